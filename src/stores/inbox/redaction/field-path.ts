/** A path of a field: where it is, and its names. `*` is each item of a list, or each field. */
export interface FieldPath {
  readonly in: 'payload' | 'headers' | 'query'
  readonly names: readonly string[]
}

const places = ['payload', 'headers', 'query'] as const

/**
 * Reads a path, such as `payload.customer.email`, `payload.items.*.name`, `headers.x-user` or `query.email`.
 *
 * @throws {TypeError} naming the option: a path that matches nothing in any delivery would redact nothing
 */
export function parseFieldPath(path: unknown, option: string): FieldPath {
  if (typeof path !== 'string') throw new TypeError(`${option} must be the path of a field, such as payload.email`)
  const [first, ...names] = path.split('.')
  const place = places.find((known) => known === first)
  if (place === undefined) throw new TypeError(`${option} must begin with ${places.join('., ')}.: ${path}`)
  if (names.length === 0 || names.includes('')) throw new TypeError(`${option} must name a field in each part: ${path}`)
  if (place !== 'payload' && names.length > 1)
    throw new TypeError(`${option} must have one name after ${place}: ${path}`)
  return { in: place, names: place === 'headers' ? names.map((name) => name.toLowerCase()) : names }
}

/** What is left of paths inside of a field; an empty list is the field itself. */
export function pathsWithin(paths: readonly (readonly string[])[], name: string): readonly (readonly string[])[] {
  return paths.flatMap(([first, ...rest]) => (first === name || first === '*' ? [rest] : []))
}

/** Whether one of the paths ends here. */
export function endsHere(paths: readonly (readonly string[])[]): boolean {
  return paths.some((path) => path.length === 0)
}
