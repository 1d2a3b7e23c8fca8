import { type Conditions, dead, leased, waiting } from './conditions.js'

/** Counts, lists, redrives and discards. */
export function operating({ name, listed, firstOf, hasHead, stored, body, isNotKept, recordOf, partsOf }: Conditions) {
  const page = `SELECT seq FROM ${name} WHERE state = ${dead} AND (dead_at, seq) > (?, ?) ORDER BY dead_at, seq LIMIT ?`

  return {
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
    dropRecordsListed: `DELETE FROM ${name}_record
      WHERE ${partsOf(`SELECT ${body} AS seq FROM ${stored} WHERE m.state = ${dead} AND m.${listed}`)}
      AND NOT EXISTS (SELECT 1 FROM ${name}_handler AS o JOIN ${name} AS n ON n.seq = o.seq
        WHERE o.body = ${name}_record.seq AND NOT (n.state = ${dead} AND n.${listed}))
      AND ${isNotKept}`,
    dropListed: `DELETE FROM ${name} WHERE state = ${dead} AND ${listed} RETURNING seq`,
  }
}
