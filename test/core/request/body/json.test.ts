import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonBody } from '../../../../src/core/request/body/json.js'
import { jsonFormBody } from '../../../../src/core/request/body/json-form.js'
import { messageOfTypeError } from '../../verify/run.js'
import { wrongMediaTypes } from './wrong-media-types.js'

const encode = (text: string) => new TextEncoder().encode(text)
const refusedAs = (code: string) => expect.objectContaining({ code })

describe('jsonBody', () => {
  const parse = (text: string, maxDepth = 64) => jsonBody({ maxDepth }).parse(encode(text), undefined)

  it('parses what JSON.parse parses', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        fc.pre(!json.includes('__proto__'))
        expect(parse(json)).toEqual(JSON.parse(json))
      }),
    )
  })

  it('counts nested arrays and objects', () => {
    expect(parse('[{"a":[1]}]', 3)).toEqual([{ a: [1] }])
    expect(() => parse('[{"a":[[]]}]', 3)).toThrow(refusedAs('body_limit_exceeded'))
    expect(() => parse('[[[[]]]]', 3)).toThrow(expect.objectContaining({ limit: 3 }))
    expect(parse('7', 1)).toBe(7)
    expect(parse('[null]', 1)).toEqual([null])
    expect(parse('{"a":null}', 1)).toEqual({ a: null })
    expect(parse('[[],[],[],{}]', 2)).toEqual([[], [], [], {}])
  })

  it.each([65, 5_000, 50_000])('refuses %i levels, of arrays and of objects', (depth) => {
    expect(() => parse('['.repeat(depth) + ']'.repeat(depth))).toThrow(refusedAs('body_limit_exceeded'))
    const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    expect(() => parse(objects)).toThrow(refusedAs('body_limit_exceeded'))
  })

  it.each(['{"__proto__":1}', '[[{"a":{"__proto__":{"polluted":1}}}]]', '{"\\u005f\\u005fproto__":null}'])(
    'refuses %s',
    (json) => {
      expect(() => parse(json)).toThrow(refusedAs('body_key_forbidden'))
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    },
  )

  it.each(['', ' ', '{', '{"a":1,}', "{'a':1}", 'NaN', '[1]junk', '\uFEFF\uFEFF{}', '{"a":1}{"a":2}', '\u0000'])(
    'refuses %j',
    (json) => {
      expect(() => parse(json)).toThrow(refusedAs('body_malformed'))
    },
  )

  it('refuses bytes that are not UTF-8, including overlong forms and surrogates', () => {
    for (const bytes of [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]]) {
      const body = Uint8Array.of(0x22, ...bytes, 0x22)
      expect(() => jsonBody().parse(body, undefined)).toThrow(refusedAs('body_malformed'))
    }
  })

  it('never quotes the body', () => {
    expect(() => parse('{"s3cret":s3cret}')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('s3cret') }),
    )
  })

  it('accepts the media types of JSON and configured ones', () => {
    const format = jsonBody({ mediaTypes: ['text/json'] })
    for (const type of ['application/json', 'application/cloudevents+json', 'text/json']) {
      expect(format.accepts(type)).toBe(true)
    }
    for (const type of ['text/plain', 'application/jsonp', 'x-application/json', 'image/x+json', undefined]) {
      expect(format.accepts(type)).toBe(false)
    }
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1001])('refuses the depth %d', (maxDepth) => {
    expect(() => jsonBody({ maxDepth })).toThrow(TypeError)
  })

  it.each(wrongMediaTypes)('refuses the media types %j', (mediaTypes) => {
    const make = () => Reflect.apply(jsonBody, undefined, [{ mediaTypes }])
    expect(messageOfTypeError(make)).toMatch(/^jsonBody: mediaTypes must be /)
  })
})

describe('jsonFormBody', () => {
  const format = jsonFormBody('payload', jsonBody())
  const parse = (form: string) => format.parse(encode(form), undefined)

  it('parses the JSON of its field', () => {
    expect(parse('payload=%7B%22a%22%3A%22b+c%22%7D')).toEqual({ a: 'b c' })
    expect(parse('payload=[1,%22%C3%BC%22]')).toEqual([1, 'ü'])
  })

  it.each([
    '',
    'other=1',
    'payroll=[]',
    'payload=[]&payload=[]',
    'payload=[]&%70ayload=[]',
    'payload=[]&other=1',
    'other=1&payload=[]',
    '&payload=[]',
    '%70ayload=[]',
    'payload',
    'payload=%ff',
    'payload=[%]',
    'payload={}',
  ])('refuses the form %j', (form) => {
    expect(() => parse(form)).toThrow(refusedAs('body_malformed'))
  })

  it('names the missing field', () => {
    expect(() => parse('other=1')).toThrow(expect.objectContaining({ field: 'payload' }))
  })

  it('refuses too many fields', () => {
    expect(() => parse(`payload=[]${'&x=1'.repeat(16)}`)).toThrow(refusedAs('body_limit_exceeded'))
  })

  it('accepts only forms', () => {
    expect(format.accepts('application/x-www-form-urlencoded')).toBe(true)
    expect(format.accepts('application/json')).toBe(false)
    expect(format.accepts(undefined)).toBe(false)
  })
})
