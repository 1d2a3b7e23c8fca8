import type { GroupName, Severity } from './attack-case.js'
import type { Framework } from './fixes.js'

/** What will be sent. */
export interface AttackPlan {
  readonly target: string
  /** The number of cases that will run. */
  readonly cases: number
  /** The number of requests at most, apart from those that are repeated because no answer came, or one that asks for it. */
  readonly requests: number
  /** How long the requests take at the rate, in seconds; slow cases come on top. */
  readonly seconds: number
}

/** One request of a failed case, and what came of it. */
export interface Evidence {
  /** What is special about the request. */
  readonly label: string
  /** A whole command for curl, or the text of the request where curl cannot send it. Secrets are masked. */
  readonly request: string
  /**
   * The beginning of the answer, or why no answer came. Values of cookies and tokens in its headers are masked. It is what the
   * endpoint wrote: treat it as hostile.
   */
  readonly answer: string
}

/** The result of one case. */
export interface CaseResult {
  readonly id: string
  readonly group: GroupName
  /** The rule, as a sentence about the endpoint. */
  readonly rule: string
  /** What is wrong if the case failed. */
  readonly defect: string
  readonly why: string
  /** Published advisories and defects with this cause. */
  readonly references: readonly string[]
  readonly severity: Severity
  readonly status: 'passed' | 'failed' | 'not run'
  /** What happened, or why the case was not run. */
  readonly detail: string
  /** The failed case that explains this failure. */
  readonly followsFrom?: string
  /** What to change, in the words of the framework if it was recognised. */
  readonly fix: string
  readonly evidence: readonly Evidence[]
}

/** The score of one group. */
export interface GroupScore {
  readonly group: GroupName
  /** From 0 to 100; `undefined` if no case of the group was run. */
  readonly score: number | undefined
  readonly passed: number
  readonly failed: number
  readonly notRun: number
}

/**
 * Of the cases that ran: `F` if a critical one failed, `A+` if none failed; otherwise by the score. It is `incomplete` if cases
 * that should run did not.
 */
export type Grade = 'A+' | 'A' | 'B' | 'C' | 'D' | 'F' | 'incomplete'

/** What an attack found. */
export interface AttackReport {
  readonly target: string
  /** The name of the vendor. */
  readonly vendor: string
  readonly framework: Framework | undefined
  readonly startedAt: Date
  readonly durationMs: number
  readonly seed: number
  /** The number of requests that were sent. */
  readonly requests: number
  /** Why cases that should run did not, or that none ran; not set if the attack is complete. */
  readonly incomplete?: string
  /** From 0 to 100, by the weight of the cases that were run; `undefined` if the attack is incomplete. */
  readonly score: number | undefined
  readonly grade: Grade
  readonly groups: readonly GroupScore[]
  readonly results: readonly CaseResult[]
  /** The failed cases that no other failure explains. */
  readonly findings: readonly CaseResult[]
}
