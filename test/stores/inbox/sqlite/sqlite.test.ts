import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import Database from 'libsql'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { InboxConsumer } from '../../../../src/core/ports/inbox.js'
import type { InboxPolicy } from '../../../../src/stores/inbox/policy.js'
import { sqliteInbox } from '../../../../src/stores/inbox/sqlite/index.js'
import { toStatements } from '../../../../src/stores/inbox/sqlite/statements/index.js'
import { consumer, stored, textOf } from '../stored.js'

const folder = await mkdtemp(join(tmpdir(), 'sqlite-inbox-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const newDirectory = () => join(folder, crypto.randomUUID())
const open = (policy: InboxPolicy = {}, directory = newDirectory()) =>
  sqliteInbox({ retryDelayMs: 0, settleMs: 0, ...policy, directory })
const failing = (...texts: readonly string[]) =>
  consumer((text) => {
    if (texts.includes(text)) throw new Error('broken')
  })
const numbered = (number: number) => stored(String(number), { key: 'a', number })

describe('sqliteInbox', () => {
  it('names the wrong option', async () => {
    await expect(sqliteInbox({})).rejects.toThrow('sqliteInbox: give either directory or database')
    await expect(sqliteInbox({ directory: '' })).rejects.toThrow('sqliteInbox: directory')
    await expect(sqliteInbox({ database: {} as never })).rejects.toThrow('sqliteInbox: database must be a database of')
    await expect(sqliteInbox({ directory: folder, table: 'a; DROP' })).rejects.toThrow(
      'sqliteInbox: table must be a plain',
    )
    await expect(sqliteInbox({ directory: folder, pollIntervalMs: 0 })).rejects.toThrow('sqliteInbox: pollIntervalMs')
  })

  it('keeps the file to its owner', async () => {
    const directory = newDirectory()
    const inbox = await open({}, directory)
    await inbox.put(stored('one'))
    for (const file of ['inbox.db', 'inbox.db-wal'])
      expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600)
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    await inbox.close()
  })

  it('waits for the disk, and reads while another process writes', async () => {
    const database = new Database(join(folder, 'settings.db'))
    const inbox = await sqliteInbox({ database })
    expect(database.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }])
    expect(database.prepare('PRAGMA synchronous').all()).toEqual([{ synchronous: 2 }])
    await inbox.close()
    // The caller's database stays open.
    expect(database.prepare('SELECT 1 AS one').all()).toEqual([{ one: 1 }])
    database.close()
  })

  it('refuses a database in memory', async () => {
    await expect(sqliteInbox({ database: new Database(':memory:') })).rejects.toThrow(
      'a file on a disk of this machine',
    )
    await expect(sqliteInbox({ database: createClient({ url: ':memory:' }) })).rejects.toThrow('a file on a disk')
  })

  it('refuses the tables of a newer release', async () => {
    const path = join(folder, 'newer.db')
    await (await sqliteInbox({ database: new Database(path) })).close()
    const database = new Database(path)
    database.exec('UPDATE webhook_inbox_version SET version = 2')
    await expect(sqliteInbox({ database })).rejects.toThrow('version 2 of a newer release; this one reads up to 1')
  })

  it('never hands over what was erased while its process died', async () => {
    const path = join(folder, 'erased.db')
    const database = new Database(path)
    const inbox = await sqliteInbox({ database, retryDelayMs: 0, settleMs: 0 })
    let finish = () => {}
    const hanging = consumer(() => new Promise<void>((resolve) => (finish = resolve)))
    await inbox.put(stored('one', { key: 'a', subjects: ['ada'] }))
    await inbox.put(stored('two', { key: 'a' }))
    const handling = inbox.handleDue(hanging, { limit: 1 })
    await vi.waitFor(async () => expect((await inbox.depth()).active).toBe(1))
    expect(await inbox.erase('ada')).toMatchObject({ active: 1 })
    // As if its lease had ended.
    const other = await sqliteInbox({ database: new Database(path), retryDelayMs: 0, settleMs: 0 })
    database.exec('UPDATE webhook_inbox SET ready_at = 0 WHERE state = 1')
    const orders = consumer()
    await other.handleDue(orders)
    expect([orders.log, await other.depth()]).toEqual([['two'], { waiting: 0, active: 0, dead: 0 }])
    const left = database.prepare('SELECT count(*) AS n FROM webhook_inbox_subject').all()
    expect(left).toEqual([{ n: 0 }])
    finish()
    await handling
    await Promise.all([inbox.close(), other.close()])
  })

  it('hands nothing over that is paused when its process died, and counts it as waiting', async () => {
    const path = join(folder, 'paused.db')
    const database = new Database(path)
    const settings = { retryDelayMs: 0, settleMs: 0, onError: () => {} }
    const inbox = await sqliteInbox({ database, ...settings })
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const log: string[] = []
    const consumerOf = (handle: (text: string) => unknown): InboxConsumer => ({
      endpoint: 'orders',
      async handleStored(delivery, attempt, claim) {
        const { id: of, handler } = delivery
        const text = textOf(delivery)
        if (text === 'handler' && !handler)
          return claim?.follow?.([{ id: crypto.randomUUID(), key: undefined, handler: { name: 'mail', of } }])
        await handle(text)
        log.push(`${text} ${attempt}`)
      },
    })
    for (const [text, key, tenant] of [
      ['key', 'a'],
      ['tenant', 'b', 't'],
      ['handler', 'c'],
      ['free', 'd', 'u'],
    ] as const)
      await inbox.put(stored(text, { key, ...(tenant && { tenant }) }))
    const handling = inbox.handleDue(consumerOf(() => finished))
    await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ waiting: 0, active: 4 }))
    await vi.waitFor(() =>
      expect(database.prepare('SELECT count(*) AS n FROM webhook_inbox_handler').all()).toEqual([{ n: 1 }]),
    )
    for (const target of [{ key: 'a' }, { tenant: 't' }, { handler: 'mail' }]) await inbox.pause(target)
    // As if their leases had ended.
    const other = await sqliteInbox({ database: new Database(path), ...settings })
    database.exec('UPDATE webhook_inbox SET ready_at = 0 WHERE state = 1')
    const orders = consumerOf(() => {})
    await other.handleDue(orders, { concurrency: 1 })
    expect([log, await other.depth()]).toEqual([['free 2'], { waiting: 3, active: 0, dead: 0 }])
    for (const target of [{ key: 'a' }, { tenant: 't' }, { handler: 'mail' }]) await other.resume(target)
    await other.handleDue(orders)
    expect(log.toSorted()).toEqual(['free 2', 'handler 2', 'key 2', 'tenant 2'])
    expect(await other.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
    finish()
    await handling
    await Promise.all([inbox.close(), other.close()])
  })

  it('refuses a file that is not a database', async () => {
    const directory = newDirectory()
    await mkdir(directory)
    await writeFile(join(directory, 'inbox.db'), 'not a database'.repeat(1_000))
    await expect(open({}, directory)).rejects.toThrow(/not a database/)
  })

  it('rejects what it cannot write, and goes on once it can', async () => {
    const database = new Database(join(folder, 'read-only.db'))
    const inbox = await sqliteInbox({ database })
    database.exec('PRAGMA query_only = 1')
    await expect(inbox.put(stored('one'))).rejects.toThrow(/readonly/)
    database.exec('PRAGMA query_only = 0')
    expect(await inbox.put(stored('one'))).toBe('stored')
    await inbox.close()
  })

  it('keeps several inboxes and other tables in one database', async () => {
    const database = new Database(join(folder, 'several.db'))
    database.exec('CREATE TABLE orders (id TEXT)')
    const [first, second] = [await sqliteInbox({ database }), await sqliteInbox({ database, table: 'other' })]
    const delivery = stored('one')
    expect([await first.put(delivery), await second.put(delivery)]).toEqual(['stored', 'stored'])
    expect(await first.put(delivery)).toBe('duplicate')
    await Promise.all([first.close(), second.close()])
  })

  it('keeps the stored body when a duplicate has another one', async () => {
    const inbox = await open()
    const id = crypto.randomUUID()
    await inbox.put(stored('short', { id }))
    expect(await inbox.put(stored('long'.repeat(1_000_000), { id }))).toBe('duplicate')
    const orders = consumer()
    await inbox.handleDue(orders)
    expect(orders.log).toEqual(['short'])
    await inbox.close()
  })

  it('stores a body of 5 MB, also if the parts would split a character', async () => {
    const inbox = await open()
    const large = stored('x'.repeat(5_000_000), { event: '😀'.repeat(600_001) })
    await inbox.put(large)
    const events: (string | undefined)[] = []
    await inbox.handleDue(consumer((text, _, { event }) => events.push(event, String(text.length))))
    expect(events).toEqual([large.event, '5000000'])
    await inbox.close()
  })

  it('gives a lower number the lead when it returns from the dead letters', async () => {
    const inbox = await open({ attempts: 1, onDeadLetter: 'skip' })
    const first = numbered(1)
    await inbox.put(first)
    await inbox.handleDue(failing('1'))
    for (const number of [2, 3]) await inbox.put(numbered(number))
    expect(await inbox.redrive([first.id])).toBe(1)
    const orders = consumer()
    await inbox.handleDue(orders)
    expect(orders.log).toEqual(['1', '2', '3'])
    await inbox.close()
  })

  it('lets a lower number overtake a higher one that waits for its retry', async () => {
    const inbox = await open({ retryDelayMs: 3_600_000 })
    await inbox.put(numbered(2))
    const orders = failing('2')
    await inbox.handleDue(orders)
    await inbox.put(numbered(1))
    expect(await inbox.handleDue(orders)).toEqual({ handled: 1, failed: 0, isMore: false })
    expect(orders.log).toEqual(['1'])
    expect(await inbox.depth()).toEqual({ waiting: 1, active: 0, dead: 0 })
    await inbox.close()
  })

  it('forgets handled deliveries after the retention', async () => {
    const inbox = await open({ retentionMs: 1_000 })
    const [one, two] = [stored('one'), stored('two')]
    await inbox.put(one)
    await inbox.handleDue(consumer())
    expect(await inbox.put(one)).toBe('duplicate')
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
    await inbox.put(two)
    expect(await inbox.put(one)).toBe('stored')
    clock.mockRestore()
    await inbox.close()
  })

  it('handles what is due when the clock is set back by an hour', async () => {
    const inbox = await open({ retryDelayMs: 60_000 })
    const orders = failing('failed')
    await inbox.put(stored('failed'))
    await inbox.handleDue(orders)
    await inbox.put(stored('waiting', { key: 'a' }))
    const back = Date.now() - 3_600_000
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => back)
    await inbox.handleDue(orders)
    expect(orders.log).toEqual(['waiting'])
    clock.mockImplementation(() => back + 60_000)
    expect((await inbox.handleDue(orders)).failed).toBe(1)
    clock.mockRestore()
    await inbox.close()
  })

  it('lets a tenant go on when the clock is set back by an hour', async () => {
    const inbox = await open()
    const orders = consumer()
    for (const text of ['1', '2', '3']) await inbox.put(stored(text, { tenant: 't' }))
    await inbox.handleDue(orders, { limit: 1 })
    const back = Date.now() - 3_600_000
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => back)
    await inbox.handleDue(orders)
    clock.mockRestore()
    expect(orders.log).toEqual(['1', '2', '3'])
    await inbox.close()
  })

  it('lets a tenant go on when a rate that was too low by mistake is corrected', async () => {
    const inbox = await open()
    const dividing = (perSecond: number, log: string[]): InboxConsumer => ({
      endpoint: 'orders',
      async handleStored(delivery, _attempt, claim) {
        const { id: of, handler } = delivery
        if (handler) return void log.push(textOf(delivery))
        const limits = { tenant: 't', perSecond, burst: 10 }
        await claim?.follow?.([{ id: crypto.randomUUID(), key: undefined, handler: { name: 'mail', of, limits } }])
      },
    })
    const texts = Array.from({ length: 12 }, (_, index) => String(index))
    const log: string[] = []
    for (const text of texts) await inbox.put(stored(text))
    await inbox.handleDue(dividing(0.00001, log))
    expect(log).toHaveLength(10)
    const corrected = dividing(1_000, log)
    await inbox.put(stored('last'))
    await vi.waitFor(async () => {
      await inbox.handleDue(corrected)
      expect(log.toSorted()).toEqual([...texts, 'last'].toSorted())
    })
    await inbox.close()
  })

  it('rewrites no tenant on its first claim when the clock is right', async () => {
    const database = new Database(join(folder, 'cold.db'))
    const inbox = await sqliteInbox({ database, attempts: 1 })
    for (const tenant of ['t', 'u']) await inbox.put(stored('dead', { tenant }))
    await inbox.handleDue(failing('dead'))
    database.exec(`CREATE TABLE rewritten (grp TEXT);
      CREATE TRIGGER note AFTER UPDATE ON webhook_inbox_group BEGIN INSERT INTO rewritten VALUES (NEW.grp); END`)
    const other = await sqliteInbox({ database })
    await other.handleDue(consumer())
    expect(database.prepare('SELECT grp FROM rewritten').all()).toEqual([])
    await Promise.all([inbox.close(), other.close()])
  })

  it('takes over no delivery in flight when the clock is set forward by an hour', async () => {
    const directory = newDirectory()
    const [inbox, other] = [await open({}, directory), await open({}, directory)]
    await other.handleDue(consumer())
    await inbox.put(stored('one'))
    let finish = () => {}
    const slow = consumer(() => new Promise<void>((resolve) => (finish = resolve)))
    const handling = inbox.handleDue(slow)
    await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ active: 1 }))
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => 3_600_000 + performance.timeOrigin + performance.now())
    expect(await other.handleDue(consumer())).toEqual({ handled: 0, failed: 0, isMore: false })
    expect(await inbox.handleDue(slow)).toEqual({ handled: 0, failed: 0, isMore: false })
    clock.mockRestore()
    finish()
    expect(await handling).toMatchObject({ handled: 1 })
    await Promise.all([inbox.close(), other.close()])
  })

  it('lists readable dead letters, and reports the others', async () => {
    const database = new Database(join(folder, 'strange.db'))
    const onError = vi.fn()
    const inbox = await sqliteInbox({ database, attempts: 1, onError })
    const strange = stored('strange', { key: 'a' })
    for (const delivery of [strange, stored('one', { key: 'b' })]) await inbox.put(delivery)
    await inbox.handleDue(failing('strange', 'one'))
    database.exec(`UPDATE webhook_inbox_record SET text = '{"a token' WHERE seq = 1`)
    expect((await inbox.deadLetters()).map(({ delivery }) => delivery.key)).toEqual(['b'])
    expect((await inbox.deadLetters({ limit: 1 })).map(({ delivery }) => delivery.key)).toEqual(['b'])
    const message = String(onError.mock.calls[0]?.[0])
    expect(message).toContain(strange.id)
    expect(message).not.toContain('a token')
    expect(await inbox.discard([strange.id])).toBe(1)
    await inbox.close()
  })

  it('deletes the body of a handled and of a discarded delivery', async () => {
    const database = new Database(join(folder, 'deleted.db'))
    const inbox = await sqliteInbox({ database, attempts: 1 })
    const dead = stored('dead')
    for (const delivery of [dead, stored('one')]) await inbox.put(delivery)
    await inbox.handleDue(failing('dead'))
    await inbox.discard([dead.id])
    for (const table of ['webhook_inbox', 'webhook_inbox_record']) {
      expect(database.prepare(`SELECT count(*) AS count FROM ${table}`).all()).toEqual([{ count: 0 }])
    }
    await inbox.close()
  })

  it('deletes the body of a kept delivery after its time, but not before the work that it was backfilled for', async () => {
    const database = new Database(join(folder, 'kept.db'))
    // Each opens the tables as another process would, which looks for what is kept no longer.
    const openLater = () => sqliteInbox({ database, settleMs: 0, attempts: 1, keepHandledMs: 60_000 })
    const inbox = await openLater()
    const counts = () =>
      ['webhook_inbox', 'webhook_inbox_record'].map(
        (table) => (database.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count,
      )
    const outdate = () => database.exec('UPDATE webhook_inbox SET dead_at = 1 WHERE state = 4')
    await inbox.put(stored('one'))
    await inbox.handleDue(consumer())
    expect(counts()).toEqual([1, 1])
    expect((await inbox.backfill({ handler: 'search' })).changed).toBe(1)
    await inbox.handleDue(failing('one'))
    outdate()
    const second = await openLater()
    await second.handleDue(consumer(), { limit: 1 })
    expect([counts(), (await second.deadLetters()).map(({ delivery }) => textOf(delivery))]).toEqual([[1, 1], ['one']])
    await second.redrive({})
    await second.handleDue(consumer())
    expect(counts()).toEqual([0, 0])
    await second.put(stored('two'))
    await second.handleDue(consumer())
    outdate()
    const other = await sqliteInbox({ database })
    await other.handleDue(consumer())
    expect(counts()).toEqual([0, 0])
    await Promise.all([inbox, second, other].map((each) => each.close()))
    database.close()
  })

  it('refuses everything once it is closed', async () => {
    const inbox = await open()
    await Promise.all([inbox.close(), inbox.close()])
    await expect(inbox.put(stored('late'))).rejects.toThrow('sqliteInbox: the inbox is closed')
  })

  it('claims by an index, and never reads what waits behind a head', async () => {
    const database = new Database(join(folder, 'plan.db'))
    const inbox = await sqliteInbox({ database })
    const { claim, claimShare, claimMore, next } = toStatements('webhook_inbox')
    const planOf = (sql: string) => JSON.stringify(database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
    for (const sql of [claim, claimShare, claimMore]) {
      expect(planOf(sql)).toContain('SEARCH webhook_inbox USING INDEX webhook_inbox_ready (urgent=? AND ready_at<?)')
      expect(planOf(sql)).not.toContain('TEMP B-TREE')
    }
    expect(planOf(next)).not.toContain('SCAN webhook_inbox ')
    await inbox.close()
  })
})
