import {
  type Checks,
  checkOptions,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
} from '../../../core/base/options.js'
import type { Keyring } from '../../../stores/inbox/encryption/keyring.js'
import type { Amendment, Attempt, Capture, CaptureEvent, NewAttempt, NewCapture } from './capture.js'
import { CaptureIndex, type CaptureLimits } from './capture-index.js'
import { type CaptureFilter, matchesFilter } from './filter.js'
import { captureIdOf, type PlainLine, type SealedLine, type StoredLine } from './records.js'
import { CaptureSeal, keyIdOf, type Opened } from './seal.js'
import { Segments, type StoredRecord } from './segments.js'

/** Options of {@link openCaptures}. */
export interface CapturesOptions {
  /** The folder; it is made by the first capture, with a `.gitignore` for itself. */
  readonly dir: string
  /** How many captures are kept. Only the process that receives them limits a folder. @default no limit */
  readonly max?: number | undefined
  /** How many bytes of captures and attempts are kept, in memory and about as many on disk. @default no limit */
  readonly maxBytes?: number | undefined
  /** How long a capture is kept, in milliseconds. @default no limit */
  readonly maxAgeMs?: number | undefined
  /** The size from which a new segment is begun, in bytes. @default 8_388_608 */
  readonly maxSegmentBytes?: number | undefined
  /** Told what was changed about the folder, such as its rights. @default no one is told */
  readonly onNote?: ((message: string) => void) | undefined
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined
}

const checks: Checks<CapturesOptions> = {
  dir: requireText,
  max: optional(requirePositiveInteger),
  maxBytes: optional(requirePositiveInteger),
  maxAgeMs: optional(requirePositiveInteger),
  maxSegmentBytes: optional(requirePositiveInteger),
  onNote: optional(requireFunction),
  now: optional(requireFunction),
}

/**
 * The captures of a folder. Several processes may use one folder: each sees what the others add.
 *
 * Reading never fails because of damaged lines; they are left out.
 */
export interface Captures {
  /** Makes the folder, and fails where it cannot be written to; `append` does this, too. */
  prepare(): void
  /** Stores a request under the next id. */
  append(capture: NewCapture): Capture
  /** Stores an attempt under the next number of its capture; `undefined` if the capture was removed meanwhile. */
  attempt(attempt: NewAttempt): Attempt | undefined
  /** Stores what became known later; `undefined` if the capture was removed meanwhile. */
  amend(id: number, amendment: Amendment): Capture | undefined
  get(id: number): Capture | undefined
  /** The captures that cannot be opened: they name the key in `sealedWith`. `get` and `list` leave them out. */
  sealed(): readonly Capture[]
  /** The attempts to hand a capture over, in their order. */
  attemptsOf(id: number): readonly Attempt[]
  /** The captures that match, oldest first. */
  list(filter?: CaptureFilter): Capture[]
  /** Removes captures, and erases them from the disk, with all that were removed before. Returns how many there were. */
  remove(ids: readonly number[]): number
  /**
   * Seals records again that are not sealed with the current key, also those from before the encryption.
   *
   * @throws {Error} there is no key
   */
  rotate(): Rotated
  /** Calls a function for each change, with those of other processes every 500 ms. Returns a function that ends this. */
  subscribe(listener: (event: CaptureEvent) => void): () => void
  /** The latest changes after a position; `undefined` if it is too old or unknown, and everything has to be read again. */
  since(position: string): readonly CaptureEvent[] | undefined
  /** The position of the last change. */
  readonly position: string
  /** Reads what other processes have added. `subscribe` and every write do this, too. */
  refresh(): void
  /** How many damaged lines were left out. */
  readonly damaged: number
}

/** How many records were sealed again, and how many cannot be opened. */
interface Rotated {
  readonly resealed: number
  readonly unreadable: number
}

// How many changes `since` remembers.
const rememberedEvents = 1_000
const pollMs = 500
// Erasing rewrites files.
const erasingMs = 60_000

/**
 * Opens a folder of captures.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const captures = openCaptures({ dir: '.webhook-receiver', max: 1_000 })
 * const refused = captures.list({ status: 'refused', limit: 20 })
 */
export function openCaptures(options: CapturesOptions): Captures {
  const { segments, limits } = open(options)
  const store = new StoredCaptures(segments, limits, undefined)
  store.refresh()
  return store
}

/**
 * Opens a folder of captures whose records are sealed. Records from before are read as they are.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {Error} the keyring cannot seal, because its key is missing or its service is down
 */
