import { importPublicKey } from '#crypto'
import type { PublicJwk, PublicKeyMaterial } from '../../crypto/public-key.js'
import { type KeySource, type KnownKey, selectKeys } from './key-source.js'

/** Public keys that do not change: one, several, or several by the id (`kid`) under which senders name them. */
export type StaticKeyMaterial =
  | PublicKeyMaterial
  | readonly PublicKeyMaterial[]
  | Readonly<Record<string, string | Uint8Array | PublicJwk>>

/**
 * Public keys that do not change.
 *
 * A JWK is known by its `kid`. Keys without an id are tried for every request that names no other key.
 *
 * @throws {TypeError} there is no key, or one is not an acceptable public key
 *
 * @example
 * const keys = staticKeys({ 'key-2026': '-----BEGIN PUBLIC KEY-----...', 'key-2025': '-----BEGIN PUBLIC KEY-----...' })
 */
export function staticKeys(material: StaticKeyMaterial): KeySource {
  const keys = importAll(material)
  if (keys.length === 0) throw new TypeError('staticKeys: there must be at least one key')
  return { findKeys: ({ keyId }) => selectKeys(keys, keyId), fixedKeys: keys }
}

function importAll(material: StaticKeyMaterial): readonly KnownKey[] {
  if (isList(material)) return material.map((key) => toKnownKey(key))
  if (isMaterial(material)) return [toKnownKey(material)]
  return Object.entries(material).map(([id, key]) => toKnownKey(key, id))
}

function isList(material: StaticKeyMaterial): material is readonly PublicKeyMaterial[] {
  return Array.isArray(material)
}

// A record by id has no `kty`: an id of that name would have to be given as `kid` of a JWK.
function isMaterial(material: Exclude<StaticKeyMaterial, readonly unknown[]>): material is PublicKeyMaterial {
  const isRecord = typeof material === 'object' && material !== null && !(material instanceof Uint8Array)
  return !isRecord || typeof (material as PublicJwk).kty === 'string'
}

function toKnownKey(material: PublicKeyMaterial, id?: string): KnownKey {
  return { id: id ?? readKeyId(material), key: importPublicKey(material) }
}

/** The `kid` of a JWK. */
export function readKeyId(material: PublicKeyMaterial): string | undefined {
  if (typeof material !== 'object' || material === null || material instanceof Uint8Array) return undefined
  return typeof material.kid === 'string' ? material.kid : undefined
}
