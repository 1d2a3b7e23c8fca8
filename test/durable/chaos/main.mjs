// @ts-check
// Causes one kind of fault again and again while a provider sends, and counts lost, repeated and unordered deliveries.
//
//   node test/durable/chaos/main.mjs <engine> <fault> [minutes] [--control=<name>] [--other=<folder>] [--patience=<seconds>]
//     [--held=<seconds>] [--processes=2] [--faults=<count>]
//
// A control is a deliberate mistake, with which the run has to fail: acknowledge-early, no-aof, evict (lost), fail-after-effect
// (repeated), overtake (out of order). `--other` is a folder with another version of the package, installed or as a built
// clone: a process runs it every second time that it starts. `--patience` is how long a backlog may stand still at the end; a
// control may have little, because what it loses never comes. `--held` is how long packets are held or swallowed, or a process is
// stopped. `--processes` is how many share the inbox, and `--faults` ends the run after so many.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { kindOf, settleMs } from '../kill/provider.mjs'
import { startSenders } from '../kill/senders.mjs'
import { faults } from './faults.mjs'
import { freePort } from './free-port.mjs'
import { connectLedger } from './ledger-client.mjs'
import { startProxy } from './proxy.mjs'
import { startServer } from './servers.mjs'
import { toVerdict } from './verdict.mjs'

