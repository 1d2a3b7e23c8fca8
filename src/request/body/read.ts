import { WebhookError } from '../../errors.js'
import type { BodyLimits } from '../delivery.js'
import { BodyCollector } from './collector.js'
import { bodyAborted, bodyTimeout } from './limits.js'

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
