import { checkedLater, checkOptions, oneOf, optional, requireString, requireText } from '../../core/base/options.js'
import type { MacAlgorithm } from '../../core/crypto/algorithms.js'
import type { HmacSignatureOptions } from '../../core/verify/hmac-signature.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { requireSample, type Sample, type SampleSource, withHeaders } from '../sample.js'
import { encode, joinBytes, requireEncoding } from './encode.js'
import { contentChecks, type SignContentOptions, toSignedContent } from './signed-content.js'

/** Options of {@link signHmac}: those of `hmacSignature`, with the one secret that signs. */
export interface SignHmacOptions
  extends Omit<HmacSignatureOptions, 'secrets' | keyof SignContentOptions>,
    Omit<SignContentOptions, 'timestamp'> {
  readonly secret: Secret
  /** A timestamp that is signed with the body. */
  readonly timestamp?: NonNullable<SignContentOptions['timestamp']> & { readonly header: string }
}

const hashes: Readonly<Record<MacAlgorithm, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
}

/**
 * Signs a sample with an HMAC, as `hmacSignature` with the same options expects it.
 *
 * @returns a copy with the signature header and, if `timestamp` is set, the timestamp header
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const scheme = { header: 'x-host-signature-256', prefix: 'sha256=' }
 * const receiver = createReceiver({ provider: host({ verify: hmacSignature({ ...scheme, secrets: 's3cret' }) }), on: {} })
 * const receipt = await injectDelivery(receiver, signHmac(hostSample(), { ...scheme, secret: 's3cret' }))
 */
export async function signHmac(source: SampleSource, options: SignHmacOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signHmac')
  checkOptions<SignHmacOptions>(options, 'signHmac', {
    ...contentChecks,
    secret: checkedLater,
    header: requireText,
    algorithm: optional(oneOf(Object.keys(hashes))),
    encoding: optional(requireEncoding),
    prefix: optional(requireString),
  })
  const { secret, header, algorithm = 'sha256', encoding = 'hex', prefix = '' } = options
  const { dated, content } = await toSignedContent(sample, options, 'signHmac')
  const mac = await computeHmac(content, secret, algorithm, 'signHmac: secret')
  return withHeaders(dated, { [header]: prefix + encode(mac, encoding) })
}

/** Computes an HMAC with WebCrypto. */
export async function computeHmac(
  content: Uint8Array<ArrayBuffer>,
  secret: Secret,
  algorithm: MacAlgorithm,
  option: string,
): Promise<Uint8Array> {
  if (!(typeof secret === 'string' || secret instanceof Uint8Array) || secret.length === 0) {
    throw new TypeError(`${option} must be a non-empty string or Uint8Array`)
  }
  const parameters = { name: 'HMAC', hash: hashes[algorithm] }
  const key = await crypto.subtle.importKey('raw', await joinBytes([secret]), parameters, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, content))
}
