import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headerValues, requireHeader, requireHeaderField } from '../../../src/authors.js'
import { readHeader, toWebhookRequest, type WebhookRequestInit } from '../../../src/index.js'

const request = toWebhookRequest({
  headers: [
    ['X-Token', 'first'],
    ['Content-Type', 'text/plain'],
    ['x-tokens', 'another name'],
    ['x-TOKEN', 'second'],
    ['X-Empty', ''],
  ],
})

describe('headerValues', () => {
  it('finds every line of a name in any case, in order', () => {
    expect(headerValues(request, 'X-tOKEN')).toEqual(['first', 'second'])
  })

  it.each(['x-absent', 'toString', '__proto__', ''])('finds nothing under %j', (name) => {
    expect(headerValues(request, name)).toEqual([])
  })

  it('finds a name in any spelling of its case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9-]{1,20}$/), fc.string(), (name, value) => {
        const one = toWebhookRequest({ headers: [[name.toUpperCase(), value]] })
        expect(headerValues(one, name.toLowerCase())).toEqual([value])
      }),
    )
  })
})

describe('readHeader', () => {
  it('takes the first of several lines', () => {
    expect(readHeader(request, 'x-token')).toBe('first')
  })

  it('is undefined where there is no such line', () => {
    expect(readHeader(request, 'constructor')).toBeUndefined()
  })
})

describe('requireHeader', () => {
  it('returns the value of the only line', () => {
    expect(requireHeader(request, 'CONTENT-TYPE')).toBe('text/plain')
  })

  it.each([
    ['x-absent', 'proof_missing'],
    ['x-empty', 'proof_missing'],
    ['x-token', 'proof_duplicated'],
  ])('refuses %s as %s', (name, code) => {
    expect(() => requireHeader(request, name)).toThrow(expect.objectContaining({ code, field: name }))
  })
})

describe('requireHeaderField', () => {
  it('returns the value of the only line', () => {
    expect(requireHeaderField(toWebhookRequest({ headers: { 'X-Kind': 'sent' } }), 'x-kind')).toBe('sent')
  })

  it.each([
    ['x-absent', 'is missing'],
    ['x-empty', 'is missing'],
    ['x-token', 'appears more than once'],
  ])('refuses %s as invalid payload', (name, message) => {
    expect(() => requireHeaderField(request, name)).toThrow(
      expect.objectContaining({ code: 'payload_invalid', field: name, issues: [{ path: name, message }] }),
    )
  })

  it('adds a hint where the header is missing', () => {
    expect(() => requireHeaderField(request, 'x-absent', ' (option headerPrefix)')).toThrow(
      'header x-absent is missing (option headerPrefix)',
    )
  })
})

describe('toWebhookRequest', () => {
  it('has defaults for everything', () => {
    expect(toWebhookRequest({})).toEqual({
      method: 'POST',
      url: 'https://receiver.invalid/',
      headers: [],
      body: new Uint8Array(),
      encrypted: true,
    })
  })

  it('takes the bytes as they are and text as UTF-8', () => {
    const bytes = new Uint8Array([0xff, 0xfe])
    expect(toWebhookRequest({ body: bytes }).body).toBe(bytes)
    expect(toWebhookRequest({ body: 'é\u{1f4e6}' }).body).toEqual(new Uint8Array(Buffer.from('é\u{1f4e6}')))
  })

  it('makes several lines of an array, and none of undefined', () => {
    const { headers } = toWebhookRequest({ headers: { a: ['1', '2'], b: undefined, c: '3' } })
    expect(headers).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['c', '3'],
    ])
  })

  it('takes the lines of a Fetch Headers', () => {
    expect(toWebhookRequest({ headers: new Headers({ 'X-One': '1' }) }).headers).toEqual([['x-one', '1']])
  })

  it('follows the URL about TLS, unless told otherwise', () => {
    expect(toWebhookRequest({ url: 'http://a/' }).encrypted).toBe(false)
    expect(toWebhookRequest({ url: 'http://a/', encrypted: true }).encrypted).toBe(true)
    expect(toWebhookRequest({ url: 'https://a/', encrypted: false }).encrypted).toBe(false)
  })

  it.each<[string, unknown]>([
    ['body', { body: { parsed: true } }],
    ['body', { body: [1, 2] }],
    ['body', { body: null }],
    ['body', { body: new ArrayBuffer(2) }],
    ['method', { method: 1 }],
    ['url', { url: new URL('https://a/') }],
    ['init', undefined],
  ])('refuses a wrong %s: %o', (part, init) => {
    const make = () => toWebhookRequest(init as WebhookRequestInit)
    expect(make).toThrow(TypeError)
    expect(make).toThrow(new RegExp(`^toWebhookRequest: ${part} must be `))
  })
})
