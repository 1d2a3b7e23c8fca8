/**
 * What a description says of a value, with unions merged: a set of kinds, at most one array, one unnamed object, and names.
 *
 * @typedef {{ any?: true, null?: true, number?: true, boolean?: true, string?: true, literals?: Set<string>,
 *   array?: Shape, object?: Fields, names?: Set<string>, optional?: true }} Shape
 * @typedef {{ places: number, seen: number, fields: Map<string, Field>, values?: Shape }} Fields
 * @typedef {{ shape: Shape, required: number, absent: boolean }} Field
 */

/** @returns {Fields} */
export function newFields() {
  return { places: 1, seen: 0, fields: new Map() }
}

/** Adds everything that `from` allows to `into`. */
export function merge(into, from) {
  for (const kind of ['any', 'null', 'number', 'boolean', 'string']) if (from[kind]) into[kind] = true
  if (from.literals) into.literals = new Set([...(into.literals ?? []), ...from.literals])
  if (from.names) into.names = new Set([...(into.names ?? []), ...from.names])
  if (from.array) into.array = merge(into.array ?? {}, from.array)
  if (from.object) into.object = into.object ? mergeFields(into.object, from.object) : copyFields(from.object)
  return into
}

export function mergeFields(into, from) {
  into.places += from.places
  into.seen += from.seen
  if (from.values) into.values = merge(into.values ?? {}, from.values)
  for (const [name, field] of from.fields) {
    const known = into.fields.get(name)
    if (known) {
      merge(known.shape, field.shape)
      known.required += field.required
      known.absent ||= field.absent
    } else {
      into.fields.set(name, { shape: merge({}, field.shape), required: field.required, absent: field.absent })
    }
  }
  return into
}

function copyFields(from) {
  return mergeFields({ places: 0, seen: 0, fields: new Map() }, from)
}

/** The named objects of one file. */
export class Names {
  /** @type {Map<string, Fields>} */
  all = new Map()
  #read = new Map()
  #bases = new Map()

  /**
   * A reference to the object `name`, to which each different `identity` adds one place where it is described.
   *
   * @param {() => Fields} read
   */
  define(name, identity, read, isBase = false) {
    const known = this.#read.get(identity)
    if (known) return { names: new Set([known]) }
    this.#read.set(identity, name)
    const fields = read()
    if (isBase) this.#bases.set(name, copyFields(fields))
    const merged = this.all.get(name)
    if (merged) mergeFields(merged, fields)
    else this.all.set(name, fields)
    return { names: new Set([name]) }
  }

  /** Lets the main description of each name decide over its fields; other places only add optional ones. */
  settle() {
    for (const [name, base] of this.#bases) {
      const { fields, places } = this.all.get(name)
      for (const [field, one] of fields) {
        const main = base.fields.get(field)
        if (main) fields.set(field, { ...main, required: main.required > 0 ? places : one.required })
        else one.required = 0
      }
    }
    return this
  }
}

/** `pull_request` to `PullRequest`. */
export function pascal(text) {
  const words = text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[^A-Za-z0-9]+/)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^\d/.test(name) ? `Of${name}` : name
}
