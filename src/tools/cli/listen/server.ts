import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { HeaderLine } from '../../../core/request/delivery.js'
import { listenAt } from '../../inspector/api/serve.js'
import { toLines } from '../../inspector/signing/raw-request.js'
import { listenError } from '../exit.js'

/** A request as it arrived. */
export interface RawRequest {
  readonly receivedAt: string
  readonly method: string
  readonly target: string
  readonly httpVersion: string
  readonly rawHeaders: readonly HeaderLine[]
  /** The body, or its beginning if it is longer than the limit. */
  readonly body: Buffer
  readonly truncated: boolean
}

/** What is answered. */
export interface RawAnswer {
  readonly status: number
  readonly statusMessage?: string | undefined
  readonly rawHeaders: readonly HeaderLine[]
  readonly body: Uint8Array
}

/** Options of {@link startServer}. */
export interface ServerOptions {
  readonly port: number
  /** The longest body, in bytes; a longer one is answered 413. */
  readonly maxBodyBytes: number
  /** Answers a request; if it rejects, 503 is answered. */
  readonly handle: (request: RawRequest) => Promise<RawAnswer>
  /** Called with what `handle` has thrown. */
  readonly onError: (error: unknown) => void
  /** Called for a request whose sender has gone before its body was complete. */
  readonly onAborted: (method: string, target: string) => void
}

/** A server that takes requests as they are. */
export interface CaptureServer {
  readonly url: string
  readonly port: number
  /** Takes no more requests, and ends those that are still open after some time. */
  close(graceMs: number): Promise<void>
}

const maxHeaderBytes = 65_536
const maxConnections = 1_000

/**
 * Starts a server on 127.0.0.1, which other machines cannot reach.
 *
 * @throws {UsageError} the port is taken
 */
export async function startServer(options: ServerOptions): Promise<CaptureServer> {
  const server = createServer({ maxHeaderSize: maxHeaderBytes, keepAliveTimeout: 5_000 }, (request, response) => {
    void exchange(request, response, options)
  })
  server.maxConnections = maxConnections
  // By default Node drops the header lines after the two thousandth; their size is limited instead.
  server.maxHeadersCount = 0
  const port = await listenAt(server, options.port).catch((error: unknown) => {
    throw listenError(options.port, error)
  })
  return { url: `http://127.0.0.1:${port}`, port, close: (graceMs) => close(server, graceMs) }
}

async function exchange(request: IncomingMessage, response: ServerResponse, options: ServerOptions): Promise<void> {
  const receivedAt = new Date().toISOString()
  const { method = '', url = '/', httpVersion } = request
  let read: Awaited<ReturnType<typeof readBody>>
  try {
    read = await readBody(request, options.maxBodyBytes)
  } catch {
    options.onAborted(method, url)
    return
  }
  const rawHeaders = toLines(request.rawHeaders)
  const answer = await options
    .handle({ receivedAt, method, target: url, httpVersion, rawHeaders, ...read })
    .catch((error: unknown) => {
      options.onError(error)
      // The sender should try again: the request may not be stored.
      return { status: 503, rawHeaders: [['Content-Length', '0']], body: new Uint8Array() } as const
    })
  if (response.destroyed) return
  response.sendDate = false
  if (read.truncated) response.shouldKeepAlive = false
  write(response, answer, method)
  // The rest of a body that is too long: read and dropped until the sender has the answer.
  if (read.truncated) request.on('error', () => {}).resume()
}

function write(response: ServerResponse, { status, statusMessage, rawHeaders, body }: RawAnswer, method: string): void {
  const hasNoContent = status === 204 || status === 304 || method === 'HEAD'
  try {
    if (status < 200 || status > 599) throw new RangeError(`${status} is not the status of an answer`)
    if (statusMessage === undefined) response.writeHead(status, rawHeaders.flat())
    else response.writeHead(status, statusMessage, rawHeaders.flat())
    response.end(hasNoContent ? undefined : body)
  } catch {
    // A local server can send a status, a reason or a header that HTTP does not allow. Node keeps a reason that it has refused.
    response.writeHead(502, 'Bad Gateway', ['Content-Length', '0']).end()
  }
}

function readBody(request: IncomingMessage, maxBytes: number): Promise<{ body: Buffer; truncated: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const onData = (chunk: Buffer) => {
      length += chunk.length
      chunks.push(length > maxBytes ? chunk.subarray(0, chunk.length - (length - maxBytes)) : chunk)
      if (length <= maxBytes) return
      request.off('data', onData).pause()
      resolve({ body: Buffer.concat(chunks), truncated: true })
    }
    request.on('data', onData)
    request.once('end', () => resolve({ body: Buffer.concat(chunks), truncated: false }))
    request.once('error', reject)
    request.once('close', () => reject(new Error('the sender has gone')))
  })
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
