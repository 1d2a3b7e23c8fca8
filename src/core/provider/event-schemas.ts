import { requireObject, requireText } from '../base/options.js'
import type { EventSchemas } from './provider.js'
import type { Schema as AnySchema } from './schema.js'

/** Maps every event of a list to one schema, so that editors complete the names of a vendor's events. */
export function eventSchemas<Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): Readonly<Record<Name, Schema>> {
  // The result type of `fromEntries` loses the names.
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
}

/**
 * The schemas of the events that a user declares with schemas or only by name.
 *
 * @param envelope - the schema for an event that is only named
 * @throws {TypeError} naming the option, unless `events` is an object or a list of names
 */
export function toEventSchemas(
  events: EventSchemas | readonly string[],
  envelope: AnySchema,
  option: string,
): EventSchemas {
  requireObject(events, option)
  if (!isList(events)) return events
  for (const event of events) requireText(event, `${option}: each name`)
  return eventSchemas(events, envelope)
}

function isList(events: EventSchemas | readonly string[]): events is readonly string[] {
  return Array.isArray(events)
}
