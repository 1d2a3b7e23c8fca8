import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compileFunction } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { string } from 'zod'
import * as z from 'zod/mini'
import { collectSchemas, withGeneratedSchemas } from '../../../src/build/generated-schemas.js'
import { sourcesIn } from '../../../src/build/subpaths.js'
import { ValidatorWriter } from '../../../src/build/validator-code.js'
import { compileSchema } from '../../../src/core/provider/compile-schema.js'
import * as generated from '../../../src/core/provider/generated-schema.js'
import { type Schema, validate } from '../../../src/core/provider/schema.js'
import { runs, someOf } from '../../runs.js'

// The first schema of this kind sets the locale of all of zod, which must not change a message.
string()

const src = join(import.meta.dirname, '../../../src')
const files = sourcesIn(src).map((file) => join(src, file))
const collected = await collectSchemas(files)
const schemas = [...collected].flatMap(([file, found]) =>
  found.map((schema, index) => [`${relative(src, file)} ${index}`, schema] as const),
)

type AnySchema = Parameters<typeof compileSchema>[0]

function generate(schema: AnySchema): Schema {
  const writer = new ValidatorWriter()
  const name = writer.write(schema)
  const { fail, generatedSchema, isRecord, matches } = generated
  const make = compileFunction(`${writer.code}; return ${name}`, ['fail', 'isRecord', 'matches'])
  return generatedSchema(make(fail, isRecord, matches))
}

// zod reports a list in place of a text twice, because its length is wrong, too.
async function outcome(schema: Schema, value: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(value)
  if (result.issues === undefined) return { same: result.value === value }
  const issues = result.issues.slice(0, 20).map(({ message, path }) => ({ message, path }))
  return issues.filter(({ path }, index) => JSON.stringify(path) !== JSON.stringify(issues[index - 1]?.path))
}

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(undefined, null, '', 'true', 'sync', 0, -1, 1, 1.5, 1e300, true, false) },
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, [], {}, [1], [{}], { id: 1 }, { toString: null }),
  // Every body format refuses such a key.
  fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__')),
)

/** Values that match a schema, and values that differ from one in some places. */
function valuesOf(schema: AnySchema): fc.Arbitrary<unknown> {
  // The union of all kinds of zod, distinguished by `type`.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const valid = (): fc.Arbitrary<unknown> => {
    if (def.type === 'string') return fc.constantFrom('a', 'text', '', '17', '-17')
    if (def.type === 'number') return fc.constantFrom(0, 1, -1, 17, 1.5)
    if (def.type === 'boolean') return fc.boolean()
    if (def.type === 'literal') return fc.constantFrom(...def.values)
    if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries))
    if (def.type === 'optional') return fc.oneof(fc.constant(undefined), valuesOf(def.innerType))
    if (def.type === 'nullable') return fc.oneof(fc.constant(null), valuesOf(def.innerType))
    if (def.type === 'union') return fc.oneof(...def.options.map(valuesOf))
    if (def.type === 'array') return fc.array(valuesOf(def.element), { maxLength: 4 })
    if (def.type === 'tuple') return fc.tuple(...def.items.map(valuesOf))
    if (def.type !== 'object') return anything
    const entries = Object.entries(def.shape).map(([key, field]) => [key, valuesOf(field)] as const)
    const fields = fc.record(Object.fromEntries(entries))
    return fc.oneof(fields, fc.record(Object.fromEntries(entries), { requiredKeys: [] }), fields.map(withMore))
  }
  return fc.oneof({ weight: 30, arbitrary: valid() }, { weight: 1, arbitrary: anything })
}

function withMore(fields: object): object {
  return { ...fields, more: { toString: 1, constructor: null, valueOf: 'x' } }
}

describe('the generated validators', () => {
  it('are those of every schema of the package', () => {
    expect(schemas.length).toBeGreaterThan(50)
    for (const file of collected.keys()) {
      const text = withGeneratedSchemas(file, readFileSync(file, 'utf8'), collected)
      expect(text).not.toContain('compileSchema(')
    }
  })

  it.each(someOf(schemas))('find the issues that zod finds: %s', async (_, schema) => {
    const [ofZod, ofBuild] = [compileSchema(schema), generate(schema)]
    await fc.assert(
      fc.asyncProperty(valuesOf(schema), async (value) => {
        expect(await outcome(ofBuild, value)).toEqual(await outcome(ofZod, value))
      }),
      { numRuns: runs(300) },
    )
  })

  it.each([
    ['id: expected string, got number', { id: 1 }],
    ['id: expected string, got undefined', {}],
    ['items: expected array, got object', { id: '1', items: {} }],
    ['items[0]: expected object, got null', { id: '1', items: [null] }],
    ['items[1].paid: expected boolean, got string', { id: '1', items: [{}, { paid: 'no' }] }],
    ['state: expected open or closed, got string', { id: '1', state: 'x' }],
    ['total: expected one of several types, got array', { id: '1', total: [] }],
  ])('say what was expected, as zod does: %s', (message, value) => {
    const schema = z.looseObject({
      id: z.string(),
      items: z.optional(z.array(z.looseObject({ paid: z.optional(z.boolean()) }))),
      state: z.optional(z.enum(['open', 'closed'])),
      total: z.optional(z.union([z.string(), z.number()])),
    })
    for (const each of [compileSchema(schema), generate(schema)]) {
      expect(() => validate(each, value)).toThrow(message)
    }
  })

  it('refuse a change log entry without an own toString', async () => {
    const schema = z.looseObject({ items: z.array(z.looseObject({ toString: z.nullable(z.string()) })) })
    const issues = [{ message: 'Invalid input', path: ['items', 0, 'toString'] }]
    expect(await outcome(generate(schema), { items: [{ field: 'status' }] })).toEqual(issues)
    expect(await outcome(generate(schema), { items: [{ toString: null }] })).toEqual({ same: true })
  })

  it('list a limited number of issues', async () => {
    const result = await generate(z.array(z.string()))['~standard'].validate(Array(300_000).fill(1))
    expect(result.issues).toHaveLength(20)
  })

  it.each([
    ['an object that is not loose', z.looseObject({ inner: z.object({}) })],
    ['a transform', z.looseObject({ inner: z.pipe(z.string(), z.transform(Number)) })],
    ['another check', z.string().check(z.maxLength(3))],
    ['another format', z.looseObject({ inner: z.email() })],
    ['a record', z.record(z.string(), z.string())],
  ])('do not exist for %s', (_, schema) => {
    expect(() => new ValidatorWriter().write(schema)).toThrow(TypeError)
  })
})
