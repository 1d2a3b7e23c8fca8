import { equalBytes } from '#crypto'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import { refusal } from '../../errors.js'
import type { Proof, ProofStrength, WebhookRequest } from '../../request/delivery.js'
import { type PreparedCandidates, prepareSecrets, type SecretSource, secretBytes } from './secrets.js'

/** The bytes of shared tokens, newest first. */
export type PreparedTokens = PreparedCandidates<Uint8Array>

/** @throws {TypeError} there is no token, or an empty one */
export function prepareTokens(source: SecretSource, option: string): PreparedTokens {
  return prepareSecrets(source, option, secretBytes)
}

/** What a token verifier tells of itself and of what it was given. */
export interface GivenToken {
  readonly verifier: string
  readonly strength: ProofStrength
  /** Where the token was found. */
  readonly field: string
  /** `undefined` where it is malformed, and so not the expected one. */
  readonly token: Uint8Array | undefined
}

/**
 * Compares what the sender gave with every token.
 *
 * @throws {WebhookError} `token_mismatch`, `key_unknown`, `key_unavailable`
 */
export function matchToken(tokens: PreparedTokens, request: WebhookRequest, given: GivenToken): MaybePromise<Proof> {
  const { verifier, strength, field, token } = given
  return chain(tokens(request), (candidates) => {
    const key = token === undefined ? -1 : indexOfEqual(candidates, token)
    if (key === -1) throw refusal('token_mismatch', `${field} is not the expected token`, { field })
    return { strength, verifier, key }
  })
}

// Goes through all of them, so that the time does not tell which one was near.
function indexOfEqual(candidates: readonly Uint8Array[], token: Uint8Array): number {
  let found = -1
  candidates.forEach((candidate, index) => {
    const equal = equalBytes(candidate, token)
    if (equal && found === -1) found = index
  })
  return found
}
