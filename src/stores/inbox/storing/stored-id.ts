import { computeDigest } from '#crypto'
import { chain, type MaybePromise } from '../../../core/base/maybe-promise.js'
import { encodeBytes, encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'

/**
 * The UUID of a delivery in an inbox: the SHA-256 of its endpoint, provider and ids (RFC 9562, version 8).
 *
 * Engines need ids of a fixed length and alphabet, and a provider's id can be any text.
 */
export function toStoredId(endpoint: string, provider: string, deliveryIds: readonly string[]): MaybePromise<string> {
  // JSON keeps the parts apart, unlike joined text, and escapes lone surrogates.
  const bytes = encodeUtf8(JSON.stringify([endpoint, provider, ...deliveryIds]))
  return chain(computeDigest('sha256', bytes), toUuid)
}

/** The UUID of the work of one handler of a delivery. A list in JSON differs from the ids of a request with several deliveries. */
export function toHandlerId(endpoint: string, provider: string, of: string, name: string): MaybePromise<string> {
  return chain(computeDigest('sha256', encodeUtf8(JSON.stringify([endpoint, provider, [of, name]]))), toUuid)
}

/** A UUID of version 8 with the first bytes of a hash. */
export function toUuid(hash: Uint8Array): string {
  const uuid = hash.slice(0, 16)
  uuid[6] = ((uuid[6] ?? 0) & 0x0f) | 0x80
  uuid[8] = ((uuid[8] ?? 0) & 0x3f) | 0x80
  const digits = encodeBytes(uuid, 'hex')
  const [first, second, third, fourth] = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
  ]
  return `${first}-${second}-${third}-${fourth}-${digits.slice(20)}`
}

/** The key of a delivery, with the name of the handler: `["orders","shop","42","mail"]`. */
export function toHandlerKey(
  { key, handler }: Pick<StoredDelivery, 'key' | 'handler'>,
  name: string,
): string | undefined {
  if (key === undefined) return undefined
  const parts = partsOf(key)
  return JSON.stringify([...(handler === undefined ? parts : parts.slice(0, -1)), name])
}

// A receiver makes each key as JSON, and another author may not.
function partsOf(key: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(key)
    return Array.isArray(parts) ? parts : [key]
  } catch {
    return [key]
  }
}
