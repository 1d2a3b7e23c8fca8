import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chain, type MaybePromise } from '../core/base/maybe-promise.js'
import { encodeUtf8 } from '../core/bytes/encoding.js'
import type { ReceiptResponse } from '../core/receiver/receipt.js'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { decompress } from '../core/request/body/decompress.js'
import { BodyCollector, bodyAborted, bodyTimeout } from '../core/request/body/read.js'
import type { BodyLimits, HeaderLine, IncomingRequest, RequestHead } from '../core/request/delivery.js'
import { readHeader, requireReadable } from '../core/request/headers.js'
import { WebhookError } from '../errors.js'
import { allowsContent } from './adapter.js'
import { toUrl } from './target-url.js'

/** The changes that a framework makes to a request before the adapter sees it. */
export interface NodeSource {
  /** The request target as it arrived, where the framework rewrites `request.url`. */
  readonly target?: string | undefined
  /** Where the framework may have kept the body: bytes, text, or a parsed value. */
  readonly kept?: () => readonly unknown[]
  /** How to keep the body for the adapter; ends the message of `body_unavailable`. */
  readonly remedy: string
}

/** A Node request as the pipeline takes it. */
export interface NodeRequest extends IncomingRequest {
  readonly body: (limits: BodyLimits) => MaybePromise<Uint8Array>
  /** Whether the body was read to its end. Node's `complete` is set later, when its parser continues. */
  whole: boolean
}

/**
 * Throws synchronously: Express 4 answers 500 to an exception, but a rejection would end the process.
 *
 * @throws {TypeError} naming the adapter, unless the value is a Node request
 */
export function requireNodeRequest(request: Partial<IncomingMessage> | undefined, adapter: string): void {
  if (Array.isArray(request?.rawHeaders)) return
  throw new TypeError(`${adapter}: expected a Node request; in Koa use toKoa, and toFetch for a Fetch Request`)
}

/**
 * Converts a Node request; its body is read when the receiver asks for it.
 *
 * Then `body` returns the bytes that a framework has kept, otherwise those of the connection, and throws `body_unavailable`,
 * `body_aborted`, `body_timeout`, `body_too_large`, `body_malformed` or `content_encoding_unsupported`.
 */
export function toIncoming(request: IncomingMessage, source: NodeSource): NodeRequest {
  const { socket, rawHeaders } = request
  // From the socket of this connection, never from a proxy's header. Under HTTP/2 it may be `false` without TLS.
  const encrypted = 'encrypted' in socket && socket.encrypted === true
  // Only the raw headers keep duplicate lines; `request.headers` joins or drops them.
  const headers: HeaderLine[] = []
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? ''])
  }
  const incoming: NodeRequest = {
    method: request.method ?? '',
    url: toUrl(source.target ?? request.url ?? '/', request.headers.host ?? '', encrypted),
    headers,
    encrypted,
    whole: false,
    body(limits) {
      const kept = source.kept && keptBytes(source.kept(), incoming)
      if (kept) return kept
      const { readableDidRead: consumed, readableLength: length } = request
      if (request.aborted) throw bodyAborted(request.errored)
      // Ended without data: a parser has consumed a header-only delivery and kept no body.
      if (request.readableEnded && !consumed) return new Uint8Array()
      if (request.destroyed && !(consumed && request.complete)) throw bodyAborted(request.errored)
      // After `setEncoding` a stream yields text, and its bytes can no longer be known.
      if (consumed || request.readableEncoding !== null) {
        throw new WebhookError('body_unavailable', `the body was read before the adapter: ${source.remedy}`)
      }
      const encoding = requireReadable(incoming, limits)
      // A small body has mostly arrived already; reading it at once saves a promise, a timer and the events. It is exactly as
      // long as announced, and the announced length was checked against the limit.
      const hasArrived = length > 0 && length === Number(request.headers['content-length'])
      const arrived: Uint8Array | null = hasArrived ? request.read() : null
      return chain(arrived ?? readArriving(request, limits), (bytes) => {
        incoming.whole = true
        return encoding === undefined ? bytes : decompress(bytes, encoding, limits)
      })
    },
  }
  return incoming
}

function keptBytes(candidates: readonly unknown[], head: RequestHead): Uint8Array | undefined {
  for (const candidate of candidates) {
    const bytes = typeof candidate === 'string' ? exactBytes(candidate, head) : candidate
    if (bytes instanceof Uint8Array) return bytes
  }
  return undefined
}

