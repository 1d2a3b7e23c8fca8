import assert from 'node:assert/strict'
import type { SubjectOperations } from '../../stores/inbox/operating/subjects.js'
import { createDivider } from './dividing-consumer.js'
import type { InboxCases } from './inbox-subject.js'
import { empty, stored, textOf } from './stored-delivery.js'

/** The cases about several handlers of one delivery. */
export const effectCases: InboxCases = {
  async 'divides a delivery among handlers, and hands over its request to each, byte for byte'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open()
    const { consumer, log, handed } = createDivider([{ name: 'ledger' }, { name: 'mail' }])
    await consume(inbox, consumer)
    const delivery = stored('one', { key: 'a' })
    await inbox.put(delivery)
    await eventually(() => assert.deepEqual(log.toSorted(), ['divide one', 'ledger one', 'mail one']))
    for (const { id, key, handler, ...rest } of handed.slice(1)) {
      const { id: of, key: _, ...whole } = delivery
      assert.deepEqual(rest, whole)
      assert.deepEqual([key, handler?.of], [`a/${handler?.name}`, of])
      assert.notEqual(id, of)
    }
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.equal(await inbox.put(delivery), 'duplicate')
  },

  async 'stores nothing of what follows a failed attempt, and each handler once across attempts'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open()
    const { consumer, log } = createDivider([{ name: 'ledger' }, { name: 'mail' }], (work, attempt) => {
      if (work === 'divide one' && attempt < 3) throw new Error('not yet')
    })
    await consume(inbox, consumer)
    await inbox.put(stored('one'))
    await eventually(() => assert.deepEqual(log.toSorted(), ['divide one', 'ledger one', 'mail one']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'retries a handler and gives it up by itself, by its own policy'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 9, retryDelayMs: 600_000 })
    const attempts: number[] = []
    let isMended = false
    const fates = [{ name: 'ledger' }, { name: 'mail', attempts: 2, retryDelayMs: 0 }]
    const { consumer, log } = createDivider(fates, (work, attempt) => {
      if (work !== 'mail one') return
      attempts.push(attempt)
      if (!isMended) throw new Error('no mail')
    })
    await consume(inbox, consumer)
    await inbox.put(stored('one'))
    await eventually(async () => assert.equal((await inbox.deadLetters({ handler: 'mail' })).length, 1))
    assert.deepEqual(await inbox.deadLetters({ handler: 'ledger' }), [])
    const [dead] = await inbox.deadLetters()
    assert.deepEqual([dead?.attempts, dead?.reason, dead?.delivery.deliveryId], [2, 'no mail', 'one'])
    assert.equal(dead && textOf(dead.delivery), 'one')
    await eventually(() => assert.deepEqual(log.toSorted(), ['divide one', 'ledger one']))
    isMended = true
    assert.equal((await inbox.redrive({ handler: 'mail' })).changed, 1)
    await eventually(() => assert.deepEqual(log.toSorted(), ['divide one', 'ledger one', 'mail one']))
    assert.deepEqual(attempts, [1, 2, 1])
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'discards the work of one handler, and keeps that of the others'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 1 })
    let isMended = false
    const { consumer, log } = createDivider([{ name: 'ledger' }, { name: 'mail' }, { name: 'cache' }], (work) => {
      if (!isMended && !work.startsWith('divide')) throw new Error('broken')
    })
    await consume(inbox, consumer)
    await inbox.put(stored('one', { key: 'a' }))
    await eventually(async () => assert.equal((await inbox.deadLetters()).length, 3))
    assert.equal((await inbox.discard({ handler: 'ledger' })).changed, 1)
    isMended = true
    await inbox.redrive({})
    await eventually(() => assert.deepEqual(log.toSorted(), ['cache one', 'divide one', 'mail one']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'divides a delivery that did not parse, once it is redriven'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 1 })
    const { consumer, log, handed } = createDivider([{ name: 'ledger' }, { name: 'mail' }])
    await consume(inbox, consumer)
    await inbox.put(stored('odd', { invalid: 'payload_invalid: total: expected number' }))
    await eventually(async () => assert.equal((await inbox.redrive({})).changed, 1))
    await eventually(() => assert.deepEqual(log.toSorted(), ['divide odd', 'ledger odd', 'mail odd']))
    assert.deepEqual(
      handed.slice(1).map(({ invalid }) => invalid),
      [undefined, undefined],
    )
  },
}

// `order` is first, then `ledger` and `mail`, and `report` once both are done.
/** The case of an inbox that erases. */
export const effectErasureCases: InboxCases = {
  async 'exports and erases the work of all handlers of a delivery about a person'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 1 })
    assert.ok('erase' in inbox && 'export' in inbox, 'the inbox can erase')
    // The assertion has made sure of it.
    const { erase, export: read } = inbox as typeof inbox & SubjectOperations
    const { consumer, log } = createDivider([{ name: 'ledger' }, { name: 'mail' }, { name: 'cache' }], (work) => {
      if (work.startsWith('ledger ada') || work.startsWith('mail')) throw new Error('broken')
    })
    await consume(inbox, consumer)
    const delivery = stored('ada', { key: 'a', subjects: ['ada'] })
    await inbox.put(delivery)
    await inbox.put(stored('bo', { key: 'b', subjects: ['bo'] }))
    await eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, dead: 3 }))
    assert.deepEqual(
      (await read('ada')).map(({ state, delivery: { handler, request } }) => [
        state,
        handler?.name,
        request.body.length,
      ]),
      [
        ['dead', 'ledger', 3],
        ['dead', 'mail', 3],
      ],
    )
    assert.deepEqual(await erase('ada'), { dryRun: false, ...empty, dead: 2 })
    assert.deepEqual([await read('ada'), await inbox.put(delivery)], [[], 'duplicate'])
    assert.equal((await inbox.redrive({})).changed, 1)
    await eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, dead: 1 }))
    assert.deepEqual(log.toSorted(), ['cache ada', 'cache bo', 'divide ada', 'divide bo', 'ledger bo'])
  },
}

/** The case of an inbox that keeps an order, for each handler. */
export const effectOrderCases: InboxCases = {
  async 'keeps the order of a key for each handler, and none waits for another'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 1, onDeadLetter: 'hold' })
    let isMended = false
    const { consumer, log } = createDivider([{ name: 'ledger' }, { name: 'mail' }], (work) => {
      if (!isMended && work === 'mail 1') throw new Error('broken')
    })
    await consume(inbox, consumer)
    const of = (name: string) => log.filter((work) => work.startsWith(name))
    for (const text of ['1', '2', '3']) await inbox.put(stored(text, { key: 'a' }))
    await eventually(() => assert.deepEqual(of('ledger'), ['ledger 1', 'ledger 2', 'ledger 3']))
    await eventually(async () => assert.deepEqual(await inbox.blockedKeys(), ['a/mail']))
    assert.deepEqual(of('mail'), [])
    isMended = true
    await inbox.redrive({})
    await eventually(() => assert.deepEqual(of('mail'), ['mail 1', 'mail 2', 'mail 3']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },
}
