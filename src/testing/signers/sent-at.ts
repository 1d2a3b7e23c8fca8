/** A time of sending: milliseconds since 1970, or the text of the header as it is to be sent, right or wrong. */
export type SentAt = number | string

/**
 * The text of a timestamp header.
 *
 * @throws {TypeError} naming the option, unless the time is text or a number of milliseconds
 */
export function sentAtText(
  sentAt: SentAt = Date.now(),
  unit: 'seconds' | 'milliseconds' = 'seconds',
  option: string,
): string {
  if (typeof sentAt === 'string') return sentAt
  if (!Number.isFinite(sentAt)) throw new TypeError(`${option} must be milliseconds since 1970 or a text`)
  return String(Math.floor(unit === 'seconds' ? sentAt / 1000 : sentAt))
}
