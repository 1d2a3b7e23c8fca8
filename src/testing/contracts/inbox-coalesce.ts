import assert from 'node:assert/strict'
import type { InboxConsumer } from '../../core/ports/inbox.js'
import type { GatheringWindow } from '../../core/ports/step.js'
import type { InboxCases } from './inbox-subject.js'
import { empty, stored, textOf } from './stored-delivery.js'

/**
 * A consumer that has the deliveries of a key handled together, and logs each run, such as `a: 1 2`. Beside it, a handler
 * gets each delivery alone.
 */
function createGatherer(window: GatheringWindow, handle: (run: string, attempt: number) => unknown = () => {}) {
  const log: string[] = []
  const divided: string[] = []
  const alone: string[] = []
  const consumer: InboxConsumer = {
    endpoint: 'orders',
    async handleStored(delivery, attempt, claim) {
      const { handler, key = '', id: of } = delivery
      if (handler === undefined) {
        assert.ok(claim?.follow, 'the engine has what follows a delivery stored')
        await claim.follow([
          { id: crypto.randomUUID(), key: `${key}/sync`, handler: { name: 'sync', of, window } },
          { id: crypto.randomUUID(), key: undefined, handler: { name: 'mail', of } },
        ])
        divided.push(textOf(delivery))
        return
      }
      if (handler.name === 'mail') {
        alone.push(textOf(delivery))
        return
      }
      assert.ok(claim?.gather, 'the engine gathers what waits behind a delivery')
      const all = [delivery, ...(await claim.gather())]
      for (const each of all) assert.deepEqual([each.key, each.handler?.name], [key, 'sync'])
      const run = `${key.replace('/sync', '')}: ${all.map(textOf).join(' ')}`
      await handle(run, attempt)
      log.push(run)
    },
  }
  return { consumer, log, divided, alone }
}

