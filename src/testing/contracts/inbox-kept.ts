import assert from 'node:assert/strict'
import type { InboxConsumer, StoredDelivery } from '../../core/ports/inbox.js'
import type { KeptOperations } from '../../stores/inbox/operating/kept.js'
import type { SubjectOperations } from '../../stores/inbox/operating/subjects.js'
import type { InboxPolicy } from '../../stores/inbox/policy.js'
import type { InboxCases, InboxSubject, OperatedInbox } from './inbox-subject.js'
import { consumer, empty, stored, textOf } from './stored-delivery.js'

type KeepingInbox = OperatedInbox & KeptOperations

async function openKeeping({ open }: InboxSubject, policy: InboxPolicy = {}): Promise<KeepingInbox> {
  const inbox = await open({ keepHandledMs: 3_600_000, ...policy })
  assert.ok('backfill' in inbox && 'kept' in inbox, 'the inbox can keep what was handled')
  // The assertion has made sure of it.
  return inbox as KeepingInbox
}

/** Stores deliveries, and has a plain handler handle them. */
async function handleAll(subject: InboxSubject, inbox: OperatedInbox, deliveries: readonly StoredDelivery[]) {
  for (const delivery of deliveries) await inbox.put(delivery)
  const orders = consumer()
  const consumption = await subject.consume(inbox, orders)
  await subject.eventually(() => assert.equal(orders.log.length, deliveries.length))
  await subject.eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  await consumption.close()
}

/** A consumer that divides a delivery for `ledger`, and logs `<handler> <body>` of each that was handled. */
function createHandlers(handle: (work: string) => unknown = () => {}) {
  const log: string[] = []
  const handed: StoredDelivery[] = []
  const handlers: InboxConsumer = {
    endpoint: 'orders',
    async handleStored(delivery, _attempt, claim) {
      const { handler, key } = delivery
      if (handler === undefined) {
        const record = { id: crypto.randomUUID(), key, handler: { name: 'ledger', of: delivery.id } }
        await claim?.follow?.([record])
        return
      }
      const work = `${handler.name} ${textOf(delivery)}`
      await handle(work)
      log.push(work)
      handed.push(delivery)
    },
  }
  return { handlers, log, handed }
}

