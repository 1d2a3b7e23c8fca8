import { verifySignature } from '#crypto'
import type { MaybePromise } from '../../base/maybe-promise.js'
import type { SignatureAlgorithm } from '../../crypto/algorithms.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { type KeyOption, toKeySource } from '../keys/key-source.js'
import { findMatchingKey, requireAlgorithms, requireAllowedAlgorithm } from '../keys/try-keys.js'
import type { VerifyContext } from '../verifier.js'
import { type CompactToken, malformedToken } from './compact.js'

/** Verifies the signature of a token, and names the key. */
export type TokenVerifier = (
  token: CompactToken,
  request: WebhookRequest,
  context: VerifyContext,
) => MaybePromise<{ readonly algorithm: string; readonly key: string | number }>

/**
 * Verifies tokens that were signed with one of the private keys of a sender; a `kid` selects one.
 *
 * @param algorithms - the accepted ones; others than those of public keys are refused
 * @throws {TypeError} naming the option, if there is no usable key or algorithm
 */
export function keyTokenVerifier(
  keys: KeyOption,
  algorithms: readonly string[] = [],
  { field, verifier, option = 'keys' }: { readonly field: string; readonly verifier: string; readonly option?: string },
): TokenVerifier {
  const source = toKeySource(keys, `${verifier}: ${option}`)
  // Checks each of them.
  const allowed = requireAlgorithms(algorithms as readonly SignatureAlgorithm[], source, verifier)
  return ({ header, signed, signature }, request, { now }) => {
    const algorithm = requireAllowedAlgorithm(header['alg'], allowed, field)
    const { kid } = header
    if (kid !== undefined && typeof kid !== 'string')
      throw malformedToken(field, `${field} has a kid that is not a string`)
    return findMatchingKey(source, { request, keyId: kid, algorithm, now }, allowed, (key) =>
      verifySignature(key, algorithm, signature, [signed]),
    )
  }
}
