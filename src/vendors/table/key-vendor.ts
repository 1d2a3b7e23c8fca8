import { chain } from '../../base/maybe-promise.js'
import { checkedLater, forPreset, optional } from '../../base/options.js'
import { decodeBytes } from '../../bytes/encoding.js'
import type { KeyOption } from '../../verify/keys/key-source.js'
import { publicKeySignature } from '../../verify/public-key-signature.js'
import { requireTolerance } from '../../verify/signed/timestamp.js'
import { defineVendor, type Vendor, type VendorOptions } from './define-vendor.js'
import { messageReader } from './message.js'
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
  const { header, keyAlgorithm, keyForm, encoding = 'base64', ecdsaFormat = 'p1363', message = '{body}', time } = row
  const checks = { keys: checkedLater, ...(time && { toleranceSeconds: optional(requireTolerance) }) }
  const readMessage = messageReader(message)
  // The table of checks follows the same condition as the type of the options.
  return defineVendor<TimedKeyVendorOptions, Row>(
    row,
    checks as { keys: () => void; toleranceSeconds: () => void },
    ({ keys, toleranceSeconds = time?.toleranceSeconds ?? 300 }, preset) => ({
      verify: forPreset(preset, () =>
        publicKeySignature({
          keys: keyForm === undefined ? keys : readForm(keys, keyForm),
          algorithms: [keyAlgorithm],
          header,
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
      ),
    }),
  ) as unknown as Vendor<KeyOptionsOf<Row>, Row['strength']>
}

// Any other form of a key is left as it is.
function readForm(keys: KeyOption, form: 'spki' | 'raw'): KeyOption {
  const read = <Key>(key: Key): Key | string | Uint8Array => {
    if (typeof key !== 'string' || key.startsWith('-----')) return key
    if (form === 'raw') return decodeBytes(key, 'base64') ?? key
    return `-----BEGIN PUBLIC KEY-----\n${key.match(/.{1,64}/g)?.join('\n')}\n-----END PUBLIC KEY-----\n`
  }
  if (typeof keys === 'function') {
    return (query) => chain(keys(query), (found) => (Array.isArray(found) ? found.map(read) : read(found)))
  }
  return Array.isArray(keys) ? keys.map(read) : read(keys)
}
