/** What a look at the clock of the machine tells. */
export interface ClockReading {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether the clock was set back, or this is the first reading: stored times may be too far ahead. */
  readonly wasSetBack: boolean
  /** Whether the clock was set forward so recently that leases only seem to have ended. */
  readonly isAhead: boolean
}

// Smaller changes are those of a clock that is kept right.
const jumpMs = 1_000

/**
 * Reads the clock, and compares it with the monotonic one, which cannot be set.
 *
 * @param renewedWithinMs - after how long each living process has renewed its leases
 */
export function createClock(renewedWithinMs: number): () => ClockReading {
  let offset: number | undefined
  let aheadUntil = 0
  return () => {
    const now = Date.now()
    const elapsed = performance.now()
    const change = offset === undefined ? 0 : now - elapsed - offset
    const wasSetBack = offset === undefined || change < -jumpMs
    if (change > jumpMs) aheadUntil = elapsed + renewedWithinMs
    offset = now - elapsed
    return { now, wasSetBack, isAhead: elapsed < aheadUntil }
  }
}
