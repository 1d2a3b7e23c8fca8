import { type InboxRecord, wrongPlace } from '../operating/records.js'
import { toStoredRecord } from '../storing/stored-record.js'
import type { PgBossJob } from './client.js'
import { type JobData, readDelivery, toOutput } from './job.js'

/** A row of the statement `records`. */
interface RecordRow extends Pick<PgBossJob, 'id'> {
  readonly data: Partial<JobData>
  readonly reason: string | null
}

/** What {@link readRecords} works with. */
export interface RecordStatements {
  page(values: readonly unknown[]): Promise<unknown[]>
  replace(values: readonly unknown[]): Promise<unknown[]>
}

// How many jobs are read at a time, with their bodies.
const pageSize = 100

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The jobs of a queue that hold a delivery, in the order of their ids. @param from - the id after which to begin */
export async function* readRecords(
  { page, replace }: RecordStatements,
  from = '00000000-0000-0000-0000-000000000000',
): AsyncGenerator<InboxRecord> {
  if (!isId.test(from)) throw wrongPlace()
  let after = from
  for (let isMore = true; isMore; ) {
    const rows = (await page([after, pageSize])) as RecordRow[]
    for (const { id, data, reason } of rows) {
      const delivery = readDelivery({ id, data })
      if (delivery instanceof Error) continue
      const field = data.handler === undefined ? 'delivery' : 'handler'
      const stored = data[field]
      yield {
        delivery,
        reason: reason ?? undefined,
        place: id,
        async replace(changed, changedReason) {
          const value = field === 'handler' ? changed.handler : toStoredRecord(changed)
          const to = changed === delivery ? stored : JSON.stringify(value)
          const key = changed.key === undefined ? null : JSON.stringify(changed.key)
          const output = changedReason === undefined ? null : toOutput(changedReason).reason
          return (await replace([id, field, stored, to, key, reason, output])).length > 0
        },
      }
    }
    after = rows.at(-1)?.id ?? after
    isMore = rows.length === pageSize
  }
}
