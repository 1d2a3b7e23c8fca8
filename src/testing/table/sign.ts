import { checkedLater, checkOptions, optional, requireText } from '../../core/base/options.js'
import type { ByteEncoding } from '../../core/bytes/encoding.js'
import type { ItemRow, JwtRow, KeyRow } from '../../vendors/table/row.js'
import { requireSample, type Sample, type SampleSource, withBody, withHeaders } from '../sample.js'
import { encode, joinBytes } from '../signers/encode.js'
import { type PrivateKey, signBytes } from '../signers/keys.js'
import { computeHmac } from '../signers/sign-hmac.js'
import { signStandardWebhooks } from '../signers/sign-standard-webhooks.js'
import type { SentAt } from '../signers/signed-content.js'
import { fieldOf, headerOf, setField, textAt, withField } from './fields.js'
import { splitNamed } from './named-secret.js'
import { type AnyVendor, rowOf, type SampleRow } from './row-of.js'
import { chunksOf, formatTime, fromBase64, signMac, toKey } from './sign-mac.js'
import { signSealed } from './sign-sealed.js'
import { signTokenBody } from './sign-token.js'

/** Options of {@link signVendor}. */
export interface SignVendorOptions {
  /** The secret as the vendor shows it, the token, or `name:password`. */
  readonly secret?: string
  /** The private key, for a vendor that signs with one: made by `generateKeys`. */
  readonly privateKey?: PrivateKey
  /** The signed time, if the vendor signs one: milliseconds since 1970, or the exact text. @default now */
  readonly sentAt?: SentAt
  /** The URL as the vendor knows it, for vendors that sign it. @default the URL of the sample */
  readonly url?: string
}

/**
 * Signs a sample as a vendor does.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signVendor(linear, vendorSample(linear), { secret: 's3cret' }))
 */
export async function signVendor(vendor: AnyVendor, source: SampleSource, options: SignVendorOptions): Promise<Sample> {
  const row = rowOf(vendor, 'signVendor')
  const sample = requireSample(await source, 'signVendor')
  checkOptions<SignVendorOptions>(options, 'signVendor', {
    secret: optional(requireText),
    privateKey: checkedLater,
    sentAt: checkedLater,
    url: optional(requireText),
  })
  const { secret = '', sentAt = Date.now() } = options
  if (row.sealed)
    return signSealed({ ...row, sealed: row.sealed }, sample, { ...options, secret, sentAt: Number(sentAt) })
  if (row.token) return signTokenBody({ ...row, token: row.token }, sample, { ...options, sentAt: Number(sentAt) })
  if (row.keyAlgorithm) return signWithKey({ ...row, keyAlgorithm: row.keyAlgorithm }, sample, options)
  if (row.jwt) return signJwt({ ...row, jwt: row.jwt }, sample, { ...options, sentAt })
  requireText(secret, 'signVendor: secret')
  if (row.signature && row.keyHeader !== undefined) {
    const [name, ownSecret] = splitNamed(row, secret)
    const named = withHeaders(sample, { [row.keyHeader]: name })
    return signMac({ ...row, signature: row.signature }, named, { ...options, secret: ownSecret, sentAt })
  }
  if (row.itemToken !== undefined)
    return withItems(row, sample, async (item) => setField(item, row.itemToken ?? '', secret))
  if (row.itemSignature) {
    const { itemSignature } = row
    return withItems(row, sample, (item) => signItem(item, { ...row, items: row.items ?? '', itemSignature }, secret))
  }
  if (row.signature) return signMac({ ...row, signature: row.signature }, sample, { ...options, secret, sentAt })
  if (row.headerPrefix !== undefined) return signStandard(row, sample, secret, sentAt)
  const value = row.basic ? `Basic ${encode(new TextEncoder().encode(secret), 'base64')}` : (row.prefix ?? '') + secret
  return withHeaders(sample, { [row.header ?? '']: value })
}

async function signStandard(row: SampleRow, sample: Sample, secret: string, sentAt: SentAt): Promise<Sample> {
  const [prefix = ''] = [row.headerPrefix ?? ''].flat()
  const idHeader = row.idHeader ?? `${prefix}id`
  const id = headerOf(sample, idHeader)
  const key = keyText(row, secret)
  const signed = await signStandardWebhooks(sample, { secrets: key, headerPrefix: prefix, sentAt, ...(id && { id }) })
  if (row.idHeader === undefined) return signed
  return withHeaders(signed, { [`${prefix}id`]: undefined, [idHeader]: headerOf(signed, `${prefix}id`) })
}

