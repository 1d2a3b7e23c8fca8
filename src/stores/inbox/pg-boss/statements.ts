/**
 * The statements for which pg-boss has no calls, on the jobs of one queue. `$1` is always the name of the queue.
 *
 * Waiting jobs are `created` or `retry`, as in pg-boss. A dead letter is `failed`, which blocks its key, or `created` with
 * `start_after` at `infinity`, which does not. A job without a wait has `-infinity` there, because the clock of a database
 * can go back, as after a failover.
 *
 * A statement that waits for a lock selects its rows before the wait. So each checks the state of a row again once the row
 * is locked. Rows are locked in the order of their ids, which prevents deadlocks.
 *
 * docs/design/decisions/inbox-engines.md has the reason for each statement.
 */
export function toStatements(schema: string) {
  const conditions = toConditions(schema)
  return {
    ...storing(conditions),
    ...fetching(conditions),
    ...claiming(conditions),
    ...counting(conditions),
    ...deadLettering(conditions),
    ...erasing(conditions),
    ...replacing(conditions),
  }
}

type Conditions = ReturnType<typeof toConditions>

/** The parts that statements share. */
function toConditions(schema: string) {
  const job = `${schema}.job`
  const now = `${schema}.job_now()`
  // The condition of a partial index of pg-boss: if any part of it is missing, statements scan the whole table.
  const queued = (row: string) =>
    `${row}.name = $1 AND ${row}.state < 'active' AND NOT ${row}.blocked AND ${row}.policy = 'key_strict_fifo'`
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
            SELECT first.created_on + interval '1 microsecond' FROM ${job} first
            WHERE ${holding('first')} AND first.singleton_key = ${key}))`
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
  const shared = { dataOf, hasWork, afterLast, atNumber, kept, keeping }
  return { job, now, queued, holding, failed, setAside, dead, count, updateDead, ...shared }
}

/** Stores a delivery. */
function storing({ job, now, queued, afterLast, atNumber, dataOf, kept, keeping }: Conditions) {
  const ms = (milliseconds: string) => `${milliseconds} * interval '1 millisecond'`
  const completed = `state = 'completed', completed_on = ${now}, data = NULL, output = NULL`
  const follow = (done: string, result: string) => `
      WITH done AS (
        ${done}
      ), finished AS (
        UPDATE ${job} root SET output = jsonb_build_object('finished',
          coalesce(root.output->'finished', '[]') || to_jsonb($5::text))
        FROM done WHERE $5::text IS NOT NULL AND root.name = $1 AND root.id = done.source_root_id
        RETURNING root.output->'finished' AS handlers
      ), follower AS (
        SELECT * FROM jsonb_to_recordset($4::jsonb) AS f(id uuid, data jsonb, key text, place float8, retries int, delay int,
          backoff boolean, longest int, wait float8, most float8, needs jsonb)
        WHERE f.needs IS NULL OR f.needs <@ (SELECT handlers FROM finished)
      ), followed AS (
        INSERT INTO ${job} (name, id, data, policy, singleton_key, created_on, start_after, keep_until, source_root_id,
          deletion_seconds, expire_seconds, heartbeat_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max)
        SELECT $1, f.id, f.data || jsonb_strip_nulls(jsonb_build_object('subjects', done.data->'subjects',
            'until', extract(epoch FROM ${now} + ${ms('f.most')}))), 'key_strict_fifo', f.key,
          CASE WHEN f.place IS NOT NULL THEN ${atNumber('f.place')} ELSE ${afterLast('f.key')} END,
          coalesce(${now} + ${ms('f.wait')}, '-infinity'), 'infinity', coalesce(done.source_root_id, done.id),
          0, 2147483647, 10, f.retries, f.delay, f.backoff, f.longest
        FROM done, follower AS f WHERE done.data->>'erased' IS NULL
        ON CONFLICT DO NOTHING
        RETURNING id
      ), put_off AS (
        UPDATE ${job} j SET start_after = greatest(j.start_after, least(
          to_timestamp((j.data->>'until')::float8), ${now} + ${ms('f.wait')}))
        FROM done, (SELECT key, max(wait) AS wait FROM follower WHERE wait IS NOT NULL GROUP BY key) AS f, LATERAL (
          SELECT first.id FROM ${job} first
          WHERE ${queued('first')} AND first.singleton_key = f.key AND first.state = 'created' AND first.start_after < 'infinity'
          ORDER BY first.created_on, first.id LIMIT 1) opener
        WHERE j.name = $1 AND j.id = opener.id AND j.state = 'created' AND j.data->>'until' IS NOT NULL
      )
      SELECT id FROM ${result}`
  return {
    // pg-boss orders the jobs of a key by their creation time. A numbered job has its number as that time, in milliseconds.
    // Other jobs come after the last one of their key.
    // $2 id, $3 data, $4 key, $5 number, $6 milliseconds to wait or null for a dead letter, $7 to $10 the retry policy
    put: `
      INSERT INTO ${job} (name, id, data, policy, singleton_key, created_on, start_after, keep_until,
        deletion_seconds, expire_seconds, heartbeat_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max)
      VALUES ($1, $2::uuid, $3::jsonb, 'key_strict_fifo', $4,
        CASE WHEN $5::float8 IS NOT NULL THEN ${atNumber('$5::float8')} ELSE ${afterLast('$4')} END,
        CASE WHEN $6::float8 IS NULL THEN 'infinity' WHEN $5::float8 IS NULL THEN '-infinity'
          ELSE clock_timestamp() + $6::float8 * interval '1 millisecond' END, 'infinity',
        0, 2147483647, 10, $7::int, $8::int, $9::boolean, $10::int)
      ON CONFLICT DO NOTHING
      RETURNING id`,

    // Completes a job and stores what follows it, as long as the attempt is current. Nothing settles: the first job has.
    // What is handled together is due when its first job is, which each further one puts off until its window ends.
    // What needs several handlers is stored by the last one: each writes its name to the job that was divided, whose lock makes
    // them take turns. Into its output, because PostgreSQL would write its data, the request, again.
    // $2 id, $3 attempt, $4 what follows, as a list of objects, $5 the handler that is done, if something needs several, $6 the
    // seconds for which the job is kept
    follow: follow(
      `UPDATE ${job} SET completed_on = ${now}, state = 'completed', output = NULL, ${keeping('$6')}
        WHERE name = $1 AND id = $2::uuid AND retry_count = $3::int AND state = 'active'
        RETURNING id, source_root_id, data`,
      'done',
    ),

    // Stores what follows a job that is kept.
    // $2 id, $3 attempt, $4 what follows, $5 null
    followKept: follow(
      `SELECT id, source_root_id, data FROM ${job} j
        WHERE name = $1 AND id = $2::uuid AND retry_count = $3::int AND ${kept('j')} AND keep_until > ${now} + interval '1 minute'
        FOR UPDATE`,
      'followed',
    ),

    // $2 key, $3 how many
    gather: `
      SELECT id, ${dataOf('j')} AS data, source_root_id AS root FROM ${job} j
      WHERE ${queued('j')} AND singleton_key = $2 AND state = 'created' AND start_after < 'infinity'
        AND data->>'until' IS NOT NULL
      ORDER BY created_on, id LIMIT $3::int`,

    // Completes a job with what was taken into its attempt.
    // $2 id, $3 attempt, $4 ids
    completeAll: `
      WITH done AS (
        UPDATE ${job} SET ${completed} WHERE name = $1 AND id = $2::uuid AND retry_count = $3::int AND state = 'active'
        RETURNING id
      ), gathered AS (
        UPDATE ${job} j SET ${completed} FROM done WHERE j.name = $1 AND j.id = ANY($4::uuid[]) AND j.state = 'created'
      )
      SELECT id FROM done`,

    // Makes dead letters of what was taken into an attempt that was the last one.
    // $2 id, $3 attempt, $4 ids
    buryGathered: `
      UPDATE ${job} j SET start_after = 'infinity', output = dead.output, retry_count = dead.retry_count,
        started_on = dead.started_on, completed_on = dead.completed_on
      FROM ${job} dead
      WHERE dead.name = $1 AND dead.id = $2::uuid AND dead.retry_count = $3::int AND dead.state = 'failed'
        AND j.name = $1 AND j.id = ANY($4::uuid[]) AND j.state = 'created'`,
  }
}

/** Selects the next jobs. */
function fetching({ job, now, queued, holding, dataOf }: Conditions) {
  return {
    // Selects what pg-boss would fetch, but walks its index from key to key. The fetch of pg-boss sorts all due jobs, so it
    // takes longer the more of them wait.
    // If the first job of a key is not due, no later one is selected instead. A numbered job whose wait is over also ends the
    // wait of lower numbers, unless it is the work of a handler, which waits only for its window.
    // `free` repeats no condition of that index, or PostgreSQL would scan the index instead of looking up the ids.
    // $2 how many, $3 the first key
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
          SELECT id, state, start_after, source_root_id FROM ${job} j
          WHERE ${queued('j')} AND singleton_key = line.key AND start_after < 'infinity'
          ORDER BY state DESC, created_on, id LIMIT 1) first
        WHERE NOT EXISTS (
          SELECT FROM ${job} other
          WHERE ${holding('other')} AND other.singleton_key = line.key AND other.id <> first.id)
          AND (first.start_after <= ${now} OR first.state = 'created' AND first.source_root_id IS NULL AND EXISTS (
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
      RETURNING j.id, j.retry_count AS "retryCount", ${dataOf('j')} AS data,
        j.source_root_id AS root, j.singleton_key AS key`,

    // Gives back a job if a lower number of its key waits. This includes later attempts: the process of the first one may
    // have died between the fetch and this statement. With the state in the condition, the index has the lower number
    // first; otherwise PostgreSQL would read other keys too.
    // $2 ids, $3 their attempts
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
  }
}

