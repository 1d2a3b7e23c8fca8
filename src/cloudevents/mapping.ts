import { parseDate } from '../base/parse-date.js'

/** What a delivery says of itself in the attributes of CloudEvents, as far as it does. */
export interface Mapping {
  readonly source?: string | undefined
  readonly type?: string | undefined
  readonly subject?: string | undefined
  readonly time?: Date | undefined
  /** Fields of the payload that are secrets, and are not passed on. */
  readonly secrets?: readonly string[]
}

/** The value at a path of own fields, such as `repository.owner.url`. */
export function readPath(payload: unknown, path: string): unknown {
  let value = payload
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return value
}

/** A text with content or a number at a path, as text. */
export function readText(payload: unknown, path: string): string | undefined {
  const value = readPath(payload, path)
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined
}

/** The first date-time at one of these paths: a text, or seconds or milliseconds since 1970. */
export function readTime(payload: unknown, paths: readonly string[]): Date | undefined {
  for (const path of paths) {
    const time = toTime(readPath(payload, path))
    if (time !== undefined) return time
  }
  return undefined
}

function toTime(value: unknown): Date | undefined {
  const number = typeof value === 'string' && /^[0-9]{1,16}(\.[0-9]+)?$/.test(value) ? Number(value) : value
  if (typeof number !== 'number') return typeof value === 'string' ? parseDate(value) : undefined
  // Seconds reach this number in the year 5138, and milliseconds did in 1973.
  const time = new Date(Math.abs(number) < 1e11 ? number * 1000 : number)
  // Beyond these years RFC 3339 has no way to write it.
  return time.getTime() >= 0 && time.getUTCFullYear() <= 9999 ? time : undefined
}
