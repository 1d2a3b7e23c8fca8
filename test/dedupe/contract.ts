import { describe, expect, it } from 'vitest'
import type { DedupeStore } from '../../src/dedupe/store.js'

/** A store under test, and a second connection to the same data. */
export interface StoreUnderTest {
  readonly store: DedupeStore
  readonly other: DedupeStore
  /** Lets time pass for the store: by its clock, or really. */
  readonly pass: (milliseconds: number) => Promise<void>
}

/** What every dedupe store promises. */
export function describeDedupeStore(name: string, open: () => Promise<StoreUnderTest>): void {
  const key = () => `endpoint:${crypto.randomUUID()}`
  const lease = { leaseMs: 60_000 }
  const ttl = { ttlMs: 60_000 }

  async function reserveNew(store: DedupeStore, name: string, leaseMs = 60_000): Promise<string> {
    const reservation = await store.reserve(name, { leaseMs })
    if (reservation.state !== 'new') throw new Error(`expected a new reservation, got ${reservation.state}`)
    return reservation.lease
  }

  describe(name, () => {
    it('gives a delivery to one of 50 who ask at once', async () => {
      const { store, other } = await open()
      const name = key()
      const reservations = await Promise.all(
        Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? store : other).reserve(name, lease)),
      )
      const states = reservations.map(({ state }) => state).sort()
      expect(states).toEqual([...Array.from({ length: 49 }, () => 'in_progress'), 'new'])
    })

    it('says that a completed delivery is done, to everybody', async () => {
      const { store, other } = await open()
      const name = key()
      expect(await store.complete(name, await reserveNew(store, name), ttl)).toBe(true)
      expect(await store.reserve(name, lease)).toEqual({ state: 'done' })
      expect(await other.reserve(name, lease)).toEqual({ state: 'done' })
    })

    it('gives a released delivery to the next who asks', async () => {
      const { store, other } = await open()
      const name = key()
      await store.release(name, await reserveNew(store, name))
      expect((await other.reserve(name, lease)).state).toBe('new')
    })

    it('does not let anybody release what is not theirs', async () => {
      const { store, other } = await open()
      const name = key()
      const mine = await reserveNew(store, name)
      await other.release(name, 'another lease')
      expect(await other.reserve(name, lease)).toEqual({ state: 'in_progress' })
      await store.complete(name, mine, ttl)
      await store.release(name, mine)
      expect(await store.reserve(name, lease)).toEqual({ state: 'done' })
    })

    it('gives a delivery away when its lease has ended, and tells the one who completes it too late', async () => {
      const { store, other, pass } = await open()
      const name = key()
      const lost = await reserveNew(store, name, 30)
      await pass(60)
      const current = await reserveNew(other, name)
      expect(await store.complete(name, lost, ttl)).toBe(false)
      await store.release(name, lost)
      expect(await store.reserve(name, lease)).toEqual({ state: 'in_progress' })
      expect(await other.complete(name, current, ttl)).toBe(true)
      expect(await store.complete(name, lost, ttl)).toBe(false)
    })

    it('completes after the lease has ended where nobody else took the delivery', async () => {
      const { store, pass } = await open()
      const name = key()
      const late = await reserveNew(store, name, 30)
      await pass(60)
      expect(await store.complete(name, late, ttl)).toBe(true)
      expect(await store.reserve(name, lease)).toEqual({ state: 'done' })
    })

    it('forgets what was done after its time', async () => {
      const { store, pass } = await open()
      const name = key()
      await store.complete(name, await reserveNew(store, name), { ttlMs: 30 })
      await pass(60)
      expect((await store.reserve(name, lease)).state).toBe('new')
    })

    it('takes any text as a key and keeps different keys apart', async () => {
      const { store } = await open()
      const base = key()
      const keys = ['', '\0', '\ud800', '\ud801', '\ufffd', 'x'.repeat(20_000), "'; DROP TABLE webhook_dedupe; --"]
      for (const part of keys) expect((await store.reserve(base + part, lease)).state).toBe('new')
      for (const part of keys) expect((await store.reserve(base + part, lease)).state).toBe('in_progress')
    })
  })
}
