import type { AnswerPattern, ProviderProfile } from './profile.js'
import { allFailures, common } from './profiles.js'

/** What is known about how a vendor sends: a part of its row in the table of vendors. */
export interface SendingRow {
  readonly name: string
  /** How long the vendor waits for an answer, in seconds. */
  readonly ackSeconds?: number
  readonly retries?: {
    readonly delaysSeconds?: readonly number[]
    readonly count?: number
    readonly hours: number
    readonly after?: readonly AnswerPattern[]
  }
}

// Doubling this often within the hours of a vendor would make the first delay too short.
const maxDoublings = 12

/**
 * How a vendor of the table sends: the deadline and the retries of its row.
 *
 * Delays that the vendor does not document are guesses that fit the rest: up to 12 retries at delays that double, more at equal
 * ones.
 *
 * @param vendor - a preset of the table, such as `linear`
 * @returns `undefined` if the vendor does not document its retries
 *
 * @example
 * const profile = profileOf(linear)
 */
export function profileOf({
  row: { name, ackSeconds = 30, retries },
}: {
  readonly row: SendingRow
}): ProviderProfile | undefined {
  if (retries === undefined) return undefined
  const { delaysSeconds, count = 10, hours, after = allFailures } = retries
  const factor = count > maxDoublings ? 1 : 2
  const maxDurationMs = hours * 3_600_000
  return {
    ...common,
    name,
    retried: after,
    deadlineMs: ackSeconds * 1000,
    ...(delaysSeconds
      ? { retryDelaysMs: delaysSeconds.map((delay) => delay * 1000) }
      : {
          retryDelaysMs: { firstMs: Math.floor(maxDurationMs / (factor > 1 ? 2 ** count - 1 : count)), factor },
          maxRetries: count,
          maxDurationMs,
        }),
  }
}
