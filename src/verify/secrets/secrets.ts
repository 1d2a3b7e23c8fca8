import { encodeUtf8 } from '../../bytes/utf8.js'
import { type CandidateResolver, type PreparedCandidates, prepareCandidates } from './candidates.js'

/** A shared secret: text, used as its UTF-8 bytes, or the bytes themselves. */
export type Secret = string | Uint8Array

/**
 * Finds the secrets for a request, newest first: one per tenant, or from a store that rotates them.
 *
 * It sees a request that is not verified yet. None at all refuses the request; a rejection answers 503.
 */
export type SecretResolver = CandidateResolver<Secret>

/** One secret, several with the newest first, or a function that finds them. */
export type SecretSource = Secret | readonly Secret[] | SecretResolver

/**
 * Prepares secrets, none of which is empty or only white space.
 *
 * @param source - the option as the user gave it
 * @param option - its name, for the message
 * @param prepare - what a verifier needs of one secret
 * @throws {TypeError} there is no secret, an empty one, which would let anybody sign, or one that ends with a line break
 */
export function prepareSecrets<Prepared>(
  source: SecretSource,
  option: string,
  prepare: (secret: Secret) => Prepared,
): PreparedCandidates<Prepared> {
  return prepareCandidates<Secret, Prepared>(source, option, (secret) => prepare(requireSecret(secret, option)))
}

function requireSecret(secret: unknown, option: string): Secret {
  // An unset environment variable arrives here as undefined in a list, or as an empty text.
  if (secret === undefined || (typeof secret === 'string' && secret.trim() === '')) {
    throw new TypeError(`${option} is empty: is the environment variable set?`)
  }
  // Read from a file or a command. No service gives out a secret with one, and nothing would match.
  if (typeof secret === 'string' && /[\r\n]$/.test(secret)) throw new TypeError(`${option} ends with a line break`)
  if ((typeof secret === 'string' || secret instanceof Uint8Array) && secret.length > 0) return secret
  throw new TypeError(`${option} must be one or more non-empty secrets`)
}

/** The bytes of a secret, in memory of their own. */
export function secretBytes(secret: Secret): Uint8Array {
  return typeof secret === 'string' ? encodeUtf8(secret) : new Uint8Array(secret)
}
