import {
  checkedLater,
  checkOptions,
  optional,
  requireFunction,
  requireObject,
  requireText,
} from '../../base/options.js'
import {
  makeSample,
  type PayloadChanges,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  sampleChecks,
  withBody,
  withHeaders,
} from '../../testing/sample.js'
import { encode, joinBytes } from '../../testing/signers/encode.js'
import { generateKeys, generateSecret, type PrivateKey, readKeys, signBytes } from '../../testing/signers/keys.js'
import { computeHmac } from '../../testing/signers/sign-hmac.js'
import { signStandardWebhooks } from '../../testing/signers/sign-standard-webhooks.js'
import type { SentAt } from '../../testing/signers/signed-content.js'
import {
  type DeliveryIdPlace,
  requireOneValue,
  requireValue,
  type VendorDeliveries,
  type VendorNeed,
} from '../../testing/vendor-deliveries.js'
import type { Vendor } from './define-vendor.js'
import type { KeyRow, MacRow, Place, RowSignature, VendorRow } from './row.js'

// Nothing here is shared with the verifiers but the row: headers, messages and encodings are formatted a second time.

/** A preset that is a row of the table of vendors, such as `linear`. */
export type AnyVendor = { readonly row: VendorRow }

/** Options of {@link vendorSample}. */
export interface VendorSampleOptions extends SampleOptions {
  /** The name of the event. @default the vendor's most common one */
  readonly event?: string
  /** Fields to add to the payload. */
  readonly payload?: PayloadChanges<object>
}

/**
 * An unsigned delivery of a vendor: the fields and headers that its row names, and those that you add.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sample = vendorSample(linear, { event: 'Issue.update', payload: { data: { id: 'LIN-7' } } })
 */
export function vendorSample(vendor: AnyVendor, options: VendorSampleOptions = {}): Sample {
  const { row } = requireVendor(vendor, 'vendorSample')
  checkOptions<VendorSampleOptions>(options, 'vendorSample', {
    ...sampleChecks,
    event: optional(requireText),
    payload: optional(requireObject),
  })
  const payload: Record<string, unknown> = {}
  const headers: Record<string, string> = {}
  const query: string[] = []
  const put = (place: Place, value: string): void => {
    if ('header' in place) headers[place.header] = value
    else if ('field' in place) setField(payload, place.field, value)
    else if ('query' in place) query.push(`${encodeURIComponent(place.query)}=${encodeURIComponent(value)}`)
  }
  for (const place of signedPlaces(row)) put(place, '50dcec4a2d0ef27036c44ebd9ce9324736fc98ef')
  ;[row.id ?? []].flat().forEach((place, index) => {
    put(place, `b54557e4-bdd9-4b37-8a5f-bf7d70bcd04${index}`)
  })
  const names = [row.event].flat()
  const parts = (options.event ?? row.sampleEvent).split('.')
  names.forEach((place, index) => {
    put(place, index === names.length - 1 ? parts.slice(index).join('.') : (parts[index] ?? ''))
  })
  const item = { ...payload, ...options.payload }
  const body = row.items === undefined ? item : inList(row.items, item)
  const isForm = row.body === 'form'
  const text = isForm ? new URLSearchParams(item as Record<string, string>).toString() : JSON.stringify(body)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const sample = makeSample(options, { 'Content-Type': type, ...headers }, text)
  const separator = sample.url.includes('?') ? '&' : '?'
  return query.length === 0 ? sample : { ...sample, url: sample.url + separator + query.join('&') }
}

/** The headers, fields and parameters that are signed, besides the time. */
function signedPlaces({ message = '', time, signature }: VendorRow): readonly Place[] {
  const parts = [...message.matchAll(/\{(header|field|query):([^}]+)\}/g)]
  const times = [time?.header, time?.field, signature?.field]
  return parts
    .filter(([, , name]) => !times.includes(name))
    .map(([, kind, name = '']) =>
      kind === 'header' ? { header: name } : kind === 'field' ? { field: name } : { query: name },
    )
}

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
  const { row } = requireVendor(vendor, 'signVendor')
  const sample = await source
  requireSample(sample, 'signVendor')
  checkOptions<SignVendorOptions>(options, 'signVendor', {
    secret: optional(requireText),
    privateKey: checkedLater,
    sentAt: checkedLater,
    url: optional(requireText),
  })
  const { secret = '', sentAt = Date.now() } = options
  if (row.keyAlgorithm)
    return signWithKey({ ...row, header: row.header ?? '', keyAlgorithm: row.keyAlgorithm }, sample, options)
  requireText(secret, 'signVendor: secret')
  if (row.signature) return signMac({ ...row, signature: row.signature }, sample, { ...options, secret, sentAt })
  if (row.headerPrefix !== undefined) return signStandard(row, sample, secret, sentAt)
  const value = row.basic ? `Basic ${encode(new TextEncoder().encode(secret), 'base64')}` : (row.prefix ?? '') + secret
  return withHeaders(sample, { [row.header ?? '']: value })
}

