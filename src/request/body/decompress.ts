import { isWebhookError, refusal } from '../../errors.js'
import type { BodyLimits, ContentEncoding } from '../delivery.js'
import { readStream } from './read.js'

// Some runtimes decode a whole chunk before any of it can be read. Both formats expand at most 1032 times, so a chunk of
// this size yields at most about a megabyte.
const chunkBytes = 1024

/**
 * Decodes a `Content-Encoding`, under the size limit on the decoded bytes.
 *
 * An empty body counts as one without an encoding. It depends on the runtime whether a second gzip member is decoded or
 * refused.
 *
 * @throws {WebhookError} `body_malformed`, `body_too_large`, `body_timeout`
 */
export async function decompress(
  bytes: Uint8Array,
  encoding: ContentEncoding,
  limits: BodyLimits,
): Promise<Uint8Array> {
  if (bytes.length === 0) return bytes
  try {
    return await readStream(toStream(bytes).pipeThrough(toDecoder(encoding)), limits)
  } catch (error) {
    if (!isWebhookError(error, 'body_aborted')) throw error
    throw refusal('body_malformed', `the body is not valid ${encoding}`, { cause: error.cause })
  }
}

function toStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let offset = 0
  return new ReadableStream(
    {
      pull(controller) {
        if (offset >= bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(offset, offset + chunkBytes))
        offset += chunkBytes
      },
    },
    { highWaterMark: 0 },
  )
}

// The two type declarations disagree about shared memory, which is not used here.
function toDecoder(encoding: ContentEncoding): ReadableWritablePair<Uint8Array, Uint8Array> {
  return new DecompressionStream(encoding) as ReadableWritablePair<Uint8Array, Uint8Array>
}
