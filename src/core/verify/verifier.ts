import { isWebhookError, type WebhookError } from '../../errors.js'
import { chain, type MaybePromise } from '../base/maybe-promise.js'
import { type Proof, proofStrengths, type WebhookRequest } from '../request/delivery.js'

/** Passed to a verifier along with the request. */
export interface VerifyContext {
  /** The time of receipt, in milliseconds since 1970. */
  readonly now: number
  /** Only the doctor passes it: returns what to try in place of the secrets, tokens or accounts. */
  readonly respell?: ((candidates: readonly unknown[]) => readonly unknown[]) | undefined
}

/**
 * Proves who sent a request.
 *
 * @returns the proof
 * @throws {WebhookError} with the reason; only a returned proof lets a request pass
 */
export type Verifier = (request: WebhookRequest, context: VerifyContext) => MaybePromise<Proof>

/** A verifier that returns a refusal: throwing one takes a third of the time of refusing a small body. */
type Judge = (request: WebhookRequest, context: VerifyContext) => MaybePromise<Proof | WebhookError>

// Beside the functions, not in them: a property would be inherited by a proxy or a copy, whose own checks it would skip.
const judges = new WeakMap<Verifier, Judge>()

/** How a verifier of this package judges without throwing; a wrapper or a replacement has none. */
export function judgeOf(verify: Verifier): Judge | undefined {
  return judges.get(verify)
}

/** Makes a verifier, which throws the refusals that `judge` returns. */
export function toVerifier(judge: Judge): Verifier {
  const verify: Verifier = (request, context) =>
    chain(judge(request, context), (result) => {
      if (isWebhookError(result)) throw result
      return result
    })
  judges.set(verify, judge)
  return verify
}

/** @throws {TypeError} naming the factory, unless the value of its option `verify` is a function */
export function requireVerifier(verify: unknown, factory: string): asserts verify is Verifier {
  if (typeof verify !== 'function') {
    throw new TypeError(`${factory}: verify must be a verifier, such as hmacSignature({...}) or unverified()`)
  }
}

/**
 * Refuses a result that is not a proof: a verifier written in JavaScript may forget to return anything.
 *
 * @throws {TypeError} if the value is not a proof
 */
export function requireProof(proof: Proof): Proof {
  if (!proofStrengths.includes(proof?.strength)) throw new TypeError('a verifier must return a proof or throw')
  return proof
}

/** A request that has passed its provider's verifier. Only a provider's `verify` and `restore` create one. */
export class Verified {
  readonly #request: WebhookRequest
  readonly #proof: Proof
  readonly #owner: object
  readonly #content: Uint8Array | undefined

  /** Not part of the public API: the caller must have run the verifier of `owner`. */
  constructor(request: WebhookRequest, proof: Proof, owner: object, content?: Uint8Array) {
    this.#request = request
    this.#proof = requireProof(proof)
    this.#owner = owner
    this.#content = content
  }

  // Getters without setters: the request that was verified is the one that is parsed. Freezing would cost more.
  get request(): WebhookRequest {
    return this.#request
  }

  get proof(): Proof {
    return this.#proof
  }

  /** The body after it was decrypted or taken out of its token; `undefined` if that was not done yet, or not needed. */
  get content(): Uint8Array | undefined {
    return this.#content
  }

  /** The parts of a value that this class created for this owner; `undefined` for any other, such as a look-alike object. */
  static open(value: unknown, owner: object): Pick<Verified, 'request' | 'proof' | 'content'> | undefined {
    const isFor = typeof value === 'object' && value !== null && #owner in value && value.#owner === owner
    return isFor ? { request: value.#request, proof: value.#proof, content: value.#content } : undefined
  }
}
