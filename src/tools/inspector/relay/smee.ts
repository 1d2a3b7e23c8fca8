import { decodeUtf8 } from '../../../core/bytes/encoding.js'
import { type RelayFrame, toBytes } from './frames.js'

/**
 * A request as smee.io announces it to its clients: the headers in lower case beside the parsed body. Repeated headers are
 * joined and the layout of JSON is lost, as it is there.
 */
export function smeeMessage({ id, rawHeaders, bodyBase64, target }: RelayFrame): string {
  const headers: Record<string, string> = Object.create(null)
  for (const [name, value] of rawHeaders) {
    const key = name.toLowerCase()
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`
  }
  const query = Object.fromEntries(new URLSearchParams(/\?(.*)/s.exec(target)?.[1] ?? ''))
  const body = parseBody(decodeUtf8(toBytes(bodyBase64) ?? new Uint8Array()) ?? '')
  return `id: ${id}\ndata: ${JSON.stringify({ ...headers, body, query, timestamp: Date.now() })}\n\n`
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
