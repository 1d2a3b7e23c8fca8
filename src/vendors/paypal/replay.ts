import { requireFunctions } from '../../core/base/options.js'
import { encodeBytes } from '../../core/bytes/encoding.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import { refusal, WebhookError } from '../../errors.js'
import { memoryDedupeStore } from '../../stores/dedupe/memory/index.js'
import { futureToleranceSeconds, paypalHeaders } from './transmission.js'

/** Options of the replay protection, which remembers the body that each signature came with. */
export interface PaypalReplayOptions {
  /**
   * Remembers the body of each transmission for as long as its signature is accepted, so that the signature cannot be used
   * for another body. If several processes receive deliveries, set this to the store that you use for `dedupe`.
   *
   * @default an in-memory store for the last 50 000 transmissions
   */
  readonly transmissions?: DedupeStore
}

const leaseMs = 30_000

/**
 * Returns a function that accepts each signature for one body only: the first one received with it.
 *
 * Only a CRC-32 ties the body to the signature, so an attacker who sees one delivery can compute another body with the same
 * CRC-32. The same body is accepted every time; the event id detects duplicates.
 *
 * @throws {TypeError} the store lacks a method
 */
export function bodyBinding(
  { transmissions = memoryDedupeStore() }: PaypalReplayOptions,
  toleranceSeconds: number,
  factory: string,
): (message: string, body: Uint8Array) => Promise<void> {
  requireFunctions(transmissions, ['reserve', 'complete', 'release'], `${factory}: transmissions`)
  // Lasts until the signed time is too old, even if the sender's clock is ahead by the tolerance.
  const ttlMs = (toleranceSeconds + futureToleranceSeconds) * 1000

  return async (message, body) => {
    const key = `paypal|${message}`
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(body))
    const bodyKey = `${key}|${encodeBytes(new Uint8Array(digest), 'hex')}`
    const verdict = await bind(transmissions, key, bodyKey, ttlMs).catch((cause: unknown) => {
      throw new WebhookError('store_unavailable', 'the transmission store failed', { cause })
    })
    if (verdict === 'in_progress') {
      throw new WebhookError('delivery_in_progress', 'another request with the same transmission is being verified')
    }
    if (verdict === 'other_body') {
      throw refusal('signature_mismatch', 'this signature was already received with another body', {
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
  const bySignature = await store.reserve(key, { leaseMs })
  if (bySignature.state === 'in_progress') return 'in_progress'
  const byBody = await store.reserve(bodyKey, { leaseMs })
  if (bySignature.state === 'done') {
    if (byBody.state === 'new') await store.release(bodyKey, byBody.lease)
    return byBody.state === 'done' ? 'bound' : 'other_body'
  }
  // Completes the body first, so that after a crash in between, the signature can still be bound to this body.
  if (byBody.state === 'new') await store.complete(bodyKey, byBody.lease, { ttlMs: ttlMs + leaseMs })
  await store.complete(key, bySignature.lease, { ttlMs })
  return 'bound'
}
