import { parseDate } from '../../base/parse-date.js'
import { refusal } from '../../errors.js'
import { checkAge } from './timestamp.js'

/**
 * Checks a signed time in UTC as RFC 3339 writes it, to the nanosecond: the text that was signed, strictly.
 *
 * @returns the time in milliseconds since 1970
 * @throws {WebhookError} `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 */
export function checkDateTimestamp(text: string, now: number, field: string, toleranceSeconds: number): number {
  const sentAt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/.test(text) ? parseDate(text) : undefined
  if (sentAt === undefined) {
    throw refusal('timestamp_malformed', `${field} is not a time in UTC as RFC 3339 writes it`, { field })
  }
  return checkAge(sentAt.getTime(), now, field, toleranceSeconds)
}
