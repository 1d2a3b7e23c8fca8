/** How far an attack is. */
export interface AttackProgress {
  readonly done: number
  readonly total: number
  readonly failed: number
}

/** The score of a group of cases. */
interface AttackGroupView {
  readonly group: string
  /** From 0 to 100; `undefined` if no case of it was run. */
  readonly score: number | undefined
  readonly passed: number
  readonly failed: number
  readonly notRun: number
}

/** A rule that the endpoint breaks. The texts of the evidence come from the endpoint. */
export interface AttackFindingView {
  readonly id: string
  readonly severity: string
  readonly defect: string
  readonly why: string
  readonly fix: string
  readonly detail: string
  readonly evidence: readonly { readonly label: string; readonly request: string; readonly answer: string }[]
}

/** What an attack found. */
export interface AttackView {
  readonly target: string
  readonly provider: string
  readonly grade: string
  /** Not set if the attack is incomplete. */
  readonly score: number | undefined
  /** Why cases that should run did not. */
  readonly incomplete: string | undefined
  readonly requests: number
  readonly durationMs: number
  readonly seed: number
  readonly groups: readonly AttackGroupView[]
  readonly findings: readonly AttackFindingView[]
}

/** The attack that is running, or the last one. */
export interface AttackState {
  readonly progress: AttackProgress | undefined
  readonly view: AttackView | undefined
  /** Why there is no result. */
  readonly problem: string | undefined
}
