import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server got. */
interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** How it answers one request. */
export type Respond = (response: ServerResponse, request: Received) => void

/** A server on loopback that answers as it is told, one function for each request; the last one again and again. */
export interface ProviderServer {
  readonly baseUrl: string
  readonly received: readonly Received[]
  /** Resolves once so many requests have come. */
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

/** Answers with a status, and JSON where there is some. */
export function answer(status: number, json?: unknown, headers: Readonly<Record<string, string>> = {}): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(json === undefined ? '' : JSON.stringify(json))
  }
}

/** Answers with a text as it is. */
export function answerText(status: number, text: string): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/plain' })
    response.end(text)
  }
}

/** Takes the request and does not answer. */
export const keepWaiting: Respond = () => {}

/** Begins an answer and does not end it. */
export const answerHalf: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"id":')
}

/** Begins an answer and closes the connection. */
export const cutConnection: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"id":', () => response.destroy())
}

/** Answers without end, until nobody reads any more. */
export const answerForever: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('[')
  const more = () => {
    if (!response.destroyed) response.write('0,'.repeat(10_000), () => setImmediate(more))
  }
  more()
}
