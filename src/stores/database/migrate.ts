import { readNumber, type SqlDriver, type SqlStatement } from './sql-driver.js'

/**
 * Makes the tables of a store, or brings those of an older release up to date. Several processes may do so at once.
 *
 * @param name - what all names of the store begin with
 * @param steps - the statements that lead to version 1, from there to version 2, and so on; each can be run twice
 * @throws {Error} a newer release made the tables
 */
export async function migrate(
  driver: SqlDriver,
  name: string,
  steps: readonly (readonly string[])[],
  caller: string,
): Promise<void> {
  const versions = `${name}_version`
  const [, rows] = await driver.batch([
    [`CREATE TABLE IF NOT EXISTS ${versions} (one INTEGER PRIMARY KEY, version INTEGER NOT NULL) STRICT`],
    [`SELECT version FROM ${versions}`],
  ])
  const version = readNumber(rows?.[0], 'version') ?? 0
  if (version > steps.length) {
    throw new Error(
      `${caller}: the tables ${name} have version ${version} of a newer release; this one reads up to ${steps.length}`,
    )
  }
  for (const [index, statements] of steps.entries()) {
    if (index < version) continue
    const record: SqlStatement = [
      `INSERT INTO ${versions} VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET version = max(version, excluded.version)`,
      index + 1,
    ]
    await driver.batch([...statements.map((sql): SqlStatement => [sql]), record])
  }
}
