import type { Amendment, Attempt, Capture, CaptureEvent, NewAttempt, NewCapture } from './capture.js'
import type { CaptureFilter } from './filter.js'

/** How many records were sealed again, and how many cannot be opened. */
export interface Rotated {
  readonly resealed: number
  readonly unreadable: number
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
