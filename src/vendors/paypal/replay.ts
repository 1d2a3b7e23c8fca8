import { requireFunctions } from '../../base/options.js'
import { encodeBytes } from '../../bytes/encoding.js'
import { memoryDedupeStore } from '../../dedupe/memory.js'
import type { DedupeStore } from '../../dedupe/store.js'
import { refusal, WebhookError } from '../../errors.js'
import { futureToleranceSeconds, paypalHeaders } from './transmission.js'

/** Where it is remembered which body a signature came with. */
export interface PaypalReplayOptions {
  /**
   * Remembers for as long as a transmission is accepted which body it came with, so that nobody can use its signature for
   * another one. Set it to the store of `dedupe` where several processes receive.
   *
   * @default the memory of this process, for its last 50 000 transmissions
   */
  readonly transmissions?: DedupeStore
}

const leaseMs = 30_000

/**
 * Makes a function that lets each signature stand for one body only: the first that came with it.
 *
 * A CRC-32 is all that ties a body to the signature, and whoever has seen one delivery can compute another body of the same
 * CRC-32. The same body passes as often as it comes: whether it is a repeat is decided by the id of its event.
 *
 * @throws {TypeError} the store is none
 */
export function bodyBinding(
  { transmissions = memoryDedupeStore() }: PaypalReplayOptions,
  toleranceSeconds: number,
  factory: string,
): (message: string, body: Uint8Array) => Promise<void> {
  requireFunctions(transmissions, ['reserve', 'complete', 'release'], `${factory}: transmissions`)
  // Until the signed time is too old; the sender's clock may be ahead by as much as is tolerated.
  const ttlMs = (toleranceSeconds + futureToleranceSeconds) * 1000

  return async (message, body) => {
    const key = `paypal|${message}`
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(body))
    const bodyKey = `${key}|${encodeBytes(new Uint8Array(digest), 'hex')}`
    const verdict = await bind(transmissions, key, bodyKey, ttlMs).catch((cause: unknown) => {
      throw new WebhookError('store_unavailable', 'the store of transmissions failed', { cause })
    })
    if (verdict === 'in_progress') {
      throw new WebhookError('delivery_in_progress', 'another request with this transmission is being verified')
    }
    if (verdict === 'other_body') {
      throw refusal('signature_mismatch', 'this signature has come with another body before', {
        field: paypalHeaders.signature,
      })
    }
  }
}

async function bind(
  store: DedupeStore,
  key: string,
  bodyKey: string,
  ttlMs: number,
): Promise<'bound' | 'in_progress' | 'other_body'> {
  const signature = await store.reserve(key, { leaseMs })
  if (signature.state === 'in_progress') return 'in_progress'
  const body = await store.reserve(bodyKey, { leaseMs })
  if (signature.state === 'done') {
    if (body.state === 'new') await store.release(bodyKey, body.lease)
    return body.state === 'done' ? 'bound' : 'other_body'
  }
  // First the body: a crash in between leaves the signature free for this body, instead of taken by none.
  if (body.state === 'new') await store.complete(bodyKey, body.lease, { ttlMs: ttlMs + leaseMs })
  await store.complete(key, signature.lease, { ttlMs })
  return 'bound'
}
