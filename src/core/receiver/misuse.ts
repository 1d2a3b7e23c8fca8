import type { RequestHead } from '../request/delivery.js'
import { findHeader } from '../request/headers.js'

/** Who converts what `receive()` may get in place of a request, by a property of it. */
const adapters: Readonly<Record<string, string>> = {
  requestContext: 'Lambda',
  req: 'Koa',
  originalUrl: 'Express',
  rawHeaders: 'Node',
  arrayBuffer: 'Fetch',
}

/**
 * Says which field of a request is missing or has another type: one without `encrypted`, for example, could be stored, but not
 * read again. `undefined` for a request.
 */
export function wrongFieldOf(given: RequestHead): string | undefined {
  // An adapter made it, and reads the list of its headers only when it is needed.
  if (findHeader in given) return undefined
  const { method, url, headers, encrypted } = given
  if (!Array.isArray(headers)) return 'headers as a list of [name, value]'
  for (const line of headers) {
    const isLine =
      Array.isArray(line) && line.length === 2 && typeof line[0] === 'string' && typeof line[1] === 'string'
    if (!isLine) return 'headers as a list of [name, value]'
  }
  if (typeof method !== 'string') return 'method as a string'
  if (typeof url !== 'string') return 'url as a string'
  return typeof encrypted === 'boolean' ? undefined : 'encrypted as true or false'
}

/**
 * Says what `receive()` got if it is no request, and which adapter to use; `undefined` for a request.
 *
 * Called after a failure, so that good requests are not checked.
 */
export function misuseOf(value: unknown): string | undefined {
  try {
    const given = Object(value)
    for (const property in adapters) {
      if (property in given)
        return `receive() got what an adapter takes: use to${adapters[property]}(receiver) or another adapter`
    }
    const wrong = wrongFieldOf(given)
    return wrong && `receive() got no request with ${wrong}`
  } catch {
    // A proxy may throw from any property.
    return undefined
  }
}
