/** Who converts what `receive()` may get in place of a request, by a property of it. */
const adapters: Readonly<Record<string, string>> = {
  requestContext: 'Lambda',
  req: 'Koa',
  originalUrl: 'Express',
  rawHeaders: 'Node',
  arrayBuffer: 'Fetch',
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
    return Array.isArray(given.headers) ? undefined : 'receive() got no request with headers as a list of [name, value]'
  } catch {
    // A proxy may throw from any property.
    return undefined
  }
}
