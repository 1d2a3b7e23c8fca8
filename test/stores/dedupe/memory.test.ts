import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { memoryDedupeStore } from '../../../src/stores/dedupe/memory/index.js'
import { describeDedupeStore } from './contract.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

describeDedupeStore('memoryDedupeStore', async () => {
  let time = 0
  const store = memoryDedupeStore({ now: () => time })
  return {
    store,
    other: store,
    pass: async (milliseconds) => {
      time += milliseconds
    },
  }
})

describe('memoryDedupeStore', () => {
  it('answers at once for a short key', () => {
    const store = memoryDedupeStore()
    expect(store.reserve('a', { leaseMs: 1000 })).toEqual({ state: 'new', lease: '1' })
    expect(store.complete('a', '1', { ttlMs: 1000 })).toBe(true)
    expect(store.reserve('a', { leaseMs: 1000 })).toEqual({ state: 'done' })
  })

  it('answers at once for a key of 256 characters', () => {
    expect(memoryDedupeStore().reserve('a'.repeat(256), { leaseMs: 1000 })).toEqual({ state: 'new', lease: '1' })
  })

  it('forgets the least recently used keys beyond maxKeys', async () => {
    const store = memoryDedupeStore({ maxKeys: 2 })
    for (const key of ['a', 'b', 'c']) await store.reserve(key, { leaseMs: 1000 })
    expect((await store.reserve('b', { leaseMs: 1000 })).state).toBe('in_progress')
    expect((await store.reserve('a', { leaseMs: 1000 })).state).toBe('new')
  })

  it('forgets no more and no less after a lease ended and the next one began', async () => {
    let time = 0
    const store = memoryDedupeStore({ maxKeys: 2, now: () => time })
    const reserve = async (key: string) => (await store.reserve(key, { leaseMs: 1000 })).state
    await reserve('a')
    time = 1000
    for (const key of ['a', 'b', 'c', 'd']) expect(await reserve(key)).toBe('new')
    expect([await reserve('d'), await reserve('c'), await reserve('b')]).toEqual(['in_progress', 'in_progress', 'new'])
  })

  it('remembers a completed delivery that it had forgotten', async () => {
    const store = memoryDedupeStore({ maxKeys: 1 })
    await store.reserve('a', { leaseMs: 1000 })
    await store.reserve('b', { leaseMs: 1000 })
    expect(await store.complete('a', '1', { ttlMs: 1000 })).toBe(true)
    expect(await store.reserve('a', { leaseMs: 1000 })).toEqual({ state: 'done' })
  })

  it('ignores the release of a delivery that it had forgotten', async () => {
    const store = memoryDedupeStore()
    await store.release('a', '1')
    expect(await store.reserve('a', { leaseMs: 1000 })).toEqual({ state: 'new', lease: '1' })
  })

  it('completes with a lost lease once the lease of the other call has ended too', async () => {
    let time = 0
    const store = memoryDedupeStore({ now: () => time })
    await store.reserve('a', { leaseMs: 10 })
    time = 10
    await store.reserve('a', { leaseMs: 10 })
    time = 19
    expect(await store.complete('a', '1', { ttlMs: 1000 })).toBe(false)
    time = 20
    expect(await store.complete('a', '1', { ttlMs: 1000 })).toBe(true)
  })

  it('bounds the memory of a long key', async () => {
    const store = memoryDedupeStore()
    const longKey = (number: number) => `${number}${'x'.repeat(1_000_000)}`
    collectGarbage()
    const before = process.memoryUsage().heapUsed
    for (let number = 0; number < 20; number++) await store.reserve(longKey(number), { leaseMs: 60_000 })
    collectGarbage()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000)
    expect((await store.reserve(longKey(7), { leaseMs: 60_000 })).state).toBe('in_progress')
    expect((await store.reserve(longKey(20), { leaseMs: 60_000 })).state).toBe('new')
  })

  it('completes and releases a delivery with a long key', async () => {
    const store = memoryDedupeStore()
    const [completed, released] = ['c'.repeat(257), 'r'.repeat(257)]
    const reserve = async (key: string) => store.reserve(key, { leaseMs: 60_000 })
    const leaseOf = async (key: string) => {
      const reservation = await reserve(key)
      return reservation.state === 'new' ? reservation.lease : ''
    }
    expect(await store.complete(completed, await leaseOf(completed), { ttlMs: 60_000 })).toBe(true)
    expect(await reserve(completed)).toEqual({ state: 'done' })
    await store.release(released, await leaseOf(released))
    expect((await reserve(released)).state).toBe('new')
  })

  it('rejects an invalid maxKeys', () => {
    expect(() => memoryDedupeStore({ maxKeys: 0 })).toThrow(/^memoryDedupeStore: maxKeys /)
  })
})
