import assert from 'node:assert/strict'
import type { InboxConsumer } from '../../core/ports/inbox.js'
import type { Claim } from '../../core/ports/step.js'
import type { InboxCases, InboxSubject } from './inbox-subject.js'
import { empty, stored, textOf } from './stored-delivery.js'

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A process that handles deliveries, and what it did. */
interface Worker extends InboxConsumer {
  readonly begun: string[]
  readonly done: string[]
}

function createWorker(handle: (text: string, claim: Claim) => unknown = () => {}): Worker {
  const [begun, done]: [string[], string[]] = [[], []]
  return {
    endpoint: 'orders',
    begun,
    done,
    async handleStored(delivery, _attempt, claim) {
      const text = textOf(delivery)
      begun.push(text)
      assert.ok(claim, 'the engine passes the claim on the delivery')
      await handle(text, claim)
      done.push(text)
    },
  }
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A worker loses its claim while it handles a delivery, and ends after another one has handled it. */
async function endLate(subject: InboxSubject, result: () => void): Promise<void> {
  const { open, openHeld, consume, eventually, newQueue } = subject
  const queue = newQueue()
  const late = await openHeld(queue, { attempts: 2 })
  const inbox = await open({ attempts: 2 }, queue)
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let own: Claim | undefined
  const slow = createWorker(async (text, claim) => {
    if (text !== 'one') return
    own = claim
    assert.deepEqual([claim.signal.aborted, claim.isCurrent()], [false, true])
    await finished
    result()
  })
  await consume(late.inbox, slow)
  await inbox.put(stored('one', { key: 'a' }))
  await eventually(() => assert.deepEqual(slow.begun, ['one']))
  late.hold()
  await inbox.put(stored('two', { key: 'a' }))
  const overlaps: boolean[] = []
  const other = createWorker((text) => text === 'one' && overlaps.push(own?.isCurrent() ?? true))
  await consume(inbox, other)
  await eventually(() => assert.deepEqual(other.done.toSorted(), ['one', 'two']))
  assert.deepEqual(overlaps, [false])
  assert.deepEqual([own?.signal.aborted, own?.isCurrent()], [true, false])
  finish()
  late.release()
  await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  await inbox.put(stored('three', { key: 'a' }))
  await eventually(() => assert.equal([...slow.done, ...other.done].filter((text) => text === 'three').length, 1))
  await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
  assert.deepEqual(
    slow.begun.filter((text) => text !== 'three'),
    ['one'],
  )
  assert.deepEqual(other.begun.filter((text) => text !== 'three').toSorted(), ['one', 'two'])
}

/** The cases about a worker that gets answers so late that another one has taken over. */
export const lateCases: InboxCases = {
  async 'tells a worker that another one took over, and refuses its late success'(subject) {
    await endLate(subject, () => {})
  },

  async 'tells a worker that another one took over, and refuses its late failure'(subject) {
    await endLate(subject, () => {
      throw new Error('too late')
    })
  },

  async 'starts nothing that another worker has handled, when claims are answered late'(subject) {
    const { open, openHeld, consume, eventually, newQueue } = subject
    const queue = newQueue()
    const late = await openHeld(queue, { settleMs: 0 })
    const inbox = await open({ settleMs: 0 }, queue)
    const slow = createWorker(() => sleep(5))
    const other = createWorker()
    let count = 0
    const putNext = async () => {
      for (const key of keys) await inbox.put(stored(`${key} ${count}`, { key }))
      count++
    }
    await consume(late.inbox, slow)
    await eventually(async () => {
      await putNext()
      assert.ok(slow.done.length >= keys.length)
    })
    // Some claims are under way now.
    late.hold()
    for (let times = 0; times < 5; times++) await putNext()
    const others = await consume(inbox, other)
    const all = new Set(keys.flatMap((key) => Array.from({ length: count }, (_, number) => `${key} ${number}`)))
    await eventually(() => assert.deepEqual(new Set([...slow.done, ...other.done]), all))
    const before = slow.begun.length
    late.release()
    // Alone, it takes what is stored next, however quick the other one was.
    await others.close()
    await eventually(async () => {
      await putNext()
      assert.ok(slow.begun.slice(before).length > 0)
    })
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.deepEqual(
      slow.begun.slice(before).filter((text) => all.has(text)),
      [],
    )
  },
}
