import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { SqlResults, SqlStatement } from '../../database/sql-driver.js'
import { mostGathered, mostGatheredBytes } from '../handling/claim.js'
import { policyOf, retryDelayAfter } from '../policy.js'
import { forget, hasChanged, ownOf, promote, type SqliteJob, type StoreParts } from './job.js'
import { readRecord, recordsOf } from './record.js'

/** Ends attempts. @param caller - the name of the public function, for messages */
export function openSettling(parts: StoreParts, caller: string) {
  const { driver, direct, sql, policy } = parts
  const isKept = (job: SqliteJob) => policy.keepHandledMs > 0 && !job.isShared
  const listOf = (job: SqliteJob) => JSON.stringify(job.gathered)
  const completeGathered = (job: SqliteJob): readonly SqlStatement[] =>
    job.gathered.length === 0
      ? []
      : [
          [sql.rememberGathered, Date.now(), listOf(job), ...ownOf(job)],
          [sql.dropGatheredRecords, listOf(job), JSON.stringify([job.seq, ...job.gathered]), ...ownOf(job)],
          [sql.dropGathered, listOf(job), ...ownOf(job)],
        ]
  /** The last statements are those that drop or keep the job, and promote the next one of its key. */
  const completeStatements = (job: SqliteJob, follow: readonly SqlStatement[] = []): readonly SqlStatement[] => [
    ...follow,
    ...completeGathered(job),
    [sql.remember, Date.now(), ...ownOf(job)],
    ...(follow.length > 0 || !job.isShared ? [] : [forget(parts, Date.now())]),
    ...(isKept(job)
      ? [[sql.keep, Date.now() + policy.keepHandledMs, ...ownOf(job)] as const]
      : dropStatements(job, follow.length > 0)),
    ...promote(sql, job.lane),
  ]
  const dropStatements = (job: SqliteJob, isFollowed: boolean): readonly SqlStatement[] => [
    job.isShared || isFollowed ? [sql.dropShared, ...ownOf(job), job.seq] : [sql.dropRecord, ...ownOf(job)],
    [sql.drop, ...ownOf(job)],
  ]
  const isDropped = (job: SqliteJob, results: SqlResults) =>
    hasChanged(results, results.length - (job.lane === null ? 1 : 2))
  const bury = (job: SqliteJob, reason: string): readonly SqlStatement[] => {
    const isHeld = policy.onDeadLetter === 'hold' ? 1 : 0
    const now = Date.now()
    return [
      [sql.bury, isHeld, now, reason, ...ownOf(job)],
      ...(job.gathered.length > 0
        ? [[sql.buryGathered, job.attempt, now, reason, listOf(job), ...ownOf(job)] as const]
        : []),
      ...promote(sql, job.lane),
    ]
  }

  return {
    /** Takes what waits behind a job into its attempt. The job leads its key, so no other process can. */
    async gather(job: SqliteJob): Promise<readonly StoredDelivery[]> {
      const statement = [sql.gather, job.lane, mostGathered, mostGatheredBytes] as const
      const [rows = []] = job.lane === null ? [] : await driver.batch([statement])
      const records = recordsOf(rows)
      const read = [...records].flatMap(([seq, record]) => {
        const delivery = readRecord(record.id ?? '', record)
        return seq === undefined || delivery instanceof Error ? [] : [{ seq, delivery }]
      })
      job.gathered = read.map(({ seq }) => seq)
      return read.map(({ delivery }) => delivery)
    },

    /** @returns whether the attempt was still current */
    async complete(job: SqliteJob, follow: readonly SqlStatement[] = []) {
      // What arrived since leads its key as soon as it is sorted.
      const { batch } = follow.length > 0 ? driver : direct
      return isDropped(job, await batch(completeStatements(job, follow)))
    },

    /** Runs an effect in the transaction that records the delivery as handled. @throws what `lost` makes, if it is too late */
    commit(job: SqliteJob, effect: () => void, lost: () => Error, follow?: readonly SqlStatement[]): void {
      if (driver.transact === undefined) throw new TypeError(`${caller}: commit needs a database in this process`)
      driver.transact(completeStatements(job, follow), (results) => {
        if (!isDropped(job, results)) throw lost()
        const returned: unknown = effect()
        if (typeof returned === 'object' && returned !== null && 'then' in returned) {
          throw new TypeError('commit: the effect must be synchronous')
        }
      })
    },

    /** @returns whether the attempt was still current */
    async fail(job: SqliteJob, reason: string): Promise<boolean> {
      const own = policyOf(policy, job.delivery)
      const dueAt = Date.now() + retryDelayAfter(job.attempt, own)
      const retry: SqlStatement = [sql.retry, dueAt, dueAt, reason, ...ownOf(job)]
      const results = await driver.batch([
        [sql.rememberErased, Date.now(), ...ownOf(job)],
        [sql.dropErased, ...ownOf(job)],
        ...promote(sql, job.lane),
        ...(job.attempt >= own.attempts ? bury(job, reason) : [retry]),
      ])
      return hasChanged(results, 1) || hasChanged(results, 2 + promote(sql, job.lane).length)
    },
  }
}
