import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { build } from 'esbuild'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lockFile } from '../../src/inbox/lock-file.js'
import { pgBossInbox } from '../../src/inbox/pg-boss.js'
import { embeddedInbox } from '../../src/inbox/pglite.js'
import { embeddedPostgres, emptyCluster } from '../dedupe/embedded-postgres.js'
import { describeInbox } from '../inbox/contract.js'
import { consumer, stored } from '../inbox/stored.js'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('on PGlite', async () => {
  const database = await embeddedPostgres()
  afterAll(() => database.close())
  describeInbox(
    'pgBossInbox',
    { open: (policy, queue = '') => pgBossInbox({ ...policy, PgBoss, database, queue }) },
    'strict-per-key',
  )

  it('stores within the transaction of its caller, or not at all', async () => {
    const inbox = await pgBossInbox({ PgBoss, database, queue: 'joined' })
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

  it('lists the dead letters that can be read, and tells of what something else has put there', async () => {
    const onError = vi.fn()
    const inbox = await pgBossInbox({ PgBoss, database, queue: 'strange', attempts: 1, onError })
    const consumption = await inbox.consume(
      consumer(() => {
        throw new Error('broken')
      }),
    )
    const strange = stored('strange', { key: 'a' })
    for (const delivery of [strange, stored('one', { key: 'b' })]) await inbox.put(delivery)
    await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 2 }), { timeout: 10_000 })
    await database.query(`UPDATE webhook_inbox.job SET data = '{"key":"{","delivery":"{}"}' WHERE id = $1`, [
      strange.id,
    ])
    expect((await inbox.deadLetters()).map(({ delivery }) => delivery.key)).toEqual(['b'])
    expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(TypeError)
    expect(await inbox.blockedKeys()).toEqual(['b'])
    await consumption.close()
    await inbox.close()
  })

  it('keeps the order of what is stored in one moment', async () => {
    const inbox = await pgBossInbox({ PgBoss, database, queue: 'moment' })
    const texts = Array.from({ length: 20 }, (_, index) => String(index))
    await database.transaction(async (transaction) => {
      const client = { query: (sql: string, values: unknown[]) => transaction.query(sql, values) }
      for (const text of texts) await inbox.put(stored(text, { key: 'a' }), { transaction: client })
    })
    const orders = consumer()
    const consumption = await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log).toEqual(texts), { timeout: 10_000 })
    await consumption.close()
    await inbox.close()
  })
})

describe('embeddedInbox', () => {
  it('keeps everything across a SIGKILL of its process, and hands over at once what that was handling', async () => {
    const directory = join(folder, 'killed')
    await emptyCluster(join(directory, 'postgres'))
    const child = fork(await bundle('embedded-child.ts'), [directory])
    await once(child, 'message')
    const refused = embeddedInbox({ PgBoss, PGlite, directory })
    await expect(refused).rejects.toThrow(`${directory} is in use by the process ${child.pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')

    const inbox = await embeddedInbox({ PgBoss, PGlite, directory, retryDelaySeconds: 0 })
    await expect(embeddedInbox({ PgBoss, PGlite, directory })).rejects.toThrow(`the process ${process.pid}`)
    const attempts: number[] = []
    const orders = consumer((_text, attempt) => attempts.push(attempt))
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log.toSorted()).toEqual(['handled', 'waiting']), { timeout: 8_000 })
    expect(attempts.toSorted()).toEqual([1, 2])
    await inbox.close()
    expect(await readdir(directory)).toEqual(['postgres'])
  })

  it('says which option is wrong', async () => {
    const directory = join(folder, 'never')
    await expect(embeddedInbox({ PgBoss, PGlite, directory: '' })).rejects.toThrow('embeddedInbox: directory')
    await expect(embeddedInbox({ PgBoss, directory } as never)).rejects.toThrow('embeddedInbox: PGlite')
    await expect(embeddedInbox({ PGlite, directory } as never)).rejects.toThrow('embeddedInbox: PgBoss')
  })

  it('gives the directory back when it cannot be opened', async () => {
    const directory = join(folder, 'broken')
    class Broken {
      readonly waitReady = Promise.reject(new Error('broken'))
      query = async () => ({ rows: [] })
      close = async () => {}
    }
    await expect(embeddedInbox({ PgBoss, PGlite: Broken, directory })).rejects.toThrow('broken')
    expect(await readdir(directory)).toEqual([])
  })
})

describe('lockFile', () => {
  const startedAt = Date.now() - process.uptime() * 1000

  it.each([
    ['a process that is gone', JSON.stringify({ pid: 2 ** 30, startedAt })],
    [
      'a process that had the same pid in another container',
      JSON.stringify({ pid: process.pid, startedAt: startedAt - 60_000 }),
    ],
    ['nobody who could be read', ''],
  ])('takes over the lock of %s', async (_, content) => {
    const path = join(folder, crypto.randomUUID())
    await writeFile(path, content)
    const unlock = lockFile(path, 'a test')
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    expect(() => lockFile(path, 'a test')).toThrow('a test is in use')
    unlock()
    lockFile(path, 'a test')()
  })

  it('leaves a lock that is being taken over', async () => {
    const path = join(folder, crypto.randomUUID())
    await writeFile(path, JSON.stringify({ pid: 2 ** 30, startedAt }))
    await writeFile(`${path}.taking`, '')
    expect(() => lockFile(path, 'a test')).toThrow(`${path}.taking`)
  })
})

// Node runs no TypeScript, and finds packages from where a file lies.
async function bundle(file: string): Promise<string> {
  const outfile = join(import.meta.dirname, 'node_modules', `.${file}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['@webhook-receiver/source'],
    logLevel: 'error',
  })
  return outfile
}
