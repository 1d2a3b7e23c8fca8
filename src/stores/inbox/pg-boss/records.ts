import type { InboxRecord } from '../records.js'
import { toStoredRecord } from '../stored-record.js'
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

/** The jobs of a queue that hold a delivery, in the order of their ids. */
export async function* readRecords({ page, replace }: RecordStatements): AsyncGenerator<InboxRecord> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (let isMore = true; isMore; ) {
    const rows = (await page([after, pageSize])) as RecordRow[]
    for (const { id, data, reason } of rows) {
      const delivery = readDelivery({ id, data })
      if (delivery instanceof Error) continue
      const field = data.handler === undefined ? 'delivery' : 'handler'
      const from = data[field]
      yield {
        delivery,
        reason: reason ?? undefined,
        async replace(changed, changedReason) {
          const value = field === 'handler' ? changed.handler : toStoredRecord(changed)
          const to = changed === delivery ? from : JSON.stringify(value)
          const key = changed.key === undefined ? null : JSON.stringify(changed.key)
          const output = changedReason === undefined ? null : toOutput(changedReason).reason
          return (await replace([id, field, from, to, key, reason, output])).length > 0
        },
      }
    }
    after = rows.at(-1)?.id ?? after
    isMore = rows.length === pageSize
  }
}
