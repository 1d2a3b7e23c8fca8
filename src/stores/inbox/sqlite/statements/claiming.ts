import { urgentShare } from '../../handling/turns.js'
import { type Conditions, leased, waiting } from './conditions.js'

/**
 * The index and the table that claims read, for {@link migrate}.
 *
 * `share` has a row once something urgent was stored. `taken` counts what the current claim has taken. `passed` counts how
 * many have been taken since the others had their share of them.
 */
export function toClaimSchema(name: string): readonly string[] {
  return [
    `CREATE INDEX IF NOT EXISTS ${name}_ready ON ${name} (urgent, ready_at) WHERE ready_at IS NOT NULL`,
    `CREATE TABLE IF NOT EXISTS ${name}_share (one INTEGER PRIMARY KEY, taken INTEGER NOT NULL, passed INTEGER NOT NULL) STRICT`,
    `CREATE TRIGGER IF NOT EXISTS ${name}_taken AFTER UPDATE OF fence ON ${name} WHEN EXISTS (SELECT 1 FROM ${name}_share) BEGIN
      UPDATE ${name}_share SET taken = taken + 1, passed = passed + CASE NEW.urgent WHEN 1 THEN 1 ELSE ${1 - urgentShare} END; END`,
  ]
}

/** Takes the next deliveries. */
export function claiming({ name, isListed, stored, body, recordOf }: Conditions) {
  const isPaused = `EXISTS (SELECT 1 FROM ${name}_pause AS p WHERE p.kind = 'key' AND p.hash = ${name}.lane
    OR p.kind = 'handler' AND p.hash = (SELECT json_extract(handler, '$.name') FROM ${name}_handler AS h WHERE h.seq = ${name}.seq)
    OR p.kind = 'tenant' AND p.hash = (
      SELECT tenant FROM ${name}_turn AS t JOIN ${name}_group AS g ON g.grp = t.grp WHERE t.seq = ${name}.seq))`
  const toClaim = (
    limit: string,
  ) => `UPDATE ${name} SET state = ${leased}, attempt = attempt + 1, fence = fence + 1, ready_at = ?
    WHERE seq IN (SELECT seq FROM ${name} WHERE urgent = ? AND ready_at <= ? AND (state = ${waiting} OR ? AND NOT ${isPaused})
      AND seq NOT ${isListed} ORDER BY ready_at, seq LIMIT ${limit})
    RETURNING seq, id, lane, attempt, fence, parts`
  const firstReady = (urgent: 0 | 1) =>
    `(SELECT min(ready_at) FROM ${name} WHERE urgent = ${urgent} AND ready_at IS NOT NULL)`
  return {
    // What is paused and whose process died waits: the triggers see to that. Only what is due first is looked at.
    lapse: `UPDATE ${name} SET state = ${waiting}, ready_at = ready_at WHERE seq IN (SELECT m.seq
        FROM (SELECT 1 FROM ${name}_pause LIMIT 1) CROSS JOIN ${name} AS m WHERE m.urgent = ? AND m.ready_at <= ?
        AND m.seq NOT ${isListed} ORDER BY m.ready_at, m.seq LIMIT 100) AND state = ${leased} AND ${isPaused}`,
    // First the share of the others among what is urgent, then what is urgent, then the others.
    newClaim: `UPDATE ${name}_share SET taken = 0, passed = max(min(passed, ${urgentShare - 1}), 0) WHERE taken > 0`,
    // For a claim that knows of nothing urgent: if another process has stored any, it takes nothing, and claims again.
    holdClaim: `UPDATE ${name}_share SET taken = ?`,
    claimShare: toClaim(`(SELECT coalesce(max(min(CAST(passed + ? - taken AS INTEGER) / ${urgentShare},
        (passed + (SELECT count(*) FROM (SELECT 1 FROM ${name} WHERE urgent = 1 AND ready_at <= ? LIMIT ?)) - 1) / ${urgentShare - 1}), 0), 0)
        FROM (SELECT 1) LEFT JOIN ${name}_share ON one = 1)`),
    claim: toClaim(`max(? - coalesce((SELECT taken FROM ${name}_share), 0), 0)`),
    // What the first claim made the next one of its group, up to the same number in all.
    claimMore: toClaim(`max(? - coalesce((SELECT taken FROM ${name}_share),
        (SELECT count(*) FROM ${name} WHERE urgent = 0 AND ready_at = ? AND state = ${leased})), 0)`),
    share: `INSERT OR IGNORE INTO ${name}_share VALUES (1, 0, 0)`,
    // Another process may have claimed within the same millisecond: the caller picks its own.
    claimed: `SELECT m.seq, m.key, h.handler, r.text FROM ${stored} JOIN ${recordOf(body)}
      WHERE m.urgent IN (0, 1) AND m.ready_at = ? AND m.state = ${leased} ORDER BY m.seq, r.part`,
    next: `SELECT CASE WHEN other IS NULL OR urgent < other THEN urgent ELSE other END AS at,
        EXISTS (SELECT 1 FROM ${name}_group) AS grouped, EXISTS (SELECT 1 FROM ${name}_share) AS shared
      FROM (SELECT ${firstReady(1)} AS urgent, ${firstReady(0)} AS other)`,
  }
}
