import { bodyOf } from './deliveries.mjs'
import { load } from './package.mjs'
import { distinctRequestOf, hmac, requestOf } from './receivers.mjs'

const { createReceiver, memoryDedupeStore } = await load('webhook-receiver')
const { host } = await load('webhook-receiver/host')
const { createReorderBuffer, createSequencer } = await load('webhook-receiver/sequence')

/** Measures the bytes that remain in memory for each of many equal things. */
export async function measureMemory() {
  const rows = []
  for (const [name, { count, hold }] of Object.entries(subjects)) {
    const bytes = []
    while (bytes.length < 3) bytes.push(await bytesOf(count, hold))
    rows.push([name, String(count), String(Math.round(bytes.toSorted((left, right) => left - right)[1]))])
  }
  return [{ kind: 'cells', title: 'Memory for each', head: ['', 'held', 'bytes for each'], rows }]
}

/** Each `hold` returns what must stay alive, and how to end it. */
const subjects = {
  'payload of a 1 KB body, parsed': {
    count: 5000,
    hold: (count) => {
      const body = bodyOf(1)
      return { held: Array.from({ length: count }, () => JSON.parse(body)) }
    },
  },
  'request in flight, 1 KB, with its payload and without its body': {
    count: 5000,
    hold: (count) => holdRequests(count, {}, requestOf(bodyOf(1))),
  },
  'the same with a dedupe store': {
    count: 5000,
    hold: (count) => holdRequests(count, { dedupe: memoryDedupeStore() }, distinctRequestOf(bodyOf(1))),
  },
  'dedupe key of 36 characters': { count: 50_000, hold: holdKeys },
  'idle channel, contiguous': { count: 10_000, hold: (count) => holdChannels(count, 'contiguous') },
  'idle channel, increasing': { count: 10_000, hold: (count) => holdChannels(count, 'increasing') },
  'idle channel, timestamp': { count: 10_000, hold: (count) => holdChannels(count, 'timestamp') },
  'held item of a reorder buffer, contiguous': { count: 16_000, hold: (count) => holdItems(count, 'contiguous') },
  'held item of a reorder buffer, increasing': { count: 16_000, hold: (count) => holdItems(count, 'increasing') },
  'held item of a reorder buffer, timestamp': { count: 16_000, hold: (count) => holdItems(count, 'timestamp') },
}

async function holdRequests(count, options, toRequest) {
  let finish
  const finished = new Promise((resolve) => {
    finish = resolve
  })
  const receiver = createReceiver({
    provider: host({ verify: hmac }),
    on: { 'issues.opened': () => finished },
    ...options,
  })
  const held = Array.from({ length: count }, () => receiver.receive(toRequest()))
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { held, end: () => Promise.all([finish(), ...held]) }
}

async function holdKeys(count) {
  const store = memoryDedupeStore({ maxKeys: count })
  for (let index = 0; index < count; index++) {
    const id = `72d3162e-cc78-11e3-81ab-${String(index).padStart(12, '0')}`
    const { lease } = await store.reserve(id, { leaseMs: 60_000 })
    await store.complete(id, lease, { ttlMs: 60_000 })
  }
  return { held: store }
}

async function holdChannels(count, mode) {
  const sequencer = createSequencer({ mode, maxWaitMs: 1, first: 1, maxChannels: count })
  const runs = Array.from({ length: count }, (_, index) =>
    sequencer.run({ channel: `channel-${index}`, number: 1 }, async () => undefined),
  )
  await Promise.all(runs)
  return { held: sequencer }
}

function holdItems(count, mode) {
  const buffer = createReorderBuffer({ mode, maxWaitMs: 1000, maxHeld: 2 * count, first: 0 })
  const item = {}
  for (let index = 1; index <= count; index++) buffer.offer(index + (index % 2), item, index)
  for (let index = 1; index <= count; index++) buffer.offer(index, item, index)
  return { held: buffer }
}

async function bytesOf(count, hold) {
  // A first round loads and compiles what is loaded lazily.
  await (await hold(100)).end?.()
  const before = await usedBytes()
  const holding = await hold(count)
  const after = await usedBytes()
  await holding.end?.()
  return holding.held === undefined ? 0 : (after - before) / count
}

async function usedBytes() {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    globalThis.gc()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
