import { toArrivalSchema } from './arrivals.js'
import { toClaimSchema, toClaimStatements } from './claims.js'
import { toTurnSchema, toTurnStatements } from './turns.js'

/**
 * The tables, for {@link migrate}.
 *
 * `ready_at` is when the first delivery of a key may be claimed: when it is due, when its retry is, or when its lease ends.
 * All others have none, so a claim reads one small index, whatever waits. At most one delivery of a key is its `head`,
 * which the database itself enforces: deliveries of a key are handled one at a time.
 *
 * `fence` begins at random, because SQLite gives the `seq` of a deleted row again: an attempt at what is gone settles nothing.
 */
export function toSchema(name: string): readonly (readonly string[])[] {
  return [
    [
      `CREATE TABLE IF NOT EXISTS ${name} (
        seq INTEGER PRIMARY KEY, id TEXT NOT NULL ON CONFLICT IGNORE UNIQUE, lane TEXT, key TEXT, pos REAL NOT NULL,
        parts INTEGER NOT NULL, state INTEGER NOT NULL, head INTEGER NOT NULL, ready_at INTEGER, settle_at INTEGER NOT NULL,
        stored_at INTEGER NOT NULL, attempt INTEGER NOT NULL DEFAULT 0, fence INTEGER NOT NULL DEFAULT (random() & ${2 ** 50 - 1}),
        urgent INTEGER NOT NULL, dead_at INTEGER, reason TEXT) STRICT`,
      `CREATE UNIQUE INDEX IF NOT EXISTS ${name}_head ON ${name} (lane) WHERE head = 1 AND lane IS NOT NULL`,
      `CREATE INDEX IF NOT EXISTS ${name}_line ON ${name} (lane, pos, seq) WHERE lane IS NOT NULL AND state = 0`,
      `CREATE INDEX IF NOT EXISTS ${name}_dead ON ${name} (dead_at, seq) WHERE state = 2`,
      // Apart, because counting and sorting would read past the bodies. In parts, because some engines limit a row to 2 MB.
      // With a number as its key, because a table whose key has two columns takes a page of the disk for each row of 1 KB.
      `CREATE TABLE IF NOT EXISTS ${name}_record (n INTEGER PRIMARY KEY, text TEXT NOT NULL,
        seq INTEGER AS (n >> ${partBits}), part INTEGER AS (n & ${maxParts - 1})) STRICT`,
      `CREATE TABLE IF NOT EXISTS ${name}_handled (
        n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, handled_at INTEGER NOT NULL) STRICT`,
      // The hashes of the persons that a delivery is about.
      `CREATE TABLE IF NOT EXISTS ${name}_subject (
        subject TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (subject, seq)) STRICT, WITHOUT ROWID`,
      `CREATE INDEX IF NOT EXISTS ${name}_about ON ${name}_subject (seq)`,
      `CREATE TRIGGER IF NOT EXISTS ${name}_forget AFTER DELETE ON ${name} BEGIN
        DELETE FROM ${name}_subject WHERE seq = OLD.seq; END`,
      // The deliveries that are for one of several handlers. All of a request share its record, by the `seq` of the first one,
      // which no new row can get while one of them exists.
      `CREATE TABLE IF NOT EXISTS ${name}_handler (
        seq INTEGER PRIMARY KEY, body INTEGER NOT NULL, handler TEXT NOT NULL) STRICT`,
      `CREATE INDEX IF NOT EXISTS ${name}_body ON ${name}_handler (body)`,
      `CREATE TRIGGER IF NOT EXISTS ${name}_done AFTER DELETE ON ${name} BEGIN
        DELETE FROM ${name}_handler WHERE seq = OLD.seq; END`,
      // The handlers of a request that are done, by the `seq` of its record, while one that depends on several may still come.
      `CREATE TABLE IF NOT EXISTS ${name}_finished (
        body INTEGER NOT NULL, handler TEXT NOT NULL, PRIMARY KEY (body, handler)) STRICT, WITHOUT ROWID`,
      `CREATE TRIGGER IF NOT EXISTS ${name}_over AFTER DELETE ON ${name}_handler BEGIN
        DELETE FROM ${name}_finished WHERE body = OLD.body
          AND NOT EXISTS (SELECT 1 FROM ${name}_handler WHERE body = OLD.body); END`,
      // What was handled and is kept, by the time until when.
      `CREATE INDEX IF NOT EXISTS ${name}_kept ON ${name} (dead_at) WHERE state = 4`,
      ...toClaimSchema(name),
      toArrivalSchema(name),
      ...toTurnSchema(name),
    ],
  ]
}

