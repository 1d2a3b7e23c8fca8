import { isWebhookError } from '../errors.js'

const mostCauses = 5
const mostCharacters = 2_000
const nameless = 'an error without a message'

/**
 * What an operator reads of a failure: its code, its message and what lies underneath, in at most 2 000 characters.
 *
 * It never throws: an engine that could not write a reason down could not write down the attempt either.
 */
export function toReason(failure: unknown): string {
  const parts: string[] = []
  try {
    for (let cause = failure; cause !== undefined && parts.length < mostCauses; cause = causeOf(cause)) {
      parts.push(describe(cause))
    }
  } catch {
    // A handler may throw anything, also what throws when it is asked.
    parts.push(nameless)
  }
  return parts.join(': ').slice(0, mostCharacters) || nameless
}

function describe(failure: unknown): string {
  if (isWebhookError(failure)) return `${failure.code}: ${failure.message}`
  return String(failure instanceof Error ? failure.message || failure.name : failure)
}

function causeOf(failure: unknown): unknown {
  return failure instanceof Error ? failure.cause : undefined
}
