// @ts-check
// How many stored deliveries a second a process handles, against the engine's own worker on the same server: the same records
// and keys, the same number at once, and a handler that does nothing. Both take turns.
import { AckPolicy, jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { Queue, Worker } from 'bullmq'
import { Logger, makeWorkerUtils, run } from 'graphile-worker'
import { Redis } from 'ioredis'
import { PgBoss } from 'pg-boss'
import { toStoredRecord } from 'webhook-receiver/authors'
import { databaseUrl, engines, natsUrl, redis } from './engines.mjs'

/** @typedef {import('webhook-receiver/inbox').StoredDelivery} StoredDelivery */
/** @typedef {(deliveries: readonly StoredDelivery[], name: string, atOnce: number) => Promise<number>} Measure */

/** @param {number} count */
function createCountdown(count) {
  let left = count
  let end = () => {}
  const ended = new Promise((resolve) => {
    end = () => resolve(undefined)
  })
  return {
    ended,
    countDown() {
      left--
      if (left === 0) end()
    },
  }
}

/**
 * @param {readonly StoredDelivery[]} deliveries
 * @param {(delivery: StoredDelivery) => Promise<unknown>} put
 */
async function putAll(deliveries, put) {
  const left = [...deliveries]
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await put(next)
    }),
  )
}

/** @type {(count: number, work: () => Promise<unknown>) => Promise<number>} */
async function rateOf(count, work) {
  const startedAt = performance.now()
  await work()
  return (count * 1_000) / (performance.now() - startedAt)
}

/** @type {(engineName: string) => Measure} */
const oursOf = (engineName) => async (deliveries, name, atOnce) => {
  const inbox = await engines[engineName]?.open(name)
  if (inbox === undefined) throw new Error(`no engine ${engineName}`)
  await putAll(deliveries, (delivery) => inbox.put(delivery))
  const { ended, countDown } = createCountdown(deliveries.length)
  const consumer = { endpoint: 'bench', handleStored: async () => countDown() }
  const rate = await rateOf(deliveries.length, async () => {
    const consumption = await inbox.consume(consumer, { concurrency: atOnce })
    await ended
    await consumption.close()
  })
  await inbox.close()
  await engines[engineName]?.remove(name)
  return rate
}

/**
 * The calls of pg-boss in a loop, because its worker pauses for at least half a second between two fetches. Its queue with an
 * order per key hands out one job of each key.
 *
 * @type {Measure}
 */
async function pgBossOwn(deliveries, schema, atOnce) {
  const boss = new PgBoss({ connectionString: databaseUrl, schema })
  await boss.start()
  await boss.createQueue('own', { policy: 'key_strict_fifo' })
  await putAll(deliveries, (delivery) =>
    boss.send('own', toStoredRecord(delivery), { id: delivery.id, singletonKey: delivery.key ?? delivery.id }),
  )
  const rate = await rateOf(deliveries.length, async () => {
    for (let left = deliveries.length; left > 0; ) {
      const jobs = await boss.fetch('own', { batchSize: atOnce })
      left -= jobs.length
      await boss.complete(
        'own',
        jobs.map(({ id }) => id),
      )
    }
  })
  await boss.stop({ graceful: false })
  await engines['pg-boss']?.remove(schema)
  return rate
}

/** @type {Measure} */
async function bullmqOwn(deliveries, name, atOnce) {
  const connection = new Redis(redis, { maxRetriesPerRequest: null })
  const queue = new Queue(name, { connection })
  await putAll(deliveries, (delivery) => queue.add('own', toStoredRecord(delivery), { jobId: delivery.id }))
  const { ended, countDown } = createCountdown(deliveries.length)
  const rate = await rateOf(deliveries.length, async () => {
    const own = new Redis(redis, { maxRetriesPerRequest: null })
    const worker = new Worker(name, async () => countDown(), { connection: own, concurrency: atOnce })
    await ended
    await worker.close()
    own.disconnect()
  })
  await queue.obliterate({ force: true })
  await queue.close()
  connection.disconnect()
  return rate
}

/**
 * Another worker on PostgreSQL, whose named queues run their jobs one after the other.
 *
 * @type {Measure}
 */
