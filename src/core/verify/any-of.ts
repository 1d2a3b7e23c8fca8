import { isWebhookError, type WebhookError } from '../../errors.js'
import { chain, isPromise, type MaybePromise } from '../base/maybe-promise.js'
import { requireFunction } from '../base/options.js'
import type { Proof } from '../request/delivery.js'
import { requireProof, type Verifier } from './verifier.js'

/**
 * Tries several verifiers in order and accepts the first success, for a migration between schemes.
 *
 * It is only as strong as the weakest verifier, because the sender chooses which one to pass. If all refuse, one error
 * is reported: a failure on our side if there is one (the sender is not to blame), else the first refusal of a proof
 * that was present, else the first error.
 *
 * @returns a verifier with the proof of the verifier that accepted
 * @throws {TypeError} if there is no verifier, or one is not a function
 * @throws {WebhookError} from the verifier: the error of one of them. Any other exception is a bug and is rethrown at
 * once.
 *
 * @example
 * const verify = anyOf(
 *   hmacSignature({ secrets: 's3cret', header: 'x-signature' }),
 *   headerToken({ header: 'x-token', tokens: 't0ken' }),
 * )
 */
export function anyOf(first: Verifier, ...others: readonly Verifier[]): Verifier {
  const verifiers = [first, ...others]
  for (const verifier of verifiers) requireFunction(verifier, 'anyOf: every argument')

  return (request, context) => {
    const verifyFrom = (index: number, refusals: readonly WebhookError[]): MaybePromise<Proof> => {
      const verifier = verifiers[index]
      if (verifier === undefined) throw mostRelevant(refusals)
      return attempt(
        () => chain(verifier(request, context), requireProof),
        (error) => verifyFrom(index + 1, [...refusals, error]),
      )
    }
    return verifyFrom(0, [])
  }
}

function attempt(
  verify: () => MaybePromise<Proof>,
  otherwise: (error: WebhookError) => MaybePromise<Proof>,
): MaybePromise<Proof> {
  const recover = (thrown: unknown) => {
    if (isWebhookError(thrown)) return otherwise(thrown)
    throw thrown
  }
  let proof: MaybePromise<Proof>
  try {
    proof = verify()
  } catch (thrown) {
    return recover(thrown)
  }
  return isPromise(proof) ? proof.catch(recover) : proof
}

function mostRelevant(errors: readonly WebhookError[]): WebhookError | undefined {
  return errors.find(isOurFault) ?? errors.find(({ code }) => code !== 'proof_missing') ?? errors[0]
}

function isOurFault({ code }: WebhookError): boolean {
  return code === 'key_unavailable' || code === 'internal_error'
}
