/** What JSON values have in common: the kinds that occurred, and the shapes of what they contain. */
export interface Shape {
  readonly kinds: Set<'null' | 'boolean' | 'integer' | 'number' | 'string'>
  /** The shape of all items of all lists; `undefined` if no list occurred. */
  items: Shape | undefined
  /** The fields of all objects, with how often each occurred; `undefined` if no object occurred. */
  fields: Map<string, { readonly shape: Shape; count: number }> | undefined
  /** How many objects occurred. */
  objects: number
  /** Nested too deeply, or an object with too many fields: nothing is known of what it contains. */
  isOpen: boolean
}

// More would not be a shape, but data: an object by ids, or an attack.
const maxFields = 300
const maxDepth = 32

/** A shape of no value yet. */
export function emptyShape(): Shape {
  return { kinds: new Set(), items: undefined, fields: undefined, objects: 0, isOpen: false }
}

/** Adds a value to a shape. */
export function addValue(shape: Shape, value: unknown, depth = 0): void {
  if (value === null || value === undefined) shape.kinds.add('null')
  else if (typeof value === 'boolean' || typeof value === 'string')
    shape.kinds.add(typeof value as 'boolean' | 'string')
  else if (typeof value === 'number') shape.kinds.add(Number.isSafeInteger(value) ? 'integer' : 'number')
  else if (Array.isArray(value)) {
    shape.items ??= emptyShape()
    if (depth < maxDepth) for (const item of value) addValue(shape.items, item, depth + 1)
    else shape.items.isOpen = true
  } else if (typeof value === 'object') addObject(shape, value, depth)
}

function addObject(shape: Shape, value: object, depth: number): void {
  shape.fields ??= new Map()
  const { fields } = shape
  shape.objects += 1
  if (shape.isOpen) return
  for (const [name, content] of depth < maxDepth ? Object.entries(value) : []) {
    const field = fields.get(name) ?? { shape: emptyShape(), count: 0 }
    field.count += 1
    addValue(field.shape, content, depth + 1)
    fields.set(name, field)
    if (fields.size > maxFields) break
  }
  if (depth >= maxDepth || fields.size > maxFields) {
    shape.isOpen = true
    fields.clear()
  }
}

/** The fields in the order of their names, and whether each may be missing. */
export function fieldsOf({ fields = new Map(), objects }: Shape): readonly Field[] {
  return [...fields]
    .map(([name, { shape, count }]) => ({ name, shape, isOptional: count < objects }))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
}

/** A field of an object. */
export interface Field {
  readonly name: string
  readonly shape: Shape
  readonly isOptional: boolean
}

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
