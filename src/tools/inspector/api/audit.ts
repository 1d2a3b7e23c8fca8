import type { MaybePromise } from '../../../core/base/maybe-promise.js'

/** What someone is about to do with stored requests. */
export interface AuditedAct {
  /** An erasure is also the removal of captures. */
  readonly what: 'reveal' | 'export' | 'replay' | 'redrive' | 'discard' | 'backfill' | 'pause' | 'resume' | 'erase'
  readonly of: 'captures' | 'inbox'
  /** The numbers of captures, or the ids of deliveries; of a bulk operation and a pause there is a `filter`, of a person a `subject`. */
  readonly ids?: readonly string[]
  readonly filter?: object
  /** The SHA-256 hash of the id of a person. */
  readonly subject?: string
  /** What is revealed: paths of masked fields, `credentials`, or `*` for all. */
  readonly fields?: readonly string[]
}

/** A line of an audit: who did what, and when. */
export interface AuditLine extends AuditedAct {
  /** In ISO 8601. */
  readonly at: string
  readonly who: string
}

/** Records an act before it happens; an error prevents it. */
export type Audit = (line: AuditLine) => MaybePromise<unknown>
