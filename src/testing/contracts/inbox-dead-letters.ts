import assert from 'node:assert/strict'
import type { DeadLetterFilter } from '../../stores/inbox/operating/operations.js'
import type { InboxCases, InboxSubject } from './inbox-subject.js'
import { consumer, empty, stored } from './stored-delivery.js'

/** The cases about dead letters and the operations on them. */
export const deadLetterCases: InboxCases = {
  async 'moves a delivery that always fails to the dead letters, and continues with other keys'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open({ attempts: 2 })
    const orders = consumer((text) => {
      if (text === 'poison') throw new Error('never again', { cause: new Error('the disk is full') })
    })
    await consume(inbox, orders)
    const poison = stored('poison', { key: 'a' })
    await inbox.put(poison)
    await inbox.put(stored('good', { key: 'b' }))
    await eventually(() => assert.deepEqual(orders.log, ['good']))
    await eventually(async () => assert.equal((await inbox.deadLetters()).length, 1))
    const [dead] = await inbox.deadLetters()
    assert.deepEqual([dead?.attempts, dead?.delivery.id, dead?.delivery.key], [2, poison.id, 'a'])
    assert.match(dead?.reason ?? '', /never again: the disk is full/)
    assert.ok(Math.abs((dead?.failedAt ?? 0) - Date.now()) < 60_000)
    const { waiting, dead: count } = await inbox.depth()
    assert.deepEqual({ waiting, count }, { waiting: 0, count: 1 })
  },

  async 'discards dead letters after their time, by endpoint and event'({ open, consume, eventually }) {
    const hour = 3_600_000
    let passedMs = 0
    const rules = [
      { event: 'order', keepMs: 2 * hour },
      { endpoint: 'orders', event: 'order.new', keepMs: hour },
    ]
    const deadRetention = { rules, everyMs: 1, now: () => Date.now() + passedMs }
    const inbox = await open({ attempts: 1, deadRetention })
    const failing = consumer((text) => {
      if (text !== 'next') throw new Error('broken')
    })
    const paid = stored('paid', { key: 'a' })
    await inbox.put(paid)
    await inbox.put(stored('new', { event: 'order.new' }))
    await inbox.put(stored('refund', { event: 'refund.new' }))
    const consumption = await consume(inbox, failing)
    await eventually(async () => assert.equal((await inbox.depth()).dead, 3))
    await inbox.put(stored('next', { key: 'a' }))
    passedMs = 1.5 * hour
    await eventually(async () => assert.equal((await inbox.depth()).dead, 2))
    await consumption.close()
    passedMs = 2.5 * hour
    await eventually(async () => {
      await inbox.handleDue(failing)
      const left = await inbox.deadLetters()
      assert.deepEqual(
        left.map(({ delivery }) => delivery.event),
        ['refund.new'],
      )
    })
    await eventually(async () => {
      await inbox.handleDue(failing)
      assert.deepEqual(failing.log, ['next'])
    })
    assert.equal(await inbox.put(paid), 'duplicate')
  },

  async 'refuses a limit of 0, and what is neither a list of ids nor a filter'({ open }) {
    const inbox = await open()
    await assert.rejects(inbox.deadLetters({ limit: 0 }), TypeError)
    for (const wrong of [undefined, 'one']) {
      await assert.rejects(inbox.redrive(wrong as never), /redrive: give a list of ids, or a filter/)
      await assert.rejects(inbox.discard(wrong as never), /discard: give a list of ids, or a filter/)
    }
    await assert.rejects(inbox.redrive([''] as never), /redrive: ids/)
  },

  async 'handles a redriven dead letter again, with all of its attempts'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 2 })
    let isMended = false
    const attempts: number[] = []
    const orders = consumer((_text, attempt) => {
      attempts.push(attempt)
      if (!isMended || attempt === 1) throw new Error('broken')
    })
    await consume(inbox, orders)
    const poison = stored('poison', { key: 'a' })
    await inbox.put(poison)
    await eventually(async () => assert.equal((await inbox.deadLetters()).length, 1))
    isMended = true
    assert.equal(await inbox.redrive([poison.id, 'an unknown id']), 1)
    await eventually(() => assert.deepEqual(orders.log, ['poison']))
    assert.deepEqual(attempts, [1, 2, 1, 2])
    await eventually(async () => assert.deepEqual(await inbox.deadLetters(), []))
    assert.equal(await inbox.put(poison), 'duplicate')
  },

  async 'forgets a discarded dead letter, and unblocks its key'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 1 })
    const orders = consumer((text) => {
      if (text === 'poison') throw new Error('broken')
    })
    await consume(inbox, orders)
    const poison = stored('poison', { key: 'a' })
    await inbox.put(poison)
    await eventually(async () => assert.equal((await inbox.deadLetters()).length, 1))
    await inbox.put(stored('next', { key: 'a' }))
    assert.equal(await inbox.discard([poison.id]), 1)
    assert.equal(await inbox.discard([poison.id]), 0)
    assert.equal(await inbox.redrive([poison.id]), 0)
    await eventually(() => assert.deepEqual(orders.log, ['next']))
    assert.equal((await inbox.depth()).dead, 0)
  },

  async 'lists, redrives and discards the dead letters that a filter selects'({ open }) {
    const inbox = await open({ attempts: 1 })
    let isMended = false
    const fail = (text: string) => {
      if (!isMended) throw new Error(`no ${text}`)
    }
    const [orders, refunds] = [consumer(fail), consumer(fail, 'refunds')]
    await inbox.put(stored('one'))
    await inbox.put(stored('two', { event: 'order.paid.late' }))
    await inbox.put(stored('three', { event: 'orders' }))
    await inbox.put(stored('four', { endpoint: 'refunds' }))
    await inbox.handleDue([orders, refunds])
    const select = async (filter: DeadLetterFilter) =>
      (await inbox.deadLetters(filter)).map(({ delivery }) => delivery.deliveryId ?? '').toSorted()
    assert.deepEqual(await select({ event: 'order.paid' }), ['four', 'one', 'two'])
    assert.deepEqual(await select({ event: 'order.paid', endpoint: 'orders' }), ['one', 'two'])
    assert.deepEqual(await select({ reason: 'no three' }), ['three'])
    assert.deepEqual(await select({ failedBefore: Date.now() - 60_000 }), [])
    assert.equal((await select({ failedAfter: Date.now() - 60_000 })).length, 4)
    assert.equal((await select({ failedAfter: Date.now() - 60_000, limit: 2 })).length, 2)

    const before = { waiting: 0, active: 0, dead: 4 }
    const dry = await inbox.discard({ endpoint: 'orders' }, { dryRun: true })
    assert.deepEqual(dry, { dryRun: true, matched: 3, changed: 0, before, after: before })
    const discarded = await inbox.discard({ event: 'orders' })
    assert.deepEqual([discarded.matched, discarded.changed, discarded.after.dead], [1, 1, 3])
    const redriven = await inbox.redrive({ endpoint: 'orders', limit: 1 })
    assert.deepEqual([redriven.matched, redriven.changed, redriven.after.dead], [1, 1, 2])
    assert.equal((await inbox.redrive({})).changed, 2)
    isMended = true
    await inbox.handleDue([orders, refunds])
    assert.deepEqual([...orders.log, ...refunds.log].toSorted(), ['four', 'one', 'two'])
  },

  async 'refuses a filter of dead letters with a wrong or undefined field'({ open }) {
    const inbox = await open()
    await assert.rejects(inbox.discard({ endpoint: undefined } as never), /discard: endpoint must not be undefined/)
    await assert.rejects(inbox.redrive({ evnt: 'a' } as never), /redrive: unknown option evnt/)
    await assert.rejects(inbox.redrive({}, { dryrun: true } as never), /redrive: unknown option dryrun/)
    await assert.rejects(inbox.deadLetters({ failedAfter: 'today' } as never), /deadLetters: failedAfter/)
  },

  async 'tells its health, with the ages of the oldest delivery and dead letter'(subject) {
    const { open, eventually, ordering, hasAges } = subject
    const inbox = await open({ attempts: 1, settleMs: 0 })
    const { checkedAt, ...fresh } = await inbox.health({ maxWaiting: 0, maxDead: 0 })
    assert.ok(Math.abs(checkedAt - Date.now()) < 60_000)
    assert.deepEqual(fresh, { ok: true, problems: [], reachable: true, depth: empty })
    await inbox.put(stored('poison'))
    await inbox.handleDue(
      consumer(() => {
        throw new Error('broken')
      }),
    )
    await inbox.put(stored('waiting', { key: 'channel', number: ordering === 'arrival-per-key' ? undefined : 7 }))
    const limits = { maxWaiting: 0, maxDead: 0, ...(hasAges && { maxWaitingMs: 50 }) }
    await eventually(async () => {
      const { ok, problems, depth, ...ages } = await inbox.health(limits)
      assert.deepEqual(problems, ['too_many_waiting', 'too_many_dead', ...(hasAges ? ['waiting_too_long'] : [])])
      assert.deepEqual([ok, depth], [false, { waiting: 1, active: 0, dead: 1 }])
      const known = hasAges ? [ages.oldestWaitingMs, ages.oldestDeadMs] : [ages.oldestDeadMs]
      for (const age of known) assert.ok(age !== undefined && age < 60_000)
    })
    if (!hasAges) await assert.rejects(inbox.health({ maxWaitingMs: 50 }), TypeError)
    await assert.rejects(inbox.health({ maxwaiting: 1 } as never), /health: unknown option maxwaiting/)
  },

  async 'stores an unparsed delivery as a dead letter, and handles it once redriven'({ open, consume, eventually }) {
    const inbox = await open()
    const orders = consumer()
    await consume(inbox, orders)
    const parked = stored('odd', { invalid: 'payload_invalid: total: expected number' })
    assert.equal(await inbox.put(parked), 'stored')
    await inbox.put(stored('even'))
    await eventually(() => assert.deepEqual(orders.log, ['even']))
    const [dead] = await inbox.deadLetters()
    assert.deepEqual([dead?.attempts, dead?.reason, dead?.delivery.id], [0, parked.invalid, parked.id])
    await inbox.redrive([parked.id])
    await eventually(() => assert.deepEqual(orders.log, ['even', 'odd']))
  },
}

