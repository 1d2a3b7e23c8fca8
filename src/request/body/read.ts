import { refusal, WebhookError } from '../../errors.js'
import type { BodyLimits } from '../delivery.js'
import { bodyTooLarge } from '../headers.js'

// Most bodies have arrived by then. Listening for a disconnect earlier would cost more than reading such a body.
const promptMs = 10

/**
 * Reads a stream to its end, under limits of size and time.
 *
 * @param signal - aborted when the sender disconnects
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
  // Cancelling ends the pending read. Racing each read against a timer would cost memory per chunk.
  const stop = (error: WebhookError) => {
    failure ??= error
    cancel(reader)
  }
  const onAbort = () => stop(bodyAborted(signal?.reason))
  const watch = () => {
    timer = setTimeout(() => stop(bodyTimeout(limits)), limits.bodyTimeoutMs - promptMs)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
  }
  let timer = setTimeout(watch, Math.min(promptMs, limits.bodyTimeoutMs))
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

// A custom stream may yield strings, whose original bytes are unknown.
function requireBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new WebhookError('body_unavailable', 'the body must be a stream of Uint8Array chunks')
}

// Not awaited: a stream that cannot be cancelled has already failed.
function cancel(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => {})
}

const noBytes = new Uint8Array()

/**
 * Collects the chunks of a body under a size limit.
 *
 * Invariant: memory is at most twice the bytes received, however small the chunks are; an array of single-byte chunks
 * would take a hundred times their size. A body of one chunk is not copied.
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

/** The error for a body that takes too long. */
export function bodyTimeout({ bodyTimeoutMs }: BodyLimits): WebhookError {
  return refusal('body_timeout', `the body took longer than ${bodyTimeoutMs} ms`, { limit: bodyTimeoutMs })
}

/** The error for a body whose sender closed the connection. */
export function bodyAborted(cause: unknown): WebhookError {
  return refusal('body_aborted', 'the connection closed before the body was complete', { cause })
}
