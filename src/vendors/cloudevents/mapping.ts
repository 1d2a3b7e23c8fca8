import { parseDate } from '../../core/base/parse-date.js'
import type { Delivery } from '../../core/request/delivery.js'

/** The CloudEvents attributes that a delivery contains. */
export interface CloudEventAttributes {
  /** Where the event happened, as a URI reference. @default `/` and the name of the provider */
  readonly source?: string | undefined
  /** The type without its prefix. @default the event name */
  readonly type?: string | undefined
  /** The subject of the event within its source. @default none */
  readonly subject?: string | undefined
  /** When the event happened. @default the time of receipt */
  readonly time?: Date | undefined
}

/** How deliveries of one provider become CloudEvents. `{}` maps the event's name, its id and the time of receipt. */
export interface CloudEventMapping<D extends Delivery = Delivery> {
  /** The prefix of every type, such as `com.github.`. @default '' */
  readonly typePrefix?: string
  /** Fields of the payload that are secrets; they are left out of `data`. @default none */
  readonly secrets?: readonly string[]
  /** Reads attributes from a delivery. @default each attribute has its default */
  readonly attributes?: (delivery: D) => CloudEventAttributes
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

/** The non-empty text or the number at a path, as text. */
export function readText(payload: unknown, path: string): string | undefined {
  const value = readPath(payload, path)
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined
}

/** The first date-time at one of these paths: text, or seconds or milliseconds since 1970. */
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
  // Seconds reach this number in the year 5138; milliseconds passed it in 1973.
  const time = new Date(Math.abs(number) < 1e11 ? number * 1000 : number)
  // RFC 3339 cannot express years beyond 9999.
  return time.getTime() >= 0 && time.getUTCFullYear() <= 9999 ? time : undefined
}
