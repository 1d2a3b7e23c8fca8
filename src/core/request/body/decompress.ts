import { refusal, WebhookError } from '../../../errors.js'
import type { BodyLimits, ContentEncoding } from '../delivery.js'
import { readStream } from './read.js'

// Some runtimes decode a whole chunk before its output can be read. Both formats expand at most 1032-fold, so a chunk
// of this size yields at most about a megabyte.
const chunkBytes = 1024

/**
 * Decompresses a body, with the size limit applied to the decoded bytes.
 *
 * An empty body is returned as is. Whether a second gzip member is decoded or refused depends on the runtime.
 *
 * @throws {WebhookError} `body_malformed`, `body_too_large`, `body_timeout`
 */
export async function decompress(
  bytes: Uint8Array,
  encoding: ContentEncoding,
  limits: BodyLimits,
): Promise<Uint8Array> {
  if (bytes.length === 0) return bytes
  // Cast, because the types of `DecompressionStream` and of byte streams disagree about shared memory, which is not used here.
  const decoder = new DecompressionStream(encoding) as ReadableWritablePair<Uint8Array, Uint8Array>
  try {
    return await readStream(toStream(bytes).pipeThrough(decoder), limits)
  } catch (error) {
    if (!(error instanceof WebhookError) || error.code !== 'body_aborted') throw error
    throw refusal('body_malformed', `the body is not valid ${encoding}`, { cause: error.cause })
  }
}

function toStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let offset = 0
  return new ReadableStream(
    {
      pull(controller) {
        // Equivalent (EqualityOperator): `offset > bytes.length`. One more chunk comes, without bytes.
        if (offset >= bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(offset, offset + chunkBytes))
        offset += chunkBytes
      },
    },
    // Equivalent (ObjectLiteral): `{}`. A chunk is then read ahead.
    { highWaterMark: 0 },
  )
}
