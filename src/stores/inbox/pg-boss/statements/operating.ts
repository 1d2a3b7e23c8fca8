import type { Conditions } from './conditions.js'

/** What the queue holds. */
export function counting({ schema, job, now, queued, lined, failed, setAside, dead, count }: Conditions) {
  const since = (where: string) => `(
        SELECT floor(extract(epoch FROM min(CASE
          WHEN created_on BETWEEN '2020-01-01' AND ${now} + interval '1 day' THEN created_on
          WHEN started_on IS NOT NULL THEN started_on
          WHEN isfinite(start_after) THEN start_after END))::float8 * 1000)
        FROM ${job} WHERE ${where})`
  return {
    depth: `
      SELECT ${count(`${queued('job')} AND start_after < 'infinity'`)} + ${count(lined('job'))} AS waiting,
        ${count(`name = $1 AND state = 'active' AND policy = 'key_strict_fifo'`)} AS active,
        ${count(failed)} + ${count(setAside)} AS dead`,

    // A numbered job has its number as its creation time: then the time of its last attempt counts, or of its end of waiting.
    oldest: `
      SELECT least(${since(`${queued('job')} AND start_after < 'infinity'`)}, ${since(lined('job'))}) AS "waitingSince", (
        SELECT floor(extract(epoch FROM min(coalesce(completed_on, created_on)))::float8 * 1000)
        FROM ${job} WHERE name = $1 AND id IN ${dead}) AS "deadSince"`,

    // The table of the queue, if it is ours and has grown fourfold, to 32 blocks at least, since PostgreSQL made its statistics.
    grown: `
      SELECT format('%I.%I', n.nspname, c.relname) AS table FROM ${schema}.queue q
      JOIN pg_class c ON c.oid = to_regclass('${schema}.' || quote_ident(q.table_name)) JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE q.name = $1 AND pg_has_role(c.relowner, 'USAGE')
        AND pg_relation_size(c.oid) > 4 * current_setting('block_size')::int * greatest(c.relpages, 8)`,
  }
}

/** Lists and ends dead letters. */
export function deadLettering({ job, now, failed, dead, updateDead, dataOf, hasWork }: Conditions) {
  return {
    // $2 limit, $3 how many to pass over
    deadLetters: `
      SELECT id, ${dataOf('job')} AS data, output, CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS attempts,
        floor(extract(epoch FROM coalesce(completed_on, created_on))::float8 * 1000) AS "failedAt"
      FROM ${job} job WHERE name = $1 AND id IN ${dead}
      ORDER BY coalesce(completed_on, created_on), id LIMIT $2::int OFFSET $3::int`,

    blockedKeys: `SELECT data->>'key' AS key FROM ${job} WHERE ${failed} GROUP BY 1 ORDER BY min(completed_on)`,

    // $2 ids
    redrive:
      updateDead(`state = 'created', start_after = '-infinity', blocked = group_id IS NOT NULL, retry_count = 0, started_on = NULL,
        completed_on = NULL, output = NULL`),

    // Keeps the id, so that the next duplicate is recognised, and nothing of the delivery.
    // $2 ids
    discard: updateDead(`state = 'completed', completed_on = ${now}, data = NULL, output = NULL`),

    // The request of a divided job, once no handler needs it.
    // $2 ids
    forgetRoots: `
      UPDATE ${job} root SET data = NULL, output = NULL
      WHERE root.name = $1 AND root.id = ANY($2::uuid[]) AND root.state = 'completed' AND root.keep_until = 'infinity'
        AND NOT ${hasWork('root.id')}
      RETURNING root.id`,

    // Those of processes that died before they could forget it, and those that are kept no longer.
    forgetLeft: `
      UPDATE ${job} root SET data = NULL, output = NULL
      WHERE root.name = $1 AND root.state = 'completed' AND root.data IS NOT NULL
        AND (root.keep_until = 'infinity' OR root.keep_until <= ${now}) AND NOT ${hasWork('root.id')}`,
  }
}
