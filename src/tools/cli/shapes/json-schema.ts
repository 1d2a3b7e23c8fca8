import { fieldsOf, type Shape } from './shape.js'

/** Options of {@link toJsonSchema}. */
export interface JsonSchemaOptions {
  /** Whether fields that were always there are required. @default true */
  readonly isRequired?: boolean
}

/** A shape as JSON Schema 2020-12. Unknown fields are allowed: providers add some at any time. */
export function toJsonSchema(shape: Shape, options: JsonSchemaOptions = {}): object {
  const schemas = [...simpleSchemas(shape), ...containerSchemas(shape, options)]
  const [first = {}] = schemas
  return schemas.length > 1 ? { anyOf: schemas } : first
}

function simpleSchemas({ kinds }: Shape): object[] {
  const names = [...kinds].filter((kind) => kind !== 'integer' || !kinds.has('number')).sort()
  if (names.length === 0) return []
  return [{ type: names.length === 1 ? names[0] : names }]
}

function containerSchemas(shape: Shape, options: JsonSchemaOptions): object[] {
  const { items, fields, isOpen } = shape
  const lists = items === undefined ? [] : [{ type: 'array', items: toJsonSchema(items, options) }]
  if (fields === undefined) return lists
  const known = fieldsOf(shape)
  const required = known.filter(({ isOptional }) => options.isRequired !== false && !isOptional).map(({ name }) => name)
  const properties = Object.fromEntries(known.map(({ name, shape: own }) => [name, toJsonSchema(own, options)]))
  return [...lists, { type: 'object', ...(!isOpen && { properties }), ...(required.length > 0 && { required }) }]
}
