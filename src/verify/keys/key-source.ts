import { importPublicKey } from '#crypto'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import type { SignatureAlgorithm } from '../../crypto/algorithms.js'
import type { PublicJwk, PublicKey, PublicKeyMaterial } from '../../crypto/public-key.js'
import { refusal, WebhookError } from '../../errors.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { callResolver } from '../secrets/secrets.js'

/** What is known about the key of a request before its signature was checked: a hint of the sender, never a proof. */
export interface KeyQuery {
  readonly request: WebhookRequest
  /** The key id (`kid`) that the sender named. */
  readonly keyId: string | undefined
  /** The algorithm that the sender named; it is on the verifier's allow-list. */
  readonly algorithm: SignatureAlgorithm | undefined
  /** The time of receipt, in milliseconds since 1970. */
  readonly now: number
}

/** A trusted public key, and the id by which senders name it. */
export interface KnownKey {
  readonly id: string | undefined
  readonly key: PublicKey
}

/** Where a verifier finds public keys: `staticKeys()`, `remoteKeys()` or `certificateKeys()`. */
export interface KeySource {
  /**
   * Finds the keys that may have signed the request; the verifier tries them in order.
   *
   * @internal For verifiers; a source of one's own is a `KeyResolver`.
   * @throws {WebhookError} `key_unknown`, `key_not_trusted`, and `key_unavailable` where the sender is not to blame
   */
  readonly findKeys: (query: KeyQuery) => MaybePromise<readonly KnownKey[]>
  /**
   * All keys, where they are fixed, so that what cannot work fails at start.
   *
   * @internal
   */
  readonly fixedKeys?: readonly KnownKey[]
}

/** The keys of that id; where none has it, those without an id; without an id to look for, all. */
export function selectKeys(keys: readonly KnownKey[], keyId: string | undefined): readonly KnownKey[] {
  if (keyId === undefined) return keys
  const named = keys.filter((key) => key.id === keyId)
  return named.length > 0 ? named : keys.filter((key) => key.id === undefined)
}

/**
 * Finds the public keys for a request: one set per tenant, or from a store of your own.
 *
 * It sees a request that is not verified yet. `undefined` refuses the request; a rejection answers 503. Keys given as
 * material are imported for each request: return the same `staticKeys(...)` or `remoteKeys(...)` again where speed counts.
 */
export type KeyResolver = (
  query: KeyQuery,
) => MaybePromise<KeySource | PublicKeyMaterial | readonly PublicKeyMaterial[] | undefined>

/** The `keys` option of a verifier. */
export type KeyOption = KeySource | KeyResolver | StaticKeyMaterial

/** @throws {TypeError} naming the option, where the keys are missing or not acceptable */
export function toKeySource(keys: KeyOption, option: string): KeySource {
  if (typeof keys === 'function') return { findKeys: (query) => resolveKeys(keys, query) }
  if (isKeySource(keys)) return keys
  try {
    return staticKeys(keys)
  } catch (cause) {
    throw new TypeError(`${option}: ${cause instanceof Error ? cause.message : 'not a public key'}`, { cause })
  }
}

function isKeySource(value: object | string): value is KeySource {
  return typeof value === 'object' && value !== null && 'findKeys' in value && typeof value.findKeys === 'function'
}

function resolveKeys(resolve: KeyResolver, query: KeyQuery): ReturnType<KeySource['findKeys']> {
  return chain(callResolver(resolve, query, 'key resolver'), (found) => {
    if (found === undefined || found === null || (Array.isArray(found) && found.length === 0)) {
      throw refusal('key_unknown', 'there is no key for this request')
    }
    return toFoundSource(found).findKeys(query)
  })
}

function toFoundSource(found: Exclude<Awaited<ReturnType<KeyResolver>>, undefined>): KeySource {
  if (isKeySource(found)) return found
  try {
    return staticKeys(found)
  } catch (cause) {
    throw new WebhookError('key_unavailable', 'the key resolver returned what is not a public key', { cause })
  }
}

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