/** The cases of an inbox that can keep what was handled. */
export const keptCases: InboxCases = {
  async 'gives kept deliveries to a handler that was added later, once, in the order of each key'(subject) {
    const inbox = await openKeeping(subject)
    const deliveries = ['1', '2', '3', '4'].map((text) => stored(text, { key: text === '4' ? undefined : 'a' }))
    await handleAll(subject, inbox, deliveries)
    const planned = await inbox.backfill({ handler: 'search' }, { dryRun: true })
    assert.deepEqual(planned, { dryRun: true, matched: 4, changed: 0, before: empty, after: empty })
    assert.deepEqual(await inbox.depth(), empty)
    const done = await inbox.backfill({ handler: 'search' })
    assert.deepEqual([done.matched, done.changed, done.after.waiting], [4, 4, 4])
    assert.equal((await inbox.backfill({ handler: 'search' })).changed, 0)
    const { handlers, log, handed } = createHandlers()
    await subject.consume(inbox, handlers, { concurrency: 5 })
    await subject.eventually(() => assert.equal(log.length, 4))
    assert.deepEqual(
      log.filter((work) => work !== 'search 4'),
      ['search 1', 'search 2', 'search 3'],
    )
    for (const { id: _id, key, handler, ...rest } of handed) {
      const delivery = deliveries.find(({ deliveryId }) => deliveryId === rest.deliveryId)
      assert.deepEqual({ ...rest, id: delivery?.id, key: delivery?.key }, delivery)
      assert.deepEqual([handler?.of, key], [delivery?.id, delivery?.key && '["a","search"]'])
    }
    await subject.eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.equal((await inbox.backfill({ handler: 'search' })).changed, 0)
    assert.equal(deliveries[0] && (await inbox.put(deliveries[0])), 'duplicate')
  },

  async 'keeps deliveries in the order of their numbers, also if they arrived in another one'(subject) {
    const inbox = await openKeeping(subject)
    await handleAll(
      subject,
      inbox,
      [3, 1, 2].map((number) => stored(String(number), { key: 'a', number })),
    )
    const kept: string[] = []
    for await (const { delivery } of inbox.kept()) kept.push(textOf(delivery))
    assert.deepEqual(kept, ['1', '2', '3'])
  },

  async 'goes on with the next ones at each call of a backfill with a limit'(subject) {
    const inbox = await openKeeping(subject)
    await handleAll(
      subject,
      inbox,
      ['1', '2', '3', '4', '5'].map((text) => stored(text)),
    )
    const changed: number[] = []
    for (let call = 0; call < 4; call++) {
      changed.push((await inbox.backfill({ handler: 'search', limit: 2 })).changed)
    }
    assert.deepEqual(changed, [2, 2, 1, 0])
  },

  async 'keeps the request of a divided delivery when its handlers are done, discarded, or added again'(subject) {
    const inbox = await openKeeping(subject, { attempts: 1 })
    const { handlers, log } = createHandlers((work) => {
      if (work === 'ledger bad') throw new Error('broken')
    })
    await subject.consume(inbox, handlers)
    for (const text of ['good', 'bad']) await inbox.put(stored(text, { key: text }))
    await subject.eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, dead: 1 }))
    await inbox.discard({})
    for (const name of ['search', 'mail']) {
      assert.equal((await inbox.backfill({ handler: name })).changed, 2)
      await subject.eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    }
    assert.deepEqual(log.toSorted(), ['ledger good', 'mail bad', 'mail good', 'search bad', 'search good'])
  },

  async 'selects kept deliveries by endpoint, event and time of arrival, and at most a number'(subject) {
    const inbox = await openKeeping(subject)
    await handleAll(subject, inbox, [
      stored('old', { receivedAt: 1_000 }),
      stored('new', { receivedAt: 3_000, event: 'order.refunded.late' }),
    ])
    const count = async (filter: object) =>
      (await inbox.backfill({ handler: 'search', ...filter }, { dryRun: true })).matched
    assert.deepEqual(
      [
        await count({ endpoint: 'orders' }),
        await count({ endpoint: 'refunds' }),
        await count({ event: 'order' }),
        await count({ event: 'order.refunded' }),
        await count({ receivedAfter: 1_001 }),
        await count({ receivedBefore: 3_000, receivedAfter: 1_000 }),
        await count({ limit: 1 }),
      ],
      [2, 0, 2, 1, 1, 1, 1],
    )
    await assert.rejects(inbox.backfill({} as never), TypeError)
    await assert.rejects(inbox.backfill({ handler: 'search', limit: 0 }), TypeError)
  },

  async 'keeps nothing unless it is asked to, and nothing that was discarded'({ open, consume, eventually }) {
    const inbox = (await open({ attempts: 1 })) as KeepingInbox
    await inbox.put(stored('one'))
    await consume(inbox, consumer())
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.equal((await inbox.backfill({ handler: 'search' })).matched, 0)
    const keeping = (await open({ attempts: 1, keepHandledMs: 3_600_000 })) as KeepingInbox
    const failing = consumer(() => {
      throw new Error('broken')
    })
    await consume(keeping, failing)
    await keeping.put(stored('two'))
    await eventually(async () => assert.equal((await keeping.discard({})).changed, 1))
    assert.equal((await keeping.backfill({ handler: 'search' })).matched, 0)
  },
}

/** The cases of an inbox that can keep what was handled, and erases. */
export const keptErasureCases: InboxCases = {
  async 'exports and erases what is kept about a person, with the work on it'(subject) {
    const inbox = (await openKeeping(subject)) as KeepingInbox & SubjectOperations
    const about = (text: string, person: string) => stored(text, { subjects: [person] })
    await handleAll(subject, inbox, [about('a1', 'ada'), about('a2', 'ada'), about('b1', 'bo')])
    const exported = (await inbox.export('ada')).map(({ state, delivery }) => `${state} ${textOf(delivery)}`)
    assert.deepEqual(exported.toSorted(), ['kept a1', 'kept a2'])
    assert.deepEqual(await inbox.erase('ada', { dryRun: true }), { dryRun: true, ...empty, kept: 2 })
    await inbox.backfill({ handler: 'search' })
    assert.deepEqual(await inbox.erase('ada'), { dryRun: false, ...empty, waiting: 2, kept: 2 })
    assert.deepEqual([await inbox.export('ada'), await inbox.erase('ada')], [[], { dryRun: false, ...empty }])
    assert.equal((await inbox.backfill({ handler: 'mail' })).changed, 1)
    const { handlers, log } = createHandlers()
    await subject.consume(inbox, handlers)
    await subject.eventually(() => assert.deepEqual(log.toSorted(), ['mail b1', 'search b1']))
  },

  async 'forgets what is kept after its time'(subject) {
    const inbox = (await openKeeping(subject, { keepHandledMs: 1 })) as KeepingInbox & SubjectOperations
    await subject.consume(inbox, consumer())
    await inbox.put(stored('one', { subjects: ['ada'] }))
    await subject.eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    await subject.eventually(async () => assert.deepEqual(await inbox.export('ada'), []))
    for await (const _kept of inbox.kept()) assert.fail('it is still kept')
  },
}
