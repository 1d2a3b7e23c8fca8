import { createHmac } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { bodyOf, headerLines, secret } from './deliveries.mjs'
import { receiveFloor } from './floor.mjs'
import { compare } from './measure.mjs'
import { load } from './package.mjs'
import { expectStatus, receiver, requestOf } from './receivers.mjs'

const { createReceiver, defineProvider, hmacSignature, jsonBody, memoryDedupeStore, readHeader, toWebhookRequest } =
  await load('webhook-receiver')
const { host } = await load('webhook-receiver/host')
const { createReorderBuffer, createSequencer } = await load('webhook-receiver/sequence')

const scheme = { header: 'X-Host-Signature-256', prefix: 'sha256=' }

/** How the cost of `receive()` grows with the size of the body. */
export async function growWithBody() {
  const sizes = [1, 10, 100, 1024]
  const bodies = sizes.map(bodyOf)
  return curve('body', 'Size of the body', 'KB', sizes, {
    'createHmac + JSON.parse': (index) => () => receiveFloor(bodies[index]),
    'receive()': (index) => {
      const toRequest = requestOf(bodies[index])
      return () => receiver.receive(toRequest())
    },
  })
}

/** How the cost of a verification grows with the number of secrets, of which each may have made the signature. */
export async function growWithSecrets() {
  const counts = [1, 3, 10, 30, 100, 300, 1000]
  const body = bodyOf(1)
  const others = Array.from({ length: 1000 }, (_, index) => `another secret, number ${index}, of the rotation`)
  const verifyWith = (secrets) => {
    const verify = hmacSignature({ ...scheme, secrets })
    const request = toWebhookRequest({ headers: headerLines(body), body })
    return () => verify(request, { now: Date.now() })
  }
  return curve('secrets', 'Secrets of a verifier', 'secrets', counts, {
    'the newest one signed': (index) => verifyWith([secret, ...others.slice(0, counts[index] - 1)]),
    'the oldest one signed': (index) => verifyWith([...others.slice(0, counts[index] - 1), secret]),
    'an HMAC for each': (index) => () => {
      for (let count = 0; count < counts[index]; count++) createHmac('sha256', secret).update(body).digest()
    },
  })
}

/** How the cost of `receive()` grows with the number of handlers. */
export async function growWithHandlers() {
  const counts = [10, 30, 100, 250, 500]
  const body = bodyOf(1)
  const provider = defineProvider({
    name: 'many',
    verify: hmacSignature({ ...scheme, secrets: secret }),
    body: jsonBody(),
    schema: anything,
    event: (_payload, request) => readHeader(request, 'x-many-event') ?? '',
  })
  const receiveWith = (handlers, event) => {
    const names = Array.from({ length: handlers }, (_, index) => `group-${index % 20}.event-${index}`)
    const on = Object.fromEntries(names.map((name) => [name, async () => name]))
    const many = createReceiver({ provider, on })
    const request = { ...requestOf(body)(), headers: [...headerLines(body), ['X-Many-Event', event ?? names.at(-1)]] }
    return () => many.receive(request)
  }
  return curve('handlers', 'Handlers of a receiver', 'handlers', counts, {
    'an event with a handler': (index) => receiveWith(counts[index]),
    'an event without a handler': (index) => receiveWith(counts[index], 'group-7.unknown'),
  })
}

/** How the cost of a turn grows with the number of channels, which are used one after the other. */
export async function growWithChannels() {
  const counts = [1, 10, 100, 1000, 10_000, 100_000]
  const task = async () => undefined
  const runWith = (mode) => async (index) => {
    const count = counts[index]
    const sequencer = createSequencer({ mode, maxWaitMs: 1000, first: 1, maxChannels: count })
    const channels = Array.from({ length: count }, (_, channel) => `channel-${channel}`)
    for (const channel of channels) await sequencer.run({ channel, number: 1 }, task)
    let turn = count
    return () => {
      const number = 1 + Math.floor(turn / count)
      return sequencer.run({ channel: channels[turn++ % count], number }, task)
    }
  }
  return curve('channels', 'Channels of a sequencer', 'channels', counts, {
    contiguous: runWith('contiguous'),
    increasing: runWith('increasing'),
  })
}

