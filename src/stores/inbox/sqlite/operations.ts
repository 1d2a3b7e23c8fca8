import { readNumber, readText, type SqlDriver, type SqlResults, type SqlStatement } from '../../database/sql-driver.js'
import type { Oldest } from '../operating/operate.js'
import type { InboxDepth } from '../operating/operations.js'
import type { StoredPause } from '../operating/pauses.js'
import type { SubjectRecord } from '../operating/subjects.js'
import { halve } from './record.js'
import { pageSize, readState } from './rows.js'
import type { Statements } from './statements/index.js'

/** What the tables know of what is paused: a key by its lane. */
function toPaused(kind: StoredPause['kind'], hash: string): string {
  return kind === 'key' ? halve(hash) : hash
}

/** What operators do with the tables of an inbox. */
export function openOperations(driver: SqlDriver, sql: Statements) {
  const toRefill = (kind: StoredPause['kind'], hash: string): SqlStatement => {
    const kinds = ['handler', 'tenant', 'key'] as const
    const [handler, tenant, key] = kinds.map((each) => (each === kind ? hash : ''))
    return [sql.refill, handler ?? '', tenant ?? '', key ?? '']
  }

  return {
    async depth(): Promise<InboxDepth> {
      const [[row] = []] = await driver.batch([[sql.depth]])
      const count = (column: keyof InboxDepth) => readNumber(row, column) ?? 0
      return { waiting: count('waiting'), active: count('active'), dead: count('dead') }
    },

    async oldest(): Promise<Oldest> {
      const [[row] = []] = await driver.batch([[sql.oldest]])
      return { waitingSince: readNumber(row, 'waiting_since'), deadSince: readNumber(row, 'dead_since') }
    },

    /** The next dead letters and their records, oldest first. @param after - when one failed, and its `seq` */
    deadPage: (after: readonly [number, number]) =>
      driver.batch([
        [sql.deadPage, ...after, pageSize],
        [sql.deadRecords, ...after, pageSize],
      ]),

    async redrive(ids: readonly string[]): Promise<number> {
      const now = Date.now()
      const list = JSON.stringify(ids)
      const [revived = []] = await driver.batch([
        [sql.revive, now, now, list],
        [sql.displaceListed, list],
        [sql.promoteListed, list],
      ])
      return revived.length
    },

    async discard(ids: readonly string[]): Promise<number> {
      const list = JSON.stringify(ids)
      const results = await driver.batch([
        [sql.unblock, list],
        [sql.promoteListed, list],
        [sql.rememberListed, Date.now(), list],
        [sql.dropRecordsListed, list, list],
        [sql.dropListed, list],
      ])
      return results.at(-1)?.length ?? 0
    },

    async pause({ kind, hash, value }: StoredPause): Promise<boolean> {
      const name = toPaused(kind, hash)
      const [key, refill] = [kind === 'key' ? name : '', toRefill(kind, name)]
      const paused = [sql.pause, kind, name, value, Date.now()] as const
      const [rows = []] = await driver.batch([paused, [sql.hold], [sql.holdKey, key], refill])
      return rows.length > 0
    },

    async resume({ kind, hash }: StoredPause): Promise<boolean> {
      const name = toPaused(kind, hash)
      const key = kind === 'key' ? name : ''
      const released = [sql.release, `${kind}:${name}`] as const
      const [rows = []] = await driver.batch([
        [sql.resume, kind, name],
        released,
        [sql.releaseKey, key],
        toRefill(kind, name),
      ])
      return rows.length > 0
    },

    async pauses() {
      const [rows = []] = await driver.batch([[sql.pauses]])
      return rows.map((row) => ({
        // The tables have no others.
        kind: readText(row, 'kind') as StoredPause['kind'],
        value: readText(row, 'value') ?? '',
        since: readNumber(row, 'since') ?? 0,
        waiting: readNumber(row, 'waiting') ?? 0,
      }))
    },

    async find(subject: string) {
      const [rows = []] = await driver.batch([[sql.find, subject]])
      return rows.map((row) => ({ id: readText(row, 'id') ?? '', state: readState(row) }))
    },

    async erase(ids: readonly string[]) {
      const now = Date.now()
      const list = JSON.stringify(ids)
      const [, , rows = [], , , , aside = []] = await driver.batch([
        [sql.eraseSubjects, list],
        [sql.eraseRecords, list],
        [sql.eraseLeased, list],
        [sql.setAside, list],
        [sql.promoteListed, list],
        [sql.rememberAside, now, list],
        [sql.dropAside, list],
      ])
      await driver.scrub?.()
      const count = (state: SubjectRecord['state']) => aside.filter((row) => readState(row) === state).length
      return { waiting: count('waiting'), active: rows.length, dead: count('dead'), kept: count('kept') }
    },

    /** The rows and records of deliveries, for {@link toSubjectRecords}. */
    readRows(ids: readonly string[]): Promise<SqlResults> {
      const list = JSON.stringify(ids)
      return driver.batch([
        [sql.read, list],
        [sql.readRecords, list],
      ])
    },

    async blockedKeys(): Promise<readonly string[]> {
      // With `skip`, a dead letter that another policy left may still block its key.
      const [rows = []] = await driver.batch([[sql.blocked]])
      return rows.map((row) => String(JSON.parse(readText(row, 'key') ?? '')))
    },
  }
}
