import type pg from 'pg'

/** How many rows a statement reads of tables and indexes. It is run. */
export async function countRead(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...values])
  return sumOf(rows[0]['QUERY PLAN'][0].Plan)
}

function sumOf(plan: unknown): number {
  const { Plans = [], ...node } = plan as Record<string, unknown> & { readonly Plans?: readonly unknown[] }
  const own = String(node['Node Type']).includes('Scan') && node['Relation Name'] !== undefined
  const perLoop = Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)
  const rows = own ? perLoop * Number(node['Actual Loops']) : 0
  return Plans.reduce((sum: number, each) => sum + sumOf(each), rows)
}

/** Stores so many copies of each waiting job, with keys of their own. */
export async function copyJobs(pool: pg.Pool, schema: string, queue: string, count: number): Promise<void> {
  const { rows } = await pool.query<{ readonly name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = $1 AND table_name = 'job'",
    [schema],
  )
  const names = rows.map(({ name }) => name)
  const copied = names.map((name) => (name === 'id' ? 'u' : name === 'singleton_key' ? 'u::text' : name))
  await pool.query(
    `INSERT INTO ${schema}.job (${names.join()}) SELECT ${copied.join()} FROM ${schema}.job,
      (SELECT gen_random_uuid() AS u FROM generate_series(1, ${count})) AS s WHERE name = $1 AND state = 'created'`,
    [queue],
  )
}
