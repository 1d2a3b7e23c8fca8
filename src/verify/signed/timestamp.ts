import { requireOneOf } from '../../base/options.js'
import { parseDate } from '../../base/parse-date.js'
import { refusal, WebhookError, type WebhookErrorCode } from '../../errors.js'

/** How a signed time of sending is checked. */
export interface TimestampOptions {
  /** How far it may be from the clock, in seconds, to either side. @default 300 */
  readonly toleranceSeconds?: number
  /** What the number counts. @default 'seconds' */
  readonly unit?: 'seconds' | 'milliseconds'
}

/**
 * Checks a signed timestamp as the text that was signed, both too old and too far in the future.
 *
 * @returns the time in milliseconds since 1970
 * @throws {WebhookError} `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 */
export function checkTimestamp(text: string, now: number, field: string, options: TimestampOptions = {}): number {
  const { toleranceSeconds = 300, unit = 'seconds' } = options
  // Number() and parseInt() accept exponents, white space or trailing junk, which a later reader may see differently.
  if (!/^[1-9][0-9]{0,14}$/.test(text)) {
    throw refusal('timestamp_malformed', `${field} is not a plain decimal number`, { field })
  }
  return checkAge(Number(text) * (unit === 'seconds' ? 1000 : 1), now, field, toleranceSeconds)
}

/**
 * Checks a signed time, which was read strictly from the text that was signed.
 *
 * @returns the time, in milliseconds since 1970
 * @throws {WebhookError} `timestamp_too_old`, `timestamp_in_future`
 */
export function checkAge(sentAt: number, now: number, field: string, toleranceSeconds: number): number {
  const skewSeconds = (now - sentAt) / 1000
  // Every comparison with NaN is false, so a broken clock would let any time pass.
  if (Number.isNaN(skewSeconds)) throw new WebhookError('internal_error', 'the clock gave no number')
  if (skewSeconds > toleranceSeconds) throw outside('timestamp_too_old', field, skewSeconds, toleranceSeconds)
  if (-skewSeconds > toleranceSeconds) throw outside('timestamp_in_future', field, skewSeconds, toleranceSeconds)
  return sentAt
}

function outside(code: WebhookErrorCode, field: string, skewSeconds: number, limit: number): WebhookError {
  const distance = `${Math.round(Math.abs(skewSeconds))} s in the ${skewSeconds > 0 ? 'past' : 'future'}`
  // Milliseconds that are taken for seconds are in a far millennium.
  const hint = skewSeconds < -31_536_000 ? ': is the unit milliseconds?' : ''
  return refusal(code, `${field} is ${distance}${hint}`, { field, skewSeconds, limit })
}

/** @throws {TypeError} the tolerance is not a positive number of seconds, or the unit is not a known one */
export function requireTimestampOptions(options: TimestampOptions, option: string): void {
  requireTolerance(options.toleranceSeconds, `${option}.toleranceSeconds`)
  if (options.unit !== undefined) requireOneOf(options.unit, ['seconds', 'milliseconds'], `${option}.unit`)
}

/** @throws {TypeError} the tolerance is not a positive number of seconds */
export function requireTolerance(toleranceSeconds: number | undefined, option: string): void {
  if (toleranceSeconds === undefined) return
  if (!Number.isFinite(toleranceSeconds) || toleranceSeconds <= 0) {
    throw new TypeError(`${option} must be a positive number of seconds`)
  }
}

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
