// @ts-check
// Starts a NATS cluster, runs the contract of an inbox in it, kills its servers while deliveries are stored and handled, and
// counts lost deliveries and violations of the order.
//
//   node test/durable/cluster/main.mjs [rounds]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { jetstreamInbox } from 'webhook-receiver/inbox/jetstream'
import { judge } from '../kill/judge.mjs'
import { startCluster } from './servers.mjs'
import { createTraffic } from './traffic.mjs'

const rounds = Number(process.argv[2] ?? 3)
const name = 'inbox'
const cluster = await startCluster()
const manager = await patiently(async () => jetstream(await connectOne()).jetstreamManager())
await patiently(() => manager.getAccountInfo())
// The other servers join a moment after there is a leader.
await sleep(3_000)
const contract = await runContract()

const traffic = createTraffic()
const [one, two] = [await open(), await open()]
const inboxes = [one, two]
await patiently(() => Promise.all(inboxes.map((inbox) => inbox.depth())))
await Promise.all(inboxes.map((inbox) => inbox.consume(traffic.consumer, { concurrency: 20 })))
traffic.start(inboxes)
await sleep(3_000)
for (let round = 1; round <= rounds; round++) {
  await killOne(`round ${round}, a follower`, false)
  await killOne(`round ${round}, the leader`, true)
}
await traffic.stop()

const verdict = () => judge(traffic.log.join('\n'), traffic.sent, () => 0)
const patience = AbortSignal.timeout(60_000)
while (!patience.aborted && verdict().lost > 0) await sleep(500)
await sleep(1_000)
const { waiting, active, dead } = await one.depth()
const { acknowledged, handled, attempts, lost, outOfOrder, beside } = verdict()
const left = waiting + active + dead
console.log(
  `${rounds * 2} kills: ${JSON.stringify({ acknowledged, handled, attempts, lost, outOfOrder, beside, left })}`,
)
await cluster.close()
process.exit(contract === 0 && acknowledged > 0 && lost + outOfOrder + beside + left === 0 ? 0 : 1)

function connectOne() {
  const { servers } = cluster
  return connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: 100, waitOnFirstConnect: true })
}

async function open() {
  const connection = await connectOne()
  const client = jetstream(connection)
  return jetstreamInbox({
    client: connection,
    jetstream: client,
    queue: name,
    replicas: 3,
    retryDelayMs: 0,
    attempts: 1_000,
  })
}

async function runContract() {
  const env = { ...process.env, NATS_URL: `nats://${cluster.servers[0]}`, NATS_REPLICAS: '3' }
  const tests = spawn('npx', ['vitest', 'run', 'test/durable/jetstream.test.ts'], { env, stdio: 'inherit' })
  const [code] = await once(tests, 'exit')
  return Number(code)
}

/**
 * Kills a server, starts it again after a while, and prints the pauses and refusals that this caused.
 *
 * @param {string} what
 * @param {boolean} isLeader whether to kill the leader of the stream of deliveries
 */
async function killOne(what, isLeader) {
  traffic.measure()
  const { cluster: state } = await patiently(() => manager.streams.info(`${name}_deliveries`))
  const victim = cluster.names.find((each) => (each === state?.leader) === isLeader) ?? ''
  await cluster.kill(victim)
  await sleep(15_000)
  cluster.start(victim)
  await sleep(8_000)
  const { stored, handled, refused } = traffic.measure()
  const refusals = [...refused].map(([text, count]) => `${count} × ${text}`).join('; ')
  console.log(
    `${what}: stored nothing for ${stored} ms, handled nothing for ${handled} ms; refused: ${refusals || 'nothing'}`,
  )
}

/**
 * @template Result
 * @param {() => Promise<Result>} work
 */
async function patiently(work) {
  const patience = AbortSignal.timeout(60_000)
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (patience.aborted) throw error
      await sleep(200)
    }
  }
}
