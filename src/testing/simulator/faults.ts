import { requireFunction, requireObject, requireOneOf, requirePositiveInteger } from '../../base/options.js'
import { type Sample, withBody, withHeaders } from '../sample.js'
import { below, createRandom, type Random } from './random.js'

/** The kinds of faults, each with its probability per attempt. */
export const faultNames = [
  'reorder',
  'delay',
  'loseRequest',
  'loseAnswer',
  'cut',
  'slowBody',
  'clockSkew',
  'duplicate',
  'concurrent',
  'tamper',
  'truncate',
] as const

const faultLimits = ['maxReorderMs', 'maxDelayMs', 'slowBodyMs', 'clockSkewMs', 'maxFaultyAttempts'] as const

const faultSettings = [...faultLimits, 'tamperWith'] as const

/** A fault that the simulator can cause. */
export type FaultName = (typeof faultNames)[number]

/** Options of the faults: probabilities from 0 to 1, for each attempt by itself, and how far each goes. */
export interface FaultOptions {
  /** The first attempt is held back, so that deliveries that were sent later come first. @default 0 */
  readonly reorder?: number
  /** The request takes a while on its way, perhaps longer than its sender waits. @default 0 */
  readonly delay?: number
  /** The request is lost on its way: the receiver never sees it. @default 0 */
  readonly loseRequest?: number
  /** The answer is lost on its way: the receiver has handled the delivery, and its sender does not know. @default 0 */
  readonly loseAnswer?: number
  /** The connection breaks within the body. @default 0 */
  readonly cut?: number
  /** The body comes in pieces, with pauses between them. @default 0 */
  readonly slowBody?: number
  /** The delivery is signed with a wrong time. @default 0 */
  readonly clockSkew?: number
  /** The same bytes are sent once more, some time after the answer. @default 0 */
  readonly duplicate?: number
  /** The same bytes are sent two to four times at once. @default 0 */
  readonly concurrent?: number
  /** Somebody sends a copy with something changed beside the genuine request. @default 0 */
  readonly tamper?: number
  /** Somebody sends a copy with only the beginning of the body beside the genuine request. @default 0 */
  readonly truncate?: number
  /** Attempts after so many are without faults, so that a delivery with enough retries arrives. @default no limit */
  readonly maxFaultyAttempts?: number
  /** The longest time that `reorder` and `duplicate` hold something back, in milliseconds. @default 1000 */
  readonly maxReorderMs?: number
  /** The longest time on the way, in milliseconds. @default 1000 */
  readonly maxDelayMs?: number
  /** How long a slow body takes, in milliseconds. @default 1000 */
  readonly slowBodyMs?: number
  /** How wrong the time is, forwards or backwards, in milliseconds. @default 3_600_000 */
  readonly clockSkewMs?: number
  /** How a copy is changed. @default a bit of the body, or a character of each header where there is no body */
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
  /** How many requests there are at one time, the genuine one included. */
  readonly concurrent: number
  has(name: FaultName): boolean
}

/** @throws {TypeError} which option is wrong */
export function requireFaults(faults: FaultOptions, option: string): void {
  requireObject(faults, option)
  for (const name of faultNames) {
    const probability = faults[name] ?? 0
    if (!(probability >= 0 && probability <= 1)) throw new TypeError(`${option}.${name} must be from 0 to 1`)
  }
  for (const name of faultLimits) {
    const value = faults[name]
    if (value !== undefined) requirePositiveInteger(value, `${option}.${name}`)
  }
  if (faults.tamperWith !== undefined) requireFunction(faults.tamperWith, `${option}.tamperWith`)
  // A fault that is misspelt would never happen.
  for (const name of Object.keys(faults))
    requireOneOf(name, [...faultNames, ...faultSettings], `the names in ${option}`)
}

/**
 * The faults of one attempt: the same for the same seed, delivery and attempt, whatever happens around it.
 *
 * @param attempt - 0 is the first one
 */
export function faultsOf(options: FaultOptions, seed: number, delivery: number, attempt: number): AttemptFaults {
  const { maxReorderMs = 1000, maxDelayMs = 1000, slowBodyMs = 1000, clockSkewMs = 3_600_000 } = options
  const random = createRandom(seed, delivery, attempt)
  const isSound = attempt >= (options.maxFaultyAttempts ?? Number.POSITIVE_INFINITY)
  // One number for each kind in each case, so that another probability does not move the rest.
  const drawn = faultNames.map((name) => [name, random(), random()] as const)
  const hits = new Map(
    drawn.flatMap(([name, chance, size]) => (!isSound && chance < (options[name] ?? 0) ? [[name, size]] : [])),
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

/** A copy of a sample with something changed: a bit of its body, or a character of each header where it has none. */
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

/** A copy of a sample with only the beginning of its body. */
export function truncateSample(sample: Sample, random: Random): Sample {
  return withBody(sample, sample.body.slice(0, below(random, sample.body.length)))
}
