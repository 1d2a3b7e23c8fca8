import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import type { PublicKeyMaterial } from '../../crypto/public-key.js'
import { refusal, WebhookError } from '../../errors.js'
import { callResolver } from '../secrets/call-resolver.js'
import type { KeyQuery, KeySource } from './key-source.js'
import { type StaticKeyMaterial, staticKeys } from './static-keys.js'

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
