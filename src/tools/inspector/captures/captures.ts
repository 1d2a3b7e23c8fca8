import { type Checks, checkOptions, optional, requirePositiveInteger, requireText } from '../../../core/base/options.js'
import type { Amendment, Attempt, Capture, CaptureEvent, NewAttempt, NewCapture } from './capture.js'
import { CaptureIndex, type CaptureLimits } from './capture-index.js'
import { type CaptureFilter, matchesFilter } from './filter.js'
import type { StoredLine } from './records.js'
import { Segments, type StoredRecord } from './segments.js'

/** Options of {@link openCaptures}. */
export interface CapturesOptions {
  /** The folder; it is made by the first capture, with a `.gitignore` for itself. */
  readonly dir: string
  /** How many captures are kept. @default 10_000 */
  readonly max?: number | undefined
  /** How many bytes of captures and attempts are kept, in memory and about as many on disk. @default 268_435_456 */
  readonly maxBytes?: number | undefined
  /** How long a capture is kept, in milliseconds. @default no limit */
  readonly maxAgeMs?: number | undefined
  /** The size from which a new segment is begun, in bytes. @default 8_388_608 */
  readonly maxSegmentBytes?: number | undefined
}

const checks: Checks<CapturesOptions> = {
  dir: requireText,
  max: optional(requirePositiveInteger),
  maxBytes: optional(requirePositiveInteger),
  maxAgeMs: optional(requirePositiveInteger),
  maxSegmentBytes: optional(requirePositiveInteger),
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
  /** The attempts to hand a capture over, in their order. */
  attemptsOf(id: number): readonly Attempt[]
  /** The captures that match, oldest first. */
  list(filter?: CaptureFilter): Capture[]
  /** Removes captures, and erases them from the disk. Returns how many there were. */
  remove(ids: readonly number[]): number
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

// How many changes `since` remembers.
const rememberedEvents = 1_000
const pollMs = 500

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
  checkOptions(options, 'openCaptures', checks)
  const { dir, max = 10_000, maxBytes = 268_435_456, maxSegmentBytes = 8_388_608 } = options
  const limits = { max, maxBytes, maxAgeMs: options.maxAgeMs ?? Number.POSITIVE_INFINITY }
  const store = new StoredCaptures(new Segments(dir, maxSegmentBytes), limits)
  store.refresh()
  return store
}

class StoredCaptures implements Captures {
  readonly #segments: Segments
  readonly #limits: CaptureLimits
  readonly #index = new CaptureIndex()
  readonly #listeners = new Set<(event: CaptureEvent) => void>()
  readonly #events: CaptureEvent[] = []
  #position = '0-0'
  #polling: ReturnType<typeof setInterval> | undefined

  constructor(segments: Segments, limits: CaptureLimits) {
    this.#segments = segments
    this.#limits = limits
  }

  get position(): string {
    return this.#position
  }

  get damaged(): number {
    return this.#segments.damaged
  }

  prepare(): void {
    this.#segments.prepare()
  }

  append(added: NewCapture): Capture {
    const capture = (): Capture => ({ id: this.#index.nextId, ...added })
    const { record } = this.#write(() => ({ capture: capture() }))
    if (this.#evict()) this.#segments.deleteBefore(this.#index.firstSegment() ?? this.#segments.last)
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
    return this.#index.get(id)
  }

  attemptsOf(id: number): readonly Attempt[] {
    return this.#index.attemptsOf(id)
  }

  list(filter: CaptureFilter = {}): Capture[] {
    const matching = this.#index
      .captures()
      .filter((capture) => matchesFilter(capture, filter, (id) => this.#index.attemptsOf(id)))
    return filter.limit === undefined ? matching : matching.slice(Math.max(0, matching.length - filter.limit))
  }

  remove(ids: readonly number[]): number {
    const removed = [...new Set(ids)].filter((id) => this.#index.get(id) !== undefined)
    if (removed.length === 0) return 0
    this.#write(() => ({ removed }))
    const isGone = new Set(removed)
    this.#segments.erase((record) => !isGone.has(captureIdOf(record)))
    return removed.length
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
    this.#apply(this.#segments.readNew())
    this.#evict()
  }

  #evict(): boolean {
    const removed = this.#index.evict(this.#limits, Date.now())
    if (removed.length > 0) this.#emit({ position: this.#position, removed })
    return removed.length > 0
  }

  #write(makeRecord: () => StoredLine): StoredRecord {
    const stored = this.#segments.append(
      (added) => this.#apply(added),
      makeRecord,
      () => this.#index.nextId,
    )
    this.#apply([stored])
    return stored
  }

  #apply(records: readonly StoredRecord[]): void {
    for (const record of records) {
      const event = this.#index.apply(record)
      this.#position = record.position
      if (event !== undefined) this.#emit(event)
    }
  }

  #emit(event: CaptureEvent): void {
    this.#events.push(event)
    if (this.#events.length > 2 * rememberedEvents) this.#events.splice(0, rememberedEvents)
    for (const listener of this.#listeners) listener(event)
  }
}

function captureIdOf(record: StoredLine): number {
  if ('capture' in record) return record.capture.id
  if ('attempt' in record) return record.attempt.capture
  return 'amended' in record ? record.amended.id : 0
}
