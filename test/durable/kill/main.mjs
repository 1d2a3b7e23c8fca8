// @ts-check
// Kills a receiving process repeatedly while a provider sends, and counts lost, repeated and unordered deliveries.
//
//   node test/durable/kill/main.mjs [kills] [engine] [--effects] [--diamond] [--together] [--limited] [--urgent] [--acknowledge-early] [--handle-unsettled]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../chaos/free-port.mjs'
import { engines } from '../engines.mjs'
import { judge } from './judge.mjs'
import {
  diamond,
  handlers,
  isUrgent,
  kindOf,
  limited,
  settleMs,
  tenantOf,
  togetherName,
  toStoredId,
  urgent,
} from './provider.mjs'
import { startSenders } from './senders.mjs'

const { values, positionals } = parseArgs({
  options: {
    effects: { type: 'boolean', default: false },
    diamond: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    limited: { type: 'boolean', default: false },
    urgent: { type: 'boolean', default: false },
    'acknowledge-early': { type: 'boolean', default: false },
    'handle-unsettled': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const kills = Number(positionals[0] ?? 200)
const engineName = positionals[1] ?? 'pg-boss'
const engine = findEngine(engineName)

// Each kill blocks the keys in flight until their claims expire; the other keys continue.
const keys = Array.from({ length: 120 }, (_, index) => `${index % 2 === 0 ? 'arrival' : 'number'}${index}`)
const folder = mkdtempSync(join(tmpdir(), 'kill-'))
const logFile = join(folder, 'log')
writeFileSync(logFile, '')
const name = engine.newName()
const port = await freePort()
/** @type {Map<string, number>} */
const recorded = new Map()

const senders = startSenders(`http://127.0.0.1:${port}/`, keys)
for (let round = 1; round <= kills; round++) {
  const child = await start()
  await sleep(Math.random() * 1_500)
  child.kill('SIGKILL')
  await once(child, 'exit')
  appendFileSync(logFile, 'killed\n')
  await look()
  if (round % 20 === 0) console.log(`${round} kills: ${senders.sent.length} sent, ${recorded.size} recorded as handled`)
}
const last = await start()
await senders.stop()
await handledAll()
last.kill('SIGKILL')
await once(last, 'exit')

const inbox = await engine.open(name)
const { waiting, active, dead } = await inbox.depth()
await inbox.close()
const { outOfOrder, beside, inverted, late, ...verdict } = judgeAll()
const runs = countRuns()
const mostOfTenant = countMost()
const isOrdered = inbox.ordering !== 'none'
const left = waiting + active + dead
const order = isOrdered ? { inverted, late, outOfOrder, beside } : {}
const early = values.diamond ? { early: countEarly() } : {}
const mode = values.effects
  ? `, ${handlersOf().length} handlers${values.limited ? `, one limited to ${limited.most} of a tenant` : ''}`
  : ''
const priorities = values.urgent ? countPriorities() : undefined
const known = works().filter((work) => recorded.has(toStoredId(work))).length
const counts = {
  ...verdict,
  recorded: known,
  ...order,
  ...(values.together && runs),
  ...early,
  ...(values.limited && { mostOfTenant }),
  ...priorities,
  left,
}
console.log(`${engineName}, ${kills} kills${mode}: ${JSON.stringify(counts)}`)
await engine.remove(name)
rmSync(folder, { recursive: true })
const broken = [
  verdict.lost,
  verdict.again,
  left,
  runs.runsBeside,
  early.early ?? 0,
  values.limited && mostOfTenant > limited.most ? 1 : 0,
  ...(isOrdered ? [outOfOrder, beside] : []),
]
// The run proves the order of numbers only if some arrived out of order, and that nothing is repeated only if records were found.
const isProved =
  inverted > 0 &&
  known > 0 &&
  (!values.together || runs.runs < senders.sent.length) &&
  (!values.limited || mostOfTenant === limited.most) &&
  (priorities === undefined || priorities.overtaking > 0)
process.exitCode = isProved && broken.every((count) => count === 0) ? 0 : 1

function judgeAll() {
  const settleMsOf = (/** @type {string} */ key) => (kindOf(key) === 'number' ? settleMs : 0)
  return judge(
    readFileSync(logFile, 'utf8'),
    works(),
    settleMsOf,
    (delivery) => recorded.get(toStoredId(delivery)) ?? Number.POSITIVE_INFINITY,
  )
}

// What has to be handled: each delivery, or each delivery by each of its handlers.
function works() {
  if (!values.effects) return senders.sent
  return senders.sent.flatMap((sent) => handlersOf().map((handler) => ({ ...sent, key: `${sent.key}/${handler}` })))
}

function handlersOf() {
  return [...(values.diamond ? Object.keys(diamond) : handlers), ...(values.together ? [togetherName] : [])]
}

// How often a handler began before one that it depends on had succeeded.
function countEarly() {
  const done = new Set()
  let count = 0
  for (const line of readFileSync(logFile, 'utf8').split('\n')) {
    const [what, work = '', number] = line.split(' ')
    const [key, handler = ''] = work.split('/')
    if (what === 'done') done.add(`${work} ${number}`)
    if (what !== 'begin') continue
    const needed = Object.entries(diamond).flatMap(([name, needs]) => (name === handler ? needs : []))
    if (!needed.every((name) => done.has(`${key}/${name} ${number}`))) count++
  }
  return count
}

// How often the handler for several deliveries was called, and how often while another call about its key ran.
function countRuns() {
  const running = new Set()
  const counts = { runs: 0, runsBeside: 0 }
  for (const line of readFileSync(logFile, 'utf8').split('\n')) {
    const [what, key] = line.split(' ')
    if (what === 'killed') running.clear()
    if (what === 'ran') running.delete(key)
    if (what !== 'run') continue
    counts.runs++
    if (running.has(key)) counts.runsBeside++
    running.add(key)
  }
  return counts
}

// How many calls of the limited handler ran at the same time for one tenant.
function countMost() {
  /** @type {Map<string, Set<string>>} */
  const running = new Map()
  let most = 0
  for (const line of readFileSync(logFile, 'utf8').split('\n')) {
    const [what, key = '', number] = line.split(' ')
    if (what === 'killed') running.clear()
    if (!key.endsWith(`/${limited.name}`)) continue
    const own = running.get(tenantOf(key)) ?? new Set()
    running.set(tenantOf(key), own)
    if (what === 'begin') own.add(`${key} ${number}`)
    else own.delete(`${key} ${number}`)
    most = Math.max(most, own.size)
  }
  return most
}

// How much urgent work there was, and how much of it began before other work that was stored earlier and due: the one before it
// of its key was done. In arrival order only, because numbers wait for lower ones.
function countPriorities() {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  /** @param {string} what @param {import('./provider.mjs').Numbered} work */
  const first = (what, { key, number }) => places.get(`${what} ${key} ${number}`) ?? Number.POSITIVE_INFINITY
  /** @type {Map<string, number>} */
  const places = new Map()
  for (const [place, line] of lines.entries()) {
    const event = line.split(' ').slice(0, 3).join(' ')
    if (!places.has(event)) places.set(event, place)
  }
  const all = works()
  const isFirst = (/** @type {import('./provider.mjs').Numbered} */ work) =>
    isUrgent(work) || work.key.endsWith(`/${urgent.name}`)
  const found = all.filter(isFirst)
  const others = all.flatMap((work) => {
    const { key, number, until } = work
    if (until === undefined || kindOf(key) !== 'arrival' || isFirst(work)) return []
    const dueAt = number === 1 ? 0 : first('done', { key, number: number - 1 })
    return [{ until, dueAt, begunAt: first('begin', work) }]
  })
  const overtaking = found.filter((work) => {
    const begunAt = first('begin', work)
    return others.some((other) => other.until < work.from && other.dueAt < begunAt && begunAt < other.begunAt)
  })
  return { urgent: found.length, overtaking: overtaking.length }
}

async function start() {
  const broken = [
    ...(values.effects ? ['effects'] : []),
    ...(values.diamond ? ['diamond'] : []),
    ...(values.together ? ['together'] : []),
    ...(values.limited ? ['limited'] : []),
    ...(values.urgent ? ['urgent'] : []),
    ...(values['acknowledge-early'] ? ['early'] : []),
    ...(values['handle-unsettled'] ? ['unsettled'] : []),
  ]
  const child = fork(new URL('./child.mjs', import.meta.url), [engineName, name, logFile, String(port), ...broken])
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the process ended with ${code}`)))
  died.catch(() => {})
  await Promise.race([once(child, 'message'), died])
  return child
}

// No process runs now, so a delivery that is recorded as handled must not begin again.
async function look() {
  const { size } = statSync(logFile)
  const lines = new Set(readFileSync(logFile, 'utf8').split('\n'))
  // Some engines delete what was handled, and do not have the work of handlers until the delivery was divided among them.
  const settled = works().filter(({ key, number, until }) => until !== undefined && lines.has(`done ${key} ${number}`))
  for (const id of await engine.handled(name, settled.map(toStoredId))) if (!recorded.has(id)) recorded.set(id, size)
}

// The last process handles and records all deliveries, unless one was lost: then it has nothing to do for a while.
async function handledAll() {
  let [size, idle] = [0, 0]
  while (idle < 120 && judgeAll().lost > 0) {
    await sleep(500)
    const now = statSync(logFile).size
    idle = now > size ? 0 : idle + 1
    size = now
  }
  await sleep(1_000)
}

/** @param {string} wanted */
function findEngine(wanted) {
  const found = engines[wanted]
  if (found === undefined) throw new Error(`no engine ${wanted}: ${Object.keys(engines).join(', ')}`)
  return found
}
