import { describe, expect, it } from 'vitest'
import { createReceiver } from '../../../src/index.js'
import {
  type EffectContext,
  effects,
  type TenantConcurrency,
  type TenantRate,
} from '../../../src/stores/effects/index.js'
import { encryptedInbox, keyring } from '../../../src/stores/inbox/encryption/index.js'
import type { Inbox, InboxOperations } from '../../../src/stores/inbox/index.js'
import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { parcel, parcels } from '../../core/receiver/parcels.js'

const several = parcels({ parts: (body) => (Array.isArray(body) ? body : undefined) })
const sent = (id: string, weight = 1) => ({ type: 'parcel.sent', weight, id })

type Sent = { readonly payload: { readonly weight: number }; readonly id: string | undefined }
type Inboxes = Inbox & InboxOperations

const byWeight = ({ payload }: Sent) => String(payload.weight)

function open(
  limits: { concurrency?: TenantConcurrency<never>; rate?: TenantRate<never> },
  inbox: Inboxes = memoryInbox({ retryDelayMs: 0 }),
  tenant?: (delivery: Sent) => string | undefined,
) {
  const log: string[] = []
  const running = new Map<string, number>()
  let most = 0
  const handle = async ({ id = '', payload }: Sent, { handler }: EffectContext<never>) => {
    const now = (running.get(String(payload.weight)) ?? 0) + 1
    running.set(String(payload.weight), now)
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running.set(String(payload.weight), now - 1)
    log.push(`${handler} ${id}`)
  }
  const set = effects({
    sync: { handle, ...limits },
    after: { handle: ({ id }: Sent) => void log.push(`after ${id}`), dependsOn: 'sync' },
  } as never)
  const receiver = createReceiver({
    provider: several,
    inbox: { inbox, ...(tenant && { tenant: tenant as never }) },
    on: { 'parcel.sent': set } as never,
  })
  const put = (payload: unknown) => receiver.receive(parcel(payload))
  return { inbox, receiver, put, log, mostAtOnce: () => most }
}

