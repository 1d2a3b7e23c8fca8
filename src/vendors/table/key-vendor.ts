import { verifySignature } from '#crypto'
import { chain } from '../../core/base/maybe-promise.js'
import { checkedLater, forPreset, optional } from '../../core/base/options.js'
import { decodeBytes, toBytes } from '../../core/bytes/encoding.js'
import { type KeyOption, toKeySource } from '../../core/verify/keys/key-source.js'
import { findMatchingKey, requireAlgorithms } from '../../core/verify/keys/try-keys.js'
import { publicKeySignature } from '../../core/verify/public-key-signature.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'
import { defineVendor, type Vendor, type VendorOptions } from './define-vendor.js'
import { messageReader } from './message.js'
import { requireBodyField } from './places.js'
import type { KeyRow, RowTime } from './row.js'

/** Options of a vendor that signs with a private key. */
export interface KeyVendorOptions extends VendorOptions {
  /** The public keys that the vendor shows, newest first, or where to find them. */
  readonly keys: KeyOption
}

/** Options of a vendor that signs with a private key, and signs the time of sending. */
export interface TimedKeyVendorOptions extends KeyVendorOptions {
  /** How far the signed time may be from the clock, in seconds, in either direction. @default the vendor's, mostly 300 */
  readonly toleranceSeconds?: number
}

/** The type of the options of a row. */
export type KeyOptionsOf<Row> = Row extends { readonly time: RowTime } ? TimedKeyVendorOptions : KeyVendorOptions

/** Makes the preset of a vendor that signs with a private key, from its row. */
export function keyVendor<const Row extends KeyRow>(row: Row): Vendor<KeyOptionsOf<Row>, Row['strength']> {
  const checks = { keys: checkedLater, ...(row.time && { toleranceSeconds: optional(requireTolerance) }) }
  // The table of checks follows the same condition as the type of the options.
  return defineVendor<TimedKeyVendorOptions, Row>(
    row,
    checks as { keys: () => void; toleranceSeconds: () => void },
    (options, preset) => ({ verify: keyRowVerifier(row, options, preset) }),
  ) as unknown as Vendor<KeyOptionsOf<Row>, Row['strength']>
}

/** The verifier of a row. */
export function keyRowVerifier(
  row: KeyRow,
  { keys: given, ...options }: TimedKeyVendorOptions,
  preset: string,
): Verifier {
  const {
    header,
    field,
    keyAlgorithm,
    keyEncoding,
    encoding = 'base64',
    ecdsaFormat = 'p1363',
    message = '{body}',
    time,
  } = row
  const { toleranceSeconds = time?.toleranceSeconds ?? 300 } = options
  const keys = keyEncoding === undefined ? given : readForm(given, keyEncoding)
  const readMessage = messageReader(message)
  if (field !== undefined) return forPreset(preset, () => fieldVerifier({ ...row, field }, keys, preset))
  return forPreset(preset, () =>
    publicKeySignature({
      keys,
      algorithms: [keyAlgorithm],
      ...(header !== undefined && { header }),
      encoding,
      ecdsaFormat,
      signedContent: (request, sentAt) => readMessage(request, { sentAt, url: '' }),
      ...(time && {
        timestamp: {
          header: time.header,
          toleranceSeconds,
          unit: time.unit === 'milliseconds' ? 'milliseconds' : 'seconds',
        },
      }),
    }),
  )
}

/** Verifies a signature in a field of the JSON. */
function fieldVerifier(row: KeyRow & { readonly field: string }, keys: KeyOption, preset: string): Verifier {
  const { field, keyAlgorithm, encoding = 'base64', message = '' } = row
  const source = toKeySource(keys, `${preset}: keys`)
  const algorithms = requireAlgorithms([keyAlgorithm], source, preset)
  const readMessage = messageReader(message)
  return (request, { now }) => {
    const signature = decodeBytes(requireBodyField(request, field), encoding)
    if (!signature?.length) throw refusal('signature_malformed', `field ${field} is not ${encoding}`, { field })
    const chunks = readMessage(request, { sentAt: '', url: '' }).map(toBytes)
    const query = { request, keyId: undefined, algorithm: undefined, now }
    const match = findMatchingKey(source, query, algorithms, (key, algorithm) =>
      verifySignature(key, algorithm, signature, chunks),
    )
    return chain(match, (key) => ({ strength: 'signature', verifier: preset, ...key, signedAt: undefined }))
  }
}

/** Keys in the form that a vendor shows. Any other form of a key is left as it is. */
export function readForm(keys: KeyOption, form: 'spki' | 'raw'): KeyOption {
  const read = <Key>(key: Key): Key | string | Uint8Array => {
    if (typeof key !== 'string' || /^-----.*\n/.test(key)) return key
    if (form === 'raw') return decodeBytes(key, 'base64') ?? key
    // Some vendors leave out the line breaks of PEM.
    const lines = key.replaceAll(/-----[A-Z ]+-----/g, '').match(/.{1,64}/g)
    return `-----BEGIN PUBLIC KEY-----\n${lines?.join('\n')}\n-----END PUBLIC KEY-----\n`
  }
  if (typeof keys === 'function') {
    return (query) => chain(keys(query), (found) => (Array.isArray(found) ? found.map(read) : read(found)))
  }
  if (Array.isArray(keys)) return keys.map(read)
  if (typeof keys !== 'object' || keys instanceof Uint8Array || 'findKeys' in keys || 'kty' in keys) return read(keys)
  return Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, read(key)])) as KeyOption
}
