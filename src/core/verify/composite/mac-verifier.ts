import { computeMac, equalBytes, importMacKey, type MacKey } from '#crypto'
import { refusal } from '../../../errors.js'
import { chain } from '../../base/maybe-promise.js'
import { type ByteEncoding, decodeBytes, toBytes } from '../../bytes/encoding.js'
import { type MacAlgorithm, macLengths } from '../../crypto/algorithms.js'
import type { ProofStrength, WebhookRequest } from '../../request/delivery.js'
import { requireMatch } from '../secrets/require-match.js'
import { decodeSecret, type SecretEncoding } from '../secrets/secret-encoding.js'
import { type PreparedCandidates, prepareSecrets, type Secret, type SecretSource } from '../secrets/secrets.js'
import type { Verifier } from '../verifier.js'
import type { SignatureElements } from './signature-elements.js'

/** The signed content of a request, and its signed time in milliseconds since 1970. */
interface TimedContent {
  readonly pieces: readonly (string | Uint8Array)[]
  readonly signedAt: number | undefined
}

/** How to find and check the HMACs of a request, one of which must match. */
export interface MacScheme {
  /** The name of the verifier, for its proof. */
  readonly verifier: string
  /** The header or field that holds the signatures, for errors. */
  readonly field: string
  /** The strength of the proof: `token` if the content lacks the body. @default 'signature' */
  readonly strength?: ProofStrength
  readonly keys: PreparedCandidates<MacKey>
  readonly algorithm: MacAlgorithm
  readonly encoding: ByteEncoding
  readonly read: (request: WebhookRequest) => SignatureElements
  readonly content: (request: WebhookRequest, elements: SignatureElements, now: number) => TimedContent
}

/** A verifier for any number of HMACs in a request: one of them must be made with one of the keys. */
export function macVerifier(scheme: MacScheme): Verifier {
  const { verifier, field, strength = 'signature', keys, algorithm, encoding, read, content } = scheme
  const length = macLengths[algorithm]
  const toMac = (text: string): Uint8Array => {
    const mac = decodeBytes(text, encoding)
    if (mac?.length === length) return mac
    throw malformed(field, `has a signature that is not ${length} bytes as ${encoding}`)
  }
  return (request, { now }) => {
    const elements = read(request)
    const macs = elements.signatures.map(toMac)
    const { pieces, signedAt } = content(request, elements, now)
    const chunks = pieces.map(toBytes)
    // Computes one HMAC per key, regardless of the number of signatures.
    const match = chain(keys(request), (candidates) =>
      requireMatch(
        candidates,
        (key) => chain(computeMac(key, chunks), (computed) => macs.some((mac) => equalBytes(computed, mac))),
        'no secret produced one of these signatures for these bytes',
      ),
    )
    return chain(match, (key) => ({ strength, verifier, algorithm: `hmac-${algorithm}`, key, signedAt }))
  }
}

/** How secrets become the keys of a {@link MacScheme}. */
export interface MacKeyRules {
  /** The name of the option, for messages. */
  readonly option: string
  readonly encoding: SecretEncoding
  readonly algorithm: MacAlgorithm
  /** Refuses what cannot be a secret of the vendor. @throws {TypeError} */
  readonly check?: (secret: Secret) => void
}

/** Prepares the keys of a {@link MacScheme}. */
export function prepareKeys(source: SecretSource, options: MacKeyRules): PreparedCandidates<MacKey> {
  const { option, encoding, algorithm, check } = options
  return prepareSecrets(source, option, (secret) => {
    check?.(secret)
    return importMacKey(decodeSecret(secret, encoding, option), algorithm)
  })
}

/** The error for a signature that cannot be read. */
export function malformed(field: string, problem: string): Error {
  return refusal('signature_malformed', `${field} ${problem}`, { field })
}
