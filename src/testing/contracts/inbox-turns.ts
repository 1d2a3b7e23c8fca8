import assert from 'node:assert/strict'
import type { InboxCases } from './inbox-subject.js'
import { createBarrier, createLimited } from './limited-consumer.js'
import { consumer, empty, stored } from './stored-delivery.js'

/** The cases about tenants that take turns, and about their limits. */
export const limitCases: InboxCases = {
  async 'handles at most so many of a tenant at a time, in all processes, and another tenant at once'(subject) {
    const { open, consume, newQueue, eventually } = subject
    const queue = newQueue()
    const [first, second] = [await open({}, queue), await open({}, queue)]
    const barrier = createBarrier()
    const { consumer: limited, log, divided, running, most } = createLimited({ concurrency: 2 }, () => barrier.opened)
    for (const inbox of [first, second]) await consume(inbox, limited, { concurrency: 4 })
    const noisy = Array.from({ length: 12 }, (_, index) => `noisy ${index}`)
    for (const text of noisy) await first.put(stored(text))
    await eventually(() => assert.equal(divided.length, 12))
    await eventually(() => assert.equal(running.get('noisy'), 2))
    await first.put(stored('quiet'))
    await eventually(() => assert.equal(running.get('quiet'), 1))
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.equal(running.get('noisy'), 2)
    barrier.open()
    await eventually(() => assert.deepEqual(log.toSorted(), [...noisy, 'quiet'].toSorted()))
    assert.equal(most.get('noisy'), 2)
    await eventually(async () => assert.deepEqual(await first.depth(), empty))
  },

  async 'keeps the limits of a tenant when it gets work without limits, as that of a backfill'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open()
    const barrier = createBarrier()
    const { consumer: limited, log, running } = createLimited({ concurrency: 1 }, () => barrier.opened)
    await consume(inbox, limited)
    for (const text of ['noisy 1', 'noisy 2', 'noisy 3']) await inbox.put(stored(text))
    await eventually(() => assert.equal(running.get('noisy'), 1))
    await inbox.put(stored('noisy free'))
    await eventually(() => assert.equal(running.get('noisy'), 2))
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.equal(running.get('noisy'), 2)
    barrier.open()
    await eventually(() => assert.equal(log.length, 4))
  },

  async 'lets tenants take turns, also before their deliveries are divided'({ open, consume, eventually }) {
    const inbox = await open()
    const orders = consumer()
    for (let index = 0; index < 20; index++) await inbox.put(stored(`noisy ${index}`, { tenant: 'noisy' }))
    await inbox.put(stored('quiet', { tenant: 'quiet' }))
    await consume(inbox, orders, { concurrency: 1 })
    await eventually(() => assert.equal(orders.log.length, 21))
    assert.ok(orders.log.indexOf('quiet') < 3, orders.log.join(', '))
  },

  async 'begins no more attempts of a tenant than its rate allows, in all processes'(subject) {
    const { open, consume, newQueue, eventually } = subject
    const queue = newQueue()
    const [first, second] = [await open({}, queue), await open({}, queue)]
    const begun: number[] = []
    const { consumer: limited, log } = createLimited({ perSecond: 10, burst: 3 }, (text) => {
      if (text.startsWith('noisy')) begun.push(Date.now())
    })
    for (const inbox of [first, second]) await consume(inbox, limited)
    for (let index = 0; index < 12; index++) await first.put(stored(`noisy ${index}`))
    await first.put(stored('quiet'))
    await eventually(() => assert.equal(log.length, 13))
    // Nine of twelve wait for a token, which comes each 100 ms. The engine counts from the claim, so one may be late.
    const tookMs = Math.max(...begun) - Math.min(...begun)
    assert.ok(tookMs > 750, `${tookMs} ms`)
    await eventually(async () => assert.deepEqual(await first.depth(), empty))
  },

  async 'keeps the order of a key under a limit, and frees the place of what failed'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 2, onDeadLetter: 'skip' })
    const { consumer: limited, log } = createLimited({ concurrency: 1 }, (text) => {
      if (text === 'a broken') throw new Error('broken')
    })
    await inbox.put(stored('a broken', { key: 'x' }))
    for (const text of ['a 1', 'a 2', 'a 3']) await inbox.put(stored(text, { key: 'y' }))
    await consume(inbox, limited)
    await eventually(() => assert.deepEqual(log, ['a 1', 'a 2', 'a 3']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, dead: 1 }))
    await inbox.discard({})
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },
}
