import { isWebhookError } from '../errors.js'

const mostCauses = 5
const mostCharacters = 2_000

/** What an operator reads of a failure: its code, its message and what lies underneath, in at most 2 000 characters. */
export function toReason(failure: unknown): string {
  const parts: string[] = []
  for (let cause = failure; cause !== undefined && parts.length < mostCauses; cause = causeOf(cause)) {
    parts.push(describe(cause))
  }
  return parts.join(': ').slice(0, mostCharacters)
}

function describe(failure: unknown): string {
  // A handler may throw anything, also what cannot be told.
  try {
    if (isWebhookError(failure)) return `${failure.code}: ${failure.message}`
    return failure instanceof Error ? failure.message || failure.name : String(failure)
  } catch {
    return 'an error without a message'
  }
}

function causeOf(failure: unknown): unknown {
  return failure instanceof Error ? failure.cause : undefined
}
