import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { inspect } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { build } from 'esbuild'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { embeddedInbox } from '../../src/stores/inbox/embedded/embedded.js'
import { lockFile } from '../../src/stores/inbox/embedded/lock-file.js'
import { redactEngineError } from '../../src/stores/inbox/failures.js'
import { pgBossInbox } from '../../src/stores/inbox/pg-boss/pg-boss.js'
import { embeddedPostgres, emptyCluster } from '../stores/dedupe/embedded-postgres.js'
import { describeInbox } from '../stores/inbox/contract.js'
import { consumer, stored } from '../stores/inbox/stored.js'

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
    {
      open: (policy, queue) => pgBossInbox({ ...policy, PgBoss, database, queue }),
      async openHeld(policy, queue) {
        const gate = createGate()
        const held = {
          query: (text: string, values: unknown[]) => database.query(text, values).finally(() => gate.passed()),
          exec: (text: string) => database.exec(text).finally(() => gate.passed()),
        }
        return { inbox: await pgBossInbox({ ...policy, PgBoss, database: held, queue }), ...gate }
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

  it('lists readable dead letters, and reports the others', async () => {
    const onError = vi.fn()
    const inbox = await pgBossInbox({ PgBoss, database, queue: 'strange', attempts: 1, onError })
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
    const inbox = await pgBossInbox({ PgBoss, database, queue: 'discarded', attempts: 1 })
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
    const inbox = await pgBossInbox({ PgBoss, database, queue: 'clock', retryDelayMs: 0 })
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
    const inbox = await pgBossInbox({ PgBoss, database, queue: 'moment' })
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

describe('embeddedInbox', () => {
  it('keeps everything across a SIGKILL, and retries the delivery in flight at once', async () => {
    const directory = join(folder, 'killed')
    await emptyCluster(join(directory, 'postgres'))
    const child = fork(await bundle('embedded-child.ts'), [directory])
    await once(child, 'message')
    const refused = embeddedInbox({ PgBoss, PGlite, directory })
    await expect(refused).rejects.toThrow(`${directory} is in use by the process ${child.pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')

    const inbox = await embeddedInbox({ PgBoss, PGlite, directory, retryDelayMs: 0 })
    await expect(embeddedInbox({ PgBoss, PGlite, directory })).rejects.toThrow(`the process ${process.pid}`)
    const attempts: number[] = []
    const orders = consumer((_text, attempt) => attempts.push(attempt))
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log.toSorted()).toEqual(['handled', 'waiting']), { timeout: 100_000 })
    expect(attempts.toSorted()).toEqual([1, 2])
    await inbox.close()
    expect(await readdir(directory)).toEqual(['postgres'])
  })

  it('ignores a second close, even if another inbox has the directory by then', async () => {
    const directory = join(folder, 'twice')
    await emptyCluster(join(directory, 'postgres'))
    const first = await embeddedInbox({ PgBoss, PGlite, directory })
    await Promise.all([first.close(), first.close()])
    const second = await embeddedInbox({ PgBoss, PGlite, directory })
    await first.close()
    expect(await readdir(directory)).toContain('lock')
    await expect(first.put(stored('late'))).rejects.toThrow()
    await second.close()
    expect(await readdir(directory)).toEqual(['postgres'])
  })

  it('names the wrong option', async () => {
    const directory = join(folder, 'never')
    await expect(embeddedInbox({ PgBoss, PGlite, directory: '' })).rejects.toThrow('embeddedInbox: directory')
    await expect(embeddedInbox({ PgBoss, directory } as never)).rejects.toThrow('embeddedInbox: PGlite')
    await expect(embeddedInbox({ PGlite, directory } as never)).rejects.toThrow('embeddedInbox: PgBoss')
  })

  it('releases the directory when opening fails', async () => {
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
  const holder = () => {
    const path = join(folder, crypto.randomUUID())
    const unlock = lockFile(path, 'a test')
    const holder = JSON.parse(readFileSync(path, 'utf8'))
    unlock()
    return holder
  }
  const gone = { pid: 2 ** 30 }
  const past = { ticks: '1', startedMs: 0 }

  it.each([
    ['a process that is gone', () => JSON.stringify({ ...holder(), ...gone })],
    ['a process that had the same pid in another container', () => JSON.stringify({ ...holder(), ...past })],
    [
      'a process that had the same pid before the machine started',
      () => JSON.stringify({ ...holder(), boot: 'another', startedMs: 0 }),
    ],
    ['an unreadable holder', () => ''],
    ['a value that is not a process', () => 'null'],
  ])('takes over the lock of %s', async (_, content) => {
    const path = join(folder, crypto.randomUUID())
    await writeFile(path, content())
    const unlock = lockFile(path, 'a test')
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    expect(() => lockFile(path, 'a test')).toThrow('a test is in use')
    unlock()
    lockFile(path, 'a test')()
  })

  it.runIf(process.platform === 'linux')('takes over the lock of a process whose pid was reused', async () => {
    const path = join(folder, crypto.randomUUID())
    await writeFile(path, JSON.stringify({ ...holder(), ...past, pid: process.ppid }))
    lockFile(path, 'a test')()
  })

  it.each([
    ['another process', { ...past, pid: process.ppid, ticks: undefined }],
    ['this process, by another copy of this file', {}],
    ['this process, on a system without /proc', { ticks: undefined }],
  ])('respects a lock that may belong to %s, and names its file', async (_, changes) => {
    const path = join(folder, crypto.randomUUID())
    await writeFile(path, JSON.stringify({ ...holder(), ...changes }))
    expect(() => lockFile(path, 'a test')).toThrow(`delete ${path}`)
  })

  it('holds when the clock is changed', async () => {
    const path = join(folder, crypto.randomUUID())
    const unlock = lockFile(path, 'a test')
    const found = await readFile(path, 'utf8')
    const now = Date.now() + 3_600_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    expect(() => lockFile(path, 'a test')).toThrow('a test is in use')
    // As another thread reads it.
    const other = `${path}-other`
    await writeFile(other, found)
    expect(() => lockFile(other, 'a test')).toThrow('a test is in use')
    clock.mockRestore()
    unlock()
  })

  it('holds in this process even if its file is deleted, under any path', async () => {
    const path = join(folder, crypto.randomUUID())
    const unlock = lockFile(path, 'a test')
    await rm(path)
    const link = join(folder, crypto.randomUUID())
    await symlink(folder, link)
    expect(() => lockFile(join(link, basename(path)), 'a test')).toThrow('a test is in use')
    unlock()
    lockFile(path, 'a test')()
  })

  it('releases only its own lock, and only once', async () => {
    const path = join(folder, crypto.randomUUID())
    const unlock = lockFile(path, 'a test')
    unlock()
    const unlockNext = lockFile(path, 'a test')
    unlock()
    expect(() => lockFile(path, 'a test')).toThrow('a test is in use')
    await writeFile(path, JSON.stringify({ ...holder(), ...gone }))
    unlockNext()
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject(gone)
  })

  it('refuses a lock that another process is taking over', async () => {
    const path = join(folder, crypto.randomUUID())
    const dead = { ...holder(), ...gone }
    await writeFile(path, JSON.stringify(dead))
    const claim = `${path}.taking-${dead.mark}`
    await writeFile(claim, JSON.stringify(holder()))
    expect(() => lockFile(path, 'a test')).toThrow(`delete ${claim}`)
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(dead)
  })

  it('takes over from processes that died while they took it over', async () => {
    const path = join(folder, crypto.randomUUID())
    const [first, second, third] = [holder(), holder(), holder()].map((each) => ({ ...each, ...gone }))
    await writeFile(path, JSON.stringify(first))
    // As if each had died between the link and the unlink of its claim.
    await writeFile(`${path}.taking-${first.mark}`, JSON.stringify(second))
    await writeFile(`${path}.taking-${second.mark}`, JSON.stringify(third))
    await writeFile(`${path}.taking-${third.mark}`, '')
    const unlock = lockFile(path, 'a test')
    expect(() => lockFile(path, 'a test')).toThrow('a test is in use')
    unlock()
    expect((await readdir(folder)).filter((name) => name.startsWith(basename(path)))).toEqual([])
  })

  it('starts with a claim on an earlier lock left behind', async () => {
    const path = join(folder, crypto.randomUUID())
    await writeFile(path, JSON.stringify({ ...holder(), ...gone }))
    await writeFile(`${path}.taking`, JSON.stringify({ ...holder(), ...gone }))
    lockFile(path, 'a test')()
  })
})

/** Holds back what awaits `passed()`. */
function createGate() {
  let opened = Promise.resolve()
  let release = () => {}
  return {
    passed: () => opened,
    hold() {
      opened = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
  }
}

// Node does not run TypeScript, and resolves packages from the location of the file.
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
