import type { MaybePromise } from '../../../src/core/base/maybe-promise.js'
import type {
  DigestAlgorithm,
  KeyConstraints,
  MacAlgorithm,
  SignatureAlgorithm,
  SignatureOptions,
} from '../../../src/core/crypto/algorithms.js'
import type { PublicKeyMaterial } from '../../../src/core/crypto/public-key.js'

/** The interface of each implementation of `#crypto`, whatever its key types. */
export interface CryptoPlatform<MacKey, PublicKey extends KeyConstraints, SealKey> {
  readonly importSealKey: (bytes: Uint8Array) => SealKey
  readonly sealBytes: (
    key: SealKey,
    nonce: Uint8Array,
    chunks: readonly Uint8Array[],
    associated: Uint8Array,
  ) => MaybePromise<readonly Uint8Array[]>
  readonly openBytes: (
    key: SealKey,
    nonce: Uint8Array,
    sealed: Uint8Array,
    associated: Uint8Array,
  ) => MaybePromise<Uint8Array | undefined>
  readonly importMacKey: (secret: Uint8Array, algorithm: MacAlgorithm) => MacKey
  readonly computeMac: (key: MacKey, chunks: readonly Uint8Array[]) => MaybePromise<Uint8Array>
  readonly verifyMac: (key: MacKey, mac: Uint8Array, chunks: readonly Uint8Array[]) => MaybePromise<boolean>
  readonly computeDigest: (algorithm: DigestAlgorithm, bytes: Uint8Array) => MaybePromise<Uint8Array>
  readonly encodeBase64: (bytes: Uint8Array) => string
  readonly decodeBase64: (text: string) => Uint8Array | undefined
  readonly equalBytes: (left: Uint8Array, right: Uint8Array) => boolean
  readonly importPublicKey: (material: PublicKeyMaterial) => PublicKey
  readonly verifySignature: (
    key: PublicKey,
    algorithm: SignatureAlgorithm,
    signature: Uint8Array,
    chunks: readonly Uint8Array[],
    options?: SignatureOptions,
  ) => MaybePromise<boolean>
}

export function hex(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'hex'))
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
