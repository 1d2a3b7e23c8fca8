import type { MaybePromise } from '../../base/maybe-promise.js'
import type { PublicKey } from '../../crypto/public-key.js'
import type { SignatureAlgorithm } from '../../crypto/signature-algorithm.js'
import type { WebhookRequest } from '../../request/delivery.js'

/** What is known about the key of a request before its signature was checked: a hint of the sender, never a proof. */
export interface KeyQuery {
  readonly request: WebhookRequest
  /** The key id (`kid`) that the sender named. */
  readonly keyId: string | undefined
  /** The algorithm that the sender named; it is on the verifier's allow-list. */
  readonly algorithm: SignatureAlgorithm | undefined
  /** The time of receipt, in milliseconds since 1970. */
  readonly now: number
}

/** A trusted public key, and the id by which senders name it. */
export interface KnownKey {
  readonly id: string | undefined
  readonly key: PublicKey
}

/** Where a verifier finds public keys: `staticKeys()`, `remoteKeys()` or `certificateKeys()`. */
export interface KeySource {
  /**
   * Finds the keys that may have signed the request; the verifier tries them in order.
   *
   * @internal For verifiers; a source of one's own is a `KeyResolver`.
   * @throws {WebhookError} `key_unknown`, `key_not_trusted`, and `key_unavailable` where the sender is not to blame
   */
  readonly findKeys: (query: KeyQuery) => MaybePromise<readonly KnownKey[]>
  /**
   * All keys, where they are fixed, so that what cannot work fails at start.
   *
   * @internal
   */
  readonly fixedKeys?: readonly KnownKey[]
}

/** The keys of that id; where none has it, those without an id; without an id to look for, all. */
export function selectKeys(keys: readonly KnownKey[], keyId: string | undefined): readonly KnownKey[] {
  if (keyId === undefined) return keys
  const named = keys.filter((key) => key.id === keyId)
  return named.length > 0 ? named : keys.filter((key) => key.id === undefined)
}
