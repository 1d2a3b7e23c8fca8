import { checkedLater, checkOptions, optional, requireObject, requireText } from '../../core/base/options.js'
import type { SignatureAlgorithm } from '../../core/crypto/algorithms.js'
import type { JwsOptions } from '../../core/verify/jws.js'
import { requireSample, type Sample, type SampleSource, withHeaders } from '../sample.js'
import { encode, joinBytes } from './encode.js'
import { keyChecks, type PrivateKey, signBytes } from './keys.js'
import { formatSentAt, type SentAt } from './signed-content.js'

/** Options of {@link signJws}: those of `jws`, with the one key that signs. */
export interface SignJwsOptions extends Pick<JwsOptions, 'header' | 'timestamp'> {
  readonly privateKey: PrivateKey
  readonly algorithm: SignatureAlgorithm
  /** The `kid` of the protected header. @default none */
  readonly keyId?: string
  /** Whether the raw body is signed (`b64: false`, RFC 7797) instead of its base64url. @default false */
  readonly unencoded?: boolean
  /** The time of sending, if `timestamp` is set: milliseconds since 1970, or any text. @default now */
  readonly sentAt?: SentAt
  /** Parameters to set in the protected header, unchecked; `undefined` removes one. */
  readonly parameters?: Readonly<Record<string, unknown>>
}

/**
 * Signs a sample with a detached JWS, as `jws` with the same options expects it (RFC 7515, appendix F).
 *
 * @param options - the result of {@link generateKeys} is enough
 * @returns a copy with the header for the JWS
 * @throws {TypeError} if an option is invalid (the message names it), or the key does not fit the algorithm
 *
 * @example
 * const keys = await generateKeys('PS256')
 * const verify = jws({ keys: keys.jwk, algorithms: ['PS256'], timestamp: {} })
 * const sample = await signJws(paymentsSample(), { ...keys, timestamp: {}, unencoded: true })
 */
export async function signJws(source: SampleSource, options: SignJwsOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signJws')
  checkOptions<SignJwsOptions>(options, 'signJws', {
    ...keyChecks,
    header: optional(requireText),
    timestamp: optional(requireObject),
    unencoded: checkedLater,
    sentAt: checkedLater,
    parameters: optional(requireObject),
  })
  const { privateKey, algorithm, header = 'X-JWS-Signature', unencoded = false } = options
  const protectedText = await toBase64Url(JSON.stringify(toProtectedHeader(options)))
  const payload = unencoded ? sample.body : await toBase64Url(sample.body)
  const signature = await signBytes(await joinBytes([protectedText, '.', payload]), privateKey, algorithm, 'signJws')
  return withHeaders(sample, { [header]: `${protectedText}..${await toBase64Url(signature)}` })
}

function toProtectedHeader(options: SignJwsOptions): Readonly<Record<string, unknown>> {
  const { algorithm, keyId, unencoded = false, timestamp, parameters } = options
  return {
    alg: algorithm,
    kid: keyId,
    ...(unencoded && { b64: false, crit: ['b64'] }),
    ...(timestamp && { [timestamp.parameter ?? 'iat']: toTime(options) }),
    ...parameters,
  }
}

// Times in a JWS header are numbers (RFC 7519, section 2); a time given as text stays text.
function toTime({ sentAt, timestamp }: SignJwsOptions): number | string {
  return typeof sentAt === 'string' ? sentAt : Number(formatSentAt(sentAt, timestamp?.unit, 'signJws: sentAt'))
}

async function toBase64Url(content: string | Uint8Array): Promise<string> {
  return encode(await joinBytes([content]), 'base64url')
}
