import { readNumber, type SqlStatement } from '../../database/sql-driver.js'
import { urgentShare } from '../handling/turns.js'
import { createClock } from './clock.js'
import { hasChanged, ownOf, type SqliteJob, type StoreParts, toJob } from './job.js'
import { recordsOf } from './record.js'

/** What a claim took, and when the next delivery is due. */
export interface Claimed {
  readonly jobs: readonly SqliteJob[]
  readonly nextInMs: number | undefined
}

// How many times one transaction claims, where tenants take turns.
const mostClaims = 8

/** Takes the next deliveries, and renews the leases on them. */
export function openClaiming({ driver, direct, sql, policy, leaseMs, seen }: StoreParts) {
  const readClock = createClock(leaseMs)
  const heal = (now: number): SqlStatement => [
    sql.heal,
    now,
    leaseMs,
    policy.settleMs,
    policy.retryDelayMs,
    policy.maxRetryDelayMs,
  ]

  return {
    /** Claims the first delivery of up to `limit` keys, and says when the next one is due. */
    async claim(limit: number, held: Iterable<SqliteJob>): Promise<Claimed> {
      const { now, wasSetBack, isAhead } = readClock()
      const claimedAt = performance.now()
      const endsAt = now + leaseMs
      const own = JSON.stringify(Array.from(held, ({ seq }) => seq))
      const toClaim = (statement: string, urgent: 0 | 1, ...most: number[]): SqlStatement => [
        statement,
        endsAt,
        urgent,
        now,
        isAhead ? 0 : 1,
        own,
        ...most,
      ]
      // Each claim takes one of a group at most.
      const more = seen.groups ? Math.min(limit - 1, mostClaims) : 0
      const repeat = (statement: SqlStatement, times: number) => Array.from({ length: times }, () => statement)
      const urgentClaims = [
        ...repeat(
          toClaim(sql.claimShare, 0, limit, now, limit),
          Math.min(1 + more, Math.ceil(limit / urgentShare) + 1),
        ),
        toClaim(sql.claim, 1, limit),
        ...repeat(toClaim(sql.claimMore, 1, limit, endsAt), more),
      ]
      const classes = seen.urgent ? [0, 1] : [0]
      const seenUrgent = seen.urgent
      const claims = [
        ...(seen.urgent ? urgentClaims : []),
        toClaim(sql.claim, 0, limit),
        ...repeat(toClaim(sql.claimMore, 0, limit, endsAt), more),
      ]
      const results = await driver.batch([
        ...(wasSetBack ? ([heal(now), [sql.healTurns, now], [sql.healGroups, now]] as const) : []),
        ...(isAhead ? [] : classes.map((urgent) => [sql.lapse, urgent, now, own] as const)),
        seen.urgent ? [sql.newClaim] : [sql.holdClaim, limit],
        ...claims,
        [sql.claimed, endsAt],
        [sql.next],
      ])
      const rows = results.slice(-2 - claims.length, -2).flat()
      const [records = [], [next] = []] = results.slice(-2)
      seen.groups = readNumber(next, 'grouped') === 1
      seen.urgent = readNumber(next, 'shared') === 1
      if (seen.urgent && !seenUrgent) return this.claim(limit, held)
      const texts = recordsOf(records)
      const jobs = rows.map((row) => toJob(row, claimedAt, texts.get(readNumber(row, 'seq'))))
      const nextAt = readNumber(next, 'at')
      return { jobs, nextInMs: nextAt === undefined ? undefined : nextAt - now }
    },

    async touch(jobs: readonly SqliteJob[]): Promise<ReadonlySet<SqliteJob>> {
      const endsAt = Date.now() + leaseMs
      const results = await direct.batch(jobs.map((job): SqlStatement => [sql.touch, endsAt, ...ownOf(job)]))
      return new Set(jobs.filter((_, index) => hasChanged(results, index)))
    },

    /** When the next delivery is due, in milliseconds since 1970. */
    async nextDueAt(): Promise<number | undefined> {
      const [[row] = []] = await driver.batch([[sql.next]])
      return readNumber(row, 'at')
    },
  }
}
