import { type Conditions, dead, kept, leased, waiting } from './conditions.js'

/** Renews and ends attempts. */
export function settling({
  name,
  own,
  isListed,
  stored,
  body,
  attempted,
  isNotKept,
  ofRecord,
  recordOf,
  partsOf,
}: Conditions) {
  // What was taken into an attempt, as long as that is current.
  const gathered = `state = ${waiting} AND seq ${isListed}`
  const isHeld = `EXISTS (SELECT 1 FROM ${name} AS m WHERE ${attempted})`

  return {
    touch: `UPDATE ${name} SET ready_at = ? WHERE ${own} RETURNING seq`,
    remember: `INSERT OR IGNORE INTO ${name}_handled (id, handled_at) SELECT id, ? FROM ${name} WHERE ${own}`,
    dropRecord: `DELETE FROM ${name}_record WHERE ${partsOf(`SELECT seq FROM ${name} WHERE ${own}`)}`,
    drop: `DELETE FROM ${name} WHERE ${own} RETURNING seq`,
    // Instead of `drop`: its record stays for handlers that are added later.
    keep: `UPDATE ${name} SET state = ${kept}, head = 0, ready_at = NULL, dead_at = ?, reason = NULL WHERE ${own} RETURNING seq`,
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
  }
}
