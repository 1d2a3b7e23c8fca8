import { migrate } from '../../database/migrate.js'
import type { SqlDriver, SqlStatement } from '../../database/sql-driver.js'
import type { InboxPolicy } from '../policy.js'
import type { openArrivals } from './arrivals.js'
import { openClaiming } from './claiming.js'
import type { StoreParts } from './job.js'
import { openOperations } from './operations.js'
import { openRecords } from './records.js'
import { openSettling } from './settling.js'
import { toStatements } from './statements/index.js'
import { toSchema } from './statements/schema.js'
import { openStoring } from './storing.js'

/** Settings of {@link openStore}. */
export interface StoreSettings {
  readonly driver: SqlDriver
  /** What the names of the tables begin with. */
  readonly table: string
  readonly policy: Required<InboxPolicy>
  readonly leaseMs: number
  /** The name of the public function, for messages. */
  readonly caller: string
  /** `openArrivals`, where puts are to be fast. A store that cannot have them does not bundle it. */
  readonly arrivals?: typeof openArrivals
}

/** The operations on the tables of an inbox. */
export type SqliteStore = Awaited<ReturnType<typeof openStore>>

/** Opens the tables of an inbox, and creates them if they are missing. */
export async function openStore({ driver: direct, table, policy, leaseMs, caller, arrivals: open }: StoreSettings) {
  const sql = toStatements(table)
  await migrate(direct, table, toSchema(table), caller)
  const arrivals = open?.(direct, table)
  const driver = arrivals?.driver ?? direct
  const parts: StoreParts = { driver, direct, sql, policy, leaseMs, seen: { groups: false, urgent: true } }
  return {
    close: () => driver.close(),
    batch: (statements: readonly SqlStatement[]) => driver.batch(statements),
    scrub: async () => driver.scrub?.(),
    sql,
    ...openStoring(parts, arrivals),
    ...openClaiming(parts),
    ...openSettling(parts, caller),
    ...openRecords(driver, sql),
    ...openOperations(driver, sql),
  }
}
