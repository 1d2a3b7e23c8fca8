import assert from 'node:assert/strict'
import type { InboxConsumer } from '../../core/ports/inbox.js'
import type { TenantLimits } from '../../core/ports/step.js'
import type { InboxCases } from './inbox-subject.js'
import { consumer, stored, textOf } from './stored-delivery.js'

const empty = { waiting: 0, active: 0, dead: 0 }

/** A consumer whose deliveries have one handler, `mail`, with limits for the tenant that their text begins with, unless it ends in `free`. */
function createLimited(limits: Omit<TenantLimits, 'tenant'>, handle: (text: string) => unknown = () => {}) {
  const log: string[] = []
  const divided: string[] = []
  const running = new Map<string, number>()
  const most = new Map<string, number>()
  const limited: InboxConsumer = {
    endpoint: 'orders',
    async handleStored(delivery, _attempt, claim) {
      const text = textOf(delivery)
      const [tenant = ''] = text.split(' ')
      if (delivery.handler === undefined) {
        assert.ok(claim?.follow, 'the engine has what follows a delivery stored')
        const { id: of, key } = delivery
        const handler = { name: 'mail', of, limits: { tenant, ...(!text.endsWith(' free') && limits) } }
        await claim.follow([{ id: crypto.randomUUID(), key: key && `${key}/mail`, handler }])
        divided.push(text)
        return
      }
      running.set(tenant, (running.get(tenant) ?? 0) + 1)
      most.set(tenant, Math.max(most.get(tenant) ?? 0, running.get(tenant) ?? 0))
      try {
        await handle(text)
        log.push(text)
      } finally {
        running.set(tenant, (running.get(tenant) ?? 0) - 1)
      }
    },
  }
  return { consumer: limited, log, divided, running, most }
}

/** A wait that ends for all. */
function createBarrier() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

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
