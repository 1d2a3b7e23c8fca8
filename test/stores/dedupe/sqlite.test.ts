import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import Database from 'libsql'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type SqliteDedupeStoreOptions, sqliteDedupeStore } from '../../../src/stores/dedupe/sqlite.js'
import { startHranaServer } from '../inbox/sqlite/hrana-server.js'
import { describeDedupeStore } from './contract.js'

const folder = await mkdtemp(join(tmpdir(), 'sqlite-dedupe-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const server = await startHranaServer(join(folder, 'server.db'))
afterAll(() => server.close())

const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const places: Readonly<Record<string, (name: string) => SqliteDedupeStoreOptions>> = {
  'with what this runtime has': (name) => ({ directory: join(folder, name) }),
  'with a client of libsql': (name) => ({ database: createClient({ url: `file:${join(folder, name)}.db` }) }),
  'with a client of libsql over HTTP': (name) => ({
    database: createClient({ url: server.url }),
    table: `dedupe_${name.replaceAll('-', '_')}`,
  }),
}

for (const [name, place] of Object.entries(places)) {
  describeDedupeStore(`sqliteDedupeStore ${name}`, async () => {
    const id = crypto.randomUUID()
    return { store: sqliteDedupeStore(place(id)), other: sqliteDedupeStore(place(id)), pass }
  })
}

describe('sqliteDedupeStore', () => {
  it('names the wrong option', () => {
    expect(() => sqliteDedupeStore({})).toThrow('sqliteDedupeStore: give either directory or database')
    expect(() => sqliteDedupeStore({ directory: folder, table: 'a b' })).toThrow('sqliteDedupeStore: table')
  })

  it('deletes expired rows, a few at a time', async () => {
    const database = new Database(join(folder, 'expired.db'))
    const store = sqliteDedupeStore({ database })
    for (const key of ['a', 'b', 'c']) await store.reserve(key, { leaseMs: 1_000 })
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
    for (const key of ['d', 'e']) await store.reserve(key, { leaseMs: 1_000 })
    clock.mockRestore()
    expect(database.prepare('SELECT count(*) AS count FROM webhook_dedupe').all()).toEqual([{ count: 2 }])
  })

  it('tries again to open a file that could not be opened', async () => {
    const directory = join(folder, 'later')
    const store = sqliteDedupeStore({ directory: join(directory, 'below') })
    await (await import('node:fs/promises')).writeFile(directory, '')
    await expect(store.reserve('a', { leaseMs: 1_000 })).rejects.toThrow()
    await rm(directory)
    expect(await store.reserve('a', { leaseMs: 1_000 })).toMatchObject({ state: 'new' })
    await store.close()
  })
})
