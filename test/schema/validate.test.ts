import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { validate } from '../../src/schema/validate.js'

type Issues = readonly {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[]
}[]

/** A schema of another library, which finds these issues in every value. */
function findsIssues(issues: Issues) {
  return { '~standard': { version: 1, vendor: 'other', validate: () => ({ issues }) } } as const
}

describe('validate', () => {
  it('gives out the value, at once or later as the schema does', async () => {
    expect(validate(z.string(), 'text')).toBe('text')
    const slow = {
      '~standard': { version: 1, vendor: 'other', validate: async (value: unknown) => ({ value }) },
    } as const
    await expect(validate(slow, 'text')).resolves.toBe('text')
  })

  it('names every place that does not match', () => {
    const schema = z.looseObject({ a: z.array(z.looseObject({ b: z.string() })), c: z.number() })
    expect(() => validate(schema, { a: [{ b: 'x' }, {}], c: 'x' })).toThrow(
      expect.objectContaining({
        code: 'payload_invalid',
        issues: [expect.objectContaining({ path: 'a.1.b' }), expect.objectContaining({ path: 'c' })],
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
          { path: 'a.1.Symbol(s)', message: 'no' },
          { path: '', message: 'no' },
        ],
      }),
    )
  })

  it('bounds what an error carries', () => {
    const schema = findsIssues(Array.from({ length: 1000 }, () => ({ message: 'no', path: ['x'.repeat(1000)] })))
    expect(() => validate(schema, 1)).toThrow(
      expect.objectContaining({ issues: Array.from({ length: 20 }, () => ({ path: 'x'.repeat(100), message: 'no' })) }),
    )
  })

  it('refuses a value of which a schema only says that it is wrong', () => {
    expect(() => validate(findsIssues([]), 1)).toThrow(expect.objectContaining({ code: 'payload_invalid', issues: [] }))
  })
})