export async function openSealedCaptures(options: CapturesOptions, keys: Keyring): Promise<Captures> {
  const { segments, limits } = open(options)
  const stored = segments.readNew()
  const used = stored.flatMap(({ record }) => ('sealed' in record ? [record.sealed.key] : []))
  const store = new StoredCaptures(segments, limits, await CaptureSeal.open(keys, used))
  store.load(stored)
  return store
}

interface Limits extends CaptureLimits {
  readonly now: () => number
}

function open(options: CapturesOptions): { readonly segments: Segments; readonly limits: Limits } {
  checkOptions(options, 'openCaptures', checks)
  const { dir, max = Infinity, maxBytes = Infinity, maxAgeMs = Infinity, now = Date.now } = options
  const { maxSegmentBytes = 8_388_608, onNote = () => {} } = options
  return { segments: new Segments(dir, maxSegmentBytes, onNote), limits: { max, maxBytes, maxAgeMs, now } }
}

/** The captures of a folder are sealed, and this process does not have the key. */
class CapturesSealedError extends Error {
  override readonly name = 'CapturesSealedError'
}

class StoredCaptures implements Captures {
  readonly #segments: Segments
  readonly #limits: Limits
  readonly #seal: CaptureSeal | undefined
  readonly #index = new CaptureIndex()
  readonly #listeners = new Set<(event: CaptureEvent) => void>()
  readonly #events: CaptureEvent[] = []
  #position = '0-0'
  #lost = 0
  #erasedAt = 0
  #polling: ReturnType<typeof setInterval> | undefined

  constructor(segments: Segments, limits: Limits, seal: CaptureSeal | undefined) {
    this.#segments = segments
    this.#limits = limits
    this.#seal = seal
  }

  get position(): string {
    return this.#position
  }

  get damaged(): number {
    return this.#segments.damaged + this.#lost
  }

  prepare(): void {
    this.#requireSeal()
    this.#segments.prepare()
  }

