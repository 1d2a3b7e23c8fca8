// @ts-check
// How long a quiet tenant waits for its handler, alone and beside a tenant with many waiting deliveries.
//
//   node test/durable/fairness.mjs [waiting deliveries] [engine]
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { toWebhookRequest } from 'webhook-receiver'
import { engines } from './engines.mjs'

const backlog = Number(process.argv[2] ?? 100_000)
const engine = findEngine(process.argv[3] ?? 'sqlite')
const [handlerMs, concurrency, samples, everyMs] = [20, 10, 200, 50]
const request = toWebhookRequest({ headers: { 'content-type': 'application/json' }, body: 'x'.repeat(1_000) })

/**
 * @param {string} text
 * @param {string | undefined} tenant
 * @returns {import('webhook-receiver/inbox').StoredDelivery}
 */
const toDelivery = (text, tenant) => ({
  id: randomUUID(),
  endpoint: 'orders',
  provider: 'shop',
  event: 'order.paid',
  deliveryId: text,
  key: undefined,
  number: undefined,
  request,
  proof: { strength: 'signature', verifier: 'hmacSignature' },
  receivedAt: Date.now(),
  invalid: undefined,
  tenant,
})

/**
 * @param {string} title
 * @param {number} waiting
 * @param {number} count
 * @param {boolean} takesTurns
 */
async function measure(title, waiting, count, takesTurns) {
  const name = engine.newName()
  const inbox = await engine.open(name)
  const toTenant = (/** @type {string} */ tenant) => (takesTurns ? tenant : undefined)
  for (let stored = 0; stored < waiting; stored += 100) {
    await Promise.all(Array.from({ length: 100 }, () => inbox.put(toDelivery('noisy', toTenant('noisy')))))
  }
  /** @type {Map<string, (time: number) => void>} */
  const waiters = new Map()
  const consumption = await inbox.consume(
    {
      endpoint: 'orders',
      async handleStored({ deliveryId = '' }) {
        waiters.get(deliveryId)?.(performance.now())
        await sleep(handlerMs)
      },
    },
    { concurrency },
  )
  await sleep(1_000)
  const times = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(index * everyMs)
      const begun = new Promise((resolve) => waiters.set(`quiet ${index}`, resolve))
      const from = performance.now()
      await inbox.put(toDelivery(`quiet ${index}`, toTenant('quiet')))
      return (await begun) - from
    }),
  )
  times.sort((one, other) => one - other)
  const at = (/** @type {number} */ share) => Math.round(times[Math.min(count - 1, Math.floor(count * share))] ?? 0)
  const { waiting: left } = await inbox.depth()
  console.log(`| ${title} | ${waiting} | ${left} | ${at(0.5)} | ${at(0.99)} |`)
  await consumption.close()
  await inbox.close()
  await engine.remove(name)
}

console.log(
  `handlers of ${handlerMs} ms, ${concurrency} at a time; milliseconds until the handler of the quiet tenant began\n`,
)
console.log('| | waiting before | and after | median | p99 |\n| --- | --: | --: | --: | --: |')
await measure('alone', 0, samples, true)
await measure('beside a noisy tenant', backlog, samples, true)
await measure('without `tenant`', Math.min(backlog, 5_000), 1, false)

/** @param {string} wanted */
function findEngine(wanted) {
  const found = engines[wanted]
  if (found === undefined) throw new Error(`no engine ${wanted}: ${Object.keys(engines).join(', ')}`)
  return found
}
