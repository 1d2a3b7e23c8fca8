// The rows over HTTP: each server is a process, and all take turns.
import { load, startServer, toMessage } from '../client.mjs'
import { bodyOf } from '../deliveries.mjs'
import { toRow } from '../measure.mjs'

/** The servers of `http-server.mjs` in each row, by the column of the table; the first is the floor. */
export const servers = {
  'node:http': {
    floor: 'node bare',
    hand: 'node by hand',
    octokit: 'node octokit',
    methods: 'node octokit-methods',
    stripe: 'node stripe',
    ours: 'node toNode',
  },
  'Express 5': {
    floor: 'express raw',
    hand: 'express by hand',
    octokit: 'express octokit',
    stripe: 'express stripe',
    ours: 'express toExpress',
  },
  Koa: { floor: 'koa by hand', hand: 'koa by hand', stripe: 'koa stripe', ours: 'koa toKoa' },
  'Hono on Node': {
    floor: 'hono by hand',
    hand: 'hono by hand',
    octokit: 'hono octokit',
    stripe: 'hono stripe',
    ours: 'hono toFetch',
  },
}

const requestsPerRound = 3000
// With fewer, V8 has not optimized the small functions, and the library with more of them looks slower.
const warmUpRequests = 40_000

/** Measures the servers of a row: processor time of the server for a request, and requests per second. */
export async function compareServers(name, versions, { rounds = 9 } = {}) {
  const { ours, ...others } = servers[name]
  const started = []
  for (const [column, server] of Object.entries(others)) started.push({ column, ...(await startServer(server)) })
  for (const [column, root] of Object.entries(versions)) started.push({ column, ...(await startServer(ours, root)) })
  const message = toMessage(bodyOf(1))
  for (const { port } of started) await load(port, message, warmUpRequests)
  const costs = started.map(() => [])
  const rates = started.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { port, cpu }] of started.entries()) {
      const before = await cpu()
      const startedAt = performance.now()
      await load(port, message, requestsPerRound)
      rates[index].push((requestsPerRound * 1000) / (performance.now() - startedAt))
      costs[index].push(((await cpu()) - before) / requestsPerRound)
    }
  }
  for (const { child } of started) child.disconnect()
  return started.map(({ column }, index) => ({ ...toRow(column, costs[index], costs[0]), rates: rates[index] }))
}
