import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { InboxConsumer } from '../../src/core/ports/inbox.js'
import { type PgBossInbox, type PgBossInboxOptions, pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import { toStatements } from '../../src/stores/inbox/pg-boss/statements/index.js'
import { findServer } from '../stores/dedupe/servers.js'
import { consumer, stored, textOf } from '../stores/inbox/stored.js'
import { copyJobs, countRead } from './read-rows.js'

const server = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const schema = `turns_${crypto.randomUUID().replaceAll('-', '')}`
const empty = { waiting: 0, active: 0, dead: 0 }

/** A consumer that gives each delivery to the handler `mail`, with limits if the text of the delivery is a tenant's. */
function createDivider(limits: object, log: string[]): InboxConsumer {
  return {
    endpoint: 'orders',
    async handleStored(delivery, _attempt, claim) {
      const { id: of, handler } = delivery
      const text = textOf(delivery)
      if (handler) return void log.push(text)
      const own = text.startsWith('free') ? {} : { limits: { tenant: text, ...limits } }
      await claim?.follow?.([{ id: crypto.randomUUID(), key: undefined, handler: { name: 'mail', of, ...own } }])
    },
  }
}

describe.runIf(server.reachable)('tenants on PostgreSQL', () => {
  const pool = new pg.Pool({ connectionString: server.url })
  const opened: PgBossInbox[] = []
  afterAll(async () => {
    await Promise.all(opened.map((inbox) => inbox.close()))
    await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    await pool.end()
  })
  const open = async (options: Partial<PgBossInboxOptions> = {}) => {
    const queue = crypto.randomUUID()
    const inbox = await pgBossInbox({ PgBoss, client: pool, schema, queue, retryDelayMs: 0, ...options })
    opened.push(inbox)
    return { inbox, queue: options.queue ?? queue }
  }

  it('makes its tables once, when processes start together, and refuses those of a newer release', async () => {
    await Promise.all(Array.from({ length: 4 }, () => open()))
    const change = (by: number) => pool.query(`UPDATE ${schema}.inbox_version SET version = version + $1`, [by])
    await change(1)
    await expect(open()).rejects.toThrow('of a newer release')
    await change(-1)
    await open()
  })

  it('makes the functions that are missing, and leaves those of another release', async () => {
    await open()
    const find = async () => {
      const inSchema = `pronamespace = '${schema}'::regnamespace AND proname LIKE 'inbox%'`
      const { rows } = await pool.query(`SELECT proname AS name FROM pg_proc WHERE ${inSchema} ORDER BY 1`)
      return rows.map(({ name }: { readonly name: string }) => name)
    }
    const made = await find()
    const [fetch = ''] = made.filter((name) => name.startsWith('inbox_fetch_'))
    await pool.query(`ALTER FUNCTION ${schema}.${fetch} RENAME TO inbox_fetch_other`)
    const [{ inbox }] = await Promise.all([open(), open(), open()])
    expect(await find()).toEqual([...made, 'inbox_fetch_other'].sort())
    const orders = consumer()
    await inbox.put(stored('one', { key: 'a' }))
    await inbox.handleDue(orders)
    expect(orders.log).toEqual(['one'])
  })

  it('makes statistics of a table that has grown, before it takes many jobs', async () => {
    const name = `grown_${crypto.randomUUID().replaceAll('-', '')}`
    const { inbox } = await open({ schema: name })
    const table = `${name}.job_common`
    await pool.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`)
    const estimate = async () => {
      const { rows } = await pool.query(`SELECT reltuples AS count FROM pg_class WHERE oid = '${table}'::regclass`)
      return Number((rows as { readonly count: number }[])[0]?.count)
    }
    const orders = consumer()
    await inbox.put(stored('first'))
    await inbox.handleDue(orders)
    const before = await estimate()
    await Promise.all(Array.from({ length: 600 }, (_, index) => inbox.put(stored(`${index} ${'x'.repeat(500)}`))))
    await inbox.handleDue(orders, { limit: 1 })
    expect([before, await estimate()]).toEqual([expect.toSatisfy((count: number) => count <= 1), 601])
    await inbox.close()
    await pool.query(`DROP SCHEMA ${name} CASCADE`)
  })

  it('takes over from dead processes, forgets old ids and hands deliveries over if statistics cannot be made', async () => {
    const name = `grown_${crypto.randomUUID().replaceAll('-', '')}`
    const onError = vi.fn()
    const client = {
      query(text: string, values: unknown[]) {
        return text.startsWith('ANALYZE') ? Promise.reject(new Error('statement timeout')) : pool.query(text, values)
      },
    }
    const { inbox } = await open({ schema: name, client, onError, retentionMs: 1 })
    await pool.query(`ALTER TABLE ${name}.job_common SET (autovacuum_enabled = false)`)
    const [handled, abandoned] = [stored('handled'), stored('abandoned')]
    await inbox.put(handled)
    await inbox.handleDue(consumer())
    await inbox.put(abandoned)
    await pool.query(
      `UPDATE ${name}.job SET state = CASE WHEN id = $1 THEN 'active'::${name}.job_state ELSE state END,
      started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour', completed_on = completed_on - interval '1 hour'`,
      [abandoned.id],
    )
    await Promise.all(Array.from({ length: 600 }, (_, index) => inbox.put(stored(`${index} ${'x'.repeat(500)}`))))
    await expect(inbox.handleDue(consumer(), { limit: 1 })).resolves.toMatchObject({ handled: 1 })
    expect(await inbox.depth()).toEqual({ ...empty, waiting: 600 })
    expect(await inbox.put(handled)).toBe('stored')
    expect(onError.mock.calls).toEqual([[new Error('statement timeout')]])
    await inbox.close()
    await pool.query(`DROP SCHEMA ${name} CASCADE`)
  })

  it('runs no further statement, and stores nothing of its own, while nothing takes turns', async () => {
    const ran: string[] = []
    const client = {
      query(text: string, values: unknown[]) {
        ran.push(text)
        return pool.query(text, values)
      },
    }
    const { inbox, queue } = await open({ client })
    ran.length = 0
    await inbox.put(stored('one', { key: 'a' }))
    expect(ran).toHaveLength(1)
    const orders = consumer()
    await inbox.handleDue(orders)
    expect(orders.log).toEqual(['one'])
    expect(ran.filter((text) => /inbox_fetch_/.test(text))).not.toEqual([])
    expect(ran.filter((text) => /inbox_fetch(free|lined|turns)_|INSERT INTO .*inbox_group/.test(text))).toEqual([])
    const { rows } = await pool.query(`SELECT FROM ${schema}.inbox_group WHERE name = $1`, [queue])
    expect(rows).toEqual([])
  })

  it('keeps the order of a key whose deliveries are of different tenants, or of none', async () => {
    const { inbox } = await open()
    const tenants = [undefined, 't', 'u', 't', undefined, 'u']
    const texts = tenants.map((_, index) => `${index}`)
    for (const [index, tenant] of tenants.entries()) {
      await inbox.put(stored(`${index}`, { key: 'a', ...(tenant && { tenant }) }))
    }
    const orders = consumer()
    await inbox.handleDue(orders)
    expect(orders.log).toEqual(texts)
    expect(await inbox.depth()).toEqual(empty)
  })

  it('lets a tenant go on when the clock of the database is set back by an hour', async () => {
    const { inbox, queue } = await open()
    const log: string[] = []
    const divider = createDivider({ perSecond: 100, burst: 1 }, log)
    await inbox.put(stored('t'))
    await inbox.handleDue(divider)
    await pool.query(`UPDATE ${schema}.inbox_group SET tat = tat + 3600000 WHERE name = $1`, [queue])
    await inbox.put(stored('t'))
    await vi.waitFor(
      async () => {
        await inbox.handleDue(divider)
        expect(await inbox.depth()).toEqual(empty)
      },
      { timeout: 10_000, interval: 20 },
    )
    expect(log).toEqual(['t', 't'])
  })

  it('lets a tenant go on when a rate that was too low by mistake is corrected', async () => {
    const { inbox } = await open()
    const log: string[] = []
    const wrong = createDivider({ perSecond: 0.001 }, log)
    for (let index = 0; index < 2; index++) await inbox.put(stored('t'))
    await inbox.handleDue(wrong)
    expect([log, await inbox.depth()]).toEqual([['t'], { ...empty, waiting: 1 }])
    await inbox.put(stored('t'))
    await inbox.handleDue(createDivider({ perSecond: 1_000, burst: 100 }, log))
    expect([log, await inbox.depth()]).toEqual([['t', 't', 't'], empty])
  })

  it('hands nothing over that is paused when its process died', async () => {
    const { inbox } = await open()
    const delivery = stored('one', { tenant: 't' })
    await inbox.put(delivery)
    await inbox.pause({ tenant: 't' })
    await pool.query(
      `UPDATE ${schema}.job SET state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '11 seconds' WHERE id = $1`,
      [delivery.id],
    )
    const orders = consumer()
    await inbox.handleDue(orders)
    expect([orders.log, await inbox.depth()]).toEqual([[], { ...empty, waiting: 1 }])
    await inbox.resume({ tenant: 't' })
    await inbox.handleDue(orders)
    expect([orders.log, await inbox.depth()]).toEqual([['one'], empty])
  })

  it('keeps dead letters of a tenant out of its line until they are redriven', async () => {
    const { inbox } = await open({ attempts: 1, onDeadLetter: 'skip' })
    let isMended = false
    const orders = consumer(() => {
      if (!isMended) throw new Error('broken')
    })
    await inbox.put(stored('one', { tenant: 't' }))
    await inbox.put(stored('two', { tenant: 't', invalid: 'payload_invalid' }))
    await inbox.handleDue(orders)
    expect(await inbox.depth()).toEqual({ ...empty, dead: 2 })
    isMended = true
    await inbox.redrive({})
    await inbox.handleDue(orders)
    expect([orders.log.toSorted(), await inbox.depth()]).toEqual([['one', 'two'], empty])
  })

  it('forgets the limits of a tenant that has had no work for long, and not of one that has some', async () => {
    const { inbox, queue } = await open()
    for (const tenant of ['idle', 'waiting']) await inbox.put(stored(tenant, { tenant }))
    await inbox.handleDue(consumer(), { limit: 1 })
    await pool.query(`UPDATE ${schema}.inbox_group SET used_on = used_on - interval '2 days' WHERE name = $1`, [queue])
    await pool.query(toStatements(schema).forgetGroups, [queue])
    const { rows } = await pool.query(`SELECT FROM ${schema}.inbox_group WHERE name = $1`, [queue])
    expect(rows).toHaveLength(1)
  })

  it('reads few jobs to find the next ones, whatever waits of a tenant at its limit and of a paused handler', async () => {
    const { inbox, queue } = await open()
    const log: string[] = []
    const divider = createDivider({ concurrency: 1 }, log)
    for (const text of ['noisy', 'free']) await inbox.put(stored(text))
    await inbox.handleDue(divider, { limit: 2, concurrency: 2 })
    await copyJobs(pool, schema, queue, 2_000)
    await inbox.pause({ handler: 'mail' })
    await pool.query(`UPDATE ${schema}.inbox_group SET most = 0 WHERE name = $1`, [queue])
    await pool.query(`ANALYZE ${schema}.job`)
    expect(await inbox.depth()).toEqual({ ...empty, waiting: 4_002 })
    const { fetchFree, fetchLined } = toStatements(schema)
    const countAll = (text: string, values: readonly unknown[]) => countRead(pool, text, [queue, ...values])
    const key = crypto.randomUUID()
    expect(await countAll(fetchFree, [10, ''])).toBeLessThan(50)
    expect(await countAll(fetchLined, [10, '', key, 1, 0])).toBeLessThan(50)
    await inbox.resume({ handler: 'mail' })
    await inbox.put(stored('quiet', { tenant: 'quiet' }))
    // It takes one of the line of the handler, and the quiet one.
    expect(await countAll(fetchLined, [10, '', key, 1, 0])).toBeLessThan(100)
    expect(await inbox.depth()).toEqual({ ...empty, waiting: 4_001, active: 2 })
    expect(log).toEqual([])
  })
})
