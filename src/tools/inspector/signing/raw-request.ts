import type { HeaderLine } from '../../../core/request/delivery.js'

/** A request as it is on the wire: every header line in its order, and the exact bytes of the body. */
export interface RawRequest {
  readonly method: string
  /** The request target, such as `/hooks?token=1`. */
  readonly target: string
  readonly rawHeaders: readonly HeaderLine[]
  readonly body: Uint8Array
}

/** Header lines from a flat list of names and values, as Node has them. */
export function toLines(flat: readonly string[]): readonly HeaderLine[] {
  const lines: HeaderLine[] = []
  for (let index = 0; index + 1 < flat.length; index += 2) lines.push([flat[index] ?? '', flat[index + 1] ?? ''])
  return lines
}

/** The values of a header, in their order. */
export function valuesOf(headers: readonly HeaderLine[], name: string): readonly string[] {
  return headers.filter(([other]) => isSameName(other, name)).map(([, value]) => value)
}

/**
 * Gives a header other values, each in the place of an old one; further ones follow it, or end the list. An old line keeps
 * the spelling of its name.
 *
 * @returns the same list if the header has these values
 */
export function withValues(
  headers: readonly HeaderLine[],
  name: string,
  values: readonly string[],
): readonly HeaderLine[] {
  const old = valuesOf(headers, name)
  if (old.length === values.length && old.every((value, index) => value === values[index])) return headers
  let place = 0
  const lines = headers.flatMap(([other, value]): readonly HeaderLine[] => {
    if (!isSameName(other, name)) return [[other, value]]
    const at = place++
    const isLast = at === old.length - 1
    return values.slice(at, isLast ? undefined : at + 1).map((one) => [other, one] as const)
  })
  return old.length > 0 ? lines : [...lines, ...values.map((value) => [name, value] as const)]
}

export function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}
