import { refusal } from '../../../errors.js'
import { chain, firstIndex, type MaybePromise } from '../../base/maybe-promise.js'
import { requireOneOf } from '../../base/options.js'
import { fitsAlgorithm, type SignatureAlgorithm, signatureAlgorithms } from '../../crypto/algorithms.js'
import type { PublicKey } from '../../crypto/public-key.js'
import type { KeyQuery, KeySource, KnownKey } from './key-source.js'

/** The key that verifies a signature, and the algorithm. */
export interface MatchingKey {
  readonly algorithm: SignatureAlgorithm
  /** The id of the key; if it has none, its index among the candidate keys. */
  readonly key: string | number
}

/** Checks whether the signature was made with this key and algorithm. */
export type CheckKey = (key: PublicKey, algorithm: SignatureAlgorithm) => MaybePromise<boolean>

/**
 * Finds the key that verifies a signature by trying each candidate key with each compatible algorithm.
 *
 * @param algorithms - the algorithms to try if the query does not name one
 * @throws {WebhookError} `key_unknown` if the source finds no key, `key_not_trusted` if no key fits an allowed
 * algorithm, `signature_mismatch` if no key verifies the signature, and the errors of the source
 */
export function findMatchingKey(
  source: KeySource,
  query: KeyQuery,
  algorithms: readonly SignatureAlgorithm[],
  check: CheckKey,
): MaybePromise<MatchingKey> {
  const candidates = query.algorithm === undefined ? algorithms : [query.algorithm]
  return chain(source.findKeys(query), (keys) => tryKeys(keys, candidates, check))
}

function tryKeys(
  keys: readonly KnownKey[],
  algorithms: readonly SignatureAlgorithm[],
  check: CheckKey,
): MaybePromise<MatchingKey> {
  if (keys.length === 0) throw refusal('key_unknown', 'no key has this id')
  const attempts = keys.flatMap(({ id, key }, index) =>
    algorithms
      .filter((algorithm) => fitsAlgorithm(key, algorithm))
      .map((algorithm) => ({ key, algorithm, match: { algorithm, key: id ?? index } })),
  )
  if (attempts.length === 0) throw refusal('key_not_trusted', 'no key fits an allowed algorithm')

  return chain(
    firstIndex(attempts, ({ key, algorithm }) => check(key, algorithm)),
    (index) => {
      const found = attempts[index]
      if (found === undefined) {
        // Many libraries make longer salts by default.
        const isPss = attempts.some(({ algorithm }) => algorithm.startsWith('PS'))
        const hint = isPss ? '; PS256 needs a salt of 32 bytes, PS512 of 64' : ''
        const keysTried = new Set(attempts.map(({ key }) => key)).size
        throw refusal('signature_mismatch', `no key produced this signature for these bytes${hint}`, { keysTried })
      }
      return found.match
    },
  )
}

/**
 * Checks the allow-list of algorithms.
 *
 * @returns a copy
 * @throws {TypeError} if the list is empty, has an unknown algorithm, or has none that fits a fixed key; the message
 * names the option
 */
export function requireAlgorithms(
  algorithms: readonly SignatureAlgorithm[],
  { fixedKeys = [] }: KeySource,
  verifier: string,
): readonly SignatureAlgorithm[] {
  if (!Array.isArray(algorithms) || algorithms.length === 0) {
    throw new TypeError(`${verifier}: algorithms must name at least one algorithm`)
  }
  for (const algorithm of algorithms) requireOneOf(algorithm, signatureAlgorithms, `${verifier}: algorithms`)
  for (const { key } of fixedKeys) {
    if (!algorithms.some((algorithm) => fitsAlgorithm(key, algorithm))) {
      throw new TypeError(`${verifier}: algorithms must include one that fits a key of type ${key.type}`)
    }
  }
  return [...algorithms]
}

/** @throws {WebhookError} `algorithm_not_allowed` if the name is not exactly one of the allowed ones */
export function requireAllowedAlgorithm(
  name: unknown,
  algorithms: readonly SignatureAlgorithm[],
  field: string,
): SignatureAlgorithm {
  const algorithm = algorithms.find((allowed) => allowed === name)
  if (algorithm === undefined)
    throw refusal('algorithm_not_allowed', `${field} does not name an allowed algorithm`, { field })
  return algorithm
}
