import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type FetchHandler = (request: Request) => Promise<Response>

/**
 * Serves a Fetch handler under `node:http` and frameworks over it, with streams in both directions.
 *
 * @returns a function that resolves when the response was written or the browser is gone; it never rejects
 */
export function toNodeHandler(
  handler: FetchHandler,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      const closed = new AbortController()
      response.on('close', () => closed.abort())
      const called = toRequest(request, closed.signal)
      await write(called === undefined ? badRequest() : await handler(called), response)
    } catch {
      // The browser is gone, or the response was begun: there is nothing left to answer.
      response.destroy()
    }
  }
}

// Express rewrites `url` below a mounted path.
function targetOf(request: IncomingMessage): string {
  const original: unknown = Reflect.get(request, 'originalUrl')
  return typeof original === 'string' ? original : (request.url ?? '/')
}

function toRequest(request: IncomingMessage, signal: AbortSignal): Request | undefined {
  const { method = 'GET', headers } = request
  const target = targetOf(request)
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  const base = `${'encrypted' in request.socket ? 'https' : 'http'}://${headers.host ?? ''}`
  // Concatenated, because resolving a target such as `//evil.example/` against a base would change the host.
  const url = base + target
  if (
    hosts.length !== 1 ||
    !target.startsWith('/') ||
    !/^[\w.:[\]-]+$/.test(headers.host ?? '') ||
    !URL.canParse(url)
  ) {
    return undefined
  }
  const lines = Object.entries(headers).flatMap(([name, value = '']) =>
    (Array.isArray(value) ? value : [value]).map((single): [string, string] => [name, single]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const init = { method, headers: lines, signal }
  // `duplex` is required for a stream, and missing in the declarations of the DOM.
  return new Request(url, hasBody ? ({ ...init, body: Readable.toWeb(request), duplex: 'half' } as RequestInit) : init)
}

function badRequest(): Response {
  return new Response('Bad request\n', { status: 400, headers: { 'content-type': 'text/plain' } })
}

async function write({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
  response.writeHead(status, [...headers])
  if (body === null) {
    response.end()
    return
  }
  response.flushHeaders()
  // The types of web streams of Node and of the DOM differ in names only.
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response)
}

/** Options of {@link serveLocally}. */
export interface ServeOptions {
  /** `0` chooses a free one. */
  readonly port: number
}

/** A server on this machine. */
export interface LocalServer {
  readonly port: number
  /** Ends all connections. */
  close(): Promise<void>
}

/**
 * Serves the handler that `make` makes for a port on 127.0.0.1, never on another address.
 *
 * @throws {Error} of Node, if the port is in use
 */
export async function serveLocally(make: (port: number) => FetchHandler, { port }: ServeOptions): Promise<LocalServer> {
  let handle: ReturnType<typeof toNodeHandler> | undefined
  const server = createServer({ requestTimeout: 30_000, maxHeaderSize: 32_768 }, (request, response) => {
    void handle?.(request, response)
  })
  server.maxConnections = 128
  const actual = await listenAt(server, port)
  handle = toNodeHandler(make(actual))
  return {
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Listens at a port, `0` for a free one. @returns the port @throws {Error} of Node, if the port is in use */
export async function listenAt(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(port, host), 'listening')
  // The address of a server that listens on a port is not a path.
  return (server.address() as AddressInfo).port
}
