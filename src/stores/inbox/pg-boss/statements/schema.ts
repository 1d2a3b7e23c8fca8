import type { Conditions } from './conditions.js'

/**
 * The tables and indexes for jobs that take turns, by version: each text leads from one version to the next, and can run twice.
 *
 * A group has the jobs of a tenant, for one handler. `tat` is the theoretical arrival time of the generic cell rate algorithm:
 * the time at which the bucket is full again, in milliseconds since 1970. `turn` counts the claims of a group with limits.
 *
 * A job that is urgent has the `priority` 1. `passed` counts how many of those were taken since the others had their share.
 */
export function toSchema({ schema, job, groups, pauses, shares }: Conditions): readonly string[] {
  const waiting = `WHERE state < 'active' AND blocked AND policy = 'key_strict_fifo'`
  return [
    `CREATE TABLE IF NOT EXISTS ${groups} (name text NOT NULL, grp text NOT NULL, handler text, tenant text NOT NULL,
      most float8, every float8 NOT NULL, burst float8 NOT NULL, turn bigint NOT NULL DEFAULT 0, tat float8 NOT NULL DEFAULT 0,
      used_on timestamptz NOT NULL, PRIMARY KEY (name, grp));
    CREATE TABLE IF NOT EXISTS ${pauses} (name text NOT NULL, kind text NOT NULL, hash text NOT NULL, value text NOT NULL,
      since timestamptz NOT NULL, PRIMARY KEY (name, kind, hash));
    CREATE INDEX IF NOT EXISTS inbox_lane ON ${job} (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) ${waiting};
    CREATE INDEX IF NOT EXISTS inbox_line ON ${job} (name, group_id, singleton_key) ${waiting}`,
    // First what locks the table most: processes that are running would come in between.
    `DROP INDEX IF EXISTS ${schema}.inbox_line;
    CREATE TABLE IF NOT EXISTS ${shares} (name text PRIMARY KEY, passed int NOT NULL)`,
    `DROP INDEX IF EXISTS ${schema}.inbox_class;
    CREATE INDEX IF NOT EXISTS inbox_due ON ${job} (name, priority, group_id, singleton_key, start_after) ${waiting}`,
  ]
}
