import { parseDate } from '../../core/base/parse-date.js'
import { ClientError, isClientError } from '../http/client-error.js'

/** The statuses with which providers refuse an expired URL. */
const refusals: readonly (number | undefined)[] = [400, 401, 403]

/** The facts that distinguish an expired URL from rejected credentials. */
export interface ExpiryContext {
  readonly now: number
  /** Whether the call had credentials, so that the response may mean that these have expired. */
  readonly isAuthorized: boolean
}

/**
 * Turns the refusal of an expired URL into `gone`: the delivery cannot be fetched again.
 *
 * Storage with signed URLs responds with 403 or 400 instead of 410. The URL itself or the response shows that it expired.
 *
 * @param error - the error of a call
 * @param call - the name of the call, for the message
 * @returns a `ClientError` with the code `gone`; any other `error` unchanged
 */
export function toGoneError(error: unknown, url: string, call: string, { now, isAuthorized }: ExpiryContext): unknown {
  if (!isClientError(error) || !refusals.includes(error.status)) return error
  const { status, attempts, bodyExcerpt } = error
  const saysExpired = status !== 401 && !isAuthorized && /\bexpir(?:ed|y|ation)/i.test(splitWords(bodyExcerpt))
  if (!saysExpired && expirationOf(url) > now) return error
  return new ClientError('gone', `${call}: the URL has expired`, { status, attempts, bodyExcerpt })
}

// Storage services write errors as one word, such as `ExpiredToken`.
function splitWords(text = ''): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2')
}

/**
 * Reads when a signed URL expires from its query, in milliseconds since 1970.
 *
 * Sources: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html,
 * https://docs.cloud.google.com/storage/docs/authentication/signatures,
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-creating-signed-url-canned-policy.html,
 * https://learn.microsoft.com/rest/api/storageservices/create-service-sas.
 *
 * @returns infinity for a URL without an expiration
 */
function expirationOf(url: string): number {
  const { searchParams } = new URL(url)
  const ends = [
    signedExpiration(searchParams, 'X-Amz'),
    signedExpiration(searchParams, 'X-Goog'),
    seconds(searchParams.get('Expires')) * 1000,
    sasExpiration(searchParams.get('se') ?? ''),
  ]
  return ends.find((end) => !Number.isNaN(end)) ?? Number.POSITIVE_INFINITY
}

function signedExpiration(parameters: URLSearchParams, prefix: string): number {
  const date = parameters.get(`${prefix}-Date`) ?? ''
  const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(date) ?? []
  if (day === undefined || time === undefined) return Number.NaN
  const signedAt = `${day.replace(/(..)(..)$/, '-$1-$2')}T${time.replace(/(..)(..)$/, ':$1:$2')}Z`
  return timeOf(signedAt) + seconds(parameters.get(`${prefix}-Expires`)) * 1000
}

// In Azure a date without a time means the beginning of the day.
function sasExpiration(text: string): number {
  return timeOf(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text)
}

function timeOf(text: string): number {
  return parseDate(text)?.getTime() ?? Number.NaN
}

function seconds(text: string | null): number {
  return /^\d{1,12}$/.test(text ?? '') ? Number(text) : Number.NaN
}
