import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { InboxConsumer, StoredDelivery } from '../../../../src/core/ports/inbox.js'
import { encryptedInbox, keyring } from '../../../../src/stores/inbox/encryption/index.js'
import { sqliteInbox } from '../../../../src/stores/inbox/sqlite/index.js'
import { memoryInbox } from '../../../../src/testing/memory-inbox.js'
import { stored, textOf } from '../stored.js'

const folder = await mkdtemp(join(tmpdir(), 'rotate-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const [k1, k2, indexKey] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const old = keyring({ current: 'k1', keys: { k1 }, indexKey })
const both = keyring({ current: 'k2', keys: { k2, k1 }, indexKey })
const fresh = keyring({ current: 'k2', keys: { k2 }, indexKey })
const policy = { attempts: 1, settleMs: 0, retryDelayMs: 0 }
const nothing: InboxConsumer = { endpoint: 'orders', handleStored: async () => {} }

/** Logs what it is given. Each handler of `divided` fails at first, and so does `poison`. */
function createConsumer() {
  const log: string[] = []
  const ids = new Map<string, string>()
  let isMended = false
  const consumer: InboxConsumer = {
    endpoint: 'orders',
    async handleStored(delivery, _attempt, claim) {
      const { id: of, handler, key } = delivery
      const text = [handler?.name, textOf(delivery), key].filter(Boolean).join(' ')
      if (!isMended && (handler || text.startsWith('poison'))) throw new Error('reason-mark')
      const follow = (name: string) => {
        const id = ids.get(`${of} ${name}`) ?? crypto.randomUUID()
        ids.set(`${of} ${name}`, id)
        return { id, key: `${key} ${name}`, handler: { name, of, attempts: 1 } }
      }
      await claim?.follow?.(text.startsWith('divided') && !handler ? ['ledger', 'mail'].map(follow) : [])
      log.push(text)
    },
  }
  const mend = () => {
    isMended = true
  }
  return { consumer, log, mend }
}

const texts = ['poison', 'divided', 'waiting']
const plant = (mark: string) => texts.map((text) => stored(`${text} ${mark}-mark`, { key: `${text}-${mark}-key` }))
const parked = stored('parked body-mark', { invalid: 'payload_invalid: reason-mark' })

describe('rotate', () => {
  it.each([
    ['memoryInbox', async () => memoryInbox(policy)],
    ['sqliteInbox', () => sqliteInbox({ directory: join(folder, 'whole'), ...policy })],
  ])('seals what %s holds with the current key, also what was not sealed', async (_, open) => {
    const engine = await open()
    const before = encryptedInbox(engine, { keys: old })
    const { consumer, log, mend } = createConsumer()
    const sealed = plant('sealed')
    const plain = plant('plain')
    for (const [index, inbox] of [before, engine].entries()) {
      for (const each of (index === 0 ? sealed : plain).slice(0, 2)) await inbox.put(each)
      await inbox.handleDue(consumer)
    }
    await before.put(parked)
    await engine.put({ ...parked, id: crypto.randomUUID() })
    for (const each of [sealed[2], plain[2]]) if (each) await (each === plain[2] ? engine : before).put(each)
    const depth = await engine.depth()
    expect(depth).toEqual({ waiting: 2, active: 0, dead: 8 })

    const inbox = encryptedInbox(engine, { keys: both })
    const part = { resealed: 3, left: 0, unreadable: 0, isMore: true, next: expect.any(String) }
    expect(await inbox.rotate({ limit: 3 })).toEqual(part)
    const { resealed, ...rest } = await inbox.rotate()
    expect(resealed).toBeGreaterThanOrEqual(7)
    expect(rest).toEqual({ left: 0, unreadable: 0, isMore: false })
    expect(await inbox.rotate()).toEqual({ resealed: 0, left: 0, unreadable: 0, isMore: false })

    expect(await engine.depth()).toEqual(depth)
    const held: unknown[] = [await engine.deadLetters(), await engine.blockedKeys()]
    for await (const { delivery, reason } of engine.records()) held.push(delivery, reason)
    const text = JSON.stringify(held, (_key, value) =>
      value instanceof Uint8Array ? String.fromCharCode(...value) : value,
    )
    expect(text).not.toMatch(/-mark|-key/)
    const after = encryptedInbox(engine, { keys: fresh })
    const reasons = (await after.deadLetters()).map(({ reason }) => reason)
    expect(new Set(reasons)).toEqual(new Set(['reason-mark', 'payload_invalid: reason-mark']))
    expect(await after.put({ ...parked })).toBe('duplicate')
    expect(await engine.put({ ...plain[0], key: undefined } as StoredDelivery)).toBe('duplicate')
    mend()
    log.length = 0
    await after.redrive({})
    await after.handleDue(consumer)
    const expected = ['sealed', 'plain'].flatMap((mark) => [
      `ledger divided ${mark}-mark divided-${mark}-key ledger`,
      `mail divided ${mark}-mark divided-${mark}-key mail`,
      `poison ${mark}-mark poison-${mark}-key`,
      `waiting ${mark}-mark waiting-${mark}-key`,
      'parked body-mark',
    ])
    expect(log.toSorted()).toEqual(expected.toSorted())
    expect(await after.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
    await engine.close()
  })

  it('leaves nothing readable in the files of SQLite', async () => {
    const directory = join(folder, 'files')
    const engine = await sqliteInbox({ directory, ...policy })
    for (let index = 0; index < 30; index++) await engine.put(stored(`body-mark ${index}`, { key: 'key-mark' }))
    const found = async () => {
      const names = await readdir(directory)
      const files = await Promise.all(names.map((name) => readFile(join(directory, name), 'latin1')))
      return [Buffer.from('body-mark').toString('base64'), 'key-mark'].map((mark) => files.join().includes(mark))
    }
    expect(await found()).toEqual([true, true])
    expect(await encryptedInbox(engine, { keys: fresh }).rotate()).toMatchObject({ resealed: 30, isMore: false })
    expect(await found()).toEqual([false, false])
    await engine.close()
  })

  it('divides the work among several calls', async () => {
    const engine = memoryInbox(policy)
    const before = encryptedInbox(engine, { keys: old })
    for (let index = 0; index < 50; index++) await before.put(stored(`${index}`))
    const results = await Promise.all([both, both].map((keys) => encryptedInbox(engine, { keys }).rotate()))
    const sum = (count: 'resealed' | 'left') => results.reduce((total, result) => total + result[count], 0)
    expect(sum('resealed')).toBe(50)
    expect(await encryptedInbox(engine, { keys: fresh }).handleDue(nothing)).toMatchObject({ handled: 50 })
  })

  it('counts what it cannot open, and leaves it as it is', async () => {
    const engine = memoryInbox(policy)
    await encryptedInbox(engine, { keys: old }).put(stored('one'))
    await engine.put(stored('plain'))
    expect(await encryptedInbox(engine, { keys: fresh, unsealed: 'refuse' }).rotate()).toEqual({
      resealed: 0,
      left: 0,
      unreadable: 2,
      isMore: false,
    })
    const destroyed = keyring({ current: 'k2', keys: { k2 }, indexKey, destroyed: ['k1'] })
    expect(await encryptedInbox(engine, { keys: destroyed }).rotate()).toMatchObject({ resealed: 1, unreadable: 1 })
    expect(await encryptedInbox(engine, { keys: both }).handleDue(nothing)).toMatchObject({ handled: 2 })
  })

  it.each([
    ['memoryInbox', async () => memoryInbox(policy)],
    ['sqliteInbox', () => sqliteInbox({ directory: join(folder, 'parts'), ...policy })],
  ])('goes on with %s where an earlier call ended, and reads nothing twice', async (_, open) => {
    const engine = await open()
    for (let index = 0; index < 50; index++) await engine.put(stored(`${index}`))
    const read: string[] = []
    const counted = {
      ...engine,
      async *records(from?: string) {
        for await (const record of engine.records(from)) {
          read.push(record.place)
          yield record
        }
      },
    }
    const inbox = encryptedInbox(counted, { keys: both })
    let from: string | undefined
    let resealed = 0
    for (let isMore = true; isMore; ) {
      const result = await inbox.rotate({ limit: 7, ...(from !== undefined && { from }) })
      ;({ isMore, next: from } = result)
      resealed += result.resealed
    }
    // Each call also reads the first record that it leaves to the next one.
    expect([resealed, new Set(read).size, read.length]).toEqual([50, 50, 57])
    expect(await inbox.rotate()).toEqual({ resealed: 0, left: 0, unreadable: 0, isMore: false })
    await engine.close()
  })

  it('refuses a place that no record has', async () => {
    const engine = await sqliteInbox({ directory: join(folder, 'places'), ...policy })
    const rotating = encryptedInbox(engine, { keys: both }).rotate({ from: 'there' })
    await expect(rotating).rejects.toThrow('rotate: from must be the next of an earlier result')
    await engine.close()
  })

  it('ends after its time, and refuses an inbox that cannot change its records', async () => {
    const engine = memoryInbox(policy)
    for (let index = 0; index < 1_000; index++) await engine.put(stored(`${index}`))
    const { resealed, isMore } = await encryptedInbox(engine, { keys: both }).rotate({ maxDurationMs: 1 })
    expect([resealed < 1_000, isMore]).toEqual([true, true])
    const { records: _, ...other } = engine
    await expect(encryptedInbox(other, { keys: both }).rotate()).rejects.toThrow('cannot change what it has stored')
    await expect(encryptedInbox(engine, { keys: both }).rotate({ limit: 0 })).rejects.toThrow('rotate: limit')
  })
})
