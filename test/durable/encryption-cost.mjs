// @ts-check
// Measures what encryption costs an inbox: storing deliveries one after the other, and handling them, with and without it in
// turn, at three sizes of the body. It prints medians of rounds in microseconds, and their ratio.
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
 * @returns {Promise<readonly [put: number, consume: number]>} microseconds for each delivery
 */
async function measure(inbox, size) {
  const batch = Array.from({ length: deliveries }, () => delivery(size))
  const startedAt = performance.now()
  for (const each of batch) await inbox.put(each)
  const storedAt = performance.now()
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
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return [((storedAt - startedAt) * 1_000) / deliveries, (span * 1_000) / (deliveries - 1)]
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
    /** @type {number[][]} */
    const found = [[], [], [], []]
    // The first rounds warm up.
    for (let round = -2; round < rounds; round++) {
      for (const inbox of round % 2 === 0 ? [plain, sealed] : [sealed, plain]) {
        const [put, consume] = await measure(inbox, size)
        const at = inbox === sealed ? 1 : 0
        if (round < 0) continue
        found[at]?.push(put)
        found[at + 2]?.push(consume)
      }
    }
    const [put = 0, putSealed = 0, consume = 0, consumeSealed = 0] = found.map(median)
    const row = [put, putSealed, putSealed / put, consume, consumeSealed, consumeSealed / consume]
    const cells = row.map((value, index) => value.toFixed(index % 3 === 2 ? 2 : 0))
    console.log(`| ${engine} | ${size / 1_000} KB | ${cells.join(' | ')} |`)
  }
  for (const inbox of inboxes) await inbox.close()
  for (const name of names) await remove(name)
}
process.exit()
