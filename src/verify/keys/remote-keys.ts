import { importPublicKey } from '#crypto'
import { chain } from '../../base/maybe-promise.js'
import { requirePositiveInteger } from '../../base/options.js'
import type { PublicJwk } from '../../crypto/public-key.js'
import { refusal, WebhookError } from '../../errors.js'
import { parseJson } from '../../request/body/json.js'
import { boundedFetch, type RetrievalOptions } from './bounded-fetch.js'
import { type KeySource, type KnownKey, readKeyId, selectKeys } from './key-source.js'
import { type RetentionOptions, RetrievalCache, toRetention } from './retrieval-cache.js'

/** Options of {@link remoteKeys}. */
export interface RemoteKeysOptions extends RetrievalOptions, RetentionOptions {
  /** The most keys that the set may have, usable ones and others. @default 100 */
  readonly maxKeys?: number
  /**
   * How long the set is not retrieved again for a key id that it does not have, in seconds; meanwhile such a request is
   * answered 503, since the key may be newer than the set.
   *
   * @default 30
   */
  readonly cooldownSeconds?: number
}

/**
 * The public keys of a JWK set on an HTTPS server (RFC 7517, section 5).
 *
 * Retrieved at the first request, and shared by all that arrive meanwhile. Keys that cannot verify a signature here
 * (other types and curves, RSA below 2048 bits, `use: enc`, shared secrets) are ignored. While the server fails, the last
 * good set is used for `staleSeconds`, and without one the answer is 503: a request is never accepted for want of a key.
 *
 * @param url - where the set is; redirects are not followed
 * @throws {TypeError} the URL is not `https:` or has credentials or a fragment; which option is wrong
 * @throws {WebhookError} from the verifier: `key_unknown` where a set that was retrieved for this request does not have the
 * key, `key_unavailable` where the set could not be retrieved, or not again so soon
 *
 * @example
 * const verify = publicKeySignature({ keys: remoteKeys('https://pay.example/keys.json'), algorithms: ['RS256'] })
 */
export function remoteKeys(url: string | URL, options: RemoteKeysOptions = {}): KeySource {
  const { maxKeys = 100, cooldownSeconds = 30 } = options
  const address = requireHttps(url)
  requirePositiveInteger(maxKeys, 'remoteKeys: maxKeys')
  requirePositiveInteger(cooldownSeconds, 'remoteKeys: cooldownSeconds')
  const get = boundedFetch(options, 'application/jwk-set+json, application/json', 'remoteKeys')
  const load = async () => readKeySet(await get(address), maxKeys)
  const { limits, now } = toRetention(options, cooldownSeconds, 'remoteKeys')
  const set = new RetrievalCache(load, limits, now)

  return {
    findKeys({ keyId }) {
      const before = set.retrievals
      return chain(set.get(), (keys) => {
        if (keyId === undefined || keys.some(({ id }) => id === keyId)) return selectKeys(keys, keyId)
        return chain(set.refresh(), (newest) => {
          const found = selectKeys(newest, keyId)
          // Anybody can begin the cool-down, also just before a new key is published.
          if (found.length === 0 && !set.isNewerThan(before)) {
            throw refusal('key_unavailable', 'the keys are too old to tell that there is none of this id')
          }
          return found
        })
      })
    },
  }
}

function requireHttps(url: string | URL): string {
  const text = String(url)
  const { protocol, username, password, hash } = URL.canParse(text) ? new URL(text) : new URL('about:blank')
  if (protocol !== 'https:' || username !== '' || password !== '' || hash !== '') {
    throw new TypeError('remoteKeys: url must be an https: URL without credentials and fragment')
  }
  return new URL(text).href
}

// A JWK is flat but for `x5c` and `oth`; deeper extensions of a set are no reason to refuse it.
const maxDepth = 16

function readKeySet(body: Uint8Array, maxKeys: number): readonly KnownKey[] {
  const set = parseJson(body, maxDepth)
  const entries = typeof set === 'object' && set !== null && 'keys' in set ? set.keys : undefined
  if (!Array.isArray(entries) || entries.length > maxKeys) {
    throw new WebhookError('key_unavailable', `the document is not a JWK set of at most ${maxKeys} keys`)
  }
  const keys = entries.flatMap(readEntry)
  if (keys.length === 0) throw new WebhookError('key_unavailable', 'the JWK set has no usable key')
  return keys
}

function readEntry(entry: unknown): readonly KnownKey[] {
  if (typeof entry !== 'object' || entry === null) return []
  // importPublicKey checks each field that it uses.
  const jwk = entry as PublicJwk
  try {
    return [{ id: readKeyId(jwk), key: importPublicKey(jwk) }]
  } catch {
    return []
  }
}
