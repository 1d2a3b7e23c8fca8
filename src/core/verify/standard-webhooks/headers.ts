import { requireHeaderPrefix } from '../../base/options.js'
import type { RequestHead } from '../../request/delivery.js'
import { readHeader } from '../../request/headers.js'

/** The names of the three headers of Standard Webhooks, which share a prefix. */
export interface StandardWebhooksHeaders {
  readonly idHeader: string
  readonly timestampHeader: string
  readonly signatureHeader: string
}

/**
 * Returns a function that selects the headers for a request: those of the first prefix with a signature, or else of the
 * first prefix.
 *
 * Both the verifier and the reader of the delivery id use it, so that the id of a delivery is the signed one.
 *
 * @throws {TypeError} if there is no prefix, or a header name cannot start with one
 */
export function standardWebhooksHeaders(
  headerPrefix: string | readonly string[] = 'webhook-',
  option: string,
): (request: RequestHead) => StandardWebhooksHeaders {
  const [first, ...others] = toList(headerPrefix).map((prefix) => {
    requireHeaderPrefix(prefix, option)
    return { idHeader: `${prefix}id`, timestampHeader: `${prefix}timestamp`, signatureHeader: `${prefix}signature` }
  })
  if (first === undefined) throw new TypeError(`${option} is empty`)
  if (others.length === 0) return () => first
  return (request) =>
    [first, ...others].find(({ signatureHeader }) => readHeader(request, signatureHeader) !== undefined) ?? first
}

function toList(headerPrefix: string | readonly string[]): readonly string[] {
  return Array.isArray(headerPrefix) ? headerPrefix : [headerPrefix as string]
}