/** The cases about deliveries that are handled together. */
export const coalesceCases: InboxCases = {
  async 'handles the deliveries about an object together, and those about others apart'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open()
    const { consumer, log, alone } = createGatherer({ waitMs: 1_000, maxWaitMs: 60_000 })
    const all = ['1', '2', '3', '4', '5'].map((text) => stored(text, { key: text === '3' ? 'b' : 'a' }))
    for (const each of all) await inbox.put(each)
    await consume(inbox, consumer)
    await eventually(() => assert.deepEqual(log.toSorted(), ['a: 1 2 4 5', 'b: 3']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.deepEqual(alone.toSorted(), ['1', '2', '3', '4', '5'])
    for (const each of all) assert.equal(await inbox.put(each), 'duplicate')
  },

  async 'waits no longer than the window, while further deliveries come'({ open, consume, eventually }) {
    const inbox = await open()
    const { consumer, log } = createGatherer({ waitMs: 2_000, maxWaitMs: 3_000 })
    await consume(inbox, consumer)
    let sent = 0
    for (; log.length === 0 && sent < 100; await new Promise((resolve) => setTimeout(resolve, 200))) {
      await inbox.put(stored(`${++sent}`, { key: 'a' }))
    }
    assert.ok(sent < 100, 'a run while deliveries came')
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    const texts = Array.from({ length: sent }, (_, index) => `${index + 1}`)
    assert.deepEqual(
      log.flatMap((run) => run.replace('a: ', '').split(' ')),
      texts,
    )
    assert.ok(log.length < sent)
  },

  async 'handles what comes during a run in another one, after it'({ open, consume, eventually }) {
    const inbox = await open()
    let finish = () => {}
    const firstRun = new Promise<void>((resolve) => {
      finish = resolve
    })
    const begun: string[] = []
    const { consumer, log, divided } = createGatherer({ waitMs: 200, maxWaitMs: 60_000 }, (run) => {
      begun.push(run)
      return begun.length === 1 ? firstRun : undefined
    })
    await consume(inbox, consumer)
    await inbox.put(stored('1', { key: 'a' }))
    await eventually(() => assert.deepEqual(begun, ['a: 1']))
    for (const text of ['2', '3']) await inbox.put(stored(text, { key: 'a' }))
    await eventually(() => assert.deepEqual(divided, ['1', '2', '3']))
    await new Promise((resolve) => setTimeout(resolve, 500))
    assert.deepEqual(begun, ['a: 1'])
    finish()
    await eventually(() => assert.deepEqual(log, ['a: 1', 'a: 2 3']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'handles no more together than 16 MB as they are stored, and the rest after it'({ open, consume, eventually }) {
    const inbox = await open()
    const runs: string[][] = []
    const { consumer } = createGatherer({ waitMs: 1_000, maxWaitMs: 60_000 }, (run) => {
      // Of each body, which is too long for a message.
      runs.push(run.match(/\d+/g) ?? [])
    })
    const body = (text: string) => `${text}${'x'.repeat(6_000_000)}`
    for (const text of ['1', '2', '3']) await inbox.put(stored(body(text), { key: 'a', deliveryId: text }))
    await consume(inbox, consumer)
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.deepEqual(runs, [['1', '2'], ['3']])
  },

  async 'gives up what it handled together, and redrives it together'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 2, onDeadLetter: 'hold' })
    const attempts: string[] = []
    let isMended = false
    const { consumer, log, divided } = createGatherer({ waitMs: 1_000, maxWaitMs: 60_000 }, (run, attempt) => {
      attempts.push(`${attempt}, ${run}`)
      if (!isMended) throw new Error('broken')
    })
    for (const text of ['1', '2']) await inbox.put(stored(text, { key: 'a' }))
    await consume(inbox, consumer)
    await eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, dead: 2 }))
    assert.deepEqual(attempts, ['1, a: 1 2', '2, a: 1 2'])
    const letters = await inbox.deadLetters({ handler: 'sync' })
    assert.deepEqual(
      letters.map(({ delivery, reason, attempts }) => `${textOf(delivery)} ${reason} ${attempts}`).toSorted(),
      ['1 broken 2', '2 broken 2'],
    )
    assert.deepEqual(await inbox.blockedKeys(), ['a/sync'])
    isMended = true
    await inbox.put(stored('3', { key: 'a' }))
    await eventually(() => assert.deepEqual(divided, ['1', '2', '3']))
    assert.equal((await inbox.redrive({})).changed, 2)
    await eventually(() => assert.deepEqual(log, ['a: 1 2 3']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'retries with what came since, and discards only what an operator selects'({ open, consume, eventually }) {
    const inbox = await open({ attempts: 1, onDeadLetter: 'hold' })
    let isMended = false
    const { consumer, log, divided } = createGatherer({ waitMs: 300, maxWaitMs: 60_000 }, () => {
      if (!isMended) throw new Error('broken')
    })
    await consume(inbox, consumer)
    await inbox.put(stored('1', { key: 'a' }))
    await eventually(async () => assert.deepEqual(await inbox.depth(), { ...empty, dead: 1 }))
    isMended = true
    await inbox.put(stored('2', { key: 'a' }))
    await eventually(() => assert.deepEqual(divided, ['1', '2']))
    await new Promise((resolve) => setTimeout(resolve, 600))
    assert.deepEqual(log, [])
    assert.equal((await inbox.discard({ handler: 'sync' })).changed, 1)
    await eventually(() => assert.deepEqual(log, ['a: 2']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },

  async 'gathers numbered deliveries by their number, also one that comes late'({ open, consume, eventually }) {
    const inbox = await open()
    const { consumer, log, divided } = createGatherer({ waitMs: 4_000, maxWaitMs: 60_000 })
    await consume(inbox, consumer)
    await inbox.put(stored('5', { key: 'a', number: 5 }))
    await eventually(() => assert.deepEqual(divided, ['5']))
    await inbox.put(stored('4', { key: 'a', number: 4 }))
    await eventually(() => assert.deepEqual(log, ['a: 4 5']))
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  },
}
