import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { HeaderLine } from '../../../core/request/delivery.js'
import { toLines, valuesOf } from '../../inspector/signing/raw-request.js'
import { targetAt, urlAt } from '../requests/destination-flags.js'
import type { RawAnswer } from './server.js'

/** What is handed over: the parts of a capture, with the body as bytes. */
export interface Handover {
  readonly method: string
  readonly target: string
  readonly rawHeaders: readonly HeaderLine[]
  readonly body: Uint8Array
}

/** Options of {@link forward}. */
export interface ForwardOptions {
  readonly timeoutMs: number
  /** Keeps the `Host` line of the sender; otherwise it names the server. */
  readonly keepHost: boolean
  /** Accepts any certificate of an https server. */
  readonly insecure: boolean
  readonly signal?: AbortSignal | undefined
}

/** The result of one attempt: an answer, or why no answer came. */
export type Outcome = { readonly durationMs: number; readonly url: string } & (
  | { readonly answer: RawAnswer }
  | { readonly error: string }
)

// More of an answer is neither kept nor passed on.
const maxAnswerBytes = 33_554_432

/** Hands a request to a server, with the same bytes and header lines. Never rejects. */
export async function forward(handover: Handover, to: URL, options: ForwardOptions): Promise<Outcome> {
  const path = targetAt(to, handover.target)
  const url = urlAt(to, path)
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  try {
    return { answer: await exchange(handover, to, path, options), durationMs: since(), url }
  } catch (error) {
    return { error: reasonOf(error), durationMs: since(), url }
  }
}

function exchange(
  { method, rawHeaders, body }: Handover,
  to: URL,
  path: string,
  { timeoutMs, keepHost, insecure, signal }: ForwardOptions,
): Promise<RawAnswer> {
  const lines = withHost(withLength(forwardedLines(rawHeaders, body.length), method, body), to.host, keepHost)
  return new Promise((resolve, reject) => {
    const send = to.protocol === 'https:' ? requestHttps : requestHttp
    const request = send({
      protocol: to.protocol,
      hostname: to.hostname.replace(/^\[|\]$/g, ''),
      port: to.port,
      method,
      path,
      headers: lines.flat(),
      agent: false,
      insecureHTTPParser: false,
      maxHeaderSize: 65_536,
      rejectUnauthorized: !insecure,
      signal,
    })
    const timer = setTimeout(() => request.destroy(new TimeoutError()), timeoutMs)
    request.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.on('response', (response) => {
      readAnswer(response)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    })
    // Without this, no other event follows an answer that changes the protocol.
    request.on('upgrade', (_, socket) => {
      clearTimeout(timer)
      socket.destroy()
      reject(new UpgradeError())
    })
    request.end(body)
  })
}

class TimeoutError extends Error {
  readonly code = 'timeout'
}

class UpgradeError extends Error {
  readonly code = 'upgrade'
}

// Node would send an empty body in chunks otherwise.
function withLength(lines: readonly HeaderLine[], method: string, body: Uint8Array): readonly HeaderLine[] {
  if (valuesOf(lines, 'content-length').length > 0 || ['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method))
    return lines
  return [...lines, ['Content-Length', String(body.length)]]
}

function withHost(lines: readonly HeaderLine[], host: string, keepHost: boolean): readonly HeaderLine[] {
  // HTTP/1.0 needs none.
  if (valuesOf(lines, 'host').length === 0) return [['Host', host], ...lines]
  if (keepHost) return lines
  return lines.map(([name, value]) => [name, name.toLowerCase() === 'host' ? host : value])
}

async function readAnswer(response: IncomingMessage): Promise<RawAnswer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    const bytes: Buffer = chunk
    length += bytes.length
    if (length > maxAnswerBytes) break
    chunks.push(bytes)
  }
  const body = Buffer.concat(chunks)
  const rawHeaders = forwardedLines(toLines(response.rawHeaders), body.length)
  return { status: response.statusCode ?? 502, statusMessage: response.statusMessage, rawHeaders, body }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'error'
}

// RFC 9110, section 7.6.1. `Expect` is answered by the server that has read the body, so the next one must not wait for it.
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]

/**
 * The header lines that go on to the next server: all but those that concern one connection only, in the same order and
 * spelling.
 *
 * A body that came in chunks has no length yet; its `Content-Length` takes the place of `Transfer-Encoding`.
 *
 * @param length - of the body, in bytes
 */
function forwardedLines(lines: readonly HeaderLine[], length: number): readonly HeaderLine[] {
  const named = valuesOf(lines, 'connection').flatMap((value) => value.split(',').map((name) => name.trim()))
  const dropped = new Set([...hopByHop, ...named.map((name) => name.toLowerCase())])
  // A sender could name any header there, such as the one with its signature.
  for (const name of ['host', 'content-length', 'content-type', 'content-encoding']) dropped.delete(name)
  const hasLength = valuesOf(lines, 'content-length').length > 0
  return lines.flatMap(([name, value]): readonly HeaderLine[] => {
    const lower = name.toLowerCase()
    if (lower === 'transfer-encoding' && !hasLength) return [['Content-Length', String(length)]]
    return dropped.has(lower) ? [] : [[name, value]]
  })
}
