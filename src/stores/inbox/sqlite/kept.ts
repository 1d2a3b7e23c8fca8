import { readNumber } from '../../database/sql-driver.js'
import { type KeptDelivery, type KeptOperations, operateKept } from '../operating/kept.js'
import { readRecord, recordsOf } from './record.js'
import type { SqliteStore } from './store.js'

/**
 * What keeps handled deliveries. An inbox that cannot does not bundle it.
 *
 * @param open - the tables
 * @param wake - looks for what is due
 */
export type KeepHandled = (
  open: () => Promise<SqliteStore>,
  wake: () => void,
) => {
  readonly operations: KeptOperations
  /** Forgets what was kept until a time. */
  forget(until: number): Promise<void>
}

// How many deliveries are read at a time, with their bodies.
const pageSize = 20

/** Keeps handled deliveries in the tables of a database. */
export const keepHandled: KeepHandled = (open, wake) => ({
  operations: operateKept({
    kept: async function* () {
      yield* readKept(await open())
    },
    depth: async () => (await open()).depth(),
    wake,
  }),
  // A few at a time, so that no delivery waits for a long deletion.
  async forget(until) {
    const { batch, sql } = await open()
    for (let isMore = true; isMore; ) {
      const [, forgotten = []] = await batch([
        [sql.forgetKeptRecords, until],
        [sql.forgetKept, until],
      ])
      isMore = forgotten.length > 0
    }
  },
})

async function* readKept({ batch, sql, follow }: SqliteStore): AsyncIterable<KeptDelivery> {
  const [order = []] = await batch([[sql.keptOrder]])
  const places = order.map((row) => readNumber(row, 'seq'))
  for (let start = 0; start < places.length; start += pageSize) {
    const page = JSON.stringify(places.slice(start, start + pageSize))
    const [rows = []] = await batch([[sql.keptPage, page]])
    const fences = new Map(rows.map((row) => [readNumber(row, 'seq'), readNumber(row, 'fence') ?? 0]))
    for (const [seq = 0, record] of recordsOf(rows)) {
      const delivery = readRecord(record.id ?? '', record)
      if (delivery instanceof Error) continue
      const place = { seq, fence: fences.get(seq) ?? 0, delivery }
      yield {
        delivery,
        async follow(work) {
          const [, stored = []] = await batch(await follow(place, [work]))
          return stored.length > 0 ? 'stored' : 'duplicate'
        },
      }
    }
  }
}
