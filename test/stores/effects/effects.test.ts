import { describe, expect, it } from 'vitest'
import {
  createReceiver,
  memoryDedupeStore,
  type ReceiverOptions,
  reject,
  reply,
  retryLater,
} from '../../../src/index.js'
import { effects } from '../../../src/stores/effects/index.js'
import { createSequencer } from '../../../src/stores/sequence/sequencer.js'
import { parcel, parcels } from '../../core/receiver/parcels.js'

const sent = { type: 'parcel.sent', weight: 2, id: 'p1' }

type Handlers = Parameters<typeof effects>[0]

/** Receives a delivery as often as it is asked to, and logs which handlers ran. */
function open(handlers: Handlers, changes: ReceiverOptions & { run?: 'parallel' | 'sequence' } = {}) {
  const { run = 'parallel', ...options } = changes
  const errors: unknown[] = []
  const receiver = createReceiver({
    provider: parcels({
      sequence: ({ weight }: { weight?: number }) => ({ channel: 'c', number: weight ?? 0 }),
    } as never),
    onError: ({ code }, { handler }) => errors.push([code, handler]),
    ...options,
    on: { 'parcel.sent': effects(handlers as never, { run }) },
  })
  return { receive: (payload: object = sent) => receiver.receive(parcel(payload)), errors, receiver }
}

/** Handlers that log their names, of which those that are listed fail. */
function logging(names: readonly string[], failing: Set<string> = new Set()) {
  const log: string[] = []
  const of = (name: string) => async () => {
    log.push(name)
    await Promise.resolve()
    if (failing.has(name)) throw new Error(`${name} failed`)
  }
  return { log, handlers: Object.fromEntries(names.map((name) => [name, of(name)])), of }
}

