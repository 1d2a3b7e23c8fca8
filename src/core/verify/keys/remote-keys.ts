import { refusal, WebhookError } from '../../../errors.js'
import { chain } from '../../base/maybe-promise.js'
import { checkOptions, optional, requireFunction, requireHosts, requirePositiveInteger } from '../../base/options.js'
import type { PublicJwk } from '../../crypto/public-key.js'
import { parseJson } from '../../request/body/json.js'
import { boundedFetch, type RetrievalOptions, retrievalChecks } from './bounded-fetch.js'
import { type KeySource, type KnownKey, selectKeys, toKnownKey } from './key-source.js'
import { type RetentionOptions, RetrievalCache, retentionChecks } from './retrieval-cache.js'

/** Options of {@link remoteKeys}. */
export interface RemoteKeysOptions extends RetrievalOptions, RetentionOptions {
  /** The maximum number of keys in the set, including unusable ones. @default 100 */
  readonly maxKeys?: number
  /**
   * The minimum time between retrievals for key ids that are not in the set, in milliseconds. During that time, a
   * request with such an id is answered 503, because the key may be newer than the set.
   *
   * @default 30_000
   */
  readonly cooldownMs?: number
  /**
   * The hosts that the URL may have, without ports, for URLs that someone else chooses, such as a tenant.
   *
   * @default any host, also one with a private address
   */
  readonly allowedHosts?: readonly string[]
  /** Whether a key of the set may be used, for senders that mark the purpose of keys. @default every key */
  readonly accepts?: (key: PublicJwk) => boolean
}

/**
 * The public keys of a JWK set on an HTTPS server (RFC 7517, section 5).
 *
 * The set is retrieved at the first request; concurrent requests share the retrieval. Keys that cannot verify a signature
 * here are ignored, on every runtime the same: other types and curves, RSA keys that {@link staticKeys} refuses,
 * `use: enc`, shared secrets. While the server fails, the
 * last good set is used for `staleMs`. Without a set the answer is 503: a missing key never lets a request pass.
 *
 * @param url - the address of the set; redirects are not followed
 * @throws {TypeError} if the URL is not `https:`, has credentials, a fragment or a host that is not allowed, or an option is
 * invalid; the message names it
 * @throws {WebhookError} from the verifier: `key_unknown` if a set retrieved for this request lacks the key,
 * `key_unavailable` if the set could not be retrieved, or was retrieved too recently to retry
 *
 * @example
 * const verify = publicKeySignature({ keys: remoteKeys('https://pay.example/keys.json'), algorithms: ['RS256'] })
 */
export function remoteKeys(url: string | URL, options: RemoteKeysOptions = {}): KeySource {
  const address = requireHttps(url)
  checkOptions(options, 'remoteKeys', {
    ...retrievalChecks,
    ...retentionChecks,
    maxKeys: optional(requirePositiveInteger),
    cooldownMs: optional(requirePositiveInteger),
    // Equivalent (StringLiteral): `""`. The text is only compared with the other one.
    allowedHosts: optional((value, option) => requireHosts(value, option, 'without ports')),
    accepts: optional(requireFunction),
  })
  if (options.allowedHosts?.includes(new URL(address).hostname) === false) {
    throw new TypeError('remoteKeys: url must have one of the allowedHosts')
  }
  const { maxKeys = 100, cooldownMs = 30_000, accepts = () => true } = options
  const get = boundedFetch(options, 'application/jwk-set+json, application/json')
  const set = new RetrievalCache(async () => readKeySet(await get(address), maxKeys, accepts), options)

  return {
    findKeys({ keyId }) {
      const before = set.retrievals
      return chain(set.get(), (keys) => {
        if (keyId === undefined || keys.some(({ id }) => id === keyId)) return selectKeys(keys, keyId)
        return chain(set.refresh(cooldownMs), (newest) => {
          const found = selectKeys(newest, keyId)
          // Anyone can start the cool-down with a made-up id, even just before a new key is published.
          if (found.length === 0 && !set.isNewerThan(before)) {
            throw refusal('key_unavailable', 'the key id is unknown, and the set was retrieved too recently to retry')
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

// A JWK is flat except for `x5c` and `oth`; deeper extensions are no reason to refuse a set.
const maxDepth = 16

function readKeySet(body: Uint8Array, maxKeys: number, accepts: (key: PublicJwk) => boolean): readonly KnownKey[] {
  const set = parseJson(body, maxDepth)
  const entries = typeof set === 'object' && set !== null && 'keys' in set ? set.keys : undefined
  if (!Array.isArray(entries) || entries.length > maxKeys) {
    throw new WebhookError('key_unavailable', `the document is not a JWK set of at most ${maxKeys} keys`)
  }
  const keys = entries.flatMap((entry) => readEntry(entry, accepts))
  if (keys.length === 0) throw new WebhookError('key_unavailable', 'the JWK set has no usable key')
  return keys
}

function readEntry(entry: unknown, accepts: (key: PublicJwk) => boolean): readonly KnownKey[] {
  if (typeof entry !== 'object' || entry === null) return []
  try {
    // The import checks every field that it uses.
    const key = entry as PublicJwk
    return accepts(key) ? [toKnownKey(key)] : []
  } catch {
    return []
  }
}
