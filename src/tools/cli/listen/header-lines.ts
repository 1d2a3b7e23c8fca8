import type { HeaderLine } from '../../../core/request/delivery.js'

/** Header lines from a flat list of names and values, as Node has them. */
export function toLines(flat: readonly string[]): readonly HeaderLine[] {
  const lines: HeaderLine[] = []
  for (let index = 0; index + 1 < flat.length; index += 2) lines.push([flat[index] ?? '', flat[index + 1] ?? ''])
  return lines
}

/** A flat list of names and values, as Node takes it. */
export function toFlat(lines: readonly HeaderLine[]): string[] {
  return lines.flat()
}

// RFC 9110, section 7.6.1. `Expect` is answered by the server that has read the body, so the next one must not wait for it.
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]

/**
 * The header lines that go on to the next server: all but those that concern one connection only, in the same order and
 * spelling.
 *
 * A body that came in chunks has no length yet; its `Content-Length` takes the place of `Transfer-Encoding`.
 *
 * @param length - of the body, in bytes
 */
export function forwardedLines(lines: readonly HeaderLine[], length: number): readonly HeaderLine[] {
  const named = valuesOf(lines, 'connection').flatMap((value) => value.split(',').map((name) => name.trim()))
  const dropped = new Set([...hopByHop, ...named.map((name) => name.toLowerCase())])
  // A sender could name any header there, such as the one with its signature.
  for (const name of ['host', 'content-length', 'content-type', 'content-encoding']) dropped.delete(name)
  const hasLength = valuesOf(lines, 'content-length').length > 0
  return lines.flatMap(([name, value]): readonly HeaderLine[] => {
    const lower = name.toLowerCase()
    if (lower === 'transfer-encoding' && !hasLength) return [['Content-Length', String(length)]]
    return dropped.has(lower) ? [] : [[name, value]]
  })
}

/** The values of all lines of a header, by its lower-case name. */
export function valuesOf(lines: readonly HeaderLine[], wanted: string): readonly string[] {
  return lines.flatMap(([name, value]) => (name.toLowerCase() === wanted ? [value] : []))
}
