import { type FaultOptions, faultsOf } from '../../../testing/simulator/faults.js'

/** The faults of the network and of the sender that a test can ask for. */
export const faultNames = ['duplicate', 'reorder', 'delay', 'drop', 'late', 'truncate', 'slow-body'] as const

/** One of {@link faultNames}. */
export type SendFault = (typeof faultNames)[number]

/** How likely each fault is, from 0 to 1. */
export type FaultChances = Readonly<Partial<Record<SendFault, number>>>

/** What happens to one delivery. */
export interface PlannedDelivery {
  /** Its place in the order of the events, from 0. */
  readonly index: number
  readonly faults: readonly SendFault[]
  /** Waits this long before it is sent, in milliseconds. */
  readonly delayMs: number
  /** How long its body takes, in milliseconds. */
  readonly slowMs: number
  /** How far the signed time is in the past, in milliseconds. */
  readonly lateMs: number
}

const simulated = {
  duplicate: 'duplicate',
  reorder: 'reorder',
  delay: 'delay',
  drop: 'loseRequest',
  late: 'clockSkew',
  truncate: 'cut',
  'slow-body': 'slowBody',
} as const satisfies Readonly<Record<SendFault, keyof FaultOptions>>

const slowBodyMs = 2_000
const maxDelayMs = 1_000
// Longer than any provider's retries take.
const lateMs = 86_400_000

/**
 * Decides which deliveries have which faults, and the order in which they are sent. The same seed decides the same.
 *
 * A reordered delivery is sent after one to four later ones.
 */
export function planFaults(count: number, chances: FaultChances, seed: number): readonly PlannedDelivery[] {
  const options: FaultOptions = {
    ...Object.fromEntries(Object.entries(simulated).map(([name, fault]) => [fault, chances[name as SendFault] ?? 0])),
    maxReorderMs: 4,
    maxDelayMs,
    slowBodyMs,
  }
  const planned = Array.from({ length: count }, (_, index) => {
    const drawn = faultsOf(options, seed, index, 0)
    const faults = faultNames.filter((name) => drawn.has(simulated[name]))
    const late = drawn.has('clockSkew') ? lateMs : 0
    const delivery = { index, faults, delayMs: drawn.delayMs, slowMs: drawn.slowMs, lateMs: late }
    return { delivery, place: index + (drawn.holdMs === 0 ? 0 : drawn.holdMs + 0.5) }
  })
  return planned.sort((left, right) => left.place - right.place).map(({ delivery }) => delivery)
}
