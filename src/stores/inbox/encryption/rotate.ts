import {
  checkOptions,
  optional,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../../../core/base/options.js'
import type { InboxRecord, RecordOperations } from '../operating/records.js'
import type { Keyring } from './keyring.js'
import { isPlain, resealDelivery, resealReason } from './sealed-record.js'

/** Options of `rotate` of {@link KeyRotation}. */
export interface RotateOptions {
  /** The maximum number of records that are sealed again. @default no limit */
  readonly limit?: number
  /** After this time no further record is read, in milliseconds. @default no limit */
  readonly maxDurationMs?: number
  /** Where to go on: `next` of an earlier result. @default the beginning */
  readonly from?: string
}

/** The result of `rotate` of {@link KeyRotation}. */
export interface RotateResult {
  /** How many records were sealed with the current key. */
  readonly resealed: number
  /** How many were changed or deleted at that moment. The next call finds those that are still stored. */
  readonly left: number
  /** How many cannot be opened, because their key is missing or destroyed, or they were changed. They stay as they are. */
  readonly unreadable: number
  /** Whether `limit` or `maxDurationMs` ended the call. */
  readonly isMore: boolean
  /** With `isMore`: what the next call takes as `from`, to go on. */
  readonly next?: string
}

/** The operation of an encrypted inbox on its keys. */
export interface KeyRotation {
  /**
   * Seals what is stored with the current key: what waits, what is in flight, and dead letters. Records from before the
   * encryption are sealed too, unless `unsealed` is `refuse`. Several processes may call it at the same time.
   *
   * @throws {TypeError} if an option is invalid, or `from` is not a place of this engine
   * @throws {Error} the engine cannot change what it has stored
   */
  rotate(options?: RotateOptions): Promise<RotateResult>
}

/** Settings of {@link rotateRecords}. */
export interface RotateSettings {
  readonly keys: Keyring
  readonly unsealed: 'handle' | 'refuse'
}

/** Implements `rotate`. */
export async function rotateRecords(
  engine: Partial<RecordOperations>,
  { keys, unsealed }: RotateSettings,
  options: RotateOptions,
): Promise<RotateResult> {
  checkOptions(options, 'rotate', {
    limit: optional(requirePositiveInteger),
    maxDurationMs: optional(requireTimeout),
    from: optional(requireText),
  })
  if (engine.records === undefined) {
    throw new Error(
      'rotate: this inbox cannot change what it has stored: keep the old key until it is handled, or discarded',
    )
  }
  const { limit = Infinity, maxDurationMs = Infinity, from } = options
  const endsAt = performance.now() + maxDurationMs
  const counts = { resealed: 0, left: 0, unreadable: 0 }
  let next = from
  for await (const record of engine.records(from)) {
    if (counts.resealed >= limit || performance.now() >= endsAt) {
      return { ...counts, isMore: true, ...(next !== undefined && { next }) }
    }
    next = record.place
    // Sealing it would make a record genuine that anyone with write access may have added.
    if (unsealed === 'refuse' && isPlain(record.delivery)) counts.unreadable++
    else {
      const state = await resealRecord(keys, record)
      if (state !== 'current') counts[state]++
    }
  }
  return { ...counts, isMore: false }
}

async function resealRecord(
  keys: Keyring,
  record: InboxRecord,
): Promise<'current' | 'resealed' | 'left' | 'unreadable'> {
  const { delivery, reason } = record
  const resealing = Promise.all([
    resealDelivery(keys, delivery),
    reason === undefined ? undefined : resealReason(keys, reason, delivery),
  ])
  const changed = await resealing.catch(() => undefined)
  if (changed === undefined) return 'unreadable'
  const [sealed, sealedReason] = changed
  if (sealed === delivery && sealedReason === reason) return 'current'
  return (await record.replace(sealed, sealedReason)) ? 'resealed' : 'left'
}