  append(added: NewCapture): Capture {
    const capture = (): Capture => ({ id: this.#index.nextId, ...added })
    const { record } = this.#write(() => ({ capture: capture() }))
    this.#evict()
    if (!('capture' in record)) throw new TypeError('a capture was stored as another record')
    return record.capture
  }

  attempt(added: NewAttempt): Attempt | undefined {
    if (this.#index.get(added.capture) === undefined) return undefined
    const number = () => (this.#index.attemptsOf(added.capture).at(-1)?.number ?? 0) + 1
    const { record } = this.#write(() => ({ attempt: { ...added, number: number() } }))
    return 'attempt' in record ? record.attempt : undefined
  }

  amend(id: number, amendment: Amendment): Capture | undefined {
    if (this.#index.get(id) === undefined) return undefined
    this.#write(() => ({ amended: { ...amendment, id } }))
    return this.#index.get(id)
  }

  get(id: number): Capture | undefined {
    const capture = this.#index.get(id)
    return capture?.sealedWith === undefined ? capture : undefined
  }

  sealed(): readonly Capture[] {
    return this.#index.captures().filter(({ sealedWith }) => sealedWith !== undefined)
  }

  attemptsOf(id: number): readonly Attempt[] {
    return this.#index.attemptsOf(id)
  }

  list(filter: CaptureFilter = {}): Capture[] {
    const matching = this.#index
      .captures()
      .filter(({ sealedWith }) => sealedWith === undefined)
      .filter((capture) => matchesFilter(capture, filter, (id) => this.#index.attemptsOf(id)))
    return filter.limit === undefined ? matching : matching.slice(Math.max(0, matching.length - filter.limit))
  }

  remove(ids: readonly number[]): number {
    const removed = [...new Set(ids)].filter((id) => this.#index.get(id) !== undefined)
    if (removed.length > 0) this.#write(() => ({ removed }))
    // Also what was removed before: a kill may have come between the record and the erasing.
    this.#erase((id) => this.#index.wasRemoved(id))
    return removed.length
  }

  rotate(): Rotated {
    const seal = this.#seal
    if (seal === undefined) throw new CapturesSealedError('there is no key to seal captures with')
    const counts = { resealed: 0, unreadable: 0 }
    this.#rewrite((record) => {
      if (record !== undefined && ('removed' in record || 'segment' in record)) return 'keep'
      if (record !== undefined && 'sealed' in record && seal.isCurrent(record.sealed)) return 'keep'
      const opened = record !== undefined && 'sealed' in record ? seal.open(record.sealed) : record
      const isOpen = opened !== undefined && typeof opened !== 'string'
      counts[isOpen ? 'resealed' : 'unreadable']++
      return isOpen ? { sealed: seal.seal(opened) } : 'keep'
    })
    return counts
  }

  subscribe(listener: (event: CaptureEvent) => void): () => void {
    this.#listeners.add(listener)
    this.#polling ??= setInterval(() => this.refresh(), pollMs).unref()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      clearInterval(this.#polling)
      this.#polling = undefined
    }
  }

  since(position: string): readonly CaptureEvent[] | undefined {
    if (position === this.#position) return []
    const found = this.#events.findLastIndex((event) => event.position === position)
    return found < 0 ? undefined : this.#events.slice(found + 1)
  }

  refresh(): void {
    this.load(this.#segments.readNew())
  }

  /** Takes records that were read. */
  load(records: readonly StoredRecord[]): void {
    this.#apply(records)
    this.#evict()
    const locked = this.#seal === undefined ? [] : this.#index.lockedKeys()
    // The data key of another process; a service that is down is asked again with the next records.
    if (records.length > 0 && locked.length > 0) void this.#unlock(locked)
  }

  async #unlock(keys: readonly string[]): Promise<void> {
    if (!(await this.#seal?.learn(keys))) return
    for (const event of this.#index.unlock((sealed) => this.#open(sealed))) this.#emit(event)
  }

  #evict(): void {
    const now = this.#limits.now()
    const removed = this.#index.evict(this.#limits, now)
    if (removed.length === 0) return
    this.#emit({ position: this.#position, removed })
    this.#segments.deleteBefore(this.#index.firstSegment() ?? this.#segments.last)
    // Deleting whole segments is enough for limits of the disk. Captures that are too old have to be gone.
    const { maxAgeMs } = this.#limits
    if (maxAgeMs === Infinity || now - this.#erasedAt < Math.min(maxAgeMs, erasingMs)) return
    this.#erasedAt = now
    this.#erase((id) => id !== 0 && this.#index.get(id) === undefined)
  }

  #erase(isGone: (id: number) => boolean): void {
    this.#rewrite((record) => {
      if (record === undefined) return 'drop'
      const isLost = 'sealed' in record && this.#open(record.sealed) === 'lost'
      return isLost || isGone(captureIdOf(record)) ? 'drop' : 'keep'
    })
  }

  #rewrite(change: Parameters<Segments['rewrite']>[1]): void {
    this.#segments.rewrite((added) => this.#apply(added), change)
  }

  #write(makeRecord: () => PlainLine): { readonly record: StoredLine } {
    const stored = this.#segments.append(
      (added) => this.#apply(added),
      () => this.#sealed(makeRecord()),
      () => this.#index.nextId,
    )
    return { record: this.#apply([stored]) ?? stored.record }
  }

  #sealed(record: PlainLine): StoredLine {
    if ('removed' in record || 'segment' in record) return record
    this.#requireSeal()
    return this.#seal === undefined ? record : { sealed: this.#seal.seal(record) }
  }

  // Someone who forgot the key would store bodies in plain beside the sealed ones.
  #requireSeal(): void {
    const [key] = this.#seal === undefined ? this.#index.lockedKeys() : []
    if (key === undefined) return
    throw new CapturesSealedError(
      `the captures of this folder are sealed with the key ${keyIdOf(key)}, and nothing is stored without a key`,
    )
  }

  #open(sealed: SealedLine): Opened {
    return this.#seal?.open(sealed) ?? 'locked'
  }

  /** @returns the last record, opened */
  #apply(records: readonly StoredRecord[]): StoredLine | undefined {
    let last: StoredLine | undefined
    for (const stored of records) {
      this.#position = stored.position
      const { record } = stored
      const opened = 'sealed' in record ? this.#open(record.sealed) : record
      if (opened === 'lost') {
        this.#lost++
        continue
      }
      last = opened === 'locked' ? record : opened
      const event = this.#index.apply({ ...stored, record: last })
      if (event !== undefined) this.#emit(event)
    }
    return last
  }

  #emit(event: CaptureEvent): void {
    this.#events.push(event)
    if (this.#events.length > 2 * rememberedEvents) this.#events.splice(0, rememberedEvents)
    for (const listener of this.#listeners) listener(event)
  }
}
