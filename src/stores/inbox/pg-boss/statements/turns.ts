import { urgentShare } from '../../handling/urgent.js'
import type { Conditions } from './conditions.js'
import { toTaking } from './fetching.js'

/**
 * The lines of what is urgent without a tenant: groups without limits. Urgent work of handlers has a separate one, which takes turns
 * with the deliveries that have to be divided yet.
 */
export const [urgentLine, urgentWorkLine] = ['urgent', 'urgent work']

// For how long the limits of a group that gets no work are kept, and how often they are written while it gets some.
const [forgottenAfter, renewedAfter] = [`interval '1 day'`, `interval '1 hour'`]

// A claim takes a few milliseconds.
const longestWaitMs = 1_000

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
    CREATE INDEX IF NOT EXISTS inbox_class ON ${job} (name, priority, group_id, singleton_key) ${waiting};
    CREATE TABLE IF NOT EXISTS ${shares} (name text PRIMARY KEY, passed int NOT NULL)`,
  ]
}

/** Takes the next jobs of tenants, and pauses them. */
export function turning(conditions: Conditions) {
  const { job, groups, pauses, shares, now, queued, lined, firstOf } = conditions
  const { isDue, isPaused, take, hasTurns } = toTaking(conditions)
  const nowMs = `extract(epoch FROM ${now})::float8 * 1000`
  // A time that no claim can have written was written before the clock was set back, or before the rate was corrected.
  const fullAt = `CASE WHEN g.tat > ${nowMs} + g.burst * g.every + 1000 THEN ${nowMs} ELSE greatest(${nowMs}, g.tat) END`
  // The first key of a group after one. By both columns, or PostgreSQL would walk the other index past the keys of all groups.
  const nextKey = (group: string, after: string) => `(SELECT n.singleton_key FROM (
              SELECT j.group_id, j.singleton_key FROM ${job} j
              WHERE ${lined('j')} AND j.priority = $6 AND (j.group_id, j.singleton_key) > (${group}, ${after})
              ORDER BY j.group_id, j.singleton_key LIMIT 1) n WHERE n.group_id = ${group})`
  const nextGroup = (after: string) => `(SELECT j.group_id FROM ${job} j
              WHERE ${lined('j')} AND j.priority = $6 AND j.group_id > ${after} ORDER BY j.group_id LIMIT 1)`
  // Walks an index from value to value, around from a start, which may be no value of it. The first row is that start.
  // OFFSET keeps PostgreSQL from looking up each value several times.
  const around = (name: string, start: string, next: (after: string) => string) => `${name} AS (
          SELECT ${start}::text AS at, false AS wrapped, 0 AS place
          UNION ALL
          SELECT step.at, ${name}.wrapped OR step.at <= ${name}.at, ${name}.place + 1 FROM ${name}, LATERAL (SELECT coalesce(
            ${next(`${name}.at`)}, CASE WHEN NOT ${name}.wrapped THEN ${next("''")} END) AS at OFFSET 0) step
          WHERE step.at <= ${start} OR NOT ${name}.wrapped AND step.at > ${name}.at)`
  const noNote = `NULL::text AS cursor, NULL::float8 AS wait, NULL::boolean AS contended, NULL::int AS most,
        NULL::boolean AS urgent, NULL::boolean AS turns`
  const exists = (waits: typeof queued, priority: 0 | 1) =>
    `EXISTS (SELECT FROM ${job} l WHERE ${waits('l')} AND l.priority = ${priority})`
  const hold = (waits: typeof queued) => `
        UPDATE ${job} j SET blocked = true, group_id = 'handler ' || $3::text
        WHERE ${waits('j')} AND $2::text = 'handler' AND start_after < 'infinity' AND starts_with(data->>'handler', $3::text)`
  return {
    // Takes jobs of one group after the other, from each a few at most. A group with limits counts its claims, and one that
    // another process has counted since this statement began is left out: what it counts in flight may be too few.
    // The last row has no id: it says how to go on.
    // $2 how many, $3 the group to begin after, $4 the key to begin after in each, $5 how many of each, $6 1 for what is urgent,
    // or 0 for the others
    fetchLined: `
      WITH RECURSIVE ${around('line', '$3', nextGroup)}, open AS MATERIALIZED (
        SELECT line.at AS grp, line.place, CASE WHEN g.most IS NOT NULL OR g.every > 0 THEN g.turn END AS turn,
          least($5::int, g.most - (SELECT count(*) FROM ${job} r WHERE r.name = $1 AND r.group_id = g.grp AND r.state = 'active'
            AND g.most IS NOT NULL), CASE WHEN g.every > 0 THEN floor((${nowMs} - (${fullAt})) / g.every + g.burst) END)::int AS room,
          CASE WHEN g.every > 0 THEN (${fullAt}) - (g.burst - 1) * g.every - ${nowMs} END AS wait
        FROM line LEFT JOIN LATERAL (SELECT * FROM ${groups} o WHERE o.name = $1 AND o.grp = line.at LIMIT 1) g ON true
        WHERE line.place > 0 AND NOT EXISTS (SELECT FROM ${pauses} p WHERE p.name = $1 AND (p.kind = 'tenant' AND p.hash = g.tenant
          OR p.kind = 'handler' AND (p.hash = g.handler OR 'handler ' || p.hash = line.at)))
      ), chosen AS MATERIALIZED (
        SELECT open.grp, open.place, open.turn, head.id FROM open, LATERAL (
          WITH RECURSIVE ${around('lane', '$4', (after) => nextKey('open.grp', after))}
          SELECT first.id FROM lane, LATERAL (${firstOf(
            'lane.at',
            'id, state, created_on, start_after, source_root_id, group_id, priority',
            `start_after < 'infinity'`,
            'state DESC, created_on, id',
            '1',
          )}) first
          WHERE lane.place > 0 AND first.group_id = open.grp AND first.priority = $6
            AND ${isDue('first', 'lane.at', [queued, lined])} AND NOT ${isPaused('first', 'lane.at')}
          LIMIT open.room) head
        WHERE open.room > 0 LIMIT $2::int
      ), own AS MATERIALIZED (
        SELECT g.grp FROM ${groups} g JOIN (SELECT DISTINCT grp, turn FROM chosen) c ON g.grp = c.grp AND g.turn = c.turn
        WHERE g.name = $1 FOR UPDATE OF g SKIP LOCKED
      ), free AS MATERIALIZED (
        SELECT id, group_id FROM ${job} WHERE name = $1 AND state < 'active' AND id = ANY(ARRAY(
          SELECT c.id FROM chosen c WHERE c.turn IS NULL OR c.grp IN (SELECT grp FROM own)))
        FOR UPDATE SKIP LOCKED
      ), counted AS (
        UPDATE ${groups} g SET turn = g.turn + 1, tat = (${fullAt}) + f.taken * g.every
        FROM (SELECT group_id, count(*) AS taken FROM free GROUP BY group_id) f
        WHERE g.name = $1 AND g.grp = f.group_id AND g.grp IN (SELECT grp FROM own)
      ), taken AS (${take}
      )
      SELECT *, ${noNote} FROM taken
      UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, (SELECT grp FROM chosen ORDER BY place DESC LIMIT 1),
        CASE WHEN (SELECT count(*) FROM chosen) < $2::int THEN (SELECT min(ceil(wait)) FROM open WHERE wait > 0) END,
        (SELECT count(*) FROM chosen) > (SELECT count(*) FROM free),
        (SELECT greatest(ceil(($2::int - count(*))::float8 / nullif(count(*), 0)), 1)::int FROM free), $6::int = 1, NULL`,

    // First takes what is urgent, up to its share, and then others. While something is urgent, the claims of all processes are
    // made one after the other, and each statement in here sees what those before it have taken. A process that hangs while it
    // reads its claim would hold up all others: they wait a second, and then claim without counting.
    // Of the others, half are of those that take no turns, if both wait, and what the first half finds is returned at once.
    // The last row has no id: it says whether something takes turns still.
    // $2 how many, $3 the key to begin after, $4 the group to begin after among what is urgent, $5 among the others, $6 how many
    // of each group of the others, $7 whether those that take no turns go first
    fetchTurns: `
      DECLARE
        room constant int := $2; key_after constant text := $3; urgent_after constant text := $4; group_after constant text := $5;
        each_group constant int := $6; is_free_first constant boolean := $7;
        is_shared constant boolean := ${exists(lined, 1)} OR EXISTS (SELECT FROM ${shares} s WHERE s.name = $1 AND s.passed > 0);
        is_mixed constant boolean := ${exists(lined, 0)} AND ${exists(queued, 0)};
        is_counted boolean := is_shared; before int := 0; allowed int := 0;
        urgents int := 0; others int := 0; wanted int; more int; many int := 1; start text;
      BEGIN
        IF is_shared THEN
          PERFORM set_config('lock_timeout', '${longestWaitMs}', true);
          BEGIN
            PERFORM pg_advisory_xact_lock(hashtextextended('${shares} ' || $1, 0));
          EXCEPTION WHEN lock_not_available THEN is_counted := false;
          END;
          before := coalesce((SELECT s.passed FROM ${shares} s WHERE s.name = $1), 0);
          allowed := room - (before + room) / ${urgentShare};
          WHILE urgents < allowed LOOP
            RETURN QUERY SELECT * FROM {fetchLined}($1, allowed - urgents, urgent_after, key_after, many, 1);
            GET DIAGNOSTICS more = ROW_COUNT;
            EXIT WHEN more = 1;
            urgents := urgents + more - 1;
            many := (allowed - urgents + more - 2) / (more - 1);
          END LOOP;
        END IF;
        FOR step IN 1..2 LOOP
          EXIT WHEN others > 0 OR urgents >= room;
          wanted := CASE WHEN step = 1 AND is_mixed THEN (room - urgents + 1) / 2 ELSE room - urgents END;
          IF (step = 1) = is_free_first THEN
            FOREACH start IN ARRAY ARRAY[key_after, ''] LOOP
              EXIT WHEN others = wanted;
              RETURN QUERY SELECT f.*, ${noNote} FROM {fetchFree}($1, wanted - others, start) f;
              GET DIAGNOSTICS more = ROW_COUNT;
              others := others + more;
            END LOOP;
          ELSE
            RETURN QUERY SELECT * FROM {fetchLined}($1, wanted, group_after, key_after, each_group, 0);
            GET DIAGNOSTICS more = ROW_COUNT;
            others := more - 1;
          END IF;
        END LOOP;
        IF is_shared THEN
          IF others = 0 AND urgents < room AND urgents >= allowed THEN
            RETURN QUERY SELECT * FROM {fetchLined}($1, room - urgents, urgent_after, key_after, room, 1);
            GET DIAGNOSTICS more = ROW_COUNT;
            urgents := urgents + more - 1;
          END IF;
        END IF;
        IF is_counted THEN
          INSERT INTO ${shares} AS s VALUES ($1, CASE WHEN others > 0 THEN greatest(before + urgents - ${urgentShare - 1} * others, 0)
            WHEN urgents > 0 THEN least(before + urgents, ${urgentShare - 1}) ELSE 0 END)
          ON CONFLICT (name) DO UPDATE SET passed = excluded.passed WHERE s.passed <> excluded.passed;
        END IF;
        RETURN QUERY SELECT NULL::uuid, NULL::int, NULL::jsonb, NULL::uuid, NULL::text, NULL::text, NULL::float8, NULL::boolean,
          NULL::int, NULL::boolean, ${hasTurns};
      END`,

    // $2 groups, $3 their handlers, $4 their tenants, $5 how many may be in flight, $6 the milliseconds for each attempt, $7 bursts
    group: `
      INSERT INTO ${groups} AS g (name, grp, handler, tenant, most, every, burst, used_on)
      SELECT $1, n.grp, n.handler, n.tenant, n.most, n.every, n.burst, ${now}
      FROM unnest($2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::float8[])
        AS n(grp, handler, tenant, most, every, burst)
      WHERE NOT EXISTS (SELECT FROM ${groups} o WHERE o.name = $1 AND o.grp = n.grp AND o.most IS NOT DISTINCT FROM n.most
        AND o.every = n.every AND o.burst = n.burst AND o.used_on > ${now} - ${renewedAfter})
      ORDER BY n.grp
      ON CONFLICT (name, grp) DO UPDATE SET most = excluded.most, every = excluded.every, burst = excluded.burst,
        used_on = excluded.used_on`,

    forgetGroups: `
      DELETE FROM ${groups} g WHERE g.name = $1 AND g.used_on < ${now} - ${forgottenAfter} AND NOT EXISTS (
        SELECT FROM ${job} j WHERE j.name = $1 AND j.group_id = g.grp AND j.state <> 'completed')`,

    // Work of a paused handler that takes no turns gets in a line, so that no claim looks at it. After the pause, the line is a
    // group without limits.
    // $2 kind, $3 hash, $4 value
    pause: `
      WITH paused AS (
        INSERT INTO ${pauses} (name, kind, hash, value, since) VALUES ($1, $2, $3, $4, clock_timestamp())
        ON CONFLICT DO NOTHING RETURNING since
      ), held AS (${hold(queued)}
      ), held_urgent AS (${hold(lined)} AND group_id = '${urgentWorkLine}'
      )
      SELECT since FROM paused`,

    // $2 kind, $3 hash
    resume: `DELETE FROM ${pauses} WHERE name = $1 AND kind = $2 AND hash = $3 RETURNING since`,

    pauses: `
      SELECT kind, value, floor(extract(epoch FROM since)::float8 * 1000) AS since, (
        SELECT count(*)::int FROM (SELECT * FROM ${job} j WHERE ${queued('j')} AND j.start_after < 'infinity'
          UNION ALL SELECT * FROM ${job} j WHERE ${lined('j')}) j
        WHERE CASE p.kind WHEN 'key' THEN j.singleton_key = p.hash
          WHEN 'handler' THEN starts_with(j.data->>'handler', p.hash)
          ELSE j.group_id IN (SELECT g.grp FROM ${groups} g WHERE g.name = $1 AND g.tenant = p.hash) END) AS waiting
      FROM ${pauses} p WHERE name = $1 ORDER BY since, kind, value`,
  }
}
