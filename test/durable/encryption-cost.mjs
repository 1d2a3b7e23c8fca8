// @ts-check
// Measures what encryption costs an inbox: storing one delivery, and handling many, with and without it in turn, at three
// sizes of the body. It prints medians in microseconds, and their ratio. It takes two minutes on a quiet machine.
//
//   npm run build && node test/durable/encryption-cost.mjs [engine]
import { randomBytes, randomUUID } from 'node:crypto'
import { encryptedInbox, keyring } from 'webhook-receiver/inbox/encryption'
import { engines } from './engines.mjs'

const [rounds, deliveries] = [15, 20]
const sizes = [1_000, 10_000, 100_000]

/** @typedef {import('./engines.mjs').OperatedInbox} OperatedInbox */

const key = randomBytes(32)
const keys = keyring({ current: 'k1', keys: { k1: key }, indexKey: key })

/**
 * @param {number} size
 * @returns {import('./engines.mjs').StoredDelivery}
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
 * @param {OperatedInbox} inbox
 * @param {number} size
 * @returns {Promise<number>} microseconds
 */
async function put(inbox, size) {
  const each = delivery(size)
  const startedAt = performance.now()
  await inbox.put(each)
  return (performance.now() - startedAt) * 1_000
}

/**
 * @param {OperatedInbox} inbox
 * @returns {Promise<number>} microseconds for each delivery after the first one
 */
async function consume(inbox) {
  /** @type {number[]} */
  const times = []
  /** @type {() => void} */
  let end = () => {}
  const done = new Promise((resolve) => {
    end = () => resolve(undefined)
  })
  const consumption = await inbox.consume({
    endpoint: 'orders',
    async handleStored() {
      if (times.push(performance.now()) === deliveries) end()
    },
  })
  await done
  await consumption.close()
  return (((times.at(-1) ?? 0) - (times[0] ?? 0)) * 1_000) / (deliveries - 1)
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

console.log(
  '| engine | body | put | sealed | | consume | sealed | |\n| --- | --: | --: | --: | --: | --: | --: | --: |',
)
for (const [engine, { newName, open, remove }] of Object.entries(engines)) {
  if (process.argv[2] !== undefined && process.argv[2] !== engine) continue
  const names = [newName(), newName()]
  const inboxes = await Promise.all(names.map((name) => open(name, { retentionMs: 600_000 })))
  const [plain, engineOfSealed] = inboxes
  if (plain === undefined || engineOfSealed === undefined) throw new Error('there are two')
  const sealed = encryptedInbox(engineOfSealed, { keys })
  for (const size of sizes) {
    /** @type {[number[], number[]]} */
    const puts = [[], []]
    /** @type {[number[], number[]]} */
    const consumed = [[], []]
    // The first rounds warm up.
    for (let round = -2; round < rounds; round++) {
      // In turn for each delivery, so that both meet the same disk and the same neighbours.
      for (let count = 0; count < deliveries; count++) {
        for (const at of count % 2 === 0 ? [0, 1] : [1, 0]) {
          const time = await put(at === 0 ? plain : sealed, size)
          if (round >= 0) puts[at]?.push(time)
        }
      }
      for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const time = await consume(at === 0 ? plain : sealed)
        if (round >= 0) consumed[at]?.push(time)
      }
    }
    const [stored = 0, storedSealed = 0, handled = 0, handledSealed = 0] = [...puts, ...consumed].map(median)
    const row = [stored, storedSealed, storedSealed / stored, handled, handledSealed, handledSealed / handled]
    const cells = row.map((value, index) => value.toFixed(index % 3 === 2 ? 2 : 0))
    console.log(`| ${engine} | ${size / 1_000} KB | ${cells.join(' | ')} |`)
  }
  for (const inbox of inboxes) await inbox.close()
  for (const name of names) await remove(name)
}
process.exit()
