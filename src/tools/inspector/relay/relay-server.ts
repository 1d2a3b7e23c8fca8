import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenAt } from '../api/serve.js'
import { toLines } from '../signing/raw-request.js'
import { isChannelName, type RelayFrame, readAnswer, toBase64, toBytes } from './frames.js'
import { type HubLimits, type NoAnswer, RelayHub } from './hub.js'
import { smeeMessage } from './smee.js'
import { TokenGuard } from './token-guard.js'

/** Options of {@link startRelay}. */
export interface RelayOptions {
  /** What clients must know, at least 16 characters. */
  readonly token: string
  readonly port: number
  /** The address to listen at. */
  readonly host: string
  /** The longest body, in bytes. */
  readonly maxBodyBytes: number
  readonly limits: HubLimits
  /** Whether clients of smee.io can read channels by their names alone, without the token. */
  readonly smee: boolean
}

/** A running relay. */
export interface Relay {
  readonly port: number
  readonly hub: RelayHub
  close(): Promise<void>
}

const keepAliveMs = 15_000
const maxBufferedBytes = 16_777_216
const maxConnections = 2_000

/**
 * Starts a relay: requests to `/<channel>/...` go to the client that reads `/_relay/<channel>`, and its answers go back.
 *
 * @throws {TypeError} the token is too short
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  if (options.token.length < 16) throw new TypeError('the token of a relay must have at least 16 characters')
  const hub = new RelayHub(options.limits)
  const parts: Parts = { ...options, hub, guard: new TokenGuard(options.token) }
  const server = createServer(
    { maxHeaderSize: 65_536, headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 5_000 },
    (request, response) => {
      route(request, response, parts).catch(() => {
        if (!response.headersSent) answer(response, 500, 'the relay failed\n')
        response.destroy()
      })
    },
  )
  server.maxConnections = maxConnections
  // Their size is limited instead, so that no line is dropped.
  server.maxHeadersCount = 0
  const port = await listenAt(server, options.port, options.host)
  const forgetting = setInterval(() => hub.forgetOld(), 60_000).unref()
  return {
    port,
    hub,
    async close() {
      clearInterval(forgetting)
      hub.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

interface Parts extends RelayOptions {
  readonly hub: RelayHub
  readonly guard: TokenGuard
}

async function route(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?')
  const [, first = '', second = '', third = '', fourth = ''] = path.split('/')
  if (first !== '_relay') return receive(request, response, { name: first, parts })
  if (second === 'health') return answer(response, 200, 'ok\n')
  const address = request.socket.remoteAddress ?? ''
  const isBlocked = parts.guard.isBlocked(address)
  const bearer = /^Bearer ([\x21-\x7e]{1,500})$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer === undefined || !parts.guard.isRight(bearer, address)) {
    return isBlocked ? tooManyGuesses(response) : answer(response, 401, 'the token is missing or wrong\n')
  }
  // The answer of a client behind the same proxy as the guesses still counts, because only it knows the id of a request.
  const isAnswer = request.method === 'POST' && third === 'answers' && parts.hub.isWaiting(second, fourth)
  if (isBlocked && !isAnswer) return tooManyGuesses(response)
  if (!isChannelName(second)) return answer(response, 400, 'a channel has 16 to 64 letters, digits, _ and -\n')
  if (request.method === 'GET' && third === '') return stream(response, second, parts, toFrameText)
  if (request.method === 'POST' && third === 'answers')
    return takeAnswer(request, response, { name: second, id: fourth, parts })
  answer(response, 404, 'there is no such path\n')
}

// The same for right and wrong tokens, so that further guesses tell nothing.
function tooManyGuesses(response: ServerResponse): void {
  response.setHeader('Retry-After', '60')
  answer(response, 429, 'too many wrong tokens\n')
}

const toFrameText = (frame: RelayFrame) => `data: ${JSON.stringify(frame)}\n\n`

function stream(response: ServerResponse, name: string, { hub }: Parts, toText: (frame: RelayFrame) => string): void {
  const leave = hub.subscribe(name, {
    take(frame) {
      response.write(toText(frame))
      return response.writableLength <= maxBufferedBytes
    },
    close: () => response.destroy(),
  })
  if (leave === undefined) {
    answer(response, 503, 'the relay has too many channels\n')
    return
  }
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  response.write(': welcome\n\nevent: ready\ndata: {}\n\n')
  const beat = setInterval(() => response.write(': still here\n\n'), keepAliveMs)
  response.on('close', () => {
    clearInterval(beat)
    leave()
  })
}

async function takeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { name, id, parts }: { readonly name: string; readonly id: string; readonly parts: Parts },
): Promise<void> {
  // Base64 takes a third more, and the header lines need some room.
  const bytes = await readBody(request, parts.maxBodyBytes * 1.4 + 131_072)
  if (bytes === undefined) return answer(response, 413, 'the answer is too long\n')
  const given = readAnswer(bytes.toString('utf8'))
  if (given === undefined) return answer(response, 400, 'the answer needs status, rawHeaders and bodyBase64\n')
  answer(response, parts.hub.answer(name, id, given) ? 204 : 404, '')
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { name, parts }: { readonly name: string; readonly parts: Parts },
): Promise<void> {
  const { hub, maxBodyBytes, smee } = parts
  if (!isChannelName(name)) return answer(response, 404, 'there is no such channel\n')
  const isReading = request.method === 'GET' && /\btext\/event-stream\b/.test(request.headers.accept ?? '')
  if (smee && isReading) return stream(response, name, parts, smeeMessage)
  // Anyone can send, so nothing is kept for a request that would not be taken.
  const refusal = hub.refusalOf(name)
  if (refusal !== undefined) return answerNothing(response, refusal)
  const body = await readWithin(request, maxBodyBytes, hub)
  if (body === 'overloaded') return answerNothing(response, body)
  if (body === undefined) return answer(response, 413, 'the body is too long for this relay\n')
  const frame: RelayFrame = {
    id: randomUUID(),
    method: request.method ?? 'GET',
    target: below(request.url ?? '/', name),
    rawHeaders: toLines(request.rawHeaders),
    bodyBase64: toBase64(body),
  }
  const result = await hub.send(name, frame)
  if (typeof result === 'string') return answerNothing(response, result)
  const { status, rawHeaders, bodyBase64 } = result
  const bytes = toBytes(bodyBase64) ?? new Uint8Array()
  const lines = rawHeaders.filter(
    ([line]) => !/^(connection|keep-alive|transfer-encoding|content-length|upgrade|trailer|te)$/i.test(line),
  )
  const length = status === 204 || status === 304 ? [] : ['Content-Length', String(bytes.length)]
  response.writeHead(status, [...lines.flat(), ...length])
  response.end(status === 204 || status === 304 ? undefined : bytes)
}

const problems: Readonly<Record<NoAnswer, readonly [status: number, text: string]>> = {
  unknown_channel: [404, 'there is no such channel\n'],
  no_client: [503, 'no client is connected to this channel\n'],
  timeout: [504, 'the client has not answered in time\n'],
  overloaded: [503, 'too many requests are waiting\n'],
}

function answerNothing(response: ServerResponse, problem: NoAnswer): void {
  const [status, text] = problems[problem]
  if (status === 503) response.setHeader('Retry-After', '5')
  answer(response, status, text)
}

function answer(response: ServerResponse, status: number, text: string): void {
  if (status >= 400) response.setHeader('Connection', 'close')
  response.writeHead(status, { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' })
  response.end(text)
}

/** The target below the channel: `/<channel>/hooks?a=1` becomes `/hooks?a=1`. */
function below(target: string, name: string): string {
  const rest = target.slice(target.indexOf(name) + name.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The body, while the bodies of all requests that are being read fit into the memory of the hub. */
async function readWithin(
  request: IncomingMessage,
  limit: number,
  hub: RelayHub,
): Promise<Buffer | 'overloaded' | undefined> {
  let reserved = 0
  let isFull = false
  try {
    const body = await readBody(request, limit, (bytes) => {
      isFull = !hub.reserve(bytes)
      if (!isFull) reserved += bytes
      return !isFull
    })
    return isFull ? 'overloaded' : body
  } finally {
    hub.release(reserved)
  }
}

/** The body; `undefined` if it is longer than the limit, or `take` refuses a part of it. */
async function readBody(
  request: IncomingMessage,
  limit: number,
  take: (bytes: number) => boolean = () => true,
): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length
    if (length > limit || !take(part.length)) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
