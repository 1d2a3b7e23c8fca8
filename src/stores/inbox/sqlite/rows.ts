import { readNumber, readText, type SqlResults, type SqlRow } from '../../database/sql-driver.js'
import { unreadableDeadLetter } from '../failures.js'
import type { DeadLetter } from '../operating/operations.js'
import type { SubjectRecord } from '../operating/subjects.js'
import { type RecordRow, readRecord, recordsOf } from './record.js'
import { dead, kept, waiting } from './statements/conditions.js'

// How many dead letters are read at a time, with their bodies.
export const pageSize = 20

/** Reads dead letters page by page, oldest first. @param readPage - by when the last one before failed, and its `seq` */
export async function* readDeadPages(
  readPage: (after: readonly [number, number]) => Promise<SqlResults>,
  caller: string,
): AsyncGenerator<DeadLetter | TypeError> {
  for (let after: readonly [number, number] = [0, 0], isMore = true; isMore; ) {
    const [rows = [], records = []] = await readPage(after)
    const texts = recordsOf(records)
    for (const row of rows) yield toDeadLetter(row, texts.get(readNumber(row, 'seq')), caller)
    const last = rows.at(-1)
    after = [readNumber(last, 'dead_at') ?? 0, readNumber(last, 'seq') ?? 0]
    isMore = rows.length === pageSize
  }
}

/** Reads stored deliveries, without those that were erased meanwhile. */
export function toSubjectRecords([rows = [], records = []]: SqlResults): readonly SubjectRecord[] {
  const texts = recordsOf(records)
  return rows.flatMap((row) => {
    const delivery = readRecord(readText(row, 'id') ?? '', texts.get(readNumber(row, 'seq')))
    return delivery instanceof Error ? [] : [{ state: readState(row), delivery }]
  })
}

/** Where a delivery is. */
export function readState(row: SqlRow): SubjectRecord['state'] {
  const states = { [waiting]: 'waiting', [dead]: 'dead', [kept]: 'kept' } as const
  return states[(readNumber(row, 'state') ?? 0) as keyof typeof states] ?? 'active'
}

function toDeadLetter(row: SqlRow, record: RecordRow | undefined, caller: string): DeadLetter | TypeError {
  const id = readText(row, 'id') ?? ''
  const delivery = readRecord(id, record)
  if (delivery instanceof Error) return unreadableDeadLetter(caller, id, delivery)
  const [attempts = 0, failedAt = 0] = [readNumber(row, 'attempt'), readNumber(row, 'dead_at')]
  return { delivery, attempts, failedAt, reason: readText(row, 'reason') ?? '' }
}
