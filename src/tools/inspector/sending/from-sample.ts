import type { Sample } from '../../../testing/sample.js'
import type { RawRequest } from '../signing/raw-request.js'
import { valuesOf } from '../signing/raw-request.js'

/** The request that a sample is on the wire, to a URL: with `Host` first, and the length of its body. */
export function toRawRequest({ method, url, headers, body }: Sample, to: URL): RawRequest {
  const query = /\?[^#]*/.exec(url)?.[0] ?? ''
  const target = to.pathname + (to.search === '' ? query : to.search)
  const isFramed = body.length === 0 || valuesOf(headers, 'content-length').length > 0
  const length = isFramed ? [] : [['Content-Length', String(body.length)] as const]
  return { method, target, rawHeaders: [['Host', to.host], ...headers, ...length], body }
}
