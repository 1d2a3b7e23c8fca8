import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core'

/** Writes the function of a schema, and returns its name. */
type Write = (schema: $ZodType) => string

/**
 * Writes validators as JavaScript that uses the functions of `core/provider/generated-schema.ts`.
 *
 * A validator finds the same issues as the schema: the same paths, in the same order.
 */
export class ValidatorWriter {
  readonly #names = new Map<$ZodType, string>()
  readonly #functions: string[] = []
  readonly #write: Write = (schema) => this.write(schema)

  /** The functions of all schemas so far. */
  get code(): string {
    return this.#functions.join('\n')
  }

  /**
   * Writes the function of a schema, once, and those of the schemas in it.
   *
   * @returns its name
   * @throws {TypeError} the schema uses a part of zod that this class does not know
   */
  write(schema: $ZodType): string {
    const known = this.#names.get(schema)
    if (known !== undefined) return known
    const name = `validate${this.#names.size}`
    this.#names.set(schema, name)
    const body = this.#body(schema)
    this.#functions.push(`function ${name}(value, at) {\n${body}\n}`)
    return name
  }

  #body(schema: $ZodType): string {
    const { def } = inner(schema)
    if (def.type === 'object') {
      const fields = Object.entries(def.shape).map(([key, field]) => this.#field(key, field))
      return `  if (!isRecord(value)) return fail(at, 'object')\n${fields.join('\n')}`
    }
    if (def.type === 'array') {
      requirePlain(schema)
      const item = condition(def.element, 'value[index]', this.#write)
      const wrong =
        item === undefined
          ? `${this.write(def.element)}(value[index], { container: at, key: index })`
          : `if (!(${item})) fail(at, ${expectedOf(def.element)}, index)`
      return `  if (!Array.isArray(value)) return fail(at, 'array')\n  for (let index = 0; index < value.length; index++) ${wrong}`
    }
    if (def.type === 'tuple') {
      requirePlain(schema)
      const items = def.items.map((item, index) => {
        const test = wholeCondition(item, `value[${index}]`, this.#write)
        return `  if (!(${test})) fail(at, ${expectedOf(item)}, ${index})`
      })
      const lengths = [
        `if (value.length < ${items.length}) return fail(at)`,
        `if (value.length > ${items.length}) fail(at)`,
      ]
      return ["if (!Array.isArray(value)) return fail(at, 'array')", ...lengths, ...items].join('\n')
    }
    const test = condition(schema, 'value', this.#write)
    if (test === undefined) throw unsupported(def.type)
    return `  if (!(${test})) fail(at, ${expectedOf(schema)})`
  }

  #field(key: string, field: $ZodType): string {
    const name = JSON.stringify(key)
    const value = `value[${name}]`
    // zod tells a missing field from one that is undefined.
    if (field._zod.def.type === 'unknown') return `  if (!(${name} in value)) fail(at, 'a value', ${name})`
    const { schema, escapes } = inner(field)
    const test = condition(field, value, this.#write)
    if (test === 'true') return ''
    if (test !== undefined) return `  if (!(${test})) fail(at, ${expectedOf(field)}, ${name})`
    const nested = `${this.write(schema)}(${value}, { container: at, key: ${name} })`
    return escapes.length === 0
      ? `  ${nested}`
      : `  if (${escapes.map((empty) => `${value} !== ${empty}`).join(' && ')}) ${nested}`
  }
}

/** What a value of a schema is, as code: `undefined` if it has checks, which a value of the right type can fail. */
function expectedOf(wrapped: $ZodType): string {
  const { schema, def } = inner(wrapped)
  if (checksOf(schema, '').length > 0) return 'undefined'
  if (def.type === 'number' && 'format' in def) return "'integer'"
  if (def.type === 'union') return "'one of several types'"
  if (def.type === 'literal') return JSON.stringify(def.values.slice(0, 10).map(String).join(' or '))
  if (def.type === 'enum') return JSON.stringify(Object.values(def.entries).slice(0, 10).map(String).join(' or '))
  return JSON.stringify(def.type === 'tuple' ? 'array' : def.type)
}

/** A schema without its wrappers, and the values that these accept besides. */
function inner(wrapped: $ZodType): { schema: $ZodType; def: $ZodTypes['_zod']['def']; escapes: readonly string[] } {
  // $ZodTypes is the union of all kinds, distinguished by `type`.
  const { def } = (wrapped as $ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'nullable') {
    requirePlain(wrapped)
    const { escapes, ...rest } = inner(def.innerType)
    return { ...rest, escapes: [def.type === 'optional' ? 'undefined' : 'null', ...escapes] }
  }
  return { schema: wrapped, def, escapes: [] }
}

/**
 * The condition under which a value matches, as an expression.
 *
 * @returns `undefined` if the issues of a wrong value can be inside it, so that it needs a function
 */
function condition(wrapped: $ZodType, value: string, write: Write): string | undefined {
  const { schema, def, escapes } = inner(wrapped)
  const own = plainCondition(schema, def, value, write)
  if (own === undefined || own === 'true') return own
  return [...escapes.map((empty) => `${value} === ${empty}`), own].join(' || ')
}

function plainCondition(
  schema: $ZodType,
  def: $ZodTypes['_zod']['def'],
  value: string,
  write: Write,
): string | undefined {
  if (def.type === 'string') {
    if ('format' in def) throw unsupported(`the format ${String(def.format)}`)
    return all([`typeof ${value} === 'string'`, ...checksOf(schema, value)])
  }
  if (def.type === 'number') return all([numberTest(schema, value), ...checksOf(schema, value)])
  requirePlain(schema)
  if (def.type === 'boolean') return `typeof ${value} === 'boolean'`
  if (def.type === 'unknown') return 'true'
  if (def.type === 'literal') return anyOf(def.values, value)
  if (def.type === 'enum') return anyOf(Object.values(def.entries), value)
  if (def.type === 'union') {
    return `(${def.options.map((option) => wholeCondition(option, value, write)).join(' || ')})`
  }
  if (def.type === 'object') {
    requireLoose(def.catchall)
    return Object.keys(def.shape).length === 0 ? `isRecord(${value})` : undefined
  }
  if (def.type === 'array' || def.type === 'tuple') return undefined
  throw unsupported(def.type)
}

function all(conditions: readonly string[]): string {
  return conditions.length === 1 ? conditions.join() : `(${conditions.join(' && ')})`
}

function anyOf(values: readonly unknown[], value: string): string {
  return `(${values.map((each) => `${value} === ${JSON.stringify(each)}`).join(' || ')})`
}

/** For the options of a union and the items of a tuple, whose issue is at the place of the union or tuple. */
function wholeCondition(schema: $ZodType, value: string, write: Write): string {
  return condition(schema, value, write) ?? `matches(${write(schema)}, ${value})`
}

function numberTest(schema: $ZodType, value: string): string {
  // The format of a number is a check and the schema itself.
  const { format } = schema._zod.def as { format?: string }
  if (format === undefined) return `Number.isFinite(${value})`
  if (format !== 'safeint') throw unsupported(`number format ${format}`)
  return `Number.isSafeInteger(${value})`
}

function checksOf(schema: $ZodType, value: string): string[] {
  return (schema._zod.def.checks ?? [])
    .filter((check) => check !== (schema as unknown))
    .map((check) => checkOf(check, value))
}

function checkOf(check: $ZodCheck<never>, value: string): string {
  const def = check._zod.def as unknown as Readonly<Record<string, unknown>>
  if (def['check'] === 'min_length') return `${value}.length >= ${Number(def['minimum'])}`
  if (def['check'] === 'greater_than')
    return `${value} ${def['inclusive'] === true ? '>=' : '>'} ${Number(def['value'])}`
  if (def['check'] === 'string_format' && def['format'] === 'regex') return `${String(def['pattern'])}.test(${value})`
  throw unsupported(`the check ${String(def['check'])}`)
}

function requirePlain(schema: $ZodType): void {
  if ((schema._zod.def.checks ?? []).length > 0) throw unsupported(`checks of ${schema._zod.def.type}`)
}

function requireLoose(catchall: $ZodType | undefined): void {
  if (catchall?._zod.def.type !== 'unknown') throw unsupported('an object that is not loose')
}

function unsupported(part: string): TypeError {
  return new TypeError(`compileSchema: the build cannot generate a validator for ${part}`)
}
