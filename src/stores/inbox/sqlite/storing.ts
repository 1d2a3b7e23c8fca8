import type { FollowUp } from '../../../core/ports/step.js'
import type { SqlStatement } from '../../database/sql-driver.js'
import { groupOf, type TurnGroup } from '../handling/turns.js'
import type { Arrivals } from './arrivals.js'
import { forget, hasChanged, ownOf, promote, type SqliteJob, type StoreParts } from './job.js'
import { type Entry, toLane, toParts } from './record.js'
import { dead, waiting } from './statements/conditions.js'

// Half of what one statement forgets, so that a burst neither waits for it each time nor outruns it.
const putsPerForget = 16

/** Stores what arrives, and what follows a delivery. */
export function openStoring(parts: StoreParts, arrivals: Arrivals | undefined) {
  const { driver, sql, policy, leaseMs, seen } = parts
  let [putsSince, forgotAt] = [0, 0]
  const forgetAtTimes = (now: number): readonly SqlStatement[] => {
    putsSince++
    if (putsSince < putsPerForget && Math.abs(now - forgotAt) < 1_000) return []
    putsSince = 0
    forgotAt = now
    return [forget(parts, now)]
  }
  /** Has a delivery that was just stored take turns with those of other groups. */
  const join = (group: TurnGroup | undefined, id: string, now: number): readonly SqlStatement[] =>
    group === undefined
      ? []
      : [
          [sql.forgetGroups, now],
          [sql.group, group.id, group.handler, group.tenant, group.most, group.everyMs, group.burst, leaseMs, now],
          [sql.join, group.id, id],
        ]
  const share = (urgent: boolean | undefined): readonly SqlStatement[] => (urgent ? [[sql.share]] : [])

  return {
    async put({ id, key, number, invalid, urgent, subjects, group, text }: Entry): Promise<'stored' | 'duplicate'> {
      const now = Date.now()
      const texts = toParts(text)
      if (urgent) seen.urgent = true
      const isParked = invalid !== undefined
      const lane = key === undefined || isParked ? null : await toLane(key)
      const isNumbered = lane !== null && number !== undefined
      const keyText = key === undefined ? null : JSON.stringify(key)
      const isPlain = !isParked && !isNumbered && !urgent && group === undefined && subjects.length === 0
      if (arrivals?.put !== undefined && isPlain && texts.length === 1) {
        const isNew = await arrivals.put({ id, lane, key: keyText, storedAt: now, text }, forgetAtTimes(now))
        return isNew ? 'stored' : 'duplicate'
      }
      const settleAt = isNumbered ? now + policy.settleMs : now
      const pos = number ?? 0
      // Leads its key if none does, unless others of the key decide that.
      const leads = [isParked || isNumbered ? 0 : 1, lane] as const
      const results = await driver.batch([
        [sql.known, id, id],
        [
          isNumbered ? sql.insertNumbered : sql.insert,
          id,
          id,
          lane,
          keyText,
          pos,
          texts.length,
          urgent ? 1 : 0,
          isParked ? dead : waiting,
          ...leads,
          ...leads,
          settleAt,
          now,
          isParked ? now : null,
          invalid ?? null,
          settleAt,
          ...(isNumbered ? [lane, pos] : []),
        ],
        ...texts.map((each, part): SqlStatement => [sql.record, part, each, id, part]),
        ...subjects.map((subject): SqlStatement => [sql.about, subject, id]),
        ...join(group, id, now),
        ...share(urgent),
        ...(isNumbered ? [[sql.displace, lane, pos] as const, ...promote(sql, lane)] : []),
        // It may be of a key that is paused.
        ...(lane === null ? [] : [[sql.holdNew, id] as const]),
        ...forgetAtTimes(now),
      ])
      return hasChanged(results, 0) ? 'duplicate' : 'stored'
    },

    /** The statements that store what follows a job once it is complete. */
    async follow(
      job: Pick<SqliteJob, 'seq' | 'fence' | 'delivery'>,
      records: readonly FollowUp[],
    ): Promise<readonly SqlStatement[]> {
      const now = Date.now()
      const { number = 0, endpoint = '', provider = '' } = job.delivery instanceof Error ? {} : job.delivery
      const each = records.map(async ({ id, key, handler, needs = [] }): Promise<readonly SqlStatement[]> => {
        const lane = key === undefined ? null : await toLane(key)
        const columns = [lane, key === undefined ? null : JSON.stringify(key)] as const
        return [
          [
            sql.follow,
            id,
            ...columns,
            handler.urgent ? 1 : 0,
            ...(lane === null ? ([1, now] as const) : ([0, null] as const)),
            now + (handler.window?.waitMs ?? 0),
            now,
            ...ownOf(job),
            JSON.stringify(needs),
          ],
          // Before its handler, whose pause would hold it by itself.
          ...join(await groupOf({ endpoint, provider, handler }), id, now),
          [sql.followFor, JSON.stringify(handler), id, ...ownOf(job)],
          [sql.followAbout, id, ...ownOf(job)],
          ...share(handler.urgent),
          ...(lane === null ? [] : [[sql.displace, lane, number] as const]),
          ...promote(sql, lane),
          ...(handler.window
            ? [[sql.extend, handler.window.maxWaitMs, now + handler.window.waitMs, lane] as const]
            : []),
        ]
      })
      const finish: readonly SqlStatement[] = records.some(({ needs }) => needs) ? [[sql.finish, ...ownOf(job)]] : []
      return [forget(parts, now), ...finish, ...(await Promise.all(each)).flat()]
    },
  }
}
