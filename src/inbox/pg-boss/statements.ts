/**
 * The statements on the jobs of one queue that pg-boss has no calls for. `$1` is always the name of the queue.
 *
 * What waits is `created` or `retry`, as pg-boss has it. What was given up is `failed`, which holds its key, or `created`
 * with a time that never comes, which does not. What waits for nothing but its turn has the time `-infinity`: the clock of a
 * database may go back, as after a failover.
 *
 * A statement that waited for somebody else's sees which rows there were before: what a row has to be is asked of that row
 * once it is locked, and several are locked by their ids, so that two statements do not wait for each other.
 */
export function toStatements(schema: string) {
  const job = `${schema}.job`
  const now = `${schema}.job_now()`
  // As the partial index of pg-boss has it: without each of these, statements read the whole table.
  const queued = (row: string) =>
    `${row}.name = $1 AND ${row}.state < 'active' AND NOT ${row}.blocked AND ${row}.policy = 'key_strict_fifo'`
  // Of a key there is one at most.
  const holding = (row: string) =>
    `${row}.name = $1 AND ${row}.state IN ('active', 'retry', 'failed') AND ${row}.policy = 'key_strict_fifo'`
  const failed = `name = $1 AND state = 'failed' AND policy = 'key_strict_fifo'`
  const setAside = `${queued('job')} AND start_after = 'infinity'`
  const dead = `(SELECT id FROM ${job} WHERE ${failed} UNION ALL SELECT id FROM ${job} WHERE ${setAside})`
  const count = (where: string) => `(SELECT count(*)::int FROM ${job} WHERE ${where})`
  const updateDead = (changes: string) => `
      WITH chosen AS MATERIALIZED (
        SELECT id FROM ${job} WHERE name = $1 AND id = ANY($2::uuid[]) AND policy = 'key_strict_fifo'
          AND (state = 'failed' OR state = 'created' AND start_after = 'infinity')
        ORDER BY id FOR UPDATE
      )
      UPDATE ${job} j SET ${changes} FROM chosen WHERE j.name = $1 AND j.id = chosen.id
      RETURNING j.id`

  return {
    // A numbered job has its number, in milliseconds, as its time of creation, which is what pg-boss orders a key by; others
    // come after the last of their key, also where the clock stands still or has gone back.
    // $2 id, $3 data, $4 key, $5 number, $6 milliseconds to wait or null for ever, $7 to $10 the retry policy
    put: `
      INSERT INTO ${job} (name, id, data, policy, singleton_key, created_on, start_after, keep_until,
        deletion_seconds, expire_seconds, heartbeat_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max)
      VALUES ($1, $2::uuid, $3::jsonb, 'key_strict_fifo', $4,
        CASE WHEN $5::float8 IS NOT NULL THEN to_timestamp(0) + $5::float8 * interval '1 millisecond'
          ELSE greatest(clock_timestamp(), (
            SELECT last.created_on + interval '1 microsecond' FROM ${job} last
            WHERE ${queued('last')} AND last.singleton_key = $4 AND last.state = 'created'
            ORDER BY last.created_on DESC LIMIT 1), (
            SELECT first.created_on + interval '1 microsecond' FROM ${job} first
            WHERE ${holding('first')} AND first.singleton_key = $4))
          END,
        CASE WHEN $6::float8 IS NULL THEN 'infinity' WHEN $5::float8 IS NULL THEN '-infinity'
          ELSE clock_timestamp() + $6::float8 * interval '1 millisecond' END, 'infinity',
        0, 2147483647, 10, $7::int, $8::int, $9::boolean, $10::int)
      ON CONFLICT DO NOTHING
      RETURNING id`,

    // What pg-boss would fetch, but from key to key by its index: its own fetch looks at everything that is due, each time.
    // The first of a key is never passed over because it is not due. But a number that has waited for lower ones ends the
    // waits of those.
    // The last look is by id alone, and without the condition of that index, which would be read as a whole otherwise.
    // $2 how many, $3 the key to begin with
    fetch: `
      WITH RECURSIVE line AS (
        (SELECT singleton_key AS key FROM ${job} j WHERE ${queued('j')} AND singleton_key >= $3
          ORDER BY singleton_key LIMIT 1)
        UNION ALL
        SELECT following.key FROM line, LATERAL (
          SELECT singleton_key AS key FROM ${job} j WHERE ${queued('j')} AND singleton_key > line.key
          ORDER BY singleton_key LIMIT 1) following
      ), head AS (
        SELECT first.id FROM line, LATERAL (
          SELECT id, state, start_after FROM ${job} j
          WHERE ${queued('j')} AND singleton_key = line.key AND start_after < 'infinity'
          ORDER BY state DESC, created_on, id LIMIT 1) first
        WHERE NOT EXISTS (
          SELECT FROM ${job} other
          WHERE ${holding('other')} AND other.singleton_key = line.key AND other.id <> first.id)
          AND (first.start_after <= ${now} OR first.state = 'created' AND EXISTS (
            SELECT FROM ${job} settled WHERE ${queued('settled')} AND settled.singleton_key = line.key
              AND settled.start_after > '-infinity' AND settled.start_after <= ${now}))
        LIMIT $2::int
      ), free AS (
        SELECT id FROM ${job} WHERE name = $1 AND id = ANY(ARRAY(SELECT id FROM head)) AND state < 'active'
        FOR UPDATE SKIP LOCKED
      )
      UPDATE ${job} j SET state = 'active', started_on = ${now}, heartbeat_on = ${now},
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM free WHERE j.name = $1 AND j.id = free.id
      RETURNING j.id, j.retry_count AS "retryCount", j.data`,

    // Hands back what something of the same key has still to be handled before. Also a further attempt: the process may be
    // gone that had fetched it, and had not asked yet. With the state told, the index of the key has the lower one first;
    // otherwise other keys would be read, too.
    // $2 ids, $3 which attempt at each is meant
    giveBack: `
      WITH early AS (
        SELECT j.id, claim.attempt FROM ${job} j
        JOIN unnest($2::uuid[], $3::int[]) AS claim(id, attempt) ON claim.id = j.id AND claim.attempt = j.retry_count
        WHERE name = $1 AND j.id = ANY($2::uuid[]) AND state = 'active' AND created_on > (
          SELECT lower.created_on FROM ${job} lower
          WHERE ${queued('lower')} AND lower.singleton_key = j.singleton_key AND lower.state = 'created'
            AND lower.start_after < 'infinity'
          ORDER BY lower.created_on LIMIT 1)
      )
      UPDATE ${job} j SET state = 'created', started_on = NULL, heartbeat_on = NULL FROM early
      WHERE j.name = $1 AND j.id = early.id AND j.state = 'active' AND j.retry_count = early.attempt
      RETURNING j.id`,

    lapsed: `
      SELECT id, retry_count AS "retryCount" FROM ${job}
      WHERE name = $1 AND state = 'active' AND policy = 'key_strict_fifo'
        AND heartbeat_on + heartbeat_seconds * interval '1 second' < ${now}
      LIMIT 100`,

    // $2 ids
    retryNow: `UPDATE ${job} SET start_after = ${now} WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'retry'`,

    skipFailed: `
      WITH chosen AS MATERIALIZED (SELECT id FROM ${job} WHERE ${failed} FOR UPDATE SKIP LOCKED)
      UPDATE ${job} j SET state = 'created', start_after = 'infinity' FROM chosen WHERE j.name = $1 AND j.id = chosen.id`,

    // $2 seconds
    prune: `
      DELETE FROM ${job} WHERE name = $1 AND state = 'completed'
        AND completed_on < ${now} - $2::float8 * interval '1 second'`,

    depth: `
      SELECT ${count(`${queued('job')} AND start_after < 'infinity'`)} AS waiting,
        ${count(`name = $1 AND state = 'active' AND policy = 'key_strict_fifo'`)} AS active,
        ${count(failed)} + ${count(setAside)} AS dead`,

    // $2 limit, $3 how many to pass over
    deadLetters: `
      SELECT id, data, output, CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS attempts,
        floor(extract(epoch FROM coalesce(completed_on, created_on))::float8 * 1000) AS "failedAt"
      FROM ${job} WHERE name = $1 AND id IN ${dead}
      ORDER BY coalesce(completed_on, created_on), id LIMIT $2::int OFFSET $3::int`,

    blockedKeys: `SELECT data->>'key' AS key FROM ${job} WHERE ${failed} GROUP BY 1 ORDER BY min(completed_on)`,

    // $2 ids
    redrive: updateDead(`state = 'created', start_after = '-infinity', retry_count = 0, started_on = NULL,
        completed_on = NULL, output = NULL`),

    // $2 ids
    discard: updateDead(`state = 'completed', completed_on = ${now}`),
  }
}
