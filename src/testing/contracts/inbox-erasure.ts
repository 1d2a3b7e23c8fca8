import assert from 'node:assert/strict'
import type { SubjectOperations } from '../../stores/inbox/operating/subjects.js'
import type { InboxCases, InboxSubject, OperatedInbox } from './inbox-subject.js'
import { consumer, empty, stored, textOf } from './stored-delivery.js'

async function openErasing({ open }: InboxSubject, policy = {}): Promise<OperatedInbox & SubjectOperations> {
  const inbox = await open(policy)
  assert.ok('erase' in inbox && 'export' in inbox, 'the inbox can erase')
  // The assertion has made sure of it.
  return inbox as OperatedInbox & SubjectOperations
}

/** The cases about what is stored about a person. */
export const erasureCases: InboxCases = {
  async 'exports and erases what waits and what is dead, and recognises it afterwards'(subject) {
    const inbox = await openErasing(subject, { attempts: 1 })
    const about = (text: string, subjects: readonly string[], key = text) => stored(text, { key, subjects })
    const poison = about('poison', ['ada', 'bo'])
    await inbox.put(poison)
    const orders = consumer((text) => {
      if (text === 'poison') throw new Error('broken')
    })
    const consumption = await subject.consume(inbox, orders)
    await subject.eventually(async () => assert.equal((await inbox.depth()).dead, 1))
    await consumption.close()
    const waiting = about('waiting', ['ada', 'ada'])
    for (const each of [waiting, about('other', ['bo']), stored('unnamed')]) await inbox.put(each)
    const exported = (await inbox.export('ada')).map(({ state, delivery }) => `${state} ${textOf(delivery)}`)
    assert.deepEqual(exported.toSorted(), ['dead poison', 'waiting waiting'])
    assert.deepEqual(await inbox.erase('ada', { dryRun: true }), { dryRun: true, ...empty, waiting: 1, dead: 1 })
    assert.deepEqual(await inbox.erase('ada'), { dryRun: false, ...empty, waiting: 1, dead: 1 })
    assert.deepEqual([await inbox.export('ada'), await inbox.erase('ada')], [[], { dryRun: false, ...empty }])
    assert.deepEqual(
      (await inbox.export('bo')).map(({ delivery }) => textOf(delivery)),
      ['other'],
    )
    assert.deepEqual([await inbox.put(poison), await inbox.put(waiting)], ['duplicate', 'duplicate'])
    await subject.consume(inbox, orders)
    await subject.eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.deepEqual(orders.log.toSorted(), ['other', 'unnamed'])
  },

  async 'continues with the key of an erased delivery'(subject) {
    const inbox = await openErasing(subject, { attempts: 1 })
    const orders = consumer((text) => {
      if (text === 'poison') throw new Error('broken')
    })
    const consumption = await subject.consume(inbox, orders)
    await inbox.put(stored('poison', { key: 'a', subjects: ['ada'] }))
    await subject.eventually(async () => assert.equal((await inbox.depth()).dead, 1))
    await consumption.close()
    for (const text of ['one', 'two']) await inbox.put(stored(text, { key: 'a', subjects: [text] }))
    await inbox.erase('one')
    await inbox.erase('ada')
    assert.deepEqual(await inbox.blockedKeys(), [])
    await subject.consume(inbox, orders)
    await subject.eventually(() => assert.deepEqual(orders.log, ['two']))
  },

  async 'never handles a delivery again that was erased while its handler ran'(subject) {
    const inbox = await openErasing(subject, { attempts: 5 })
    let fail = () => {}
    const failed = new Promise<void>((_resolve, reject) => {
      fail = () => reject(new Error('broken'))
    })
    const attempts: number[] = []
    const orders = consumer(async (text, attempt) => {
      if (text !== 'slow') return
      attempts.push(attempt)
      await failed
    })
    const slow = stored('slow', { key: 'a', subjects: ['ada'] })
    await subject.consume(inbox, orders)
    await inbox.put(slow)
    await subject.eventually(() => assert.deepEqual(attempts, [1]))
    await inbox.put(stored('next', { key: 'a' }))
    assert.deepEqual(await inbox.erase('ada'), { dryRun: false, ...empty, active: 1 })
    assert.deepEqual(await inbox.export('ada'), [])
    fail()
    await subject.eventually(() => assert.deepEqual(orders.log, ['next']))
    await subject.eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.deepEqual([attempts, await inbox.put(slow)], [[1], 'duplicate'])
  },

  async 'forgets the person with the delivery, once it was handled'(subject) {
    const inbox = await openErasing(subject)
    await inbox.put(stored('one', { subjects: ['ada'] }))
    await subject.consume(inbox, consumer())
    await subject.eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.deepEqual([await inbox.export('ada'), await inbox.erase('ada')], [[], { dryRun: false, ...empty }])
  },

  async 'refuses a person without a name, and unknown options'(subject) {
    const inbox = await openErasing(subject)
    await assert.rejects(inbox.erase(''), /erase: subject/)
    await assert.rejects(inbox.export(7 as never), /export: subject/)
    await assert.rejects(inbox.erase('ada', { dry: true } as never), /dryRun/)
  },
}
