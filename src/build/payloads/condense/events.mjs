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
  if (shared) for (const shape of byEvent.values()) share(names, shape, tag)
  return describeMap(names, byEvent, { name, comment, tag })

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

/**
 * Describes the events of a package that has no such union. `source` exports an interface `Events`, which gives each event its payload.
 *
 * @param {{ source: string, name: string, comment: string, tag?: string, how?: Parameters<typeof shapes>[2] }} options
 */
export function describeEvents({ source, name, comment, tag = 'type', how }) {
  const { checker, types } = readTypes(source)
  const names = new Names()
  const shapeOf = shapes(checker, names, how)
  const byEvent = new Map(propertiesOf(checker, types.get('Events')).map(([event, type]) => [event, shapeOf(type)]))
  for (const shape of byEvent.values()) share(names, shape, tag)
  return describeMap(names, byEvent, { name, comment, tag })
}

/**
 * What a vendor's module returns for payloads by the name of the event.
 *
 * @param {Map<string, import('./shape.mjs').Shape>} byEvent
 * @param {{ name: string, comment: string, tag: string, base?: string }} what - `base` is the envelope, if the shapes are what it lacks
 */
export function describeMap(names, byEvent, { name, comment, tag, base }) {
  const entries = [...byEvent].map(([event, shape]) => [event, shape, base])
  return {
    names,
    tags: [tag.split('.').at(-1)],
    exports: { [name]: { comment, entries: entries.sort(([a], [b]) => (a < b ? -1 : 1)) } },
    events: [...byEvent.keys()],
  }
}

/** Makes the field with the name of the event a text. */
function share(names, shape, tag) {
  const [field, inner] = tag.split('.')
  const objects = [shape.object, ...[...(shape.names ?? [])].map((name) => names.all.get(name))]
  for (const { fields } of objects.filter(Boolean)) {
    if (inner !== undefined && fields.has(field)) share(names, fields.get(field).shape, tag)
    const tagged = fields.get(inner !== undefined && !fields.has(field) ? inner : field)
    if (tagged?.shape.literals) tagged.shape = { string: true }
  }
}

/** The types of a union, and none of a field that a type lacks. */
function membersOf(type) {
  if (type === undefined) return []
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
