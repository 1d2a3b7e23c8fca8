import type { RequestHead, Retry } from '../request/delivery.js'
import { readHeader } from '../request/headers.js'

/**
 * What headers say of a delivery that is sent again; `undefined` for the first time, and for what is no number.
 *
 * No vendor signs them, so nothing but a report may depend on them.
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
