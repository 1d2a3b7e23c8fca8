import { chain, type MaybePromise } from '../base/maybe-promise.js'
import { requireFunction } from '../base/options.js'
import type { Proof, ProofStrength } from '../request/delivery.js'
import { requireProof, type Verifier } from './verifier.js'

/**
 * Requires every one of several verifiers, in order: put the cheap ones first.
 *
 * @returns a verifier whose proof is the strongest of the individual proofs, all of which are in its `parts`
 * @throws {TypeError} if there is no verifier, or one is not a function
 * @throws {WebhookError} from the verifier: the error of the first one that refuses
 *
 * @example
 * const verify = allOf(
 *   urlToken({ tokens: 't0ken' }),
 *   hmacSignature({ secrets: 's3cret', header: 'x-signature' }),
 * )
 */
export function allOf(first: Verifier, ...others: readonly Verifier[]): Verifier {
  const verifiers = [first, ...others]
  for (const verifier of verifiers) requireFunction(verifier, 'allOf: every argument')

  return (request, context) => {
    const verifyFrom = (index: number, parts: readonly Proof[]): MaybePromise<Proof> => {
      const verifier = verifiers[index]
      if (verifier === undefined) return { ...strongest(parts), verifier: 'allOf', parts }
      return chain(verifier(request, context), (proof) => verifyFrom(index + 1, [...parts, requireProof(proof)]))
    }
    return verifyFrom(0, [])
  }
}

const ranks: Readonly<Record<ProofStrength, number>> = {
  signature: 5,
  transport: 4,
  token: 3,
  basic: 2,
  url: 1,
  none: 0,
}

function strongest(parts: readonly Proof[]): Proof {
  return parts.reduce((best, part) => (ranks[part.strength] > ranks[best.strength] ? part : best))
}
