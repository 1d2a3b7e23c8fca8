import { computeMac, equalBytes, type MacKey, verifyMac } from '#crypto'
import { refusal } from '../../errors.js'
import { chain, firstIndex } from '../base/maybe-promise.js'
import { type ByteEncoding, decodeBytes } from '../bytes/encoding.js'
import { type MacAlgorithm, macLengths } from '../crypto/algorithms.js'
import type { ProofStrength, WebhookRequest } from '../request/delivery.js'
import type { SignatureElements } from './composite/signature-elements.js'
import type { PreparedCandidates } from './secrets/secrets.js'
import type { SignedContent } from './signed/signed-content.js'
import { toVerifier, type Verifier } from './verifier.js'

/** The form of an HMAC in a request. */
export interface MacForm {
  /** The header or field that holds it, for errors. */
  readonly field: string
  readonly algorithm: MacAlgorithm
  readonly encoding: ByteEncoding
}

/** How to find and check the HMACs of a request, one of which must match. */
export interface MacScheme extends MacForm {
  /** The name of the verifier, for its proof. */
  readonly verifier: string
  /** The strength of the proof: `token` if the content lacks the body. @default 'signature' */
  readonly strength?: ProofStrength
  readonly keys: PreparedCandidates<MacKey>
  readonly read: (request: WebhookRequest) => SignatureElements
  readonly content: (request: WebhookRequest, now: number, elements: SignatureElements) => SignedContent
}

/** A verifier for any number of HMACs in a request: one of them must be made with one of the keys. */
export function macVerifier(scheme: MacScheme): Verifier {
  const { verifier, strength = 'signature', keys, algorithm, read, content } = scheme
  const decodeMac = macDecoder(scheme)
  const name = `hmac-${algorithm}`

  return toVerifier((request, context) => {
    const elements = read(request)
    const macs = elements.signatures.map(decodeMac)
    const [only, second] = macs
    const { chunks, signedAt } = content(request, context.now, elements)
    return chain(keys(request, context), (candidates) => {
      // Computes one HMAC for a key, regardless of the number of signatures.
      const found = firstIndex(candidates, (key) =>
        only !== undefined && second === undefined
          ? verifyMac(key, only, chunks)
          : chain(computeMac(key, chunks), (computed) => macs.some((mac) => equalBytes(computed, mac))),
      )
      return chain(found, (key) =>
        key === -1
          ? refusal('signature_mismatch', 'no secret produced this signature for these bytes', {
              keysTried: candidates.length,
            })
          : { strength, verifier, algorithm: name, key, signedAt },
      )
    })
  })
}

/** Returns a function that decodes an HMAC. It throws `signature_malformed`. */
export function macDecoder({ field, algorithm, encoding }: MacForm): (text: string) => Uint8Array {
  const length = macLengths[algorithm]
  return (text) => {
    const mac = decodeBytes(text, encoding)
    if (mac?.length === length) return mac
    throw malformed(field, `has a signature that is not ${length} bytes as ${encoding}`)
  }
}

/** The error for a signature that cannot be read. */
export function malformed(field: string, problem: string): Error {
  return refusal('signature_malformed', `${field} ${problem}`, { field })
}
