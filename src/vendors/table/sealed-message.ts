import { equalBytes } from '#crypto'
import { decodeBytes, decodeUtf8, encodeBytes, encodeUtf8 } from '../../core/bytes/encoding.js'
import { decryptCbc, encryptCbc, importCbcKey, sha1, withoutPadding } from '../../core/crypto/ciphers.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { checkTimestamp } from '../../core/verify/signed/timestamp.js'
import { refusal } from '../../errors.js'
import { readQuery } from './places.js'

// WeCom and DingTalk encrypt messages in the same way, and sign the ciphertext in the query.

/** The secrets of a callback, and whom its messages are for. */
export interface SealedMessageOptions {
  readonly token: string
  /** The `EncodingAESKey`, 43 characters of base64, or several with the newest first. */
  readonly encodingAesKey: string | readonly string[]
  /** The id at the end of each message. */
  readonly receiveId: string
  readonly toleranceSeconds: number
  readonly unit: 'seconds' | 'milliseconds'
}

/** Verifies, opens and makes messages. */
export interface SealedMessages {
  /**
   * @returns the signed time as text
   * @throws {WebhookError} unless the query signs the ciphertext
   */
  readonly verify: (request: WebhookRequest, ciphertext: string) => Promise<string>
  /**
   * @returns the signed time, in milliseconds since 1970
   * @throws {WebhookError} if it is too far from the clock
   */
  readonly checkTime: (timestamp: string, now: number) => number
  /** @throws {WebhookError} `signature_mismatch` for everything that is wrong */
  readonly open: (ciphertext: string) => Promise<Uint8Array>
  readonly seal: (
    text: string,
    now: number,
  ) => Promise<{
    readonly encrypt: string
    readonly signature: string
    readonly timestamp: string
    readonly nonce: string
  }>
}

const blockLength = 32

/** @throws {TypeError} if the key does not have the length of one */
export function sealedMessages(options: SealedMessageOptions, preset: string): SealedMessages {
  const { token, encodingAesKey, receiveId, toleranceSeconds, unit } = options
  const rawKeys = readKeys(encodingAesKey, preset)
  let keys: Promise<readonly CbcKey[]> | undefined
  // Imported at first use: workers forbid asynchronous work while a module loads.
  const loadKeys = () =>
    (keys ??= Promise.all(
      rawKeys.map(async (bytes) => ({ key: await importCbcKey(bytes), iv: bytes.subarray(0, 16) })),
    ))
  const id = encodeUtf8(receiveId)

  const signatureOf = async (timestamp: string, nonce: string, ciphertext: string): Promise<Uint8Array> =>
    sha1(encodeUtf8([token, timestamp, nonce, ciphertext].sort().join('')))

  return {
    async verify(request, ciphertext) {
      const given = readQuery(request.url, 'msg_signature') ?? readQuery(request.url, 'signature')
      const [timestamp, nonce] = ['timestamp', 'nonce'].map((name) => readQuery(request.url, name))
      if (given === undefined || timestamp === undefined || nonce === undefined) {
        throw refusal('proof_missing', 'the query has no signature, timestamp or nonce', { field: 'msg_signature' })
      }
      const signature = decodeBytes(given, 'hex')
      // The parts are joined without separators, so their forms must be fixed.
      if (signature?.length !== 20 || !/^\w{1,64}$/.test(nonce)) {
        throw refusal('signature_malformed', 'the query has no SHA-1 signature', { field: 'msg_signature' })
      }
      if (!equalBytes(await signatureOf(timestamp, nonce, ciphertext), signature)) throw mismatch()
      return timestamp
    },
    checkTime: (timestamp, now) => checkTimestamp(timestamp, { now, field: 'timestamp', toleranceSeconds, unit }),
    async open(ciphertext) {
      const data = decodeBytes(ciphertext, 'base64')
      if (data === undefined) throw mismatch()
      const opened = await Promise.all((await loadKeys()).map((key) => openFrame(key, data, id)))
      const message = opened.find((found) => found !== undefined)
      if (message === undefined) throw mismatch()
      return message
    },
    async seal(text, now) {
      const message = encodeUtf8(text)
      const length = 20 + message.length + id.length
      const padding = blockLength - (length % blockLength)
      const plain = new Uint8Array(length + padding).fill(padding)
      crypto.getRandomValues(plain.subarray(0, 16))
      new DataView(plain.buffer).setUint32(16, message.length)
      plain.set(message, 20)
      plain.set(id, 20 + message.length)
      const [newest] = await loadKeys()
      const encrypt = newest ? encodeBytes(await encryptCbc(newest.key, newest.iv, plain), 'base64') : ''
      const timestamp = String(unit === 'seconds' ? Math.floor(now / 1000) : now)
      const nonce = encodeBytes(crypto.getRandomValues(new Uint8Array(8)), 'hex')
      return { encrypt, timestamp, nonce, signature: encodeBytes(await signatureOf(timestamp, nonce, encrypt), 'hex') }
    },
  }
}

interface CbcKey {
  readonly key: CryptoKey
  readonly iv: Uint8Array
}

function readKeys(given: SealedMessageOptions['encodingAesKey'], preset: string): readonly Uint8Array[] {
  const texts = [given].flat()
  if (texts.length === 0 || texts.some((text) => typeof text !== 'string' || !/^[A-Za-z0-9+/]{43}$/.test(text))) {
    throw new TypeError(`${preset}: encodingAesKey must be 43 characters of base64`)
  }
  // The last character has two bits too many, which the strict decoder refuses unless they are zero.
  return texts.map((text) => Uint8Array.from(atob(`${text}=`), (character) => character.charCodeAt(0)))
}

/** The message in a ciphertext; `undefined` if it was not made with the key, or is for another receiver. */
async function openFrame({ key, iv }: CbcKey, data: Uint8Array, id: Uint8Array): Promise<Uint8Array | undefined> {
  const padded = await decryptCbc(key, iv, data)
  const plain = padded && withoutPadding(padded, blockLength)
  if (plain === undefined || plain.length < 20) return undefined
  const end = 20 + new DataView(plain.buffer, plain.byteOffset + 16, 4).getUint32(0)
  return end <= plain.length && equalBytes(plain.subarray(end), id) ? plain.slice(20, end) : undefined
}

/** The ciphertext in a body: the element `Encrypt` of XML, or the field `encrypt` of JSON. Nothing else is read. */
export function ciphertextOf({ body }: WebhookRequest): string {
  const text = decodeUtf8(body) ?? ''
  const found = [
    ...text.matchAll(
      /<Encrypt>(?:<!\[CDATA\[)?([A-Za-z0-9+/=]+)(?:\]\]>)?<\/Encrypt>|"encrypt"\s*:\s*"([A-Za-z0-9+/=\\]+)"/g,
    ),
  ]
  const [only, ...others] = found
  if (only === undefined || others.length > 0) {
    throw refusal('proof_missing', 'the body has no single ciphertext', { field: 'encrypt' })
  }
  // Some encoders of JSON escape slashes.
  return (only[1] ?? only[2] ?? '').replaceAll('\\/', '/')
}

function mismatch(): Error {
  return refusal('signature_mismatch', 'the message was not made with these secrets, or is for another receiver')
}
