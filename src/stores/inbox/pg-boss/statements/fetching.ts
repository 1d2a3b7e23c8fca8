import type { Conditions } from './conditions.js'

/** What the statements that take jobs share. */
export function toTaking({ job, now, pauses, shares, queued, lined, holding, dataOf }: Conditions) {
  const hasSettled = (waits: typeof queued, key: string) => `EXISTS (
            SELECT FROM ${job} settled WHERE ${waits('settled')} AND settled.singleton_key = ${key}
              AND settled.start_after > '-infinity' AND settled.start_after <= ${now})`
  return {
    // If the first job of a key is not due, no later one is selected instead. A numbered job whose wait is over also ends the
    // wait of lower numbers, unless it is the work of a handler, which waits only for its window.
    isDue: (first: string, key: string, each: readonly (typeof queued)[]) => `NOT EXISTS (
          SELECT FROM ${job} other
          WHERE ${holding('other')} AND other.singleton_key = ${key} AND other.id <> ${first}.id OFFSET 0)
          AND (${first}.start_after <= ${now} OR ${first}.state = 'created' AND ${first}.source_root_id IS NULL
            AND (${each.map((waits) => hasSettled(waits, key)).join(' OR ')}))`,
    take: `
        UPDATE ${job} j SET state = 'active', started_on = ${now}, heartbeat_on = ${now},
          retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
        FROM free WHERE j.name = $1 AND j.id = free.id
        RETURNING j.id, j.retry_count AS "retryCount", ${dataOf('j')} AS data,
          j.source_root_id AS root, j.singleton_key AS key`,
    // Whether the handler or the key of a job is paused.
    isPaused: (
      first: string,
      key: string,
    ) => `EXISTS (SELECT FROM ${pauses} p WHERE p.name = $1 AND (p.kind = 'key' AND p.hash = ${key}
            OR p.kind = 'handler' AND starts_with((SELECT data->>'handler' FROM ${job} o WHERE o.name = $1 AND o.id = ${first}.id), p.hash)))`,
    hasTurns: `(EXISTS (SELECT FROM ${job} l WHERE ${lined('l')}) OR EXISTS (SELECT FROM ${pauses} p WHERE p.name = $1)
          OR EXISTS (SELECT FROM ${shares} s WHERE s.name = $1 AND s.passed > 0))`,
  }
}

/** Takes the next jobs. */
export function fetching(conditions: Conditions) {
  const { job, queued, lined, firstOf } = conditions
  const { isDue, isPaused, take, hasTurns } = toTaking(conditions)
  const isBehind = `first.state = 'created' AND EXISTS (SELECT FROM ${job} l WHERE ${lined('l')}
            AND l.singleton_key = line.key AND l.state = 'created' AND (l.created_on, l.id) < (first.created_on, first.id))`
  // Selects what pg-boss would fetch, but walks its index from key to key. The fetch of pg-boss sorts all due jobs, so it
  // takes longer the more of them wait.
  // `free` repeats no condition of that index, or PostgreSQL would scan the index instead of looking up the ids.
  const toFetch = (begin: string, waiting: readonly (typeof queued)[], where: string, rest: string) => `
      WITH RECURSIVE mode AS MATERIALIZED (
        SELECT ${hasTurns} AS turns
      ), line AS (
        (SELECT singleton_key AS key FROM ${job} j WHERE ${queued('j')} AND singleton_key >= $3 ${begin}
          ORDER BY singleton_key LIMIT 1)
        UNION ALL
        SELECT following.key FROM line, LATERAL (
          SELECT singleton_key AS key FROM ${job} j WHERE ${queued('j')} AND singleton_key > line.key
          ORDER BY singleton_key LIMIT 1) following
      ), head AS (
        SELECT first.id FROM line, LATERAL (
          SELECT id, state, created_on, start_after, source_root_id FROM ${job} j
          WHERE ${queued('j')} AND singleton_key = line.key AND start_after < 'infinity'
          ORDER BY state DESC, created_on, id LIMIT 1) first
        WHERE ${isDue('first', 'line.key', waiting)} ${where}
        LIMIT $2::int
      ), free AS (
        SELECT id FROM ${job} WHERE name = $1 AND id = ANY(ARRAY(SELECT id FROM head)) AND state < 'active'
        FOR UPDATE SKIP LOCKED
      ), taken AS (${take}
      )
      SELECT * FROM taken${rest}`
  return {
    // Takes nothing, but returns a row without an id, if jobs take turns, are urgent, or something is paused.
    // $2 how many, $3 the first key
    fetch: toFetch(
      'AND NOT (SELECT turns FROM mode)',
      [queued],
      '',
      ' UNION ALL SELECT NULL, NULL, NULL, NULL, NULL FROM mode WHERE turns',
    ),

    // Takes jobs that take no turns, beside others.
    // $2 how many, $3 the first key
    fetchFree: toFetch('', [queued, lined], `AND NOT (${isBehind}) AND NOT ${isPaused('first', 'line.key')}`, ''),

    // Gives back a job if a lower number of its key waits. This includes later attempts: the process of the first one may
    // have died between the fetch and this statement. With the state in the condition, the index has the lower number
    // first; otherwise PostgreSQL would read other keys too.
    // $2 ids, $3 their attempts
    giveBack: `
      WITH early AS (
        SELECT j.id, claim.attempt FROM ${job} j
        JOIN unnest($2::uuid[], $3::int[]) AS claim(id, attempt) ON claim.id = j.id AND claim.attempt = j.retry_count
        WHERE name = $1 AND j.id = ANY($2::uuid[]) AND state = 'active' AND created_on > (
          SELECT lower.created_on FROM (${firstOf('j.singleton_key', 'created_on', `state = 'created' AND start_after < 'infinity'`, 'created_on', '1')}) lower)
      )
      UPDATE ${job} j SET state = 'created', started_on = NULL, heartbeat_on = NULL FROM early
      WHERE j.name = $1 AND j.id = early.id AND j.state = 'active' AND j.retry_count = early.attempt
      RETURNING j.id`,
  }
}
