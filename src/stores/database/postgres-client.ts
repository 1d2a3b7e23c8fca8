/** Runs one statement with parameters `$1`, `$2`: a pool or client of `pg`, a PGlite database, Neon's client over HTTP, or an adapter. */
export interface PostgresLike {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly unknown[] }>
}

/** @throws {TypeError} naming the option, unless the client has a `query` */
export function requirePostgres(client: unknown, option: string): asserts client is PostgresLike {
  // The HTTP client of Neon is a function with a query.
  const isClient = (typeof client === 'object' && client !== null) || typeof client === 'function'
  if (isClient && 'query' in client && typeof client.query === 'function') return
  throw new TypeError(`${option} must have a query function`)
}

/** @throws {TypeError} naming the option, unless the value is a plain table name, which is safe within a statement */
export function requireTable(table: unknown, option: string): asserts table is string {
  if (typeof table !== 'string' || !/^[A-Za-z_][A-Za-z0-9_]{0,62}(\.[A-Za-z_][A-Za-z0-9_]{0,62})?$/.test(table)) {
    throw new TypeError(`${option} must be a plain name, such as webhooks or schema.webhooks`)
  }
}
