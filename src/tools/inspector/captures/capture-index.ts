import type { Attempt, Capture, CaptureEvent } from './capture.js'
import type { SealedLine } from './records.js'
import { keyIdOf, type Opened } from './seal.js'
import type { StoredRecord } from './segments.js'

/** How much of a folder is kept. */
export interface CaptureLimits {
  /** How many captures. */
  readonly max: number
  /** How many bytes of stored lines, with those of attempts. The newest capture is always kept. */
  readonly maxBytes: number
  /** How old captures may be, in milliseconds. */
  readonly maxAgeMs: number
}

interface Entry {
  capture: Capture
  readonly attempts: Attempt[]
  readonly segment: number
  bytes: number
  /** Records of it that cannot be opened. */
  locked: StoredRecord[]
}

/** What is known of a capture that cannot be opened. */
const unopened: Omit<Capture, 'id' | 'receivedAt'> = {
  method: '',
  target: '/',
  httpVersion: '1.1',
  rawHeaders: [],
  body: '',
  verdict: { status: 'unknown' },
  origin: 'received',
}

/** The captures of a folder in memory, by their ids in ascending order. */
export class CaptureIndex {
  readonly #entries = new Map<number, Entry>()
  readonly #removed = new Set<number>()
  #bytes = 0
  #nextId = 1

  get nextId(): number {
    return this.#nextId
  }

  get size(): number {
    return this.#entries.size
  }

  get(id: number): Capture | undefined {
    return this.#entries.get(id)?.capture
  }

  /** Whether a record says that a capture was removed. */
  wasRemoved(id: number): boolean {
    return this.#removed.has(id)
  }

  attemptsOf(id: number): readonly Attempt[] {
    return this.#entries.get(id)?.attempts ?? []
  }

  /** All captures, with those that cannot be opened. */
  captures(): Capture[] {
    return [...this.#entries.values()].map(({ capture }) => capture)
  }

  /** The data keys of records that cannot be opened. */
  lockedKeys(): string[] {
    const records = [...this.#entries.values()].flatMap(({ locked }) => locked)
    return records.flatMap(({ record }) => ('sealed' in record ? [record.sealed.key] : []))
  }

  /** Tries to open records again. Returns what changed. */
  unlock(open: (sealed: SealedLine) => Opened): CaptureEvent[] {
    return [...this.#entries.values()].flatMap((entry) => {
      const [locked, events]: [StoredRecord[], CaptureEvent[]] = [entry.locked, []]
      entry.locked = []
      for (const stored of locked) {
        const opened = 'sealed' in stored.record ? open(stored.record.sealed) : 'lost'
        if (typeof opened === 'string') {
          if (opened === 'locked') entry.locked.push(stored)
          continue
        }
        // Its bytes count already.
        const event = this.apply({ ...stored, record: opened, bytes: 0 })
        if (event !== undefined) events.push(event)
        // It was known: another process has sealed it again.
        else this.#grow(entry, -stored.bytes)
      }
      return events
    })
  }

  /** The segment of the oldest capture; `undefined` without captures. */
  firstSegment(): number | undefined {
    return this.#entries.values().next().value?.segment
  }

  /** Adds a record. Returns what changed: nothing for a record that is known, or about an unknown capture. */
  apply({ record, segment, bytes, position }: StoredRecord): CaptureEvent | undefined {
    if ('segment' in record) {
      this.#nextId = Math.max(this.#nextId, record.segment.nextId)
      return undefined
    }
    if ('removed' in record) {
      const removed = record.removed.filter((id) => this.#remove(id))
      for (const id of record.removed) {
        this.#removed.add(id)
        this.#nextId = Math.max(this.#nextId, id + 1)
      }
      return removed.length === 0 ? undefined : { position, removed }
    }
    if ('sealed' in record) return this.#lock({ record, segment, bytes, position }, record.sealed)
    if ('capture' in record) return this.#add(record.capture, { segment, bytes, position })
    return 'attempt' in record
      ? this.#addAttempt(record.attempt, bytes, position)
      : this.#amend(record.amended, bytes, position)
  }

  /** Removes the first captures until the limits hold, and all that are too old. Returns their ids. */
  evict({ max, maxBytes, maxAgeMs }: CaptureLimits, now: number): number[] {
    const removed: number[] = []
    for (const [id, { capture }] of this.#entries) {
      const isOver = this.#entries.size > max || (this.#bytes > maxBytes && this.#entries.size > 1)
      // One that came earlier may be stored later.
      if (!isOver && maxAgeMs === Infinity) break
      if (!isOver && !(Date.parse(capture.receivedAt) < now - maxAgeMs)) continue
      this.#remove(id)
      removed.push(id)
    }
    return removed
  }

  #add(capture: Capture, { segment, bytes, position }: Omit<StoredRecord, 'record'>): CaptureEvent | undefined {
    const known = this.#entries.get(capture.id)
    if (known !== undefined && known.capture.sealedWith === undefined) return undefined
    this.#nextId = Math.max(this.#nextId, capture.id + 1)
    // One that could not be opened before keeps its place.
    if (known !== undefined) known.capture = capture
    else this.#entries.set(capture.id, { capture, attempts: [], segment, bytes, locked: [] })
    this.#bytes += bytes
    return { position, capture }
  }

  #lock(stored: StoredRecord, { capture: id, at, key }: SealedLine): CaptureEvent | undefined {
    const entry = this.#entries.get(id)
    if (entry !== undefined) {
      entry.locked.push(stored)
      this.#grow(entry, stored.bytes)
      return undefined
    }
    if (at === undefined) return undefined
    const event = this.#add({ ...unopened, id, receivedAt: at, sealedWith: keyIdOf(key) }, stored)
    this.#entries.get(id)?.locked.push(stored)
    return event
  }

  #addAttempt(attempt: Attempt, bytes: number, position: string): CaptureEvent | undefined {
    const entry = this.#entries.get(attempt.capture)
    if (entry === undefined || entry.attempts.some(({ number }) => number === attempt.number)) return undefined
    entry.attempts.push(attempt)
    this.#grow(entry, bytes)
    return { position, attempt }
  }

  #amend({ id, ...changes }: { readonly id: number }, bytes: number, position: string): CaptureEvent | undefined {
    const entry = this.#entries.get(id)
    if (entry === undefined) return undefined
    entry.capture = { ...entry.capture, ...changes }
    this.#grow(entry, bytes)
    return { position, capture: entry.capture }
  }

  #grow(entry: Entry, bytes: number): void {
    entry.bytes += bytes
    this.#bytes += bytes
  }

  #remove(id: number): boolean {
    this.#bytes -= this.#entries.get(id)?.bytes ?? 0
    return this.#entries.delete(id)
  }
}
