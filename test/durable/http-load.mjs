// @ts-check
// Requests per second over HTTP until the delivery is stored: a receiver with an inbox, beside a check by hand and the engine's
// own call. The engine `opentelemetry` compares a receiver with metrics and spans with one that has none, and stores nothing.
//
//   npm run build && node test/durable/http-load.mjs [engine ...]
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { load, toMessage } from '../../bench/client.mjs'
import { bodyOf } from '../../bench/deliveries.mjs'
import { engines } from './engines.mjs'

const rounds = 7
const sizes = /** @type {const} */ ([
  { kilobytes: 1, connections: 16, requests: 800 },
  { kilobytes: 1, connections: 64, requests: 800 },
  { kilobytes: 1, connections: 256, requests: 1_024 },
  { kilobytes: 10, connections: 64, requests: 512 },
  { kilobytes: 100, connections: 64, requests: 192 },
])
const deliveryId = '72d3162e-cc78-11e3-81ab-4c9367dc0958'

/** @param {readonly number[]} values @param {number} part */
const at = (values, part) => values.toSorted((left, right) => left - right)[Math.round(part * (values.length - 1))] ?? 0

/** @param {string} engine @param {string} name @param {string} kind */
async function start(engine, name, kind) {
  const child = fork(new URL('./http-load-server.mjs', import.meta.url), [engine, name, kind])
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)))
  ended.catch(() => {})
  const [{ port }] = await Promise.race([once(child, 'message'), ended])
  return { child, port, rates: /** @type {number[]} */ ([]), latencies: /** @type {number[]} */ ([]) }
}

/** @param {number} kilobytes */
function distinctMessages(kilobytes) {
  const message = toMessage(bodyOf(kilobytes))
  const from = message.indexOf(deliveryId)
  return () => {
    const copy = Buffer.from(message)
    copy.write(randomUUID(), from)
    return copy
  }
}

/** @param {string} engine */
async function measure(engine) {
  const name = engines[engine]?.newName() ?? ''
  const status = engine === 'opentelemetry' ? '200' : '202'
  // The inbox first, because it makes what both use.
  const ours = await start(engine, name, 'inbox')
  const own = await start(engine, name, 'own')
  for (const { kilobytes, connections, requests } of sizes) {
    const next = distinctMessages(kilobytes)
    for (const { port } of [own, ours]) await load(port, next, requests, { status })
    for (const server of [own, ours]) Object.assign(server, { rates: [], latencies: [] })
    for (let round = 0; round < rounds; round++) {
      for (const server of round % 2 === 0 ? [own, ours] : [ours, own]) {
        const startedAt = performance.now()
        await load(server.port, next, requests, { status, connections, latencies: server.latencies })
        server.rates.push((requests * 1_000) / (performance.now() - startedAt))
      }
    }
    const shares = ours.rates.map((rate, index) => rate / (own.rates[index] ?? 0))
    const cells = [engine, kilobytes, connections, Math.round(at(own.rates, 0.5)), Math.round(at(ours.rates, 0.5))]
    const spread = `**${at(shares, 0.5).toFixed(2)}** ${at(shares, 0.25).toFixed(2)}..${at(shares, 0.75).toFixed(2)}`
    const times = [own, ours].map(
      ({ latencies }) => `${at(latencies, 0.5).toFixed(1)} / ${at(latencies, 0.99).toFixed(0)}`,
    )
    console.log(`| ${[...cells, spread, ...times].join(' | ')} |`)
  }
  for (const { child } of [own, ours]) {
    child.disconnect()
    await once(child, 'exit')
  }
  await engines[engine]?.remove(name)
}

const asked = process.argv.slice(2)
console.log('| | KB | connections | own call, /s | this package, /s | share | own p50 / p99, ms | p50 / p99, ms |')
console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
for (const engine of asked.length > 0
  ? asked
  : [...Object.keys(engines).filter((engine) => engines[engine]?.openOwn), 'opentelemetry'])
  await measure(engine)
process.exit()
