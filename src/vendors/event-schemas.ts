/** The same schema for every event of a list, so that editors complete the names of a vendor's events. */
export function eventSchemas<Name extends string, Schema>(
  names: readonly Name[],
  schema: Schema,
): Readonly<Record<Name, Schema>> {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
}
