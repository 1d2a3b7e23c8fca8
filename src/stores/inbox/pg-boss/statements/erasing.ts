import type { Conditions } from './conditions.js'

/** Finds and erases what is stored about a person. */
export function erasing({ job, now, dataOf, kept }: Conditions) {
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
export function replacing({ job, dataOf, kept }: Conditions) {
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
