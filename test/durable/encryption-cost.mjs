// @ts-check
// Measures what encryption costs an inbox: storing one delivery, and handling many, with and without it in turn, at three
// sizes of the body. Storing is also measured with the least code that encrypts: a hash of the id, a nonce and the cipher, by
// hand. It prints a table: medians with quartiles in microseconds, and the ratios of the medians. SQS, DynamoDB and D1 are
// emulators in other processes. It takes up to six minutes on a quiet machine.
//
//   npm run build && node test/durable/encryption-cost.mjs [engine]
import { fork } from 'node:child_process'
import { createCipheriv, createHmac, createSecretKey, randomBytes, randomFillSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { d1Inbox } from 'webhook-receiver/cloudflare'
import { encryptedInbox, keyring } from 'webhook-receiver/inbox/encryption'
import { sqsInbox } from 'webhook-receiver/inbox/sqs'
import { engines } from './engines.mjs'

const [rounds, deliveries] = [7, 15]
// Fast engines get some thousand deliveries in this time, after which the code is compiled as it is in a process that runs on.
const warmUpMs = 3_000
const sizes = [1_000, 10_000, 100_000]
const policy = { attempts: 1_000, retryDelayMs: 0, retentionMs: 600_000 }

/** @typedef {import('./engines.mjs').OperatedInbox} OperatedInbox */
/** @typedef {import('./engines.mjs').StoredDelivery} StoredDelivery */
/** @typedef {{ open(name: string): Promise<OperatedInbox>, newName(): string, remove(name: string): Promise<unknown> }} Measured */

if (process.argv[2] === 'serve-aws') await serveAws()

const key = randomBytes(32)
const keys = keyring({ current: 'k1', keys: { k1: key }, indexKey: key })
const handKey = createSecretKey(key)
const newName = () => `cost_${randomUUID().replaceAll('-', '')}`

/** Starts a local SQS and DynamoDB, and tells their ports. */
async function serveAws() {
  const { startFauxqs } = await import('fauxqs')
  const { default: dynalite } = await import('dynalite')
  const queues = await startFauxqs({ port: 0, logger: false })
  const tables = dynalite({ createTableMs: 0 }).listen(0, '127.0.0.1')
  await once(tables, 'listening')
  const address = tables.address()
  process.send?.([queues.port, typeof address === 'object' ? address?.port : 0])
  await once(process, 'disconnect')
  process.exit()
}

/** @returns {Promise<Measured>} */
async function openAws() {
  const { DynamoDB } = await import('@aws-sdk/client-dynamodb')
  const { SQS } = await import('@aws-sdk/client-sqs')
  const child = fork(import.meta.filename, ['serve-aws'])
  const [[queuePort, tablePort]] = await once(child, 'message')
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const settings = (/** @type {number} */ port) => ({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-west-1',
    credentials,
  })
  const client = new SQS({ ...settings(queuePort), useQueueUrlAsEndpoint: false })
  const dynamo = new DynamoDB(settings(tablePort))
  return {
    newName,
    async open(table) {
      const { QueueUrl: queueUrl = '' } = await client.createQueue({
        QueueName: `${table}.fifo`,
        Attributes: { FifoQueue: 'true' },
      })
      await dynamo.createTable({
        TableName: table,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      })
      while ((await dynamo.describeTable({ TableName: table })).Table?.TableStatus !== 'ACTIVE');
      return sqsInbox({ client, queueUrl, dynamo: { client: dynamo, table }, waitSeconds: 1, ...policy })
    },
    async remove() {
      if (child.connected) child.disconnect()
    },
  }
}

/** @returns {Promise<Measured>} */
async function openD1() {
  const { Miniflare } = await import('../cloudflare/runtime.mjs')
  const directory = mkdtempSync(join(tmpdir(), 'd1-'))
  const runtime = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    d1Databases: ['DB'],
    d1Persist: directory,
  })
  return {
    newName,
    async open(table) {
      return d1Inbox({ database: /** @type {never} */ (await runtime.getD1Database('DB')), table, ...policy })
    },
    // Once, for both inboxes.
    async remove() {
      if (!existsSync(directory)) return
      await runtime.dispose()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** @type {Readonly<Record<string, () => Promise<Measured>>>} */
const measured = {
  ...Object.fromEntries(
    Object.entries(engines).map(([name, engine]) => [
      name,
      async () => ({ ...engine, open: (/** @type {string} */ queue) => engine.open(queue, { retentionMs: 600_000 }) }),
    ]),
  ),
  sqs: openAws,
  d1: openD1,
}

/**
 * @param {number} size
 * @returns {StoredDelivery}
 */
function delivery(size) {
  return {
    id: randomUUID(),
    endpoint: 'orders',
    provider: 'shop',
    event: 'order.paid',
    deliveryId: randomUUID(),
    key: undefined,
    number: undefined,
    request: {
      method: 'POST',
      url: 'https://hooks.example/orders',
      headers: [['content-type', 'application/json']],
      encrypted: true,
      body: Buffer.from(randomBytes(size).toString('base64').slice(0, size)),
    },
    proof: { strength: 'signature', verifier: 'hmacSignature', algorithm: 'hmac-sha256', key: 0 },
    receivedAt: Date.now(),
    invalid: undefined,
  }
}

/**
 * @param {StoredDelivery} each
 * @returns {StoredDelivery}
 */
function sealByHand({ id, request, ...rest }) {
  const nonce = randomFillSync(new Uint8Array(12))
  const hidden = createHmac('sha256', handKey).update(id).digest('hex')
  const cipher = createCipheriv('aes-256-gcm', handKey, nonce).setAAD(Buffer.from(hidden))
  const parts = [nonce, cipher.update(request.body), cipher.final(), cipher.getAuthTag()]
  return { ...rest, id: hidden, request: { ...request, body: Buffer.concat(parts) } }
}

/**
 * @param {OperatedInbox} inbox
 * @param {number} size
 * @param {boolean} isByHand
 * @returns {Promise<number>} microseconds
 */
async function put(inbox, size, isByHand) {
  const each = delivery(size)
  const startedAt = performance.now()
  await inbox.put(isByHand ? sealByHand(each) : each)
  return (performance.now() - startedAt) * 1_000
}

/**
 * @param {OperatedInbox} inbox
 * @returns {Promise<number>} microseconds for each delivery after the first one
 */
async function consume(inbox) {
  /** @type {number[]} */
  const times = []
  const consumer = { endpoint: 'orders', handleStored: async () => void times.push(performance.now()) }
  // Opening a consumption takes longer than all of its deliveries in some engines.
  for (let left = deliveries; left > 0; ) {
    const { handled } = await inbox.handleDue(consumer, { limit: left, concurrency: 1 })
    left -= handled
  }
  return (((times.at(-1) ?? 0) - (times[0] ?? 0)) * 1_000) / (deliveries - 1)
}

/**
 * @param {readonly number[]} values
 * @param {number} part
 */
const quantile = (values, part) => values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0

/** @param {readonly number[]} values */
const shown = (values) => {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => Math.round(quantile(values, part)).toLocaleString('en'))
  return `${middle} (${low}–${high})`
}

/**
 * @param {readonly OperatedInbox[]} inboxes without encryption, with it, and one that gets what is sealed by hand
 * @param {number} size
 */
async function compare(inboxes, size) {
  const puts = inboxes.map(() => /** @type {number[]} */ ([]))
  const consumed = inboxes.map(() => /** @type {number[]} */ ([]))
  const startedAt = performance.now()
  for (let round = -1; round < rounds; round++) {
    if (round === 0 && performance.now() < startedAt + warmUpMs) round = -1
    // In turn for each delivery, so that all meet the same disk and the same neighbours.
    for (let count = 0; count < deliveries; count++) {
      for (const [at, inbox] of inTurn(inboxes, count)) {
        const time = await put(inbox, size, at === 2)
        if (round >= 0) puts[at]?.push(time)
      }
    }
    for (const [at, inbox] of inTurn(inboxes, round + 1)) {
      const time = await consume(inbox)
      if (round >= 0) consumed[at]?.push(time)
    }
  }
  return [puts, consumed.slice(0, 2)].flatMap(([plain = [], ...others]) => [
    shown(plain),
    ...others.flatMap((times) => [shown(times), (quantile(times, 0.5) / quantile(plain, 0.5)).toFixed(2)]),
  ])
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} first
 */
const inTurn = (items, first) => {
  const indexed = [...items.entries()]
  const start = first % items.length
  return [...indexed.slice(start), ...indexed.slice(0, start)]
}

console.log(
  '| engine | body | put | sealed | | by hand | | consume | sealed | |\n| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
)
for (const [engine, start] of Object.entries(measured)) {
  if (process.argv[2] !== undefined && process.argv[2] !== engine) continue
  const { newName: nameOf, open, remove } = await start()
  const names = [nameOf(), nameOf(), nameOf()]
  const opened = await Promise.all(names.map(open))
  const inboxes = opened.map((inbox, at) => (at === 1 ? encryptedInbox(inbox, { keys }) : inbox))
  for (const size of sizes) {
    console.log(`| ${engine} | ${size / 1_000} KB | ${(await compare(inboxes, size)).join(' | ')} |`)
  }
  for (const inbox of opened) await inbox.close()
  for (const name of names) await remove(name)
}
process.exit()
