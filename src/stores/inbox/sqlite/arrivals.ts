import { readNumber, type SqlDriver, type SqlResults, type SqlStatement } from '../../database/sql-driver.js'

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

// How many arrivals one transaction sorts, so that no other process waits long for the lock.
const sortedAtOnce = 256

// How many deliveries a process stores before it sorts them itself, so that no claim has to wait for long.
const mostUnsorted = 16_384

/** The table of arrivals, for {@link migrate}. Its ids are in no other table. */
export function toArrivalSchema(name: string): string {
  return `CREATE TABLE IF NOT EXISTS ${name}_arrival (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, lane TEXT, key TEXT, stored_at INTEGER NOT NULL, text TEXT NOT NULL) STRICT`
}

function toStatements(name: string, maxParts: number) {
  const first = (columns: string) => `(SELECT ${columns} FROM ${name}_arrival ORDER BY n LIMIT ?)`
  return {
    arrive: `INSERT OR IGNORE INTO ${name}_arrival (id, lane, key, stored_at, text)
      SELECT v.id, v.lane, v.key, v.at, v.text FROM (SELECT ? AS id, ? AS lane, ? AS key, ? AS at, ? AS text) AS v
      WHERE NOT EXISTS (SELECT 1 FROM ${name} WHERE id = v.id)
        AND NOT EXISTS (SELECT 1 FROM ${name}_handled WHERE id = v.id)`,
    // The first one of each key leads it, unless another one does.
    sort: `INSERT INTO ${name} (id, lane, key, pos, parts, urgent, state, head, ready_at, settle_at, stored_at)
      SELECT id, lane, key, 0, 1, 0, 0, leads, CASE WHEN leads THEN stored_at END, stored_at, stored_at FROM (
        SELECT *, lane IS NULL OR row_number() OVER (PARTITION BY lane ORDER BY n) = 1
          AND NOT EXISTS (SELECT 1 FROM ${name} AS h WHERE h.lane = a.lane AND h.head = 1) AS leads
        FROM ${first('n, id, lane, key, stored_at')} AS a) ORDER BY n ON CONFLICT (id) DO NOTHING`,
    sortRecords: `INSERT OR IGNORE INTO ${name}_record (n, text)
      SELECT m.seq * ${maxParts}, a.text FROM ${first('id, text')} AS a JOIN ${name} AS m ON m.id = a.id`,
    // The keys of some may be paused.
    holdSorted: `UPDATE ${name} SET ready_at = ready_at WHERE EXISTS (SELECT 1 FROM ${name}_pause)
      AND id IN ${first('id')} AND state = 0 AND ready_at IS NOT NULL`,
    leave: `DELETE FROM ${name}_arrival WHERE n IN ${first('n')}`,
  }
}

/**
 * Stores a delivery by one statement into a table with one index, as fast as SQLite can. All that its order needs is written
 * before anything else looks: many at a time, which takes less of the disk than one by one.
 */
export function openArrivals(direct: SqlDriver, name: string, maxParts: number, maxUnsorted = mostUnsorted): Arrivals {
  const sql = toStatements(name, maxParts)
  const { enqueue } = direct
  if (enqueue === undefined) {
    // Of processes that store them. All at once, because a batch can decide nothing.
    const sort = [sql.sort, sql.sortRecords, sql.holdSorted, sql.leave].map((text): SqlStatement => [text, -1])
    const batch: SqlDriver['batch'] = async (statements) =>
      (await direct.batch([...sort, ...statements])).slice(sort.length)
    return { driver: { ...direct, batch } }
  }

  let unsorted = 0
  const batch = async (statements: readonly SqlStatement[]): Promise<SqlResults> => {
    unsorted = 0
    for (;;) {
      const results = await enqueue((run) => {
        const changes = (text: string) => readNumber(run([text, sortedAtOnce])[0], 'changes') ?? 0
        if (changes(sql.sort) > 0) for (const text of [sql.sortRecords, sql.holdSorted]) run([text, sortedAtOnce])
        return changes(sql.leave) < sortedAtOnce ? statements.map(run) : undefined
      })
      if (results !== undefined) return results
    }
  }
  return {
    driver: { ...direct, batch },
    async put({ id, lane, key, storedAt, text }, after) {
      const [rows = []] = await direct.batch([[sql.arrive, id, lane, key, storedAt, text], ...after])
      unsorted++
      // If it fails, the next claim tells.
      if (unsorted >= maxUnsorted) batch([]).catch(() => {})
      return rows.length > 0
    },
  }
}
