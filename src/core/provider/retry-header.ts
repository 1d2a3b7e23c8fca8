import type { RequestHead, Retry } from '../request/delivery.js'
import { readHeader } from '../request/headers.js'

/**
 * Reads the retry headers of a delivery; `undefined` for the first attempt and for anything but a number.
 *
 * Vendors do not sign these headers, so use them for reports only.
 */
export function retryFromHeaders(
  request: RequestHead,
  attemptHeader: string,
  reasonHeader?: string,
): Retry | undefined {
  const attempt = readHeader(request, attemptHeader)
  if (attempt === undefined || !/^[1-9][0-9]{0,5}$/.test(attempt)) return undefined
  const reason = reasonHeader === undefined ? undefined : readHeader(request, reasonHeader)
  return { attempt: Number(attempt), reason }
}
