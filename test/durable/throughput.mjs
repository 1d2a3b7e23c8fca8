// @ts-check
// Measures inboxes on real servers: `put` against the engine's own call, and how fast processes handle a backlog.
//
//   npm run bench:inbox -- [engine ...]
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engines } from './engines.mjs'
import { judge } from './kill/judge.mjs'
import { measureFetch } from './throughput-fetch.mjs'
import { measureOwnWorker } from './throughput-own.mjs'

/** @typedef {import('webhook-receiver/inbox').StoredDelivery} StoredDelivery */

const rounds = 7
const body = new TextEncoder().encode(JSON.stringify({ text: 'x'.repeat(1_000) }))

/**
 * @param {string} key
 * @param {number} number
 * @returns {StoredDelivery}
 */
function toDelivery(key, number) {
  const request = { method: 'POST', url: 'https://hooks.example/', headers: [], encrypted: true, body }
  const proof = { strength: /** @type {const} */ ('signature'), verifier: 'hmacSignature' }
  const about = {
    id: randomUUID(),
    endpoint: 'bench',
    provider: 'bench',
    event: 'number',
    deliveryId: `${key}-${number}`,
  }
  return { ...about, key, number: undefined, request, proof, receivedAt: Date.now(), invalid: undefined }
}

/** @type {(values: readonly number[]) => number} */
const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

/**
 * Calls per second, with a fixed number in flight.
 *
 * @param {(delivery: StoredDelivery) => Promise<unknown>} put
 * @param {number} atOnce
 */
async function rateOf(put, atOnce) {
  const count = atOnce === 1 ? 150 : 600
  const deliveries = Array.from({ length: count }, (_, index) => toDelivery(`k${index % 100}`, index))
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = deliveries.pop(); next; next = deliveries.pop()) await put(next)
    }),
  )
  return (count * 1_000) / (performance.now() - startedAt)
}

/** @param {string} engineName */
async function measurePut(engineName) {
  const engine = engines[engineName]
  if (engine === undefined) throw new Error(`no engine ${engineName}: ${Object.keys(engines).join(', ')}`)
  const name = engine.newName()
  const inbox = await engine.open(name)
  const own = await engine.openOwn(name)
  for (const atOnce of [1, 32]) {
    /** @type {{ ours: number, own: number }[]} */
    const rates = []
    for (let round = 0; round < rounds; round++) {
      // In turns, so that other load on the machine affects both.
      rates.push({ own: await rateOf(own.put, atOnce), ours: await rateOf((delivery) => inbox.put(delivery), atOnce) })
    }
    const columns = [median(rates.map((rate) => rate.own)), median(rates.map((rate) => rate.ours))].map(Math.round)
    const ratio = median(rates.map((rate) => rate.ours / rate.own))
    console.log(`| ${engineName} | put, ${atOnce} at a time | ${columns.join(' | ')} | ${ratio.toFixed(2)} |`)
  }
  await own.close()
  await inbox.close()
  await engine.remove(name)
}

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
const names = asked.length > 0 ? asked : Object.keys(engines)
console.log('| engine | | the engine, /s | inbox, /s | ratio |\n|---|---|--:|--:|--:|')
for (const name of names) {
  await measurePut(name)
  await measureOwnWorker(name, toDelivery, rounds)
}
console.log('\n| engine | | handled, /s | |\n|---|---|--:|---|')
for (const name of names) {
  const isShared = engines[name]?.isShared ?? true
  for (const processes of isShared ? [1, 2, 4] : [1]) await measureHandling(name, processes)
}
if (names.includes('pg-boss')) await measureFetch(toDelivery)
process.exit()
