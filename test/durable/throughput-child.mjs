// @ts-check
// Measures one inbox in a process that has nothing else, and sends its parent the figures.
import { engines } from './engines.mjs'
import { toDelivery } from './throughput-delivery.mjs'

/** @typedef {import('webhook-receiver/inbox').StoredDelivery} StoredDelivery */

const [engineName = '', backlog = ''] = process.argv.slice(2)
const engine = engines[engineName]
if (engine === undefined) throw new Error(`no engine ${engineName}: ${Object.keys(engines).join(', ')}`)
const keys = 100
let next = 0
/** @param {number} size */
const toGroup = (size, count = keys) => Array.from({ length: size }, () => toDelivery(`k${next % count}`, next++))

const name = engine.newName()
const startedAt = performance.now()
const inbox = await engine.open(name)
const opened = performance.now() - startedAt
const figures = backlog === '' ? { opened, ...(await measureWork()) } : await measureDue(Number(backlog))
await inbox.close()
await engine.remove(name)
process.send?.(figures, () => process.exit())

async function measureWork() {
  const putAll = (/** @type {readonly StoredDelivery[]} */ group) => Promise.all(group.map((each) => inbox.put(each)))
  /** @type {Record<string, number>} */
  const rates = {}
  for (let count = 0; count < 10; count++) await putAll(toGroup(1))
  const idle = process.memoryUsage.rss() / 1e6
  const own = await engine?.openOwn?.(name)
  for (const size of [1, 32]) {
    const [put, bare] = await inTurns(size, [putAll, ...(own === undefined ? [] : [own.put])])
    rates[`put${size}`] = put ?? 0
    if (bare !== undefined) Object.assign(rates, { [`own${size}`]: bare, [`ratio${size}`]: (put ?? 0) / bare })
  }
  await own?.close()
  return { ...rates, handled: await handleFor(1_500), idle, busy: process.memoryUsage.rss() / 1e6 }
}

/**
 * How many deliveries each way stores in a second. They take turns, so that other load affects all.
 *
 * @param {number} size how many are stored at once
 * @param {readonly ((group: readonly StoredDelivery[]) => Promise<unknown>)[]} ways
 */
async function inTurns(size, ways) {
  const spent = ways.map(() => 0)
  let groups = -3
  for (const end = performance.now() + 1_000 * ways.length; groups < 3 || performance.now() < end; groups++) {
    for (const [index, way] of ways.entries()) {
      const group = toGroup(size)
      const from = performance.now()
      await way(group)
      // The first ones compile the code.
      if (groups >= 0) spent[index] = (spent[index] ?? 0) + performance.now() - from
    }
  }
  return spent.map((milliseconds) => (groups * size * 1_000) / milliseconds)
}

/**
 * How many of the stored deliveries are handled in a second, by handlers that do nothing.
 *
 * @param {number} longestMs
 */
async function handleFor(longestMs) {
  let handled = 0
  let end = () => {}
  const ended = new Promise((resolve) => {
    end = () => resolve(undefined)
  })
  const { waiting } = await inbox.depth()
  const from = performance.now()
  const handleStored = async () => {
    handled++
    if (handled === waiting || performance.now() > from + longestMs) end()
  }
  const consumption = await inbox.consume({ endpoint: 'bench', handleStored }, { concurrency: 50 })
  await ended
  const rate = (handled * 1_000) / (performance.now() - from)
  await consumption.close()
  return rate
}

/**
 * How long it takes to handle ten that are due.
 *
 * @param {number} wanted how many wait, of a tenth as many keys; fewer if storing them takes longer than a minute
 */
async function measureDue(wanted) {
  const end = performance.now() + 60_000
  while (next < wanted && performance.now() < end) {
    await Promise.all(toGroup(256, wanted / 10).map((delivery) => inbox.put(delivery)))
  }
  /** @type {number[]} */
  const due = []
  const dueEnd = performance.now() + 30_000
  for (let turn = 0; turn < 12 && (due.length < 3 || performance.now() < dueEnd); turn++) {
    const from = performance.now()
    const { handled } = await inbox.handleDue({ endpoint: 'bench', handleStored: async () => {} }, { limit: 10 })
    if (handled !== 10) throw new Error(`${handled} were due`)
    if (turn > 1) due.push(performance.now() - from)
  }
  return { waiting: next, due }
}
