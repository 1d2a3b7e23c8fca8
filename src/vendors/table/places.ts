import { joinId } from '../../core/provider/join-id.js'
import { parseJson } from '../../core/request/body/json.js'
import type { RequestHead, WebhookRequest } from '../../core/request/delivery.js'
import { invalidField, readHeaderField } from '../../core/request/headers.js'
import { splitUrl } from '../../core/verify/signed/public-url.js'
import { refusal } from '../../errors.js'
import type { Place } from './row.js'

type Places = Place | readonly Place[]

/** The name of the event: the values at all places, joined by dots. The first one is required. */
export function readEvent(places: Places, payload: unknown, request: RequestHead): string {
  const [first, ...others] = toList(places)
  const name = first && readPlace(first, payload, request)
  if (first === undefined || name === undefined) throw missing(first)
  return [name, ...others.flatMap((place) => readPlace(place, payload, request) ?? [])].join('.')
}

/** The values at all places, joined to an id; `undefined` if one is missing. */
export function readId(places: Places, payload: unknown, request: RequestHead): string | undefined {
  const values = toList(places).flatMap((place) => readPlace(place, payload, request) ?? [])
  if (values.length < toList(places).length) return undefined
  return values.length === 1 ? values[0] : joinId(values)
}

/** The text or number at a path of own properties, such as `data.id`; `undefined` if it is absent. */
export function readField(value: unknown, path: string): string | undefined {
  const found = readValue(value, path)
  return typeof found === 'string' || Number.isFinite(found) ? String(found) || undefined : undefined
}

/** The text or number at a path of the JSON in a body that is not verified yet; `undefined` also for a body without JSON. */
export function readBodyField({ body }: WebhookRequest, path: string): string | undefined {
  return readField(parsedOnce(body), path)
}

/** @throws {WebhookError} `proof_missing` if the JSON of the body, which is not verified yet, lacks the field */
export function requireBodyField(request: WebhookRequest, path: string): string {
  const found = readBodyField(request, path)
  if (found !== undefined) return found
  throw refusal('proof_missing', `field ${path} is missing`, { field: path })
}

// Vendors sign up to eight fields.
const parsed = new WeakMap<Uint8Array, unknown>()

/** The JSON of a body that is not verified yet; `undefined` if it is not JSON. */
export function parsedOnce(body: Uint8Array): unknown {
  if (!parsed.has(body)) parsed.set(body, tryParse(body))
  return parsed.get(body)
}

function tryParse(body: Uint8Array): unknown {
  try {
    return parseJson(body, 64)
  } catch {
    return undefined
  }
}

/** The value at a path of own properties. */
export function readValue(value: unknown, path: string): unknown {
  return path.split('.').reduce((found: unknown, name) => {
    return typeof found === 'object' && found !== null && Object.hasOwn(found, name)
      ? Reflect.get(found, name)
      : undefined
  }, value)
}

/** The decoded value of a query parameter that occurs once; `undefined` otherwise. */
export function readQuery(url: string, name: string): string | undefined {
  const values = new URLSearchParams(splitUrl(url).query).getAll(name)
  return values.length === 1 && values[0] !== '' ? values[0] : undefined
}

function readPlace(place: Place, payload: unknown, request: RequestHead): string | undefined {
  if ('header' in place) return readHeaderField(request, place.header) || undefined
  if ('field' in place) {
    return readField(payload, place.field) ?? (place.or && readPlace(place.or, payload, request))
  }
  return 'query' in place ? readQuery(request.url, place.query) : place.text
}

function missing(place: Place | undefined): Error {
  const [name] = Object.values(place ?? {})
  return invalidField(typeof name === 'string' ? name : 'event', 'is missing: it names the event')
}

function toList(places: Places): readonly Place[] {
  return isList(places) ? places : [places]
}

function isList(places: Places): places is readonly Place[] {
  return Array.isArray(places)
}
