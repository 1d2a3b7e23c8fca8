import { chain, firstIndex, type MaybePromise } from '../../base/maybe-promise.js'
import { requireOneOf } from '../../base/options.js'
import { fitsAlgorithm, type SignatureAlgorithm, signatureAlgorithms } from '../../crypto/algorithms.js'
import type { PublicKey } from '../../crypto/public-key.js'
import { refusal } from '../../errors.js'
import type { KeyQuery, KeySource, KnownKey } from './key-source.js'

/** The key that made a signature, and its algorithm. */
export interface MatchingKey {
  readonly algorithm: SignatureAlgorithm
  /** Its id, or without one its index among the keys that were tried. */
  readonly key: string | number
}

/** Whether this key made the signature with this algorithm. */
export type CheckKey = (key: PublicKey, algorithm: SignatureAlgorithm) => MaybePromise<boolean>

/**
 * Finds the key that made a signature: tries each key of the source with each algorithm that fits it.
 *
 * @param algorithms - the allowed algorithms, if the query names none
 * @throws {WebhookError} `key_unknown` without a key, `key_not_trusted` if none fits an allowed algorithm,
 * `signature_mismatch`, and the errors of the source
 */
export function findSigner(
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
  if (attempts.length === 0) throw refusal('key_not_trusted', 'no key has the type that the algorithm needs')

  return chain(
    firstIndex(attempts, ({ key, algorithm }) => check(key, algorithm)),
    (index) => {
      const found = attempts[index]
      if (found === undefined) throw refusal('signature_mismatch', 'no key produced this signature for these bytes')
      return found.match
    },
  )
}

/**
 * Checks the allow-list of algorithms.
 *
 * @returns a copy
 * @throws {TypeError} naming the option, if it is empty, names an unknown algorithm, or a fixed key fits none
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

/** @throws {WebhookError} `algorithm_not_allowed` unless the name is exactly one of the list */
export function requireAllowed(
  name: unknown,
  algorithms: readonly SignatureAlgorithm[],
  field: string,
): SignatureAlgorithm {
  const algorithm = algorithms.find((allowed) => allowed === name)
  if (algorithm === undefined) throw refusal('algorithm_not_allowed', `${field} names no allowed algorithm`, { field })
  return algorithm
}