/** Keeps and ends the claims of processes on their jobs. */
function claiming({ job, now, failed, hasWork, keeping }: Conditions) {
  return {
    // Renews heartbeats, and returns the attempts that are still current.
    // $2 ids, $3 their attempts
    touch: `
      UPDATE ${job} j SET heartbeat_on = ${now} FROM unnest($2::uuid[], $3::int[]) AS claim(id, attempt)
      WHERE j.name = $1 AND j.id = ANY($2::uuid[]) AND j.id = claim.id AND j.retry_count = claim.attempt
        AND j.state = 'active' AND j.heartbeat_on > '-infinity'
      RETURNING j.id, j.retry_count AS "retryCount"`,

    // Unlike pg-boss, it keeps the id, so that the next duplicate is recognised, and nothing else of a delivery that is not kept.
    // $2 ids, $3 their attempts, $4 the seconds for which they are kept
    complete: `
      UPDATE ${job} j SET state = 'completed', completed_on = ${now}, output = NULL, ${keeping('$4')},
        data = CASE WHEN $4::float8 > 0 AND source_root_id IS NULL AND data->>'erased' IS NULL THEN data END
      FROM unnest($2::uuid[], $3::int[]) AS claim(id, attempt)
      WHERE j.name = $1 AND j.id = ANY($2::uuid[]) AND j.id = claim.id AND j.retry_count = claim.attempt
        AND j.state = 'active'
      RETURNING j.id`,

    // Ends the heartbeats that have lapsed, so that none of them can be renewed before its job is failed.
    // $2 ids, $3 attempts: the jobs that this process handles
    lapsed: `
      WITH chosen AS MATERIALIZED (
        SELECT id FROM ${job} j
        WHERE name = $1 AND state = 'active' AND policy = 'key_strict_fifo'
          AND heartbeat_on + heartbeat_seconds * interval '1 second' < ${now}
          AND NOT EXISTS (SELECT FROM unnest($2::uuid[], $3::int[]) AS ours(id, attempt)
            WHERE ours.id = j.id AND ours.attempt = j.retry_count)
        ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED
      )
      UPDATE ${job} j SET heartbeat_on = '-infinity' FROM chosen WHERE j.name = $1 AND j.id = chosen.id
      RETURNING j.id, j.retry_count AS "retryCount"`,

    // $2 ids
    retryNow: `UPDATE ${job} SET start_after = ${now} WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'retry'`,

    skipFailed: `
      WITH chosen AS MATERIALIZED (SELECT id FROM ${job} WHERE ${failed} FOR UPDATE SKIP LOCKED)
      UPDATE ${job} j SET state = 'created', start_after = 'infinity' FROM chosen WHERE j.name = $1 AND j.id = chosen.id`,

    // A job that was divided keeps the request until the work of all handlers is done.
    // $2 seconds
    prune: `
      DELETE FROM ${job} WHERE name = $1 AND state = 'completed'
        AND completed_on < ${now} - $2::float8 * interval '1 second' AND NOT ${hasWork(`${job}.id`)}`,
  }
}

