// @ts-check
// Measures inboxes on real servers: how fast processes handle a backlog, against the engine's own worker, and how long a claim takes.
//
//   node test/durable/throughput-details.mjs [engine ...]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engines } from './engines.mjs'
import { judge } from './kill/judge.mjs'
import { toDelivery } from './throughput-delivery.mjs'
import { measureFetch } from './throughput-fetch.mjs'
import { measureOwnWorker } from './throughput-own.mjs'

const rounds = 7

/**
 * @param {string} engineName
 * @param {number} processes
 */
async function measureHandling(engineName, processes) {
  const engine = engines[engineName]
  if (engine === undefined) throw new Error(`no engine ${engineName}`)
  const name = engine.newName()
  const inbox = await engine.open(name)
  const count = 2_000
  const keys = 100
  const sent = []
  for (let number = 1; number <= count / keys; number++) {
    const deliveries = Array.from({ length: keys }, (_, index) => ({ key: `k${index}`, number }))
    const from = performance.now()
    await Promise.all(deliveries.map(({ key }) => inbox.put(toDelivery(key, number))))
    for (const delivery of deliveries) sent.push({ ...delivery, from, until: performance.now() })
  }
  const { ordering } = inbox
  await inbox.close()
  const folder = mkdtempSync(join(tmpdir(), 'throughput-'))
  const log = join(folder, 'log')
  const workers = Array.from({ length: processes }, () =>
    fork(new URL('./throughput-worker.mjs', import.meta.url), [engineName, name, log]),
  )
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  const startedAt = performance.now()
  for (const worker of workers) worker.send('go')
  const lines = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('done')).length
  while (lines() < count) await new Promise((resolve) => setTimeout(resolve, 20))
  const rate = (count * 1_000) / (performance.now() - startedAt)
  for (const worker of workers) worker.disconnect()
  await Promise.all(workers.map((worker) => once(worker, 'exit')))
  const { outOfOrder, beside, handled, attempts } = judge(readFileSync(log, 'utf8'), sent, () => 0)
  const order = ordering === 'none' ? 'no order' : `${outOfOrder + beside} out of order`
  console.log(
    `| ${engineName} | ${processes} processes | ${Math.round(rate)} | ${attempts - handled} repeated, ${order} |`,
  )
  await engine.remove(name)
  rmSync(folder, { recursive: true })
}

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : ['pg-boss', 'sqlite', 'bullmq', 'jetstream']
console.log('| handled, 50 at once | its worker, /s | inbox, /s | ratio |\n|---|--:|--:|--:|')
for (const name of names) await measureOwnWorker(name, toDelivery, rounds)
console.log('\n| engine | | handled, /s | |\n|---|---|--:|---|')
for (const name of names) {
  const isShared = engines[name]?.isShared ?? true
  for (const processes of isShared ? [1, 2, 4] : [1]) await measureHandling(name, processes)
}
if (names.includes('pg-boss')) await measureFetch(toDelivery)
process.exit()
