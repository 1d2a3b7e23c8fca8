import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createReceiver, memoryDedupeStore, type Receipt, type ReceiverOptions } from '../../../src/index.js'
import { type Coalesce, type EffectContext, effects } from '../../../src/stores/effects/index.js'
import { encryptedInbox, keyring } from '../../../src/stores/inbox/encryption/index.js'
import type { Inbox, InboxOperations } from '../../../src/stores/inbox/index.js'
import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { parcel, parcels } from '../../core/receiver/parcels.js'

const sent = (id: string, weight = 1) => ({ type: 'parcel.sent', weight, id })
const several = parcels({ parts: (body) => (Array.isArray(body) ? body : undefined) })

type Sent = { readonly payload: { readonly weight: number }; readonly id: string | undefined }
type Inboxes = Inbox & InboxOperations
type Options = Partial<Coalesce>

const byWeight = ({ payload }: Sent) => String(payload.weight)

function open(
  coalesce: Options,
  {
    inbox = memoryInbox({ retryDelayMs: 0, attempts: 1 }),
    orderKey,
    ...options
  }: Omit<Partial<ReceiverOptions>, 'inbox'> & {
    inbox?: Inboxes
    orderKey?: (delivery: Sent) => string | undefined
  } = {},
) {
  const log: string[] = []
  const receipts: Receipt[] = []
  const failing = { isBroken: false }
  const handle = ({ id }: Sent, { gathered, handler }: EffectContext<never>) => {
    if (failing.isBroken) throw new Error('broken')
    log.push(
      `${handler} ${id} for ${gathered?.ids.join(' ')}, with ${gathered?.deliveries.map((each: Sent) => each.id).join(' ')}`,
    )
  }
  const set = effects({
    sync: { handle, coalesce: { key: byWeight, waitMs: 40, ...coalesce } },
    mail: ({ id }: Sent) => void log.push(`mail ${id}`),
  } as never)
  const receiver = createReceiver({
    provider: several,
    inbox: orderKey ? { inbox, key: orderKey as never } : inbox,
    onError: () => {},
    onReceipt: (receipt) => receipts.push(receipt),
    ...options,
    on: { 'parcel.sent': set } as never,
  })
  const put = (payload: unknown) => receiver.receive(parcel(payload))
  /** Divides, and handles once the window has passed. */
  const handleAll = async () => {
    await inbox.handleDue(receiver)
    await sleep(80)
    await inbox.handleDue(receiver)
  }
  const runs = () => log.filter((line) => line.startsWith('sync'))
  return { inbox, receiver, put, handleAll, log, runs, receipts, failing }
}

