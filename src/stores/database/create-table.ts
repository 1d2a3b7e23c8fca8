import type { PostgresLike } from './postgres-client.js'

/** Runs a `CREATE TABLE IF NOT EXISTS`, also while other processes run it. */
export async function createTable(client: PostgresLike, statement: string): Promise<void> {
  // If two processes create the table at once, one gets an error, and the table exists by then.
  await client.query(statement, []).catch(() => client.query(statement, []))
}
