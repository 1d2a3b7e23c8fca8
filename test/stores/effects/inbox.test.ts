import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import type { StoredDelivery } from '../../../src/core/ports/inbox.js'
import { createReceiver, memoryDedupeStore, type Receipt, type ReceiverOptions } from '../../../src/index.js'
import { effects } from '../../../src/stores/effects/index.js'
import { encryptedInbox, keyring } from '../../../src/stores/inbox/encryption/index.js'
import { routeByEndpoint } from '../../../src/stores/inbox/handling/route-by-endpoint.js'
import type { InboxPolicy } from '../../../src/stores/inbox/policy.js'
import { sqliteInbox } from '../../../src/stores/inbox/sqlite/index.js'
import { toStoredId } from '../../../src/stores/inbox/storing/stored-id.js'
import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { parcel, parcels } from '../../core/receiver/parcels.js'

const folder = await mkdtemp(join(tmpdir(), 'effects-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const sent = { type: 'parcel.sent', weight: 2, id: 'p1' }
const printed = { type: 'parcel.label.printed', pages: 1, id: 'l1' }

type Inboxes = ReturnType<typeof memoryInbox>

/** Handlers whose types do not matter here. */
type On = Readonly<Record<string, () => unknown>>

const several = parcels({ parts: (body) => (Array.isArray(body) ? body : undefined) })

/** A receiver that stores in an inbox, and what its handlers and observers saw. */
function open(
  handlers: Readonly<Record<string, unknown>>,
  {
    policy = {},
    inbox = memoryInbox({ retryDelayMs: 0, settleMs: 0, ...policy }),
    ...options
  }: Partial<ReceiverOptions & { policy: InboxPolicy; inbox: Inboxes; provider: typeof several }> = {},
) {
  const receipts: Receipt[] = []
  const make = (on: Readonly<Record<string, unknown>>) =>
    createReceiver({
      provider: several,
      inbox,
      onError: () => {},
      onReceipt: (receipt) => receipts.push(receipt),
      ...options,
      on: on as On,
    })
  const receiver = make(handlers)
  const put = async (payload: unknown = sent) => (await receiver.receive(parcel(payload))).outcome
  return { inbox, receiver, make, receipts, put, handle: () => inbox.handleDue(receiver) }
}

function logging(failing: ReadonlySet<string> = new Set()) {
  const log: string[] = []
  const of = (name: string) => () => {
    log.push(name)
    if (failing.has(name)) throw new Error(`${name} failed`)
  }
  return { log, of }
}

const empty = { waiting: 0, active: 0, dead: 0 }

describe('effects with an inbox', () => {
  it('gives each handler attempts, a dead letter and a redrive of its own', async () => {
    const failing = new Set(['mail'])
    const { log, of } = logging(failing)
    const { inbox, put, handle, receipts } = open(
      {
        'parcel.sent': effects({ ledger: of('ledger'), mail: { handle: of('mail'), attempts: 3 }, cache: of('cache') }),
      },
      { policy: { attempts: 9 } },
    )
    expect(await put()).toBe('stored')
    expect(await put()).toBe('duplicate')
    await handle()
    expect(log.toSorted()).toEqual(['cache', 'ledger', 'mail', 'mail', 'mail'])
    const [dead] = await inbox.deadLetters()
    expect(dead).toMatchObject({
      attempts: 3,
      reason: 'handler_failed: the handler threw: mail failed',
      delivery: { event: 'parcel.sent', deliveryId: 'p1', handler: { name: 'mail', attempts: 3 } },
    })
    expect(receipts.filter(({ outcome }) => outcome === 'handled').map(({ handler }) => handler)).toEqual([
      'ledger',
      'cache',
    ])
    failing.clear()
    log.length = 0
    await inbox.redrive({ handler: 'mail' })
    await handle()
    expect([log, await inbox.depth(), await put()]).toEqual([['mail'], empty, 'duplicate'])
  })

  it('calls a handler that depends on another one after a redrive of that one, and never after its discard', async () => {
    const failing = new Set(['ledger'])
    const { log, of } = logging(failing)
    const { inbox, put, handle } = open(
      { 'parcel.sent': effects({ ledger: of('ledger'), mail: { handle: of('mail'), dependsOn: 'ledger' } }) },
      { policy: { attempts: 1 } },
    )
    await put()
    await put({ ...sent, id: 'p2' })
    await handle()
    const [first, second] = await inbox.deadLetters()
    failing.clear()
    await inbox.discard([first?.delivery.id ?? ''])
    await inbox.redrive([second?.delivery.id ?? ''])
    log.length = 0
    await handle()
    expect([log, await inbox.depth()]).toEqual([['ledger', 'mail'], empty])
  })

  it('forgets which handlers are done with the last one of the delivery', async () => {
    const database = new Database(join(folder, 'finished.db'))
    const inbox = await sqliteInbox({ database, settleMs: 0, attempts: 1, retryDelayMs: 0 })
    const failing = new Set(['b'])
    const { log, of } = logging(failing)
    const { put, handle } = open(
      {
        'parcel.sent': effects({
          a: of('a'),
          b: of('b'),
          c: of('c'),
          d: { handle: of('d'), dependsOn: ['a', 'b', 'c'] },
          e: { handle: of('e'), dependsOn: ['c', 'a'] },
        }),
      },
      { inbox },
    )
    const finished = () =>
      (database.prepare('SELECT DISTINCT handler FROM webhook_inbox_finished').all() as { handler: string }[]).map(
        ({ handler }) => handler,
      )
    await put()
    await put({ ...sent, id: 'p2' })
    await handle()
    expect([finished().toSorted(), log.splice(0).toSorted()]).toEqual([
      ['a', 'c'],
      ['a', 'a', 'b', 'b', 'c', 'c', 'e', 'e'],
    ])
    const [first] = await inbox.deadLetters()
    await inbox.discard([first?.delivery.id ?? ''])
    failing.clear()
    await inbox.redrive({})
    await handle()
    expect([finished(), log, await inbox.depth()]).toEqual([[], ['b', 'd'], empty])
    await inbox.close()
    database.close()
  })

  it('does not lose a handler that the deliveries of one request let depend on different ones', async () => {
    const { log, of } = logging()
    const { inbox, put, handle } = open({
      'parcel.sent': effects({
        a: of('a'),
        b: { handle: of('b'), dependsOn: ['a', 'c'] },
        c: { handle: of('c'), dependsOn: 'a' },
      }),
      'parcel.label': effects({
        a: of('a'),
        c: { handle: of('c'), dependsOn: ['a', 'b'] },
        b: { handle: of('b'), dependsOn: 'a' },
      }),
    })
    await put([sent, printed])
    await handle()
    expect([log.toSorted(), await inbox.depth()]).toEqual([['a', 'a', 'b', 'b', 'c', 'c'], empty])
  })

  it('refuses what depends on several handlers with an engine that cannot tell the last one', async () => {
    const { of } = logging()
    const set = effects({ a: of('a'), b: of('b'), c: { handle: of('c'), dependsOn: ['a', 'b'] } })
    const inbox = { ...memoryInbox({ attempts: 1 }), effects: 'copied' } as Inboxes
    expect(() => open({ 'parcel.sent': set }, { inbox })).toThrow('createReceiver: c.dependsOn must name one handler')
    expect(() =>
      open({ 'parcel.sent': effects({ a: of('a'), b: { handle: of('b'), dependsOn: ['a'] } }) }, { inbox }),
    ).not.toThrow()
    // A receiver without the inbox does not know the engine that hands over to it.
    const { receiver } = open({ 'parcel.sent': set })
    const stored = memoryInbox({ attempts: 1 })
    await open({}, { inbox: stored }).put()
    const put = (delivery: StoredDelivery) => stored.put(delivery)
    const dispatch = routeByEndpoint(receiver, undefined, false, put)
    await stored.handleDue({ endpoint: receiver.endpoint, effects: true, handleStored: dispatch })
    expect((await stored.deadLetters()).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('depends on several others'),
      expect.stringContaining('depends on several others'),
    ])
  })

  it('keeps the work of a removed handler until an operator decides, and does not give it to another', async () => {
    const { log, of } = logging()
    const { inbox, put, handle, make } = open(
      { 'parcel.sent': effects({ ledger: of('ledger'), mail: of('mail') }) },
      { policy: { attempts: 1 } },
    )
    await put()
    await inbox.handleDue(make({ 'parcel.sent': effects({ ledger: of('ledger'), mail: of('mail') }) }), { limit: 1 })
    await inbox.handleDue(make({ 'parcel.sent': effects({ ledger: of('ledger') }) }))
    const [dead] = await inbox.deadLetters()
    expect(dead?.reason).toBe('handler_failed: no handler has the name mail')
    await inbox.redrive({})
    // Neither a plain function nor no handler at all takes it.
    await inbox.handleDue(make({ 'parcel.sent': of('plain') }))
    await inbox.redrive({})
    await inbox.handleDue(make({}))
    expect([log, (await inbox.depth()).dead]).toEqual([['ledger'], 1])
    await inbox.redrive({})
    await handle()
    expect([log, await inbox.depth()]).toEqual([['ledger', 'mail'], empty])
  })

  it('backfills a handler that was added, which has what follows it, and no call for other events', async () => {
    const { log, of } = logging()
    const { inbox, put, handle, make } = open({ '*': of('plain') }, { policy: { keepHandledMs: 60_000, attempts: 1 } })
    await put()
    await put(printed)
    await handle()
    const set = effects({ search: of('search'), mail: { handle: of('mail'), dependsOn: ['search'] } })
    const later = make({ 'parcel.sent': set, 'parcel.label': of('plain') })
    await inbox.handleDue(later)
    expect((await inbox.backfill({ handler: 'search' })).changed).toBe(2)
    await inbox.handleDue(later)
    expect([log.splice(0), await inbox.depth()]).toEqual([['plain', 'plain', 'search', 'mail'], empty])
    // As if another process, which handles nothing, had asked for it.
    await inbox.handleDue({ endpoint: later.endpoint, handleStored: later.handleStored })
    await inbox.backfill({ handler: 'serach' })
    await inbox.handleDue(later)
    expect((await inbox.deadLetters()).map(({ reason }) => reason)).toEqual(
      Array(2).fill('handler_failed: no handler has the name serach'),
    )
    await inbox.discard({})
    await inbox.backfill({ handler: 'sync' })
    const coalesce = { key: () => 'k', waitMs: 1 }
    await inbox.handleDue(make({ 'parcel.sent': effects({ sync: { handle: of('sync'), coalesce } }) }))
    expect((await inbox.deadLetters()).map(({ reason }) => reason)).toEqual([
      'handler_failed: sync has coalesce: it cannot be backfilled',
    ])
    expect(log).toEqual([])
  })

  it('pauses and backfills no handler that the receivers of this process do not have', async () => {
    const { of } = logging()
    const set = effects({ search: of('search'), mail: of('mail') })
    const { inbox, receiver, make, put, handle } = open({ '*': set }, { policy: { keepHandledMs: 60_000 } })
    await put()
    // Nothing is handled here yet, so another process may have the handler.
    expect(await inbox.pause({ handler: 'old' })).toBe(true)
    await handle()
    const refused = (caller: string) =>
      `${caller}: no receiver of this process has a handler serach; they have: search, mail`
    await expect(inbox.pause({ handler: 'serach' })).rejects.toThrow(new TypeError(refused('pause')))
    await expect(inbox.backfill({ handler: 'serach' })).rejects.toThrow(new TypeError(refused('backfill')))
    await expect(inbox.backfill({ handler: 'serach' }, { dryRun: true })).rejects.toThrow(TypeError)
    expect([await inbox.pauses(), (await inbox.depth()).waiting]).toMatchObject([[{ handler: 'old' }], 0])
    expect(await inbox.pause({ handler: 'mail' })).toBe(true)
    expect((await inbox.backfill({ handler: 'mail' })).matched).toBe(1)
    // What is paused can be resumed, also once its handler was removed.
    expect(await inbox.resume({ handler: 'old' })).toBe(true)
    expect(await inbox.resume({ handler: 'older' })).toBe(false)

    const plain = memoryInbox()
    const consumption = await plain.consume(make({ '*': of('plain') }))
    await expect(plain.pause({ handler: 'mail' })).rejects.toThrow('a handler mail; they have: no effects')
    await consumption.close()
    await expect(inbox.handleDue([receiver, receiver])).rejects.toThrow('two receivers with the endpoint')
  })

  it('knows the handlers behind an encryption', async () => {
    const { of } = logging()
    const key = Buffer.alloc(32, 1).toString('base64')
    const keys = keyring({ current: 'k', keys: { k: key }, indexKey: Buffer.alloc(32, 2).toString('base64') })
    const engine = memoryInbox({ keepHandledMs: 60_000 })
    const inbox = { ...engine, ...encryptedInbox(engine, { keys }) }
    const { put, handle } = open({ '*': effects({ mail: of('mail') }) }, { inbox })
    await put()
    await handle()
    await expect(inbox.pause({ handler: 'mial' })).rejects.toThrow('they have: mail')
    await expect(inbox.backfill({ handler: 'mial' })).rejects.toThrow('they have: mail')
    expect(await inbox.pause({ handler: 'mail' })).toBe(true)
  })

  it('runs what depends on several by its own backfill', async () => {
    const { log, of } = logging()
    const on = { 'parcel.sent': effects({ a: of('a'), b: of('b') }) }
    const { inbox, put, handle, make } = open(on, { policy: { keepHandledMs: 60_000 } })
    await put()
    await handle()
    const later = make({
      'parcel.sent': effects({ a: of('a'), b: of('b'), c: { handle: of('c'), dependsOn: ['a', 'b'] } }),
    })
    await inbox.handleDue(later)
    await inbox.backfill({ handler: 'c' })
    await inbox.handleDue(later)
    expect([log, await inbox.depth()]).toEqual([['a', 'b', 'c'], empty])
  })

  it('leaves a delivery that was handled to a handler that is added later only if it comes later', async () => {
    const { log, of } = logging()
    const { inbox, put, handle, make } = open({ 'parcel.sent': of('plain') })
    await put()
    await handle()
    const later = make({ 'parcel.sent': effects({ ledger: of('ledger'), mail: of('mail') }) })
    expect((await later.receive(parcel(sent))).outcome).toBe('duplicate')
    await inbox.handleDue(later)
    expect((await later.receive(parcel({ ...sent, id: 'p2' }))).outcome).toBe('stored')
    await inbox.handleDue(later)
    expect(log).toEqual(['plain', 'ledger', 'mail'])
  })

  it('divides a request with several deliveries, some of which have a plain function', async () => {
    const failing = new Set(['mail'])
    const { log, of } = logging(failing)
    const { inbox, put, handle } = open(
      {
        'parcel.sent': effects({ ledger: of('ledger'), mail: of('mail') }),
        'parcel.label': of('plain'),
      },
      { policy: { attempts: 2 } },
    )
    await put([sent, printed, { ...sent, id: 'p2' }, { type: 'other', id: 'o1' }])
    await handle()
    expect(log.toSorted()).toEqual(['ledger', 'ledger', 'mail', 'mail', 'mail', 'mail', 'plain'])
    expect((await inbox.deadLetters()).map(({ delivery }) => delivery.handler?.name)).toEqual(['mail'])
  })

  it('takes no request with several ids for the work of a handler', async () => {
    const { log, of } = logging()
    const { receiver, put, handle } = open({ 'parcel.sent': effects({ ledger: of('ledger'), mail: of('mail') }) })
    const whole = await toStoredId(receiver.endpoint, several.name, [sent.id])
    await put([
      { type: 'other', id: whole },
      { type: 'other', id: 'mail' },
    ])
    await put()
    await handle()
    expect(log.toSorted()).toEqual(['ledger', 'mail'])
  })

  it('handles each once with a dedupe store too, in a receiver that only handles', async () => {
    const { log, of } = logging()
    const { inbox, put } = open({}, {})
    const dedupe = memoryDedupeStore()
    const on = { 'parcel.sent': effects({ ledger: of('ledger'), mail: of('mail') }) } as unknown as On
    await put()
    await inbox.handleDue(createReceiver({ provider: several, dedupe, on }))
    expect([log, await inbox.depth()]).toEqual([['ledger', 'mail'], empty])
  })

  it('divides a parked delivery once it parses', async () => {
    const { log, of } = logging()
    const inbox = memoryInbox({ settleMs: 0 })
    const parking = { inbox, onInvalid: 'park' } as const
    const broken = createReceiver({ provider: parcels(), inbox: parking, on: {}, onError: () => {} })
    expect((await broken.receive(parcel({ weight: 2 }))).outcome).toBe('parked')
    await inbox.redrive({})
    const mended = parcels({ payload: (body) => ({ type: 'parcel.sent', ...(body as object) }) })
    const on = { 'parcel.sent': effects({ ledger: of('ledger'), mail: of('mail') }) } as unknown as On
    await inbox.handleDue(createReceiver({ provider: mended, on }))
    expect([log, await inbox.depth()]).toEqual([['ledger', 'mail'], empty])
  })

  it('has an order for each handler, by the key and by numbers', async () => {
    const { log, of } = logging()
    const numbered = parcels({
      sequence: (payload) => ({ channel: 'c', number: (payload as { weight?: number }).weight ?? 0 }),
    })
    const { inbox, put, handle } = open(
      { 'parcel.sent': effects({ ledger: of('ledger'), mail: of('mail') }) },
      { provider: numbered as typeof several, policy: { attempts: 1 } },
    )
    for (const weight of [3, 1, 2]) await put({ ...sent, weight, id: `p${weight}` })
    const keys: unknown[] = []
    await inbox.handleDue({
      endpoint: 'parcels',
      async handleStored({ key, number, handler }, _attempt, claim) {
        keys.push([key, number, handler?.name])
        if (handler) return
        await claim?.follow?.([{ id: crypto.randomUUID(), key: `${key}`, handler: { name: 'a', of: '' } }])
        throw new Error('once')
      },
    })
    expect(keys).toEqual([['["parcels","parcels","c"]', 1, undefined]])
    await inbox.redrive({})
    await handle()
    expect(log).toHaveLength(6)
  })

  it('commits an effect of a handler together with what depends on it', async () => {
    const database = new Database(join(folder, 'commit.db'))
    database.exec('CREATE TABLE total (sum INTEGER)')
    const inbox = await sqliteInbox({ database, settleMs: 0 })
    const { log, of } = logging()
    const ledger = (_: unknown, { commit }: { commit: (effect: () => void) => void }) =>
      commit(() => database.exec('INSERT INTO total VALUES (1)'))
    const { put, handle } = open(
      { 'parcel.sent': effects({ ledger, mail: { handle: of('mail'), dependsOn: 'ledger' } }) },
      { inbox },
    )
    await put()
    await handle()
    expect([log, database.prepare('SELECT sum FROM total').all(), await inbox.depth()]).toEqual([
      ['mail'],
      [{ sum: 1 }],
      empty,
    ])
    await inbox.close()
    database.close()
  })

  it.each([
    ['a second commit of an attempt, and keeps the first', [sent], ['commit was called before'], [{ sum: 1 }], 0],
    [
      'a commit for one of several events of a request',
      [sent, { ...sent, id: 'p2' }],
      Array(4).fill('several events'),
      [],
      1,
    ],
  ])('refuses %s', async (_, payload, reasons, rows, waiting) => {
    const file = new Database(join(folder, `commits-${waiting}.db`))
    file.exec('CREATE TABLE total (sum INTEGER)')
    const inbox = await sqliteInbox({ database: file, settleMs: 0, attempts: 2 })
    const refused: unknown[] = []
    const twice = (_: unknown, { commit }: { commit: (effect: () => void) => void }) => {
      for (const sum of [1, 2]) {
        try {
          commit(() => file.exec(`INSERT INTO total VALUES (${sum})`))
        } catch (error) {
          refused.push(error)
        }
      }
      throw new Error('after the commit')
    }
    const { put, handle } = open({ 'parcel.sent': twice }, { inbox })
    await put(payload)
    await handle()
    expect(refused).toEqual(
      reasons.map((reason) => expect.objectContaining({ message: expect.stringContaining(reason) })),
    )
    expect([file.prepare('SELECT sum FROM total').all(), await inbox.depth()]).toEqual([rows, { ...empty, waiting }])
    await inbox.close()
    file.close()
  })

  it("refuses run: 'sequence'", () => {
    const handlers = effects({ ledger: () => undefined }, { run: 'sequence' })
    expect(() => open({ 'parcel.sent': handlers })).toThrow(
      new TypeError("createReceiver: effects must not have run: 'sequence' with an inbox: use dependsOn"),
    )
  })

  it('stores the request once, until its last handler is done', async () => {
    const database = new Database(join(folder, 'once.db'))
    const inbox = await sqliteInbox({ database, settleMs: 0, attempts: 1, retryDelayMs: 0 })
    const failing = new Set(['h0', 'h1'])
    const { of } = logging(failing)
    const names = Array.from({ length: 10 }, (_, index) => `h${index}`)
    const { put, handle } = open(
      { 'parcel.sent': effects(Object.fromEntries(names.map((name) => [name, of(name)]))) },
      { inbox },
    )
    const count = (table: string) =>
      Number(Object.values(database.prepare(`SELECT count(*) FROM ${table}`).get() as object)[0])
    const counts = () => ['webhook_inbox', 'webhook_inbox_record', 'webhook_inbox_handler'].map(count)
    await put({ ...sent, note: 'x'.repeat(1000) })
    await handle()
    expect(counts()).toEqual([2, 1, 2])
    await inbox.discard({ handler: 'h0' })
    expect(counts()).toEqual([1, 1, 1])
    failing.clear()
    await inbox.redrive({})
    await handle()
    expect(counts()).toEqual([0, 0, 0])
    await inbox.close()
    database.close()
  })

  it('is refused with an engine that cannot store the work of each handler', () => {
    const { effects: _, ...inbox } = memoryInbox()
    expect(() => open({ 'parcel.sent': effects({ ledger: () => undefined }) }, { inbox: inbox as Inboxes })).toThrow(
      'createReceiver: on must not have effects with this inbox',
    )
  })
})
