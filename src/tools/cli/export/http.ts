import type { Exported } from './exported.js'

/** The request as its bytes on the wire. A body that came in chunks is written with its length. */
export function toHttp({ method, serverTarget, rawHeaders, body, capture }: Exported): Buffer {
  const isChunked = (name: string) => name.toLowerCase() === 'transfer-encoding'
  const hasLength = rawHeaders.some(([name]) => name.toLowerCase() === 'content-length')
  const lines = rawHeaders.flatMap(([name, value]) => {
    // Masking may have changed the length.
    if (name.toLowerCase() === 'content-length') return `${name}: ${body.length}`
    return isChunked(name) ? (hasLength ? [] : `Content-Length: ${body.length}`) : `${name}: ${value}`
  })
  const head = [`${method} ${serverTarget} HTTP/${capture.httpVersion}`, ...lines, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), body])
}
