import assert from 'node:assert/strict'
import type { InboxConsumer, StoredDelivery } from '../../core/ports/inbox.js'
import type { InboxRecord, RecordOperations } from '../../stores/inbox/operating/records.js'
import type { InboxCases, InboxSubject, OperatedInbox } from './inbox-subject.js'
import { consumer, stored, textOf } from './stored-delivery.js'

type ReplacingInbox = OperatedInbox & RecordOperations

async function openReplacing({ open }: InboxSubject, policy = {}): Promise<ReplacingInbox> {
  const inbox = await open(policy)
  assert.ok('records' in inbox, 'the inbox can replace what it has stored')
  // The assertion has made sure of it.
  return inbox as ReplacingInbox
}

async function readAll(inbox: ReplacingInbox, from?: string): Promise<InboxRecord[]> {
  const records: InboxRecord[] = []
  for await (const record of inbox.records(from)) records.push(record)
  return records
}

/** The same delivery with `new` before its body, and another event and key. */
function renewed({ delivery }: InboxRecord): StoredDelivery {
  const body = new TextEncoder().encode(`new ${textOf(delivery)}`)
  const handler = delivery.handler && { handler: { ...delivery.handler, sealed: 'bmV3' } }
  return { ...delivery, ...handler, event: 'renewed', key: 'renewed', request: { ...delivery.request, body } }
}

async function replaceAll(inbox: ReplacingInbox): Promise<readonly boolean[]> {
  const records = await readAll(inbox)
  return Promise.all(records.map((record) => record.replace(renewed(record), record.reason && `new ${record.reason}`)))
}

/** The cases about records that are replaced where they are. */
export const recordCases: InboxCases = {
  async 'replaces what waits and what is dead, and keeps ids, order and state'(subject) {
    const inbox = await openReplacing(subject, { attempts: 1 })
    let isMended = false
    const orders = consumer((text) => {
      if (!isMended && text === 'poison') throw new Error('broken')
    })
    const consumption = await subject.consume(inbox, orders)
    await inbox.put(stored('poison', { key: 'a' }))
    await subject.eventually(async () => assert.equal((await inbox.depth()).dead, 1))
    await consumption.close()
    const large = stored('x'.repeat(1_200_000), { key: 'a' })
    for (const each of [large, stored('two', { key: 'a' })]) await inbox.put(each)
    const places = (await readAll(inbox)).map(({ place }) => place)
    for (const [index, place] of places.entries()) {
      const after = (await readAll(inbox, place)).map((record) => record.place)
      assert.deepEqual(after, places.slice(index + 1))
    }
    assert.deepEqual(await replaceAll(inbox), [true, true, true])
    const [letter] = await inbox.deadLetters()
    assert.deepEqual([letter && textOf(letter.delivery), letter?.reason], ['new poison', 'new broken'])
    assert.deepEqual(await inbox.depth(), { waiting: 2, active: 0, dead: 1 })
    assert.equal(await inbox.put({ ...large, request: stored('small').request }), 'duplicate')
    isMended = true
    await inbox.redrive({})
    await subject.consume(inbox, orders, { concurrency: 1 })
    const expected = ['new poison', `new ${textOf(large)}`, 'new two']
    await subject.eventually(() => assert.equal(orders.log.length, 3))
    if (subject.ordering === 'none') assert.deepEqual(orders.log.toSorted(), expected.toSorted())
    else assert.deepEqual(orders.log, expected)
  },

  async 'replaces a delivery while its handler runs, whose next attempt gets the new one'(subject) {
    const inbox = await openReplacing(subject)
    let fail = () => {}
    const failed = new Promise<void>((_resolve, reject) => {
      fail = () => reject(new Error('not yet'))
    })
    const attempts: number[] = []
    const orders = consumer(async (_text, attempt) => {
      attempts.push(attempt)
      if (attempt === 1) await failed
    })
    await subject.consume(inbox, orders)
    await inbox.put(stored('one'))
    await subject.eventually(() => assert.deepEqual(attempts, [1]))
    assert.deepEqual(await replaceAll(inbox), [true])
    fail()
    await subject.eventually(() => assert.deepEqual(orders.log, ['new one']))
  },

  async 'leaves a record that was replaced, erased or handled since it was read'(subject) {
    const inbox = await openReplacing(subject, { attempts: 1 })
    await inbox.put(stored('one'))
    await inbox.put(stored('parked', { invalid: 'payload_invalid: total' }))
    const consumption = await subject.consume(inbox, { endpoint: 'none', handleStored: async () => {} })
    await subject.eventually(async () => assert.equal((await inbox.depth()).dead, 2))
    await consumption.close()
    const records = await readAll(inbox)
    assert.equal(records.length, 2)
    assert.deepEqual(await replaceAll(inbox), [true, true])
    const again = () => Promise.all(records.map((record) => record.replace(renewed(record), record.reason)))
    assert.deepEqual(await again(), [false, false])
    const newer = await readAll(inbox)
    await inbox.discard({})
    assert.deepEqual(await Promise.all(newer.map((record) => record.replace(renewed(record), undefined))), [
      false,
      false,
    ])
    await subject.consume(inbox, consumer())
    await subject.eventually(async () => assert.deepEqual(await inbox.depth(), { waiting: 0, active: 0, dead: 0 }))
    assert.deepEqual(await readAll(inbox), [])
  },

  async 'replaces the request that handlers share, and what is stored of each'(subject) {
    const inbox = await openReplacing(subject, { attempts: 1 })
    let isMended = false
    const handed: StoredDelivery[] = []
    const divider: InboxConsumer = {
      endpoint: 'orders',
      async handleStored(delivery, _attempt, claim) {
        const { id: of, handler } = delivery
        if (handler !== undefined && !isMended) throw new Error('broken')
        if (handler !== undefined) handed.push(delivery)
        const follow = (name: string) => ({ id: crypto.randomUUID(), key: `a/${name}`, handler: { name, of } })
        await claim?.follow?.(handler === undefined ? ['ledger', 'mail'].map(follow) : [])
      },
    }
    await subject.consume(inbox, divider)
    await inbox.put(stored('one', { key: 'a' }))
    await subject.eventually(async () => assert.deepEqual(await inbox.depth(), { waiting: 0, active: 0, dead: 2 }))
    const replaced = await replaceAll(inbox)
    assert.ok(replaced.length >= 2 && replaced.every(Boolean))
    isMended = true
    await inbox.redrive({})
    await subject.eventually(() => assert.equal(handed.length, 2))
    for (const delivery of handed) {
      const { event, key, handler } = delivery
      assert.deepEqual([textOf(delivery), event, key, handler?.sealed], ['new one', 'renewed', 'renewed', 'bmV3'])
    }
  },
}
