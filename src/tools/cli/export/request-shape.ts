import type { HeaderLine } from '../../../core/request/delivery.js'
import { addValue, emptyShape, type Shape } from '../shapes/shape.js'

/** What requests of one event have in common. */
export interface RequestShape {
  /** Shapes of the bodies, by media type. */
  readonly bodies: Map<string, Shape>
  /** How often each header occurred, by its lower-case name. */
  readonly headers: Map<string, number>
  /** How many requests it is from. */
  count: number
}

// OpenAPI describes these elsewhere, or they say nothing about the webhook.
const leftOut =
  /^(accept.*|authorization|connection|content-.*|cookie|date|expect|forwarded|host|keep-alive|te|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*|x-real-ip)$/

/** A shape of no request yet. */
export function emptyRequestShape(): RequestShape {
  return { bodies: new Map(), headers: new Map(), count: 0 }
}

/** Adds a request to a shape. */
export function addRequest(shape: RequestShape, rawHeaders: readonly HeaderLine[], body: Uint8Array): void {
  shape.count += 1
  const names = new Set(rawHeaders.map(([name]) => name.toLowerCase()))
  for (const name of names) {
    if (!leftOut.test(name)) shape.headers.set(name, (shape.headers.get(name) ?? 0) + 1)
  }
  const [, type = ''] = rawHeaders.find(([name]) => name.toLowerCase() === 'content-type') ?? []
  const mediaType = type.replace(/;.*$/s, '').trim().toLowerCase()
  if (body.length === 0 && mediaType === '') return
  const key = /^[\w.+-]+\/[\w.+-]+$/.test(mediaType) ? mediaType : 'application/octet-stream'
  const known = shape.bodies.get(key) ?? emptyShape()
  addBody(known, key, body)
  shape.bodies.set(key, known)
}

function addBody(shape: Shape, mediaType: string, body: Uint8Array): void {
  const text = new TextDecoder().decode(body)
  if (mediaType === 'application/x-www-form-urlencoded') {
    addValue(shape, Object.fromEntries(new URLSearchParams(text)))
    return
  }
  try {
    if (mediaType.endsWith('json')) addValue(shape, JSON.parse(text))
  } catch {
    // Not JSON, whatever its media type says: nothing is known of it.
    shape.isOpen = true
  }
}

/** Headers as parameters of OpenAPI, required if all requests had them. */
export function toParameters({ headers, count }: RequestShape): readonly object[] {
  return [...headers.keys()].sort().map((name) => ({
    name,
    in: 'header',
    required: headers.get(name) === count,
    schema: { type: 'string' },
  }))
}
