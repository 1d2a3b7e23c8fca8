import { describe, expect, it } from 'vitest'
import { type DenoKvLike, type DenoKvWriteLike, denoKvDedupeStore } from '../../../src/stores/dedupe/deno-kv.js'
import { describeDedupeStore } from './contract.js'

// test/runtimes/stores.mjs runs the contract on Deno's own.
class MemoryKv implements DenoKvLike {
  readonly entries = new Map<string, { value: unknown; versionstamp: string; expireIn: number }>()
  #versions = 0
  /** Called before each write. */
  beforeCommit = () => {}
  /** Called after each write, whose answer is lost if it returns `true`. */
  isLost = () => false

  async get(key: readonly string[]) {
    return this.entries.get(key.join('/')) ?? { value: null, versionstamp: null }
  }

  atomic(): DenoKvWriteLike {
    const changes: ((() => boolean) | (() => void))[] = []
    const write: DenoKvWriteLike = {
      check: ({ key, versionstamp }) => {
        changes.push(() => (this.entries.get(key.join('/'))?.versionstamp ?? null) === versionstamp)
        return write
      },
      set: (key, value, { expireIn }) => {
        this.#versions++
        const versionstamp = String(this.#versions)
        changes.push(
          () => void this.entries.set(key.join('/'), { value: structuredClone(value), versionstamp, expireIn }),
        )
        return write
      },
      commit: async () => {
        this.beforeCommit()
        const ok = changes.every((change) => change() !== false)
        return { ok: ok && !this.isLost() }
      },
    }
    return write
  }
}

function openStores(kv = new MemoryKv()) {
  let time = Date.now()
  const open = () => denoKvDedupeStore({ kv, now: () => time })
  const pass = async (milliseconds: number) => {
    time += milliseconds
  }
  return { store: open(), other: open(), pass }
}

const lease = { leaseMs: 60_000 }
const ttl = { ttlMs: 120_000 }

describeDedupeStore('denoKvDedupeStore', async () => openStores())

describe('denoKvDedupeStore', () => {
  it('names the wrong option', () => {
    expect(() => denoKvDedupeStore({ kv: {} as DenoKvLike })).toThrow('denoKvDedupeStore: kv.get must be a function')
    expect(() => denoKvDedupeStore({ kv: new MemoryKv(), keyPrefix: '' })).toThrow('denoKvDedupeStore: keyPrefix')
  })

  it('finds its own reservation when the answer to the write was lost', async () => {
    const kv = new MemoryKv()
    kv.isLost = () => true
    const { store, other } = openStores(kv)
    expect((await store.reserve('a', lease)).state).toBe('new')
    expect(await other.reserve('a', lease)).toEqual({ state: 'in_progress' })
  })

  it('writes the completion again when the record has changed meanwhile, and not for ever', async () => {
    const kv = new MemoryKv()
    const { store } = openStores(kv)
    const reservation = await store.reserve('a', lease)
    const mine = 'lease' in reservation ? reservation.lease : ''
    let changes = 1
    kv.beforeCommit = () => {
      if (changes <= 0) return
      changes--
      for (const [key, entry] of kv.entries) kv.entries.set(key, { ...entry, versionstamp: `changed ${changes}` })
    }
    expect(await store.complete('a', mine, ttl)).toBe(true)
    changes = 100
    await expect(store.complete('b', mine, ttl)).resolves.toBe(true)
    const other = await store.reserve('c', lease)
    await expect(store.complete('c', 'lease' in other ? other.lease : '', ttl)).rejects.toThrow('8 times')
  })

  it('has every key expire, with its lease or with its record', async () => {
    const kv = new MemoryKv()
    const { store } = openStores(kv)
    const times = () => [...kv.entries.values()].map(({ expireIn }) => expireIn)
    const reservation = await store.reserve('a', lease)
    expect(times()).toEqual([60_000])
    await store.complete('a', 'lease' in reservation ? reservation.lease : '', ttl)
    expect(times()).toEqual([120_000])
  })

  it('counts a file that another connection has locked as lost to it, and passes other errors on', async () => {
    const kv = new MemoryKv()
    const { store, other } = openStores(kv)
    await other.reserve('a', lease)
    kv.beforeCommit = () => {
      throw new TypeError('database is locked')
    }
    expect(await store.reserve('a', lease)).toEqual({ state: 'in_progress' })
    expect(await store.reserve('b', lease)).toEqual({ state: 'in_progress' })
    kv.beforeCommit = () => {
      throw new TypeError('disk full')
    }
    await expect(store.reserve('c', lease)).rejects.toThrow('disk full')
  })

  it('does not take a value of somebody else for a delivery that is free', async () => {
    const kv = new MemoryKv()
    const { store } = openStores(kv)
    await store.reserve('a', lease)
    for (const [key, entry] of kv.entries) kv.entries.set(key, { ...entry, value: { lease: 1 } })
    await expect(store.reserve('a', lease)).rejects.toThrow('no record of a delivery')
  })
})
