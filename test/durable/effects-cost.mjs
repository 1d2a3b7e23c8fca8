// @ts-check
// Measures what several handlers of a delivery cost an engine: the transactions (SQLite) or statements (PostgreSQL) and the
// processor time of this process for each delivery, from its request to the last handler, and the bytes that are stored meanwhile.
//
//   npm run build && node test/durable/effects-cost.mjs
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { createReceiver, unverified } from 'webhook-receiver'
import { effects } from 'webhook-receiver/effects'
import { host } from 'webhook-receiver/host'
import { pgBossInbox } from 'webhook-receiver/inbox/pg-boss'
import { sqliteInbox } from 'webhook-receiver/inbox/sqlite'
import { hostSample } from 'webhook-receiver/testing'
import { databaseUrl } from './engines.mjs'

const deliveries = 200
const policy = { settleMs: 0 }

/** @typedef {import('webhook-receiver').Inbox & import('webhook-receiver/inbox').InboxOperations} OperatedInbox */
/** @typedef {{ inbox: OperatedInbox, writes: () => number, bytes: () => Promise<number>, close: () => Promise<void> }} Opened */

/** @returns {Promise<Opened>} */
async function openSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'effects-cost-'))
  const database = new Database(join(folder, 'inbox.db'))
  let commits = 0
  const counted = {
    exec: (/** @type {string} */ sql) => database.exec(sql),
    prepare(/** @type {string} */ sql) {
      const statement = database.prepare(sql)
      if (sql !== 'COMMIT') return statement
      const run = () => {
        commits++
        return statement.run()
      }
      return { all: run, run }
    },
  }
  const inbox = await sqliteInbox({ database: /** @type {any} */ (counted), ...policy })
  return {
    inbox,
    writes: () => commits,
    async bytes() {
      const [row] = database.prepare('SELECT sum(length(text)) AS bytes FROM webhook_inbox_record').all()
      return /** @type {{ bytes: number }} */ (row).bytes
    },
    async close() {
      await inbox.close()
      database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** @returns {Promise<Opened>} */
async function openPostgres() {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const schema = `cost_${randomUUID().replaceAll('-', '')}`
  let statements = 0
  const client = {
    query(/** @type {string} */ text, /** @type {unknown[]} */ values) {
      if (/\b(INSERT|UPDATE|DELETE)\b/.test(text)) statements++
      return pool.query(text, values)
    },
  }
  const inbox = await pgBossInbox({ PgBoss, client, schema, ...policy })
  return {
    inbox,
    writes: () => statements,
    async bytes() {
      const { rows } = await pool.query(`SELECT sum(length(data::text))::int AS bytes FROM ${schema}.job`)
      return rows[0].bytes
    },
    async close() {
      await inbox.close()
      await pool.query(`DROP SCHEMA ${schema} CASCADE`)
      await pool.end()
    },
  }
}

/**
 * @param {Opened} opened
 * @param {number} count of handlers; 0 for a plain function
 */
async function measure({ inbox, writes, bytes, close }, count) {
  const names = Array.from({ length: count }, (_, index) => `handler${index}`)
  const nothing = async () => {}
  const on = { '*': count === 0 ? nothing : effects(Object.fromEntries(names.map((name) => [name, nothing]))) }
  const receiver = createReceiver({ provider: host({ verify: unverified() }), inbox, on })
  const send = async () => {
    const sample = hostSample({ payload: { note: 'x'.repeat(5_000) }, deliveryId: randomUUID() })
    await receiver.receive(sample)
  }
  await send()
  await inbox.handleDue(receiver)
  const [before, cpu] = [writes(), process.cpuUsage()]
  for (let each = 0; each < deliveries; each++) await send()
  // Each is divided, and no handler has run.
  await inbox.handleDue(receiver, { limit: count === 0 ? 1 : deliveries })
  const stored = await bytes()
  await inbox.handleDue(receiver)
  const { user, system } = process.cpuUsage(cpu)
  const used = { writes: (writes() - before) / deliveries, microseconds: (user + system) / deliveries }
  await close()
  return { ...used, kilobytes: stored / deliveries / 1_000 }
}

for (const [name, open] of Object.entries({ SQLite: openSqlite, PostgreSQL: openPostgres })) {
  for (const count of [0, 1, 3, 10]) {
    const { writes, microseconds, kilobytes } = await measure(await open(), count)
    console.log(
      `${name}, ${count === 0 ? 'a plain function' : `${count} handlers`}: ${writes.toFixed(1)} writes, ` +
        `${microseconds.toFixed(0)} µs, ${kilobytes.toFixed(1)} KB stored`,
    )
  }
}
