import { equalBytes } from '#crypto'
import { refusal } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import type { Proof, ProofStrength, WebhookRequest } from '../../request/delivery.js'
import type { VerifyContext } from '../verifier.js'
import { type CredentialPlace, withPlaces } from './credential-places.js'
import type { PreparedCandidates } from './secrets.js'

/** The token of a request, and the fields of its proof. */
export interface GivenToken {
  readonly verifier: string
  readonly strength: ProofStrength
  /** The header, field or parameter that held the token. */
  readonly field: string
  /** Where it is, so that an inbox can leave it out. @default not known */
  readonly place?: CredentialPlace | undefined
  /** `undefined` if malformed, which matches no token. */
  readonly token: Uint8Array | undefined
}

/**
 * Compares the token of a request with every expected token.
 *
 * @throws {WebhookError} `token_mismatch`, `key_unknown`, `key_unavailable`
 */
export function matchToken(
  expected: PreparedCandidates<Uint8Array>,
  request: WebhookRequest,
  context: Pick<VerifyContext, 'respell'>,
  { verifier, strength, field, place, token }: GivenToken,
): MaybePromise<Proof> {
  return chain(expected(request, context), (candidates) => {
    const key = token === undefined ? -1 : indexOfMatch(candidates, (candidate) => equalBytes(candidate, token))
    if (key === -1)
      throw refusal('token_mismatch', `${field} is not the expected token`, { field, keysTried: candidates.length })
    return place === undefined ? { strength, verifier, key } : withPlaces({ strength, verifier, key }, [place])
  })
}

/** The index of the first match, or -1. Tests every candidate, so that the time does not reveal which one matched. */
export function indexOfMatch<Item>(candidates: readonly Item[], matches: (candidate: Item) => boolean): number {
  let found = -1
  candidates.forEach((candidate, index) => {
    if (matches(candidate) && found === -1) found = index
  })
  return found
}
