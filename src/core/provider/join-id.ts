/**
 * Joins parts into one id; different parts never give the same id.
 *
 * Parts are separated by colons, so colons and percent signs within them are escaped.
 */
export function joinId(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[%:]/g, encodeURIComponent)).join(':')
}
