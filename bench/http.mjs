import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { bodyOf, headerLines, signaturesOf } from './deliveries.mjs'
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
  const servers = await Promise.all(names.map(start))
  for (const server of servers) await load(server.port, message, warmUpRequests)
  const cpu = servers.map(() => [])
  const wall = servers.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const before = await server.cpu()
      const start = process.hrtime.bigint()
      await load(server.port, message, requestsPerRound)
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

async function start(name) {
  const child = fork(new URL('./http-server.mjs', import.meta.url), [name])
  const [{ port }] = await once(child, 'message')
  const cpu = async () => {
    child.send('cpu')
    const [message] = await once(child, 'message')
    return message.cpu.user + message.cpu.system
  }
  return { child, port, cpu }
}

function toMessage(body) {
  const { github, stripe } = signaturesOf(body)
  const octokit = { 'X-GitHub-Delivery': '1', 'X-GitHub-Event': 'issues', 'X-Hub-Signature-256': github }
  const lines = headerLines(body, { ...octokit, 'Stripe-Signature': stripe }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([Buffer.from(`POST /hooks HTTP/1.1\r\n${lines.join('')}\r\n`), body])
}

/** Sends the message this many times, over several connections that stay open. */
async function load(port, message, requests) {
  const each = requests / connections
  await Promise.all(Array.from({ length: connections }, () => converse(port, message, each)))
}

function converse(port, message, requests) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let left = requests
    let received = ''
    socket.on('connect', () => socket.write(message))
    socket.on('error', reject)
    socket.on('close', () => (left === 0 ? resolve() : reject(new Error('the server closed the connection'))))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const end = endOfResponse(received)
      if (end === undefined) return
      if (!received.startsWith('HTTP/1.1 200 ')) return socket.destroy(new Error(received.slice(0, 200)))
      received = received.slice(end)
      left -= 1
      if (left === 0) socket.end()
      else socket.write(message)
    })
  })
}

function endOfResponse(received) {
  const head = received.indexOf('\r\n\r\n')
  if (head === -1) return undefined
  if (/\r\ntransfer-encoding: chunked/i.test(received.slice(0, head))) {
    const last = received.indexOf('0\r\n\r\n', head + 4)
    return last === -1 ? undefined : last + 5
  }
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))
  const end = head + 4 + Number(length?.[1] ?? 0)
  return received.length >= end ? end : undefined
}
