import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WebhookError } from '../../../src/index.js'
import { redactEngineError, toReason } from '../../../src/stores/inbox/failures.js'
import { resolvePolicy } from '../../../src/stores/inbox/policy.js'

const fail = () => {
  throw new Error('asked')
}

// Any property of an error may have any value, and may throw. As functions, since fast-check reads values too.
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
  it('describes any thrown value, even one whose getters throw', () => {
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
    ['cause', Object.defineProperty(new Error('a'), 'cause', { get: fail }), 'a: an error without a message'],
    ['message', Object.defineProperty(new Error('a'), 'message', { get: fail }), 'an error without a message'],
    ['nothing', undefined, 'an error without a message'],
  ])('keeps the readable part of an error whose %s throws', (_name, thrown, reason) => {
    expect(toReason(thrown)).toBe(reason)
  })

  it('contains the code, the message and the causes', () => {
    const refused = new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    const failure = new WebhookError('handler_failed', 'the handler threw', { cause: refused })
    expect(toReason(failure)).toBe('handler_failed: the handler threw: fetch failed: connect ECONNREFUSED')
  })

  it('accepts values that are not errors', () => {
    expect(toReason('no')).toBe('no')
    expect(toReason(new RangeError())).toBe('RangeError')
    expect(toReason(Object.create(null))).toBe('an error without a message')
  })

  it('limits circular causes and long messages', () => {
    const failure = new Error('x'.repeat(900))
    failure.cause = failure
    expect(toReason(failure)).toHaveLength(2_000)
  })
})

describe('redactEngineError', () => {
  it('removes it from the errors that onError receives', () => {
    const told: unknown[] = []
    const { onError } = resolvePolicy({ onError: (error) => told.push(error) })
    // As ioredis refuses a password.
    onError(Object.assign(new Error('WRONGPASS'), { command: { name: 'auth', args: ['a password'] } }))
    expect(inspect(told, { depth: 9 })).not.toContain('a password')
  })

  it('replaces an error whose properties cannot be deleted', () => {
    const fail = () => {
      throw new Error('asked')
    }
    const error = new Proxy(Object.assign(new Error('away'), { params: ['a token'] }), { deleteProperty: fail })
    expect(redactEngineError(error)).toBeInstanceOf(Error)
    expect(redactEngineError(error)).not.toBe(error)
    expect(redactEngineError(new Proxy({}, { getPrototypeOf: fail }))).toBeInstanceOf(Error)
  })

  it('accepts values that are not errors', () => {
    expect(redactEngineError('away')).toBe('away')
    expect(redactEngineError(undefined)).toBe(undefined)
  })
})
