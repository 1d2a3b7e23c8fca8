import type { EventName } from '../request/delivery.js'

/**
 * Splits an event name of the form `[Resource Name].[Sub Resource Name].[Event]` (specification, sections 2.1, 6.1).
 *
 * The first part is the resource, the last the event, and everything between them the sub-resource, dots included.
 *
 * @returns the parts, or `undefined` if the name has no dot or an empty part
 */
export function parseEventName(name: string): EventName | undefined {
  const first = name.indexOf('.')
  if (first === -1) return undefined
  const last = name.lastIndexOf('.')
  const resource = name.slice(0, first)
  const event = name.slice(last + 1)
  if (resource === '' || event === '') return undefined
  if (first === last) return { resource, event }
  const subResource = name.slice(first + 1, last)
  return subResource === '' ? undefined : { resource, subResource, event }
}
