import { inspect } from 'node:util'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createReceiver } from '../../src/index.js'
import { type PgBossInbox, type PgBossInboxOptions, pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import { parcels } from '../core/receiver/parcels.js'
import { findServer } from '../stores/dedupe/servers.js'
import { describeInbox } from '../stores/inbox/contract.js'
import { consumer, stored, textOf } from '../stores/inbox/stored.js'
import { createCable } from './cable.js'
import { testOutages } from './hung.js'

const server = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const schema = `inbox_${crypto.randomUUID().replaceAll('-', '')}`
const patience = { timeout: 100_000, interval: 20 }

describe.runIf(server.reachable)('on PostgreSQL', () => {
  const pool = new pg.Pool({ connectionString: server.url })
  const opened: { close(): Promise<void> }[] = []
  afterAll(async () => {
    await Promise.all(opened.map((inbox) => inbox.close()))
    await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    await pool.end()
  })

  const open = async (options: Partial<PgBossInboxOptions> = {}): Promise<PgBossInbox> => {
    const queue = crypto.randomUUID()
    const inbox = await pgBossInbox({ PgBoss, client: pool, schema, queue, retryDelayMs: 0, ...options })
    opened.push(inbox)
    return inbox
  }
  const isEmpty = (inbox: PgBossInbox) =>
    vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
  // As if the process that fetched the job died a while ago.
  const abandon = (id: string, retryCount = 0) =>
    pool.query(
      `UPDATE ${schema}.job SET state = 'active', retry_count = $2, started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '11 seconds' WHERE id = $1`,
      [id, retryCount],
    )

  describeInbox(
    'pgBossInbox',
    {
      open: (policy, queue) => pgBossInbox({ ...policy, PgBoss, client: server.url, schema, queue }),
      erases: true,
      replaces: true,
      keeps: true,
      coalesces: true,
      limits: true,
      prioritizes: true,
      async openHeld(policy, queue) {
        const { port, holdAnswers: hold, releaseAnswers: release } = await createCable(server.url, 5432)
        const { username, pathname } = new URL(server.url)
        const database = `postgres://${username}@127.0.0.1:${port}${pathname}`
        return { inbox: await pgBossInbox({ ...policy, PgBoss, client: database, schema, queue }), hold, release }
      },
    },
    'strict-per-key',
  )

  testOutages({
    url: server.url,
    standardPort: 5432,
    open(queue, port) {
      const { username, pathname } = new URL(server.url)
      const database = port === undefined ? server.url : `postgres://${username}@127.0.0.1:${port}${pathname}`
      return pgBossInbox({ PgBoss, client: database, schema, queue, retryDelayMs: 0 })
    },
  })

  it.concurrent('stores within the transaction of the caller, and not after a rollback', async () => {
    const inbox = await open()
    const client = await pool.connect()
    for (const [text, end] of [
      ['kept', 'COMMIT'],
      ['gone', 'ROLLBACK'],
    ] as const) {
      await client.query('BEGIN')
      await expect(inbox.put(stored(text), { transaction: client })).resolves.toBe('stored')
      await client.query(end)
    }
    client.release()
    const orders = consumer()
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log).toEqual(['kept']), patience)
    await isEmpty(inbox)
  })

  it.concurrent('keeps no part of a delivery that was handled, or erased while its process died', async () => {
    const inbox = await open({ retryDelayMs: 0 })
    const rowOf = async (id: string) =>
      (await pool.query(`SELECT state, data, output FROM ${schema}.job WHERE id = $1`, [id])).rows
    const [handled, erased] = [stored('one', { subjects: ['ada'] }), stored('two', { subjects: ['bo'] })]
    await inbox.put(handled)
    await inbox.handleDue(consumer())
    await inbox.put(erased)
    await abandon(erased.id)
    expect(await inbox.erase('bo')).toMatchObject({ active: 1 })
    const orders = consumer()
    await inbox.handleDue(orders)
    expect(orders.log).toEqual([])
    for (const { id } of [handled, erased]) {
      expect(await rowOf(id)).toEqual([{ state: 'completed', data: null, output: null }])
    }
  })

  it.concurrent('retries the jobs of a dead process, and counts the attempt', async () => {
    const inbox = await open({ retryDelayMs: 3_600_000 })
    const delivery = stored('one', { key: 'a' })
    await inbox.put(delivery)
    await inbox.put(stored('two', { key: 'a' }))
    await abandon(delivery.id)
    const attempts: number[] = []
    const orders = consumer((_text, attempt) => attempts.push(attempt))
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log).toEqual(['one', 'two']), patience)
    expect(attempts).toEqual([2, 1])
  })

  it.concurrent.each([
    ['hold', [], ['a']],
    ['skip', ['two'], []],
  ] as const)(
    'moves a delivery that kills its process to the dead letters after the last attempt, with %s',
    async (onDeadLetter, log, blocked) => {
      const inbox = await open({ attempts: 3, onDeadLetter })
      const delivery = stored('one', { key: 'a' })
      await inbox.put(delivery)
      await inbox.put(stored('two', { key: 'a' }))
      await abandon(delivery.id, 2)
      const orders = consumer()
      await inbox.consume(orders)
      await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1), patience)
      await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ active: 0, dead: 1 }), patience)
      expect(await inbox.deadLetters()).toMatchObject([{ attempts: 3, delivery: { id: delivery.id } }])
      expect(await inbox.blockedKeys()).toEqual(blocked)
      await vi.waitFor(() => expect(orders.log).toEqual(log), patience)
      await expect(inbox.put(delivery)).resolves.toBe('duplicate')
    },
  )

  it.concurrent('handles a lower number first that arrives while a higher one settles', async () => {
    const inbox = await open({ settleMs: 150 })
    const orders = consumer()
    await inbox.consume(orders)
    await inbox.put(stored('2', { key: 'a', number: 2 }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await inbox.put(stored('1', { key: 'a', number: 1 }))
    await vi.waitFor(() => expect(orders.log).toEqual(['1', '2']), patience)
  })

  it.concurrent('handles a lower number first even if the process that fetched the higher one died', async () => {
    const inbox = await open({ settleMs: 0 })
    const higher = stored('2', { key: 'a', number: 2 })
    await inbox.put(higher)
    await inbox.put(stored('1', { key: 'a', number: 1 }))
    // It died after fetching the higher one, before it looked for lower ones.
    await abandon(higher.id)
    const attempts: unknown[] = []
    const orders = consumer((text, attempt) => attempts.push([text, attempt]))
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log).toHaveLength(2), patience)
    expect(attempts).toEqual([
      ['1', 1],
      ['2', 2],
    ])
  })

  it.concurrent('orders large numbers and fractions exactly', async () => {
    const inbox = await open({ settleMs: 0 })
    const numbers = [2 ** 52, 1_700_000_000.002, 0, 2 ** 52 - 1, -7, 1_700_000_000.001]
    for (const number of numbers) await inbox.put(stored(String(number), { key: 'a', number }))
    const orders = consumer()
    await inbox.consume(orders)
    const sorted = numbers.toSorted((left, right) => left - right).map(String)
    await vi.waitFor(() => expect(orders.log).toEqual(sorted), patience)
  })

  it.concurrent('refuses deliveries while the database is down, and continues when it is back', async () => {
    const { username, pathname } = new URL(server.url)
    const cable = await createCable(server.url, 5432)
    const onError = vi.fn()
    const database = `postgres://${username}@127.0.0.1:${cable.port}${pathname}`
    const inbox = await open({ client: database, onError })
    let cutting: Promise<void> | undefined
    const orders = consumer(() => {
      cutting ??= cable.cut()
    })
    await inbox.consume(orders)
    await inbox.put(stored('before'))
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), patience)
    await cutting
    await expect(inbox.put(stored('during'))).rejects.toThrow()
    await cable.mend()
    await vi.waitFor(() => inbox.put(stored('after')), patience)
    await vi.waitFor(() => expect(orders.log).toEqual(['before', 'after']), patience)
    await isEmpty(inbox)
    await inbox.close()
    opened.splice(opened.indexOf(inbox), 1)
    await cable.cut()
  })

  it.concurrent('handles deliveries at once after an outage, however long it was', async () => {
    const { username, pathname } = new URL(server.url)
    const cable = await createCable(server.url, 5432)
    const inbox = await open({
      client: `postgres://${username}@127.0.0.1:${cable.port}${pathname}`,
      onError: () => {},
    })
    const orders = consumer()
    await inbox.consume(orders)
    await cable.cut()
    // A pause that doubled from one second would last three more.
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    await cable.mend()
    await vi.waitFor(() => inbox.put(stored('after')), { ...patience, interval: 20 })
    await vi.waitFor(() => expect(orders.log).toEqual(['after']), { timeout: 2_000, interval: 20 })
    await inbox.close()
    opened.splice(opened.indexOf(inbox), 1)
    await cable.cut()
  })

  it.concurrent('forgets handled deliveries after their retention, and keeps dead letters', async () => {
    const inbox = await open({ retentionMs: 1_000, attempts: 1 })
    const handled = stored('handled')
    const dead = stored('dead')
    const parked = stored('parked', { invalid: 'payload_invalid' })
    const orders = consumer((text) => {
      if (text === 'dead') throw new Error('broken')
    })
    await inbox.put(handled)
    await inbox.put(dead)
    await inbox.put(parked)
    await inbox.consume(orders)
    await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 2 }), patience)
    await pool.query(
      `UPDATE ${schema}.job SET completed_on = completed_on - interval '1 year', created_on = created_on - interval '1 year'
       WHERE id = ANY($1)`,
      [[handled.id, dead.id, parked.id]],
    )
    await vi.waitFor(async () => expect(await inbox.put(handled)).toBe('stored'), patience)
    await expect(inbox.put(dead)).resolves.toBe('duplicate')
    const boss = new PgBoss({ connectionString: server.url, schema, maintenanceIntervalSeconds: 1 })
    await boss.start()
    await boss.supervise()
    await boss.stop({ graceful: false })
    expect((await inbox.deadLetters()).map(({ delivery }) => textOf(delivery)).toSorted()).toEqual(['dead', 'parked'])
  })

  it.concurrent.each(['redrive', 'discard'] as const)(
    'changes nothing if another operator took the dead letters while a %s waited',
    async (operation) => {
      const inbox = await open()
      const failed = stored('failed', { key: 'a' })
      const parked = stored('parked', { invalid: 'payload_invalid' })
      const ids = [failed.id, parked.id]
      await inbox.put(failed)
      await inbox.put(parked)
      await pool.query(`UPDATE ${schema}.job SET state = 'failed', completed_on = now() WHERE id = $1`, [failed.id])
      expect(await inbox.depth()).toMatchObject({ dead: 2 })
      const other = await pool.connect()
      await other.query('BEGIN')
      const { rows: backends } = await other.query('SELECT pg_backend_pid() AS pid')
      // As a redrive by another operator, followed by a fetch.
      await other.query(`UPDATE ${schema}.job SET state = 'active', start_after = now() WHERE id = ANY($1)`, [ids])
      const count = inbox[operation](ids)
      await vi.waitFor(async () => {
        const { rows } = await pool.query('SELECT pid FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [
          backends[0].pid,
        ])
        expect(rows).not.toEqual([])
      }, patience)
      await other.query('COMMIT')
      other.release()
      expect(await count).toBe(0)
      expect(await inbox.depth()).toEqual({ waiting: 0, active: 2, dead: 0 })
    },
  )

  // As if the server now had a clock that is behind.
  const turnBackClock = (queue: string) =>
    pool.query(
      `UPDATE ${schema}.job SET created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'
       WHERE name = $1`,
      [queue],
    )

  it.concurrent('keeps the order of a key when the clock of the database goes back', async () => {
    const queue = crypto.randomUUID()
    const inbox = await open({ queue })
    await inbox.put(stored('1', { key: 'a' }))
    await turnBackClock(queue)
    await inbox.put(stored('2', { key: 'a' }))
    const orders = consumer()
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log).toEqual(['1', '2']), patience)
  })

  it.concurrent('keeps the order behind a dead letter when the clock of the database goes back', async () => {
    const queue = crypto.randomUUID()
    const inbox = await open({ queue, attempts: 1 })
    let isMended = false
    const orders = consumer(() => {
      if (!isMended) throw new Error('broken')
    })
    await inbox.consume(orders)
    const first = stored('1', { key: 'a' })
    await inbox.put(first)
    await vi.waitFor(async () => expect(await inbox.blockedKeys()).toEqual(['a']), patience)
    await turnBackClock(queue)
    await inbox.put(stored('2', { key: 'a' }))
    isMended = true
    await inbox.redrive([first.id])
    await vi.waitFor(() => expect(orders.log).toEqual(['1', '2']), patience)
  })

  it.concurrent('keeps jobs that are not due in place', async () => {
    const inbox = await open({ retryDelayMs: 3_600_000, settleMs: 3_600_000 })
    const orders = consumer((text) => {
      if (text === 'a1') throw new Error('broken')
    })
    await inbox.put(stored('a1', { key: 'a' }))
    await inbox.put(stored('a2', { key: 'a' }))
    await inbox.put(stored('b1', { key: 'b', number: 1 }))
    await inbox.put(stored('b', { key: 'b' }))
    const consumption = await inbox.consume(orders, { concurrency: 1 })
    await inbox.put(stored('c', { key: 'c' }))
    await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ waiting: 4, active: 0 }), patience)
    // It is fetched only after the others were looked at again.
    await inbox.put(stored('d', { key: 'd' }))
    await vi.waitFor(() => expect(orders.log.toSorted()).toEqual(['c', 'd']), patience)
    await consumption.close()
    expect(await inbox.depth()).toEqual({ waiting: 4, active: 0, dead: 0 })
  })

  it.concurrent('lists blocked keys without reading bodies', async () => {
    const read: string[] = []
    const database = {
      query: async (text: string, values: unknown[]) => {
        const result = await pool.query(text, values)
        read.push(JSON.stringify(result.rows))
        return result
      },
    }
    const inbox = await open({ client: database })
    const deliveries = ['long body 1', 'long body 2'].map((text) => stored(text, { key: `key of ${text}` }))
    for (const delivery of deliveries) await inbox.put(delivery)
    await pool.query(`UPDATE ${schema}.job SET state = 'failed', completed_on = now() WHERE id = ANY($1)`, [
      deliveries.map(({ id }) => id),
    ])
    expect((await inbox.blockedKeys()).toSorted()).toEqual(['key of long body 1', 'key of long body 2'])
    expect(read.at(-1)).toContain('long body 1')
    expect(read.join()).not.toContain('request')
  })

  it.concurrent('accepts the largest numbers of a policy', async () => {
    const most = 2_147_483_647
    const onError = vi.fn()
    const inbox = await open({
      attempts: most,
      retryDelayMs: 1000 * most,
      maxRetryDelayMs: 1000 * most,
      retentionMs: 1000 * most,
      onError,
    })
    const orders = consumer((text) => {
      if (text === 'poison') throw new Error('broken')
    })
    await inbox.put(stored('poison'))
    await inbox.put(stored('good'))
    await inbox.consume(orders)
    await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 1, active: 0, dead: 0 }), patience)
    expect(orders.log).toEqual(['good'])
    expect(onError).not.toHaveBeenCalled()
  })

  it.concurrent('refuses to store and to consume after close', async () => {
    const inbox = await open()
    await inbox.close()
    await expect(inbox.put(stored('late'))).rejects.toThrow('closed')
    await expect(inbox.consume(consumer())).rejects.toThrow('closed')
    await inbox.close()
  })

  it.concurrent('stores text that PostgreSQL cannot represent', async () => {
    const inbox = await open({ attempts: 1 })
    const key = 'a\u0000\ud800'
    const orders = consumer(() => {
      throw new Error(key)
    })
    await inbox.put(stored('odd', { key, deliveryId: key }))
    await inbox.consume(orders)
    await vi.waitFor(async () => expect(await inbox.blockedKeys()).toEqual([key]), patience)
    expect(await inbox.deadLetters()).toMatchObject([{ delivery: { key, deliveryId: key } }])
  })

  it.concurrent('renews the heartbeat while a handler runs', async () => {
    const inbox = await open()
    let finish = () => {}
    const orders = consumer(() => new Promise<void>((resolve) => (finish = resolve)))
    const delivery = stored('long')
    await inbox.consume(orders)
    await inbox.put(delivery)
    const heartbeat = async () => {
      const { rows } = await pool.query(`SELECT heartbeat_on FROM ${schema}.job WHERE id = $1`, [delivery.id])
      return (rows[0].heartbeat_on as Date | null)?.getTime()
    }
    await vi.waitFor(async () => expect(await heartbeat()).toBeGreaterThan(0), patience)
    const first = (await heartbeat()) ?? 0
    await vi.waitFor(async () => expect(await heartbeat()).toBeGreaterThan(first), patience)
    finish()
    await isEmpty(inbox)
  })

  it.concurrent.each([
    ['and its heartbeat', 60_000, true],
    ['and its timeout', 1_000, false],
  ])('keeps the claim of a handler that outlives maxDurationMs %s', async (_name, handlerTimeoutMs, isInTime) => {
    const queue = crypto.randomUUID()
    const [inbox, other] = [await open({ queue }), await open({ queue })]
    const seen: unknown[] = []
    const receiver = createReceiver({
      provider: parcels(),
      on: {
        '*': async (_delivery, { attempt, isCurrent }) => {
          await new Promise((resolve) => setTimeout(resolve, 14_000))
          seen.push([attempt, isCurrent()])
        },
      },
      limits: { handlerTimeoutMs },
      onError: () => {},
    })
    const orders = consumer(undefined, receiver.endpoint)
    const body = JSON.stringify({ type: 'parcel.sent', weight: 2 })
    await inbox.put(stored(body, { endpoint: receiver.endpoint, provider: 'parcels' }))
    const handling = inbox.handleDue(receiver, { maxDurationMs: 500 })
    await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ active: 1 }), patience)
    const consumption = await other.consume(orders)
    expect(await handling).toMatchObject({ handled: 1, failed: 0 })
    expect(seen).toEqual([[1, isInTime]])
    await isEmpty(inbox)
    await consumption.close()
    expect(orders.log).toEqual([])
  })

  it.concurrent('refuses a queue with another policy', async () => {
    const boss = new PgBoss({ connectionString: server.url, schema })
    await boss.start()
    await boss.createQueue('unordered')
    await boss.stop({ graceful: false })
    await expect(open({ queue: 'unordered' })).rejects.toThrow('key_strict_fifo')
  })
})

