import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:net'
import { type Destination, toDestination } from '../../../../src/tools/inspector/sending/destination.js'
import type { RawRequest } from '../../../../src/tools/inspector/signing/raw-request.js'
import { listen } from '../../../listen.js'

/** A server that keeps the bytes of each connection, and answers once they are as long as it is told, or after a pause. */
export async function listenForBytes(answer = 'HTTP/1.1 204 No Content\r\nX-A: 1\r\nx-a: 2\r\n\r\n', quietMs = 15) {
  const arrivals: Buffer[] = []
  const server = createServer((socket) => {
    const parts: Buffer[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const index = arrivals.length
    socket.on('data', (bytes) => {
      parts.push(bytes)
      arrivals[index] = Buffer.concat(parts)
      clearTimeout(timer)
      timer = setTimeout(() => socket.end(answer), quietMs)
    })
    socket.on('error', () => {})
    socket.on('close', () => clearTimeout(timer))
  })
  return { arrivals, destination: await destinationOf(server) }
}

/** A server that reads requests as `listen` does. */
export async function listenForRequests(respond = 200) {
  const arrivals: RawRequest[] = []
  const server = createHttpServer((request, response) => {
    void read(request).then((arrival) => {
      arrivals.push(arrival)
      response.writeHead(respond).end()
    })
  })
  return { arrivals, destination: await destinationOf(server) }
}

async function read(request: IncomingMessage): Promise<RawRequest> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const { method = '', url = '', rawHeaders: flat } = request
  const rawHeaders = flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as const] : []))
  return { method, target: url, rawHeaders, body: new Uint8Array(Buffer.concat(parts)) }
}

async function destinationOf(server: Server): Promise<Destination> {
  return toDestination(`http://127.0.0.1:${await listen(server)}/`)
}
