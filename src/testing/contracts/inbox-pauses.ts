import assert from 'node:assert/strict'
import type { InboxConsumer } from '../../core/ports/inbox.js'
import type { InboxCases } from './inbox-subject.js'
import { createBarrier, createLimited } from './limited-consumer.js'
import { consumer, empty, stored, textOf } from './stored-delivery.js'

/** The cases about what an operator pauses. */
export const pauseCases: InboxCases = {
  async 'pauses a handler for all processes, stores what arrives, and goes on once it is resumed'(subject) {
    const { open, consume, newQueue, eventually } = subject
    const queue = newQueue()
    const [first, second] = [await open({}, queue), await open({}, queue)]
    const { consumer: limited, log, divided } = createLimited({})
    await consume(second, limited)
    assert.deepEqual([await first.pause({ handler: 'mail' }), await first.pause({ handler: 'mail' })], [true, false])
    assert.deepEqual(
      (await second.pauses()).map(({ handler }) => handler),
      ['mail'],
    )
    await first.put(stored('a', { key: 'a' }))
    await first.put(stored('b'))
    await eventually(() => assert.deepEqual(divided.toSorted(), ['a', 'b']))
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.deepEqual([log, await first.depth()], [[], { ...empty, waiting: 2 }])
    await first.pause({ handler: 'mial' })
    const counts = (await first.pauses()).map(({ handler, waiting }) => `${handler} ${waiting}`)
    assert.deepEqual(counts.toSorted(), ['mail 2', 'mial 0'])
    await first.resume({ handler: 'mial' })
    assert.deepEqual(
      [await second.resume({ handler: 'mail' }), await second.resume({ handler: 'mail' })],
      [true, false],
    )
    await eventually(() => assert.deepEqual(log.toSorted(), ['a', 'b']))
    assert.deepEqual(await first.pauses(), [])
  },

  async 'pauses a handler without limits, also its work that waits already'({ open, consume, eventually }) {
    const inbox = await open()
    const log: string[] = []
    const divider: InboxConsumer = {
      endpoint: 'orders',
      async handleStored(delivery, _attempt, claim) {
        const { id: of, key, handler } = delivery
        if (handler) log.push(`${handler.name} ${textOf(delivery)}`)
        else
          await claim?.follow?.(
            ['mail', 'ledger'].map((name) => ({
              id: crypto.randomUUID(),
              key: key && `${key}/${name}`,
              handler: { name, of },
            })),
          )
      },
    }
    for (const text of ['1', '2']) await inbox.put(stored(text, { key: 'a' }))
    await inbox.put(stored('3'))
    // Divides, and handles nothing yet.
    await inbox.handleDue(divider, { limit: 2, concurrency: 2 })
    await inbox.pause({ handler: 'mail' })
    await consume(inbox, divider)
    const ofLedger = ['ledger 1', 'ledger 2', 'ledger 3']
    const beforePause = log.filter((work) => work.startsWith('mail'))
    await eventually(() => assert.deepEqual(log.filter((work) => work.startsWith('ledger')).toSorted(), ofLedger))
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.deepEqual(
      log.filter((work) => work.startsWith('mail')),
      beforePause,
    )
    await inbox.resume({ handler: 'mail' })
    await eventually(() => assert.deepEqual(log.toSorted(), [...ofLedger, 'mail 1', 'mail 2', 'mail 3']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'pauses a key and a tenant, and no other'({ open, consume, eventually }) {
    const inbox = await open()
    const orders = consumer()
    await inbox.put(stored('a 1', { key: 'a' }))
    await inbox.pause({ key: 'a' })
    await inbox.pause({ tenant: 't' })
    await consume(inbox, orders)
    await inbox.put(stored('a 2', { key: 'a', tenant: 'u' }))
    await inbox.put(stored('b 1', { key: 'b' }))
    await inbox.put(stored('t 1', { tenant: 't' }))
    await inbox.put(stored('u 1', { tenant: 'u' }))
    await eventually(() => assert.deepEqual(orders.log.toSorted(), ['b 1', 'u 1']))
    // An encrypted inbox names them by hashes.
    assert.deepEqual(
      (await inbox.pauses()).map(({ waiting }) => waiting),
      [2, 1],
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.deepEqual([orders.log.toSorted(), await inbox.depth()], [['b 1', 'u 1'], { ...empty, waiting: 3 }])
    await inbox.resume({ tenant: 't' })
    await eventually(() => assert.deepEqual(orders.log.toSorted(), ['b 1', 't 1', 'u 1']))
    await inbox.resume({ key: 'a' })
    await eventually(() =>
      assert.deepEqual(
        orders.log.filter((text) => text.startsWith('a')),
        ['a 1', 'a 2'],
      ),
    )
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'ends what is in flight, keeps its retry, and keeps pauses when all processes have ended'(subject) {
    const { open, consume, newQueue, eventually } = subject
    const queue = newQueue()
    const inbox = await open({}, queue)
    const barrier = createBarrier()
    let begun = 0
    const orders = consumer(async () => {
      begun++
      await barrier.opened
      if (begun === 1) throw new Error('broken')
    })
    const consumption = await consume(inbox, orders)
    await inbox.put(stored('a', { key: 'a' }))
    await eventually(() => assert.equal(begun, 1))
    await inbox.pause({ key: 'a' })
    barrier.open()
    await eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, waiting: 1 }))
    await consumption.close()
    await inbox.close()
    const later = await open({}, queue)
    await consume(later, orders)
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.equal(begun, 1)
    await later.resume({ key: 'a' })
    await eventually(() => assert.deepEqual(orders.log, ['a']))
  },

  async 'refuses what names no one thing to pause'({ open }) {
    const inbox = await open()
    await assert.rejects(inbox.pause({}), TypeError)
    await assert.rejects(inbox.pause({ handler: 'mail', key: 'a' }), TypeError)
    await assert.rejects(inbox.resume({ handler: '' }), TypeError)
    await assert.rejects(inbox.resume({ name: 'mail' } as never), TypeError)
  },
}

/** The case of an engine that cannot pause. */
export const unpausedCases: InboxCases = {
  async 'says that it cannot pause'({ open }) {
    const inbox = await open()
    await assert.rejects(inbox.pause({ handler: 'mail' }), /cannot pause/)
    assert.deepEqual(await inbox.pauses(), [])
  },
}