describe('effects without an inbox', () => {
  it('runs all handlers, and tells each its name', async () => {
    const seen: unknown[] = []
    const note = (_: unknown, { handler, attempt }: { handler?: string | undefined; attempt: number }) =>
      void seen.push([handler, attempt])
    const { receive } = open({ ledger: note, mail: { handle: note } } as unknown as Handlers)
    expect(await receive()).toMatchObject({ outcome: 'handled', handler: undefined })
    expect(seen).toEqual([
      ['ledger', 1],
      ['mail', 1],
    ])
  })

  it('runs all although one fails, answers 503, and names the failed handler', async () => {
    const { log, handlers } = logging(['ledger', 'mail', 'cache'], new Set(['ledger']))
    const { receive, errors } = open(handlers)
    expect(await receive()).toMatchObject({
      outcome: 'failed',
      response: { status: 503 },
      error: { code: 'handler_failed' },
    })
    expect(log).toEqual(['ledger', 'mail', 'cache'])
    expect(errors).toEqual([
      ['handler_failed', 'ledger'],
      ['handler_failed', undefined],
    ])
  })

  it('repeats only the failed handlers on a retry, with a dedupe store', async () => {
    const failing = new Set(['mail'])
    const { log, handlers } = logging(['ledger', 'mail', 'cache'], failing)
    const { receive } = open(handlers, { dedupe: memoryDedupeStore() })
    expect((await receive()).response.status).toBe(503)
    failing.clear()
    expect(await receive()).toMatchObject({ outcome: 'handled' })
    expect(await receive()).toMatchObject({ outcome: 'duplicate' })
    expect(log).toEqual(['ledger', 'mail', 'cache', 'mail'])
  })

  it('runs the handlers at the same time, or one after the other', async () => {
    const steps: string[] = []
    const slow = (name: string) => async () => {
      steps.push(`${name} begins`)
      await Promise.resolve()
      steps.push(`${name} ends`)
    }
    const handlers = { a: slow('a'), b: slow('b') }
    await open(handlers).receive()
    expect(steps.splice(0)).toEqual(['a begins', 'b begins', 'a ends', 'b ends'])
    await open(handlers, { run: 'sequence' }).receive()
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('runs a dependent handler after the one it depends on, and not after its failure', async () => {
    const failing = new Set(['ledger'])
    const { log, of } = logging([], failing)
    const handlers = { mail: { handle: of('mail'), dependsOn: 'ledger' }, ledger: of('ledger'), cache: of('cache') }
    const { receive } = open(handlers as unknown as Handlers, { dedupe: memoryDedupeStore() })
    await receive()
    expect(log.splice(0)).toEqual(['ledger', 'cache'])
    failing.clear()
    await receive()
    expect(log).toEqual(['ledger', 'mail'])
  })

  it('runs a handler that depends on several after all of them, and not after the failure of one', async () => {
    const failing = new Set(['c'])
    const { log, of } = logging([], failing)
    const diamond = {
      d: { handle: of('d'), dependsOn: ['b', 'c', 'b'] },
      c: { handle: of('c'), dependsOn: 'a' },
      b: { handle: of('b'), dependsOn: ['a'] },
      a: of('a'),
    }
    for (const run of ['parallel', 'sequence'] as const) {
      failing.add('c')
      const on = diamond as unknown as Handlers
      const { receive } = open(on, { dedupe: memoryDedupeStore(), run })
      await receive()
      expect(log.splice(0)).toEqual(['a', 'c', 'b'])
      failing.clear()
      await receive()
      expect(log.splice(0)).toEqual(['c', 'd'])
    }
  })

  it('answers with the strongest outcome, and with the reply of any handler', async () => {
    const nothing = () => undefined
    expect(await open({ a: nothing, b: () => reply('hello') }).receive()).toMatchObject({
      outcome: 'handled',
      response: { body: 'hello' },
    })
    expect(await open({ a: nothing, b: () => retryLater() }).receive()).toMatchObject({ outcome: 'retry_later' })
    expect(await open({ a: nothing, b: () => reject() }).receive()).toMatchObject({ outcome: 'handled' })
  })

  it('has a time limit for each handler', async () => {
    const never = () => new Promise(() => {})
    const { receive, errors } = open({
      slow: { handle: never, timeoutMs: 5 },
      quick: () => undefined,
    } as unknown as Handlers)
    expect((await receive()).response.status).toBe(503)
    expect(errors[0]).toEqual(['handler_timeout', 'slow'])
  })

  it('limits how many calls of a handler run at the same time', async () => {
    let running = 0
    let most = 0
    const handle = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running--
    }
    const { receive } = open({ mail: { handle, concurrency: 2 } } as unknown as Handlers)
    const all = await Promise.all(Array.from({ length: 7 }, (_, index) => receive({ ...sent, id: `p${index}` })))
    expect([most, ...all.map(({ outcome }) => outcome)]).toEqual([2, ...Array(7).fill('handled')])
  })

  it('answers 503 when the turn of a handler does not come within its time', async () => {
    const { receive, errors } = open({
      mail: { handle: () => new Promise(() => {}), concurrency: 1, timeoutMs: 20 },
    } as unknown as Handlers)
    const [, second] = await Promise.all([receive(), receive({ ...sent, id: 'p2' })])
    expect(second.response.status).toBe(503)
    expect(errors).toContainEqual(['handler_timeout', 'mail'])
  })

  it('keeps the order of a channel for each handler', async () => {
    const log: string[] = []
    const of = (name: string) => async (delivery: { payload: unknown }) => {
      log.push(`${name} ${(delivery.payload as { weight: number }).weight}`)
    }
    const order = createSequencer({ mode: 'contiguous', first: 1, maxWaitMs: 1000 })
    const { receive, receiver } = open({ ledger: of('ledger'), mail: of('mail') } as unknown as Handlers, { order })
    await Promise.all([receive({ ...sent, weight: 2, id: 'p2' }), receive({ ...sent, weight: 1 })])
    await receiver.drain()
    for (const name of ['ledger', 'mail'])
      expect(log.filter((line) => line.startsWith(name))).toEqual([`${name} 1`, `${name} 2`])
  })

  it('refuses attempts and delays, which need an inbox', () => {
    const refused = (option: object) => () => open({ a: { handle: () => undefined, ...option } } as unknown as Handlers)
    const why = 'must be left out without an inbox: deliveries are not stored'
    expect(refused({ attempts: 2 })).toThrow(new TypeError(`createReceiver: a.attempts ${why}`))
    expect(refused({ retryDelayMs: 0 })).toThrow(new TypeError(`createReceiver: a.retryDelayMs ${why}`))
    expect(refused({ timeoutMs: 1 })).not.toThrow()
  })

  it('refuses wrong handlers when it is called', () => {
    const note = () => undefined
    const refused = (handlers: object, options?: object) => () => effects(handlers as never, options as never)
    expect(refused({})).toThrow('effects: handlers must contain at least one handler')
    expect(refused([note])).toThrow('effects: handlers must be a plain object')
    expect(refused({ 'a b': note })).toThrow('effects: the name "a b" must be a name of 1 to 64 letters')
    expect(refused({ a: 'x' })).toThrow('effects: a must be an object')
    expect(refused({ a: { handle: note, tries: 1 } })).toThrow('effects: a: unknown option tries')
    expect(refused({ a: { handle: note, attempts: 0 } })).toThrow('effects: a.attempts')
    expect(refused({ a: note }, { run: 'both' })).toThrow('effects: run')
    const beside = 'effects: a.dependsOn must name handlers beside it, and not'
    expect(refused({ a: { handle: note, dependsOn: 'b' } })).toThrow(`${beside} b; there are no others`)
    expect(refused({ a: { handle: note, dependsOn: 'mail' }, ledger: note, log: note })).toThrow(
      `${beside} mail; there are ledger, log`,
    )
    expect(refused({ a: { handle: note, dependsOn: 'ledgr' }, ledger: note, log: note })).toThrow(
      `${beside} ledgr; did you mean ledger?`,
    )
    expect(refused({ a: { handle: note, dependsOn: ['b', 1] }, b: note })).toThrow('effects: a.dependsOn')
    const wide = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `h${at}`,
        { handle: note, dependsOn: at > 1 ? [`h${at - 1}`, `h${at - 2}`] : [] },
      ]),
    )
    expect(refused(wide)).not.toThrow()
    expect(refused({ ...wide, h0: { handle: note, dependsOn: ['h59', 'h1'] } })).toThrow('circle: h0 -> h59')
    const circle = {
      a: { handle: note, dependsOn: 'c' },
      b: { handle: note, dependsOn: 'a' },
      c: { handle: note, dependsOn: 'b' },
    }
    expect(refused(circle)).toThrow('effects: dependsOn must not lead in a circle: a -> c -> b -> a')
    expect(() => effects({ a: note })({} as never, {} as never)).toThrow('effects: give the result of effects')
  })
})
