import assert from 'node:assert/strict'
import type { InboxConsumer } from '../../core/ports/inbox.js'
import type { StoredHandler } from '../../core/ports/step.js'
import { urgentShare } from '../../stores/inbox/handling/turns.js'
import type { InboxCases, InboxSubject } from './inbox-subject.js'
import { consumer, stored, textOf } from './stored-delivery.js'

const urgent = { urgent: 'delivery' } as const
/** Whether a delivery was stored as urgent, by its text. */
export function isUrgentText(text: string | undefined): boolean {
  return text?.startsWith('urgent') ?? false
}

/** Stores so many urgent deliveries and others, the others first. */
export async function putBoth({ put }: Awaited<ReturnType<InboxSubject['open']>>, count: number) {
  for (let index = 0; index < count; index++) await put(stored(`other ${index}`))
  for (let index = 0; index < count; index++) await put(stored(`urgent ${index}`, urgent))
}

/** A consumer that divides deliveries between a handler and, of urgent ones, a further one that is urgent; and what it did. */
function dividing(): { readonly log: readonly string[]; readonly divider: InboxConsumer } {
  const log: string[] = []
  const divider: InboxConsumer = {
    endpoint: 'orders',
    async handleStored(delivery, _attempt, claim) {
      const { id: of, handler } = delivery
      log.push(`${handler?.name ?? 'divide'} ${textOf(delivery)}`)
      if (handler) return
      const handlers: StoredHandler[] = [{ name: 'ledger', of }]
      if (delivery.urgent) handlers.push({ name: 'pager', of, urgent: true })
      await claim?.follow?.(handlers.map((each) => ({ id: crypto.randomUUID(), key: undefined, handler: each })))
    },
  }
  return { log, divider }
}

/** The cases about urgent deliveries and handlers. */
export const urgentCases: InboxCases = {
  async 'claims what is urgent before older work, and of each five at least one of the others'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open()
    await putBoth(inbox, 12)
    const orders = consumer()
    await consume(inbox, orders, { concurrency: 1 })
    await eventually(() => assert.equal(orders.log.length, 24))
    const [first, ...rest] = orders.log
    assert.ok(isUrgentText(first), orders.log.join(', '))
    const lastUrgent = rest.findLastIndex(isUrgentText)
    assert.ok(lastUrgent < 12 * (urgentShare / (urgentShare - 1)), orders.log.join(', '))
    for (let end = urgentShare; end <= lastUrgent; end++) {
      assert.ok(!rest.slice(end - urgentShare, end).every(isUrgentText), orders.log.join(', '))
    }
    const others = orders.log.filter((text) => !isUrgentText(text))
    const all = Array.from({ length: 12 }, (_, index) => `other ${index}`)
    assert.deepEqual(others.toSorted(), all.toSorted())
  },

  async 'counts the share of the others in all processes, however few each of them takes'({ open, newQueue }) {
    const queue = newQueue()
    const inboxes = [await open({}, queue), await open({}, queue)]
    const [first] = inboxes
    assert.ok(first)
    await putBoth(first, 2 * urgentShare)
    const orders = consumer()
    for (let index = 0; index < 2 * urgentShare; index++) await inboxes[index % 2]?.handleDue(orders, { limit: 1 })
    assert.equal(orders.log.filter((text) => !isUrgentText(text)).length, 2)
    await first.handleDue(orders)
    assert.equal(orders.log.length, 4 * urgentShare)
  },

  async 'takes the first urgent delivery of another process before the backlog'({ open, newQueue }) {
    const queue = newQueue()
    const [first, second] = [await open({}, queue), await open({}, queue)]
    const orders = consumer()
    await first.put(stored('other 0'))
    await first.handleDue(orders)
    await second.put(stored('urgent', urgent))
    await first.handleDue(orders)
    assert.deepEqual(orders.log, ['other 0', 'urgent'])
  },

  async 'owes the others nothing once they had their share, also while nothing was urgent'({ open }) {
    const inbox = await open()
    const orders = consumer()
    const handle = async (...texts: readonly string[]) => {
      for (const text of texts) await inbox.put(stored(text, isUrgentText(text) ? urgent : {}))
      await inbox.handleDue(orders, { limit: 1 })
    }
    for (let index = 1; index < urgentShare; index++) await handle(`urgent ${index}`)
    await handle('other')
    await handle('another', 'urgent last')
    assert.equal(orders.log.at(-1), 'urgent last')
  },

  async 'keeps a delivery urgent in its retries, and when it is redriven'({ open }) {
    const inbox = await open({ attempts: 2 })
    const attempts: string[] = []
    const orders = consumer((text) => {
      attempts.push(text)
      if (text === 'urgent' && attempts.length < 3) throw new Error('not yet')
    })
    await inbox.put(stored('urgent', urgent))
    await inbox.handleDue(orders)
    for (const text of ['other 1', 'other 2']) await inbox.put(stored(text))
    await inbox.redrive({})
    await inbox.handleDue(orders, { concurrency: 1 })
    assert.deepEqual(attempts.slice(0, 3), ['urgent', 'urgent', 'urgent'])
    assert.deepEqual(attempts.slice(3).toSorted(), ['other 1', 'other 2'])
  },

  async 'divides first what has an urgent handler, and claims its work first'({ open }) {
    const inbox = await open()
    const { log, divider } = dividing()
    await inbox.put(stored('1'))
    await inbox.put(stored('2'))
    await inbox.handleDue(divider, { limit: 2 })
    await inbox.put(stored('3', { urgent: 'handler' }))
    await inbox.handleDue(divider, { concurrency: 1 })
    assert.deepEqual(log.slice(0, 2).toSorted(), ['divide 1', 'divide 2'])
    assert.deepEqual(log.slice(2, 4), ['divide 3', 'pager 3'])
    assert.deepEqual(log.slice(4).toSorted(), ['ledger 1', 'ledger 2', 'ledger 3'])
  },

  async 'begins the work of an urgent handler before the deliveries behind it are divided'({ open }) {
    const inbox = await open()
    const { log, divider } = dividing()
    for (let index = 0; index < 30; index++) await inbox.put(stored(`${index}`, { urgent: 'handler' }))
    await inbox.handleDue(divider, { concurrency: 1 })
    const first = log.findIndex((entry) => entry.startsWith('pager'))
    const beforeIt = log.slice(0, first).filter((entry) => entry.startsWith('ledger'))
    assert.ok(beforeIt.length <= 1, log.join(', '))
    assert.equal(log.length, 90)
  },
}

