import { computeMac, importMacKey, importSealKey, openBytes, sealBytes } from '#crypto'
import { chain, type MaybePromise } from '../../../core/base/maybe-promise.js'
import {
  type Check,
  checkOptions,
  listOf,
  optional,
  requireFunction,
  requirePlainObject,
  requireText,
} from '../../../core/base/options.js'
import { rethrow } from '../../../core/base/waiting.js'
import { concatBytes } from '../../../core/bytes/concat.js'
import { decodeUtf8, encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { DataKey, WrappedKeys } from './data-keys.js'
import { type KeyringKey, keyReader, requireKey } from './key-material.js'

/** The length of a nonce of AES-GCM in bytes: 96 bits. */
const nonceLength = 12

/** Options of {@link keyring}. */
export interface KeyringOptions {
  /** The id of the key that seals new records. */
  readonly current: string
  /** The keys by id, at most 255 bytes of UTF-8. Keep an old key as long as records of it are stored. */
  readonly keys: Readonly<Record<string, KeyringKey | WrappedKeys>>
  /**
   * The ids of keys that you destroyed on purpose. Their records are dropped without being handled: their key continues, and
   * duplicates are still recognised.
   *
   * @default []
   */
  readonly destroyed?: readonly string[]
  /**
   * The key of the hashes by which the engine knows ids and order keys. It must not change while records are stored: the
   * order of a key would be split, and duplicates would not be recognised.
   */
  readonly indexKey: KeyringKey
  /** Called for each record of a destroyed key that is dropped. */
  onDropped?(record: { readonly id: string; readonly endpoint: string; readonly keyId: string }): unknown
}

/** The keys that seal the records of an inbox. A place says what a text belongs to: it cannot be opened at another one. */
export interface Keyring {
  /** Seals bytes with the current key. */
  seal(bytes: Uint8Array, place: readonly string[]): Promise<Uint8Array>
  /**
   * Opens what `seal` made.
   *
   * @returns the bytes, or the id of their key if that was destroyed
   * @throws {Error} the keyring does not have the key, or the bytes were changed
   */
  open(sealed: Uint8Array, place: readonly string[]): Promise<Uint8Array | string>
  /**
   * Seals again with the current key what `seal` made.
   *
   * @returns the same bytes if they are sealed with the current key
   * @throws {Error} they cannot be opened, or their key was destroyed
   */
  reseal(sealed: Uint8Array, place: readonly string[]): Promise<Uint8Array>
  /** The hash under the index key: 32 bytes. */
  hash(parts: readonly string[]): Promise<Uint8Array>
  readonly onDropped: NonNullable<KeyringOptions['onDropped']>
}

const version = 1

/** The bytes of a key id that fit into a record. */
const maxIdBytes = 255

/**
 * How many records one key may seal in a process. With random nonces of 96 bits, two of 2^32 records have the same one with
 * a probability of 2^-33 (NIST SP 800-38D, section 8.3).
 */
const maxSealed = 2 ** 32

const none = new Uint8Array()

/**
 * The keys of an encrypted inbox.
 *
 * To rotate, add a key and make it `current`: new records are sealed with it, and old ones are read with theirs. A record
 * whose key is missing is not lost: its attempts fail, and name the key.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const keys = keyring({
 *   current: '2026-11',
 *   keys: { '2026-11': fromEnv('INBOX_KEY_NEW'), '2026-05': fromEnv('INBOX_KEY_OLD') },
 *   indexKey: fromEnv('INBOX_INDEX_KEY'),
 * })
 */
export function keyring(options: KeyringOptions): Keyring {
  checkOptions(options, 'keyring', {
    current: requireText,
    keys: requireKeys,
    destroyed: optional(listOf(requireText)),
    indexKey: requireKey,
    onDropped: optional(requireFunction),
  })
  const { current, destroyed = [], indexKey, onDropped = () => {} } = options
  const keys = new Map(Object.entries(options.keys))
  if (!keys.has(current))
    throw new TypeError(`keyring: current must be one of the keys: ${[...keys.keys()].join(', ')}`)
  const both = destroyed.find((id) => keys.has(id))
  if (both !== undefined) throw new TypeError(`keyring: destroyed must not name a key that is there: ${both}`)
  const readers = new Map<string, () => MaybePromise<Uint8Array>>()
  const readIndexKey = keyReader(indexKey, 'keyring: indexKey')
  const sealKeyOf = onceForEach(importSealKey)
  const macKeyOf = onceForEach((key) => importMacKey(key, 'sha256'))
  const headOf = onceForEach((wrapped) => toHead(current, wrapped))
  let sealed = 0

  const plainKey = (id: string, source: KeyringKey) => {
    const read = readers.get(id) ?? keyReader(source, `keyring: keys: ${id}`)
    readers.set(id, read)
    return read()
  }
  const sealingKey = (): MaybePromise<DataKey> => {
    const source = keys.get(current) ?? ''
    if (isWrapped(source)) return source.current()
    if (++sealed > maxSealed) throw new Error(`keyring: the key ${current} has sealed too many records: add a new one`)
    return chain(plainKey(current, source), (key) => ({ key, wrapped: none }))
  }
  const openingKey = (id: string, wrapped: Uint8Array): MaybePromise<Uint8Array> => {
    const source = keys.get(id)
    if (source === undefined) throw new Error(`keyring: a record needs the key ${id}, which is not among the keys`)
    return isWrapped(source) ? chain(source.unwrap(wrapped), ({ key }) => key) : plainKey(id, source)
  }

  // Does not wait for keys that were read.
  const seal: Keyring['seal'] = async (bytes, place) =>
    chain(sealingKey(), ({ key, wrapped }) => {
      const head = headOf(wrapped)
      // Each by itself: of several that are drawn ahead, the copy of a suspended machine would use the same.
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
      const sealing = sealBytes(sealKeyOf(key), nonce, [bytes], associate(head, place))
      return chain(sealing, (text) => concatBytes([head, nonce, ...text]))
    })
  const open: Keyring['open'] = async (bytes, place) => {
    const { id, wrapped, headEnd } = readHead(bytes)
    if (destroyed.includes(id)) return id
    return chain(openingKey(id, wrapped), (key) => {
      const start = headEnd + nonceLength
      const associated = associate(bytes.subarray(0, headEnd), place)
      const opening = openBytes(sealKeyOf(key), bytes.subarray(headEnd, start), bytes.subarray(start), associated)
      return chain(opening, (opened) => opened ?? rethrow(unreadable()))
    })
  }

  return {
    onDropped,
    seal,
    open,
    async reseal(bytes, place) {
      if (readHead(bytes).id === current) return bytes
      const opened = await open(bytes, place)
      if (typeof opened === 'string') throw new Error(`keyring: the key ${opened} of a record was destroyed`)
      return seal(opened, place)
    },
    async hash(parts) {
      // As JSON, which keeps the parts apart and escapes lone surrogates.
      const text = encodeUtf8(JSON.stringify(parts))
      return chain(readIndexKey(), (key) => computeMac(macKeyOf(key), [text]))
    },
  }
}

/** Derives a value from the bytes of each key once, for as long as they are in use. */
function onceForEach<Value>(derive: (bytes: Uint8Array) => Value): (bytes: Uint8Array) => Value {
  const derived = new WeakMap<Uint8Array, Value>()
  return (bytes) => {
    const known = derived.get(bytes)
    if (known !== undefined) return known
    const value = derive(bytes)
    derived.set(bytes, value)
    return value
  }
}

/** What is before the nonce. */
function toHead(keyId: string, wrapped: Uint8Array): Uint8Array {
  const id = encodeUtf8(keyId)
  const length = Uint8Array.of(wrapped.length >> 8, wrapped.length & 0xff)
  return concatBytes([Uint8Array.of(version, id.length), id, length, wrapped])
}

/** What is before the nonce: the version, the id of the key, and the encrypted data key. */
function readHead(bytes: Uint8Array): { id: string; wrapped: Uint8Array; headEnd: number } {
  const [found, idLength = 0] = bytes
  const wrappedStart = 4 + idLength
  const [high = 0, low = 0] = bytes.subarray(wrappedStart - 2)
  const headEnd = wrappedStart + high * 256 + low
  const id = decodeUtf8(bytes.subarray(2, 2 + idLength))
  if (found !== version || id === undefined || bytes.length < headEnd + nonceLength) throw unreadable()
  return { id, wrapped: bytes.slice(wrappedStart, headEnd), headEnd }
}

function associate(head: Uint8Array, place: readonly string[]): Uint8Array {
  return concatBytes([head, encodeUtf8(JSON.stringify(place))])
}

function unreadable(): Error {
  return new Error('keyring: a record cannot be opened: it was changed, moved, or sealed with another key of this id')
}

const requireKeys: Check = (value, option) => {
  requirePlainObject(value, option)
  for (const [id, key] of Object.entries(value)) {
    const length = encodeUtf8(id).length
    if (length === 0 || length > maxIdBytes) throw new TypeError(`${option}: an id must have 1 to ${maxIdBytes} bytes`)
    if (!isWrapped(key)) requireKey(key, `${option}: ${id}`)
  }
}

function isWrapped(key: unknown): key is WrappedKeys {
  return typeof key === 'object' && key !== null && 'unwrap' in key
}
