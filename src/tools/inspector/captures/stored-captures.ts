import type { Amendment, Attempt, Capture, CaptureEvent, NewAttempt, NewCapture } from './capture.js'
import { CaptureIndex, type CaptureLimits } from './capture-index.js'
import type { Captures, Rotated } from './captures-interface.js'
import { type CaptureFilter, matchesFilter } from './filter.js'
import { captureIdOf, type PlainLine, type SealedLine, type StoredLine } from './records.js'
import { type CaptureSeal, keyIdOf, type Opened } from './seal.js'
import type { Segments, StoredRecord } from './segments.js'

/** How much is kept, and the clock. */
export interface Limits extends CaptureLimits {
  readonly now: () => number
}

// How many changes `since` remembers.
const rememberedEvents = 1_000
const pollMs = 500
// Erasing rewrites files.
const erasingMs = 60_000

/** The captures of a folder are sealed, and this process does not have the key. */
class CapturesSealedError extends Error {
  override readonly name = 'CapturesSealedError'
}

/** The captures of a folder: what is stored in its segments, and an index of it in memory. */
export class StoredCaptures implements Captures {
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
