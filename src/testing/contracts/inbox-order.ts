import assert from 'node:assert/strict'
import type { InboxCases } from './inbox-subject.js'
import { consumer, stored, textOf } from './stored-delivery.js'

/** The cases of an inbox that keeps the order of a key. */
export const orderCases: InboxCases = {
  async 'handles the deliveries of a key one at a time and in order, across retries, and keys in parallel'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open()
    const running = new Map<string, number>()
    let overlaps = 0
    let parallels = 0
    const orders = consumer(async (text, attempt, { key = '' }) => {
      running.set(key, (running.get(key) ?? 0) + 1)
      if ((running.get(key) ?? 0) > 1) overlaps++
      if ([...running.values()].filter((count) => count > 0).length > 1) parallels++
      await new Promise((resolve) => setTimeout(resolve, 5))
      running.set(key, (running.get(key) ?? 0) - 1)
      if (text.endsWith('2') && attempt < 3) throw new Error('not yet')
    })
    for (const index of [1, 2, 3, 4, 5]) {
      for (const key of ['a', 'b', 'c']) await inbox.put(stored(`${key}${index}`, { key }))
    }
    await consume(inbox, orders)
    await eventually(() => assert.equal(orders.log.length, 15))
    for (const key of ['a', 'b', 'c']) {
      const log = orders.log.filter((text) => text.startsWith(key))
      assert.deepEqual(
        log,
        [1, 2, 3, 4, 5].map((index) => key + index),
      )
    }
    assert.equal(overlaps, 0)
    assert.ok(parallels > 0)
  },

  async 'blocks the key of a dead letter until it is handled, and then keeps the order'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open({ attempts: 1, onDeadLetter: 'hold' })
    let isMended = false
    const orders = consumer((text) => {
      if (text === 'a1' && !isMended) throw new Error('broken')
    })
    await consume(inbox, orders)
    const poison = stored('a1', { key: 'a' })
    await inbox.put(poison)
    await inbox.put(stored('a2', { key: 'a' }))
    await inbox.put(stored('a3', { key: 'a' }))
    await inbox.put(stored('b1', { key: 'b' }))
    await eventually(async () => assert.deepEqual(await inbox.blockedKeys(), ['a']))
    await eventually(() => assert.deepEqual(orders.log, ['b1']))
    const dead = await inbox.deadLetters()
    assert.deepEqual(
      dead.map(({ delivery }) => textOf(delivery)),
      ['a1'],
    )
    isMended = true
    await inbox.redrive([poison.id])
    await eventually(() => assert.deepEqual(orders.log, ['b1', 'a1', 'a2', 'a3']))
    await eventually(async () => assert.deepEqual(await inbox.blockedKeys(), []))
  },

  async 'continues with the key of a dead letter that is skipped'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 1, onDeadLetter: 'skip' })
    const orders = consumer((text) => {
      if (text === 'a1') throw new Error('broken')
    })
    await consume(inbox, orders)
    await inbox.put(stored('a1', { key: 'a' }))
    await inbox.put(stored('a2', { key: 'a' }))
    await eventually(() => assert.deepEqual(orders.log, ['a2']))
    await eventually(async () => assert.equal((await inbox.deadLetters()).length, 1))
    assert.deepEqual(await inbox.blockedKeys(), [])
  },
}

/** The cases of an inbox that sorts by number. */
export const numberCases: InboxCases = {
  async 'handles numbered deliveries in the order of their numbers, across a retry'({ open, consume, eventually }) {
    const inbox = await open()
    const orders = consumer((text, attempt) => {
      if (text === '2' && attempt < 3) throw new Error('not yet')
    })
    await consume(inbox, orders)
    // At once, because what comes later than `settleMs` is handled out of order.
    await Promise.all([3, 1, 5, 2, 4].map((number) => inbox.put(stored(String(number), { key: 'channel', number }))))
    await eventually(() => assert.equal(orders.log.length, 5))
    assert.deepEqual(orders.log, ['1', '2', '3', '4', '5'])
  },

  async 'sorts a backlog that was stored in any order'({ open, consume, eventually }) {
    const inbox = await open({ settleMs: 0 })
    const numbers = Array.from({ length: 40 }, (_, index) => (index * 17) % 40)
    for (const number of numbers) await inbox.put(stored(String(number), { key: 'channel', number }))
    const orders = consumer()
    await consume(inbox, orders)
    await eventually(() => assert.equal(orders.log.length, 40))
    assert.deepEqual(
      orders.log,
      numbers.map((_, index) => String(index)),
    )
  },
}

/** The case of an inbox that cannot sort by number. */
export const arrivalCases: InboxCases = {
  async 'refuses a numbered delivery, and does not store it'({ open }) {
    const inbox = await open()
    await assert.rejects(inbox.put(stored('7', { key: 'channel', number: 7 })), TypeError)
    assert.deepEqual(await inbox.depth(), { waiting: 0, active: 0, dead: 0 })
  },
}

/** The cases that need two inboxes of the same queue. */
export const sharedOrderCases: InboxCases = {
  async 'keeps the order of a key among processes that store and handle'(subject) {
    const { open, consume, eventually, newQueue, ordering } = subject
    const queue = newQueue()
    const inboxes = [await open({}, queue), await open({}, queue)] as const
    const log: string[] = []
    const orders = consumer((text) => void log.push(text))
    for (const inbox of inboxes) await consume(inbox, orders)
    const isSorted = ordering === 'strict-per-key'
    for (const number of isSorted ? [2, 1, 4, 3, 6, 5] : [1, 2, 3, 4, 5, 6]) {
      const place = isSorted ? { key: 'channel', number } : { key: 'channel' }
      await inboxes[number % 2 === 0 ? 0 : 1].put(stored(String(number), place))
    }
    await eventually(() => assert.equal(log.length, 6))
    assert.deepEqual(log, ['1', '2', '3', '4', '5', '6'])
  },
}
