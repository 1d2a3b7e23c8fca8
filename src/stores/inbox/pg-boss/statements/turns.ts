import { type Conditions, urgentWorkLine } from './conditions.js'

// For how long the limits of a group that gets no work are kept, and how often they are written while it gets some.
const [forgottenAfter, renewedAfter] = [`interval '1 day'`, `interval '1 hour'`]

/** Stores the groups of tenants, and what is paused. */
export function turning({ job, groups, pauses, now, queued, lined }: Conditions) {
  const hold = (waits: typeof queued) => `
        UPDATE ${job} j SET blocked = true, group_id = 'handler ' || $3::text
        WHERE ${waits('j')} AND $2::text = 'handler' AND start_after < 'infinity' AND starts_with(data->>'handler', $3::text)`
  return {
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
