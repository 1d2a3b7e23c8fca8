import { requireHeaderPrefix } from '../../base/options.js'
import type { RequestHead } from '../../request/delivery.js'
import { readHeader } from '../../request/headers.js'

/** The names of the three headers of Standard Webhooks, which belong together. */
export interface StandardWebhooksHeaders {
  readonly idHeader: string
  readonly timestampHeader: string
  readonly signatureHeader: string
}

/**
 * Finds the headers that count for a request: those of the first prefix with a signature, or of the first prefix.
 *
 * The id that was signed and the id that a delivery is known by must be the same, so whoever reads one asks here.
 *
 * @throws {TypeError} there is no prefix, or one that no header can begin with
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
