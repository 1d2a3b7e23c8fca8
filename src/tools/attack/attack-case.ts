import type { MaybePromise } from '../../core/base/maybe-promise.js'
import type { SendingRow } from '../../testing/simulator/profile-of.js'
import type { VendorSender } from '../../testing/vendor-deliveries.js'
import type { FixTopic } from './fixes.js'
import type { Runner } from './runner.js'
import type { Supply } from './scheme/supply.js'
import type { Exchange } from './wire/exchange.js'

/** The groups of cases, in the order in which they run. */
export const groupNames = ['genuine', 'forged', 'time', 'repeats', 'survival', 'answers'] as const

/** A group of cases. */
export type GroupName = (typeof groupNames)[number]

/** How bad a failed case is: forged events are accepted, events are lost or the endpoint fails, or something smaller. */
export type Severity = 'critical' | 'serious' | 'minor'

/** What a case needs besides an endpoint: raw sockets, a counter of effects, a way to disturb handlers, a signed time, or a measure of memory. */
type Need = 'socket' | 'observe' | 'disturb' | 'time' | 'memory'

/** One rule that an endpoint follows or breaks. */
export interface AttackCase {
  /** The group, a dot and a name: `forged.no-signature`. */
  readonly id: `${GroupName}.${string}`
  /** The rule, as a sentence about the endpoint: `Refuses a delivery without a signature`. */
  readonly rule: string
  /** What is wrong if the rule is broken: `Accepts deliveries without a signature`. */
  readonly defect: string
  /** Why the rule matters. */
  readonly why: string
  /** Published advisories and defects with this cause. */
  readonly references?: readonly string[]
  readonly severity: Severity
  readonly needs?: readonly Need[]
  readonly fix: FixTopic
  /** Cases that explain a failure of this one, if they failed too. */
  readonly causes?: readonly AttackCase['id'][]
  /** Prepares the requests, or says why the case does not fit this vendor. */
  plan(supply: Supply, field: Field): MaybePromise<Plan | string>
}

/** What a case sends. */
export interface Plan {
  /** The number of requests that `run` sends at most. */
  readonly requests: number
  run(): Promise<Judgement>
}

/** Whether an endpoint follows a rule, and the requests that show it. */
export interface Judgement {
  readonly passed: boolean
  /** What happened, in a phrase. */
  readonly detail: string
  /** Requests that show the failure. */
  readonly evidence: readonly Exchange[]
}

/** What cases know of the endpoint besides the vendor. */
export interface Field {
  readonly runner: Runner
  /** Whether the endpoint runs on this machine. */
  readonly isLocal: boolean
  /** How many bytes of memory the endpoint needs, if that can be measured. */
  readonly memory: (() => Promise<number>) | undefined
  /** Senders with older secrets that the endpoint accepts too. */
  readonly olderSenders: readonly VendorSender[]
  /** The current shared secret, where the vendor has one. */
  readonly secret: string | undefined
  /** The only answers after which the vendor sends a delivery again, if it documents them. */
  readonly retried: NonNullable<SendingRow['retries']>['after']
  /** How long the vendor waits for an answer, in milliseconds. */
  readonly deadlineMs: number
  /** How long the whole attack may take, in milliseconds. */
  readonly maxDurationMs: number
  /** How long a body may take to arrive, in milliseconds. */
  readonly maxBodyMs: number
  /** The most bytes that a case sends in one request. */
  readonly maxUploadBytes: number
  /** The size of a large genuine body, in bytes. */
  readonly largeBodyBytes: number
}

/** Cases that show which other bytes an endpoint signs. They explain why it refuses genuine deliveries. */
export const readsOtherBytes: readonly AttackCase['id'][] = [
  'forged.lower-case-body',
  'forged.reserialised',
  'forged.trimmed-body',
  'forged.line-ends',
]

/** Cases that run although the first genuine delivery was refused: a failure of one is the reason of that refusal. */
export const diagnoses: readonly AttackCase['id'][] = [
  ...readsOtherBytes,
  'time.wrong-unit',
  'answers.redirect',
  'answers.gone',
]

/**
 * The case that shows that no signature is compared. It alone explains an accepted request with a well-formed signature: an
 * endpoint that skips only requests without a signature compares that one.
 */
export const comparesNothing: readonly AttackCase['id'][] = ['forged.any-signature']

/** Cases that show that nothing is verified. They explain an accepted request without a well-formed signature. */
export const verifiesNothing: readonly AttackCase['id'][] = [...comparesNothing, 'forged.no-signature']
