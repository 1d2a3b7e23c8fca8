import assert from 'node:assert/strict'
import { type Checks, checkOptions, oneOf, optional, requireFunction, requireTimeout } from '../../core/base/options.js'
import type { Inbox, StoredDelivery } from '../../core/ports/inbox.js'
import { toStoredRecord } from '../../stores/inbox/storing/stored-record.js'
import { type ContractCase, toCases } from './contract-case.js'
import { coalesceCases } from './inbox-coalesce.js'
import { deadLetterCases, reasonCases } from './inbox-dead-letters.js'
import { dependCases, effectJoinCases } from './inbox-depends.js'
import { dueCases, dueNumberCases } from './inbox-due.js'
import { effectCases, effectErasureCases, effectOrderCases } from './inbox-effects.js'
import { erasureCases } from './inbox-erasure.js'
import { keptCases, keptErasureCases } from './inbox-kept.js'
import { lateCases } from './inbox-late.js'
import { arrivalCases, numberCases, orderCases, sharedOrderCases } from './inbox-order.js'
import { pauseCases, unpausedCases } from './inbox-pauses.js'
import { recordCases } from './inbox-records.js'
import { type InboxCases, type InboxEngine, type InboxSubject, withInboxEngine } from './inbox-subject.js'
import { limitCases } from './inbox-turns.js'
import { urgentCases, urgentNumberCases, urgentOrderCases } from './inbox-urgent.js'
import { urgentTurnCases } from './inbox-urgent-turns.js'
import { consumer, empty, stored } from './stored-delivery.js'

const storingCases: InboxCases = {
  async 'declares its ordering'({ open, ordering }) {
    assert.equal((await open()).ordering, ordering)
  },

  async 'hands over a delivery as it was stored, byte for byte'({ open, consume, eventually }) {
    const inbox = await open()
    const delivery = stored('', {
      request: {
        method: 'POST',
        url: 'https://shop.example/hooks?a=%20b',
        headers: [
          ['X-Twice', '1'],
          ['X-Twice', 'zwei – 2'],
        ],
        encrypted: true,
        body: Uint8Array.from({ length: 256 }, (_, index) => index),
      },
      proof: { strength: 'signature', verifier: 'allOf', parts: [{ strength: 'url', verifier: 'urlToken' }] },
    })
    const handed: StoredDelivery[] = []
    await consume(
      inbox,
      consumer((_text, _attempt, given) => handed.push(given)),
    )
    assert.equal(await inbox.put(delivery), 'stored')
    await eventually(() => assert.equal(handed.length, 1))
    assert.deepEqual(handed.map(toJson), [toJson(delivery)])
    assert.ok(handed[0]?.request.body instanceof Uint8Array)
  },

  async 'stores a delivery once among concurrent calls, and recognises duplicates after it was handled'(subject) {
    const { open, consume, eventually } = subject
    const inbox = await open()
    const delivery = stored('one')
    const answers = await Promise.all(Array.from({ length: 20 }, () => inbox.put(delivery)))
    assert.equal(answers.filter((answer) => answer === 'stored').length, 1)
    const orders = consumer()
    await consume(inbox, orders)
    await eventually(async () => assert.deepEqual(await inbox.depth(), empty))
    assert.equal(await inbox.put(delivery), 'duplicate')
    await inbox.put(stored('two'))
    await eventually(() => assert.deepEqual(orders.log, ['one', 'two']))
  },
}

// Texts, keys and numbers that an engine may be unable to keep as they are.
const oddDeliveries: Readonly<Record<string, Partial<StoredDelivery>>> = {
  'an event that is not valid text': { event: '\ud800\r\n' },
  'a key of wildcards': { key: 'a.*.>: \u0000\ud800' },
  'a key that names a property of objects': { key: '__proto__' },
  'an empty key': { key: '' },
  'a number in nanoseconds': { key: 'a', number: 1.7e18 },
  'the largest number': { key: 'a', number: Number.MAX_VALUE },
  'the smallest number': { key: 'a', number: -Number.MAX_VALUE },
}

const oddDeliveryCases = (ordering: Inbox['ordering']): InboxCases =>
  Object.fromEntries(
    Object.entries(oddDeliveries)
      .filter(([, { number }]) => number === undefined || ordering !== 'arrival-per-key')
      .map(([name, changes]) => [
        `stores and hands over a delivery with ${name}`,
        async ({ open, consume, eventually }: InboxSubject) => {
          const inbox = await open({ settleMs: 0 })
          const orders = consumer()
          await consume(inbox, orders)
          assert.equal(await inbox.put(stored('odd', changes)), 'stored')
          await eventually(() => assert.deepEqual(orders.log, ['odd']))
        },
      ]),
  )

