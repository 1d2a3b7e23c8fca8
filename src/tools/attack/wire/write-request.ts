import type { HeaderLine } from '../../../core/request/delivery.js'
import type { WireRequest } from './exchange.js'

/** Headers that follow from the framing. */
const framingHeaders = new Set(['host', 'content-length', 'transfer-encoding', 'connection', 'expect'])

/** The headers of a request that are not those of its framing. */
export function ownHeaders(headers: readonly HeaderLine[]): readonly HeaderLine[] {
  return headers.filter(([name]) => !framingHeaders.has(name.toLowerCase()))
}

/** Writes the head of a request: request line, headers, empty line. */
export function writeHead(request: WireRequest, connection: 'close' | 'keep-alive'): Uint8Array {
  const { method, url, headers, body, framing = {} } = request
  if (framing.rawHead !== undefined) return encodeLatin1(framing.rawHead)
  const { host, pathname, search } = new URL(url)
  const length: HeaderLine =
    framing.length === 'chunked'
      ? ['Transfer-Encoding', 'chunked']
      : ['Content-Length', String(framing.declaredBytes ?? framing.totalBytes ?? body.length)]
  const lines: readonly HeaderLine[] = [
    ['Host', host],
    ...ownHeaders(headers),
    length,
    ...(framing.expectContinue === true ? [['Expect', '100-continue'] as const] : []),
    ['Connection', connection],
  ]
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return encodeLatin1(`${method} ${pathname}${search} HTTP/${framing.version ?? '1.1'}\r\n${text}\r\n`)
}

/** The parts of a body as they are written, the end of a chunked body included. At most 64 KiB are in memory. */
export function* bodyParts({ body, framing = {} }: WireRequest): Generator<Uint8Array> {
  const total = framing.totalBytes ?? body.length
  const isChunked = framing.length === 'chunked'
  const source = framing.totalBytes === undefined ? body : fill(body)
  for (let sent = 0; sent < total; ) {
    const part = source.subarray(0, framing.totalBytes === undefined ? source.length : total - sent)
    yield isChunked ? toChunk(part) : part
    sent += part.length
  }
  if (isChunked) yield encodeLatin1('0\r\n\r\n')
}

// Repeats a short body, so that few writes are needed for many bytes.
function fill(body: Uint8Array): Uint8Array {
  const piece = body.length === 0 ? Uint8Array.of(32) : body
  const copies = Math.max(1, Math.floor(65_536 / piece.length))
  const filled = new Uint8Array(piece.length * copies)
  for (let copy = 0; copy < copies; copy++) filled.set(piece, copy * piece.length)
  return filled
}

function toChunk(part: Uint8Array): Uint8Array {
  const size = encodeLatin1(`${part.length.toString(16)}\r\n`)
  const chunk = new Uint8Array(size.length + part.length + 2)
  chunk.set(size)
  chunk.set(part, size.length)
  chunk.set([13, 10], size.length + part.length)
  return chunk
}

/** One byte for each character; header values hold bytes as characters. */
export function encodeLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
