import assert from 'node:assert/strict'
import { createDivider, type Fate } from './dividing-consumer.js'
import type { InboxCases } from './inbox-subject.js'
import { empty, stored, textOf } from './stored-delivery.js'

/** The cases about a handler that depends on another one. */
export const dependCases: InboxCases = {
  async 'stores what depends on a handler once that one is done'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 1 })
    let isMended = false
    const { consumer, log } = createDivider([{ name: 'ledger' }, { name: 'mail', after: 'ledger' }], (work) => {
      if (!isMended && work === 'ledger one') throw new Error('broken')
    })
    await consume(inbox, consumer)
    await inbox.put(stored('one', { key: 'a' }))
    await eventually(async () => assert.deepEqual(await inbox.depth(), { waiting: 0, active: 0, dead: 1 }))
    isMended = true
    await inbox.redrive({ handler: 'ledger' })
    await eventually(() => assert.deepEqual(log, ['divide one', 'ledger one', 'mail one']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },
}

const diamond: readonly Fate[] = [
  { name: 'order' },
  { name: 'ledger', after: 'order' },
  { name: 'mail', after: 'order' },
  { name: 'report', after: ['ledger', 'mail'] },
]

/** The cases about a handler that depends on several others. */
export const effectJoinCases: InboxCases = {
  async 'stores what needs several handlers once, with the last of them, or fails where its engine cannot'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open({ attempts: 1 })
    const { consumer, log } = createDivider(diamond)
    await consume(inbox, consumer)
    const texts = Array.from({ length: 12 }, (_, index) => `${index}`)
    const isShared = inbox.effects === 'shared'
    for (const text of texts) await inbox.put(stored(text, { key: isShared ? `${Number(text) % 3}` : text }))
    if (!isShared) {
      await eventually(async () => assert.equal((await inbox.deadLetters()).length, 24))
      assert.ok(!log.some((work) => work.startsWith('report')))
      return
    }
    await eventually(() => assert.equal(log.length, 5 * texts.length))
    for (const text of texts) {
      const works = log.filter((work) => work.endsWith(` ${text}`)).flatMap((work) => work.split(' ').slice(0, 1))
      assert.deepEqual(
        [works.slice(0, 2), works.slice(2, 4).toSorted(), works.slice(4)],
        [['divide', 'order'], ['ledger', 'mail'], ['report']],
      )
    }
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'stores what needs several handlers after a redrive of the last one, and never after a discard'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open({ attempts: 1, onDeadLetter: 'hold' })
    if (inbox.effects !== 'shared') return
    let isMended = false
    const { consumer, log } = createDivider(diamond, (work) => {
      if (!isMended && ['ledger one', 'mail one', 'mail two', 'mail three'].includes(work)) throw new Error('broken')
    })
    await consume(inbox, consumer)
    for (const text of ['one', 'two', 'three', 'four']) await inbox.put(stored(text, { key: text }))
    await eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, dead: 4 }))
    assert.deepEqual(
      log.filter((work) => work.startsWith('report')),
      ['report four'],
    )
    isMended = true
    const dead = await inbox.deadLetters({ handler: 'mail' })
    await inbox.discard(dead.filter(({ delivery }) => textOf(delivery) === 'three').map(({ delivery }) => delivery.id))
    assert.equal((await inbox.redrive({ handler: 'mail' })).changed, 2)
    await eventually(() => assert.ok(log.includes('mail one') && log.includes('report two')))
    await eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, dead: 1 }))
    assert.ok(!log.includes('report one'))
    await inbox.redrive({})
    await eventually(() => assert.ok(log.includes('report one')))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.ok(!log.includes('report three'))
    assert.equal(new Set(log).size, log.length)
  },
}
