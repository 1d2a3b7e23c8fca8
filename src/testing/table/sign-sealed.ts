import type { VendorFacts } from '../../vendors/table/row.js'
import { type Sample, withBody, withHeaders } from '../sample.js'
import { encode, joinBytes } from '../signers/encode.js'
import { type PrivateKey, signBytes, toDer } from '../signers/keys.js'
import { computeHmac } from '../signers/sign-hmac.js'
import { splitNamed } from './named-secret.js'
import type { SampleRow } from './row-of.js'
import { fromBase64 } from './sign-mac.js'

/** What a vendor that encrypts, or whose scheme is code, signs with. */
export interface SealedSigning {
  readonly secret: string
  readonly privateKey?: PrivateKey | undefined
  readonly sentAt: number
}

type SealedRow = SampleRow<VendorFacts> & { readonly sealed: NonNullable<VendorFacts['sealed']> }
type Sign = (sample: Sample, signing: SealedSigning, row: SealedRow) => Promise<Sample>

// Nothing here is shared with the verifiers: everything is formatted and encrypted a second time.

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const textOf = ({ body }: Sample): string => new TextDecoder().decode(body)
const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))

async function digest(name: 'SHA-1' | 'SHA-256', parts: readonly (string | Uint8Array)[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(name, (await joinBytes(parts)).slice()))
}

async function encryptCbc(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', key.slice(), 'AES-CBC', false, ['encrypt'])
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv: iv.slice() }, imported, data.slice()))
}

function option(row: SealedRow, name: string): string {
  const value = row.sampleOptions?.[name]
  return typeof value === 'string' ? value : ''
}

/** As WeCom and DingTalk: random bytes, length, message and receiver, padded to 32 bytes. */
async function sealMessage(row: SealedRow, message: string, secret: string): Promise<string> {
  const key = fromBase64(`${secret}=`)
  const content = utf8(message)
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, content.length)
  const plain = await joinBytes([random(16), length, content, option(row, 'receiveId')])
  const padding = 32 - (plain.length % 32)
  // WebCrypto adds a block of padding, which is cut off.
  const whole = await joinBytes([plain, new Uint8Array(padding).fill(padding)])
  return encode((await encryptCbc(key, key.subarray(0, 16), whole)).subarray(0, whole.length), 'base64')
}

/** Signs a ciphertext in the query. */
async function withSignature(row: SealedRow, sample: Sample, ciphertext: string, sentAt: number): Promise<Sample> {
  const timestamp = String(row.sealed === 'wecom' ? Math.floor(sentAt / 1000) : sentAt)
  const nonce = '263014780'
  const signed = [option(row, 'token'), timestamp, nonce, ciphertext].sort().join('')
  const signature = encode(await digest('SHA-1', [signed]), 'hex')
  const [path = '', query = ''] = sample.url.split('?')
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ msg_signature: signature, timestamp, nonce }))
    parameters.set(name, value)
  return { ...sample, url: `${path}?${parameters.toString()}` }
}

/** The ciphertext of a sample that is encrypted already, which is only signed again. */
function sealedPart(sample: Sample): string | undefined {
  return /<Encrypt><!\[CDATA\[([^\]]+)\]|"encrypt":"([^"]+)"/
    .exec(textOf(sample))
    ?.slice(1)
    .find((found) => found)
}

