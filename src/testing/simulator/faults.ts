import { group, optional, requireFunction, requirePositiveInteger } from '../../core/base/options.js'
import { type Sample, withBody, withHeaders } from '../sample.js'
import { requireFraction } from './profile.js'
import { below, createRandom, type Random } from './random.js'

/** The faults, in the order in which random numbers are drawn for them. */
const faultNames = [
  'reorder',
  'delay',
  'loseRequest',
  'loseResponse',
  'cut',
  'slowBody',
  'clockSkew',
  'duplicate',
  'concurrent',
  'tamper',
  'truncate',
] as const

/** A fault that the simulator can cause. */
export type FaultName = (typeof faultNames)[number]

/**
 * How often a fault occurs: a probability from 0 to 1, drawn for each attempt; or exactly at the first attempt of one of
 * `every` deliveries, beginning with the first delivery.
 */
export type FaultRate = number | { readonly every: number }

/** Faults of the network, and limits. */
export interface FaultOptions {
  /** The first attempt is delayed, so that later deliveries arrive first. @default 0 */
  readonly reorder?: FaultRate
  /** The request is slow, possibly slower than the provider's deadline. @default 0 */
  readonly delay?: FaultRate
  /** The request is lost: the receiver never sees it. @default 0 */
  readonly loseRequest?: FaultRate
  /** The response is lost: the receiver has handled the delivery, but the provider does not know. @default 0 */
  readonly loseResponse?: FaultRate
  /** The connection breaks in the middle of the body. @default 0 */
  readonly cut?: FaultRate
  /** The body arrives slowly, in two chunks. @default 0 */
  readonly slowBody?: FaultRate
  /** The delivery is signed with a wrong time. @default 0 */
  readonly clockSkew?: FaultRate
  /** The same bytes are sent again, some time after the answer. @default 0 */
  readonly duplicate?: FaultRate
  /** The same bytes are sent two to four times concurrently. @default 0 */
  readonly concurrent?: FaultRate
  /** An attacker also sends a changed copy. @default 0 */
  readonly tamper?: FaultRate
  /** An attacker also sends a copy with a truncated body. @default 0 */
  readonly truncate?: FaultRate
  /** Only this many attempts of a delivery have faults, so that it arrives if it has more retries. @default no limit */
  readonly maxFaultyAttempts?: number
  /** The longest delay of `reorder` and `duplicate`, in milliseconds. @default 1000 */
  readonly maxReorderMs?: number
  /** The longest delay of `delay`, in milliseconds. @default 1000 */
  readonly maxDelayMs?: number
  /** How long a slow body takes, in milliseconds. @default 1000 */
  readonly slowBodyMs?: number
  /** How far the signed time is off, early or late, in milliseconds. @default 3_600_000 */
  readonly clockSkewMs?: number
  /** Makes the changed copy. @default changes a bit of the body, or a character of each header if there is no body */
  readonly tamperWith?: (sample: Sample, random: Random) => Sample
}

/** The faults of one attempt. */
export interface AttemptFaults {
  readonly names: readonly FaultName[]
  readonly holdMs: number
  readonly delayMs: number
  readonly slowMs: number
  readonly skewMs: number
  readonly duplicateAfterMs: number
  /** The number of concurrent requests, including the genuine one. */
  readonly concurrent: number
  has(name: FaultName): boolean
}

const requireEvery = group<Exclude<FaultRate, number>>({ every: requirePositiveInteger })
const fault = optional((value, option) =>
  typeof value === 'object' ? requireEvery(value, option) : requireFraction(value, option),
)
const limit = optional(requirePositiveInteger)

/** @throws {TypeError} if an option is invalid; the message names it */
export const requireFaults = group<FaultOptions>({
  reorder: fault,
  delay: fault,
  loseRequest: fault,
  loseResponse: fault,
  cut: fault,
  slowBody: fault,
  clockSkew: fault,
  duplicate: fault,
  concurrent: fault,
  tamper: fault,
  truncate: fault,
  maxFaultyAttempts: limit,
  maxReorderMs: limit,
  maxDelayMs: limit,
  slowBodyMs: limit,
  clockSkewMs: limit,
  tamperWith: optional(requireFunction),
})

/**
 * Draws the faults of one attempt. They depend only on the seed, the delivery and the attempt.
 *
 * @param attempt - 0 for the first attempt
 */
export function faultsOf(options: FaultOptions, seed: number, delivery: number, attempt: number): AttemptFaults {
  const { maxReorderMs = 1000, maxDelayMs = 1000, slowBodyMs = 1000, clockSkewMs = 3_600_000 } = options
  const random = createRandom(seed, delivery, attempt)
  const isFaultless = attempt >= (options.maxFaultyAttempts ?? Number.POSITIVE_INFINITY)
  // Always draws two numbers per fault, so that changing one probability does not affect the other faults.
  const drawn = faultNames.map((name) => [name, random(), random()] as const)
  const isHit = (chance: number, rate: FaultRate = 0) =>
    typeof rate === 'number' ? chance < rate : attempt === 0 && delivery % rate.every === 0
  const hits = new Map(
    drawn.flatMap(([name, chance, size]) => (!isFaultless && isHit(chance, options[name]) ? [[name, size]] : [])),
  )
  if (attempt > 0) hits.delete('reorder')
  const upTo = (name: FaultName, limit: number) => {
    const size = hits.get(name)
    return size === undefined ? 0 : 1 + Math.floor(size * limit)
  }
  return {
    names: [...hits.keys()],
    has: (name) => hits.has(name),
    holdMs: upTo('reorder', maxReorderMs),
    delayMs: upTo('delay', maxDelayMs),
    slowMs: hits.has('slowBody') ? slowBodyMs : 0,
    skewMs: hits.has('clockSkew') ? ((hits.get('clockSkew') ?? 0) < 0.5 ? -clockSkewMs : clockSkewMs) : 0,
    duplicateAfterMs: upTo('duplicate', maxReorderMs),
    concurrent: hits.has('concurrent') ? 1 + upTo('concurrent', 3) : 1,
  }
}

/** Returns a copy of a sample with one bit of its body changed, or a character of each header if it has no body. */
export function tamperWithSample(sample: Sample, random: Random): Sample {
  const { body } = sample
  if (body.length > 0) {
    const changed = body.slice()
    const place = below(random, body.length)
    changed[place] = (body[place] ?? 0) ^ (1 << below(random, 7))
    return withBody(sample, changed)
  }
  const changes = sample.headers.filter(([name]) => !/^(content-|user-agent$)/i.test(name))
  return withHeaders(sample, Object.fromEntries(changes.map(([name, value]) => [name, changeCharacter(value, random)])))
}

function changeCharacter(text: string, random: Random): string {
  const place = below(random, Math.max(1, text.length))
  return `${text.slice(0, place)}${text[place] === 'x' ? 'y' : 'x'}${text.slice(place + 1)}`
}

/** Returns a copy of a sample with a truncated body. */
export function truncateSample(sample: Sample, random: Random): Sample {
  return withBody(sample, sample.body.slice(0, below(random, sample.body.length)))
}