describe('coalesce', () => {
  it.each([
    ['last', 'sync p3 for p1 p2 p3, with p3'],
    ['first', 'sync p1 for p1 p2 p3, with p1'],
    ['all', 'sync p3 for p1 p2 p3, with p1 p2 p3'],
  ] as const)('gives a handler the delivery to keep (%s), and what it stands for', async (keep, run) => {
    const { inbox, put, handleAll, runs, log, receipts } = open({ keep })
    for (const id of ['p1', 'p2', 'p3']) await put(sent(id))
    await put(sent('q1', 2))
    await handleAll()
    expect(runs().toSorted()).toEqual([run, 'sync q1 for q1, with q1'].toSorted())
    expect(log.filter((line) => line.startsWith('mail'))).toEqual(['mail p1', 'mail p2', 'mail p3', 'mail q1'])
    expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
    const kept = receipts.find(({ handler, outcome }) => handler === 'sync' && outcome === 'handled')
    expect(kept).toMatchObject({ event: 'parcel.sent', provider: 'parcels' })
  })

  it('gathers the deliveries of one request by their objects', async () => {
    const { put, handleAll, runs } = open({ keep: 'all' })
    await put([sent('p1'), sent('q1', 2), sent('p2')])
    await put(sent('q2', 2))
    await handleAll()
    expect(runs().toSorted()).toEqual(['sync p2 for p1 p2, with p1 p2', 'sync q2 for q1 q2, with q1 q2'])
  })

  it('handles a delivery without an object by itself', async () => {
    const { put, handleAll, runs } = open({ key: () => undefined })
    await put(sent('p1'))
    await put([sent('p2'), sent('p3')])
    await handleAll()
    expect(runs()).toEqual(['p1', 'p2', 'p3'].map((id) => `sync ${id} for undefined, with undefined`))
  })

  it('gathers by its own key, whatever the order key is, which the other handlers keep', async () => {
    const { inbox, put, handleAll, log, failing } = open({ keep: 'all' }, { orderKey: ({ id }) => id?.slice(0, 1) })
    for (const id of ['p1', 'q1', 'p2']) await put(sent(id))
    await put(sent('p3', 2))
    await handleAll()
    expect(log.filter((line) => line.startsWith('sync')).toSorted()).toEqual([
      'sync p2 for p1 q1 p2, with p1 q1 p2',
      'sync p3 for p3, with p3',
    ])
    expect(log.filter((line) => line.startsWith('mail p'))).toEqual(['mail p1', 'mail p2', 'mail p3'])
    failing.isBroken = true
    await put(sent('p4'))
    await handleAll()
    expect(await inbox.blockedKeys()).toEqual(['["parcels","parcels","coalesce","1","sync"]'])
    await put(sent('p5'))
    await handleAll()
    expect(log.at(-1)).toBe('mail p5')
  })

  it('makes dead letters of all that it gathered, and the other handlers go on', async () => {
    const { inbox, put, handleAll, runs, log, failing } = open({})
    failing.isBroken = true
    await put(sent('p1'))
    await put(sent('p2'))
    await handleAll()
    const letters = await inbox.deadLetters({ handler: 'sync' })
    expect(letters.map(({ delivery }) => delivery.deliveryId)).toEqual(['p1', 'p2'])
    expect(log).toEqual(['mail p1', 'mail p2'])
    failing.isBroken = false
    await put(sent('p3'))
    await inbox.redrive({})
    await handleAll()
    // What is redriven is due at once, and a new delivery has its own window.
    expect(runs()).toEqual(['sync p2 for p1 p2, with p2', 'sync p3 for p3, with p3'])
  })

  it('handles what an encrypted inbox has stored', async () => {
    const engine = memoryInbox({ retryDelayMs: 0 })
    const secret = () => crypto.getRandomValues(new Uint8Array(32))
    const inbox = encryptedInbox(engine, {
      keys: keyring({ current: 'k1', keys: { k1: secret() }, indexKey: secret() }),
    })
    const { put, handleAll, runs } = open({ keep: 'all' }, { inbox })
    for (const id of ['p1', 'p2']) await put(sent(id))
    await handleAll()
    expect(runs()).toEqual(['sync p2 for p1 p2, with p1 p2'])
  })

  it('refuses options that are wrong, and what cannot keep its promise', () => {
    const make = (coalesce: object) => () => effects({ sync: { handle: () => {}, coalesce } } as never)
    const key = () => 'a'
    expect(make({ waitMs: 1 })).toThrow('effects: sync.coalesce.key must be a function')
    expect(make({ key, waitMs: 0 })).toThrow('effects: sync.coalesce.waitMs')
    expect(make({ key, waitMs: 5, maxWaitMs: 4 })).toThrow(
      'effects: sync.coalesce.maxWaitMs must not be less than waitMs',
    )
    expect(make({ key, waitMs: 5, keep: 'newest' })).toThrow(
      'effects: sync.coalesce.keep must be one of last, first, all',
    )
    const sync = { handle: () => {}, coalesce: { key, waitMs: 5 } }
    expect(() => effects({ sync, mail: { handle: () => {}, dependsOn: 'sync' } })).toThrow(
      'effects: mail.dependsOn must not name sync, which has coalesce',
    )
    const on = { 'parcel.sent': effects({ sync }) }
    const receiver = (options: object) => () => createReceiver({ provider: several, on, ...options })
    expect(receiver({})).toThrow('createReceiver: sync.coalesce must be left out without an inbox')
    const { coalesces: _, ...inbox } = memoryInbox()
    expect(receiver({ inbox })).toThrow(
      'createReceiver: sync.coalesce must be left out with this inbox: its engine does not hand over several deliveries at once, or not with several shards',
    )
    expect(receiver({ inbox: memoryInbox(), dedupe: memoryDedupeStore() })).toThrow(
      'createReceiver: dedupe must be left out',
    )
    const two = { ...on, 'parcel.label.printed': effects({ sync: { handle: () => {}, coalesce: { key, waitMs: 5 } } }) }
    expect(receiver({ inbox: memoryInbox(), on: two })).toThrow(
      'must not have two effects with a handler sync that has coalesce: use the same effects for both events',
    )
    expect(receiver({ inbox: memoryInbox(), on: { ...on, 'parcel.label.printed': on['parcel.sent'] } })).not.toThrow()
  })

  it('fails a delivery whose key is not a text', async () => {
    const { inbox, put, handleAll } = open({ key: () => 7 as never })
    await put(sent('p1'))
    await handleAll()
    const [letter] = await inbox.deadLetters()
    expect(letter?.reason).toContain('effects: sync.coalesce.key must return a string, or undefined')
  })
})
