/**
 * The lines of what is urgent without a tenant: groups without limits. Urgent work of handlers has a separate one, which takes turns
 * with the deliveries that have to be divided yet.
 */
export const [urgentLine, urgentWorkLine] = ['urgent', 'urgent work']

export type Conditions = ReturnType<typeof toConditions>

/** The parts that statements share. */
export function toConditions(schema: string) {
  const job = `${schema}.job`
  const now = `${schema}.job_now()`
  // The condition of a partial index of pg-boss: if any part of it is missing, statements scan the whole table.
  const queued = (row: string) =>
    `${row}.name = $1 AND ${row}.state < 'active' AND NOT ${row}.blocked AND ${row}.policy = 'key_strict_fifo'`
  // Jobs that take turns, are urgent or belong to a paused handler are `blocked` while they wait: they are not in that index, but in two
  // others, which the inbox makes.
  const lined = (row: string) =>
    `${row}.name = $1 AND ${row}.state < 'active' AND ${row}.blocked AND ${row}.policy = 'key_strict_fifo'`
  // At most one job of a key, by a unique index of pg-boss.
  const holding = (row: string) =>
    `${row}.name = $1 AND ${row}.state IN ('active', 'retry', 'failed') AND ${row}.policy = 'key_strict_fifo'`
  const failed = `name = $1 AND state = 'failed' AND policy = 'key_strict_fifo'`
  const setAside = `${queued('job')} AND start_after = 'infinity'`
  const dead = `(SELECT id FROM ${job} WHERE ${failed} UNION ALL SELECT id FROM ${job} WHERE ${setAside})`
  const count = (where: string) => `(SELECT count(*)::int FROM ${job} WHERE ${where})`
  // The work of a handler has no request: that is in the job that was divided, its root.
  const dataOf = (row: string) => `CASE WHEN ${row}.source_root_id IS NULL THEN ${row}.data ELSE ${row}.data ||
      jsonb_build_object('delivery', (SELECT root.data->>'delivery' FROM ${job} root
        WHERE root.name = $1 AND root.id = ${row}.source_root_id)) END`
  const hasWork = (root: string) => `EXISTS (SELECT FROM ${job} work
      WHERE work.source_root_id = ${root} AND work.name = $1 AND work.state <> 'completed')`
  // After the last job of its key, even if the clock stands still or goes back.
  const afterLast = (key: string) => `greatest(clock_timestamp(), (
            SELECT last.created_on + interval '1 microsecond' FROM ${job} last
            WHERE ${queued('last')} AND last.singleton_key = ${key} AND last.state = 'created'
            ORDER BY last.created_on DESC LIMIT 1), (
            SELECT last.created_on + interval '1 microsecond' FROM ${job} last
            WHERE ${lined('last')} AND last.singleton_key = ${key} AND last.state = 'created'
            ORDER BY last.created_on DESC LIMIT 1), (
            SELECT first.created_on + interval '1 microsecond' FROM ${job} first
            WHERE ${holding('first')} AND first.singleton_key = ${key}))`
  // The first jobs of a key that wait, in or out of a line. Each half reads its index.
  const firstOf = (key: string, columns: string, where: string, order: string, limit: string) => {
    const half = (waits: typeof queued) => `(SELECT ${columns} FROM ${job} w
            WHERE ${waits('w')} AND w.singleton_key = ${key} AND ${where} ORDER BY ${order} LIMIT ${limit})`
    return `${half(queued)} UNION ALL ${half(lined)} ORDER BY ${order} LIMIT ${limit}`
  }
  const atNumber = (number: string) => `to_timestamp(0) + ${number} * interval '1 millisecond'`
  // A job that was handled and is kept has a time until when. While it is longer than a statement takes, work on it can be stored.
  const kept = (
    row: string,
  ) => `${row}.state = 'completed' AND ${row}.source_root_id IS NULL AND ${row}.data IS NOT NULL
        AND ${row}.keep_until < 'infinity'`
  const keeping = (seconds: string) => `keep_until = CASE WHEN ${seconds}::float8 > 0 AND source_root_id IS NULL
          THEN ${now} + ${seconds}::float8 * interval '1 second' ELSE keep_until END`
  const updateDead = (changes: string) => `
      WITH chosen AS MATERIALIZED (
        SELECT id FROM ${job} WHERE name = $1 AND id = ANY($2::uuid[]) AND policy = 'key_strict_fifo'
          AND (state = 'failed' OR state = 'created' AND start_after = 'infinity')
        ORDER BY id FOR UPDATE
      )
      UPDATE ${job} j SET ${changes} FROM chosen WHERE j.name = $1 AND j.id = chosen.id
      RETURNING j.id, j.source_root_id AS root`
  const tables = {
    schema,
    job,
    groups: `${schema}.inbox_group`,
    pauses: `${schema}.inbox_pause`,
    shares: `${schema}.inbox_share`,
  }
  const shared = { dataOf, hasWork, afterLast, firstOf, atNumber, kept, keeping }
  return { ...tables, now, queued, lined, holding, failed, setAside, dead, count, updateDead, ...shared }
}
