import { toReason } from './to-reason.js'

/** What an operator is told of a dead letter that cannot be listed: the id under which it can be discarded, and why. */
export function toUnreadable(factory: string, id: string, error: unknown): TypeError {
  // What does not parse is cited by the parser, and may be a token.
  const why = error instanceof SyntaxError ? 'it is no JSON' : toReason(error)
  return new TypeError(`${factory}: the dead letter ${id} can be discarded, but not read: ${why}`)
}