/** What the queue holds. */
function counting({ job, now, queued, failed, setAside, dead, count }: Conditions) {
  return {
    depth: `
      SELECT ${count(`${queued('job')} AND start_after < 'infinity'`)} AS waiting,
        ${count(`name = $1 AND state = 'active' AND policy = 'key_strict_fifo'`)} AS active,
        ${count(failed)} + ${count(setAside)} AS dead`,

    // A numbered job has its number as its creation time: then the time of its last attempt counts, or of its end of waiting.
    oldest: `
      SELECT (
        SELECT floor(extract(epoch FROM min(CASE
          WHEN created_on BETWEEN '2020-01-01' AND ${now} + interval '1 day' THEN created_on
          WHEN started_on IS NOT NULL THEN started_on
          WHEN isfinite(start_after) THEN start_after END))::float8 * 1000)
        FROM ${job} WHERE ${queued('job')} AND start_after < 'infinity') AS "waitingSince", (
        SELECT floor(extract(epoch FROM min(coalesce(completed_on, created_on)))::float8 * 1000)
        FROM ${job} WHERE name = $1 AND id IN ${dead}) AS "deadSince"`,
  }
}

/** Lists and ends dead letters. */
function deadLettering({ job, now, failed, dead, updateDead, dataOf, hasWork }: Conditions) {
  return {
    // $2 limit, $3 how many to pass over
    deadLetters: `
      SELECT id, ${dataOf('job')} AS data, output, CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS attempts,
        floor(extract(epoch FROM coalesce(completed_on, created_on))::float8 * 1000) AS "failedAt"
      FROM ${job} job WHERE name = $1 AND id IN ${dead}
      ORDER BY coalesce(completed_on, created_on), id LIMIT $2::int OFFSET $3::int`,

    blockedKeys: `SELECT data->>'key' AS key FROM ${job} WHERE ${failed} GROUP BY 1 ORDER BY min(completed_on)`,

    // $2 ids
    redrive: updateDead(`state = 'created', start_after = '-infinity', retry_count = 0, started_on = NULL,
        completed_on = NULL, output = NULL`),

    // Keeps the id, so that the next duplicate is recognised, and nothing of the delivery.
    // $2 ids
    discard: updateDead(`state = 'completed', completed_on = ${now}, data = NULL, output = NULL`),

    // The request of a divided job, once no handler needs it.
    // $2 ids
    forgetRoots: `
      UPDATE ${job} root SET data = NULL, output = NULL
      WHERE root.name = $1 AND root.id = ANY($2::uuid[]) AND root.state = 'completed' AND root.keep_until = 'infinity'
        AND NOT ${hasWork('root.id')}`,

    // Those of processes that died before they could forget it, and those that are kept no longer.
    forgetLeft: `
      UPDATE ${job} root SET data = NULL, output = NULL
      WHERE root.name = $1 AND root.state = 'completed' AND root.data IS NOT NULL
        AND (root.keep_until = 'infinity' OR root.keep_until <= ${now}) AND NOT ${hasWork('root.id')}`,
  }
}

