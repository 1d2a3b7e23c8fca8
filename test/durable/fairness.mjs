// @ts-check
// How long a quiet tenant waits for its handler, alone and beside a tenant with many waiting deliveries. With --urgent, how long
// urgent deliveries wait, and what the others get beside a flood of them.
//
//   node test/durable/fairness.mjs [waiting deliveries] [engine] [--urgent]
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { toWebhookRequest } from 'webhook-receiver'
import { engines } from './engines.mjs'

const { values, positionals } = parseArgs({
  options: { urgent: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const backlog = Number(positionals[0] ?? 100_000)
const engine = findEngine(positionals[1] ?? 'sqlite')
const [handlerMs, concurrency, samples, everyMs] = [20, 10, 200, 50]
const request = toWebhookRequest({ headers: { 'content-type': 'application/json' }, body: 'x'.repeat(1_000) })

/**
 * @param {string} text
 * @param {Pick<import('webhook-receiver/inbox').StoredDelivery, 'tenant' | 'urgent'>} [more]
 * @returns {import('webhook-receiver/inbox').StoredDelivery}
 */
const toDelivery = (text, more) => ({
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
  ...more,
})

/**
 * @param {string} title
 * @param {number} waiting
 * @param {number} count
 * @param {Parameters<typeof toDelivery>[1]} [noisy]
 * @param {Parameters<typeof toDelivery>[1]} [quiet]
 */
async function measure(title, waiting, count, noisy, quiet) {
  const name = engine.newName()
  const inbox = await engine.open(name)
  await fill(inbox, waiting, () => toDelivery('noisy', noisy))
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
      await inbox.put(toDelivery(`quiet ${index}`, quiet))
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

/**
 * @param {import('webhook-receiver/inbox').Inbox} inbox
 * @param {number} count
 * @param {() => ReturnType<typeof toDelivery>} toNext
 */
async function fill(inbox, count, toNext) {
  for (let stored = 0; stored < count; stored += 100) {
    await Promise.all(Array.from({ length: 100 }, () => inbox.put(toNext())))
  }
}

/**
 * Has urgent deliveries wait at all times, and counts what else begins among so many.
 *
 * @param {number} urgent how many urgent ones wait
 * @param {number} begins
 */
async function measureFlood(urgent, begins) {
  const name = engine.newName()
  const inbox = await engine.open(name)
  const toUrgent = () => toDelivery('urgent', { urgent: 'delivery' })
  await fill(inbox, backlog, () => toDelivery('other'))
  await fill(inbox, urgent, toUrgent)
  /** @type {string[]} */
  const begun = []
  const consumption = await inbox.consume(
    {
      endpoint: 'orders',
      async handleStored({ deliveryId = '' }) {
        begun.push(deliveryId)
        if (deliveryId === 'urgent') await inbox.put(toUrgent())
        await sleep(handlerMs)
      },
    },
    { concurrency },
  )
  while (begun.length < begins) await sleep(100)
  await consumption.close()
  const counted = begun.slice(0, begins)
  const others = counted.filter((text) => text === 'other').length
  const longest = Math.max(
    ...counted
      .join(' ')
      .split('other')
      .map((run) => run.split('urgent').length - 1),
  )
  console.log(`\n${urgent} urgent ones wait at all times: of ${begins} that began, ${others} were others`)
  console.log(`at most ${longest} urgent ones began between two others`)
  await inbox.close()
  await engine.remove(name)
}

const whose = values.urgent ? 'of an urgent delivery' : 'of the quiet tenant'
console.log(`handlers of ${handlerMs} ms, ${concurrency} at a time; milliseconds until the handler ${whose} began\n`)
console.log('| | waiting before | and after | median | p99 |\n| --- | --: | --: | --: | --: |')
if (values.urgent) {
  await measure('alone', 0, samples, {}, { urgent: 'delivery' })
  await measure('beside others', backlog, samples, {}, { urgent: 'delivery' })
  await measure('not urgent', Math.min(backlog, 5_000), 1)
  await measureFlood(500, 5_000)
} else {
  await measure('alone', 0, samples, { tenant: 'noisy' }, { tenant: 'quiet' })
  await measure('beside a noisy tenant', backlog, samples, { tenant: 'noisy' }, { tenant: 'quiet' })
  await measure('without `tenant`', Math.min(backlog, 5_000), 1)
}

/** @param {string} wanted */
function findEngine(wanted) {
  const found = engines[wanted]
  if (found === undefined) throw new Error(`no engine ${wanted}: ${Object.keys(engines).join(', ')}`)
  return found
}
