import { requireObject, requireText } from '../../base/options.js'
import type { SignatureAlgorithm } from '../../crypto/algorithms.js'
import type { PublicKeySignatureOptions } from '../../verify/public-key-signature.js'
import { requireSample, type Sample, type SampleSource, withHeaders } from '../sample.js'
import { type SignContentOptions, toSignedContent } from './content.js'
import { encode, requireEncoding } from './encode.js'
import { type PrivateKey, signBytes } from './keys.js'

/** Options of {@link signPublicKey}: those of `publicKeySignature`, with the one key to sign with. */
export interface SignPublicKeyOptions
  extends Omit<PublicKeySignatureOptions, 'keys' | 'algorithms' | keyof SignContentOptions>,
    SignContentOptions {
  readonly privateKey: PrivateKey
  readonly algorithm: SignatureAlgorithm
  /** The id of the key, for its header. @default no such header */
  readonly keyId?: string
}

/**
 * Signs a sample with a private key, as `publicKeySignature` with the same options expects it.
 *
 * @param options - what {@link generateKeys} makes is enough
 * @returns a copy with the headers for signature and algorithm and, where they are set, key id and timestamp
 * @throws {TypeError} which option is wrong; a key that does not fit the algorithm
 *
 * @example
 * const keys = await generateKeys('ES256')
 * const verify = publicKeySignature({ keys: keys.jwk, algorithms: ['ES256'], timestamp: {} })
 * const sample = await signPublicKey(paymentsSample(), { ...keys, timestamp: {} })
 */
export async function signPublicKey(source: SampleSource, options: SignPublicKeyOptions): Promise<Sample> {
  const sample = await source
  requireSample(sample, 'signPublicKey')
  requireObject(options, 'signPublicKey: options')
  const { privateKey, algorithm, ecdsaFormat, encoding = 'base64', prefix = '', keyId } = options
  const { header = 'X-Signature', algorithmHeader = 'X-Signature-Algorithm' } = options
  const { keyIdHeader = 'X-Signature-Key-Id' } = options
  requireText(header, 'signPublicKey: header')
  requireEncoding(encoding, 'signPublicKey: encoding')
  const timestamp = options.timestamp && { header: 'X-Signature-Timestamp', ...options.timestamp }
  const { dated, content } = await toSignedContent(
    sample,
    { ...options, ...(timestamp && { timestamp }) },
    'signPublicKey',
  )
  const signature = await signBytes(content, privateKey, algorithm, 'signPublicKey', ecdsaFormat)
  return withHeaders(dated, {
    [algorithmHeader]: algorithm,
    ...(keyId !== undefined && { [keyIdHeader]: keyId }),
    [header]: prefix + encode(signature, encoding),
  })
}
