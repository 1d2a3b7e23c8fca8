import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compileSchema } from '../../../src/core/provider/compile-schema.js'
import { validate } from '../../../src/core/provider/schema.js'

type Issues = readonly {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[]
}[]

/** A schema of another library that reports these issues for every value. */
function findsIssues(issues: Issues) {
  return { '~standard': { version: 1, vendor: 'other', validate: () => ({ issues }) } } as const
}

/** A schema of another library that throws. */
function failsWith(validate: () => never | Promise<never>) {
  return { '~standard': { version: 1, vendor: 'other', validate } } as const
}

describe('validate', () => {
  it('returns the value, synchronously or not as the schema does', async () => {
    expect(validate(z.string(), 'text')).toBe('text')
    const slow = {
      '~standard': { version: 1, vendor: 'other', validate: async (value: unknown) => ({ value }) },
    } as const
    await expect(validate(slow, 'text')).resolves.toBe('text')
  })

  it('lists every issue with its path', () => {
    const schema = z.looseObject({ a: z.array(z.looseObject({ b: z.string() })), c: z.number() })
    expect(() => validate(schema, { a: [{ b: 'x' }, {}], c: 'x' })).toThrow(
      expect.objectContaining({
        code: 'payload_invalid',
        issues: [expect.objectContaining({ path: 'a[1].b' }), expect.objectContaining({ path: 'c' })],
      }),
    )
    expect(() => validate(schema, null)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: '' })] }),
    )
  })

  it('reads paths in either form of the Standard Schema', () => {
    const schema = findsIssues([{ message: 'no', path: ['a', { key: 1 }, { key: Symbol('s') }] }, { message: 'no' }])
    expect(() => validate(schema, 1)).toThrow(
      expect.objectContaining({
        issues: [
          { path: 'a[1].Symbol(s)', message: 'no' },
          { path: '', message: 'no' },
        ],
      }),
    )
  })

  it('limits the issues of an error', () => {
    const schema = findsIssues(Array.from({ length: 1000 }, () => ({ message: 'no', path: ['x'.repeat(1000)] })))
    expect(() => validate(schema, 1)).toThrow(
      expect.objectContaining({ issues: Array.from({ length: 20 }, () => ({ path: 'x'.repeat(100), message: 'no' })) }),
    )
  })

  it('escapes invisible characters in keys and messages, so that they cannot forge a log', () => {
    const key = 'a\r\n\u0000\u001b[2J\u007f\u0085\u2028\u202e\ud800\\\u{e0041}\u00fc\u6f6e'
    const shown = 'a\\u{d}\\u{a}\\u{0}\\u{1b}[2J\\u{7f}\\u{85}\\u{2028}\\u{202e}\\u{d800}\\u{5c}\\u{e0041}\u00fc\u6f6e'
    expect(() => validate(findsIssues([{ message: key, path: [key, 1] }]), 1)).toThrow(
      expect.objectContaining({ message: `${shown}[1]: ${shown}`, issues: [{ path: `${shown}[1]`, message: shown }] }),
    )
    const schema = z.looseObject({ labels: z.record(z.string(), z.string()) })
    expect(() => validate(schema, { labels: { 'x\nERROR all is lost': 1 } })).toThrow(
      expect.objectContaining({ issues: [{ path: 'labels.x\\u{a}ERROR all is lost', message: expect.any(String) }] }),
    )
  })

  it('truncates a long path and a long message', () => {
    const schema = findsIssues([{ message: 'm'.repeat(10_000), path: Array(1000).fill('key') }])
    expect(() => validate(schema, 1)).toThrow(
      expect.objectContaining({ issues: [{ path: 'key.'.repeat(125), message: 'm'.repeat(500) }] }),
    )
  })

  it.each([
    ['a schema of zod', (schema: z.ZodMiniType) => schema],
    ['a compiled schema', compileSchema],
  ])('refuses a value with more issues than fit on a stack: %s', async (_, prepare) => {
    const schema = prepare(z.looseObject({ list: z.array(z.string()) }))
    const refused = expect.objectContaining({ code: 'payload_invalid', issues: [] })
    await expect(async () => validate(schema, { list: Array(150_000).fill(1) })).rejects.toEqual(refused)
  })

  it('passes on other exceptions of a schema', async () => {
    const error = new RangeError('Invalid time value')
    const fail = () => {
      throw error
    }
    expect(() => validate(failsWith(fail), 1)).toThrow(error)
    await expect(async () =>
      validate(
        failsWith(async () => fail()),
        1,
      ),
    ).rejects.toBe(error)
  })

  it('refuses a value without a listed issue', () => {
    expect(() => validate(findsIssues([]), 1)).toThrow(expect.objectContaining({ code: 'payload_invalid', issues: [] }))
  })
})
