import type { SqlDriver, SqlStatement } from '../../database/sql-driver.js'

/** A delivery that no other of its key may overtake or has to wait for, and whose record fits a row. */
interface Arrival {
  readonly id: string
  readonly lane: string | null
  /** As JSON. */
  readonly key: string | null
  readonly storedAt: number
  readonly text: string
}

/** The arrivals of an inbox. */
export interface Arrivals {
  /** The driver for all other statements: each of its batches finds all arrivals in the table of deliveries. */
  readonly driver: SqlDriver
  /** Stores a delivery, and runs other statements after that. Missing where the database is elsewhere. @returns whether it was new */
  put?(arrival: Arrival, after: readonly SqlStatement[]): Promise<boolean>
}

/** Longer records are not arrivals: each of those is written twice. */
export const maxArrivalLength = 16_000

// How many deliveries a process stores before it sorts them itself, so that no claim has to wait for long.
const mostUnsorted = 4_096

/** The table of arrivals, for {@link migrate}. Its ids are in no other table. */
export function toArrivalSchema(name: string): string {
  return `CREATE TABLE IF NOT EXISTS ${name}_arrival (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, lane TEXT, key TEXT, stored_at INTEGER NOT NULL, text TEXT NOT NULL) STRICT`
}

function toStatements(name: string, maxParts: number) {
  return {
    arrive: `INSERT OR IGNORE INTO ${name}_arrival (id, lane, key, stored_at, text)
      SELECT v.id, v.lane, v.key, v.at, v.text FROM (SELECT ? AS id, ? AS lane, ? AS key, ? AS at, ? AS text) AS v
      WHERE NOT EXISTS (SELECT 1 FROM ${name} WHERE id = v.id)
        AND NOT EXISTS (SELECT 1 FROM ${name}_handled WHERE id = v.id)`,
    sort: [
      // The first one of each key leads it, unless another one does.
      `INSERT INTO ${name} (id, lane, key, pos, parts, urgent, state, head, ready_at, settle_at, stored_at)
        SELECT id, lane, key, 0, 1, 0, 0, leads, CASE WHEN leads THEN stored_at END, stored_at, stored_at FROM (
          SELECT *, lane IS NULL OR row_number() OVER (PARTITION BY lane ORDER BY n) = 1
            AND NOT EXISTS (SELECT 1 FROM ${name} AS h WHERE h.lane = a.lane AND h.head = 1) AS leads
          FROM ${name}_arrival AS a) ORDER BY n ON CONFLICT (id) DO NOTHING`,
      `INSERT OR IGNORE INTO ${name}_record (n, text)
        SELECT m.seq * ${maxParts}, a.text FROM ${name}_arrival AS a JOIN ${name} AS m ON m.id = a.id`,
      // The keys of some may be paused.
      `UPDATE ${name} SET ready_at = ready_at WHERE EXISTS (SELECT 1 FROM ${name}_pause)
        AND id IN (SELECT id FROM ${name}_arrival) AND state = 0 AND ready_at IS NOT NULL`,
      `DELETE FROM ${name}_arrival`,
    ].map((text): SqlStatement => [text]),
  }
}

/**
 * Stores a delivery by one statement into a table with one index, as fast as SQLite can. All that its order needs is written
 * before anything else looks: many at a time, which takes less of the disk than one by one.
 */
export function openArrivals(direct: SqlDriver, name: string, maxParts: number, maxUnsorted = mostUnsorted): Arrivals {
  const sql = toStatements(name, maxParts)
  let unsorted = 0
  // All in the transaction of the batch: in one after the other, puts would get in between.
  const batch: SqlDriver['batch'] = async (statements) => {
    unsorted = 0
    return (await direct.batch([...sql.sort, ...statements])).slice(sql.sort.length)
  }
  const driver = { ...direct, batch }
  if (direct.transact === undefined) return { driver }
  return {
    driver,
    async put({ id, lane, key, storedAt, text }, after) {
      const [rows = []] = await direct.batch([[sql.arrive, id, lane, key, storedAt, text], ...after])
      unsorted++
      // If it fails, the next claim tells.
      if (unsorted >= maxUnsorted) batch([]).catch(() => {})
      return rows.length > 0
    },
  }
}
