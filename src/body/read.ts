import type { BodyLimits } from '../delivery.js'
import { BodyCollector } from './collector.js'
import { bodyAborted, bodyTimeout } from './limits.js'

/**
 * Reads a stream to its end, under the limits on what arrives and on the time it takes.
 *
 * @throws {WebhookError} `body_too_large`, `body_timeout`, `body_aborted`
 */
export async function readStream(stream: ReadableStream<Uint8Array>, limits: BodyLimits): Promise<Uint8Array> {
  const reader = stream.getReader()
  const collector = new BodyCollector(limits)
  let late = false
  // Cancelling ends the pending read; racing each read against a timer would cost memory for every chunk.
  const timer = setTimeout(() => {
    late = true
    cancel(reader)
  }, limits.bodyTimeoutMs)
  try {
    for (;;) {
      const { done, value } = await nextChunk(reader)
      if (late) throw bodyTimeout(limits)
      if (done) return collector.toBytes()
      collector.add(value)
    }
  } catch (error) {
    cancel(reader)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>): ReturnType<typeof reader.read> {
  try {
    return await reader.read()
  } catch (cause) {
    throw bodyAborted(cause)
  }
}

// Nobody waits for it: a stream that cannot be cancelled has failed already.
function cancel(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => {})
}
