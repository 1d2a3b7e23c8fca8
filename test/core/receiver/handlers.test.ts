import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rethrow } from '../../../src/core/base/waiting.js'
import { defaultResponses } from '../../../src/core/provider/response-policy.js'
import { toDecisions } from '../../../src/core/receiver/decisions.js'
import { type AnyHandler, handleDelivery, toHandlerTable } from '../../../src/core/receiver/handlers.js'
import { type Delivery, gone, type HandlerContext } from '../../../src/index.js'
import { countingTimers } from '../../own-timers.js'

const delivery: Delivery = {
  provider: 'parcels',
  known: false,
  event: 'parcel.sent',
  payload: {},
  id: undefined,
  name: undefined,
  sequence: undefined,
  retry: undefined,
  receivedAt: new Date(0),
  proof: { strength: 'none', verifier: 'unverified' },
  request: { method: 'POST', url: '/', headers: [], encrypted: false, body: new Uint8Array() },
}

const handlerContext: HandlerContext = {
  signal: AbortSignal.abort(),
  late: false,
  duplicate: false,
  attempt: 1,
  isCurrent: () => true,
  commit: () => {},
}

/** What `await` waits for without being a promise. */
function thenable(then: (resolve: (value: unknown) => void, reject: (cause: Error) => void) => void): object {
  return Object.fromEntries([['then', then]])
}

describe('toHandlerTable', () => {
  const names = ['a', 'a.b', 'a.b.c', 'ab', 'x.y', '*']
  const find = toHandlerTable(Object.fromEntries(names.map((name) => [name, () => name])))
  const found = (event: string) => find(event, true)?.(delivery, handlerContext)

  it.each([
    ['a', 'a'],
    ['a.b', 'a.b'],
    ['a.b.c', 'a.b.c'],
    ['a.b.c.d', 'a.b.c'],
    ['a.b.x', 'a.b'],
    ['a.bc', 'a'],
    ['a..b', 'a'],
    ['a.', 'a'],
    ['abc', '*'],
    ['ab.c', 'ab'],
    ['x', '*'],
    ['x.y.z', 'x.y'],
    ['A', '*'],
    ['', '*'],
    ['.', '*'],
    ['*', '*'],
  ])('takes the most precise key for %j: %s', (event, key) => {
    expect(found(event)).toBe(key)
  })

  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty', 'then', 'toString.x'])(
    'finds nothing inherited for %s',
    (event) => {
      expect(toHandlerTable({})(event, false)).toBeUndefined()
      expect(found(event)).toBe('*')
    },
  )

  it.each(['toString', '__proto__', 'constructor'])('finds a handler that is registered for %s', (event) => {
    const own = toHandlerTable(JSON.parse(`{"${event}":1}`, (_, value) => (value === 1 ? () => 'own' : value)))
    expect(own(event, false)?.(delivery, handlerContext)).toBe('own')
  })

  it('does not give an undeclared event to the handler of a declared beginning', () => {
    const table = toHandlerTable({ a: () => 'a', 'a.b': () => 'a.b', x: () => 'x', '*': () => '*' }, {}, ['a.b', 'x'])
    const taken = (event: string, known: boolean) => table(event, known)?.(delivery, handlerContext)
    expect(taken('a.b.c', false)).toBe('a')
    expect(taken('x.y', false)).toBe('*')
    expect(taken('a.b.c', true)).toBe('a.b')
    expect(taken('a.b', true)).toBe('a.b')
  })

  it('finds the most precise key of both options', () => {
    const find = toHandlerTable({ a: () => 1, '*': () => 2 }, { 'a.new': () => 3, b: () => 4 }, ['a.old'])
    const taken = (event: string) => find(event, event === 'a.old')?.(delivery, handlerContext)
    expect(['a.old', 'a.new', 'a.newer', 'b.c', 'c'].map(taken)).toEqual([1, 3, 1, 4, 2])
  })

  it('refuses a key that both options have', () => {
    expect(() => toHandlerTable({ a: () => 1 }, { a: () => 2 })).toThrow(
      new TypeError('createReceiver: onOther["a"] must not be in on too'),
    )
  })

  it('takes handlers without a prototype', () => {
    const on = Object.assign(Object.create(null) as object, { a: () => 1 })
    expect(toHandlerTable(on)('a', false)).toBe(on.a)
  })

  it('finds without effort in a name of a million dots', () => {
    expect(found('.'.repeat(1_000_000))).toBe('*')
    expect(found(`a${'.b'.repeat(500_000)}`)).toBe('a.b')
  })

  it.each([undefined, null, 'on', () => 1, new Map(), [[]], new (class Handlers {})()])(
    'refuses %o instead of handlers',
    (on) => {
      expect(() => toHandlerTable(on as never)).toThrow(/^createReceiver: on must be /)
    },
  )

  it('refuses a value that is not a function, and names its key', () => {
    expect(() => toHandlerTable({ 'a"b': 'no' } as never)).toThrow(
      'createReceiver: on["a\\"b"] must be a function, or effects({...}) for several',
    )
  })

  it('refuses a key that ends in .*, and names the correct key', () => {
    expect(() => toHandlerTable({ 'issues.*': () => 1 })).toThrow(
      new TypeError('createReceiver: on["issues.*"] never matches: use "issues"'),
    )
    expect(() => toHandlerTable({ '*': () => 1, '': () => 1 })).not.toThrow()
  })
})

