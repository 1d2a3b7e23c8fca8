import type { IncomingMessage } from 'node:http'
import { WebhookError } from '../errors.js'
import { decompress } from '../request/body/decompress.js'
import { BodyCollector, bodyAborted, bodyTimeout, checkAnnouncedLength, requireEncoding } from '../request/body/read.js'
import type { BodyLimits } from '../request/delivery.js'
import { keptBytes } from './kept-body.js'
import type { NodeRequest, NodeSource } from './node-source.js'

/**
 * The bytes of a body: what a framework has kept of them, or else what the connection brings.
 *
 * @throws {WebhookError} `body_unavailable`, `body_aborted`, `body_timeout`, `body_too_large`, `body_malformed`,
 *   `content_encoding_unsupported`
 */
export async function readBody(
  request: IncomingMessage,
  incoming: NodeRequest,
  source: NodeSource,
  limits: BodyLimits,
): Promise<Uint8Array> {
  const kept = source.kept && keptBytes(source.kept(), incoming)
  if (kept) return kept
  if (request.aborted) throw bodyAborted(request.errored)
  // Ended without data: a header-only delivery went through a parser, which kept nothing of it.
  if (request.readableEnded && !request.readableDidRead) return new Uint8Array()
  requireUnread(request, source)
  const encoding = requireEncoding(incoming, limits)
  checkAnnouncedLength(incoming, limits)
  // The parser goes on meanwhile with what has come in one packet with the head.
  await Promise.resolve()
  const bytes = takeWhole(request) ?? (await readArriving(request, limits))
  incoming.whole = true
  return encoding === undefined ? bytes : decompress(bytes, encoding, limits)
}

function requireUnread(request: IncomingMessage, { remedy }: NodeSource): void {
  const { readableDidRead: consumed } = request
  if (request.destroyed && !(consumed && request.complete)) throw bodyAborted(request.errored)
  // A stream that was told to decode its chunks brings text, and the bytes of it cannot be known.
  if (consumed || request.readableEncoding !== null) {
    throw new WebhookError('body_unavailable', `the body was read before the adapter: ${remedy}`)
  }
}

// A small body is mostly here already: taking it as one saves a timer and the events. Its announced length, which it has,
// was found to be within the limit.
function takeWhole(request: IncomingMessage): Uint8Array | undefined {
  const length = request.readableLength
  if (length === 0 || length !== Number(request.headers['content-length'])) return undefined
  const bytes: Uint8Array | null = request.read()
  return bytes ?? undefined
}

// Listeners instead of `for await`: half the cost for a body of one chunk.
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
      // HTTP/2 ends the stream of a sender that gave up, and compares no length.
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
    // Comes after a good end too.
    request.on('close', () => request.readableEnded || stop(bodyAborted(undefined)))
  })
}

function announcedLength(request: IncomingMessage): number {
  const length = Number(request.headers['content-length'])
  return Number.isSafeInteger(length) ? length : 0
}
