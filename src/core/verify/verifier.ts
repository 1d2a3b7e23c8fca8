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
export interface Verifier {
  (request: WebhookRequest, context: VerifyContext): MaybePromise<Proof>
  /** For receivers only; a wrapper or a replacement does not have it. */
  readonly judge?: Judge | undefined
}

/** A verifier that returns a refusal: throwing one takes a third of the time of refusing a small body. */
export type Judge = (request: WebhookRequest, context: VerifyContext) => MaybePromise<Proof | WebhookError>

/** Makes a verifier, which throws the refusals that `judge` returns. */
export function toVerifier(judge: Judge): Verifier {
  const verify = (request: WebhookRequest, context: VerifyContext) =>
    chain(judge(request, context), (result) => {
      if (isWebhookError(result)) throw result
      return result
    })
  return Object.assign(verify, { judge })
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

  /** Whether this class created a value for this owner; a look-alike object does not count. */
  static isFor(value: unknown, owner: object): value is Verified {
    return typeof value === 'object' && value !== null && #owner in value && value.#owner === owner
  }
}
