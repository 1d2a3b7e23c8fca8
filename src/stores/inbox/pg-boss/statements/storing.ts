import { type Conditions, urgentWorkLine } from './conditions.js'

/** Stores a delivery. */
export function storing({ job, pauses, now, afterLast, firstOf, atNumber, dataOf, kept, keeping }: Conditions) {
  const ms = (milliseconds: string) => `${milliseconds} * interval '1 millisecond'`
  // The wait of a number ends when that of the next higher one of its key does, which may be in another group.
  const settlesAt = `least(clock_timestamp() + ${ms('$6::float8')}, (SELECT higher.start_after FROM (${firstOf(
    '$4',
    'start_after, created_on',
    `state = 'created' AND start_after > '-infinity' AND start_after < 'infinity' AND created_on > ${atNumber('$5::float8')}`,
    'created_on',
    '1',
  )}) higher))`
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
        SELECT f.*, coalesce(f.grp, (SELECT 'handler ' || p.hash FROM ${pauses} p
          WHERE p.name = $1 AND p.kind = 'handler' AND starts_with(f.data->>'handler', p.hash)),
          CASE WHEN f.urgent THEN '${urgentWorkLine}' END) AS line
        FROM jsonb_to_recordset($4::jsonb) AS f(id uuid, data jsonb, key text, place float8, retries int, delay int,
          backoff boolean, longest int, wait float8, most float8, needs jsonb, grp text, urgent boolean)
        WHERE f.needs IS NULL OR f.needs <@ (SELECT handlers FROM finished)
      ), followed AS (
        INSERT INTO ${job} (name, id, data, policy, singleton_key, group_id, blocked, priority, created_on, start_after, keep_until,
          source_root_id, deletion_seconds, expire_seconds, heartbeat_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max)
        SELECT $1, f.id, f.data || jsonb_strip_nulls(jsonb_build_object('subjects', done.data->'subjects',
            'until', extract(epoch FROM ${now} + ${ms('f.most')}))), 'key_strict_fifo', f.key, f.line, f.line IS NOT NULL,
          CASE WHEN f.urgent THEN 1 ELSE 0 END,
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
          ${firstOf('f.key', 'id, created_on', `state = 'created' AND start_after < 'infinity'`, 'created_on, id', '1')}) opener
        WHERE j.name = $1 AND j.id = opener.id AND j.state = 'created' AND j.data->>'until' IS NOT NULL
      )
      SELECT id FROM ${result}`
  return {
    // pg-boss orders the jobs of a key by their creation time. A numbered job has its number as that time, in milliseconds.
    // Other jobs come after the last one of their key.
    // $2 id, $3 data, $4 key, $5 number, $6 milliseconds to wait or null for a dead letter, $7 to $10 the retry policy, $11 the
    // group that takes turns, $12 1 for what is urgent
    put: `
      INSERT INTO ${job} (name, id, data, policy, singleton_key, group_id, blocked, priority, created_on, start_after, keep_until,
        deletion_seconds, expire_seconds, heartbeat_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max)
      VALUES ($1, $2::uuid, $3::jsonb, 'key_strict_fifo', $4, $11, $11::text IS NOT NULL AND $6::float8 IS NOT NULL, $12,
        CASE WHEN $5::float8 IS NOT NULL THEN ${atNumber('$5::float8')} ELSE ${afterLast('$4')} END,
        CASE WHEN $6::float8 IS NULL THEN 'infinity' WHEN $5::float8 IS NULL THEN '-infinity'
          ELSE ${settlesAt} END, 'infinity',
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

    // $2 key, $3 how many, $4 how many bytes
    gather: `
      SELECT id, ${dataOf('j')} AS data, source_root_id AS root FROM (SELECT f.*, sum((
        SELECT octet_length(root.data->>'delivery') FROM ${job} root WHERE root.name = $1 AND root.id = f.source_root_id
      )) OVER (ORDER BY created_on, id) AS bytes FROM (${firstOf(
        '$2',
        'id, data, source_root_id, created_on',
        `state = 'created' AND start_after < 'infinity' AND data->>'until' IS NOT NULL`,
        'created_on, id',
        '$3::int',
      )}) f) j WHERE bytes <= $4::float8 ORDER BY created_on, id`,

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
      UPDATE ${job} j SET start_after = 'infinity', blocked = false, output = dead.output, retry_count = dead.retry_count,
        started_on = dead.started_on, completed_on = dead.completed_on
      FROM ${job} dead
      WHERE dead.name = $1 AND dead.id = $2::uuid AND dead.retry_count = $3::int AND dead.state = 'failed'
        AND j.name = $1 AND j.id = ANY($4::uuid[]) AND j.state = 'created'`,
  }
}
