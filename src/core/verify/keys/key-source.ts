import { importPublicKey } from '#crypto'
import { refusal, WebhookError } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import type { SignatureAlgorithm } from '../../crypto/algorithms.js'
import type { PublicJwk, PublicKey, PublicKeyMaterial } from '../../crypto/public-key.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { callResolver } from '../secrets/secrets.js'

/** The claims of a request about its key. None of them is verified yet. */
export interface KeyQuery {
  readonly request: WebhookRequest
  /** The key id (`kid`) that the sender named. */
  readonly keyId: string | undefined
  /** The algorithm that the sender named; the verifier has checked that it is allowed. */
  readonly algorithm: SignatureAlgorithm | undefined
  /** The time of receipt, in milliseconds since 1970. */
  readonly now: number
}

/** A trusted public key, and the id by which senders name it. */
export interface KnownKey {
  readonly id: string | undefined
  readonly key: PublicKey
}

/** The source of a verifier's public keys: `staticKeys()`, `remoteKeys()` or `certificateKeys()`. */
export interface KeySource {
  /**
   * Finds the keys that may have signed the request; the verifier tries them in order.
   *
   * @internal For verifiers. To find keys yourself, write a `KeyResolver`.
   * @throws {WebhookError} `key_unknown`, `key_not_trusted`, and `key_unavailable` if the sender is not to blame
   */
  readonly findKeys: (query: KeyQuery) => MaybePromise<readonly KnownKey[]>
  /**
   * All keys, if they are fixed, so that unusable ones fail at startup.
   *
   * @internal
   */
  readonly fixedKeys?: readonly KnownKey[]
}

/** Public keys that do not change: one, several, or several by the id (`kid`) under which senders name them. */
export type StaticKeyMaterial =
  | PublicKeyMaterial
  | readonly PublicKeyMaterial[]
  | Readonly<Record<string, string | Uint8Array | PublicJwk>>

/**
 * Finds the public keys for a request, such as those of one tenant.
 *
 * The request is not verified yet. Returning `undefined` refuses it; throwing or rejecting answers 503. Key material is
 * imported at each request: to avoid that, return the same `staticKeys(...)` or `remoteKeys(...)` every time.
 */
export type KeyResolver = (
  query: KeyQuery,
) => MaybePromise<KeySource | PublicKeyMaterial | readonly PublicKeyMaterial[] | undefined>

/** The `keys` option of a verifier. */
export type KeyOption = KeySource | KeyResolver | StaticKeyMaterial

/**
 * Public keys that do not change.
 *
 * The id of a JWK is its `kid`. Keys without an id are tried for requests that name no key or an unknown one.
 *
 * RSA keys need 2048 to 4096 bits and the exponent 3, 17 or 65537: some runtime refuses others.
 *
 * @throws {TypeError} if there is no key, or one is not a public key or is weak or unsupported
 *
 * @example
 * const keys = staticKeys({ 'key-2026': '-----BEGIN PUBLIC KEY-----...', 'key-2025': '-----BEGIN PUBLIC KEY-----...' })
 */
export function staticKeys(material: StaticKeyMaterial): KeySource {
  const keys = importAll(material)
  if (keys.length === 0) throw new TypeError('staticKeys: there must be at least one key')
  return { findKeys: ({ keyId }) => selectKeys(keys, keyId), fixedKeys: keys }
}

/** The keys with that id; without such a key, those that have no id; all keys if the request names no id. */
export function selectKeys(keys: readonly KnownKey[], keyId: string | undefined): readonly KnownKey[] {
  if (keyId === undefined) return keys
  const named = keys.filter((key) => key.id === keyId)
  return named.length > 0 ? named : keys.filter((key) => key.id === undefined)
}

function importAll(material: StaticKeyMaterial): readonly KnownKey[] {
  if (isList(material)) return material.map((key) => toKnownKey(key))
  if (isMaterial(material)) return [toKnownKey(material)]
  return Object.entries(material).map(([id, key]) => toKnownKey(key, id))
}

function isList(material: StaticKeyMaterial): material is readonly PublicKeyMaterial[] {
  return Array.isArray(material)
}

// A JWK has a `kty` with text; in a record by id, `kty` would be an id.
function isMaterial(material: Exclude<StaticKeyMaterial, readonly unknown[]>): material is PublicKeyMaterial {
  const isRecord = typeof material === 'object' && material !== null && !(material instanceof Uint8Array)
  return !isRecord || typeof (material as PublicJwk).kty === 'string'
}

/**
 * Imports a key. Its id is the given one, or the `kid` of a JWK.
 *
 * @throws {TypeError} if it is not a supported public key
 */
export function toKnownKey(material: PublicKeyMaterial, id?: string): KnownKey {
  return { id: id ?? readKeyId(material), key: importPublicKey(material) }
}

// Of other material than a JWK, `kid` is undefined.
function readKeyId(material: PublicKeyMaterial): string | undefined {
  const kid = (material as PublicJwk | null | undefined)?.kid
  return typeof kid === 'string' ? kid : undefined
}

/** @throws {TypeError} if the keys are missing or refused; the message names the option */
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
      throw refusal('key_unknown', 'the key resolver found no key for this request')
    }
    return toFoundSource(found).findKeys(query)
  })
}

function toFoundSource(found: Exclude<Awaited<ReturnType<KeyResolver>>, undefined>): KeySource {
  if (isKeySource(found)) return found
  try {
    return staticKeys(found)
  } catch (cause) {
    throw new WebhookError('key_unavailable', 'the key resolver returned an unusable key', { cause })
  }
}