// The parts of a record are neighbours: 4,096 of 500,000 characters.
const partBits = 12
export const maxParts = 2 ** partBits

/** The states of a delivery. */
const [leased, erased] = [1, 3] as const
export const [waiting, dead, kept] = [0, 2, 4] as const

/**
 * The statements of an inbox in tables that begin with a name. Each `?` takes a value, in the order of the text:
 * better-sqlite3 reads `?1` as a name.
 */
export function toStatements(name: string) {
  const own = `seq = ? AND fence = ? AND state = ${leased}`
  const isListed = 'IN (SELECT value FROM json_each(?))'
  const listed = `id ${isListed}`
  const firstOf = (lane: string) =>
    `SELECT seq FROM ${name} WHERE lane = ${lane} AND state = ${waiting} ORDER BY pos, seq LIMIT 1`
  const hasHead = (lane: string) => `SELECT 1 FROM ${name} AS h WHERE h.lane = ${lane} AND h.head = 1`
  // The delivery with the `seq` and the fence of an attempt, and where its record is.
  const stored = `${name} AS m LEFT JOIN ${name}_handler AS h ON h.seq = m.seq`
  const body = 'coalesce(h.body, m.seq)'
  const attempted = `m.seq = ? AND m.fence = ? AND m.state = ${leased}`
  // The same, or a delivery that is kept.
  const followed = `m.seq = ? AND m.fence = ? AND m.state IN (${leased}, ${kept})`
  const isNotKept = `NOT EXISTS (SELECT 1 FROM ${name} AS k WHERE k.seq = ${name}_record.seq AND k.state = ${kept})`
  const outdated = `SELECT seq FROM ${name} WHERE state = ${kept} AND dead_at <= ? ORDER BY dead_at LIMIT 100`
  // What was taken into an attempt, as long as that is current.
  const gathered = `state = ${waiting} AND seq ${isListed}`
  const isHeld = `EXISTS (SELECT 1 FROM ${name} AS m WHERE ${attempted})`
  const page = `SELECT seq FROM ${name} WHERE state = ${dead} AND (dead_at, seq) > (?, ?) ORDER BY dead_at, seq LIMIT ?`
  const places = `SELECT seq FROM (SELECT seq FROM ${name}_record WHERE n >= (? + 1) * ${maxParts} AND part = 0 ORDER BY n LIMIT ?)
      UNION ALL SELECT seq FROM (SELECT seq FROM ${name}_handler WHERE seq > ? ORDER BY seq LIMIT ?) ORDER BY seq LIMIT ?`
  // Where the parts of a record are.
  const ofRecord = (seq: string) => `BETWEEN ${seq} * ${maxParts} AND ${seq} * ${maxParts} + ${maxParts - 1}`
  const recordOf = (seq: string) => `${name}_record AS r ON r.n ${ofRecord(seq)}`
  const partsOf = (places: string) => `n IN (SELECT r.n FROM (${places}) AS p JOIN ${recordOf('p.seq')})`
  const swapped = `(SELECT seq FROM ${name}_record WHERE n = ? * ${maxParts} AND text = ?)`
  const since = (column: string) =>
    `CASE WHEN v.urgent = 1 AND v.settle_at = v.stored_at THEN min(v.${column}, m.stored_at - 1) ELSE v.${column} END`
  const swapReason = 'reason = CASE WHEN reason IS ? THEN ? ELSE reason END'

  // VALUES, because SQLite prepares to undo each INSERT ... SELECT, which takes as long as the rest.
  const toInsert = (settleAt: string) => `INSERT INTO ${name}
      (id, lane, key, pos, parts, urgent, state, head, ready_at, stored_at, dead_at, reason, settle_at)
    VALUES ((SELECT ? WHERE NOT EXISTS (SELECT 1 FROM ${name}_handled WHERE id = ?)), ?, ?, ?, ?, ?, ?,
      ? AND NOT EXISTS (${hasHead('?')}), CASE WHEN ? AND NOT EXISTS (${hasHead('?')}) THEN ? END, ?, ?, ?, ${settleAt})
    ON CONFLICT (id) DO NOTHING`

  return {
    ...toTurnStatements(name),
    ...toClaimStatements(name, { from: `${stored} JOIN ${recordOf(body)}` }),
    // Storing. A few at a time, so that no delivery waits for a long deletion.
    forget: `DELETE FROM ${name}_handled
      WHERE n IN (SELECT n FROM ${name}_handled ORDER BY n LIMIT 32) AND handled_at <= ?`,
    displace: `UPDATE ${name} SET head = 0, ready_at = NULL WHERE lane = ? AND head = 1 AND state = ${waiting} AND pos > ?`,
    known: `SELECT 1 FROM ${name} WHERE id = ? UNION ALL SELECT 1 FROM ${name}_handled WHERE id = ?`,
    insert: toInsert('?'),
    // A lower number waits no longer than the higher one that it overtakes.
    insertNumbered:
      toInsert(`min(?, coalesce((SELECT settle_at FROM ${name} WHERE lane = ? AND state = ${waiting} AND pos > ?
      ORDER BY pos, seq LIMIT 1), ${Number.MAX_SAFE_INTEGER}))`),
    // A duplicate with another body adds nothing: all parts of the stored one exist.
    record: `INSERT OR IGNORE INTO ${name}_record (n, text) SELECT seq * ${maxParts} + ?, ? FROM ${name} WHERE id = ? AND ? < parts`,
    about: `INSERT OR IGNORE INTO ${name}_subject (subject, seq) SELECT ?, seq FROM ${name} WHERE id = ?`,
    promote: `UPDATE ${name} SET head = 1, ready_at = settle_at
      WHERE seq = (${firstOf('?')}) AND NOT EXISTS (${hasHead('?')})`,

    // Handling.
    touch: `UPDATE ${name} SET ready_at = ? WHERE ${own} RETURNING seq`,
    remember: `INSERT OR IGNORE INTO ${name}_handled (id, handled_at) SELECT id, ? FROM ${name} WHERE ${own}`,
    dropRecord: `DELETE FROM ${name}_record WHERE ${partsOf(`SELECT seq FROM ${name} WHERE ${own}`)}`,
    drop: `DELETE FROM ${name} WHERE ${own} RETURNING seq`,
    // Instead of `drop`: its record stays for handlers that are added later.
    keep: `UPDATE ${name} SET state = ${kept}, head = 0, ready_at = NULL, dead_at = ?, reason = NULL WHERE ${own} RETURNING seq`,
    // In the order of each key: few bytes, and one read of the table.
    keptOrder: `SELECT seq FROM ${name} WHERE state = ${kept} AND parts > 0 ORDER BY pos, seq`,
    keptPage: `SELECT m.seq, m.id, m.fence, m.key, r.text FROM ${name} AS m JOIN ${recordOf('m.seq')}
      WHERE m.seq ${isListed} AND m.state = ${kept} AND m.parts > 0 ORDER BY m.pos, m.seq, r.part`,
    forgetKeptRecords: `DELETE FROM ${name}_record WHERE ${partsOf(outdated)}
      AND NOT EXISTS (SELECT 1 FROM ${name}_handler AS o WHERE o.body = ${name}_record.seq)`,
    forgetKept: `DELETE FROM ${name} WHERE seq IN (${outdated}) RETURNING seq`,
    // What follows a delivery, while its attempt is current. Urgent work is due as long as its delivery is, so that it goes before later
    // deliveries, which have to be divided yet.
    follow: `INSERT INTO ${name} (id, lane, key, pos, parts, urgent, state, head, ready_at, settle_at, stored_at)
      SELECT v.id, v.lane, v.key, m.pos, m.parts, v.urgent, ${waiting}, v.head, ${since('ready_at')}, ${since('settle_at')}, v.stored_at
      FROM ${name} AS m,
        (SELECT ? AS id, ? AS lane, ? AS key, ? AS urgent, ? AS head, ? AS ready_at, ? AS settle_at, ? AS stored_at) AS v
      WHERE ${followed} AND m.parts > 0 AND NOT EXISTS (SELECT 1 FROM ${name}_handled AS d WHERE d.id = v.id)
        AND NOT EXISTS (SELECT 1 FROM json_each(?) AS n WHERE NOT EXISTS (SELECT 1 FROM ${name}_finished AS f
          JOIN ${name}_handler AS h ON h.body = f.body WHERE h.seq = m.seq AND f.handler = n.value))
      ON CONFLICT (id) DO NOTHING RETURNING seq`,
    finish: `INSERT OR IGNORE INTO ${name}_finished (body, handler)
      SELECT h.body, json_extract(h.handler, '$.name') FROM ${name} AS m JOIN ${name}_handler AS h ON h.seq = m.seq
      WHERE ${attempted}`,
    followFor: `INSERT OR IGNORE INTO ${name}_handler (seq, body, handler)
      SELECT f.seq, ${body}, ? FROM ${stored} JOIN ${name} AS f ON f.id = ? WHERE ${followed}`,
    followAbout: `INSERT OR IGNORE INTO ${name}_subject (subject, seq)
      SELECT s.subject, f.seq FROM ${name} AS m JOIN ${name}_subject AS s ON s.seq = m.seq JOIN ${name} AS f ON f.id = ?
      WHERE ${followed}`,
    // What is handled together, and how long its first delivery waits for more.
    extend: `UPDATE ${name} SET settle_at = e.at, ready_at = CASE WHEN head = 1 THEN e.at END
      FROM (SELECT seq, max(settle_at, min(stored_at + ?, ?)) AS at FROM ${name}
        WHERE lane = ? AND state = ${waiting} AND attempt = 0 ORDER BY pos, seq LIMIT 1) AS e
      WHERE ${name}.seq = e.seq`,
    gather: `SELECT m.seq, m.id, m.key, m.handler, r.text FROM (
        SELECT f.seq, f.id, f.key, f.pos, h.body, h.handler,
          sum((SELECT sum(length(r.text)) FROM ${name}_record AS r WHERE r.n ${ofRecord('h.body')})) OVER (ORDER BY f.pos, f.seq) AS total
        FROM (SELECT * FROM ${name} WHERE lane = ? AND state = ${waiting} ORDER BY pos, seq LIMIT ?) AS f
          JOIN ${name}_handler AS h ON h.seq = f.seq WHERE json_extract(h.handler, '$.window') IS NOT NULL) AS m
      JOIN ${recordOf('m.body')} WHERE m.total <= ? ORDER BY m.pos, m.seq, r.part`,
    rememberGathered: `INSERT OR IGNORE INTO ${name}_handled (id, handled_at)
      SELECT id, ? FROM ${name} WHERE ${gathered} AND ${isHeld}`,
    dropGatheredRecords: `DELETE FROM ${name}_record
      WHERE ${partsOf(`SELECT ${body} AS seq FROM ${stored} WHERE m.state = ${waiting} AND m.seq ${isListed}`)}
      AND NOT EXISTS (SELECT 1 FROM ${name}_handler AS o WHERE o.body = ${name}_record.seq AND o.seq NOT ${isListed})
      AND ${isNotKept} AND ${isHeld}`,
    dropGathered: `DELETE FROM ${name} WHERE ${gathered} AND ${isHeld}`,
    buryGathered: `UPDATE ${name} SET state = ${dead}, attempt = ?, dead_at = ?, reason = ?
      WHERE ${gathered} AND EXISTS (SELECT 1 FROM ${name} AS b WHERE b.seq = ? AND b.fence = ? AND b.state = ${dead})`,
    // The last one of those that share a record takes it along.
    dropShared: `DELETE FROM ${name}_record WHERE ${partsOf(`SELECT ${body} AS seq FROM ${stored} WHERE ${attempted}`)}
      AND NOT EXISTS (SELECT 1 FROM ${name}_handler AS o WHERE o.body = ${name}_record.seq AND o.seq <> ?)
      AND ${isNotKept}`,
    retry: `UPDATE ${name} SET state = ${waiting}, ready_at = ?, settle_at = ?, reason = ? WHERE ${own} RETURNING seq`,
    bury: `UPDATE ${name} SET state = ${dead}, head = ?, ready_at = NULL, dead_at = ?, reason = ? WHERE ${own} RETURNING seq`,
    // For a clock that was set back: nothing waits longer than its policy says.
    heal: `WITH policy (now, lease, settle, delay, longest) AS (VALUES (?, ?, ?, ?, ?))
      UPDATE ${name} SET ready_at = min(ready_at, latest), settle_at = min(settle_at, latest)
      FROM (SELECT seq AS sick, now + CASE WHEN state = ${leased} THEN lease
          WHEN attempt = 0 THEN max(settle, coalesce((SELECT json_extract(handler, '$.window.maxWaitMs')
            FROM ${name}_handler AS w WHERE w.seq = ${name}.seq), 0))
          ELSE min(coalesce((SELECT json_extract(handler, '$.retryDelayMs') FROM ${name}_handler AS h WHERE h.seq = ${name}.seq),
            delay) * (1 << min(attempt - 1, 30)), longest) END AS latest
        FROM ${name}, policy WHERE state < ${dead} AND (ready_at > now OR settle_at > now))
      WHERE seq = sick`,

    // Operating.
    depth: `SELECT count(*) FILTER (WHERE state = ${waiting}) AS waiting, count(*) FILTER (WHERE state = ${leased}) AS active,
      count(*) FILTER (WHERE state = ${dead}) AS dead FROM ${name}`,
    oldest: `SELECT (SELECT min(stored_at) FROM ${name} WHERE state = ${waiting}) AS waiting_since,
      (SELECT min(dead_at) FROM ${name} WHERE state = ${dead}) AS dead_since`,
    deadPage: `SELECT seq, id, attempt, dead_at, reason FROM ${name} WHERE seq IN (${page}) ORDER BY dead_at, seq`,
    deadRecords: `SELECT m.seq, m.key, h.handler, r.text FROM ${stored} JOIN ${recordOf(body)}
      WHERE m.seq IN (${page}) ORDER BY m.seq, r.part`,
    blocked: `SELECT key FROM ${name} WHERE state = ${dead} AND head = 1 AND lane IS NOT NULL ORDER BY seq`,
    revive: `UPDATE ${name} SET state = ${waiting}, attempt = 0, dead_at = NULL, settle_at = ?,
      head = CASE WHEN lane IS NULL THEN 1 ELSE head END,
      ready_at = CASE WHEN lane IS NULL OR head = 1 THEN ? END
      WHERE state = ${dead} AND ${listed} RETURNING seq`,
    // The lowest number of a key goes first, also if it comes back while a higher one waits.
    displaceListed: `UPDATE ${name} SET head = 0, ready_at = NULL
      WHERE head = 1 AND state = ${waiting} AND lane IN (SELECT lane FROM ${name} WHERE ${listed})`,
    promoteListed: `UPDATE ${name} SET head = 1, ready_at = settle_at WHERE seq IN (
      SELECT (${firstOf('l.lane')}) FROM (SELECT DISTINCT lane FROM ${name} WHERE ${listed} AND lane IS NOT NULL) AS l
      WHERE NOT EXISTS (${hasHead('l.lane')}))`,
    unblock: `UPDATE ${name} SET head = 0 WHERE state = ${dead} AND ${listed}`,
    rememberListed: `INSERT OR IGNORE INTO ${name}_handled (id, handled_at)
      SELECT id, ? FROM ${name} WHERE state = ${dead} AND ${listed}`,
    // Erasing. A delivery without parts is erased once its handler has ended.
    find: `SELECT m.id, m.state FROM ${name}_subject AS s JOIN ${name} AS m ON m.seq = s.seq WHERE s.subject = ? ORDER BY m.seq`,
    rememberErased: `INSERT OR IGNORE INTO ${name}_handled (id, handled_at)
      SELECT id, ? FROM ${name} WHERE ${own} AND parts = 0`,
    dropErased: `DELETE FROM ${name} WHERE ${own} AND parts = 0 RETURNING seq`,
    eraseSubjects: `DELETE FROM ${name}_subject WHERE seq IN (SELECT seq FROM ${name} WHERE ${listed})`,
    // All that share a record are about the same persons.
    eraseRecords: `DELETE FROM ${name}_record WHERE ${partsOf(`SELECT ${body} AS seq FROM ${stored} WHERE m.${listed}`)}`,
    eraseLeased: `UPDATE ${name} SET parts = 0, key = NULL, reason = NULL WHERE state = ${leased} AND ${listed} RETURNING seq`,
    setAside: `UPDATE ${name} SET head = 0, ready_at = NULL, pos = state, state = ${erased} WHERE state <> ${leased} AND ${listed}`,
    rememberAside: `INSERT OR IGNORE INTO ${name}_handled (id, handled_at)
      SELECT id, ? FROM ${name} WHERE state = ${erased} AND ${listed}`,
    dropAside: `DELETE FROM ${name} WHERE state = ${erased} AND ${listed} RETURNING pos AS state`,
    read: `SELECT seq, id, state FROM ${name} WHERE ${listed} ORDER BY seq`,
    readRecords: `SELECT m.seq, m.key, h.handler, r.text FROM ${stored} JOIN ${recordOf(body)}
      WHERE m.${listed} ORDER BY m.seq, r.part`,
    dropRecordsListed: `DELETE FROM ${name}_record
      WHERE ${partsOf(`SELECT ${body} AS seq FROM ${stored} WHERE m.state = ${dead} AND m.${listed}`)}
      AND NOT EXISTS (SELECT 1 FROM ${name}_handler AS o JOIN ${name} AS n ON n.seq = o.seq
        WHERE o.body = ${name}_record.seq AND NOT (n.state = ${dead} AND n.${listed}))
      AND ${isNotKept}`,
    dropListed: `DELETE FROM ${name} WHERE state = ${dead} AND ${listed} RETURNING seq`,

    // Replacing. A request that handlers share is a record too: its own delivery is gone.
    records: `SELECT p.seq, coalesce(m.id, (SELECT json_extract(o.handler, '$.of') FROM ${name}_handler AS o WHERE o.body = p.seq)) AS id,
      m.reason FROM (${places}) AS p LEFT JOIN ${name} AS m ON m.seq = p.seq ORDER BY p.seq`,
    recordTexts: `SELECT p.seq, m.key, h.handler, r.text FROM (${places}) AS p LEFT JOIN ${name} AS m ON m.seq = p.seq
      LEFT JOIN ${name}_handler AS h ON h.seq = p.seq JOIN ${recordOf('coalesce(h.body, p.seq)')}
      ORDER BY p.seq, r.part`,
    // Each text differs from all others, so the first part tells whether the record is still the same.
    swapFirst: `UPDATE ${name}_record SET text = ? WHERE n = ? * ${maxParts} AND text = ? RETURNING n`,
    dropRest: `DELETE FROM ${name}_record WHERE part > 0 AND ${partsOf(`SELECT seq FROM ${swapped}`)}`,
    addPart: `INSERT INTO ${name}_record (n, text) SELECT p.seq * ${maxParts} + ?, ? FROM ${swapped} AS p`,
    swapRow: `UPDATE ${name} SET parts = ?, key = ?, ${swapReason} WHERE parts > 0 AND seq = ${swapped}`,
    swapHandler: `UPDATE ${name}_handler SET handler = ? WHERE seq = ? AND handler = ? RETURNING seq`,
    swapHandlerRow: `UPDATE ${name} SET key = ?, ${swapReason} WHERE parts > 0
      AND seq = (SELECT seq FROM ${name}_handler WHERE seq = ? AND handler = ?)`,
  }
}
