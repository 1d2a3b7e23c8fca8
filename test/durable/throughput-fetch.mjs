// @ts-check
// Measures how long it takes to fetch ten deliveries from a backlog: by the statement of the inbox, and by pg-boss.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { databaseUrl, engines } from './engines.mjs'

// The built package does not export the statements.
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../src/stores/inbox/pg-boss/statements/index.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  write: false,
})
const { toStatements } = await import(`data:text/javascript,${encodeURIComponent(String(outputFiles[0]?.text))}`)

const backlogs = [
  { waiting: 200, keys: 50 },
  { waiting: 2_000, keys: 500 },
  { waiting: 20_000, keys: 5_000 },
  { waiting: 20_000, keys: 1 },
]

/**
 * Prints both for several backlogs. Each fetch is rolled back, so that both find the same jobs.
 *
 * @param {(key: string, number: number) => import('webhook-receiver/inbox').StoredDelivery} toDelivery
 */
export async function measureFetch(toDelivery) {
  console.log('\n| waiting | keys | fetch of pg-boss, ms | fetch of the inbox, ms |\n|--:|--:|--:|--:|')
  const engine = engines['pg-boss']
  if (engine === undefined) throw new Error('no engine pg-boss')
  for (const { waiting, keys } of backlogs) {
    const schema = engine.newName()
    const inbox = await engine.open(schema)
    const deliveries = Array.from({ length: waiting }, (_, index) => toDelivery(`k${index % keys}`, index))
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        for (let next = deliveries.pop(); next; next = deliveries.pop()) await inbox.put(next)
      }),
    )
    const { own, ours } = await compare(schema)
    console.log(`| ${waiting} | ${keys} | ${own.toFixed(1)} | ${ours.toFixed(1)} |`)
    await inbox.close()
    await engine.remove(schema)
  }
}

/** @param {string} schema */
async function compare(schema) {
  const boss = new PgBoss({ connectionString: databaseUrl, schema, supervise: false, schedule: false })
  await boss.start()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const db = {
    executeSql: (/** @type {string} */ text, /** @type {unknown[]} */ values = []) => client.query(text, values),
  }
  const { fetch } = toStatements(schema)
  /** @type {{ own: number[], ours: number[] }} */
  const times = { own: [], ours: [] }
  for (let round = 0; round < 15; round++) {
    // In turns, so that other load on the machine affects both.
    times.own.push(await timeOf(client, () => boss.fetch('webhooks', { batchSize: 10, db })))
    times.ours.push(await timeOf(client, () => client.query(fetch, ['webhooks', 10, round % 2 ? randomUUID() : ''])))
  }
  await boss.stop({ graceful: false })
  await client.end()
  return { own: median(times.own), ours: median(times.ours) }
}

/**
 * @param {pg.Client} client
 * @param {() => Promise<unknown>} work
 */
async function timeOf(client, work) {
  await client.query('BEGIN')
  const startedAt = performance.now()
  await work()
  const time = performance.now() - startedAt
  await client.query('ROLLBACK')
  return time
}

/** @type {(values: readonly number[]) => number} */
const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
