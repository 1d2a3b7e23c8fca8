import { refusal, WebhookError } from '../../../errors.js'
import type { BodyLimits } from '../delivery.js'
import { bodyTooLarge } from '../headers.js'

// Most bodies have arrived by then. Looking for a disconnect earlier would cost more than reading such a body.
const promptMs = 10

/**
 * Reads a stream to its end, under limits of size and time.
 *
 * @param sender - its `signal` is aborted when the sender disconnects; read only if the body is late, because some servers
 *   make it when it is read
 * @param abandon - called after an error with the reader of the rest; by default it cancels the stream
 * @throws {WebhookError} `body_too_large`, `body_timeout`, `body_aborted`
 */
export function readStream(
  stream: ReadableStream<Uint8Array>,
  limits: BodyLimits,
  sender: { readonly signal?: AbortSignal } = {},
  abandon: (reader: BodyReader) => unknown = cancel,
): Promise<Uint8Array> {
  const reader = stream.getReader()
  const collector = new BodyCollector(limits)
  // One promise for the whole body: racing each read against a timer would cost memory per chunk. With `await`, a body that
  // has arrived would take more microtasks than a receiver waits before it starts its own timer.
  return new Promise((resolve, reject) => {
    let isOver = false
    let signal: AbortSignal | undefined
    const end = () => {
      isOver = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const stop = (error: unknown) => {
      if (isOver) return
      end()
      abandon(reader)
      reject(error instanceof WebhookError ? error : bodyAborted(error))
    }
    // Equivalent (OptionalChaining): `signal.reason`. Only a signal calls this.
    const onAbort = () => stop(signal?.reason)
    const watch = () => {
      timer = setTimeout(() => stop(bodyTimeout(limits)), limits.bodyTimeoutMs)
      signal = sender.signal
      signal?.addEventListener('abort', onAbort)
      if (signal?.aborted) onAbort()
    }
    let timer = setTimeout(watch, promptMs)
    const readNext = () => reader.read().then(take, stop)
    const take = ({ done, value }: ReadableStreamReadResult<Uint8Array>) => {
      if (isOver) return
      try {
        if (!done) collector.add(requireBytes(value))
      } catch (error) {
        return stop(error)
      }
      if (!done) return void readNext()
      end()
      resolve(collector.toBytes())
    }
    void readNext()
  })
}

// A custom stream may yield strings, whose original bytes are unknown.
function requireBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new WebhookError('body_unavailable', 'the body must be a stream of Uint8Array')
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>

// Not awaited: a stream that cannot be cancelled has already failed.
function cancel(reader: BodyReader): void {
  reader.cancel().catch(() => {})
}

/**
 * Reads the rest of a request's body and drops it.
 *
 * Cancelling would be worse: in some servers the next chunk then throws outside of any request, which ends the process, and
 * others reset the connection before the sender reads the answer.
 */
export async function discard(reader: BodyReader): Promise<void> {
  try {
    // At most 32 MB, or less in small chunks, which cost more. Then nothing reads it, and the server holds the sender back.
    // Equivalent (OptionalChaining): `(await reader.read()).value.length`. At the end of a stream this throws, which ends the loop as well.
    for (let left = 2 ** 25; left > 0; ) left -= ((await reader.read()).value?.length ?? left) + 1024
  } catch {}
}

const nothing = new Uint8Array()

/**
 * Collects the chunks of a body under a size limit.
 *
 * Invariant: memory is at most twice the bytes received, however small the chunks are; an array of single-byte chunks
 * would take a hundred times their size. A body of one chunk is not copied.
 */
export class BodyCollector {
  readonly #limits: BodyLimits
  #bytes: Uint8Array = nothing
  #length = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** @throws {WebhookError} `body_too_large` */
  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length
    if (length > this.#limits.maxBodyBytes) throw bodyTooLarge(this.#limits)
    if (this.#length === 0) this.#bytes = chunk
    else {
      if (length > this.#bytes.length) {
        const grown = new Uint8Array(2 * length)
        grown.set(this.toBytes())
        this.#bytes = grown
      }
      this.#bytes.set(chunk, this.#length)
    }
    this.#length = length
  }

  /** The bytes so far. */
  toBytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
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
