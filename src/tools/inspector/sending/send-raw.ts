import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { limitSignal } from '../../../core/base/time-limit.js'
import type { HeaderLine } from '../../../core/request/delivery.js'
import { type RawRequest, toLines, valuesOf, withValues } from '../signing/raw-request.js'
import { addressesOf, type Destination } from './destination.js'
import { ExactHead, writeHead } from './exact-head.js'

/** The answer of a server. */
export interface RawAnswer {
  readonly status: number
  readonly rawHeaders: readonly HeaderLine[]
  /** The beginning of the body, at most 64 KiB. */
  readonly body: Uint8Array
  readonly durationMs: number
}

/** No answer came. */
export class SendError extends Error {
  override readonly name = 'SendError'
  /** `timeout`, `cut` for a connection that was cut on purpose, or a code of the system such as `ECONNREFUSED`. */
  readonly code: string
  readonly durationMs: number

  constructor(code: string, durationMs: number) {
    super(code === 'timeout' ? 'no answer in time' : `no answer: ${code}`)
    this.code = code
    this.durationMs = durationMs
  }
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL']

/** Whether the code of a {@link SendError} means that no connection could be made, so that no server has seen the request. */
export function isUnreachable(code: string | undefined): boolean {
  return code !== undefined && unreachable.includes(code)
}

/** Options of {@link sendRaw}. */
export interface SendRawOptions {
  /** How long the answer may take, in milliseconds. @default 30_000 */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Sends the body in pieces over this time, in milliseconds. @default at once */
  readonly slowMs?: number
  /** Closes the connection after half of the body. @default false */
  readonly cut?: boolean
  /** Whether certificates are not checked, for a server on this machine. @default false */
  readonly insecure?: boolean
}

const maxAnswerBytes = 65_536
const pieces = 8

/**
 * Sends a request exactly as it is: every header line in its order and with its repeats, and the same bytes. Redirects are
 * not followed. Only `Host` is replaced, if the server is on another machine.
 *
 * @throws {SendError} no answer came
 * @throws {TypeError} the request cannot be written, such as one whose body is longer than its `Content-Length`
 */
export async function sendRaw(
  request: RawRequest,
  destination: Destination,
  options: SendRawOptions = {},
): Promise<RawAnswer> {
  const { timeoutMs = 30_000, signal } = options
  const lines = withHost(request, destination)
  requireFraming(request.body, lines)
  const startedAt = performance.now()
  const limit = limitSignal(timeoutMs, signal)
  try {
    const addresses = await addressesOf(destination)
    const answer = await exchange(
      { ...request, rawHeaders: lines },
      { destination, addresses, options, ended: limit.signal },
    )
    return { ...answer, durationMs: performance.now() - startedAt }
  } catch (error) {
    throw new SendError(signal?.aborted ? 'aborted' : codeOf(error), performance.now() - startedAt)
  } finally {
    limit.end()
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout'
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown }
  if (code === 'ABORT_ERR') return cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'aborted'
  return typeof code === 'string' ? code : 'failed'
}

function withHost({ rawHeaders }: RawRequest, { url, isRemote }: Destination): readonly HeaderLine[] {
  const host = valuesOf(rawHeaders, 'host')
  if (host.length === 1 && !isRemote) return rawHeaders
  return host.length === 0 ? [['Host', url.host], ...rawHeaders] : withValues(rawHeaders, 'host', [url.host])
}

function requireFraming(body: Uint8Array, lines: readonly HeaderLine[]): void {
  const lengths = valuesOf(lines, 'content-length')
  const isChunked = valuesOf(lines, 'transfer-encoding').length > 0
  const isRight = isChunked ? lengths.length === 0 : lengths.every((length) => length === String(body.length))
  if (!isRight)
    throw new TypeError('the body does not have the length that Content-Length says; was the capture truncated?')
  if (!isChunked && lengths.length === 0 && body.length > 0) throw new TypeError('the request has no Content-Length')
}

interface Situation {
  readonly destination: Destination
  readonly addresses: readonly string[]
  readonly options: SendRawOptions
  readonly ended: AbortSignal
}

function exchange(request: RawRequest, situation: Situation): Promise<Omit<RawAnswer, 'durationMs'>> {
  const { method, target, rawHeaders, body } = request
  const { options, ended } = situation
  return new Promise((resolve, reject) => {
    const isFramed =
      valuesOf(rawHeaders, 'content-length').length + valuesOf(rawHeaders, 'transfer-encoding').length > 0
    // What Node reads from the lines is the framing only; ExactHead writes the head.
    const framing = isFramed ? rawHeaders : [...rawHeaders, ['Content-Length', '0'] as const]
    const outgoing = httpRequest({
      method,
      path: target,
      headers: framing.flat(),
      signal: ended,
      createConnection: () => new ExactHead(open(situation), writeHead(method, target, rawHeaders)),
    })
    outgoing.on('error', (error) => reject(ended.aborted ? ended.reason : error))
    outgoing.on('response', (incoming) => {
      readAnswer(incoming).then(resolve, reject)
    })
    // Without this, no other event follows an answer that changes the protocol.
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy()
      reject(Object.assign(new Error('the server changes the protocol'), { code: 'upgrade' }))
    })
    writeBody(outgoing, Buffer.from(body), options, ended).catch((error: unknown) => {
      outgoing.destroy()
      reject(error)
    })
  })
}

function open({ destination: { url, isRemote }, addresses, options }: Situation): Socket {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  // The addresses that were checked, so that a second look-up cannot lead elsewhere. All are tried.
  const lookup: LookupFunction = (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    const [{ address, family } = { address: '', family: 0 }] = found
    if (all) done(null, found)
    else done(null, address, family)
  }
  const to = { host, port, lookup, autoSelectFamily: true }
  if (url.protocol !== 'https:') return connect(to)
  const rejectUnauthorized = isRemote || options.insecure !== true
  return connectTls({ ...to, rejectUnauthorized, ...(isIP(host) === 0 && { servername: host }) })
}

async function writeBody(
  outgoing: ReturnType<typeof httpRequest>,
  body: Buffer,
  { slowMs = 0, cut = false }: SendRawOptions,
  ended: AbortSignal,
): Promise<void> {
  if (slowMs === 0 && !cut) {
    outgoing.end(body)
    return
  }
  const size = Math.max(1, Math.ceil(body.length / pieces))
  outgoing.flushHeaders()
  for (let at = 0; at < body.length; at += size) {
    if (cut && at * 2 >= body.length) throw Object.assign(new Error('cut on purpose'), { code: 'cut' })
    outgoing.write(body.subarray(at, at + size))
    await pause(slowMs / pieces, undefined, { signal: ended }).catch(() => {})
  }
  if (cut) throw Object.assign(new Error('cut on purpose'), { code: 'cut' })
  outgoing.end()
}

async function readAnswer(incoming: IncomingMessage): Promise<Omit<RawAnswer, 'durationMs'>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    parts.push(part.subarray(0, maxAnswerBytes - length))
    length += part.length
    if (length >= maxAnswerBytes) break
  }
  const { rawHeaders, statusCode = 0 } = incoming
  return { status: statusCode, rawHeaders: toLines(rawHeaders), body: new Uint8Array(Buffer.concat(parts)) }
}