async function graphileOwn(deliveries, schema, atOnce) {
  const { ended, countDown } = createCountdown(deliveries.length)
  const shared = { connectionString: databaseUrl, schema, logger: new Logger(() => () => {}) }
  const utils = await makeWorkerUtils(shared)
  await utils.migrate()
  await putAll(deliveries, (delivery) =>
    utils.addJob('own', toStoredRecord(delivery), { jobKey: delivery.id, queueName: delivery.key ?? delivery.id }),
  )
  const rate = await rateOf(deliveries.length, async () => {
    const runner = await run({ ...shared, concurrency: atOnce, taskList: { own: async () => countDown() } })
    await ended
    await runner.stop()
  })
  await utils.release()
  await engines['pg-boss']?.remove(schema)
  return rate
}

/**
 * One consumer for all keys, without an order for each, or one for each key that hands out a message after the one before it was
 * acknowledged.
 *
 * @param {(keys: readonly string[], atOnce: number) => readonly { filter_subject: string, max_ack_pending: number }[]} toConsumers
 * @returns {Measure}
 */
const jetstreamOwn = (toConsumers) => async (deliveries, name, atOnce) => {
  const connection = await connect({ servers: natsUrl, noAsyncTraces: true })
  const client = jetstream(connection)
  const manager = await client.jetstreamManager()
  await manager.streams.add({ name, subjects: [`${name}.>`] })
  await putAll(deliveries, (delivery) =>
    client.publish(`${name}.${delivery.key}`, JSON.stringify(toStoredRecord(delivery)), { msgID: delivery.id }),
  )
  const subjects = [...new Set(deliveries.map(({ key }) => `${name}.${key}`))]
  const consumers = toConsumers(subjects, atOnce)
  for (const [index, options] of consumers.entries()) {
    await manager.consumers.add(name, { durable_name: `own${index}`, ack_policy: AckPolicy.Explicit, ...options })
  }
  const { ended, countDown } = createCountdown(deliveries.length)
  const rate = await rateOf(deliveries.length, async () => {
    const running = consumers.map(async ({ max_ack_pending }, index) => {
      const consumer = await client.consumers.get(name, `own${index}`)
      const messages = await consumer.consume({ max_messages: max_ack_pending })
      void ended.then(() => messages.stop())
      // As the inbox does, it waits until the server has stored that the message was handled.
      for await (const message of messages) void message.ackAck().then(countDown)
    })
    await ended
    await Promise.all(running)
  })
  await manager.streams.delete(name)
  await connection.close()
  return rate
}

/** @type {Readonly<Record<string, Readonly<Record<string, Measure>>>>} */
const own = {
  'pg-boss': { 'pg-boss': pgBossOwn, 'graphile-worker': graphileOwn },
  bullmq: { Worker: bullmqOwn },
  jetstream: {
    'one consumer': jetstreamOwn((_subjects, atOnce) => [{ filter_subject: '>', max_ack_pending: atOnce }]),
    'a consumer a key': jetstreamOwn((subjects) =>
      subjects.map((subject) => ({ filter_subject: subject, max_ack_pending: 1 })),
    ),
  },
}

/**
 * @param {string} engineName
 * @param {(key: string, number: number) => StoredDelivery} toDelivery
 * @param {number} rounds
 */
export async function measureOwnWorker(engineName, toDelivery, rounds) {
  const engine = engines[engineName]
  if (engine === undefined) return
  const count = 2_000
  /** @type {(values: readonly number[]) => number} */
  const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
  for (const [worker, measureOwn] of Object.entries(own[engineName] ?? {})) {
    /** @type {{ own: number, ours: number }[]} */
    const rates = []
    for (let round = 0; round < rounds; round++) {
      const deliveries = () => Array.from({ length: count }, (_, index) => toDelivery(`k${index % 100}`, index))
      rates.push({
        own: await measureOwn(deliveries(), engine.newName(), 50),
        ours: await oursOf(engineName)(deliveries(), engine.newName(), 50),
      })
    }
    const columns = [median(rates.map((rate) => rate.own)), median(rates.map((rate) => rate.ours))].map(Math.round)
    const ratio = median(rates.map((rate) => rate.ours / rate.own))
    console.log(`| ${engineName} beside ${worker} | ${columns.join(' | ')} | ${ratio.toFixed(2)} |`)
  }
}
