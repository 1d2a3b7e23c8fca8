import type { IncomingMessage } from 'node:http'
import { createGunzip, createInflate } from 'node:zlib'
import { BodyCollector } from '../body/collector.js'
import { bodyAborted, bodyTimeout, checkAnnouncedLength, requireEncoding } from '../body/limits.js'
import type { BodyLimits, HeaderLine, IncomingRequest } from '../delivery.js'
import { WebhookError } from '../errors.js'

/** A Node request as the pipeline takes it. `body` is what a framework has read already, if it has. */
export function toIncoming(request: IncomingMessage, body?: unknown): IncomingRequest {
  const incoming: IncomingRequest = {
    method: request.method ?? '',
    url: toUrl(request),
    headers: toHeaderLines(request.rawHeaders),
    encrypted: 'encrypted' in request.socket,
    body: body instanceof Uint8Array ? body : (limits) => readBody(request, incoming, limits),
  }
  return incoming
}

// Duplicate lines survive only here; `request.headers` joins or drops them.
function toHeaderLines(raw: readonly string[]): readonly HeaderLine[] {
  const lines: HeaderLine[] = []
  for (let index = 0; index + 1 < raw.length; index += 2) lines.push([raw[index] ?? '', raw[index + 1] ?? ''])
  return lines
}

// Written together as text: resolving a target such as `//evil.example/` against a base would change the host.
function toUrl(request: IncomingMessage): string {
  const target = request.url ?? '/'
  if (!target.startsWith('/')) return target
  return `${'encrypted' in request.socket ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}${target}`
}

async function readBody(request: IncomingMessage, head: IncomingRequest, limits: BodyLimits): Promise<Uint8Array> {
  if (request.readableDidRead || request.readableEnded) {
    throw new WebhookError('body_unavailable', 'the body was already read: mount the adapter before any body parser')
  }
  const encoding = requireEncoding(head, limits)
  checkAnnouncedLength(head, limits)
  if (encoding === undefined) return readStream(request, request, limits)
  const decoder = encoding === 'gzip' ? createGunzip() : createInflate()
  return readStream(request, request.pipe(decoder), limits)
}

// Listeners instead of `for await`: half the cost for a body of one chunk.
function readStream(request: IncomingMessage, stream: NodeJS.ReadableStream, limits: BodyLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const collector = new BodyCollector(limits)
    const timer = setTimeout(() => stop(bodyTimeout(limits)), limits.bodyTimeoutMs)
    const onData = (chunk: Uint8Array) => {
      try {
        collector.add(chunk)
      } catch (error) {
        stop(error)
      }
    }
    const onEnd = () => {
      finish()
      resolve(collector.toBytes())
    }
    const onError = (cause: unknown) => stop(bodyAborted(cause))
    const onClose = () => stop(bodyAborted(undefined))
    const finish = () => {
      clearTimeout(timer)
      stream.off('data', onData).off('end', onEnd).off('error', onError)
      request.off('close', onClose)
    }
    const stop = (error: unknown) => {
      finish()
      stream.pause()
      reject(error)
    }
    stream.on('data', onData).on('end', onEnd).on('error', onError)
    request.on('close', onClose)
  })
}
