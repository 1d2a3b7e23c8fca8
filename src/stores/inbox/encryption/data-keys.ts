import {
  checkOptions,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireTimeout,
} from '../../../core/base/options.js'

/** A data key: 32 bytes, and the same bytes encrypted by a key management service. */
export interface DataKey {
  readonly key: Uint8Array
  readonly wrapped: Uint8Array
}

/** Options of {@link wrappedKeys}. */
export interface WrappedKeysOptions {
  /** Makes a data key, such as `GenerateDataKey` of AWS KMS. */
  generate(): Promise<DataKey>
  /** Decrypts a data key, such as `Decrypt` of AWS KMS. */
  unwrap(wrapped: Uint8Array): Promise<Uint8Array>
  /** How long a data key is used and kept, in milliseconds. @default 300_000 */
  readonly maxAgeMs?: number
  /** How many records one data key seals. @default 10_000 */
  readonly maxRecords?: number
  /** How many decrypted data keys are kept. @default 100 */
  readonly maxKeys?: number
}

/** Keys of a key management service: each data key seals records for a while, and is stored with them, encrypted. */
export interface WrappedKeys {
  /** The data key for the next record. */
  current(): Promise<DataKey>
  /** The data key of a stored record. */
  unwrap(wrapped: Uint8Array): Promise<DataKey>
}

// The length has two bytes in a record.
const maxWrappedBytes = 65_535

/**
 * Seals records with data keys that a key management service encrypts (envelope encryption).
 *
 * The service is asked once for many records: a data key is used for `maxAgeMs` and `maxRecords`, whichever ends first. A
 * service that fails refuses deliveries with 503, and delays stored ones.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const keys = { kms: wrappedKeys({ generate: () => kms.generate(), unwrap: (wrapped) => kms.decrypt(wrapped) }) }
 */
export function wrappedKeys(options: WrappedKeysOptions): WrappedKeys {
  checkOptions(options, 'wrappedKeys', {
    generate: requireFunction,
    unwrap: requireFunction,
    maxAgeMs: optional(requireTimeout),
    maxRecords: optional(requirePositiveInteger),
    maxKeys: optional(requirePositiveInteger),
  })
  const { maxAgeMs = 300_000, maxRecords = 10_000, maxKeys = 100 } = options
  const opened = new Map<string, { readonly held: Promise<DataKey>; readonly endsAt: number }>()
  let sealing: { readonly held: Promise<DataKey>; readonly endsAt: number; left: number } | undefined

  return {
    async current() {
      if (sealing === undefined || sealing.left === 0 || performance.now() >= sealing.endsAt) {
        sealing = {
          held: options.generate().then(requireDataKey),
          endsAt: performance.now() + maxAgeMs,
          left: maxRecords,
        }
      }
      const used = sealing
      used.left--
      return used.held.catch((error) => {
        if (sealing === used) sealing = undefined
        throw error
      })
    },
    async unwrap(wrapped) {
      const name = String.fromCharCode(...wrapped)
      const known = opened.get(name)
      if (known !== undefined && performance.now() < known.endsAt) return known.held
      opened.delete(name)
      const held = options.unwrap(wrapped).then((key) => requireDataKey({ key, wrapped }))
      opened.set(name, { held, endsAt: performance.now() + maxAgeMs })
      for (const oldest of opened.keys()) {
        if (opened.size <= maxKeys) break
        opened.delete(oldest)
      }
      return held.catch((error) => {
        opened.delete(name)
        throw error
      })
    },
  }
}

function requireDataKey({ key, wrapped }: DataKey): DataKey {
  requireKeyBytes(key, 'wrappedKeys: a data key')
  if (!(wrapped instanceof Uint8Array) || wrapped.length === 0 || wrapped.length > maxWrappedBytes) {
    throw new TypeError(`wrappedKeys: the encrypted data key must have 1 to ${maxWrappedBytes} bytes`)
  }
  return { key, wrapped }
}

/** @throws {TypeError} naming the option, unless the value is 32 bytes */
export function requireKeyBytes(value: unknown, option: string): asserts value is Uint8Array {
  if (value instanceof Uint8Array && value.length === 32) return
  throw new TypeError(`${option} must have 32 bytes${value instanceof Uint8Array ? `, not ${value.length}` : ''}`)
}