async function signWithKey(row: SampleRow<KeyRow>, sample: Sample, options: SignVendorOptions): Promise<Sample> {
  const { header = '', field, keyAlgorithm, ecdsaFormat, encoding = 'base64', time, message = '{body}' } = row
  const text = formatTime({ ...(time && { time }) }, options.sentAt ?? Date.now())
  const dated = time ? withHeaders(sample, { [time.header]: text }) : sample
  const content = await joinBytes(chunksOf(message, dated, text, options.url ?? sample.url))
  if (options.privateKey === undefined) throw new TypeError('signVendor: privateKey is missing')
  const signature = await signBytes(content, options.privateKey, keyAlgorithm, 'signVendor', ecdsaFormat)
  const proof = encode(signature, encoding)
  return field ? withField(dated, field, proof) : withHeaders(dated, { [header]: proof })
}

// `signStandardWebhooks` takes the standard's form, or the bytes of the key.
function keyText({ secretEncoding }: SampleRow, secret: string): string | Uint8Array {
  const text = secret.replace(/^v1,/, '')
  if (text.startsWith('whsec_') && !secretEncoding?.startsWith('text')) return text
  const isEncoded = secretEncoding === 'base64' && !text.startsWith('whsec_')
  return isEncoded ? fromBase64(text) : new TextEncoder().encode(text)
}

async function withItems(row: SampleRow, sample: Sample, sign: (item: unknown) => Promise<void>): Promise<Sample> {
  const payload: unknown = JSON.parse(new TextDecoder().decode(sample.body))
  const items: readonly unknown[] = [row.items ? fieldOf(payload, row.items) : payload].flat()
  for (const item of items) await sign(item)
  return withBody(sample, JSON.stringify(payload))
}

async function signItem(item: unknown, { itemSignature, ...row }: SampleRow<ItemRow>, secret: string): Promise<void> {
  const { fields, separator, field, encoding = 'base64' } = itemSignature
  const text = fields.map((name) => textAt(item, name)).join(separator)
  const mac = await computeHmac(await joinBytes([text]), toKey(row, secret), 'sha256', 'signVendor: secret')
  setField(item, field, encode(mac, encoding))
}

async function signJwt(
  row: SampleRow<JwtRow>,
  sample: Sample,
  { secret: given = '', privateKey, sentAt, url = sample.url }: SignVendorOptions,
): Promise<Sample> {
  const { jwt, sampleSeconds, sampleClaims } = row
  const [name, secret] = jwt.keyIssuer ? splitNamed(row, given) : [undefined, given]
  const { algorithm, bodyHash, urlHash, issuers, header = 'Authorization', prefix = '', timed = true } = jwt
  const issuedAt = Math.floor(Number(sentAt) / 1000)
  const hash = async (bytes: Uint8Array, encoding: ByteEncoding = 'hex') =>
    encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())), encoding)
  const claims = {
    ...(timed && { iat: issuedAt }),
    ...(sampleSeconds && { exp: issuedAt + sampleSeconds }),
    ...(issuers && { iss: issuers[0] }),
    ...(bodyHash && { [bodyHash.claim]: await hash(sample.body, bodyHash.encoding) }),
    ...(urlHash && { [urlHash.claim]: await hash(new TextEncoder().encode(url), urlHash.encoding) }),
    ...sampleClaims,
    ...(jwt.urlClaim && { [jwt.urlClaim]: url }),
    ...(name !== undefined && { iss: name }),
  }
  const segments = [{ alg: algorithm, typ: 'JWT', ...(privateKey && { kid: 'sample-key' }) }, claims].map((part) =>
    encode(new TextEncoder().encode(JSON.stringify(part)), 'base64url'),
  )
  const content = await joinBytes([segments.join('.')])
  if (algorithm !== 'HS256' && privateKey === undefined) throw new TypeError('signVendor: privateKey is missing')
  const signature =
    algorithm === 'HS256' || privateKey === undefined
      ? await computeHmac(content, secret, 'sha256', 'signVendor: secret')
      : await signBytes(content, privateKey, algorithm, 'signVendor')
  return withHeaders(sample, { [header]: `${prefix}${segments.join('.')}.${encode(signature, 'base64url')}` })
}
