/** The states of a delivery. One that is erased is deleted next, and one that has arrived becomes one that waits once it is sorted. */
export const [waiting, leased, dead, erased, kept, arrived] = [0, 1, 2, 3, 4, 5] as const

// The parts of a record are neighbours: 4,096 of 500,000 characters.
export const partBits = 12
export const maxParts = 2 ** partBits

export type Conditions = ReturnType<typeof toConditions>

/** The parts that statements share. Each `?` takes a value, in the order of the text: better-sqlite3 reads `?1` as a name. */
export function toConditions(name: string) {
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
  const isNotKept = `NOT EXISTS (SELECT 1 FROM ${name} AS k WHERE k.seq = ${name}_record.seq AND k.state = ${kept})`
  // Where the parts of a record are.
  const ofRecord = (seq: string) => `BETWEEN ${seq} * ${maxParts} AND ${seq} * ${maxParts} + ${maxParts - 1}`
  const recordOf = (seq: string) => `${name}_record AS r ON r.n ${ofRecord(seq)}`
  const partsOf = (places: string) => `n IN (SELECT r.n FROM (${places}) AS p JOIN ${recordOf('p.seq')})`
  return {
    name,
    own,
    isListed,
    listed,
    firstOf,
    hasHead,
    stored,
    body,
    attempted,
    isNotKept,
    ofRecord,
    recordOf,
    partsOf,
  }
}
