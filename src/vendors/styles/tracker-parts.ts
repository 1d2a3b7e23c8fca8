import { parseDate } from '../../core/base/parse-date.js'
import { joinId } from '../../core/provider/join-id.js'

/**
 * Adds a field `toString` to every entry of the change log that lacks one.
 *
 * Without it, schemas and handlers would read the function that all objects inherit.
 */
export function ensureOwnToString(body: unknown): unknown {
  const items = readField(readField(body, 'changelog'), 'items')
  for (const item of Array.isArray(items) ? items : []) {
    if (isObject(item) && !Object.hasOwn(item, 'toString')) {
      // Defined, because an assignment fails if prototypes are frozen.
      Object.defineProperty(item, 'toString', { value: null, enumerable: true, writable: true, configurable: true })
    }
  }
  return body
}

function readField(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

type Id = string | number | undefined

interface Identified {
  readonly timestamp?: Id
  readonly webhookEvent: string
  readonly id?: Id
  readonly issue?: { readonly id: Id } | undefined
  readonly changelog?: { readonly id?: Id } | undefined
  readonly comment?: { readonly id: Id } | undefined
}

/** A delivery id derived from the payload; `undefined` if the payload does not identify a delivery. */
export function trackerDeliveryId(payload: Identified): string | undefined {
  const { timestamp, webhookEvent, id, issue, changelog: changes, comment } = payload
  // Without an issue or a comment, two deliveries of the same millisecond could get the same id.
  if (issue === undefined && comment === undefined) return undefined
  const parts = [timestamp, webhookEvent, id, issue?.id, changes?.id, comment?.id]
  return joinId(parts.map((part) => String(part ?? '')))
}

/**
 * The time of a tracker timestamp: a date-time with an offset, or milliseconds since 1970 as a number or as text.
 *
 * @returns `undefined` for any other form and for dates that do not exist
 */
export function trackerTime(timestamp: string | number): Date | undefined {
  if (typeof timestamp === 'string' && !/^(?:0|[1-9][0-9]{0,15})$/.test(timestamp)) return parseDate(timestamp)
  const date = new Date(Number(timestamp))
  return Number.isInteger(Number(timestamp)) && !Number.isNaN(date.getTime()) ? date : undefined
}
