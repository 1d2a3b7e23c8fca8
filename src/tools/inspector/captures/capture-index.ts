import type { Attempt, Capture, CaptureEvent } from './capture.js'
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
}

/** The captures of a folder in memory, by their ids in ascending order. */
export class CaptureIndex {
  readonly #entries = new Map<number, Entry>()
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

  attemptsOf(id: number): readonly Attempt[] {
    return this.#entries.get(id)?.attempts ?? []
  }

  captures(): Capture[] {
    return [...this.#entries.values()].map(({ capture }) => capture)
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
      return removed.length === 0 ? undefined : { position, removed }
    }
    if ('capture' in record) {
      const { capture } = record
      if (this.#entries.has(capture.id)) return undefined
      this.#nextId = Math.max(this.#nextId, capture.id + 1)
      this.#entries.set(capture.id, { capture, attempts: [], segment, bytes })
      this.#bytes += bytes
      return { position, capture }
    }
    return 'attempt' in record
      ? this.#addAttempt(record.attempt, bytes, position)
      : this.#amend(record.amended, bytes, position)
  }

  /** Removes the oldest captures until the limits hold. Returns their ids. */
  evict({ max, maxBytes, maxAgeMs }: CaptureLimits, now: number): number[] {
    const removed: number[] = []
    for (const [id, { capture }] of this.#entries) {
      const isOver = this.#entries.size > max || (this.#bytes > maxBytes && this.#entries.size > 1)
      if (!isOver && !(Date.parse(capture.receivedAt) < now - maxAgeMs)) break
      this.#remove(id)
      removed.push(id)
    }
    return removed
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
