import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import Database from 'libsql'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openInProcess } from '../../../../src/stores/database/sqlite-in-process.js'
import { resolvePolicy } from '../../../../src/stores/inbox/policy.js'
import { openArrivals } from '../../../../src/stores/inbox/sqlite/arrivals.js'
import { sqliteInbox } from '../../../../src/stores/inbox/sqlite/index.js'
import { toEntry } from '../../../../src/stores/inbox/sqlite/record.js'
import { openStore } from '../../../../src/stores/inbox/sqlite/store.js'
import { consumer, stored } from '../stored.js'

const folder = await mkdtemp(join(tmpdir(), 'arrivals-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const newPath = () => join(folder, `${crypto.randomUUID()}.db`)
/** How many deliveries have arrived, and how many wait in their places. */
const countsOf = (database: Database.Database, table: string) =>
  [5, 0].map((state) => {
    const row = database.prepare(`SELECT count(*) AS count FROM ${table} WHERE state = ?`).get(state)
    return (row as { count: number }).count
  })

describe('openArrivals', () => {
  it('stores a delivery without its place, and sorts it before anything else looks', async () => {
    const database = new Database(newPath())
    const inbox = await sqliteInbox({ database })
    const counts = () => countsOf(database, 'webhook_inbox')
    await Promise.all(['one', 'two'].map((text) => inbox.put(stored(text))))
    expect(counts()).toEqual([2, 0])
    expect((await inbox.depth()).waiting).toBe(2)
    expect(counts()).toEqual([0, 2])
    await inbox.close()
  })

  it('keeps the order of each key among many', async () => {
    const inbox = await sqliteInbox({ database: new Database(newPath()) })
    const texts = Array.from({ length: 300 }, (_, index) => `${String.fromCharCode(65 + (index % 50))}-${index}`)
    await Promise.all(texts.map((text) => inbox.put(stored(text, { key: text.charAt(0) }))))
    const handled: string[] = []
    await inbox.handleDue(
      consumer((text) => void handled.push(text)),
      { limit: 1_000, concurrency: 50 },
    )
    for (const key of 'ABCX') {
      const ofKey = (all: readonly string[]) => all.filter((text) => text.startsWith(key))
      expect(ofKey(handled)).toEqual(ofKey(texts))
    }
    await inbox.close()
  })

  it('recognises an id that arrived at the same moment, that waits, or that was handled', async () => {
    const inbox = await sqliteInbox({ database: new Database(newPath()) })
    const delivery = stored('one')
    const other = { ...stored('other'), id: delivery.id }
    expect(await Promise.all([inbox.put(delivery), inbox.put(other)])).toEqual(['stored', 'duplicate'])
    const withSubject = { ...delivery, subjects: ['ada'] }
    expect(await inbox.put(withSubject)).toBe('duplicate')
    expect(await inbox.put(delivery)).toBe('duplicate')
    expect((await inbox.handleDue(consumer())).handled).toBe(1)
    expect([await inbox.put(delivery), await inbox.put(withSubject)]).toEqual(['duplicate', 'duplicate'])
    await inbox.close()
  })

  it('keeps the order of a key when one is stored in another way, because it is about a person or long', async () => {
    const inbox = await sqliteInbox({ database: new Database(newPath()) })
    const handled: string[] = []
    await inbox.put(stored('one', { key: 'a' }))
    await inbox.put(stored('two', { key: 'a', subjects: ['ada'] }))
    await inbox.put(stored('three', { key: 'a' }))
    await inbox.put(stored('4'.repeat(600_000), { key: 'a' }))
    await inbox.put(stored('five', { key: 'a' }))
    await inbox.handleDue(
      consumer((text) => void handled.push(text.slice(0, 5))),
      { limit: 10 },
    )
    expect(handled).toEqual(['one', 'two', 'three', '44444', 'five'])
    await inbox.close()
  })

  it('holds what arrives while its key is paused', async () => {
    const inbox = await sqliteInbox({ database: new Database(newPath()) })
    await inbox.pause({ key: 'a' })
    await inbox.put(stored('one', { key: 'a' }))
    await inbox.put(stored('two', { key: 'b' }))
    expect((await inbox.handleDue(consumer())).handled).toBe(1)
    await inbox.resume({ key: 'a' })
    expect((await inbox.handleDue(consumer())).handled).toBe(1)
    await inbox.close()
  })

  it('shows what arrived to a process with another driver', async () => {
    const path = newPath()
    const inbox = await sqliteInbox({ database: new Database(path) })
    const other = await sqliteInbox({ database: createClient({ url: `file:${path}` }) })
    const delivery = stored('one', { key: 'a' })
    await inbox.put(delivery)
    expect(await other.put(delivery)).toBe('duplicate')
    await other.put(stored('two', { key: 'a' }))
    await inbox.put(stored('three', { key: 'a' }))
    const handled: string[] = []
    await other.handleDue(
      consumer((text) => void handled.push(text)),
      { limit: 10 },
    )
    expect(handled).toEqual(['one', 'two', 'three'])
    await Promise.all([inbox.close(), other.close()])
  })

  it('lets claims in while many are stored all the time', async () => {
    const inbox = await sqliteInbox({ database: new Database(newPath()) })
    let isStoring = true
    const store = async () => {
      while (isStoring) await inbox.put(stored('one'))
    }
    const storing = Array.from({ length: 600 }, store)
    await inbox.put(stored('one'))
    expect((await inbox.handleDue(consumer(), { limit: 10 })).handled).toBe(10)
    isStoring = false
    await Promise.all(storing)
    await inbox.close()
  })

  it('sorts what a process stored while nothing looked, once it is much', async () => {
    const database = new Database(newPath())
    const store = await openStore({
      driver: await openInProcess(database, 'test'),
      table: 'inbox',
      policy: resolvePolicy({}),
      leaseMs: 10_000,
      caller: 'test',
      arrivals: (driver, name) => openArrivals(driver, name, 3),
    })
    for (const text of ['one', 'two', 'three']) await store.put(await toEntry(stored(text)))
    await vi.waitFor(() => expect(countsOf(database, 'inbox')).toEqual([0, 3]))
    database.close()
  })
})
