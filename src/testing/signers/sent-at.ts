/** A time of sending: milliseconds since 1970, or the exact text of the header, which may be invalid. */
export type SentAt = number | string

/**
 * Returns the text of a timestamp header.
 *
 * @throws {TypeError} naming the option, unless the time is a string or a number of milliseconds
 */
export function sentAtText(
  sentAt: SentAt = Date.now(),
  unit: 'seconds' | 'milliseconds' = 'seconds',
  option: string,
): string {
  if (typeof sentAt === 'string') return sentAt
  if (!Number.isFinite(sentAt)) throw new TypeError(`${option} must be milliseconds since 1970 or a string`)
  return String(Math.floor(unit === 'seconds' ? sentAt / 1000 : sentAt))
}
