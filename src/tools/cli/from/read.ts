import type { Documents, Located } from './documents.js'

/** Follows references to a value; those in a circle lead to nothing. */
export function target(at: Located, documents: Documents): Located {
  let found = at
  for (let hops = 0; hops < 20; hops++) {
    const reference = own(found.value, '$ref')
    if (typeof reference !== 'string') return found
    found = documents.follow(reference, found.base)
  }
  return { value: undefined, base: at.base }
}

/** A field of a value, after its references were followed. */
export function field(at: Located, name: string, documents: Documents): Located {
  const { value, base } = target(at, documents)
  return { value: own(value, name), base }
}

/** The fields of a value by their names, after its references were followed. */
export function entries(at: Located, documents: Documents): readonly (readonly [string, Located])[] {
  const { value, base } = target(at, documents)
  if (!isObject(value)) return []
  // No payload has this one: `jsonBody` refuses it.
  const names = Object.keys(value).filter((name) => name !== '__proto__')
  return names.map((name) => [name, { value: value[name], base }])
}

/** The items of a list, after its references were followed. */
export function items(at: Located, documents: Documents): readonly Located[] {
  const { value, base } = target(at, documents)
  return Array.isArray(value) ? value.map((item) => ({ value: item, base })) : []
}

/** The list of texts that a value is; other items are left out. */
export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** A text, or a number as a version is in YAML; '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A field of an object that is its own. */
export function own(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
