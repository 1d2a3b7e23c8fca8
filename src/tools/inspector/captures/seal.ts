import { randomBytes } from 'node:crypto'
import { importSealKey, openBytes, sealBytes } from '#crypto'
import type { Keyring } from '../../../stores/inbox/encryption/keyring.js'
import { captureIdOf, fromLine, type PlainLine, type SealedLine, toLine } from './records.js'

/** A record that was opened, or why it was not: `locked` may change, `lost` does not. */
export type Opened = PlainLine | 'locked' | 'lost'

const nonceLength = 12
const place = ['captures']

/**
 * Seals the records of a folder with a data key, which the keyring seals in turn and which each record carries.
 *
 * Records are written under a lock, without waiting, while the keys of a keyring may have to be asked for.
 */
export class CaptureSeal {
  readonly #keyring: Keyring
  /** The data keys by their sealed form; none for one whose key was destroyed. */
  readonly #known = new Map<string, ReturnType<typeof importSealKey> | undefined>()
  #current = ''

  private constructor(keyring: Keyring) {
    this.#keyring = keyring
  }

  /** @param used - the sealed data keys of stored records, oldest first */
  static async open(keyring: Keyring, used: readonly string[]): Promise<CaptureSeal> {
    const seal = new CaptureSeal(keyring)
    await seal.learn(used)
    const fresh = Buffer.from(await keyring.seal(randomBytes(32), place)).toString('base64')
    // One data key for all processes and runs, as long as the current key stays the same.
    const last = used.findLast((key) => seal.#known.get(key) !== undefined && keyIdOf(key) === keyIdOf(fresh))
    seal.#current = last ?? fresh
    await seal.learn([seal.#current])
    return seal
  }

  /** Opens data keys. @returns whether there was a new one that could be opened */
  async learn(keys: readonly string[]): Promise<boolean> {
    const before = this.#known.size
    for (const key of new Set(keys)) {
      if (this.#known.has(key)) continue
      const opened = await this.#keyring.open(Buffer.from(key, 'base64'), place).catch(() => undefined)
      if (opened !== undefined) this.#known.set(key, typeof opened === 'string' ? undefined : importSealKey(opened))
    }
    return this.#known.size > before
  }

  /** Whether a record is sealed with the current key of the keyring. */
  isCurrent({ key }: SealedLine): boolean {
    return keyIdOf(key) === keyIdOf(this.#current)
  }

  seal(record: PlainLine): SealedLine {
    const dataKey = this.#known.get(this.#current)
    if (dataKey === undefined) throw new TypeError('the key that seals captures was destroyed')
    const capture = captureIdOf(record)
    const at = 'capture' in record ? record.capture.receivedAt : undefined
    const nonce = randomBytes(nonceLength)
    const text = sealBytes(dataKey, nonce, [toLine(record)], associatedWith({ capture, at }))
    return { capture, at, key: this.#current, text: Buffer.concat([nonce, ...text]).toString('base64') }
  }

  open(sealed: SealedLine): Opened {
    const dataKey = this.#known.get(sealed.key)
    if (dataKey === undefined) return this.#known.has(sealed.key) ? 'lost' : 'locked'
    const bytes = Buffer.from(sealed.text, 'base64')
    const [nonce, text] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength)]
    const opened = nonce.length < nonceLength ? undefined : openBytes(dataKey, nonce, text, associatedWith(sealed))
    const record = opened && fromLine(Buffer.from(opened))
    return record === undefined || 'sealed' in record ? 'lost' : record
  }
}

/** The id of the key with which the keyring has sealed a data key. */
export function keyIdOf(key: string): string {
  const bytes = Buffer.from(key, 'base64')
  return bytes.subarray(2, 2 + (bytes[1] ?? 0)).toString('utf8')
}

function associatedWith({ capture, at }: Pick<SealedLine, 'capture' | 'at'>): Buffer {
  return Buffer.from(JSON.stringify(['capture', capture, at ?? null]))
}