const { values, positionals } = parseArgs({
  options: {
    control: { type: 'string', default: '' },
    other: { type: 'string' },
    patience: { type: 'string', default: '120' },
    held: { type: 'string' },
    processes: { type: 'string', default: '2' },
    faults: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
})
const [engineName = '', faultName = '', minutes = '1'] = positionals
const fault = faults[faultName]
if (fault === undefined) throw new Error(`no fault ${faultName}: ${Object.keys(faults).join(', ')}`)
if (!fault.engines.includes(engineName)) throw new Error(`${faultName} is a fault of ${fault.engines.join(', ')}`)

const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
const ledgerFile = join(folder, 'ledger')
const ledgerPort = await freePort()
const ledger = fork(new URL('./ledger.mjs', import.meta.url), [ledgerFile, String(ledgerPort)])
await once(ledger, 'message')
const write = await connectLedger(ledgerPort)

const server = await startServer(engineName, folder, values.control)
// The module reads the addresses when it is loaded. This process is not behind the proxy.
Object.assign(process.env, toEnv(server?.port))
const { engines } = await import('../engines.mjs')
const engine = engines[engineName]
if (engine === undefined) throw new Error(`no engine ${engineName}`)
const name = engine.newName()
const keys = Array.from({ length: 36 }, (_, index) => `${index % 2 === 0 ? 'arrival' : 'number'}${index}`)

let isEnding = false
let restarts = 0
let starts = 0
/** @type {import('node:child_process').ChildProcess[]} */
const children = []
const processes = engine.isShared === false ? 1 : Number(values.processes)
const ports = await Promise.all(Array.from({ length: processes }, freePort))
const proxies = await Promise.all(server === undefined ? [] : ports.map(() => startProxy(server.port)))
for (const index of ports.keys()) await startChild(index)
const senders = ports.map((port, index) =>
  startSenders(
    `http://127.0.0.1:${port}/`,
    keys.filter((_, place) => place % ports.length === index),
  ),
)

let caused = 0
const endsAt = performance.now() + Number(minutes) * 60_000
// A run that neither ends nor makes progress says where it stands.
const hangsAfterMs = Number(minutes) * 60_000 + Number(values.patience) * 2_000 + 60_000
setTimeout(() => {
  const unanswered = senders.flatMap(({ sent }) => sent.filter(({ until }) => until === undefined))
  const processes = children.map(({ pid, exitCode, signalCode }) => ({ pid, exitCode, signalCode }))
  console.error('the run hangs:', JSON.stringify({ caused, restarts, unanswered, processes, ...judgeAll() }))
  for (const child of children) child.kill('SIGKILL')
  ledger.kill()
  void server?.end('SIGKILL').finally(() => process.exit(1))
}, hangsAfterMs).unref()
await sleep(2_000)
while (performance.now() < endsAt && caused < Number(values.faults)) {
  const child = () => children[caused % children.length] ?? failWith('there is no process')
  // An engine without a server has only faults of processes.
  const target = /** @type {import('./faults.mjs').Target} */ ({
    serverPort: server?.port,
    name,
    server,
    proxies,
    child,
    ...(values.held !== undefined && { heldMs: 1_000 * Number(values.held) }),
  })
  if ((await fault.cause(target)) !== false) caused++
  await sleep(2_000 + Math.random() * 2_000)
}
await Promise.all(senders.map((sender) => sender.stop()))
await untilNone(async () => judgeAll().lost)
await sleep(2_000)
isEnding = true
const left = await countLeft()
const { isBroken, ...verdict } = judgeAll(left)
console.log(
  JSON.stringify({
    engine: engineName,
    fault: faultName,
    control: values.control,
    other: values.other,
    processes,
    faults: caused,
    restarts,
    ...verdict,
    left,
  }),
)
for (const child of children) child.kill('SIGKILL')
for (const proxy of proxies) proxy.close()
await server?.end('SIGKILL')
ledger.kill()
rmSync(folder, { recursive: true, force: true })
process.exit(isBroken ? 1 : 0)

/** @param {number} left how many deliveries the inbox has at the end, dead letters included */
function judgeAll(left = 0) {
  const settleMsOf = (/** @type {string} */ key) => (kindOf(key) === 'number' ? settleMs : 0)
  const sent = senders.flatMap((sender) => sender.sent)
  const limits = { inFlight: caused * ports.length * 10, left, ordered: engineName !== 'bullmq' }
  const overlaps = fault?.overlaps === true
  return toVerdict(readFileSync(ledgerFile, 'utf8'), sent, settleMsOf, { ...limits, overlaps })
}

async function countLeft() {
  if (engine?.isShared === false) {
    for (const child of children) child.kill('SIGKILL')
    await sleep(500)
  }
  const inbox = await engine?.open(name)
  const count = async () => {
    const { waiting = 0, active = 0, dead = 0 } = (await inbox?.depth()) ?? {}
    return waiting + active + dead
  }
  const left = engine?.isShared === false ? await count() : await untilNone(count)
  await inbox?.close()
  return left
}

/**
 * Waits until nothing is left, or nothing changes for so long: a backlog takes as long as it takes, and an engine can need
 * half a minute to notice that a handled delivery was interrupted before it was recorded.
 *
 * @param {() => Promise<number>} count
 */
async function untilNone(count) {
  let left = await count()
  for (
    let changedAt = performance.now();
    left > 0 && performance.now() < changedAt + Number(values.patience) * 1000;
  ) {
    await sleep(1_000)
    const now = await count()
    if (now !== left) changedAt = performance.now()
    left = now
  }
  return left
}

/**
 * Starts a receiving process, and again whenever it ends, as a supervisor does.
 *
 * @param {number} index
 */
async function startChild(index) {
  const args = [
    engineName,
    name,
    String(ledgerPort),
    String(ports[index]),
    values.control,
    JSON.stringify(fault?.policy ?? {}),
  ]
  starts++
  const isOther = values.other !== undefined && starts % 2 === 0
  const child = fork(new URL('./child.mjs', import.meta.url), args, {
    env: {
      ...process.env,
      ...toEnv(proxies[index]?.port),
      ...(isOther && { OTHER_VERSION: resolve(values.other ?? '') }),
    },
    execArgv: isOther ? ['--import', new URL('./other-version.mjs', import.meta.url).href] : [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  children[index] = child
  child.once('exit', async () => {
    await write('killed')
    if (isEnding) return
    restarts++
    await sleep(500)
    await startChild(index).catch(() => {})
  })
  await Promise.race([once(child, 'message'), once(child, 'exit')])
}

/** @param {number | undefined} port */
function toEnv(port) {
  if (port === undefined) return {}
  return {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    NATS_URL: `nats://127.0.0.1:${port}`,
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function failWith(message) {
  throw new Error(message)
}
