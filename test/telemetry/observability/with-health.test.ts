import { describe, expect, it, vi } from 'vitest'
import { createReceiver, headerToken, WebhookError } from '../../../src/index.js'
import { createSequencer } from '../../../src/stores/sequence/index.js'
import { type ReceiverHealthOptions, withHealth } from '../../../src/telemetry/observability/index.js'
import { hostSample, injectDelivery, memoryInbox, pushSample, withHeaderToken } from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { push } from '../../../src/vendors/styles/push.js'

const header = 'X-Host-Token'
const tokens = ['new-token', 'old-token']

function setUp(options: ReceiverHealthOptions = {}, handle: () => unknown = () => {}) {
  let time = 1_000_000
  let isKeyServerDown = false
  const inbox = memoryInbox({ attempts: 1 })
  const resolve = () => {
    if (isKeyServerDown) throw new WebhookError('key_unavailable', 'down')
    return tokens
  }
  const provider = host({ verify: headerToken({ header, tokens: resolve }) })
  const settings = { provider, on: { '*': handle }, onError: () => {} }
  const hooks = withHealth(createReceiver(settings), { now: () => time, ...options })
  const stored = withHealth(createReceiver({ ...settings, inbox }), { now: () => time })
  const send = (token: string, to = hooks) =>
    to.receive(withHeaderToken(hostSample({ event: 'ping' }), { header, token }))
  return {
    hooks,
    stored,
    inbox,
    send,
    wait: (ms: number) => {
      time += ms
    },
    breakKeys: (isDown: boolean) => {
      isKeyServerDown = isDown
    },
  }
}

describe('withHealth', () => {
  it('reports what the channels of a sequencer wait for, at most 100', async () => {
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 60_000, first: 1 })
    const hooks = withHealth(
      createReceiver({ provider: push({ tokens: 'sample-token' }), on: { '*': () => {} }, order }),
      {
        order,
      },
    )
    expect(hooks.health().waits).toEqual([])
    const held = Array.from({ length: 101 }, (_, index) =>
      injectDelivery(hooks, pushSample({ channelId: `c${index}`, messageNumber: 3, resourceState: 'exists' })),
    )
    await vi.waitFor(() => expect(order.channels).toBe(101))
    const { waits = [] } = hooks.health()
    expect(waits).toHaveLength(100)
    expect(waits[0]).toMatchObject({ channel: 'c0', from: 1, to: 2, held: 1 })
    expect((waits[0]?.until ?? 0) - (waits[0]?.since ?? 0)).toBe(60_000)
    expect(order.skip('c0', 2)).toBe(true)
    expect((await held[0])?.outcome).toBe('handled')
    await hooks.drain()
    expect(hooks.health().waits).toEqual([])
  })

  it('names the wrong option', () => {
    const receiver = createReceiver({ provider: push({ tokens: 'sample-token' }), on: {} })
    expect(() => withHealth(receiver, { order: {} as never })).toThrow(/order/)
  })

  it('counts requests, and tells the last use of each secret by its position', async () => {
    const { hooks, send, wait } = setUp()
    expect(hooks.health()).toEqual({
      ok: true,
      problems: [],
      endpoint: 'host',
      inFlight: 0,
      requests: {},
      stored: { handled: 0, failed: 0 },
      startedAt: 1_000_000,
      secrets: [],
      checkedAt: 1_000_000,
    })
    await send('old-token')
    wait(500)
    await send('new-token')
    await send('forged-token')
    const health = hooks.health()
    expect(health).toMatchObject({
      ok: true,
      requests: { handled: 2, refused: 1 },
      lastDeliveryAt: 1_000_500,
      lastError: { code: 'token_mismatch', at: 1_000_500 },
      secrets: [
        { verifier: 'headerToken', key: 1, lastUsedAt: 1_000_000 },
        { verifier: 'headerToken', key: 0, lastUsedAt: 1_000_500 },
      ],
    })
    expect(JSON.stringify(health)).not.toMatch(/new-token|old-token|forged/)
  })

  it('raises an alarm after expectEveryMs without a verified request', async () => {
    const { hooks, send, wait } = setUp({ expectEveryMs: 1_000 })
    wait(1_001)
    expect(hooks.health()).toMatchObject({ ok: false, problems: ['silent'] })
    await send('forged-token')
    expect(hooks.health().problems).toEqual(['silent'])
    await send('new-token')
    expect(hooks.health()).toMatchObject({ ok: true, problems: [] })
  })

  it('tells that a key source is down until a request is verified again', async () => {
    const { hooks, send, breakKeys } = setUp()
    breakKeys(true)
    await send('new-token')
    await send('new-token')
    expect(hooks.health().problems).toEqual(['keys_unavailable', 'failing'])
    breakKeys(false)
    await send('new-token')
    expect(hooks.health().problems).toEqual([])
  })

  it('tells a failing handler, and counts requests in flight', async () => {
    let end = (_error?: Error) => {}
    const { hooks, send } = setUp(
      {},
      () =>
        new Promise<void>((done, fail) => {
          end = (error) => (error ? fail(error) : done())
        }),
    )
    const failing = send('new-token')
    await expect.poll(() => hooks.health().inFlight).toBe(1)
    end(new Error('broken'))
    await failing
    expect(hooks.health()).toMatchObject({ inFlight: 0, problems: ['failing'] })
    const handling = send('new-token')
    await new Promise((resolve) => setTimeout(resolve, 20))
    end()
    await handling
    expect(hooks.health().ok).toBe(true)
  })

  it('counts the deliveries of an inbox', async () => {
    let isBroken = true
    const { stored, inbox, send } = setUp({}, () => {
      if (isBroken) throw new Error('broken')
    })
    await send('new-token', stored)
    await inbox.handleDue(stored)
    expect(stored.health()).toMatchObject({ requests: { stored: 1 }, stored: { handled: 0, failed: 1 }, ok: false })
    isBroken = false
    await inbox.redrive({})
    await inbox.handleDue(stored)
    expect(stored.health()).toMatchObject({ stored: { handled: 1, failed: 1 }, ok: true })
  })

  it('refuses wrong options', () => {
    const receiver = createReceiver({ provider: host({ verify: headerToken({ header, tokens }) }), on: {} })
    expect(() => withHealth(receiver, { expectEveryMs: 0 })).toThrow(/withHealth: expectEveryMs/)
    expect(() => withHealth({} as never)).toThrow(/withHealth: receiver/)
  })
})
