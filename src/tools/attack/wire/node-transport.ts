import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { AnswerParser } from './answer-parser.js'
import type { Arrival, Transport, WireRequest } from './exchange.js'
import { isLoopbackAddress } from './loopback.js'
import { bodyParts, writeHead } from './write-request.js'

/** Options of {@link createNodeTransport}. */
export interface RemoteRule {
  /** Allows addresses other than those of this machine. */
  readonly allowRemote: boolean
}

/**
 * Sends requests over raw sockets, one connection for each request. Redirects are never followed.
 *
 * The address is checked after the connection is made, so that a name that resolves differently each time does not help.
 */
export function createNodeTransport({ allowRemote }: RemoteRule): Transport {
  return {
    kind: 'socket',
    async send(request, timeoutMs) {
      const [arrival] = await converse([request], timeoutMs, allowRemote)
      return arrival ?? { kind: 'closed', ms: 0, sentBytes: 0 }
    },
    sendInTurn: (requests, timeoutMs) => converse(requests, timeoutMs, allowRemote),
  }
}

// Sends requests over one connection, each after the answer to the one before.
async function converse(
  requests: readonly WireRequest[],
  timeoutMs: number,
  allowRemote: boolean,
): Promise<readonly Arrival[]> {
  const [first] = requests
  if (first === undefined) return []
  const startedAt = performance.now()
  const opened = await open(new URL(first.url), timeoutMs, allowRemote)
  if (typeof opened === 'string') {
    const ms = performance.now() - startedAt
    return requests.map(() => ({ kind: 'unreachable', reason: opened, ms, sentBytes: 0 }))
  }
  const connection = new Connection(opened)
  try {
    const arrivals: Arrival[] = []
    for (const [index, request] of requests.entries()) {
      arrivals.push(await connection.exchange(request, timeoutMs, index < requests.length - 1))
    }
    return arrivals
  } finally {
    opened.destroy()
  }
}

// The socket, or why it could not be opened.
function open(url: URL, timeoutMs: number, allowRemote: boolean): Promise<Socket | string> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isEncrypted = url.protocol === 'https:'
  const port = Number(url.port || (isEncrypted ? 443 : 80))
  return new Promise((resolve) => {
    // The name is sent in TLS only if it is a name. A certificate of a local server is mostly self-signed.
    const name = isIP(host) === 0 ? { servername: host } : {}
    const socket = isEncrypted
      ? connectTls({ host, port, ...name, rejectUnauthorized: allowRemote })
      : connect({ host, port })
    const timer = setTimeout(() => fail('ETIMEDOUT'), timeoutMs)
    const fail = (reason: string) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(reason)
    }
    socket.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'connection failed'))
    socket.once(isEncrypted ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer)
      if (!allowRemote && !isLoopbackAddress(socket.remoteAddress)) return fail('not an address of this machine')
      socket.setNoDelay(true)
      resolve(socket)
    })
  })
}

class Connection {
  readonly #socket: Socket
  #parser = new AnswerParser()
  #isClosed = false
  #wake = () => {}

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (bytes: Uint8Array) => {
      this.#parser.add(bytes)
      this.#wake()
    })
    const onEnd = () => {
      this.#isClosed = true
      this.#wake()
    }
    socket.on('end', onEnd)
    socket.on('close', onEnd)
    socket.on('drain', () => this.#wake())
  }

  async exchange(request: WireRequest, timeoutMs: number, keep: boolean): Promise<Arrival> {
    const startedAt = performance.now()
    const deadline = startedAt + timeoutMs
    this.#parser = new AnswerParser()
    const sentBytes = await this.#write(request, deadline, keep)
    const done = (): { ms: number; sentBytes: number } => ({ ms: performance.now() - startedAt, sentBytes })
    if (request.framing?.abort === true) {
      this.#socket.destroy()
      return { kind: 'closed', ...done() }
    }
    await this.#until(() => this.#parser.answer !== undefined || this.#isClosed, deadline)
    const answer = this.#parser.answer ?? (this.#isClosed ? this.#parser.end() : undefined)
    if (answer !== undefined) return { kind: 'answer', answer, ...done() }
    return { kind: this.#isClosed ? 'closed' : 'timeout', ...done() }
  }

  // Stops at the first byte of an answer: a server that answers early does not read the rest.
  async #write(request: WireRequest, deadline: number, keep: boolean): Promise<number> {
    const { framing = {} } = request
    const head = writeHead(request, keep ? 'keep-alive' : 'close')
    if (framing.segments !== undefined) return this.#writeSlowly(request, head, deadline)
    this.#socket.write(head)
    if (framing.expectContinue === true) {
      // RFC 9110, section 10.1.1: a client does not wait indefinitely.
      const patience = Math.min(deadline, performance.now() + 1500)
      await this.#until(() => this.#parser.isContinued || this.#parser.end() !== undefined || this.#isClosed, patience)
    }
    let sent = 0
    for (const part of bodyParts(request)) {
      if (this.#isClosed || this.#parser.end() !== undefined || performance.now() > deadline) break
      const isFlushed = this.#socket.write(part)
      sent += part.length
      if (!isFlushed) await this.#until(() => !this.#socket.writableNeedDrain || this.#isClosed, deadline)
    }
    return sent
  }

  async #writeSlowly(request: WireRequest, head: Uint8Array, deadline: number): Promise<number> {
    const { segments = 1, pauseMs = 0 } = request.framing ?? {}
    const bytes = Buffer.concat([...bodyParts(request)])
    const size = Math.max(1, Math.ceil(bytes.length / segments))
    this.#socket.write(head)
    await this.#until(() => this.#isClosed, Math.min(deadline, performance.now() + pauseMs))
    let sent = 0
    const isOver = () => this.#isClosed || this.#parser.end() !== undefined || performance.now() > deadline
    for (; sent < bytes.length && !isOver(); sent += size) {
      this.#socket.write(bytes.subarray(sent, sent + size))
      await this.#until(() => this.#isClosed, Math.min(deadline, performance.now() + pauseMs))
    }
    return Math.min(sent, bytes.length)
  }

  async #until(isReached: () => boolean, deadline: number): Promise<void> {
    while (!isReached()) {
      const left = deadline - performance.now()
      if (left <= 0) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
}