describe('limits of a handler', () => {
  it('limits the calls for each tenant, and handles all', async () => {
    const { inbox, receiver, put, log, mostAtOnce } = open({ concurrency: { key: byWeight, limit: 2 } })
    for (let index = 0; index < 8; index++) await put(sent(`p${index}`))
    await inbox.handleDue(receiver)
    expect(mostAtOnce()).toBe(2)
    expect(log.filter((line) => line.startsWith('sync'))).toHaveLength(8)
    expect(log.filter((line) => line.startsWith('after'))).toHaveLength(8)
  })

  it('counts the work on a request with several deliveries once, for the tenant of the first one', async () => {
    const { inbox, receiver, put, log } = open({ concurrency: { key: byWeight, limit: 1 } })
    await put([sent('p1'), sent('q1', 2)])
    await inbox.pause({ tenant: '2' })
    await inbox.handleDue(receiver)
    expect(log.toSorted()).toEqual(['after p1', 'after q1', 'sync p1', 'sync q1'])
    await put([sent('q2', 2), sent('p2')])
    await inbox.handleDue(receiver)
    expect(await inbox.depth()).toMatchObject({ waiting: 1 })
    await inbox.resume({ tenant: '2' })
    await inbox.handleDue(receiver)
    expect(log).toHaveLength(8)
  })

  it('lets a burst begin, and no more until there is a token', async () => {
    const { inbox, receiver, put, log } = open({ rate: { key: byWeight, perSecond: 0.01, burst: 2 } })
    for (const id of ['p1', 'p2', 'p3']) await put(sent(id))
    await put(sent('q1', 2))
    await inbox.handleDue(receiver)
    const calls = log.filter((line) => line.startsWith('sync'))
    expect(calls.toSorted()).toEqual(['sync p1', 'sync p2', 'sync q1'])
    expect(await inbox.depth()).toMatchObject({ waiting: 1 })
  })

  it('has no limit for a delivery of no tenant', async () => {
    const { inbox, receiver, put, log } = open({ rate: { key: () => undefined, perSecond: 0.01 } })
    for (const id of ['p1', 'p2', 'p3']) await put(sent(id))
    await inbox.handleDue(receiver)
    expect(log.filter((line) => line.startsWith('sync'))).toHaveLength(3)
  })

  it('pauses the tenant of a delivery for all its handlers, also encrypted', async () => {
    const secret = () => crypto.getRandomValues(new Uint8Array(32))
    const engine = memoryInbox({ retryDelayMs: 0 })
    const keys = keyring({ current: 'k1', keys: { k1: secret() }, indexKey: secret() })
    for (const inbox of [memoryInbox(), encryptedInbox(engine, { keys })]) {
      const { receiver, put, log } = open({ concurrency: { key: byWeight, limit: 1 } }, inbox, byWeight)
      await put(sent('p1'))
      await inbox.handleDue(receiver, { limit: 1 })
      await inbox.pause({ tenant: '1' })
      for (const each of [sent('p2'), sent('q1', 2)]) await put(each)
      await inbox.handleDue(receiver)
      expect(log).toEqual(['sync q1', 'after q1'])
      const [listed] = await inbox.pauses()
      expect(await inbox.resume({ tenant: listed?.tenant ?? '' })).toBe(true)
      await inbox.handleDue(receiver)
      expect(log.toSorted()).toEqual(['after p1', 'after p2', 'after q1', 'sync p1', 'sync p2', 'sync q1'])
    }
    expect(JSON.stringify(await engine.pauses())).not.toContain('"1"')
  })

  it('refuses options that are wrong, and inboxes that cannot keep the promise', () => {
    const make = (options: object) => () => effects({ sync: { handle: () => {}, ...options } } as never)
    const key = () => 'a'
    expect(make({ concurrency: { limit: 1 } })).toThrow('effects: sync.concurrency.key must be a function')
    expect(make({ concurrency: { key, limit: 0 } })).toThrow(
      'effects: sync.concurrency.limit must be a positive whole number',
    )
    expect(make({ concurrency: 0 })).toThrow('effects: sync.concurrency must be a positive whole number')
    expect(make({ concurrency: null })).toThrow('effects: sync.concurrency must be an object')
    expect(make({ rate: { perSecond: 1 } })).toThrow('effects: sync.rate.key must be a function')
    for (const perSecond of [0, -1, Infinity, NaN, '1']) {
      expect(make({ rate: { key, perSecond } })).toThrow('effects: sync.rate.perSecond must be a number from')
    }
    expect(make({ rate: { key, perSecond: 1, burst: 0.5 } })).toThrow('effects: sync.rate.burst')
    expect(make({ rate: { key, perSecond: 1, limit: 2 } })).toThrow('unknown option limit')
    const other = () => 'a'
    expect(make({ concurrency: { key, limit: 1 }, rate: { key: other, perSecond: 1 } })).toThrow(
      'sync.rate.key must be left out',
    )
    const sync = { handle: () => {}, rate: { key, perSecond: 1 } }
    const on = { 'parcel.sent': effects({ sync }) }
    const receiver = (options: object) => () => createReceiver({ provider: several, on, ...options })
    expect(receiver({})).toThrow(
      'createReceiver: sync.rate must be left out without an inbox: deliveries are not stored',
    )
    const { limits: _, ...inbox } = memoryInbox()
    expect(receiver({ inbox })).toThrow(
      'createReceiver: sync.rate must be left out with this inbox: its engine does not let tenants take turns, or not with several shards',
    )
    expect(receiver({ inbox: { inbox, tenant: key }, on: {} })).toThrow(
      'createReceiver: inbox.tenant must be left out: this inbox does not let tenants take turns, or not with several shards',
    )
    expect(receiver({ inbox: { inbox: memoryInbox(), tenant: 'a' }, on: {} })).toThrow(
      'inbox.tenant must be a function',
    )
    const two = { ...on, 'parcel.label.printed': effects({ sync: { ...sync, rate: { key, perSecond: 2 } } }) }
    expect(receiver({ inbox: memoryInbox(), on: two })).toThrow(
      'must not have two effects with a handler sync that has rate: use the same effects for both events',
    )
  })

  it('fails a delivery whose tenant is not a text', async () => {
    const { inbox, receiver, put } = open(
      { rate: { key: () => 7 as never, perSecond: 1 } },
      memoryInbox({ attempts: 1 }),
    )
    await put(sent('p1'))
    await inbox.handleDue(receiver)
    expect((await inbox.deadLetters())[0]?.reason).toBe(
      'internal_error: effects: sync: key of rate must return a string, or undefined',
    )
  })
})
