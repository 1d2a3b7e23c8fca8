import type { Conditions } from './conditions.js'

/** Renews and ends the claims of processes on their jobs, which `fetching.ts` makes. */
export function settling({ job, now, failed, hasWork, keeping }: Conditions) {
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
      UPDATE ${job} j SET state = 'created', start_after = 'infinity', blocked = false FROM chosen WHERE j.name = $1 AND j.id = chosen.id`,

    // A job that was divided keeps the request until the work of all handlers is done.
    // $2 seconds
    prune: `
      DELETE FROM ${job} WHERE name = $1 AND state = 'completed'
        AND completed_on < ${now} - $2::float8 * interval '1 second' AND NOT ${hasWork(`${job}.id`)}`,
  }
}
