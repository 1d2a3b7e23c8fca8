import type { CaptureChange, CaptureSource, InspectedAttempt, InspectedCapture } from '../api/source.js'

/** Limits of {@link MemoryCaptures}. */
export interface MemoryLimits {
  /** How many captures are kept. */
  readonly maxCaptures: number
  /** How many bytes of bodies are kept. */
  readonly maxBytes: number
}

const maxAttempts = 50

/** Captures in memory. At a limit the oldest one that is not pinned makes room; with nothing but pinned ones, the oldest. */
export class MemoryCaptures implements CaptureSource {
  readonly #limits: MemoryLimits
  readonly #captures = new Map<string, InspectedCapture>()
  readonly #listeners = new Set<(change: CaptureChange) => void>()
  #bytes = 0
  #last = 0

  constructor(limits: MemoryLimits) {
    this.#limits = limits
  }

  list(): readonly InspectedCapture[] {
    return [...this.#captures.values()]
  }

  get(id: string): InspectedCapture | undefined {
    return this.#captures.get(id)
  }

  subscribe(listener: (change: CaptureChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Keeps a capture. @returns its id, which counts from 1 */
  add(capture: Omit<InspectedCapture, 'id' | 'pinned'>): string {
    this.#last += 1
    const id = String(this.#last)
    this.#captures.set(id, { ...capture, id, pinned: false })
    this.#bytes += capture.request.body.length
    this.#emit('added', id)
    this.#makeRoom(id)
    return id
  }

  /** Adds an attempt; nothing, if the capture no longer exists. */
  addAttempt(id: string, attempt: InspectedAttempt): void {
    const capture = this.#captures.get(id)
    if (capture === undefined) return
    this.#captures.set(id, { ...capture, attempts: [...capture.attempts, attempt].slice(-maxAttempts) })
    this.#emit('changed', id)
  }

  remove(ids: readonly string[]): number {
    return ids.filter((id) => this.#drop(id)).length
  }

  pin(id: string, pinned: boolean): boolean {
    const capture = this.#captures.get(id)
    if (capture === undefined) return false
    this.#captures.set(id, { ...capture, pinned })
    this.#emit('changed', id)
    return true
  }

  #makeRoom(newest: string): void {
    while (this.#captures.size > this.#limits.maxCaptures || this.#bytes > this.#limits.maxBytes) {
      const oldest = this.#oldest(newest)
      // A single body may be longer than the limit; the receiver has its own.
      if (oldest === undefined) return
      this.#drop(oldest)
    }
  }

  #oldest(newest: string): string | undefined {
    // Mostly the first one: the map is in the order of arrival.
    let firstPinned: string | undefined
    for (const { id, pinned } of this.#captures.values()) {
      if (id !== newest && !pinned) return id
      if (id !== newest) firstPinned ??= id
    }
    return firstPinned
  }

  #drop(id: string): boolean {
    const capture = this.#captures.get(id)
    if (capture === undefined) return false
    this.#captures.delete(id)
    this.#bytes -= capture.request.body.length
    this.#emit('removed', id)
    return true
  }

  #emit(kind: CaptureChange['kind'], id: string): void {
    for (const listener of this.#listeners) listener({ kind, id })
  }
}