const signers: Readonly<Record<SealedRow['sealed'], Sign>> = {
  async wecom(sample, { secret, sentAt }, row) {
    const sealed = sealedPart(sample)
    if (sealed !== undefined) return withSignature(row, sample, sealed, sentAt)
    const fields = Object.entries(JSON.parse(textOf(sample)) as Readonly<Record<string, string>>)
    const xml = `<xml>${fields.map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`).join('')}</xml>`
    const ciphertext = await sealMessage(row, xml, secret)
    const body = `<xml><ToUserName><![CDATA[${option(row, 'receiveId')}]]></ToUserName><Encrypt><![CDATA[${ciphertext}]]></Encrypt></xml>`
    const message = withHeaders(withBody(sample, body), { 'Content-Type': 'text/xml' })
    return withSignature(row, message, ciphertext, sentAt)
  },
  async dingtalk(sample, { secret, sentAt }, row) {
    const sealed = sealedPart(sample)
    const ciphertext = sealed ?? (await sealMessage(row, textOf(sample), secret))
    const message = sealed === undefined ? withBody(sample, JSON.stringify({ encrypt: ciphertext })) : sample
    return withSignature(row, message, ciphertext, sentAt)
  },
  async lark(sample, { secret, sentAt }) {
    const iv = random(16)
    const seal = async () =>
      encode(await joinBytes([iv, await encryptCbc(await digest('SHA-256', [secret]), iv, sample.body)]), 'base64')
    const message =
      sealedPart(sample) === undefined ? withBody(sample, JSON.stringify({ encrypt: await seal() })) : sample
    const timestamp = String(Math.floor(sentAt / 1000))
    const nonce = '1725426302'
    return withHeaders(message, {
      'X-Lark-Request-Timestamp': timestamp,
      'X-Lark-Request-Nonce': nonce,
      'X-Lark-Signature': encode(await digest('SHA-256', [timestamp, nonce, secret, message.body]), 'hex'),
    })
  },
  async 'wechat-pay'(sample, signing, row) {
    const { resource, ...others } = JSON.parse(textOf(sample)) as Readonly<Record<string, unknown>>
    const body = isSealed(resource) ? textOf(sample) : await sealResource(row, resource, others)
    const timestamp = String(Math.floor(signing.sentAt / 1000))
    const headerNonce = 'EcydmHfEVpOJyPxuPvZJ'
    const signature = await signWith(signing, `${timestamp}\n${headerNonce}\n${body}\n`)
    return withHeaders(withBody(sample, body), {
      'Wechatpay-Timestamp': timestamp,
      'Wechatpay-Nonce': headerNonce,
      'Wechatpay-Serial': 'PUB_KEY_ID_0112345678',
      'Wechatpay-Signature-Type': 'WECHATPAY2-SHA256-RSA2048',
      'Wechatpay-Signature': signature,
    })
  },
  async alipay(sample, signing) {
    const fields = new URLSearchParams(textOf(sample))
    for (const name of ['sign', 'sign_type']) fields.delete(name)
    const text = [...fields]
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('&')
    fields.set('sign_type', 'RSA2')
    fields.set('sign', await signWith(signing, text))
    return withBody(sample, fields.toString())
  },
  async 'adobe-io'(sample, signing) {
    const wrong = encode(random(256), 'base64')
    return withHeaders(sample, {
      'x-adobe-public-key1-path': '/prod/keys/pub-key-1.pem',
      'x-adobe-public-key2-path': '/prod/keys/pub-key-2.pem',
      'x-adobe-digital-signature-1': wrong,
      'x-adobe-digital-signature-2': await signWith(signing, textOf(sample)),
    })
  },
  async braintree(sample, { secret }, row) {
    const [publicKey, privateKey] = splitNamed(row, secret)
    const old = new URLSearchParams(textOf(sample)).get('bt_payload')
    const fields = old === null ? (JSON.parse(textOf(sample)) as Readonly<Record<string, string>>) : {}
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<notification>${Object.entries(fields)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('')}</notification>`
    const payload = old ?? `${encode(utf8(xml), 'base64')}\n`
    const key = await digest('SHA-1', [privateKey])
    const signature = encode(await computeHmac(utf8(payload), key, 'sha1', 'signVendor: secret'), 'hex')
    const form = new URLSearchParams({ bt_signature: `${publicKey}|${signature}`, bt_payload: payload })
    return withHeaders(withBody(sample, form.toString()), { 'Content-Type': 'application/x-www-form-urlencoded' })
  },
  async ebay(sample, { privateKey }) {
    if (privateKey === undefined) throw new TypeError('signVendor: privateKey is missing')
    const signature = encode(await signSha1(privateKey, sample.body), 'base64')
    const parts = { alg: 'ecdsa', kid: '9936261a-7d7b-4621-a0f1-96ccb428af49', signature, digest: 'SHA1' }
    return withHeaders(sample, { 'X-EBAY-SIGNATURE': encode(utf8(JSON.stringify(parts)), 'base64') })
  },
}

/** The signature of a private key on P-256 over SHA-1, as a DER structure. */
async function signSha1(privateKey: PrivateKey, content: Uint8Array): Promise<Uint8Array> {
  return toDer(new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-1' }, privateKey, content.slice())))
}

function isSealed(resource: unknown): boolean {
  return typeof resource === 'object' && resource !== null && 'ciphertext' in resource
}

/** As WeChat Pay encrypts the resource of a notification. */
async function sealResource(row: SealedRow, resource: unknown, others: object): Promise<string> {
  const nonce = 'fdasflkja484'
  const aad = 'transaction'
  const key = await crypto.subtle.importKey('raw', utf8(option(row, 'apiKeys')), 'AES-GCM', false, ['encrypt'])
  const parameters = { name: 'AES-GCM', iv: utf8(nonce), additionalData: utf8(aad) }
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(parameters, key, utf8(JSON.stringify(resource))))
  const sealed = {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: encode(encrypted, 'base64'),
    associated_data: aad,
    nonce,
  }
  return JSON.stringify({ ...others, resource: sealed })
}

async function signWith({ privateKey }: SealedSigning, text: string): Promise<string> {
  if (privateKey === undefined) throw new TypeError('signVendor: privateKey is missing')
  return encode(await signBytes(utf8(text), privateKey, 'RS256', 'signVendor'), 'base64')
}

/** Encrypts and signs a sample as the vendor of a row does. */
export function signSealed(row: SealedRow, sample: Sample, signing: SealedSigning): Promise<Sample> {
  return signers[row.sealed](sample, signing, row)
}

/** The name of the option with the secret. */
export function sealedOption({ sealed }: SampleRow<VendorFacts>): string {
  if (sealed === 'braintree') return 'secrets'
  return sealed === 'lark' ? 'encryptKeys' : 'encodingAesKey'
}

/** A secret in the form that the vendor shows. */
export function newSealedSecret({ sealed }: SampleRow<VendorFacts>): string {
  const base64 = encode(random(32), 'base64')
  return sealed === 'lark' ? base64 : base64.slice(0, 43)
}