/** The cases about urgent deliveries of a key. */
export const urgentNumberCases: InboxCases = {
  async 'ends the wait of a lower number when that of a higher one is over, if they are of other tenants or urgency'(
    subject,
  ) {
    const settleMs = 1_000
    const inbox = await subject.open({ settleMs })
    const orders = consumer()
    await inbox.put(stored('a 2', { key: 'a', number: 2 }))
    await inbox.put(stored('b 2', { key: 'b', number: 2, tenant: 'one' }))
    await new Promise((resolve) => setTimeout(resolve, settleMs * 0.7))
    await inbox.put(stored('a 1', { key: 'a', number: 1, ...urgent }))
    await inbox.put(stored('b 1', { key: 'b', number: 1, tenant: 'two' }))
    const storedAt = Date.now()
    await subject.eventually(async () => {
      await inbox.handleDue(orders)
      assert.equal(orders.log.length, 4)
    })
    assert.ok(Date.now() - storedAt < settleMs, 'it waited for the lower numbers')
    assert.deepEqual(
      orders.log.filter((text) => text.startsWith('a')),
      ['a 1', 'a 2'],
    )
    assert.deepEqual(
      orders.log.filter((text) => text.startsWith('b')),
      ['b 1', 'b 2'],
    )
  },
}

/** The cases about the order of urgent deliveries, of an inbox that keeps one. */
export const urgentOrderCases: InboxCases = {
  async 'hands an urgent delivery over after the earlier ones of its key, which stay as they are'({ open }) {
    const inbox = await open()
    const orders = consumer()
    await inbox.put(stored('a 1', { key: 'a' }))
    await inbox.put(stored('a 2', { key: 'a', ...urgent }))
    await inbox.put(stored('b 1', { key: 'b' }))
    await inbox.put(stored('c 1', { key: 'c', ...urgent }))
    await inbox.handleDue(orders, { concurrency: 1 })
    const [first, ...rest] = orders.log
    assert.equal(first, 'c 1')
    // Of different keys, an engine may take either first.
    const [one, other] = rest[0] === 'b 1' ? [['b 1'], []] : [[], ['b 1']]
    assert.deepEqual(rest, [...one, 'a 1', 'a 2', ...other])
  },
}