describe('handleDelivery', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const decisions = toDecisions(defaultResponses)
  const call = (handler: AnyHandler) =>
    handleDelivery(() => handler, 1000, decisions)(
      delivery,
      { report() {}, waitUntil() {}, toFailure: rethrow, forPart: rethrow },
      { late: false, duplicate: false, attempt: 1 },
    )

  it('gives the decision of a synchronous handler at once', async () => {
    await countingTimers(async (timers) => {
      expect(call(() => gone())).toBe(decisions.gone)
      expect(timers.size).toBe(0)
    })
  })

  it('passes the delivery and a signal that is not aborted', () => {
    void call((given, { signal }) => {
      expect(given).toBe(delivery)
      expect(signal.aborted).toBe(false)
    })
    expect.assertions(2)
  })

  it.each<[string, AnyHandler]>([
    ['an async handler', async () => gone()],
    ['a promise', () => Promise.resolve(gone())],
    ['a promise that takes its time', () => new Promise((resolve) => setTimeout(resolve, 999, gone()))],
    ['what only looks like a promise', () => thenable((resolve) => resolve(gone()))],
  ])('waits for %s, and leaves no timer behind', async (_, handler) => {
    await countingTimers(async (timers) => {
      const result = call(handler)
      await vi.advanceTimersByTimeAsync(999)
      await expect(result).resolves.toBe(decisions.gone)
      expect(timers.size).toBe(0)
    })
  })

  const cause = new Error('the database is away')
  it.each<[string, AnyHandler]>([
    [
      'throws',
      () => {
        throw cause
      },
    ],
    ['rejects', () => Promise.reject(cause)],
    [
      'throws later',
      async () => {
        await Promise.resolve()
        throw cause
      },
    ],
    ['returns what only looks like a promise, and rejects', () => thenable((_, reject) => reject(cause))],
    [
      'returns what throws when it is waited for',
      () =>
        thenable(() => {
          throw cause
        }),
    ],
    [
      'returns what throws when it is looked at',
      () =>
        Object.defineProperty({}, 'then', {
          get: () => {
            throw cause
          },
        }),
    ],
  ])('fails with the cause where the handler %s', async (_, handler) => {
    await countingTimers(async (timers) => {
      await expect((async () => call(handler))()).rejects.toMatchObject({ code: 'handler_failed', cause })
      expect(timers.size).toBe(0)
    })
  })

  it.each([undefined, null, 'text', 0])('fails where the handler throws %j', async (thrown) => {
    await expect((async () => call(() => Promise.reject(thrown)))()).rejects.toMatchObject({ code: 'handler_failed' })
  })

  it('does not let a handler choose the code of the failure', async () => {
    const { WebhookError } = await import('../../../src/index.js')
    const chosen = new WebhookError('signature_mismatch', 'mine')
    await expect(call(() => Promise.reject(chosen))).rejects.toMatchObject({ code: 'handler_failed', cause: chosen })
  })

  describe('after the time of the handler', () => {
    const never = () => new Promise<never>(() => {})

    it('fails exactly then', async () => {
      let settled = false
      const result = Promise.resolve(call(never)).catch((error: unknown) => {
        settled = true
        return error
      })
      await vi.advanceTimersByTimeAsync(999)
      expect(settled).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await result).toMatchObject({ code: 'handler_timeout', limit: 1000 })
    })

    it('aborts the signal with the error', async () => {
      let signal: AbortSignal | undefined
      const result = Promise.resolve(
        call((_, context) => {
          signal = context.signal
          return never()
        }),
      ).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(1000)
      expect(signal?.aborted).toBe(true)
      expect(signal?.reason).toBe(await result)
    })

    it('shows the abort to a handler that reads its signal afterwards', async () => {
      let context: HandlerContext | undefined
      const result = Promise.resolve(
        call((_, given) => {
          context = given
          return never()
        }),
      ).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(1000)
      expect(context?.signal.reason).toBe(await result)
      expect(context?.signal).toBe(context?.signal)
    })

    it('does not abort the signal of a handler that finished in time', async () => {
      let signal: AbortSignal | undefined
      await call(async (_, context) => {
        signal = context.signal
      })
      await vi.advanceTimersByTimeAsync(2000)
      expect(signal?.aborted).toBe(false)
    })

    it('swallows a late rejection', async () => {
      const unhandled = vi.fn<(reason: unknown) => void>()
      process.on('unhandledRejection', unhandled)
      const result = call(() => new Promise((_, reject) => setTimeout(reject, 2000, new Error('too late'))))
      const settled = expect(result).rejects.toMatchObject({ code: 'handler_timeout' })
      await vi.advanceTimersByTimeAsync(3000)
      await settled
      vi.useRealTimers()
      await new Promise((resolve) => setImmediate(resolve))
      process.off('unhandledRejection', unhandled)
      expect(unhandled).not.toHaveBeenCalled()
    })
  })
})
