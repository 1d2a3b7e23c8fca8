import { type Conditions, erased, leased } from './conditions.js'

/** Finds and erases what is stored about a person. */
export function erasing({ name, own, listed, stored, body, recordOf, partsOf }: Conditions) {
  return {
    // A delivery without parts is erased once its handler has ended.
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
  }
}