/** Finds and erases what is stored about a person. */
function erasing({ job, now, dataOf, kept }: Conditions) {
  const state = (row: string) => `CASE WHEN ${row}.state = 'active' THEN 'active'
    WHEN ${row}.state = 'completed' THEN 'kept'
    WHEN ${row}.state = 'failed' OR ${row}.start_after = 'infinity' THEN 'dead' ELSE 'waiting' END`
  const stored = (row: string) => `name = $1 AND policy = 'key_strict_fifo'
        AND (state IN ('created', 'retry', 'active', 'failed') OR ${kept(row)})`
  return {
    // Reads all jobs of the queue, which are only those that are not handled yet: an index would slow down each delivery.
    // $2 the hash of a person
    find: `
      SELECT id, ${state('j')} AS state FROM ${job} j
      WHERE ${stored('j')} AND data @> jsonb_build_object('subjects', jsonb_build_array($2::text)) ORDER BY created_on, id`,

    // $2 ids
    read: `
      SELECT id, ${dataOf('j')} AS data, ${state('j')} AS state FROM ${job} j
      WHERE ${stored('j')} AND id = ANY($2::uuid[]) AND data->>'erased' IS NULL ORDER BY created_on, id`,

    // Keeps the ids. An active job ends with its attempt.
    // $2 ids
    erase: `
      WITH chosen AS MATERIALIZED (
        SELECT id, ${state('o')} AS before FROM ${job} o
        WHERE ${stored('o')} AND id = ANY($2::uuid[]) AND data->>'erased' IS NULL ORDER BY id FOR UPDATE
      )
      UPDATE ${job} j SET output = NULL,
        data = CASE WHEN before = 'active' THEN '{"erased":true}'::jsonb END,
        state = CASE WHEN before = 'active' THEN j.state ELSE 'completed' END,
        completed_on = CASE WHEN before = 'active' THEN j.completed_on ELSE ${now} END
      FROM chosen WHERE j.name = $1 AND j.id = chosen.id
      RETURNING before AS state`,

    // The requests that the erased work of handlers shares: all of it is about the same persons.
    // $2 ids
    eraseRoots: `
      UPDATE ${job} root SET data = NULL WHERE root.name = $1 AND root.state = 'completed' AND root.data IS NOT NULL
        AND root.id IN (SELECT work.source_root_id FROM ${job} work WHERE work.name = $1 AND work.id = ANY($2::uuid[]))`,

    // $2 ids
    endErased: `
      UPDATE ${job} SET state = 'completed', completed_on = ${now}, data = NULL, output = NULL
      WHERE name = $1 AND id = ANY($2::uuid[]) AND state IN ('created', 'retry', 'failed') AND data->>'erased' IS NOT NULL`,
  }
}

