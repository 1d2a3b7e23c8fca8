import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { toOutcome } from '../../../src/core/provider/outcome.js'
import { gone, reject, reply, retryLater } from '../../../src/index.js'
import { copyOf } from '../../copy-of.js'

describe('reply', () => {
  it.each<[unknown, string | Uint8Array, string]>([
    ['thanks', 'thanks', 'text/plain; charset=utf-8'],
    [{ text: 'hé' }, '{"text":"hé"}', 'application/json'],
    [null, 'null', 'application/json'],
    [[1], '[1]', 'application/json'],
    [new Uint8Array([1, 2]), new Uint8Array([1, 2]), 'application/octet-stream'],
  ])('writes %j', (body, written, mediaType) => {
    expect(reply(body)).toMatchObject({
      kind: 'reply',
      content: { body: written, headers: { 'content-type': mediaType } },
    })
  })

  it('takes another media type', () => {
    const { content } = reply('<a/>', { mediaType: 'application/xml' })
    expect(content?.headers).toEqual({ 'content-type': 'application/xml' })
  })

  it('sets no media type for an empty body', () => {
    expect(reply('').content).toEqual({ body: '', headers: {} })
  })

  it('carries headers, by their names in lower case', () => {
    const { content } = reply('', { headers: { 'WebHook-Allowed-Rate': '120' } })
    expect(content?.headers).toEqual({ 'webhook-allowed-rate': '120' })
  })

  it.each([
    { 'a b': 'c' },
    { '': 'c' },
    { a: 'b\r\nset-cookie: c' },
    { a: '' },
    { a: 'é' },
    { a: 1 as unknown as string },
    { 'Content-Type': 'text/html' },
    { 'content-length': '7' },
    { 'transfer-encoding': 'chunked' },
    'a' as unknown as Record<string, string>,
  ])('refuses the headers %j', (headers) => {
    expect(() => reply('', { headers })).toThrow(/^reply: headers/)
  })

  it.each(['', 'a\r\nset-cookie: b', 'a\0', 'é', 1])(
    'refuses the media type %j, which no header can carry',
    (mediaType) => {
      expect(() => reply('x', { mediaType: mediaType as string })).toThrow(/^reply: mediaType must be /)
    },
  )

  it.each([undefined, () => 1, Symbol('s'), 1n])('refuses %o, which is not JSON', (body) => {
    expect(() => reply(body)).toThrow(TypeError)
  })
})

describe('retryLater', () => {
  it.each([undefined, 0, 30])('waits %o seconds', (afterSeconds) => {
    expect(retryLater(afterSeconds === undefined ? {} : { afterSeconds })).toMatchObject({
      kind: 'retry_later',
      afterSeconds,
    })
  })

  it.each([-1, 1.5, NaN, Infinity, '30', null])('refuses %o seconds', (afterSeconds) => {
    expect(() => retryLater({ afterSeconds: afterSeconds as number })).toThrow(/^retryLater: afterSeconds must be /)
  })
})

describe('toOutcome', () => {
  it.each([reply('x'), retryLater(), gone(), reject()])('takes $kind for what it is', (outcome) => {
    expect(toOutcome(outcome)).toBe(outcome)
  })

  it('knows an outcome of another copy of the package', async () => {
    const copy = await copyOf<typeof import('../../../src/core/provider/outcome.js')>('core/provider/outcome')
    const foreign = copy.gone()
    expect(foreign).not.toBeInstanceOf(gone().constructor)
    expect(toOutcome(foreign)).toBe(foreign)
  })

  it.each([undefined, null, 0, '', 'gone', true, 410, {}, [], { kind: 'gone' }, { status: 503 }, new Date(0)])(
    'takes %j for plain success',
    (result) => {
      expect(toOutcome(result)).toBeUndefined()
    },
  )

  it.each<[string, unknown]>([
    ['an outcome that was not called', gone],
    ['a class', class {}],
    ['a Response', new Response('x')],
    ['a Response of another realm', runInNewContext(`({ get [Symbol.toStringTag]() { return 'Response' } })`)],
    ['a generator', (function* () {})()],
    ['an asynchronous generator', (async function* () {})()],
    ['an Error', new Error('no')],
    ['an error of a library', new (class extends RangeError {})('no')],
  ])('refuses %s', (_, result) => {
    expect(() => toOutcome(result)).toThrow(expect.objectContaining({ code: 'outcome_invalid' }))
  })

  it.each<[RegExp, unknown]>([
    [/a function: call it/, gone],
    [/a Response: return reply\(body\)/, new Response('x')],
    [/an Error: throw it/, new Error('no')],
  ])('says %s', (message, result) => {
    expect(() => toOutcome(result)).toThrow(message)
  })

  it('keeps a returned Error as the cause, and out of the message', () => {
    const cause = new Error('of the application')
    const refuse = () => toOutcome(cause)
    expect(refuse).toThrow(expect.objectContaining({ cause }))
    expect(refuse).not.toThrow(/application/)
  })
})
