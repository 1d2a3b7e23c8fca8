import { refusal, WebhookError, type WebhookErrorCode } from '../../../errors.js'
import { type Checks, oneOf, optional } from '../../base/options.js'
import { parseDate } from '../../base/parse-date.js'

/** Options for checking a signed timestamp. */
export interface TimestampOptions {
  /** The maximum difference from the clock, in seconds, in either direction. @default 300 */
  readonly toleranceSeconds?: number
  /** The unit of the timestamp. @default 'seconds' */
  readonly unit?: 'seconds' | 'milliseconds'
}

/** Options of {@link checkTimestamp}. */
export interface CheckTimestampOptions extends TimestampOptions {
  /** The time of receipt in milliseconds since 1970: `now` of the {@link VerifyContext}. */
  readonly now: number
  /** The header or field that held the timestamp, for the error. */
  readonly field: string
  /** The smaller limit of timestamps in the future, in seconds. @default `toleranceSeconds` */
  readonly futureSeconds?: number
}

/** Checks of {@link TimestampOptions}, to spread into a factory's checks. */
export const timestampChecks: Checks<TimestampOptions> = {
  toleranceSeconds: optional(requireTolerance),
  unit: optional(oneOf(['seconds', 'milliseconds'])),
}

/** @throws {TypeError} naming the option, unless the value is a positive number of seconds or `undefined` */
export function requireTolerance(value: unknown, option: string): void {
  if (value !== undefined && !(Number.isFinite(value) && Number(value) > 0)) {
    throw new TypeError(`${option} must be a positive number of seconds`)
  }
}

/**
 * Refuses a signed timestamp that is too old or too far in the future. Use it in your own verifiers.
 *
 * Pass the text exactly as it was signed. It must be plain decimal digits: `Number()` also accepts exponents and white
 * space, which another parser of the same header may interpret differently.
 *
 * @returns the timestamp, in milliseconds since 1970
 * @throws {WebhookError} `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 *
 * @example
 * const signature = hmacSignature({
 *   secrets: 's3cret',
 *   header: 'x-signature',
 *   signedContent: (request) => [request.body, requireHeader(request, 'x-sent-at')],
 * })
 * const verify: Verifier = (request, context) => {
 *   checkTimestamp(requireHeader(request, 'x-sent-at'), { now: context.now, field: 'x-sent-at' })
 *   return signature(request, context)
 * }
 */
export function checkTimestamp(text: string, options: CheckTimestampOptions): number {
  const { field, unit = 'seconds' } = options
  if (!/^[1-9][0-9]{0,14}$/.test(text)) {
    throw refusal('timestamp_malformed', `${field} is not a plain decimal number`, { field })
  }
  return requireRecent(Number(text) * (unit === 'seconds' ? 1000 : 1), options)
}

/**
 * Like {@link checkTimestamp}, for an RFC 3339 time with at most nanosecond precision.
 *
 * @returns the timestamp, in milliseconds since 1970
 * @throws {WebhookError} `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 */
export function checkDateTimestamp(text: string, options: Omit<CheckTimestampOptions, 'unit'>): number {
  const { field } = options
  const sentAt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(text)
    ? parseDate(text)
    : undefined
  if (sentAt === undefined) {
    throw refusal('timestamp_malformed', `${field} is not an RFC 3339 time`, { field })
  }
  return requireRecent(sentAt.getTime(), options)
}

function requireRecent(
  sentAt: number,
  { now, field, toleranceSeconds = 300, futureSeconds = toleranceSeconds }: CheckTimestampOptions,
): number {
  const skewSeconds = (now - sentAt) / 1000
  if (Number.isNaN(skewSeconds)) throw new WebhookError('internal_error', 'the clock did not return a number')
  // Every comparison with NaN is false, so an invalid tolerance refuses all requests.
  if (skewSeconds <= toleranceSeconds && -skewSeconds <= futureSeconds) return sentAt
  const code: WebhookErrorCode = skewSeconds > 0 ? 'timestamp_too_old' : 'timestamp_in_future'
  const distance = `${Math.round(Math.abs(skewSeconds))} s in the ${skewSeconds > 0 ? 'past' : 'future'}`
  // Milliseconds misread as seconds are thousands of years in the future.
  const hint = skewSeconds < -31_536_000 ? ': is the unit milliseconds?' : ''
  const limit = skewSeconds > 0 ? toleranceSeconds : futureSeconds
  throw refusal(code, `${field} is ${distance}${hint}`, { field, skewSeconds, limit })
}
