import { describe, expect, it } from 'vitest'
import { createChannelKeeper, type ObservedChannel } from '../../../src/clients/channels/channel-keeper.js'
import { memoryChannelStore } from '../../../src/clients/channels/memory.js'
import { pushChannels } from '../../../src/clients/channels/push-channels.js'
import type { ChannelStore } from '../../../src/clients/channels/store.js'
import { createTiming } from '../timing.js'

const minute = 60_000
const day = 86_400_000

/** Fails one call to the store or the provider, before its effect, or after it when only the response is lost. */
function createFault(failAt: number, when: 'before' | 'after') {
  let calls = 0
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    const fails = ++calls === failAt
    if (fails && when === 'before') throw new Error('down')
    const result = await work()
    if (fails) throw new Error('no answer')
    return result
  }
  return { guard, hasFailed: () => calls >= failAt }
}

type Guard = ReturnType<typeof createFault>['guard']

function guarded(store: ChannelStore, guard: Guard): ChannelStore {
  return {
    put: (record, keep) => guard(() => store.put(record, keep)),
    find: (id) => guard(() => store.find(id)),
    list: (watch) => guard(() => store.list(watch)),
    remove: (id) => guard(() => store.remove(id)),
    acquire: (name, lease) => guard(() => store.acquire(name, lease)),
    release: (name, lease) => guard(() => store.release(name, lease)),
  }
}

interface Body {
  readonly id: string
  readonly token: string
}

async function bodyOf(url: string, init: RequestInit): Promise<Body> {
  return new Request(url, init).json() as Promise<Body>
}

/** A provider whose channels live a week, and which sends `sync` until it is accepted. */
function createProvider(now: () => number, guard: Guard) {
  const live = new Map<string, string>()
  let syncs: ObservedChannel[] = []
  const handle = (url: string, body: Body): Response => {
    if (url.endsWith('/stop')) return new Response(null, { status: live.delete(body.id) ? 204 : 404 })
    live.set(body.id, body.token)
    const resourceId = `resource of ${body.id}`
    syncs.push({ channelId: body.id, resourceId })
    return Response.json({
      kind: 'api#channel',
      id: body.id,
      resourceId,
      resourceUri: 'u',
      expiration: now() + 7 * day,
    })
  }
  return {
    live,
    fetch: (url: string, init: RequestInit) => guard(async () => handle(url, await bodyOf(url, init))),
    async deliver(take: (sync: ObservedChannel) => Promise<void>) {
      const waiting = syncs
      syncs = []
      for (const sync of waiting) await take(sync).catch(() => syncs.push(sync))
    },
  }
}

/** Creates, renews and replaces a channel with one fault, and then lets the keeper recover. */
async function liveThrough(failAt: number, when: 'before' | 'after') {
  const timing = createTiming()
  const fault = createFault(failAt, when)
  const provider = createProvider(timing.now, fault.guard)
  const memory = memoryChannelStore({ now: timing.now })
  const keeper = createChannelKeeper({
    channels: pushChannels({
      baseUrl: 'https://api.example',
      apiName: 'a',
      token: 't',
      fetch: provider.fetch,
      ...timing,
    }),
    store: guarded(memory, fault.guard),
    address: 'https://consumer.example/',
    watches: { team: { resource: ['events'] } },
    now: timing.now,
  })
  const sizes: number[] = []
  const look = async (pass: number) => {
    timing.pass(pass)
    await keeper.reconcile()
    await provider.deliver(keeper.observe)
    sizes.push(provider.live.size)
  }
  for (const pass of [0, 6 * minute, 6 * day, 6 * minute]) await look(pass)
  const hasFailed = fault.hasFailed()
  for (let round = 0; round < 4; round++) await look(6 * minute)
  const [[id, token] = ['', '']] = provider.live
  return { hasFailed, sizes, found: await keeper.lookup(id), token: await keeper.tokenFor(id), expected: token }
}

describe('createChannelKeeper, when any single call fails', () => {
  it.each(['before', 'after'] as const)('neither loses nor leaks a channel, %s the effect', async (when) => {
    let failAt = 1
    for (; ; failAt++) {
      const { hasFailed, sizes, found, token, expected } = await liveThrough(failAt, when)
      const firstLive = sizes.findIndex((size) => size > 0)
      expect({ failAt, lost: sizes.slice(firstLive).includes(0), left: sizes.at(-1) }).toEqual({
        failAt,
        lost: false,
        left: 1,
      })
      expect({ failAt, state: found.state, token }).toEqual({ failAt, state: 'active', token: expected })
      if (!hasFailed) break
    }
    expect(failAt).toBeGreaterThan(20)
  })
})
