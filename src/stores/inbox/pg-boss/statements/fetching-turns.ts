import { urgentShare } from '../../handling/turns.js'
import type { Conditions } from './conditions.js'
import { toTaking } from './fetching.js'

// A claim takes a few milliseconds.
const longestWaitMs = 1_000

/** Takes the next jobs of tenants, and what is urgent. */
export function fetchingTurns(conditions: Conditions) {
  const { job, groups, pauses, shares, now, queued, lined, firstOf } = conditions
  const { isDue, isPaused, take, hasTurns } = toTaking(conditions)
  const nowMs = `extract(epoch FROM ${now})::float8 * 1000`
  // A time that no claim can have written was written before the clock was set back, or before the rate was corrected.
  const fullAt = `CASE WHEN g.tat > ${nowMs} + g.burst * g.every + 1000 THEN ${nowMs} ELSE greatest(${nowMs}, g.tat) END`
  // The first key of a group after one that has a job whose time has come: the index tells, so that what waits for a retry costs little.
  // By both columns, or PostgreSQL would walk the other index past the keys of all groups.
  const nextKey = (group: string, after: string) => `(SELECT n.singleton_key FROM (
              SELECT j.group_id, j.singleton_key FROM ${job} j
              WHERE ${lined('j')} AND j.priority = $6 AND (j.group_id, j.singleton_key) > (${group}, ${after})
                AND j.group_id = ${group} AND j.start_after <= (SELECT ${now})
              ORDER BY j.group_id, j.singleton_key LIMIT 1) n)`
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
  const noContinuation = `NULL::text AS cursor, NULL::float8 AS wait, NULL::boolean AS contended, NULL::int AS most,
        NULL::boolean AS urgent, NULL::boolean AS turns`
  const exists = (waits: typeof queued, priority: 0 | 1) =>
    `EXISTS (SELECT FROM ${job} l WHERE ${waits('l')} AND l.priority = ${priority})`
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
      SELECT *, ${noContinuation} FROM taken
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
              RETURN QUERY SELECT f.*, ${noContinuation} FROM {fetchFree}($1, wanted - others, start) f;
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
  }
}
