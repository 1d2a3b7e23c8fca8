import { chain } from '../../base/maybe-promise.js'
import { encodeUtf8 } from '../../bytes/encoding.js'
import type { Proof, WebhookRequest } from '../../request/delivery.js'
import type { Verifier } from '../verifier.js'

/** Where a request holds a credential that was compared. */
export type CredentialPlace =
  | { readonly in: 'header' | 'query'; readonly name: string }
  /** The number of the segment: 0 is the first, -1 the last. */
  | { readonly in: 'path'; readonly segment: number }
  /** The field of a form. */
  | { readonly in: 'form'; readonly name: string }
  /** A field of JSON, with its value: other fields may have the same name. */
  | { readonly in: 'json'; readonly name: string; readonly value: Uint8Array }

// Beside the proofs, which receipts show and engines store.
const places = new WeakMap<Proof, readonly CredentialPlace[]>()

/** Remembers where the credentials of a proof are. */
export function withPlaces(proof: Proof, found: readonly CredentialPlace[]): Proof {
  places.set(proof, found)
  return proof
}

/** Remembers where signatures are that do not cover the body: anyone who reads one could send any body with it. */
export function asCredential(
  verify: Verifier,
  find: (request: WebhookRequest) => readonly CredentialPlace[],
): Verifier {
  return (request, context) => chain(verify(request, context), (proof) => withPlaces(proof, find(request)))
}

/** The place of a field of JSON at a path. */
export function atPath(path: string, value: string): CredentialPlace {
  return { in: 'json', name: path.slice(path.lastIndexOf('.') + 1), value: encodeUtf8(value) }
}

/** Where the credentials are that a proof compared; none for a proof that was made elsewhere. */
export function credentialPlacesOf(proof: Proof): readonly CredentialPlace[] {
  return [...(places.get(proof) ?? []), ...(proof.parts ?? []).flatMap(credentialPlacesOf)]
}
