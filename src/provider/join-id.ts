/**
 * Makes one id of several parts; different parts never make the same id.
 *
 * A colon stands between the parts, and so is escaped within them, together with the sign that escapes.
 */
export function joinId(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[%:]/g, encodeURIComponent)).join(':')
}