const consumingCases: InboxCases = {
  async 'retries a delivery, and counts its attempts'({ open, consume, eventually }) {
    const inbox = await open()
    const attempts: number[] = []
    const orders = consumer((_text, attempt) => {
      attempts.push(attempt)
      if (attempt < 3) throw new Error('not yet')
    })
    await consume(inbox, orders)
    await inbox.put(stored('one'))
    await eventually(() => assert.deepEqual(orders.log, ['one']))
    assert.deepEqual(attempts, [1, 2, 3])
  },

  async 'routes each delivery to the receiver of its endpoint'({ open, consume, eventually }) {
    const inbox = await open()
    const orders = consumer()
    const refunds = consumer(undefined, 'refunds')
    await consume(inbox, [orders, refunds])
    await inbox.put(stored('one'))
    await inbox.put(stored('two', { endpoint: 'refunds' }))
    await eventually(() => assert.deepEqual([orders.log, refunds.log], [['one'], ['two']]))
  },

  async 'fails a delivery without a receiver, and reports it'({ open, consume, eventually }) {
    const errors: unknown[] = []
    const inbox = await open({ attempts: 1, onError: (error) => errors.push(error) })
    await consume(inbox, consumer())
    await inbox.put(stored('lost', { endpoint: 'refunds' }))
    await eventually(async () => assert.match((await inbox.deadLetters())[0]?.reason ?? '', /refunds/))
    assert.equal(errors.map(String).filter((error) => error.includes('refunds')).length, 1)
  },

  async 'drains on close, and takes no more deliveries'({ open, consume, eventually }) {
    const inbox = await open()
    let finish = () => {}
    const inFlight = new Promise<void>((resolve) => {
      finish = resolve
    })
    let begun = 0
    const orders = consumer(() => {
      begun++
      return inFlight
    })
    const consumption = await consume(inbox, orders, { concurrency: 1 })
    await inbox.put(stored('one'))
    await eventually(() => assert.equal(begun, 1))
    await inbox.put(stored('two'))
    let isClosed = false
    const closing = consumption.close().then(() => {
      isClosed = true
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.equal(isClosed, false)
    finish()
    await closing
    assert.deepEqual(orders.log, ['one'])
    await eventually(async () => assert.deepEqual(await inbox.depth(), { waiting: 1, active: 0, dead: 0 }))
  },

  async 'refuses values that are not receivers, and two of the same endpoint'({ open }) {
    const inbox = await open()
    await assert.rejects(inbox.consume([]), TypeError)
    await assert.rejects(inbox.consume({} as never), TypeError)
    await assert.rejects(inbox.consume([consumer(), consumer()]), TypeError)
    await assert.rejects(inbox.consume(consumer(), { concurrency: 0 }), TypeError)
  },
}

// Converts to JSON and back, which removes properties that are undefined.
function toJson(delivery: StoredDelivery): unknown {
  return JSON.parse(JSON.stringify(toStoredRecord(delivery)))
}

const checks: Checks<InboxEngine> = {
  ordering: oneOf(['strict-per-key', 'arrival-per-key', 'none']),
  open: requireFunction,
  isShared: optional(oneOf([true, false])),
  hasAges: optional(oneOf([true, false])),
  erases: optional(oneOf([true, false])),
  replaces: optional(oneOf([true, false])),
  coalesces: optional(oneOf([true, false])),
  keeps: optional(oneOf([true, false])),
  limits: optional(oneOf([true, false])),
  prioritizes: optional(oneOf([true, false])),
  openHeld: optional(requireFunction),
  patienceMs: optional(requireTimeout),
}

/**
 * The contract of an `Inbox` with its operations, as test cases for any test runner.
 *
 * @param options - the engine of the inbox; each case uses queues with new names
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * for (const { name, run } of inboxContract({ ordering: 'none', open: openMyInbox })) it(name, run, 120_000)
 */
export function inboxContract(options: InboxEngine): readonly ContractCase[] {
  checkOptions(options, 'inboxContract', checks)
  const { ordering, isShared = true } = options
  const cases: InboxCases = {
    ...storingCases,
    ...oddDeliveryCases(ordering),
    ...consumingCases,
    ...dueCases,
    ...(ordering === 'arrival-per-key' ? arrivalCases : dueNumberCases),
    ...deadLetterCases,
    ...reasonCases,
    ...effectCases,
    ...dependCases,
    ...effectJoinCases,
    ...(options.erases && { ...erasureCases, ...effectErasureCases }),
    ...(options.replaces && recordCases),
    ...(options.coalesces && coalesceCases),
    ...(options.keeps && keptCases),
    ...(options.keeps && options.erases && keptErasureCases),
    ...(options.limits ? { ...limitCases, ...pauseCases } : unpausedCases),
    ...(options.prioritizes && urgentCases),
    ...(options.prioritizes && ordering !== 'none' && urgentOrderCases),
    ...(options.prioritizes && ordering === 'strict-per-key' && urgentNumberCases),
    ...(options.prioritizes && options.limits && urgentTurnCases),
    ...(options.openHeld && lateCases),
    ...(ordering !== 'none' && { ...orderCases, ...effectOrderCases }),
    ...(ordering === 'strict-per-key' && numberCases),
    ...(ordering !== 'none' && isShared && sharedOrderCases),
  }
  return toCases(cases, (test) => withInboxEngine(options, test))
}
