import { merge, newFields, pascal } from './shape.mjs'

/**
 * A function that gives the shape of a JSON schema without references.
 *
 * @param {import('./shape.mjs').Names} names
 * @param {(has: (property: string) => boolean, schema: object) => string | undefined} nameOf
 */
export function schemaShapes(names, nameOf) {
  function shapeOf(schema) {
    const kinds = [schema.type ?? []].flat()
    const shape = {}
    for (const kind of kinds) {
      if (kind === 'integer' || kind === 'number') shape.number = true
      else if (kind === 'string' || kind === 'boolean' || kind === 'null') shape[kind] = true
    }
    if (kinds.includes('array')) shape.array = shapeOf(schema.items ?? {})
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) merge(shape, shapeOf(one))
    if (kinds.includes('object')) merge(shape, objectOf(schema))
    // A value that every example leaves out or leaves empty.
    return Object.keys(shape).some((kind) => kind !== 'null') ? shape : { any: true }
  }

  function objectOf(schema) {
    const name = nameOf((property) => Object.hasOwn(schema.properties ?? {}, property), schema)
    return name ? names.define(pascal(name), schema, () => fieldsOf(schema)) : { object: fieldsOf(schema) }
  }

  function fieldsOf({ properties = {}, required = [] }) {
    const all = newFields()
    for (const [name, inner] of Object.entries(properties)) {
      all.fields.set(name, { shape: shapeOf(inner), required: required.includes(name) ? 1 : 0, absent: false })
    }
    return all
  }

  return shapeOf
}
