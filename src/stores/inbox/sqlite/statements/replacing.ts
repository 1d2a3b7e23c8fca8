import { type Conditions, maxParts } from './conditions.js'

/** Reads and replaces what is stored. */
export function replacing({ name, recordOf, partsOf }: Conditions) {
  const places = `SELECT seq FROM (SELECT seq FROM ${name}_record WHERE n >= (? + 1) * ${maxParts} AND part = 0 ORDER BY n LIMIT ?)
      UNION ALL SELECT seq FROM (SELECT seq FROM ${name}_handler WHERE seq > ? ORDER BY seq LIMIT ?) ORDER BY seq LIMIT ?`
  const swapped = `(SELECT seq FROM ${name}_record WHERE n = ? * ${maxParts} AND text = ?)`
  const swapReason = 'reason = CASE WHEN reason IS ? THEN ? ELSE reason END'

  return {
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
