import { jsonLine } from '../terminal/output.js'
import type { EventShape } from './payloads.js'
import { fieldsOf, type Shape } from './shape.js'

/** The forms in which types can be written. */
export const typeForms = ['typescript', 'zod'] as const

/** One of {@link typeForms}. */
export type TypeForm = (typeof typeForms)[number]

/** A module with a type for each event, and one that maps the names of events to them. */
export function toModule(shapes: readonly EventShape[], form: TypeForm): string {
  const named = withNames(shapes)
  const head =
    '// Written by `webhook-receiver types` from captured payloads. A field that was always there may be missing one day.\n'
  const types = named.map(({ name, shape }) =>
    form === 'zod'
      ? `export const ${name} = ${toZod(shape)}\n\nexport type ${name} = z.infer<typeof ${name}>\n`
      : `export type ${name} = ${toTypeScript(shape)}\n`,
  )
  const maps = [...new Set(named.map(({ provider }) => provider))].map((provider) => {
    const events = named.filter((each) => each.provider === provider && each.event !== undefined)
    const lines = events.map(({ event = '', name }) => `  readonly ${keyOf(event)}: ${name}\n`)
    return lines.length === 0 ? '' : `export interface ${pascal(provider)}Events {\n${lines.join('')}}\n`
  })
  const imports = form === 'zod' ? ["import * as z from 'zod'\n"] : []
  return [head, ...imports, ...types, ...maps].filter((part) => part !== '').join('\n')
}

interface Named extends EventShape {
  readonly name: string
}

function withNames(shapes: readonly EventShape[]): readonly Named[] {
  const taken = new Map<string, number>()
  return shapes.map((shape) => {
    const name = pascal(shape.provider) + pascal(shape.event ?? 'payload')
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return { ...shape, name: before === 0 ? name : `${name}${before + 1}` }
  })
}

// Only letters and digits of ASCII, because events come from outside.
function pascal(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^\d/.test(name) ? `N${name}` : name || 'Captured'
}

/** A shape as a type of TypeScript. */
export function toTypeScript(shape: Shape, indent = ''): string {
  const { kinds, items, fields, isOpen } = shape
  const inner = `${indent}  `
  const types = [...new Set([...kinds].map((kind) => (kind === 'integer' ? 'number' : kind)))].sort()
  const parts: string[] = types.filter((type) => type !== 'null')
  if (items !== undefined) parts.push(`readonly ${inBrackets(toTypeScript(items, indent))}[]`)
  if (fields !== undefined) {
    const lines = fieldsOf(shape).map(
      ({ name, shape: own, isOptional }) =>
        `${inner}readonly ${keyOf(name)}${isOptional ? '?' : ''}: ${toTypeScript(own, inner)}\n`,
    )
    parts.push(isOpen || lines.length === 0 ? 'Readonly<Record<string, unknown>>' : `{\n${lines.join('')}${indent}}`)
  }
  if (kinds.has('null')) parts.push('null')
  return parts.join(' | ') || 'unknown'
}

function inBrackets(type: string): string {
  return /^\w+$/.test(type) || (type.startsWith('{') && !/\} \| /.test(type)) ? type : `(${type})`
}

/** A shape as a schema of zod 4. */
export function toZod(shape: Shape, indent = ''): string {
  const { kinds, items, fields, isOpen } = shape
  const inner = `${indent}  `
  const parts: string[] = [...kinds]
    .filter((kind) => kind !== 'null' && (kind !== 'integer' || !kinds.has('number')))
    .sort()
    .map((kind) => (kind === 'integer' ? 'z.int()' : `z.${kind}()`))
  if (items !== undefined) parts.push(`z.array(${toZod(items, indent)})`)
  if (fields !== undefined) {
    const lines = fieldsOf(shape).map(({ name, shape: own, isOptional }) => {
      const code = toZod(own, inner)
      return `${inner}${keyOf(name)}: ${isOptional ? `z.optional(${code})` : code},\n`
    })
    parts.push(
      isOpen || lines.length === 0
        ? 'z.record(z.string(), z.unknown())'
        : `z.looseObject({\n${lines.join('')}${indent}})`,
    )
  }
  const [first = kinds.has('null') ? 'z.null()' : 'z.unknown()'] = parts
  const code = parts.length > 1 ? `z.union([${parts.join(', ')}])` : first
  return kinds.has('null') && parts.length > 0 ? `z.nullable(${code})` : code
}

/** A name of a field as it is written in code: in quotation marks, and escaped, unless it is an identifier. */
export function keyOf(name: string): string {
  if (/^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__') return name
  // In an object literal, only the computed form of this one is a field.
  return name === '__proto__' ? '["__proto__"]' : jsonLine(name)
}
