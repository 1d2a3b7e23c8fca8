import type { StoredDelivery } from '../../../core/ports/inbox.js'
import {
  readNumber,
  readText,
  type SqlDriver,
  type SqlResults,
  type SqlRow,
  type SqlStatement,
} from '../../database/sql-driver.js'
import type { InboxPolicy } from '../policy.js'
import { type RecordRow, readRecord } from './record.js'
import type { Statements } from './statements/index.js'

/** An attempt at a delivery. */
export interface SqliteJob {
  readonly seq: number
  readonly id: string
  readonly lane: string | null
  readonly attempt: number
  /** Grows with each attempt, also across redrives, so that a late result cannot settle a later attempt. */
  readonly fence: number
  /** Whether the delivery was erased while another process handled it, or died. */
  readonly isErased: boolean
  readonly claimedAt: number
  /** Whether other deliveries share its record. */
  readonly isShared: boolean
  readonly delivery: StoredDelivery | TypeError
  /** What is handled together with it, by `seq`. */
  gathered: readonly number[]
}

/** What the parts of a store share. */
export interface StoreParts {
  /** Each of its batches sorts the arrivals first, if there are any. */
  readonly driver: SqlDriver
  /** Leaves arrivals as they are. */
  readonly direct: SqlDriver
  readonly sql: Statements
  readonly policy: Required<InboxPolicy>
  readonly leaseMs: number
  /** What was seen in the tables; nothing is known of what is urgent before the first claim. */
  readonly seen: { groups: boolean; urgent: boolean }
}

/** The values of a statement for the attempt that is current. */
export function ownOf({ seq, fence }: Pick<SqliteJob, 'seq' | 'fence'>) {
  return [seq, fence] as const
}

/** Whether a statement of a batch has changed something. */
export function hasChanged(results: SqlResults, index: number): boolean {
  return (results[index]?.length ?? 0) > 0
}

/** Makes the next delivery of a key the first one. */
export function promote(sql: Statements, lane: string | null): SqlStatement[] {
  return lane === null ? [] : [[sql.promote, lane, lane]]
}

/** Forgets some ids of handled deliveries. */
export function forget({ sql, policy }: StoreParts, now: number): SqlStatement {
  return [sql.forget, now - policy.retentionMs]
}

/** A claimed row with its record. */
export function toJob(row: SqlRow, claimedAt: number, record: RecordRow | undefined): SqliteJob {
  const id = readText(row, 'id') ?? ''
  return {
    seq: readNumber(row, 'seq') ?? 0,
    id,
    lane: readText(row, 'lane') ?? null,
    attempt: readNumber(row, 'attempt') ?? 0,
    fence: readNumber(row, 'fence') ?? 0,
    isErased: readNumber(row, 'parts') === 0,
    claimedAt,
    isShared: record?.handler !== undefined,
    delivery: readRecord(id, record),
    gathered: [],
  }
}
