import { refusal } from '../errors.js'

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
  const sentAt = Number(text) * (unit === 'seconds' ? 1000 : 1)
  const skewSeconds = (now - sentAt) / 1000
  if (skewSeconds > toleranceSeconds) {
    throw refusal('timestamp_too_old', `${field} is ${Math.round(skewSeconds)} s old`, {
      field,
      skewSeconds,
      limit: toleranceSeconds,
    })
  }
  if (-skewSeconds > toleranceSeconds) {
    throw refusal('timestamp_in_future', `${field} is ${Math.round(-skewSeconds)} s in the future`, {
      field,
      skewSeconds,
      limit: toleranceSeconds,
    })
  }
  return sentAt
}

/** @throws {TypeError} the tolerance is not a positive number of seconds */
export function requireTolerance(toleranceSeconds: number | undefined, option: string): void {
  if (toleranceSeconds === undefined) return
  if (!Number.isFinite(toleranceSeconds) || toleranceSeconds <= 0) {
    throw new TypeError(`${option} must be a positive number of seconds`)
  }
}
