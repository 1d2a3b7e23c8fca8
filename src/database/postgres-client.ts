/** Runs one statement with parameters `$1`, `$2`: a pool or client of `pg`, a PGlite database, or an adapter. */
export interface PostgresLike {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly unknown[] }>
}

/** @throws {TypeError} naming the option, unless the client has a `query` */
export function requirePostgres(client: PostgresLike, option: string): void {
  if (typeof client?.query !== 'function') throw new TypeError(`${option} must have a query function`)
}

/** @throws {TypeError} naming the option, unless the name is a plain one: it becomes part of the statements */
export function requireTable(table: string, option: string): void {
  if (!/^[A-Za-z_][A-Za-z0-9_]{0,62}(\.[A-Za-z_][A-Za-z0-9_]{0,62})?$/.test(table)) {
    throw new TypeError(`${option} must be a plain name, with a schema before it at most`)
  }
}