async function signStandard(row: VendorRow, sample: Sample, secret: string, sentAt: SentAt): Promise<Sample> {
  const [prefix = ''] = [row.headerPrefix ?? ''].flat()
  const idHeader = row.idHeader ?? `${prefix}id`
  const id = headerOf(sample, idHeader)
  const key = keyText(row, secret)
  const signed = await signStandardWebhooks(sample, { secrets: key, headerPrefix: prefix, sentAt, ...(id && { id }) })
  if (row.idHeader === undefined) return signed
  return withHeaders(signed, { [`${prefix}id`]: undefined, [idHeader]: headerOf(signed, `${prefix}id`) })
}

async function signWithKey(row: KeyRow, sample: Sample, options: SignVendorOptions): Promise<Sample> {
  const { header, keyAlgorithm, ecdsaFormat, encoding = 'base64', time, message = '{body}' } = row
  const text = formatTime({ ...(time && { time }) }, options.sentAt ?? Date.now())
  const dated = time ? withHeaders(sample, { [time.header]: text }) : sample
  const content = await joinBytes(chunksOf(message, dated, text, options.url ?? sample.url))
  if (options.privateKey === undefined) throw new TypeError('signVendor: privateKey is missing')
  const signature = await signBytes(content, options.privateKey, keyAlgorithm, 'signVendor', ecdsaFormat)
  return withHeaders(dated, { [header]: encode(signature, encoding) })
}

/**
 * Genuine deliveries of a vendor, in the shape that tools and tests take for any vendor.
 *
 * @throws {TypeError} if the vendor has no row
 *
 * @example
 * const { samples, sender } = deliveriesOf(linear)
 */
export function deliveriesOf<Options>(vendor: Vendor<Options>): VendorDeliveries {
  const { row } = requireVendor(vendor, 'deliveriesOf')
  const needs = needsOf(row)
  const { keyAlgorithm } = row
  const deliveries: VendorDeliveries = {
    credential: keyAlgorithm ? 'key pair' : 'secret',
    needs,
    ids: [row.id ?? []].flat().flatMap((place) => idPlace(place, row.items)),
    samples: { [row.sampleEvent]: (options) => vendorSample(vendor, options) },
    provider(values) {
      const given = needs.map(({ name }): readonly [string, unknown] => [
        row.basic && name === 'tokens' ? 'users' : name,
        name === 'url'
          ? requireOneValue(values, name, row.name)
          : requireValue(values, name, row.name).map((value) => toAccount(row, value)),
      ])
      // The row determines which options the vendor has.
      return vendor(Object.fromEntries(given) as Options)
    },
    async sender({ secret = newSecret(row), privateKey: given, url = 'https://receiver.example/hooks' } = {}) {
      if (keyAlgorithm === undefined) {
        return {
          provider: deliveries.provider({ secrets: secret, tokens: secret, url }),
          sign: (sample, sent) => signVendor(vendor, sample, { secret: toAccount(row, secret), ...sent }),
        }
      }
      const keys = given === undefined ? await generateKeys(keyAlgorithm) : await readKeys(given, keyAlgorithm)
      const { privateKey, pem } = keys
      return {
        provider: deliveries.provider({ keys: pem, url }),
        publicKey: pem,
        sign: (sample, sent) => signVendor(vendor, sample, { privateKey, ...sent }),
      }
    },
  }
  return deliveries
}

// A password alone gets a user name.
function toAccount({ basic }: VendorRow, value: string): string {
  return basic && !value.includes(':') ? `webhooks:${value}` : value
}

function needsOf(row: VendorRow): readonly VendorNeed[] {
  const { name, title, message } = row
  const env = `${name.toUpperCase().replaceAll('-', '_')}_WEBHOOK`
  const credential = credentialOf(row, env)
  if (!message?.includes('{url}')) return [credential]
  return [credential, { name: 'url', kind: 'url', env: `${env}_URL`, about: `the URL that ${title} calls` }]
}

function credentialOf({ title, signature, headerPrefix, keyAlgorithm, basic }: VendorRow, env: string): VendorNeed {
  if (keyAlgorithm) {
    const about = `the public key that ${title} shows`
    return { name: 'keys', kind: 'public key', env: `${env}_PUBLIC_KEY`, about }
  }
  if (signature || headerPrefix !== undefined) {
    return { name: 'secrets', kind: 'secret', env: `${env}_SECRET`, about: `the signing secret that ${title} shows` }
  }
  const about = basic
    ? `the name and password that you gave ${title}, with a colon between`
    : `the token that you gave ${title}`
  return { name: 'tokens', kind: 'token', env: `${env}_TOKEN`, about }
}

function idPlace(place: Place, items: string | undefined): readonly DeliveryIdPlace[] {
  if ('header' in place) return [place]
  if (!('field' in place)) return []
  const path = items === undefined ? [place.field] : [items, '*', place.field]
  return [{ field: path.filter((part) => part !== '').join('.') }]
}

