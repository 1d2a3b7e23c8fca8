/** A place at which a payload and the fetched resource differ. */
export interface ResourceDifference {
  /** Such as `amount.total` or `links[0].href`. */
  readonly path: string
  /** The value in the payload; `undefined` if only the resource has the field. */
  readonly payload: unknown
  /** The value in the resource; `undefined` if only the payload has the field. */
  readonly resource: unknown
}

/** The most differences that are listed. */
const maxDifferences = 100

/**
 * Finds where two JSON values differ. Only values of the same kind are compared in their parts.
 *
 * @param ignored - paths that are left out, with everything below them
 * @returns at most 100 differences
 */
export function findDifferences(
  payload: unknown,
  resource: unknown,
  ignored: readonly string[],
): readonly ResourceDifference[] {
  const found: ResourceDifference[] = []
  const visit = (path: string, sent: unknown, current: unknown): void => {
    if (found.length >= maxDifferences || ignored.includes(path)) return
    const keys = keysOf(sent, current)
    if (keys === undefined) {
      if (!Object.is(sent, current)) found.push({ path, payload: sent, resource: current })
      return
    }
    for (const key of keys) visit(joinPath(path, key), fieldOf(sent, key), fieldOf(current, key))
  }
  visit('', payload, resource)
  return found
}

/** The keys of both values, if both are lists or both are objects. */
function keysOf(sent: unknown, current: unknown): Iterable<string | number> | undefined {
  if (!isContainer(sent) || !isContainer(current)) return undefined
  if (Array.isArray(sent) !== Array.isArray(current)) return undefined
  if (Array.isArray(sent)) return Array.from({ length: Math.max(sent.length, Object.keys(current).length) }).keys()
  return new Set([...Object.keys(sent), ...Object.keys(current)])
}

// Own fields only: a field can be called `toString`.
function fieldOf(value: unknown, key: string | number): unknown {
  return isContainer(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}
