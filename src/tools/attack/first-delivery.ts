import type { Judgement } from './attack-case.js'
import { judge } from './probing/probes.js'
import type { Settings } from './settings.js'
import { describeArrival, type Exchange, isAccepted, pause } from './wire/exchange.js'

/** An attack that could not be made. */
export class AttackError extends Error {
  override readonly name = 'AttackError'

  constructor(
    readonly code: 'unreachable' | 'cancelled',
    message: string,
  ) {
    super(message)
  }
}

/** What came of the first genuine delivery. */
export interface FirstDelivery {
  readonly exchange: Exchange
  /** Set if the delivery was refused because it came a part of a second after its time. */
  readonly tolerance?: Judgement
}

// Late in the second that a delivery is signed with, and early in the next one.
const lateMs = 800
const earlyMs = 1_000

/**
 * Sends a genuine delivery, as late in its second as it may be.
 *
 * @throws {AttackError} `unreachable` if nothing answers
 */
export async function sendFirstDelivery({ target, supply, field }: Settings): Promise<FirstDelivery> {
  const isInSeconds = supply.scheme.time?.format === 'seconds'
  if (isInSeconds) await pauseInSecond(lateMs)
  const exchange = await field.runner.sendGenuine()
  const { arrival } = exchange
  if (arrival.kind === 'unreachable') {
    throw new AttackError('unreachable', `attack: ${target} does not answer: ${describeArrival(arrival)}`)
  }
  if (arrival.kind === 'answer') field.runner.allow(arrival.ms)
  if (!isInSeconds || arrival.kind !== 'answer' || isAccepted(arrival)) return { exchange }
  await pauseInSecond(earlyMs)
  const early = await field.runner.sendGenuine()
  if (!isAccepted(early.arrival)) return { exchange }
  const label = 'a genuine delivery whose time is less than a second ago'
  return { exchange, tolerance: judge([{ ...exchange, label }], 2, 'refused') }
}

// Waits until so many milliseconds of a second of the clock are over.
function pauseInSecond(ms: number): Promise<void> {
  return pause(Math.max(0, ms - (Date.now() % 1_000)))
}
