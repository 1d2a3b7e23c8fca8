import { jsonLine } from '../terminal/output.js'
import { fieldsOf, type Shape } from './shape.js'

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
