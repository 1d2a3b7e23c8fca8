import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it } from 'vitest'
import { urgentShare } from '../../src/stores/inbox/handling/turns.js'
import { type PgBossInbox, type PgBossInboxOptions, pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import { toStatements } from '../../src/stores/inbox/pg-boss/statements/index.js'
import { findServer } from '../stores/dedupe/servers.js'
import { checkUrgentShare } from '../stores/inbox/handling/urgent-share.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { copyJobs, countRead } from './read-rows.js'

const server = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const schema = `urgent_${crypto.randomUUID().replaceAll('-', '')}`
const empty = { waiting: 0, active: 0, dead: 0 }
const urgent = { urgent: 'delivery' } as const

describe.runIf(server.reachable)('urgent deliveries on PostgreSQL', () => {
  const pool = new pg.Pool({ connectionString: server.url })
  const opened: PgBossInbox[] = []
  afterAll(async () => {
    await Promise.all(opened.map((inbox) => inbox.close()))
    await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    await pool.end()
  })
  const open = async (options: Partial<PgBossInboxOptions> = {}) => {
    const queue = options.queue ?? crypto.randomUUID()
    const inbox = await pgBossInbox({ PgBoss, client: pool, schema, retryDelayMs: 0, ...options, queue })
    opened.push(inbox)
    return { inbox, queue }
  }

  it('leave the others their share, never overtake their key, and go first in all other cases', async () => {
    await checkUrgentShare(async () => {
      const { inbox, queue } = await open()
      return [inbox, (await open({ queue })).inbox]
    }, 25)
  }, 300_000)

  it('leave the others their share when processes claim at the same time', async () => {
    const { inbox, queue } = await open()
    const processes = [inbox, ...(await Promise.all([open({ queue }), open({ queue })])).map((other) => other.inbox)]
    const [rounds, most] = [20, 20 * processes.length]
    for (let index = 0; index < most; index++) {
      await inbox.put(stored(`other ${index}`))
      await inbox.put(stored(`urgent ${index}`, urgent))
    }
    const orders = consumer()
    for (let round = 0; round < rounds; round++) {
      await Promise.all(processes.map((each) => each.handleDue(orders, { limit: 1 })))
    }
    expect(orders.log).toHaveLength(most)
    expect(orders.log.filter((text) => text.startsWith('other'))).toHaveLength(most / urgentShare)
  })

  it('take one statement for each claim again, once a claim found none', async () => {
    const ran: string[] = []
    const client = {
      query(text: string, values: unknown[]) {
        ran.push(text)
        return pool.query(text, values)
      },
    }
    const { inbox } = await open({ client })
    const handle = async (text: string, changes: object = {}) => {
      await inbox.put(stored(text, changes))
      ran.length = 0
      const orders = consumer()
      await inbox.handleDue(orders)
      expect(orders.log).toEqual([text])
      return ran.flatMap((statement) => /inbox_(fetch\w*)_/.exec(statement)?.[1] ?? [])
    }
    expect(new Set(await handle('other'))).toEqual(new Set(['fetch']))
    expect(await handle('urgent', urgent)).toContain('fetchturns')
    expect(new Set(await handle('other'))).toEqual(new Set(['fetch']))
  })

  it('are found, as are the others, by reading few jobs, whatever waits of either', async () => {
    const { inbox, queue } = await open()
    for (const tenant of [undefined, 'noisy']) {
      await inbox.put(stored('urgent', { ...urgent, ...(tenant && { tenant }) }))
    }
    await copyJobs(pool, schema, queue, 2_000)
    for (const tenant of [undefined, 'noisy', 'quiet']) await inbox.put(stored('other', tenant ? { tenant } : {}))
    await pool.query(`ANALYZE ${schema}.job`)
    const { fetchFree, fetchLined } = toStatements(schema)
    const countAll = (text: string, values: readonly unknown[]) => countRead(pool, text, [queue, ...values])
    const key = crypto.randomUUID()
    expect(await countAll(fetchLined, [2, '', key, 1, 0])).toBeLessThan(50)
    expect(await countAll(fetchFree, [1, ''])).toBeLessThan(50)
    expect(await countAll(fetchLined, [2, '', key, 1, 1])).toBeLessThan(50)
    expect(await inbox.depth()).toEqual({ ...empty, waiting: 4_005 - 5, active: 5 })
    // What waits for a retry.
    await pool.query(
      `UPDATE ${schema}.job SET start_after = now() + interval '1 hour' WHERE name = $1 AND state = 'created' AND priority = 1`,
      [queue],
    )
    await pool.query(`ANALYZE ${schema}.job`)
    expect(await countAll(fetchLined, [2, '', key, 1, 1])).toBeLessThan(50)
  })

  it('are claimed behind a process that hangs in its claim', async () => {
    const { inbox, queue } = await open()
    const hung = await pool.connect()
    await hung.query('BEGIN')
    await hung.query(`SELECT pg_advisory_xact_lock(hashtextextended('${schema}.inbox_share ' || $1, 0))`, [queue])
    await inbox.put(stored('other'))
    await inbox.put(stored('urgent', urgent))
    const orders = consumer()
    await inbox.handleDue(orders, { concurrency: 1 })
    expect(orders.log).toEqual(['urgent', 'other'])
    await hung.query('ROLLBACK')
    hung.release()
  })

  it('get their tables although a transaction holds those of pg-boss for a while', async () => {
    const name = `${schema}_held`
    await open({ schema: name })
    await pool.query(`DROP TABLE ${name}.inbox_version; DROP INDEX ${name}.inbox_due`)
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query(`LOCK TABLE ${name}.job IN ROW EXCLUSIVE MODE`)
    const opening = open({ schema: name })
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    // Nothing else waits behind what cannot be locked for long.
    await pool.query(`SELECT count(*) FROM ${name}.job`)
    await holder.query('COMMIT')
    holder.release()
    await opening
    const { rows } = await pool.query(`SELECT indexname AS name FROM pg_indexes WHERE schemaname = $1`, [name])
    expect(rows.map((row: { readonly name: string }) => row.name)).toContain('inbox_due')
    await pool.query(`DROP SCHEMA ${name} CASCADE`)
  })

  it('are passed over while they wait for a retry, and claimed once it is due', async () => {
    const { inbox, queue } = await open({ retryDelayMs: 3_600_000 })
    const orders = consumer((text, attempt) => {
      if (attempt === 1 && text.startsWith('urgent')) throw new Error('not yet')
    })
    for (let index = 0; index < 20; index++)
      await inbox.put(stored(`urgent ${index}`, { ...urgent, key: `key ${index}` }))
    expect(await inbox.handleDue(orders)).toEqual({ handled: 0, failed: 20, isMore: false })
    await inbox.put(stored('other'))
    expect(await inbox.handleDue(orders)).toEqual({ handled: 1, failed: 0, isMore: false })
    await pool.query(
      `UPDATE ${schema}.job SET start_after = now() WHERE name = $1 AND state = 'retry' AND id IN (
      SELECT id FROM ${schema}.job WHERE name = $1 AND state = 'retry' ORDER BY id LIMIT 1)`,
      [queue],
    )
    expect(await inbox.handleDue(orders)).toEqual({ handled: 1, failed: 0, isMore: false })
    expect(await inbox.depth()).toEqual({ waiting: 19, active: 0, dead: 0 })
  })

  it('go first in tables that an older release made, with what it stored', async () => {
    const name = `${schema}_older`
    const { inbox: older } = await open({ schema: name, queue: 'q' })
    await older.put(stored('of a tenant', { tenant: 't' }))
    await older.close()
    await pool.query(`DROP TABLE ${name}.inbox_share; DROP INDEX ${name}.inbox_due;
      CREATE INDEX inbox_line ON ${name}.job (name, group_id, singleton_key)
        WHERE state < 'active' AND blocked AND policy = 'key_strict_fifo';
      UPDATE ${name}.inbox_version SET version = 1`)
    const { inbox } = await open({ schema: name, queue: 'q' })
    await inbox.put(stored('urgent', urgent))
    const orders = consumer()
    await inbox.handleDue(orders, { concurrency: 1 })
    expect(orders.log).toEqual(['urgent', 'of a tenant'])
    const { rows } = await pool.query(`SELECT indexname AS name FROM pg_indexes WHERE schemaname = $1`, [name])
    const names = rows.map((row: { readonly name: string }) => row.name)
    expect(names).not.toContain('inbox_line')
    expect(names).toContain('inbox_due')
    await inbox.close()
    await pool.query(`DROP SCHEMA ${name} CASCADE`)
  })
})
