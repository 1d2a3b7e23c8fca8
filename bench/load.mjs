import { load, startServer, toMessage } from './client.mjs'
import { bodyOf, tampered } from './deliveries.mjs'

const names = ['node by hand', 'node toNode']
const rounds = 7
const requestsOf = { 1: 3000, 10: 1500, 100: 300 }

/** Requests per second and the time of a request, for several connections and sizes of bodies. */
export async function measureLoad() {
  const servers = []
  for (const name of names) servers.push({ name, ...(await startServer(name)) })
  const rows = []
  for (const [kilobytes, requests] of Object.entries(requestsOf)) {
    const message = toMessage(bodyOf(Number(kilobytes)))
    for (const { port } of servers) await load(port, message, 4 * requests)
    for (const connections of [16, 64, 256]) {
      const samples = servers.map(() => ({ rates: [], latencies: [] }))
      for (let round = 0; round < rounds; round++) {
        for (const [index, { port }] of servers.entries()) {
          const { rates, latencies } = samples[index]
          const sent = Math.max(1, Math.floor(requests / connections)) * connections
          const startedAt = performance.now()
          await load(port, message, sent, { connections, latencies })
          rates.push((sent * 1000) / (performance.now() - startedAt))
        }
      }
      for (const [index, { name }] of servers.entries())
        rows.push(toCells(name, kilobytes, connections, samples[index]))
    }
  }
  for (const { child } of servers) child.disconnect()
  const head = ['', 'KB', 'connections', 'requests/s', 'quartiles', 'p50', 'p99']
  return [{ kind: 'cells', title: `HTTP under load, the median of ${rounds} rounds`, head, rows }]
}

function toCells(name, kilobytes, connections, { rates, latencies }) {
  const rate = (part) => String(Math.round(at(rates, part)))
  return [
    name,
    kilobytes,
    String(connections),
    rate(0.5),
    `${rate(0.25)}..${rate(0.75)}`,
    toMs(at(latencies, 0.5)),
    toMs(at(latencies, 0.99)),
  ]
}

/**
 * The time of genuine requests beside forged ones, which come at half the rate that the server can refuse, and beside as many
 * genuine ones.
 */
export async function measureFlood() {
  const server = await startServer('node toNode')
  const { port } = server
  const genuine = toMessage(bodyOf(1))
  const forged = toMessage(bodyOf(1), tampered(bodyOf(1)))
  await load(port, genuine, 20_000)
  await load(port, forged, 20_000, { status: '401' })
  const startedAt = performance.now()
  await load(port, forged, 10_000, { status: '401', connections: 16 })
  const refusedPerSecond = 10_000_000 / (performance.now() - startedAt)
  const kinds = {
    alone: [],
    'beside genuine ones': [],
    'beside forged ones': [],
  }
  const messages = { alone: undefined, 'beside genuine ones': [genuine, '200'], 'beside forged ones': [forged, '401'] }
  for (let round = 0; round < rounds; round++) {
    for (const [kind, latencies] of Object.entries(kinds)) {
      latencies.push(...(await timesBeside(port, genuine, messages[kind], refusedPerSecond / 2)))
    }
  }
  server.child.disconnect()
  const rows = Object.entries(kinds).map(([kind, latencies]) => [
    kind,
    kind === 'alone' ? '0' : String(Math.round(refusedPerSecond / 2)),
    toMs(at(latencies, 0.5)),
    toMs(at(latencies, 0.99)),
    (at(latencies, 0.99) / at(kinds['beside genuine ones'], 0.99)).toFixed(2),
  ])
  const head = ['200 genuine requests/s', 'others/s', 'p50', 'p99', 'x p99 beside genuine ones']
  const title = `Genuine requests in a flood; the server refuses ${Math.round(refusedPerSecond)} forged ones a second`
  return [{ kind: 'cells', title, head, rows }]
}

async function timesBeside(port, genuine, beside, perSecond) {
  const latencies = []
  let isOver = false
  const others = []
  if (beside) {
    const [message, status] = beside
    const connections = 16
    const options = { connections, status, intervalMs: (connections * 1000) / perSecond, until: () => isOver }
    others.push(load(port, message, 2 ** 30, options))
  }
  await load(port, genuine, 400, { connections: 4, intervalMs: 20, latencies })
  isOver = true
  await Promise.all(others)
  return latencies
}

function at(samples, part) {
  const sorted = samples.toSorted((left, right) => left - right)
  return sorted[Math.round(part * (sorted.length - 1))]
}

const toMs = (ms) => `${Number(ms.toPrecision(3))} ms`
