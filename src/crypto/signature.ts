import { ecdsaFromDer } from './der.js'
import { isAcceptableSignature } from './ed25519.js'
import type { PublicKeyParts } from './public-key.js'
import { requireFit, type SignatureAlgorithm, type SignatureOptions } from './signature-algorithm.js'

/**
 * Brings a signature into the one form that is passed to the platform, refusing what platforms answer differently.
 *
 * @returns `undefined` where it cannot be a signature by this key
 * @throws {TypeError} the key does not fit the algorithm
 */
export function normalizeSignature(
  key: PublicKeyParts,
  algorithm: SignatureAlgorithm,
  signature: Uint8Array,
  options: SignatureOptions = {},
): Uint8Array | undefined {
  requireFit(key, algorithm)
  const fromDer = algorithm === 'ES256' && options.ecdsaFormat === 'der'
  const raw = fromDer ? ecdsaFromDer(signature, 32) : signature
  if (raw?.length !== key.signatureLength) return undefined
  return algorithm !== 'EdDSA' || isAcceptableSignature(raw) ? raw : undefined
}
