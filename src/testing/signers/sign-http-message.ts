import {
  checkedLater,
  checkOptions,
  oneOf,
  optional,
  requireList,
  requireString,
  requireText,
} from '../../core/base/options.js'
import type { SignatureAlgorithm } from '../../core/crypto/algorithms.js'
import { headerValues } from '../../core/request/headers.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { requireSample, type Sample, type SampleSource, withHeaders } from '../sample.js'
import { encode, joinBytes } from './encode.js'
import { keyChecks, type PrivateKey, signBytes } from './keys.js'
import { computeHmac } from './sign-hmac.js'
import { formatSentAt, type SentAt } from './signed-content.js'

/** Options of {@link signHttpMessage}: `secret`, or the result of `generateKeys` for EdDSA, ES256, ES384, PS512 or RS256. */
export interface SignHttpMessageOptions {
  readonly privateKey?: PrivateKey
  readonly algorithm?: SignatureAlgorithm
  /** The shared secret for `hmac-sha256`, instead of a private key. */
  readonly secret?: Secret
  /** The `keyid` of the signature. @default none */
  readonly keyId?: string
  /** The signed components, by plain names. @default `@method`, `@target-uri` and `content-digest` */
  readonly components?: readonly string[]
  /** @default 'sig1' */
  readonly label?: string
  /** When it was signed: milliseconds since 1970, or the text after `created=`; `null` omits it. @default now */
  readonly sentAt?: SentAt | null
  /** When the signature expires, in milliseconds since 1970. @default never */
  readonly expiresAt?: number
  readonly nonce?: string
  readonly tag?: string
  /** The algorithm of the `Content-Digest`, which is added unless present. @default 'sha-256' */
  readonly digest?: 'sha-256' | 'sha-512'
  /** The URL as the sender sees it. @default the URL of the sample */
  readonly url?: string
}

const algorithmNames: Readonly<Partial<Record<SignatureAlgorithm, string>>> = {
  EdDSA: 'ed25519',
  ES256: 'ecdsa-p256-sha256',
  ES384: 'ecdsa-p384-sha384',
  PS512: 'rsa-pss-sha512',
  RS256: 'rsa-v1_5-sha256',
}

/**
 * Signs a sample according to RFC 9421, as `httpMessageSignature` expects it. Each call adds a signature.
 *
 * @returns a copy with the headers `Content-Digest`, `Signature-Input` and `Signature`
 * @throws {TypeError} if an option is invalid or the sample lacks a component; the message names it
 *
 * @example
 * const keys = await generateKeys('EdDSA')
 * const url = 'https://receiver.example'
 * const verify = httpMessageSignature({ keys: keys.jwk, algorithms: ['ed25519'], url })
 * const sample = await signHttpMessage(hostSample(), keys)
 */
export async function signHttpMessage(source: SampleSource, options: SignHttpMessageOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signHttpMessage')
  checkOptions<SignHttpMessageOptions>(options, 'signHttpMessage', {
    ...keyChecks,
    secret: checkedLater,
    components: optional(requireList),
    label: optional(requireText),
    sentAt: checkedLater,
    expiresAt: checkedLater,
    nonce: optional(requireString),
    tag: optional(requireString),
    digest: optional(oneOf(['sha-256', 'sha-512'])),
    url: optional(requireText),
  })
  const { components = ['@method', '@target-uri', 'content-digest'], label = 'sig1' } = options
  const digested = await withDigest(sample, options)
  const url = new URL(options.url ?? sample.url)
  const names = components.map((name) => quoted(name.toLowerCase())).join(' ')
  const parameters = `(${names})${toParameters(options)}`
  const lines = components.map(
    (name) => `${quoted(name.toLowerCase())}: ${componentValue(digested, url, name.toLowerCase())}`,
  )
  const base = await joinBytes([[...lines, `"@signature-params": ${parameters}`].join('\n')])
  const signature = await sign(base, options)
  return withHeaders(digested, {
    'Signature-Input': [...headerValues(sample, 'Signature-Input'), `${label}=${parameters}`],
    Signature: [...headerValues(sample, 'Signature'), `${label}=:${encode(signature, 'base64')}:`],
  })
}

/** Returns a copy without the signatures and the digest of an earlier {@link signHttpMessage}. */
export function withoutSignatures(sample: Sample): Sample {
  return withHeaders(sample, { 'Content-Digest': undefined, 'Signature-Input': undefined, Signature: undefined })
}

async function withDigest(sample: Sample, { digest = 'sha-256' }: SignHttpMessageOptions): Promise<Sample> {
  if (headerValues(sample, 'Content-Digest').length > 0) return sample
  const bytes = new Uint8Array(await crypto.subtle.digest(digest.toUpperCase(), await joinBytes([sample.body])))
  return withHeaders(sample, { 'Content-Digest': `${digest}=:${encode(bytes, 'base64')}:` })
}

function toParameters(options: SignHttpMessageOptions): string {
  const { sentAt, expiresAt, keyId, nonce, tag } = options
  const name = options.secret === undefined ? algorithmNames[options.algorithm ?? 'PS256'] : 'hmac-sha256'
  if (name === undefined) {
    throw new TypeError('signHttpMessage: a secret must be given, or a key for EdDSA, ES256, ES384, PS512 or RS256')
  }
  const texts = Object.entries({ keyid: keyId, alg: name, nonce, tag })
  return [
    ...(sentAt === null ? [] : [`;created=${formatSentAt(sentAt, 'seconds', 'signHttpMessage: sentAt')}`]),
    ...(expiresAt === undefined
      ? []
      : [`;expires=${formatSentAt(expiresAt, 'seconds', 'signHttpMessage: expiresAt')}`]),
    ...texts.flatMap(([parameter, text]) => (text === undefined ? [] : [`;${parameter}=${quoted(text)}`])),
  ].join('')
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

function componentValue(sample: Sample, url: URL, name: string): string {
  switch (name) {
    case '@method':
      return sample.method
    case '@target-uri':
      return url.href
    case '@authority':
      return url.host
    case '@scheme':
      return url.protocol.slice(0, -1)
    case '@request-target':
      return url.pathname + url.search
    case '@path':
      return url.pathname
    case '@query':
      return url.search || '?'
    default: {
      const values = headerValues(sample, name)
      if (values.length === 0) throw new TypeError(`signHttpMessage: components: the sample has no ${name}`)
      return values.map((value) => value.trim()).join(', ')
    }
  }
}

async function sign(
  base: Uint8Array<ArrayBuffer>,
  { secret, privateKey, algorithm = 'PS256' }: SignHttpMessageOptions,
): Promise<Uint8Array> {
  if (secret !== undefined) return computeHmac(base, secret, 'sha256', 'signHttpMessage: secret')
  // `signBytes` rejects a missing or wrong key.
  return signBytes(base, privateKey as PrivateKey, algorithm, 'signHttpMessage')
}
