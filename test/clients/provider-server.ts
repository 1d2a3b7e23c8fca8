import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the server received. */
interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Responds to one request. */
export type Respond = (response: ServerResponse, request: Received) => void

/** A server on loopback that calls one function for each request, and repeats the last one. */
export interface ProviderServer {
  readonly baseUrl: string
  readonly received: readonly Received[]
  /** Resolves when this many requests have arrived. */
  arrived(count: number): Promise<void>
  close(): Promise<void>
}

export async function startProvider(...responds: readonly Respond[]): Promise<ProviderServer> {
  const received: Received[] = []
  const waiting: { readonly count: number; readonly resolve: () => void }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const entry = { method, path, headers, body: Buffer.concat(chunks).toString() }
      const respond = responds[Math.min(received.length, responds.length - 1)]
      received.push(entry)
      respond?.(response, entry)
      for (const { count, resolve } of waiting) if (received.length >= count) resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    arrived: (count) =>
      received.length >= count
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            waiting.push({ count, resolve })
          }),
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** Responds with a status and optional JSON. */
export function answer(status: number, json?: unknown, headers: Readonly<Record<string, string>> = {}): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(json === undefined ? '' : JSON.stringify(json))
  }
}

/** Responds with a text. */
export function answerText(status: number, text: string): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/plain' })
    response.end(text)
  }
}

/** Receives the request and does not respond. */
export const keepWaiting: Respond = () => {}

/** Begins a response and does not end it. */
export const answerHalf: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"id":')
}

/** Begins a response and closes the connection. */
export const cutConnection: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"id":', () => response.destroy())
}

/** Responds without end, until the client stops reading. */
export const answerForever: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('[')
  const more = () => {
    if (!response.destroyed) response.write('0,'.repeat(10_000), () => setImmediate(more))
  }
  more()
}
