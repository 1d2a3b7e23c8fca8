import type { SqlDriver, SqlStatement } from '../../database/sql-driver.js'
import { arrived, maxParts, waiting } from './statements/conditions.js'

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
  /** The driver for all other statements. It sorts the arrivals before each batch, so that the batch finds deliveries that wait. */
  readonly driver: SqlDriver
  /** Stores a delivery, and runs other statements after that. Missing where the database is elsewhere. @returns whether it was new */
  put?(arrival: Arrival, after: readonly SqlStatement[]): Promise<boolean>
}

// How many deliveries a process stores before it sorts them itself, so that no claim has to wait for long.
const mostUnsorted = 4_096

/** The index of arrivals, for {@link migrate}. Of the others, they are only in that of ids. */
export function toArrivalSchema(name: string): string {
  return `CREATE INDEX IF NOT EXISTS ${name}_arrived ON ${name} (seq) WHERE state = ${arrived}`
}

function toStatements(name: string) {
  return {
    // VALUES, because SQLite prepares to undo each INSERT ... SELECT.
    arrive: `INSERT INTO ${name} (id, lane, key, pos, parts, urgent, state, head, settle_at, stored_at)
      VALUES ((SELECT ? WHERE NOT EXISTS (SELECT 1 FROM ${name}_handled WHERE id = ?)), ?, ?, 0, 1, 0, ${arrived}, 0, ?, ?)
      ON CONFLICT (id) DO NOTHING`,
    // Of the delivery that the statement before has stored, if it was new.
    record: `INSERT INTO ${name}_record (n, text) SELECT last_insert_rowid() * ${maxParts}, ? WHERE changes() = 1`,
    // The first one of each key leads it, unless another one does. A trigger holds those whose keys are paused.
    sort: `UPDATE ${name} SET state = ${waiting}, head = leads, ready_at = CASE WHEN leads THEN stored_at END
      FROM (SELECT seq AS of, lane IS NULL OR row_number() OVER (PARTITION BY lane ORDER BY seq) = 1
          AND NOT EXISTS (SELECT 1 FROM ${name} AS h WHERE h.lane = a.lane AND h.head = 1) AS leads
        FROM ${name} AS a WHERE state = ${arrived})
      WHERE seq = of`,
  }
}

/**
 * Stores a delivery with as few entries of indexes as SQLite can. All that its order needs is written before anything else
 * looks: many at a time, which takes less of the disk than one by one.
 */
export function openArrivals(direct: SqlDriver, name: string, maxUnsorted = mostUnsorted): Arrivals {
  const sql = toStatements(name)
  let unsorted = 0
  // All in the transaction of the batch: in one after the other, puts would get in between.
  const batch: SqlDriver['batch'] = async (statements) => {
    unsorted = 0
    return (await direct.batch([[sql.sort], ...statements])).slice(1)
  }
  const driver = { ...direct, batch }
  if (direct.transact === undefined) return { driver }
  return {
    driver,
    async put({ id, lane, key, storedAt, text }, after) {
      const arrive = [sql.arrive, id, id, lane, key, storedAt, storedAt] as const
      const [rows = []] = await direct.batch([arrive, [sql.record, text], ...after])
      unsorted++
      // If it fails, the next claim tells.
      if (unsorted >= maxUnsorted) batch([]).catch(() => {})
      return rows.length > 0
    },
  }
}