/** How the cost of the dedupe store in memory grows with the number of ids that it remembers. */
export async function growWithKeys() {
  const counts = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
  // Made when it is used: a list of all would take more memory than the stores.
  const idOf = (index) => `72d3162e-cc78-11e3-81ab-${index}`
  const handle = async (store, id) => {
    const reservation = await store.reserve(id, { leaseMs: 60_000 })
    if (reservation.state === 'new') await store.complete(id, reservation.lease, { ttlMs: 3_600_000 })
  }
  const fill = async (count) => {
    const store = memoryDedupeStore({ maxKeys: count })
    for (let index = 0; index < count; index++) await handle(store, idOf(index))
    return store
  }
  return curve('dedupe-keys', 'Ids in the dedupe store in memory', 'remembered ids', counts, {
    'a new delivery, the oldest is forgotten': async (index) => {
      const store = await fill(counts[index])
      let turn = counts[index]
      return () => handle(store, idOf(turn++))
    },
    'a duplicate': async (index) => {
      const store = await fill(counts[index])
      let turn = 0
      return () => handle(store, idOf(turn++ % counts[index]))
    },
  })
}

/** How the cost of a delivery grows with the number of deliveries that wait for their turn in the same channel. */
export async function growWithWaiting() {
  const counts = [1, 10, 100, 1000, 10_000, 100_000]
  const item = {}
  // Each delivery waits until as many later ones have arrived, so that this many are always held.
  const slide = (mode) => (index) => {
    const count = counts[index]
    const buffer = createReorderBuffer({ mode, maxWaitMs: count, first: 0, maxHeld: count + 2 })
    let now = 0
    const turn = () => {
      now++
      buffer.offer(2 * now + 1, item, now)
      return buffer.take(now)
    }
    while (turn() === undefined);
    return turn
  }
  return curve('waiting', 'Deliveries that wait in a channel', 'waiting deliveries', counts, {
    increasing: slide('increasing'),
    timestamp: slide('timestamp'),
  })
}

/** How the cost of `receive()` grows with the number of requests in flight, whose handlers wait for I/O. */
export async function growWithConcurrency() {
  const counts = [1, 4, 16, 64]
  const body = bodyOf(1)
  const toRequest = requestOf(body)
  const waiting = createReceiver({
    provider: host({ verify: hmacSignature({ ...scheme, secrets: secret }) }),
    on: { 'issues.opened': () => nextTurn() },
  })
  expectStatus(await waiting.receive(toRequest()), 200)
  const each = (index, one) => () => Promise.all(Array.from({ length: counts[index] }, one))
  const perRequest = (costs) => costs.map((cost, index) => cost / counts[index])
  const grown = await curve('concurrency', 'Requests in flight', 'requests in flight', counts, {
    'createHmac + JSON.parse + I/O': (index) =>
      each(index, async () => {
        receiveFloor(body)
        await nextTurn()
      }),
    'receive()': (index) => each(index, () => waiting.receive(toRequest())),
  })
  return grown.map((one) => ({
    ...one,
    series: one.series.map((line) => ({ ...line, costs: perRequest(line.costs) })),
  }))
}

// A schema that accepts anything, so that only the handlers make a difference.
const anything = {
  '~standard': { version: 1, vendor: 'bench', validate: (value) => ({ value }) },
}

/** Measures each series at each place, all in turns, and returns the medians, in microseconds. */
async function curve(slug, title, unit, xs, series) {
  const names = Object.keys(series)
  const candidates = {}
  for (const name of names) {
    for (const [index, x] of xs.entries()) candidates[`${name} ${x}`] = await series[name](index)
  }
  const { rows } = await compare(title, candidates, { rounds: 9, roundMs: 8 })
  const costOf = (name, x) => median(rows.find((row) => row.name === `${name} ${x}`).costs)
  return [
    {
      kind: 'curve',
      slug,
      title,
      unit,
      xs,
      series: names.map((name) => ({ name, costs: xs.map((x) => costOf(name, x)) })),
    },
  ]
}

function median(samples) {
  return samples.toSorted((left, right) => left - right)[samples.length >> 1]
}
