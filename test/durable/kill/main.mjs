// @ts-check
// Kills a receiving process again and again while a provider sends, and counts what was lost, repeated or out of order.
//
//   node test/durable/kill/main.mjs [kills] [engine] [--acknowledge-early]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { engines } from '../engines.mjs'
import { judge } from './judge.mjs'
import { toInit, toStoredId } from './provider.mjs'

const { values, positionals } = parseArgs({
  options: { 'acknowledge-early': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const kills = Number(positionals[0] ?? 200)
const engineName = positionals[1] ?? 'pg-boss'
const engine = findEngine(engineName)

// Each kill stops the keys that are being handled for as long as a claim lasts; the others go on.
const keys = Array.from({ length: 120 }, (_, index) => `k${index}`)
const folder = mkdtempSync(join(tmpdir(), 'kill-'))
const logFile = join(folder, 'log')
writeFileSync(logFile, '')
const name = engine.newName()
const port = await freePort()
/** @type {Set<string>} */
const acknowledged = new Set()
/** @type {Map<string, number>} */
const recorded = new Map()
let sending = true

const senders = keys.map(send)
for (let round = 1; round <= kills; round++) {
  const child = await start()
  await sleep(Math.random() * 1_500)
  child.kill('SIGKILL')
  await once(child, 'exit')
  appendFileSync(logFile, 'killed\n')
  await look()
  if (round % 20 === 0)
    console.log(`${round} kills: ${acknowledged.size} acknowledged, ${recorded.size} recorded as handled`)
}
sending = false
const last = await start()
await Promise.all(senders)
await handledAll()
last.kill('SIGKILL')
await once(last, 'exit')

const inbox = await engine.open(name)
const { waiting, active, dead } = await inbox.depth()
await inbox.close()
const { outOfOrder, beside, ...verdict } = judge(readFileSync(logFile, 'utf8'), acknowledged, recorded)
const disorder = inbox.ordering === 'none' ? {} : { outOfOrder, beside }
console.log(
  `${engineName}, ${kills} kills: ${JSON.stringify({ ...verdict, ...disorder, left: waiting + active + dead })}`,
)
await engine.remove(name)
rmSync(folder, { recursive: true })
const broken = [verdict.lost, verdict.again, waiting, active, dead, ...Object.values(disorder)]
process.exitCode = acknowledged.size > 0 && broken.every((count) => count === 0) ? 0 : 1

/**
 * Sends the deliveries of a key one after the other, each until it is acknowledged, as providers do.
 *
 * @param {string} key
 */
async function send(key) {
  for (let number = 1; sending; number++) {
    while (!(await post(key, number))) await sleep(50)
    acknowledged.add(`${key}-${number}`)
    await sleep(200 + Math.random() * 400)
  }
}

/**
 * @param {string} key
 * @param {number} number
 */
async function post(key, number) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      ...toInit(key, number),
      signal: AbortSignal.timeout(5_000),
    })
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

async function start() {
  const early = values['acknowledge-early'] ? ['early'] : []
  const child = fork(new URL('./child.mjs', import.meta.url), [engineName, name, logFile, String(port), ...early])
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the process ended with ${code}`)))
  died.catch(() => {})
  await Promise.race([once(child, 'message'), died])
  return child
}

// Nobody runs now, so that what is recorded as handled must never begin again.
async function look() {
  const { size } = statSync(logFile)
  for (const id of await engine.handled(name, [...acknowledged].map(storedIdOf)))
    if (!recorded.has(id)) recorded.set(id, size)
}

/** @param {string} id */
function storedIdOf(id) {
  const [key = '', number] = id.split('-')
  return toStoredId(key, Number(number))
}

// What the last process has been given is handled, and recorded as such a moment later. What is lost never is.
async function handledAll() {
  const patience = AbortSignal.timeout(90_000)
  const isDone = () => judge(readFileSync(logFile, 'utf8'), acknowledged, recorded).lost === 0
  while (!patience.aborted && !isDone()) await sleep(200)
  await sleep(1_000)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** @param {string} wanted */
function findEngine(wanted) {
  const found = engines[wanted]
  if (found === undefined) throw new Error(`no engine ${wanted}: ${Object.keys(engines).join(', ')}`)
  return found
}
