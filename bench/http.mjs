import { load, startServer, toMessage } from './client.mjs'
import { bodyOf } from './deliveries.mjs'
import { toRow } from './measure.mjs'

const connections = 8
const requestsPerRound = 4000
// So many that V8 has optimized all of the code.
const warmUpRequests = 10 * requestsPerRound

const names = [
  'node by hand',
  'node receive() by hand',
  'node toNode',
  'node octokit',
  'express by hand',
  'express toExpress',
  'koa by hand',
  'koa toKoa',
  'hono by hand',
  'hono toFetch',
  'hono octokit',
  'hono stripe',
]

/** Measures the processor time that a server process spends on a request, and the time until all are answered. */
export async function compareServers({ rounds = 9 } = {}) {
  const body = bodyOf(1)
  const message = toMessage(body)
  const servers = await Promise.all(names.map((name) => startServer(name)))
  for (const server of servers) await load(server.port, message, warmUpRequests, { connections })
  const cpu = servers.map(() => [])
  const wall = servers.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const before = await server.cpu()
      const start = process.hrtime.bigint()
      await load(server.port, message, requestsPerRound, { connections })
      wall[index].push(Number(process.hrtime.bigint() - start) / 1000 / requestsPerRound)
      cpu[index].push(((await server.cpu()) - before) / requestsPerRound)
    }
  }
  for (const { child } of servers) child.disconnect()
  const against = (samples, floorOf) => names.map((name, index) => toRow(name, samples[index], samples[floorOf(index)]))
  const first = () => 0
  const sameFramework = (index) => names.indexOf(`${names[index].split(' ')[0]} by hand`)
  return [
    { title: `HTTP, ${body.length} bytes: processor time of the server for a request`, rows: against(cpu, first) },
    { title: 'The same, against the work by hand on the same framework', rows: against(cpu, sameFramework) },
    { title: `HTTP, ${body.length} bytes, ${connections} connections: time for a request`, rows: against(wall, first) },
  ]
}
