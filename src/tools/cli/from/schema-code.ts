import { UsageError } from '../exit.js'
import { keyOf } from '../shapes/module.js'
import { jsonLine } from '../terminal/output.js'
import type { Documents, Located } from './documents.js'
import { entries, field, items, own, texts } from './read.js'

/** Writes schemas as code of zod. */
export interface SchemaWriter {
  /** The code of a schema. What it refers to becomes a constant. */
  write(schema: Located): string
  /** The constants so far, each after those that it needs. */
  constants(): readonly string[]
  /** A name that no other constant has. */
  nameFor(text: string): string
}

const maxSchemas = 100_000
const maxDepth = 256
const unknown = 'z.unknown()'

/** Only what decides about types is written: no formats, patterns or ranges, which senders do not keep to. */
export function createSchemaWriter(documents: Documents): SchemaWriter {
  const constants: string[] = []
  const codes = new Map<string, string>()
  const names = new Set<string>()
  let count = 0

  const nameFor = (text: string) => {
    const name = toName(text)
    let free = name
    for (let number = 2; names.has(free); number++) free = `${name}${number}`
    names.add(free)
    return free
  }

  const writeReference = (reference: string, base: string, depth: number): string => {
    const { address, ...found } = documents.follow(reference, base)
    const known = codes.get(address)
    if (known !== undefined) return known
    // A schema that contains itself is not checked there.
    codes.set(address, unknown)
    const code = writeSchema(found, '', depth)
    const isShort = code.length < 30 && !code.includes('\n')
    const name = isShort ? code : nameFor(address.split('/').at(-1) ?? '')
    if (!isShort) constants.push(`const ${name} = ${code}\n`)
    codes.set(address, name)
    return name
  }

  const writeSchema = (schema: Located, indent: string, depth: number): string => {
    count += 1
    if (count > maxSchemas || depth > maxDepth) {
      throw new UsageError(`--from: more than ${maxSchemas} schemas, or schemas nested deeper than ${maxDepth}`)
    }
    const { value, base } = schema
    if (value === false) return 'z.never()'
    const inner = (each: Located) => writeSchema(each, indent, depth + 1)
    const reference = own(value, '$ref')
    const choices = items({ value: own(value, 'anyOf') ?? own(value, 'oneOf'), base }, documents)
    const parts = [
      ...(typeof reference === 'string' ? [writeReference(reference, base, depth + 1)] : []),
      ownCode(schema, indent, depth),
      ...items({ value: own(value, 'allOf'), base }, documents).map(inner),
      ...(choices.length > 0 ? [unionOf(choices.map(inner))] : []),
    ]
    const code = intersectionOf(parts)
    return own(value, 'nullable') === true && code !== unknown ? `z.nullable(${code})` : code
  }

  const ownCode = (schema: Located, indent: string, depth: number): string => {
    const { value } = schema
    const literals = own(value, 'const') !== undefined ? [own(value, 'const')] : own(value, 'enum')
    if (Array.isArray(literals) && literals.length > 0) return literalCode(literals)
    const type = own(value, 'type')
    const types = typeof type === 'string' ? [type] : texts(type)
    if (types.length === 0) return own(value, 'properties') === undefined ? unknown : objectCode(schema, indent, depth)
    const codes = types.filter((each) => each !== 'null').map((each) => codeOfType(each, schema, indent, depth))
    if (codes.length === 0) return 'z.null()'
    const code = unionOf(codes)
    return types.includes('null') && code !== unknown ? `z.nullable(${code})` : code
  }

  const codeOfType = (type: string, schema: Located, indent: string, depth: number): string => {
    if (type === 'object') return objectCode(schema, indent, depth)
    if (type === 'array') {
      const item = field(schema, 'items', documents)
      return `z.array(${item.value === undefined || Array.isArray(item.value) ? unknown : writeSchema(item, indent, depth + 1)})`
    }
    // Greater numbers than JavaScript has exactly are numbers all the same.
    if (type === 'integer') return own(schema.value, 'format') === 'int64' ? 'z.number()' : 'z.int()'
    return /^(string|number|boolean)$/.test(type) ? `z.${type}()` : unknown
  }

  const objectCode = (schema: Located, indent: string, depth: number): string => {
    const required = new Set(texts(own(schema.value, 'required')))
    const inner = `${indent}  `
    const { base, value } = schema
    const fields = entries({ value: own(value, 'properties'), base }, documents)
    const lines = fields.map(([name, each]) => {
      const code = writeSchema(each, inner, depth + 1)
      return `${inner}${keyOf(name)}: ${required.has(name) ? code : `z.optional(${code})`},\n`
    })
    if (lines.length > 0) return `z.looseObject({\n${lines.join('')}${indent}})`
    const rest = { value: own(value, 'additionalProperties'), base }
    const isSchema = typeof rest.value === 'object' && rest.value !== null
    return `z.record(z.string(), ${isSchema ? writeSchema(rest, indent, depth + 1) : unknown})`
  }

  return { write: (schema) => writeSchema(schema, '', 0), constants: () => constants, nameFor }
}

/** One of several schemas. */
export function unionOf(codes: readonly string[]): string {
  const different = [...new Set(codes)]
  const [first = unknown] = different
  return different.includes(unknown) ? unknown : different.length > 1 ? `z.union([${different.join(', ')}])` : first
}

function intersectionOf(codes: readonly string[]): string {
  const [first = unknown, ...others] = [...new Set(codes)].filter((code) => code !== unknown)
  return others.reduce((left, right) => `z.intersection(${left}, ${right})`, first)
}

function literalCode(values: readonly unknown[]): string {
  const isSimple = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)
  if (!values.every(isSimple)) return unknown
  const codes = values.map((value) => jsonLine(value))
  return `z.literal(${codes.length === 1 ? codes[0] : `[${codes.join(', ')}]`})`
}

// Its ending keeps it apart from words of the language, and from what is imported.
function toName(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  const name = words.map(
    (word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
  )
  return `${name
    .join('')
    .replace(/^(?=\d)/, 'n')
    .slice(0, 80)}Schema`
}