const refuse = () => {
  throw new Error('refused')
}

// Values that handlers can throw, and the reason that an operator reads.
const thrown: Readonly<Record<string, readonly [make: () => unknown, reason: RegExp]>> = {
  'a very long message': [() => new Error('r'.repeat(2_000_000)), /^r{2000}$/],
  'an object without a text': [() => Object.create(null), /without a message/],
  'an error whose cause throws': [
    () => Object.defineProperty(new Error('inside'), 'cause', { get: refuse }),
    /^inside: an error without a message$/,
  ],
  'a proxy whose prototype throws': [
    () => new Proxy(new Error('inside'), { getPrototypeOf: refuse }),
    /without a message/,
  ],
}

/** The cases about the reasons that operators read. */
export const reasonCases: InboxCases = Object.fromEntries(
  Object.entries(thrown).map(([name, [make, reason]]) => [
    `records a readable reason when a handler throws ${name}`,
    async ({ open, consume, eventually }: InboxSubject) => {
      const inbox = await open({ attempts: 1 })
      await consume(
        inbox,
        consumer(() => {
          throw make()
        }),
      )
      await inbox.put(stored('poison'))
      await eventually(async () => assert.equal((await inbox.deadLetters()).length, 1))
      assert.match((await inbox.deadLetters())[0]?.reason ?? '', reason)
    },
  ]),
)
