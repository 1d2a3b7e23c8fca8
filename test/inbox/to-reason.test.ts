import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toReason } from '../../src/inbox/to-reason.js'
import { WebhookError } from '../../src/index.js'

const fail = () => {
  throw new Error('asked')
}

// Everything that an error can be asked may be anything, and may throw. As functions, since fast-check asks values, too.
const hostile = fc.letrec<{ make: () => unknown }>((tie) => ({
  make: fc.oneof(
    { maxDepth: 3 },
    fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }).map((value) => () => value),
    fc.constantFrom<() => unknown>(
      fail,
      () => Symbol('no text'),
      () => ({ toString: fail }),
    ),
    fc.subarray(['get', 'has', 'getPrototypeOf', 'getOwnPropertyDescriptor', 'ownKeys']).map((traps) => () => {
      return new Proxy(new Error('inside'), Object.fromEntries(traps.map((trap) => [trap, fail])))
    }),
    fc
      .tuple(fc.constantFrom('Error', 'WebhookError'), fc.subarray(['message', 'name', 'cause', 'code']), tie('make'))
      .map(([name, properties, get]) => () => {
        const error = Object.assign(new Error('inside'), { name, code: 'handler_failed' })
        for (const property of properties) Object.defineProperty(error, property, { get })
        return error
      }),
  ),
})).make

describe('toReason', () => {
  it('has a text for whatever was thrown, also for what throws when it is asked', () => {
    fc.assert(
      fc.property(hostile, (make) => {
        const thrown = make === fail ? fail : make()
        const reason = toReason(new WebhookError('handler_failed', 'the handler threw', { cause: thrown }))
        expect(reason).toMatch(/^handler_failed: the handler threw/)
        const alone = toReason(thrown)
        expect(typeof alone).toBe('string')
        expect(alone).not.toBe('')
        expect(alone.length).toBeLessThanOrEqual(2_000)
      }),
    )
  })

  it.each([
    ['causes', Object.defineProperty(new Error('a'), 'cause', { get: fail }), 'a: an error without a message'],
    ['a message', Object.defineProperty(new Error('a'), 'message', { get: fail }), 'an error without a message'],
    ['nothing', undefined, 'an error without a message'],
  ])('keeps what it knows of an error that cannot be asked for %s', (_name, thrown, reason) => {
    expect(toReason(thrown)).toBe(reason)
  })

  it('has the code, the message and the causes', () => {
    const refused = new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    const failure = new WebhookError('handler_failed', 'the handler threw', { cause: refused })
    expect(toReason(failure)).toBe('handler_failed: the handler threw: fetch failed: connect ECONNREFUSED')
  })

  it('takes whatever was thrown', () => {
    expect(toReason('no')).toBe('no')
    expect(toReason(new RangeError())).toBe('RangeError')
    expect(toReason(Object.create(null))).toBe('an error without a message')
  })

  it('ends, also where causes go in a circle or are long', () => {
    const failure = new Error('x'.repeat(900))
    failure.cause = failure
    expect(toReason(failure)).toHaveLength(2_000)
  })
})
