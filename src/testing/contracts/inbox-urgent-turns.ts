import assert from 'node:assert/strict'
import type { InboxConsumer, StoredDelivery } from '../../core/ports/inbox.js'
import type { InboxCases } from './inbox-subject.js'
import { isUrgentText, putBoth } from './inbox-urgent.js'
import { consumer, empty, stored, textOf } from './stored-delivery.js'

const urgent = { urgent: 'delivery' } as const

/** The cases about urgent deliveries of tenants that take turns. */
export const urgentTurnCases: InboxCases = {
  async 'lets tenants take turns in what is urgent, and in the rest'({ open }) {
    const inbox = await open()
    const put = (text: string, tenant: string, changes: Partial<StoredDelivery> = {}) =>
      inbox.put(stored(`${text} ${tenant}`, { tenant, ...changes }))
    for (const tenant of ['noisy', 'noisy', 'noisy', 'quiet']) {
      await put('other', tenant)
      await put('urgent', tenant, urgent)
    }
    const orders = consumer()
    for (let index = 0; index < 8; index++) {
      // In one millisecond, the older delivery goes first.
      await new Promise((resolve) => setTimeout(resolve, 5))
      await inbox.handleDue(orders, { limit: 1 })
    }
    assert.deepEqual(orders.log.slice(0, 2).toSorted(), ['urgent noisy', 'urgent quiet'])
    assert.deepEqual(
      orders.log
        .filter((text) => !isUrgentText(text))
        .slice(0, 2)
        .toSorted(),
      ['other noisy', 'other quiet'],
    )
    assert.deepEqual(await inbox.depth(), empty)
  },

  async 'leaves the other work of a tenant its place, however much of its urgent work goes first'({ open }) {
    const inbox = await open()
    // In one millisecond, the older delivery goes first.
    const pass = () => new Promise((resolve) => setTimeout(resolve, 5))
    await inbox.put(stored('other noisy', { tenant: 'noisy' }))
    await pass()
    for (let index = 0; index < 3; index++) await inbox.put(stored(`other quiet ${index}`, { tenant: 'quiet' }))
    for (let index = 0; index < 10; index++) await inbox.put(stored(`urgent ${index}`, { tenant: 'noisy', ...urgent }))
    const orders = consumer()
    for (let index = 0; index < 14; index++) {
      await pass()
      await inbox.handleDue(orders, { limit: 1 })
    }
    // An engine may begin with either tenant.
    const firstOthers = orders.log.filter((text) => !isUrgentText(text)).slice(0, 2)
    assert.ok(firstOthers.includes('other noisy'), orders.log.join(', '))
    assert.deepEqual(await inbox.depth(), empty)
  },

  async 'holds the urgent work of a paused handler without limits, which is still urgent afterwards'({ open }) {
    const inbox = await open()
    const log: string[] = []
    const divider: InboxConsumer = {
      endpoint: 'orders',
      async handleStored(delivery, _attempt, claim) {
        const { id: of, handler } = delivery
        if (handler || !delivery.urgent) return void log.push(textOf(delivery))
        const work = { name: 'mail', of, urgent: true }
        await claim?.follow?.([{ id: crypto.randomUUID(), key: undefined, handler: work }])
      },
    }
    await inbox.put(stored('urgent 1', { urgent: 'handler' }))
    await inbox.handleDue(divider, { limit: 1 })
    await inbox.pause({ handler: 'mail' })
    await inbox.put(stored('urgent 2', { urgent: 'handler' }))
    await inbox.put(stored('other'))
    await inbox.handleDue(divider)
    assert.deepEqual([log, await inbox.depth()], [['other'], { ...empty, waiting: 2 }])
    await inbox.put(stored('another'))
    await inbox.resume({ handler: 'mail' })
    await inbox.handleDue(divider, { concurrency: 1 })
    assert.deepEqual(log.slice(1, 3).toSorted(), ['urgent 1', 'urgent 2'])
    assert.deepEqual([log[3], await inbox.depth()], ['another', empty])
  },

  async 'counts what is urgent and the rest of a tenant for one limit, and holds what is paused'({ open }) {
    const inbox = await open()
    let [running, most] = [0, 0]
    const log: string[] = []
    const limited: InboxConsumer = {
      endpoint: 'orders',
      async handleStored(delivery, _attempt, claim) {
        const { id: of, handler } = delivery
        if (handler === undefined) {
          const limits = { tenant: 't', concurrency: 1 }
          const isUrgent = delivery.urgent === 'delivery'
          const work = { name: 'mail', of, limits, ...(isUrgent && { urgent: true }) }
          await claim?.follow?.([{ id: crypto.randomUUID(), key: undefined, handler: work }])
          return
        }
        running++
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running--
        log.push(textOf(delivery))
      },
    }
    await putBoth(inbox, 4)
    await inbox.pause({ handler: 'mail' })
    await inbox.handleDue(limited)
    assert.deepEqual([log, await inbox.depth()], [[], { ...empty, waiting: 8 }])
    await inbox.resume({ handler: 'mail' })
    await inbox.handleDue(limited)
    assert.equal(most, 1)
    assert.ok(log.slice(0, 4).filter(isUrgentText).length >= 3, log.join(', '))
    assert.deepEqual(await inbox.depth(), empty)
  },
}