/** Reads and replaces what is stored or kept. */
function replacing({ job, dataOf, kept }: Conditions) {
  return {
    // The ids of what is kept, in the order of each key: few bytes, and one read of the table.
    keptIds: `SELECT id FROM ${job} j WHERE name = $1 AND policy = 'key_strict_fifo' AND ${kept('j')} ORDER BY created_on, id`,

    // $2 ids
    keptJobs: `SELECT id, retry_count AS "retryCount", data FROM ${job} j WHERE name = $1 AND id = ANY($2::uuid[]) AND ${kept('j')}`,

    // $2 the id of the last one before, $3 how many
    records: `
      SELECT id, ${dataOf('j')} AS data, output->>'reason' AS reason FROM ${job} j
      WHERE name = $1 AND policy = 'key_strict_fifo' AND id > $2::uuid AND data IS NOT NULL AND data->>'erased' IS NULL
      ORDER BY id LIMIT $3::int`,

    // The text of a delivery or, for the work of a handler, that of its handler. Each differs from all others.
    // $2 id, $3 the field of the text, $4 the text, $5 the new text, $6 the new key, $7 the reason, $8 the new reason
    replace: `
      UPDATE ${job} SET data = jsonb_strip_nulls(data || jsonb_build_object($3::text, $5::text, 'key', $6::text)),
        output = CASE WHEN output->>'reason' = $7::text THEN jsonb_build_object('reason', $8::text) ELSE output END
      WHERE name = $1 AND id = $2::uuid AND data->>$3::text = $4::text
      RETURNING id`,
  }
}
