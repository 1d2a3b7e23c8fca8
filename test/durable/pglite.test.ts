import { inspect } from 'node:util'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { redactEngineError } from '../../src/stores/inbox/failures.js'
import { pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import { embeddedPostgres } from '../stores/dedupe/embedded-postgres.js'
import { describeInbox } from '../stores/inbox/contract.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { createGate } from './gate.js'

describe('on PGlite', async () => {
  const database = await embeddedPostgres()
  afterAll(() => database.close())
  describeInbox(
    'pgBossInbox',
    {
      open: (policy, queue) => pgBossInbox({ ...policy, PgBoss, client: database, queue }),
      limits: true,
      prioritizes: true,
      async openHeld(policy, queue) {
        const gate = createGate()
        const held = {
          query: (text: string, values: unknown[]) => database.query(text, values).finally(() => gate.passed()),
          exec: (text: string) => database.exec(text).finally(() => gate.passed()),
        }
        return { inbox: await pgBossInbox({ ...policy, PgBoss, client: held, queue }), ...gate }
      },
    },
    'strict-per-key',
  )

  it('removes what was sent from an error, and nothing else', async () => {
    const error: unknown = await database
      .query('SELECT 1 / $1::int, $2::text', [0, 'a token'])
      .catch((thrown) => thrown)
    expect(inspect(error)).toContain('a token')
    expect(redactEngineError(error)).toBe(error)
    expect(error).toMatchObject({ code: '22012', message: 'division by zero' })
    expect(inspect(error)).not.toContain('a token')
  })

  it('stores within the transaction of the caller, and not after a rollback', async () => {
    const inbox = await pgBossInbox({ PgBoss, client: database, queue: 'joined' })
    const put = (text: string, isKept: boolean) =>
      database.transaction(async (transaction) => {
        await inbox.put(stored(text), { transaction: { query: (sql, values) => transaction.query(sql, values) } })
        if (!isKept) await transaction.rollback()
      })
    await put('kept', true)
    await put('gone', false)
    expect(await inbox.depth()).toMatchObject({ waiting: 1 })
    await inbox.close()
  })

  it('lists readable dead letters, and reports the others', async () => {
    const onError = vi.fn()
    const inbox = await pgBossInbox({ PgBoss, client: database, queue: 'strange', attempts: 1, onError })
    const consumption = await inbox.consume(
      consumer(() => {
        throw new Error('broken')
      }),
    )
    const strange = stored('strange', { key: 'a' })
    for (const delivery of [strange, stored('one', { key: 'b' })]) await inbox.put(delivery)
    await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 2 }), { timeout: 100_000 })
    await database.query(`UPDATE webhook_inbox.job SET data = '{"key":"{","delivery":"{}"}' WHERE id = $1`, [
      strange.id,
    ])
    for (const limit of [100, 1]) {
      expect((await inbox.deadLetters({ limit })).map(({ delivery }) => delivery.key)).toEqual(['b'])
    }
    expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(TypeError)
    expect(String(onError.mock.calls[0]?.[0])).toContain(strange.id)
    expect(await inbox.blockedKeys()).toEqual(['b'])
    expect(await inbox.discard([strange.id])).toBe(1)
    expect(await inbox.depth()).toMatchObject({ dead: 1 })
    await consumption.close()
    await inbox.close()
  })

  it('deletes the body of a discarded delivery from the table', async () => {
    const inbox = await pgBossInbox({ PgBoss, client: database, queue: 'discarded', attempts: 1 })
    const delivery = stored('a planted body')
    await inbox.put(delivery)
    await inbox.handleDue(
      consumer(() => {
        throw new Error('a planted reason')
      }),
    )
    const read = async () =>
      JSON.stringify(await database.query('SELECT * FROM webhook_inbox.job WHERE id = $1', [delivery.id]))
    const body = Buffer.from('a planted body').toString('base64').slice(0, 12)
    expect(await read()).toContain(body)
    expect(await inbox.discard([delivery.id])).toBe(1)
    expect(await read()).not.toContain(body)
    expect(await read()).not.toContain('a planted reason')
    expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
    expect(await inbox.put(delivery)).toBe('duplicate')
    await inbox.close()
  })

  it('does not sweep jobs that it is still handling, even if the clock jumps', async () => {
    const inbox = await pgBossInbox({ PgBoss, client: database, queue: 'clock', retryDelayMs: 0 })
    let begun = 0
    let finish = () => {}
    const handled = new Promise<void>((resolve) => {
      finish = resolve
    })
    const orders = consumer(() => {
      begun++
      return handled
    })
    const delivery = stored('long')
    await inbox.put(delivery)
    const consumption = await inbox.consume(orders)
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 10_000 })
    // As if the clock had jumped ahead by an hour.
    await database.query(`UPDATE webhook_inbox.job SET heartbeat_on = now() - interval '1 hour' WHERE id = $1`, [
      delivery.id,
    ])
    await vi.waitFor(
      async () => {
        const recent = `SELECT id FROM webhook_inbox.job WHERE id = $1 AND heartbeat_on > now() - interval '1 minute'`
        expect((await database.query(recent, [delivery.id])).rows).toHaveLength(1)
      },
      { timeout: 15_000, interval: 20 },
    )
    expect(begun).toBe(1)
    finish()
    await consumption.close()
    expect(orders.log).toEqual(['long'])
    await inbox.close()
  })

  it('keeps the order of deliveries stored at the same instant', async () => {
    const inbox = await pgBossInbox({ PgBoss, client: database, queue: 'moment' })
    const texts = Array.from({ length: 20 }, (_, index) => String(index))
    await database.transaction(async (transaction) => {
      const client = { query: (sql: string, values: unknown[]) => transaction.query(sql, values) }
      for (const text of texts) await inbox.put(stored(text, { key: 'a' }), { transaction: client })
    })
    const orders = consumer()
    const consumption = await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log).toEqual(texts), { timeout: 100_000 })
    await consumption.close()
    await inbox.close()
  })
})
