import { isWebhookError } from '../../errors.js'

const maxCauses = 5
const maxCharacters = 2_000
const noMessage = 'an error without a message'

// Drivers attach the statement and its parameters to their errors: ioredis, PGlite, and PostgreSQL itself.
const sensitive = ['command', 'query', 'params', 'detail', 'where', 'internalQuery'] as const

/** A failure whose message is an encrypted reason, which is useless if it is cut. */
export class SealedFailure extends Error {}

/**
 * Describes a failure for operators: its code, its message and its causes, in at most 2 000 characters.
 *
 * It never throws, because an engine that cannot record the reason cannot record the attempt either.
 */
export function toReason(failure: unknown): string {
  const parts: string[] = []
  try {
    if (failure instanceof SealedFailure) return failure.message
    for (let cause = failure; cause !== undefined && parts.length < maxCauses; cause = causeOf(cause)) {
      parts.push(describe(cause))
    }
  } catch {
    // Handlers can throw any value, including one whose getters throw.
    parts.push(noMessage)
  }
  return parts.join(': ').slice(0, maxCharacters) || noMessage
}

function describe(failure: unknown): string {
  if (isWebhookError(failure)) return `${failure.code}: ${failure.message}`
  return String(failure instanceof Error ? failure.message || failure.name : failure)
}

function causeOf(failure: unknown): unknown {
  return failure instanceof Error ? failure.cause : undefined
}

/** Removes stored data, such as the tokens of a request, from an engine's error. */
export function redactEngineError(error: unknown): unknown {
  try {
    if (error instanceof Error) for (const property of sensitive) Reflect.deleteProperty(error, property)
    return error
  } catch {
    // An error whose properties cannot be deleted may still hold them.
    return new Error('the error of the engine could not be redacted')
  }
}

/** The error for a dead letter that cannot be read. It names the id that an operator needs to discard it. */
export function unreadableDeadLetter(factory: string, id: string, error: unknown): TypeError {
  // The parser quotes the text that it could not parse, which may be a token.
  const why = error instanceof SyntaxError ? 'it is not JSON' : toReason(error)
  return new TypeError(`${factory}: the dead letter ${id} can be discarded, but not read: ${why}`)
}
