import { refusal, WebhookError } from '../../errors.js'
import type { BodyLimits, ContentEncoding, RequestHead } from '../delivery.js'
import { headerValues, readHeader } from '../headers.js'

/**
 * Reads a stream to its end, under the limits on what arrives and on the time it takes.
 *
 * @param signal - aborted when the sender is gone
 * @throws {WebhookError} `body_too_large`, `body_timeout`, `body_aborted`
 */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  limits: BodyLimits,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const reader = stream.getReader()
  const collector = new BodyCollector(limits)
  let failure: WebhookError | undefined
  // Cancelling ends the pending read; racing each read against a timer would cost memory for every chunk.
  const stop = (error: WebhookError) => {
    failure ??= error
    cancel(reader)
  }
  const onAbort = () => stop(bodyAborted(signal?.reason))
  const timer = setTimeout(() => stop(bodyTimeout(limits)), limits.bodyTimeoutMs)
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) onAbort()
  try {
    for (;;) {
      const { done, value } = await nextChunk(reader)
      if (failure) throw failure
      if (done) return collector.toBytes()
      collector.add(requireBytes(value))
    }
  } catch (error) {
    cancel(reader)
    throw failure ?? error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>): ReturnType<typeof reader.read> {
  try {
    return await reader.read()
  } catch (cause) {
    throw bodyAborted(cause)
  }
}

// A stream made by hand may hold text, and its bytes can no longer be known.
function requireBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new WebhookError('body_unavailable', 'the body must be a stream of Uint8Array chunks')
}

// Nobody waits for it: a stream that cannot be cancelled has failed already.
function cancel(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => {})
}

const noBytes = new Uint8Array()

/**
 * Gathers the chunks of a body, counting what arrives.
 *
 * Invariant: memory is at most twice the bytes received, however small the chunks are; a sender of single bytes would
 * otherwise cost a hundred times their weight. A body of one chunk is not copied.
 */
export class BodyCollector {
  readonly #limits: BodyLimits
  #bytes: Uint8Array = noBytes
  #length = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** @throws {WebhookError} `body_too_large` */
  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length
    if (length > this.#limits.maxBodyBytes) throw bodyTooLarge(this.#limits)
    if (this.#length === 0) this.#bytes = chunk
    else this.#append(chunk, length)
    this.#length = length
  }

  /** The bytes so far. */
  toBytes(): Uint8Array {
    return this.#bytes.length === this.#length ? this.#bytes : this.#bytes.subarray(0, this.#length)
  }

  #append(chunk: Uint8Array, length: number): void {
    if (length > this.#bytes.length) {
      const grown = new Uint8Array(Math.min(2 * length, this.#limits.maxBodyBytes))
      grown.set(this.toBytes())
      this.#bytes = grown
    }
    this.#bytes.set(chunk, this.#length)
  }
}

/** The refusal of a body with too many bytes. */
export function bodyTooLarge({ maxBodyBytes }: BodyLimits): WebhookError {
  return refusal('body_too_large', `the body has more than ${maxBodyBytes} bytes`, { limit: maxBodyBytes })
}

/** The refusal of a body that takes too long. */
export function bodyTimeout({ bodyTimeoutMs }: BodyLimits): WebhookError {
  return refusal('body_timeout', `the body took longer than ${bodyTimeoutMs} ms`, { limit: bodyTimeoutMs })
}

/** The failure to read a body because its sender closed the connection. */
export function bodyAborted(cause: unknown): WebhookError {
  return refusal('body_aborted', 'the connection closed before the body was complete', { cause })
}

/**
 * Refuses a body that announces more bytes than allowed. Only a fast path: what arrives is counted all the same.
 *
 * @throws {WebhookError} `body_too_large`
 */
export function checkAnnouncedLength(head: RequestHead, limits: BodyLimits): void {
  if (Number(readHeader(head, 'content-length')) > limits.maxBodyBytes) throw bodyTooLarge(limits)
}

/**
 * The `Content-Encoding` to undo, if any.
 *
 * @throws {WebhookError} `content_encoding_unsupported` for every encoding that was not asked for, and for several
 */
export function requireEncoding(head: RequestHead, limits: BodyLimits): ContentEncoding | undefined {
  // All lines: one encoding hidden in a second line would leave the body encoded, or be one layer of a bomb.
  const named = headerValues(head, 'content-encoding').join(',').trim().toLowerCase()
  if (named === '' || named === 'identity') return undefined
  const encoding = limits.decompress.find((allowed) => allowed === named)
  if (encoding === undefined) {
    throw refusal('content_encoding_unsupported', 'the body is compressed in a way that `decompress` does not allow', {
      field: 'content-encoding',
    })
  }
  return encoding
}
