import assert from 'node:assert/strict'
import type { InboxCases } from './inbox-subject.js'
import { consumer, stored } from './stored-delivery.js'

/** The cases about `handleDue`. */
export const dueCases: InboxCases = {
  async 'handles what is due without a consumer, and returns the counts'({ open }) {
    const inbox = await open({ attempts: 1 })
    const orders = consumer((text) => {
      if (text === 'poison') throw new Error('broken')
    })
    assert.deepEqual(await inbox.handleDue(orders), { handled: 0, failed: 0, isMore: false })
    for (const text of ['one', 'two', 'poison', 'three']) await inbox.put(stored(text, { key: text }))
    assert.deepEqual(await inbox.handleDue(orders), { handled: 3, failed: 1, isMore: false })
    assert.deepEqual(orders.log.toSorted(), ['one', 'three', 'two'])
    assert.deepEqual(await inbox.depth(), { waiting: 0, active: 0, dead: 1 })
  },

  async 'handles at most max due deliveries, and leaves the others for the next call'({ open }) {
    const inbox = await open()
    const orders = consumer()
    for (const text of ['1', '2', '3', '4', '5']) await inbox.put(stored(text))
    assert.deepEqual(await inbox.handleDue(orders, { limit: 2 }), { handled: 2, failed: 0, isMore: true })
    assert.equal(orders.log.length, 2)
    const { waiting, active } = await inbox.depth()
    assert.deepEqual([waiting, active], [3, 0])
    assert.deepEqual(await inbox.handleDue(orders, { concurrency: 1 }), { handled: 3, failed: 0, isMore: false })
    assert.deepEqual(orders.log.toSorted(), ['1', '2', '3', '4', '5'])
  },

  async 'starts no due delivery after maxDurationMs, and finishes the one in flight'({ open, delayMs }) {
    const inbox = await open()
    const orders = consumer(() => new Promise((resolve) => setTimeout(resolve, 1.2 * delayMs)))
    await inbox.put(stored('one', { key: 'a' }))
    await inbox.put(stored('two', { key: 'a' }))
    const result = await inbox.handleDue(orders, { maxDurationMs: delayMs, concurrency: 1 })
    assert.deepEqual(result, { handled: 1, failed: 0, isMore: true })
    assert.equal(orders.log.length, 1)
  },

  async 'leaves a delivery that waits for its retry to a later call'({ open, eventually, delayMs }) {
    const inbox = await open({ retryDelayMs: delayMs })
    const attempts: number[] = []
    const orders = consumer((_text, attempt) => {
      attempts.push(attempt)
      if (attempt === 1) throw new Error('not yet')
    })
    await inbox.put(stored('one'))
    assert.deepEqual(await inbox.handleDue(orders), { handled: 0, failed: 1, isMore: false })
    await eventually(async () => assert.equal((await inbox.handleDue(orders)).handled, 1))
    assert.deepEqual(attempts, [1, 2])
  },

  async 'refuses wrong limits of handleDue'({ open }) {
    const inbox = await open()
    await assert.rejects(inbox.handleDue([]), TypeError)
    await assert.rejects(inbox.handleDue(consumer(), { limit: 0 }), /handleDue: limit/)
    await assert.rejects(
      inbox.handleDue(consumer(), { maxDuration: 5 } as never),
      /handleDue: unknown option maxDuration/,
    )
  },
}

/** The case about `handleDue` of an inbox that takes numbered deliveries. */
export const dueNumberCases: InboxCases = {
  async 'handles numbered due deliveries, in an order that the engine keeps'({ open, ordering, eventually }) {
    const inbox = await open({ settleMs: 100 })
    const orders = consumer()
    for (const number of [2, 1, 3]) await inbox.put(stored(String(number), { key: 'channel', number }))
    await eventually(async () => {
      await inbox.handleDue(orders)
      assert.equal(orders.log.length, 3)
    })
    if (ordering === 'strict-per-key') assert.deepEqual(orders.log, ['1', '2', '3'])
  },
}