function newSecret({ signature, headerPrefix, secret = 'utf8' }: VendorRow): string {
  const whsec = generateSecret()
  if (signature === undefined || headerPrefix !== undefined || secret === 'utf8') return whsec
  const base64 = whsec.slice('whsec_'.length)
  return secret === 'base64' ? base64 : encode(fromBase64(base64), 'hex')
}

async function signMac(
  row: MacRow,
  plain: Sample,
  options: SignVendorOptions & { secret: string; sentAt: SentAt },
): Promise<Sample> {
  const { algorithm = 'sha256', encoding = 'hex' } = row.signature
  const time = formatTime(row, options.sentAt)
  const sample = withTime(row, plain, time)
  const chunks = chunksOf(row.message ?? '{body}', sample, time, options.url ?? sample.url)
  const mac = await computeHmac(await joinBytes(chunks), toKey(row, options.secret), algorithm, 'signVendor: secret')
  const text = encode(mac, encoding)
  const { field } = row.signature
  if (field !== undefined) return withField(sample, field, text)
  const [header = ''] = [row.signature.header ?? ''].flat()
  return withHeaders(sample, { [header]: formatSignature(row.signature, text, time) })
}

function formatTime({ time }: Pick<MacRow, 'time'>, sentAt: SentAt): string {
  if (typeof sentAt === 'string') return sentAt
  if (time?.unit === 'date') return new Date(sentAt).toISOString()
  return String(time?.unit === 'milliseconds' ? sentAt : Math.floor(sentAt / 1000))
}

function withTime({ time }: MacRow, sample: Sample, text: string): Sample {
  if (time?.header !== undefined) return withHeaders(sample, { [time.header]: text })
  if (time?.field === undefined) return sample
  const isNumber = time.unit !== 'date' && /^[1-9]\d*$/.test(text)
  return withField(sample, time.field, isNumber ? Number(text) : text)
}

function chunksOf(message: string, sample: Sample, time: string, url: string): readonly (string | Uint8Array)[] {
  return message.split(/(\{[^}]*\})/).map((part) => {
    const name = part.replace(/^\{[a-z]+:?|\}$/g, '')
    if (part === '{body}') return sample.body
    if (part === '{time}') return time
    if (part === '{url}') return url
    if (part === '{method}') return sample.method
    if (part === '{path}') return new URL(sample.url).pathname
    if (part === '{form}') {
      return [...new URLSearchParams(new TextDecoder().decode(sample.body))]
        .map(([key, value]) => `${key}${value}`)
        .sort()
        .join('')
    }
    if (part.startsWith('{header:')) {
      return headerOf(sample, name) ?? ''
    }
    if (part.startsWith('{query:')) return new URL(sample.url).searchParams.get(name) ?? ''
    return part.startsWith('{field:') ? String(fieldOf(JSON.parse(new TextDecoder().decode(sample.body)), name)) : part
  })
}

function headerOf(sample: Sample, name: string): string | undefined {
  return sample.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
}

// `signStandardWebhooks` takes the standard's form, or the bytes of the key.
function keyText({ secretForm }: VendorRow, secret: string): string | Uint8Array {
  const text = secret.replace(/^v1,/, '')
  if (text.startsWith('whsec_') && secretForm !== 'text or base64') return text
  const isEncoded = secretForm === 'base64' && !text.startsWith('whsec_')
  return isEncoded ? fromBase64(text) : new TextEncoder().encode(text)
}

function formatSignature({ prefix = '', separator, signature, timestamp }: RowSignature, text: string, time: string) {
  if (separator === undefined) return prefix + text
  const one = signature === undefined ? prefix + text : `${signature}=${text}`
  if (timestamp === undefined) return one
  return timestamp === 0 ? `${time}${separator}${one}` : `${timestamp}=${time}${separator}${one}`
}

function toKey({ secret = 'utf8' }: MacRow, text: string): string | Uint8Array {
  if (secret === 'base64') return fromBase64(text)
  if (secret === 'utf8') return text
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

function withField(sample: Sample, path: string, value: unknown): Sample {
  const payload: unknown = JSON.parse(new TextDecoder().decode(sample.body))
  setField(payload, path, value)
  return withBody(sample, JSON.stringify(payload))
}

function setField(payload: unknown, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  const record = payload as Record<string, unknown>
  if (rest.length > 0) record[name] ??= {}
  if (rest.length === 0) record[name] = value
  else setField(record[name], rest.join('.'), value)
}

function fieldOf(payload: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value: unknown, name) => (value as Record<string, unknown> | undefined)?.[name], payload)
}

function inList(path: string, item: object): unknown {
  if (path === '') return [item]
  const body = {}
  setField(body, path, [item])
  return body
}

function requireVendor<V extends AnyVendor>(vendor: V, caller: string): V {
  requireFunction(vendor, `${caller}: vendor`, 'a vendor of the table, such as linear')
  requireObject(vendor.row, `${caller}: vendor.row`)
  return vendor
}