describe('pgBossInbox', () => {
  it.each([
    ['PgBoss', { PgBoss: undefined }],
    ['client', { client: '' }],
    ['client', { client: {} }],
    ['queue', { queue: 'a b' }],
    ['schema', { schema: 'x; DROP SCHEMA y' }],
    ['pollIntervalMs', { pollIntervalMs: 0 }],
    ['attempts', { attempts: 0 }],
  ])('refuses a wrong %s', async (option, options) => {
    const made = pgBossInbox({ PgBoss, client: server.url, ...options } as never)
    await expect(made).rejects.toThrow(TypeError)
    await expect(made).rejects.toThrow(`pgBossInbox: ${option}`)
  })

  it('refuses an invalid URL, without its password in the error', async () => {
    const database = 'postgres://hooks:s3cret@db.example:port/hooks'
    const error = await pgBossInbox({ PgBoss, client: database }).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain('pgBossInbox: client')
    expect(inspect(error, { showHidden: true })).not.toContain('s3cret')
  })

  it('refuses a client that is not connected', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const refused = expect(pgBossInbox({ PgBoss, client: new pg.Client(server.url) })).rejects.toThrow('connected')
    await vi.advanceTimersByTimeAsync(30_000)
    await refused
  })

  it('refuses to open without a database', async () => {
    const database = 'postgres://postgres@127.0.0.1:1/none'
    await expect(pgBossInbox({ PgBoss, client: database })).rejects.toThrow('ECONNREFUSED')
  })
})
