import type { MaybePromise } from '../../core/base/maybe-promise.js'
import type { Exchange } from './exchange.js'
import type { Field } from './field.js'
import type { FixTopic } from './fixes.js'
import type { Supply } from './scheme/supply.js'

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
