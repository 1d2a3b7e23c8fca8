import { checkOptions, optional } from '../../core/base/options.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import type { Inbox } from '../../core/ports/inbox.js'
import { once } from '../database/once.js'
import { requireName } from '../database/sql-driver.js'
import { createSqlDedupeStore, withDedupeTable } from '../dedupe/shared/sql.js'
import { withKnownHandlers } from '../inbox/handling/known-handlers.js'
import type { KeptOperations } from '../inbox/operating/kept.js'
import type { InboxOperations } from '../inbox/operating/operations.js'
import type { RecordOperations } from '../inbox/operating/records.js'
import type { SubjectOperations } from '../inbox/operating/subjects.js'
import { type InboxPolicy, policyChecks, resolvePolicy } from '../inbox/policy.js'
import { createEngine } from '../inbox/sqlite/engine.js'
import { keepHandled } from '../inbox/sqlite/kept.js'
import { openStore } from '../inbox/sqlite/store.js'
import { type D1Like, requireD1, toD1Driver } from './client.js'

/** Options of {@link d1Inbox}. */
export interface D1InboxOptions extends InboxPolicy {
  /** The binding of the database. */
  readonly database: D1Like
  /** What the names of the tables begin with, which are created if they are missing. @default 'webhook_inbox' */
  readonly table?: string
}

// Each renewal is a row written, which costs.
const leaseMs = 30_000

// For `consume`, which a Worker cannot use for long.
const pollMs = 1_000

/**
 * An inbox in a database of D1, which keeps the order of a key. Nothing handles by itself: call `handleDue` in `waitUntil`
 * after a delivery was stored, and from a cron trigger each minute, which is the guarantee.
 *
 * A delivery whose Worker dies is retried after 30 seconds, which counts as an attempt.
 *
 * @experimental it was run in `workerd` only, not on the network of Cloudflare.
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function d1Inbox(
  options: D1InboxOptions,
): Inbox & InboxOperations & SubjectOperations & RecordOperations & KeptOperations {
  const caller = 'd1Inbox'
  checkOptions(options, caller, { ...policyChecks, database: requireD1, table: optional(requireName) })
  const { database, table = 'webhook_inbox' } = options
  const policy = resolvePolicy(options)
  const open = once(() => openStore({ driver: toD1Driver(database), table, policy, leaseMs, caller }))
  return withKnownHandlers(createEngine({ open, policy, leaseMs, pollMs, caller, async close() {}, keep: keepHandled }))
}

/** Options of {@link d1DedupeStore}. */
export interface D1DedupeStoreOptions {
  /** The binding of the database. */
  readonly database: D1Like
  /** The table, which is created if it is missing. @default 'webhook_dedupe' */
  readonly table?: string
}

/**
 * A dedupe store in a table of D1, shared by all Workers that use it.
 *
 * @experimental it was run in `workerd` only, not on the network of Cloudflare.
 * @throws {TypeError} if an option is invalid; the message names it. Workers KV is refused: it cannot compare and set.
 */
export function d1DedupeStore(options: D1DedupeStoreOptions): DedupeStore {
  const caller = 'd1DedupeStore'
  checkOptions(options, caller, { database: requireD1, table: optional(requireName) })
  const { database, table = 'webhook_dedupe' } = options
  const driver = toD1Driver(database)
  return createSqlDedupeStore(
    once(() => withDedupeTable(driver, table, caller)),
    table,
  )
}
