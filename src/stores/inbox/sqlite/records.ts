import { readNumber, readText, type SqlDriver, type SqlResults, type SqlStatement } from '../../database/sql-driver.js'
import { type InboxRecord, wrongPlace } from '../operating/records.js'
import { toStoredRecord } from '../storing/stored-record.js'
import { readRecord, recordsOf, toParts } from './record.js'
import type { Statements } from './statements/index.js'

/** The tables of an inbox, in this process or elsewhere. */
export interface RecordStore {
  /** The next records, by their `seq`. */
  recordPage(after: number): Promise<SqlResults>
  /**
   * Changes the text of a record or, if it shares the text of another one, its handler.
   *
   * @returns whether the record was still the same
   */
  replaceRecord(change: {
    readonly seq: number
    readonly isHandler: boolean
    readonly from: string
    readonly to: string
    /** As JSON. */
    readonly key: string | null
    readonly reasonFrom: string | null
    readonly reasonTo: string | null
  }): Promise<boolean>
}

// How many records are read at a time, with their bodies.
const pageSize = 20

/** Reads and replaces records in the tables of a database. */
export function openRecords(driver: SqlDriver, sql: Statements): RecordStore {
  return {
    recordPage(after) {
      const place = [after, pageSize, after, pageSize, pageSize] as const
      return driver.batch([
        [sql.records, ...place],
        [sql.recordTexts, ...place],
      ])
    },
    async replaceRecord({ seq, isHandler, from, to, key, reasonFrom, reasonTo }) {
      const reason = [reasonFrom, reasonTo] as const
      const [first = '', ...rest] = toParts(to)
      const statements: readonly SqlStatement[] = isHandler
        ? [
            [sql.swapHandler, to, seq, from],
            [sql.swapHandlerRow, key, ...reason, seq, to],
          ]
        : [
            [sql.swapFirst, first, seq, toParts(from)[0] ?? ''],
            [sql.dropRest, seq, first],
            ...rest.map((text, index): SqlStatement => [sql.addPart, index + 1, text, seq, first]),
            [sql.swapRow, 1 + rest.length, key, ...reason, seq, first],
          ]
      const [changed = []] = await driver.batch(statements)
      return changed.length > 0
    },
  }
}

/** The records of the tables, oldest first. @param from - the place of one, after which to begin */
export async function* readRecords(store: RecordStore, from = '0'): AsyncGenerator<InboxRecord> {
  if (!Number.isSafeInteger(Number(from))) throw wrongPlace()
  for (let after: number | undefined = Number(from); after !== undefined; ) {
    const [places = [], rows = []]: SqlResults = await store.recordPage(after)
    const texts = recordsOf(rows)
    for (const place of places) {
      const [seq = 0, reason] = [readNumber(place, 'seq'), readText(place, 'reason')]
      const record = texts.get(seq)
      const delivery = readRecord(readText(place, 'id') ?? '', record)
      if (record === undefined || delivery instanceof Error) continue
      const isHandler = record.handler !== undefined
      const stored = record.handler ?? record.text
      yield {
        delivery,
        reason,
        place: String(seq),
        replace(changed, changedReason) {
          const to =
            changed === delivery ? stored : JSON.stringify(isHandler ? changed.handler : toStoredRecord(changed))
          const key = changed.key === undefined ? null : JSON.stringify(changed.key)
          const [reasonFrom, reasonTo] = [reason ?? null, changedReason ?? null]
          return store.replaceRecord({ seq, isHandler, from: stored, to, key, reasonFrom, reasonTo })
        },
      }
    }
    after = readNumber(places.at(-1), 'seq')
  }
}
