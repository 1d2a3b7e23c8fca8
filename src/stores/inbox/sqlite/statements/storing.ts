import { type Conditions, kept, leased, maxParts, waiting } from './conditions.js'

/** Stores what arrives, and what follows a delivery. */
export function storing({ name, firstOf, hasHead, stored, body, attempted }: Conditions) {
  // The same, or a delivery that is kept.
  const followed = `m.seq = ? AND m.fence = ? AND m.state IN (${leased}, ${kept})`
  const since = (column: string) =>
    `CASE WHEN v.urgent = 1 AND v.settle_at = v.stored_at THEN min(v.${column}, m.stored_at - 1) ELSE v.${column} END`
  // VALUES, because SQLite prepares to undo each INSERT ... SELECT, which takes as long as the rest.
  const toInsert = (settleAt: string) => `INSERT INTO ${name}
      (id, lane, key, pos, parts, urgent, state, head, ready_at, stored_at, dead_at, reason, settle_at)
    VALUES ((SELECT ? WHERE NOT EXISTS (SELECT 1 FROM ${name}_handled WHERE id = ?)), ?, ?, ?, ?, ?, ?,
      ? AND NOT EXISTS (${hasHead('?')}), CASE WHEN ? AND NOT EXISTS (${hasHead('?')}) THEN ? END, ?, ?, ?, ${settleAt})
    ON CONFLICT (id) DO NOTHING`

  return {
    // A few at a time, so that no delivery waits for a long deletion.
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
  }
}
