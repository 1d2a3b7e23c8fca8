/** What `receive()` may get in place of a request, by a property of it, and who converts it. */
const others: readonly (readonly [property: string, what: string])[] = [
  ['requestContext', 'an event of AWS Lambda: use toLambda(receiver)'],
  ['req', 'the context of a framework: use its adapter, such as toKoa(receiver)'],
  ['originalUrl', 'an Express request: use toExpress(receiver)'],
  ['rawHeaders', 'a Node request: use toNode(receiver)'],
  ['arrayBuffer', 'a Fetch Request: use toFetch(receiver)'],
]

/**
 * Says what `receive()` got if it is no request, and which adapter to use; `undefined` for a request.
 *
 * Called after a failure, so that good requests are not checked.
 */
export function misuseOf(value: unknown): string | undefined {
  try {
    if (typeof value !== 'object' || value === null) return `receive() got ${typeof value}, and no request`
    const [, what] = others.find(([property]) => property in value) ?? []
    if (what !== undefined) return `receive() got ${what}`
    const lines: unknown = Reflect.get(value, 'headers')
    return Array.isArray(lines) ? undefined : 'receive() got an object whose headers are not a list of [name, value]'
  } catch {
    // A proxy may throw from any property.
    return undefined
  }
}
