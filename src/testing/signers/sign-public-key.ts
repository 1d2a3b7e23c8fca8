import { checkOptions, oneOf, optional, requireString, requireText } from '../../core/base/options.js'
import type { SignatureAlgorithm } from '../../core/crypto/algorithms.js'
import type { PublicKeySignatureOptions } from '../../core/verify/public-key-signature.js'
import { requireSample, type Sample, type SampleSource, withHeaders } from '../sample.js'
import { encode, requireEncoding } from './encode.js'
import { keyChecks, type PrivateKey, signBytes } from './keys.js'
import { contentChecks, type SignContentOptions, toSignedContent } from './signed-content.js'

/** Options of {@link signPublicKey}: those of `publicKeySignature`, with the one key that signs. */
export interface SignPublicKeyOptions
  extends Omit<PublicKeySignatureOptions, 'keys' | 'algorithms' | keyof SignContentOptions>,
    SignContentOptions {
  readonly privateKey: PrivateKey
  readonly algorithm: SignatureAlgorithm
  /** The key id, for `keyIdHeader`. @default no such header */
  readonly keyId?: string
}

/**
 * Signs a sample with a private key, as `publicKeySignature` with the same options expects it.
 *
 * @param options - the result of {@link generateKeys} is enough
 * @returns a copy with the headers for signature and algorithm and, if set, key id and timestamp
 * @throws {TypeError} if an option is invalid (the message names it), or the key does not fit the algorithm
 *
 * @example
 * const keys = await generateKeys('ES256')
 * const verify = publicKeySignature({ keys: keys.jwk, algorithms: ['ES256'], timestamp: {} })
 * const sample = await signPublicKey(paymentsSample(), { ...keys, timestamp: {} })
 */
export async function signPublicKey(source: SampleSource, options: SignPublicKeyOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signPublicKey')
  checkOptions<SignPublicKeyOptions>(options, 'signPublicKey', {
    ...contentChecks,
    ...keyChecks,
    header: optional(requireText),
    algorithmHeader: optional(requireText),
    keyIdHeader: optional(requireText),
    ecdsaFormat: optional(oneOf(['p1363', 'der'])),
    encoding: optional(requireEncoding),
    prefix: optional(requireString),
  })
  const { privateKey, algorithm, ecdsaFormat, encoding = 'base64', prefix = '', keyId } = options
  const { header = 'X-Signature', algorithmHeader = 'X-Signature-Algorithm' } = options
  const { keyIdHeader = 'X-Signature-Key-Id' } = options
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