// Decoding drops a byte order mark, replaces bytes that are not UTF-8 by U+FFFD, and may have used a different charset. Text
// without U+FFFD whose UTF-8 is as long as the Content-Length has lost nothing. Without a usable length, no text is used.
function exactBytes(text: string, head: RequestHead): Uint8Array | undefined {
  const length = readHeader(head, 'content-length')
  if (length === undefined || readHeader(head, 'content-encoding') !== undefined) return undefined
  const bytes = encodeUtf8(text)
  return bytes.length === Number(length) && !text.includes('\uFFFD') ? bytes : undefined
}

// Listeners cost half as much as `for await` for a body of one chunk.
function readArriving(request: IncomingMessage, limits: BodyLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const collector = new BodyCollector(limits)
    const onData = (chunk: Uint8Array) => {
      try {
        collector.add(chunk)
      } catch (error) {
        stop(error)
      }
    }
    const onEnd = () => {
      const bytes = collector.toBytes()
      // HTTP/2 ends the stream when the sender gives up, and does not compare the length.
      if (request.aborted || bytes.length < announcedLength(request)) return stop(bodyAborted(request.errored))
      clearTimeout(timer)
      resolve(bytes)
    }
    const stop = (error: unknown) => {
      clearTimeout(timer)
      request.off('data', onData).pause()
      reject(error)
    }
    const timer = setTimeout(() => stop(bodyTimeout(limits)), limits.bodyTimeoutMs)
    request.on('data', onData).on('end', onEnd).resume()
    request.on('error', (cause) => stop(bodyAborted(cause)))
    // Node emits 'close' after a complete body too.
    request.on('close', () => request.readableEnded || stop(bodyAborted(undefined)))
  })
}

function announcedLength(request: IncomingMessage): number {
  const length = Number(request.headers['content-length'])
  return Number.isSafeInteger(length) ? length : 0
}

// After an early answer, the rest of the body is read and discarded for at most this long, and up to this size.
const lingerMs = 2_000
const lingerBytes = 32 * 1_048_576

/** Passes a Node request to the receiver and writes its answer. Never rejects. */
export async function serve(
  receiver: RequestReceiver,
  request: IncomingMessage,
  response: ServerResponse,
  source: NodeSource,
): Promise<void> {
  await parsed
  const incoming = toIncoming(request, source)
  const { response: answer } = await receiver.receive(incoming)
  if (!incoming.whole && (await isArriving(request))) return answerEarly(request, response, answer)
  const content = writeHead(response, answer, {})
  if (content !== undefined) response.end(content)
  discardRest(request)
}

/** Await it before the receiver: then Node's parser has taken the body bytes that came in one packet with the head. */
export const parsed: Promise<void> = Promise.resolve()

/** Whether the body of a request that was not read to its end is still arriving. */
export async function isArriving(request: IncomingMessage): Promise<boolean> {
  // Node's parser may not yet have processed everything that the socket has received.
  if (!request.complete) await new Promise(setImmediate)
  // HTTP/2 ends such a request without closing its connection.
  return !request.complete && !request.readableEnded && request.httpVersionMajor < 2
}

/**
 * Answers a request whose body is still arriving, and closes the connection.
 *
 * Closing at once would reset the connection before the sender reads the response. So the response is written first, the
 * rest of the body is discarded up to a time and a size, and only then `end()` lets Node close the connection.
 */
export function answerEarly(request: IncomingMessage, response: ServerResponse, answer: ReceiptResponse): void {
  const content = writeHead(response, answer, { connection: 'close' })
  if (content === undefined) return
  if (content.length > 0) response.write(content)
  else response.flushHeaders()
  let left = lingerBytes
  const onData = (chunk: Uint8Array) => {
    left -= chunk.length
    if (left < 0) end()
  }
  const end = () => {
    clearTimeout(timer)
    request.off('data', onData)
    response.end()
  }
  const timer = setTimeout(end, lingerMs)
  request.on('data', onData).once('end', end).once('close', end).resume()
}

/** Discards unread bytes that have arrived: they would block the next request on the connection. */
export function discardRest(request: IncomingMessage): void {
  // Without unread bytes, a complete request ends by itself.
  if (request.complete && request.readableLength === 0) return
  if (!request.readableEnded) request.resume()
}

// Returns the content to write, or `undefined` if the sender is gone or something else has answered.
function writeHead(
  response: ServerResponse,
  { status, headers, body }: ReceiptResponse,
  lines: OutgoingHttpHeaders,
): ReceiptResponse['body'] | undefined {
  if (response.destroyed || response.headersSent) return undefined
  const content = body.length === 0 || allowsContent(status) ? body : ''
  for (const name in headers) lines[name] = headers[name]
  if (status !== 204 && status !== 304) lines['content-length'] = Buffer.byteLength(content)
  try {
    response.writeHead(status, lines)
    return content
  } catch {
    // A reply's media type or a response policy's status that HTTP does not allow.
    response.writeHead(500, { connection: 'close', 'content-length': 0 })
    return ''
  }
}
