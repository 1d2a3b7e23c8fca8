import { parseDate } from '../base/parse-date.js'
import { ClientError, isClientError } from '../clients/http/client-error.js'

/** What a URL that has expired is refused with, by one provider or another. */
const refusals: readonly (number | undefined)[] = [400, 401, 403]

/** What it takes to tell an expired URL from credentials that are not good. */
export interface ExpiryContext {
  readonly now: number
  /** Whether the call carried credentials: then it may be these that the answer calls expired. */
  readonly isAuthorized: boolean
}

/**
 * A refusal as what it is: a stored delivery under a URL that has expired is gone, whoever asks for it.
 *
 * Storage with signed URLs answers with 403 or 400 then, and not with 410. When a URL ends is told by itself or by the answer.
 *
 * @param error - what a call has failed with
 * @param call - the name of the call, for the message
 * @returns a `ClientError` with the code `gone`; `error` where it is another one
 */
export function asGone(error: unknown, url: string, call: string, { now, isAuthorized }: ExpiryContext): unknown {
  if (!isClientError(error) || !refusals.includes(error.status)) return error
  const { status, attempts, bodyExcerpt } = error
  const isToldExpired = status !== 401 && !isAuthorized && /\bexpir(?:ed|y|ation)/i.test(toWords(bodyExcerpt))
  if (!isToldExpired && endOf(url) > now) return error
  return new ClientError('gone', `${call}: the URL has expired`, { status, attempts, bodyExcerpt })
}

// Storage names errors in one word, such as `ExpiredToken`.
function toWords(text = ''): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2')
}

/**
 * When a signed URL ends, in milliseconds since 1970, by its own parameters.
 *
 * Sources: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html,
 * https://docs.cloud.google.com/storage/docs/authentication/signatures,
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-creating-signed-url-canned-policy.html,
 * https://learn.microsoft.com/rest/api/storageservices/create-service-sas.
 *
 * @returns infinity where it does not say
 */
function endOf(url: string): number {
  const { searchParams } = new URL(url)
  const ends = [
    signedEnd(searchParams, 'X-Amz'),
    signedEnd(searchParams, 'X-Goog'),
    seconds(searchParams.get('Expires')) * 1000,
    sasEnd(searchParams.get('se') ?? ''),
  ]
  return ends.find((end) => !Number.isNaN(end)) ?? Number.POSITIVE_INFINITY
}

function signedEnd(parameters: URLSearchParams, prefix: string): number {
  const date = parameters.get(`${prefix}-Date`) ?? ''
  const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(date) ?? []
  if (day === undefined || time === undefined) return Number.NaN
  const signedAt = `${day.replace(/(..)(..)$/, '-$1-$2')}T${time.replace(/(..)(..)$/, ':$1:$2')}Z`
  return momentOf(signedAt) + seconds(parameters.get(`${prefix}-Expires`)) * 1000
}

// Azure takes a day alone for its beginning.
function sasEnd(text: string): number {
  return momentOf(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text)
}

function momentOf(text: string): number {
  return parseDate(text)?.getTime() ?? Number.NaN
}

function seconds(text: string | null): number {
  return /^\d{1,12}$/.test(text ?? '') ? Number(text) : Number.NaN
}
