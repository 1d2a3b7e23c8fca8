import { type Conditions, kept } from './conditions.js'

/** Reads and forgets what was handled and is kept. */
export function keeping({ name, isListed, recordOf, partsOf }: Conditions) {
  const outdated = `SELECT seq FROM ${name} WHERE state = ${kept} AND dead_at <= ? ORDER BY dead_at LIMIT 100`

  return {
    // In the order of each key: few bytes, and one read of the table.
    keptOrder: `SELECT seq FROM ${name} WHERE state = ${kept} AND parts > 0 ORDER BY pos, seq`,
    keptPage: `SELECT m.seq, m.id, m.fence, m.key, r.text FROM ${name} AS m JOIN ${recordOf('m.seq')}
      WHERE m.seq ${isListed} AND m.state = ${kept} AND m.parts > 0 ORDER BY m.pos, m.seq, r.part`,
    forgetKeptRecords: `DELETE FROM ${name}_record WHERE ${partsOf(outdated)}
      AND NOT EXISTS (SELECT 1 FROM ${name}_handler AS o WHERE o.body = ${name}_record.seq)`,
    forgetKept: `DELETE FROM ${name} WHERE seq IN (${outdated}) RETURNING seq`,
  }
}
