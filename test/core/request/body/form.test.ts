import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formBody } from '../../../../src/core/request/body/form.js'
import { messageOfTypeError } from '../../verify/run.js'
import { codeOf as code } from './code-of.js'
import { wrongMediaTypes } from './wrong-media-types.js'

const encode = (text: string) => new TextEncoder().encode(text)
const parse = (text: string, options = {}) => formBody(options).parse(encode(text), undefined)

describe('formBody', () => {
  it('reads fields as text', () => {
    expect(parse('a=1&b=two+words&c=%26%3D%2B%25&d&e=&f=a=b')).toEqual({
      a: '1',
      b: 'two words',
      c: '&=+%',
      d: '',
      e: '',
      f: 'a=b',
    })
    expect(parse('')).toEqual({})
    expect(parse('&&a=1&')).toEqual({ a: '1' })
  })

  it('keeps a field with an empty name', () => {
    expect(parse('=x&a=1')).toEqual({ '': 'x', a: '1' })
    expect(parse('=')).toEqual({ '': '' })
    expect(code(() => parse('=x&=y'))).toBe('body_malformed')
    expect(code(() => parse('=x', { maxDepth: 1 }))).toBe('body_malformed')
  })

  it('reads UTF-8', () => {
    expect(parse('b=%C3%BC&%F0%9F%8C%8A=%E6%BD%AE')).toEqual({ b: 'ü', '🌊': '潮' })
  })

  it.each([' ', '"', '<', '>', '{', '}', '\n', '\r', '\t', '\0', '\x7f', 'ü', '🌊'])(
    'refuses %j, which every writer of forms encodes',
    (character) => {
      expect(code(() => parse(`a=${character}`))).toBe('body_malformed')
      expect(code(() => parse(`${character}=1`))).toBe('body_malformed')
    },
  )

  it('says that characters must be percent-encoded', () => {
    expect(() => parse('a=1\nb=2')).toThrow(/percent-encoded.*a line break/)
    expect(() => parse('a=two words')).toThrow(/percent-encoded.*a space/)
  })

  it('decodes what URLSearchParams encodes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(parse(new URLSearchParams({ a: text }).toString())).toEqual({ a: text })
      }),
    )
  })

  it.each(['a=%ff', 'a=%C3', 'a=%', 'a=%4', 'a=%zz', '%ff=1', 'a=%ED%A0%80'])('refuses the encoding of %s', (text) => {
    expect(code(() => parse(text))).toBe('body_malformed')
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(code(() => formBody().parse(Uint8Array.of(0x61, 0x3d, 0xff), undefined))).toBe('body_malformed')
  })

  it.each(['a=1&a=2', 'a=1&%61=1', 'a&a', '__defineGetter__=1&__defineGetter__=2'])(
    'refuses the repeat in %s',
    (text) => {
      expect(code(() => parse(text))).toBe('body_malformed')
    },
  )

  it.each(['__proto__=1', '%5F_proto__=1', 'a[__proto__]=1', '__proto__[polluted]=1', 'a]__proto__[=1'])(
    'refuses %s and leaves prototypes alone',
    (text) => {
      expect(code(() => parse(text))).toBe('body_key_forbidden')
      expect(code(() => parse(text, { maxDepth: 4 }))).toBe('body_key_forbidden')
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    },
  )

  it('reads fields with the names of inherited properties', () => {
    const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__')
    const value = parse(names.map((name) => `${name}=own`).join('&'))
    expect(Object.entries(value as object)).toEqual(names.map((name) => [name, 'own']))
  })

  it('treats brackets as part of the name', () => {
    expect(parse('a[b]=1&a[]=2&a[0]=3&a.b=4')).toEqual({ 'a[b]': '1', 'a[]': '2', 'a[0]': '3', 'a.b': '4' })
  })

  it.each(['[a]=1', '[]=1', '[toString]=1'])('refuses the name in %s, which qs would read as another', (text) => {
    expect(code(() => parse(text))).toBe('body_malformed')
    expect(code(() => parse(text, { maxDepth: 2 }))).toBe('body_malformed')
  })

  it('nests if a depth is configured', () => {
    expect(parse('user[id]=7&user[name]=mira&tag[]=a&tag[]=b&one[]=c', { maxDepth: 1 })).toEqual({
      user: { id: '7', name: 'mira' },
      tag: ['a', 'b'],
      one: ['c'],
    })
    expect(parse('a[b][c]=1', { maxDepth: 2 })).toEqual({ a: { b: { c: '1' } } })
    expect(parse('a[toString]=1&a[constructor][prototype]=2', { maxDepth: 2 })).toEqual({
      a: { toString: '1', constructor: { prototype: '2' } },
    })
  })

  it.each([
    'a[b]c=1',
    'a[b]=1&a[b]c=2',
    'a[b=1',
    'a]=1',
    'a[[b]]=1',
    'a[b]]=1',
    'a[][b]=1',
    'a[]c=1',
    'a=1&a[b]=2',
    'a[b]=2&a=1',
    'a=1&a[]=2',
    'a[]=1&a=2',
    'a[]=1&a[0]=2',
    'a[0]=1&a[]=2',
    'a[b]=1&a[b][c]=2',
    'a[b][c]=1&a[b]=2',
  ])('refuses %s, which readers of forms understand in several ways', (text) => {
    expect(code(() => parse(text, { maxDepth: 3 }))).toBe('body_malformed')
  })

  it('reads indexes and keys of lists', () => {
    expect(parse('a[1]=x&a[0]=y&b[0][k]=1&b[0][l]=2&c[d][]=3&c[d][]=4', { maxDepth: 2 })).toEqual({
      a: ['y', 'x'],
      b: [{ k: '1', l: '2' }],
      c: { d: ['3', '4'] },
    })
  })

  it('reads a long list in linear time', () => {
    const { a } = parse('a[]=1&'.repeat(60_000), { maxDepth: 1, maxFields: 60_001 }) as Record<string, string[]>
    expect(a?.join('')).toBe('1'.repeat(60_000))
  })

  it.each<[string, (index: number, count: number) => string]>([
    ['indexes of a list', (index) => `a[${index}]=1`],
    ['indexes in reverse', (index, count) => `a[${count - 1 - index}]=1`],
    ['indexes below a key', (index) => `a[b][${index}]=1`],
    ['lists in a list', (index) => `a[${index}][0]=1`],
    ['high indexes', (index, count) => `k${index}[${count - 1}]=1`],
  ])('reads %s in linear time', (_, toField) => {
    const count = 8000
    const milliseconds = (field: typeof toField) => {
      const form = Array.from({ length: count }, (_, index) => field(index, count)).join('&')
      // The time of the processor, not of the clock: others may use the machine.
      const start = process.cpuUsage()
      parse(form, { maxDepth: 2, maxFields: count })
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }
    // Against as many keys, which qs adds to an object in linear time. Quadratic time was 13 times as long.
    const ratio = () => milliseconds(toField) / milliseconds((index) => `a[k${index}]=1`)
    let least = ratio()
    for (let round = 1; round < 3 && least >= 6; round++) least = Math.min(least, ratio())
    expect(least).toBeLessThan(6)
  })

  it('turns indexes into lists, and refuses an index from maxFields on', () => {
    expect(parse('a[5]=z&a[2]=y&b[0]=1&b[k]=2&c[01]=3&0[0]=4', { maxDepth: 1 })).toEqual({
      a: ['y', 'z'],
      b: { 0: '1', k: '2' },
      c: { '01': '3' },
      0: ['4'],
    })
    expect(parse('a[63]=1', { maxDepth: 1 })).toEqual({ a: ['1'] })
    expect(parse('a[64x]=1', { maxDepth: 1 })).toEqual({ a: { '64x': '1' } })
    expect(code(() => parse('a[64]=1', { maxDepth: 1 }))).toBe('body_limit_exceeded')
  })

  it('refuses deeper nesting', () => {
    expect(code(() => parse('a[b][c]=1', { maxDepth: 1 }))).toBe('body_limit_exceeded')
    expect(code(() => parse(`a${'[b]'.repeat(100_000)}=1`, { maxDepth: 5 }))).toBe('body_limit_exceeded')
  })

  it('refuses a list with a large index', () => {
    expect(code(() => parse('a[1000000000]=1', { maxDepth: 1 }))).toBe('body_limit_exceeded')
  })

  it('counts every field, exactly', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&')
    expect(Object.keys(parse(fields(64)) as object)).toHaveLength(64)
    expect(() => parse(fields(65))).toThrow(expect.objectContaining({ code: 'body_limit_exceeded', limit: 64 }))
    expect(Object.keys(parse(fields(2000), { maxFields: 2000 }) as object)).toHaveLength(2000)
    const list = (count: number) => Array.from({ length: count }, () => 'a[]=1').join('&')
    expect(parse(list(64), { maxDepth: 1 })).toEqual({ a: Array.from({ length: 64 }, () => '1') })
    expect(code(() => parse(list(65), { maxDepth: 1 }))).toBe('body_limit_exceeded')
    expect(code(() => parse('&'.repeat(1_000_000)))).toBe('body_limit_exceeded')
  })

  it('accepts its media type and configured ones', () => {
    const format = formBody({ mediaTypes: ['application/x-form'] })
    expect(format.accepts('application/x-www-form-urlencoded')).toBe(true)
    expect(format.accepts('application/x-form')).toBe(true)
    expect(format.accepts('multipart/form-data')).toBe(false)
    expect(format.accepts(undefined)).toBe(false)
  })

  it.each([
    { maxFields: 0 },
    { maxFields: 1.5 },
    { maxFields: Number.NaN },
    { maxDepth: -1 },
    { maxDepth: 1001 },
    { maxDepth: 0.5 },
  ])('refuses the options %j', (options) => {
    expect(() => formBody(options)).toThrow(TypeError)
  })

  it.each(wrongMediaTypes)('refuses the media types %j', (mediaTypes) => {
    const make = () => Reflect.apply(formBody, undefined, [{ mediaTypes }])
    expect(messageOfTypeError(make)).toMatch(/^formBody: mediaTypes must be /)
  })

  it('round-trips through URLSearchParams', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\[|__proto__/.test(text))
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(name, fc.string({ unit: 'grapheme' })), { selector: ([key]) => key }),
        (fields) => {
          const value = parse(`${new URLSearchParams(fields)}`)
          expect(new Map(Object.entries(value as object))).toEqual(new Map(fields))
        },
      ),
    )
  })

  it('returns a value or refuses, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.nat(3), (body, maxDepth) => {
        const refused = code(() => formBody({ maxDepth }).parse(body, undefined))
        expect([undefined, 'body_malformed', 'body_limit_exceeded', 'body_key_forbidden']).toContain(refused)
      }),
    )
  })
})
