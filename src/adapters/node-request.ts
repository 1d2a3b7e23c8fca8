import type { IncomingMessage } from 'node:http'
import type { HeaderLine } from '../request/delivery.js'
import { readBody } from './node-body.js'
import type { NodeRequest, NodeSource } from './node-source.js'

/** Takes over a Node request; its body is read when the receiver asks for it. */
export function toIncoming(request: IncomingMessage, source: NodeSource): NodeRequest {
  const encrypted = isEncrypted(request)
  const incoming: NodeRequest = {
    method: request.method ?? '',
    url: toUrl(source.target ?? request.url ?? '/', request.headers.host ?? '', encrypted),
    headers: toHeaderLines(request.rawHeaders),
    encrypted,
    body: (limits) => readBody(request, incoming, source, limits),
    whole: false,
  }
  return incoming
}

/**
 * Thrown at once and not as a rejection: frameworks answer 500 either way, but Express 4 leaves rejections to end the
 * process.
 *
 * @throws {TypeError} naming the adapter, unless the value is a request of Node
 */
export function requireNodeRequest(request: Partial<IncomingMessage> | undefined, adapter: string): void {
  if (Array.isArray(request?.rawHeaders)) return
  throw new TypeError(`${adapter}: expected a request of Node; in Koa use toKoa, and toFetch for a Fetch Request`)
}

// Duplicate lines survive only here; `request.headers` joins or drops them.
function toHeaderLines(raw: readonly string[]): readonly HeaderLine[] {
  const lines: HeaderLine[] = []
  for (let index = 0; index + 1 < raw.length; index += 2) lines.push([raw[index] ?? '', raw[index + 1] ?? ''])
  return lines
}

// The socket of this very connection, whatever a proxy says. Without TLS, HTTP/2 may have the property too.
function isEncrypted({ socket }: IncomingMessage): boolean {
  return 'encrypted' in socket && socket.encrypted === true
}

// Written together as text: resolving a target such as `//evil.example/` against a base would change the host.
function toUrl(target: string, host: string, encrypted: boolean): string {
  const scheme = encrypted ? 'https' : 'http'
  if (!target.startsWith('/')) return URL.canParse(target) ? target : `${scheme}://localhost/`
  return `${scheme}://${isHost(host) ? host : 'localhost'}${target}`
}

// The last host that was fine: nearly every request has the same one, and looking at it costs 2 % of a small request.
let knownHost: string | undefined

// The sender writes this header, and a `/`, `?` or `#` in it would make another path and query of the URL.
function isHost(host: string): boolean {
  if (host === knownHost) return true
  if (!/^[\w.~:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false
  knownHost = host
  return true
}
