import ts from 'typescript'
import { merge, Names, newFields } from './shape.mjs'
import { propertiesOf, readTypes, shapes } from './types.mjs'

/**
 * Describes the events of a package that has a union of their payloads, told apart by a literal.
 *
 * @param {{ source: string, name: string, comment: string, tag?: string, shared?: boolean, how?: Parameters<typeof shapes>[2] }}
 * options - `source` is TypeScript that exports the union as `Event`; `tag` is the field with the literal, such as `data.type`;
 * `shared` makes it a text, so that events with the same fields share a type
 */
export function describeUnion({ source, name, comment, tag = 'type', shared = false, how }) {
  const { checker, types } = readTypes(source)
  const names = new Names()
  const shapeOf = shapes(checker, names, how)
  const [field, inner] = tag.split('.')
  const described = membersOf(types.get('Event')).flatMap((type) => {
    const value = checker.getTypeOfPropertyOfType(type, field)
    if (inner === undefined) return literalsOf(value).map((event) => [event, shapeOf(type)])
    return membersOf(value).flatMap((one) =>
      literalsOf(checker.getTypeOfPropertyOfType(one, inner)).map((event) => [event, withField(type, field, one)]),
    )
  })
  const byEvent = new Map()
  for (const [event, shape] of described) byEvent.set(event, merge(byEvent.get(event) ?? {}, shape))
  const entries = [...byEvent]
  if (shared) for (const [, shape] of entries) share(shape)
  return {
    names,
    tags: [tag.split('.').at(-1)],
    exports: { [name]: { comment, entries: entries.sort(([a], [b]) => (a < b ? -1 : 1)) } },
    events: [...byEvent.keys()],
  }

  function share(shape) {
    const fields = [shape.object, ...[...(shape.names ?? [])].map((own) => names.all.get(own))]
    for (const { fields: own } of fields.filter(Boolean)) {
      if (inner !== undefined && own.has(field)) share(own.get(field).shape)
      const tagged = own.get(inner !== undefined && !own.has(field) ? inner : field)
      if (tagged?.shape.literals) tagged.shape = { string: true }
    }
  }

  /** The shape of an envelope whose field has one of its types. */
  function withField(type, field, one) {
    const fields = newFields()
    for (const [name, own, optional] of propertiesOf(checker, type)) {
      const shape = shapeOf(name === field ? one : own)
      fields.fields.set(name, { shape, required: optional && name !== field ? 0 : 1, absent: false })
    }
    return { object: fields }
  }
}

function membersOf(type) {
  const all = type.isUnion() ? type.types : [type]
  return all.filter(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0)
}

function literalsOf(type) {
  return knownOf(membersOf(type)).flatMap((one) => (one.flags & ts.TypeFlags.StringLiteral ? [one.value] : []))
}

/** The members of a union without the value that openapi-generator adds for values that a client does not know. */
export function knownOf(types) {
  return types.filter(({ value }) => value !== '11184809')
}
