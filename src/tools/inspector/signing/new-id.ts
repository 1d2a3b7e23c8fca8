import type { DeliveryIdPlace } from '../../../testing/vendor-deliveries.js'
import type { Edit } from './edit.js'
import { editBody, readBody } from './edit-body.js'
import { type RawRequest, valuesOf, withValues } from './raw-request.js'

/** A request with a new delivery id, and where the id was. */
export interface WithNewId {
  readonly request: RawRequest
  /** The headers and fields that were renewed. */
  readonly places: readonly string[]
}

/**
 * Gives a request a new delivery id of the same form, in every place that the provider has one. The same id in two places
 * stays the same in both.
 *
 * @returns no places if the request carries no id
 */
export function withNewId(request: RawRequest, places: readonly DeliveryIdPlace[]): WithNewId {
  const renewed = new Map<string, string>()
  const renew = (id: string) => {
    const known = renewed.get(id) ?? newIdLike(id)
    renewed.set(id, known)
    return known
  }
  const names = places.flatMap((place) => ('header' in place ? [place.header] : []))
  const headers = names.filter((name) => valuesOf(request.rawHeaders, name).length > 0)
  const rawHeaders = headers.reduce(
    (lines, name) => withValues(lines, name, valuesOf(lines, name).map(renew)),
    request.rawHeaders,
  )
  const payload = places.some((place) => 'field' in place) ? readBody(request) : undefined
  const found = places.flatMap((place) => ('field' in place ? findFields(payload, place.field.split('.')) : []))
  const edits = found.map(({ path, value }): Edit => {
    const text = renew(String(value))
    return typeof value === 'number' ? { path, kind: 'json', value: text } : { path, kind: 'text', value: text }
  })
  const body = editBody(request, edits)
  return { request: { ...request, rawHeaders, body }, places: [...headers, ...found.map(({ path }) => path)] }
}

/** The delivery id of a request: that of the first place that it has. */
export function readId(request: RawRequest, places: readonly DeliveryIdPlace[]): string | undefined {
  for (const place of places) {
    if ('header' in place) {
      const [id] = valuesOf(request.rawHeaders, place.header)
      if (id !== undefined) return id
      continue
    }
    const [found] = findFields(readBody(request), place.field.split('.'))
    if (found !== undefined) return String(found.value)
  }
  return undefined
}

interface Found {
  readonly path: string
  readonly value: string | number
}

function findFields(value: unknown, [step, ...rest]: readonly string[], path = ''): readonly Found[] {
  if (step === undefined)
    return typeof value === 'string' || Number.isSafeInteger(value) ? [{ path, value: idOf(value) }] : []
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value).filter(([name]) => step === '*' || name === step)
  return fields.flatMap(([name, field]) => findFields(field, rest, path === '' ? name : `${path}.${name}`))
}

const idOf = (value: unknown) => (typeof value === 'number' ? value : String(value))

/**
 * A random id in the form of another one: digits for digits, hex for hex, letters and digits for the rest. A kind of id at
 * its beginning, such as `evt_`, stays.
 */
export function newIdLike(id: string): string {
  const [kind = ''] = /^[A-Za-z]{1,12}[_-](?=.{6})|^[A-Z]{2}(?=[0-9a-f]{32}$)/.exec(id) ?? []
  const rest = id.slice(kind.length)
  if (/^\d+$/.test(rest)) {
    // The first half of a number stays: it may be a time, and must not begin with 0.
    const kept = Math.ceil(rest.length / 2)
    return kind + rest.slice(0, kept) + differs(rest.slice(kept), digits)
  }
  return kind + differs(rest, /^[0-9a-f-]+$/.test(rest) ? hex : /^[0-9A-F-]+$/.test(rest) ? hex.toUpperCase() : letters)
}

const digits = '0123456789'
const hex = '0123456789abcdef'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function differs(text: string, alphabet: string): string {
  for (let tries = 0; tries < 8; tries++) {
    const made = text.replace(/[A-Za-z0-9]/g, () => pick(alphabet))
    if (made !== text) return made
  }
  return `${text}${pick(alphabet)}`
}

function pick(alphabet: string): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return alphabet[number % alphabet.length] ?? ''
}
