import { describe, expect, it } from 'vitest'
import type { ChannelRecord, ChannelStore } from '../../../src/clients/channels/store.js'

/** A store under test, and a second connection to the same data. */
export interface ChannelStoreUnderTest {
  readonly store: ChannelStore
  readonly other: ChannelStore
  /** Lets time pass for the store: by its clock, or really. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Writes a text where a record is, past the store; only where records are texts. */
  readonly overwrite?: (id: string, text: string) => Promise<void>
}

const notRecords = ['', '{', 'null', '5', '"text"', '[]', '{}', '{"id":"x","watch":"y","token":"z","state":"active"}']

function recordOf(watch: string, change: Partial<ChannelRecord> = {}): ChannelRecord {
  return { id: crypto.randomUUID(), watch, token: 'token', state: 'pending', createdAt: 1, ...change }
}

/** What every channel store promises. */
export function describeChannelStore(name: string, open: () => Promise<ChannelStoreUnderTest>): void {
  const newName = () => `watch:${crypto.randomUUID()}`

  describe(name, () => {
    it('finds what was put, from everywhere, and nothing else', async () => {
      const { store, other } = await open()
      const record = recordOf(newName(), { resourceId: 'r', expiresAt: 5, state: 'active' })
      await store.put(record, { ttlMs: 60_000 })
      expect(await other.find(record.id)).toEqual(record)
      expect(await other.find(`${record.id}x`)).toBeUndefined()
    })

    it('keeps the last of several records with one id', async () => {
      const { store, other } = await open()
      const record = recordOf(newName())
      await store.put(record, { ttlMs: 60_000 })
      await other.put({ ...record, state: 'active', resourceId: 'r' }, {})
      expect(await store.find(record.id)).toMatchObject({ state: 'active', resourceId: 'r' })
      expect(await store.list(record.watch)).toHaveLength(1)
    })

    it('replaces a record only where it is still the one that was found', async () => {
      const { store, other, pass } = await open()
      const record = recordOf(newName(), { expiresAt: undefined })
      expect(await store.put(record, { expected: record })).toBe(false)
      expect(await store.put(record, {})).toBe(true)
      const found = await other.find(record.id)
      const asked = Array.from({ length: 10 }, (_, index) => ({
        ...record,
        state: 'active' as const,
        createdAt: index + 2,
      }))
      const done = await Promise.all(
        asked.map((next, index) => (index % 2 === 0 ? store : other).put(next, { expected: found, ttlMs: 60_000 })),
      )
      expect(done.filter(Boolean)).toHaveLength(1)
      const kept = await store.find(record.id)
      expect(asked[done.indexOf(true)]).toEqual(kept)
      await store.put(record, { ttlMs: 30 })
      await pass(80)
      expect(await store.put(record, { expected: record })).toBe(false)
      expect(await store.find(record.id)).toBeUndefined()
    })

    it('lists the records of a name', async () => {
      const { store, other } = await open()
      const [one, two] = [newName(), newName()]
      const records = [recordOf(one), recordOf(one), recordOf(two)]
      for (const record of records) await store.put(record, {})
      const ids = (await other.list(one)).map(({ id }) => id)
      expect(ids.sort()).toEqual([records[0]?.id, records[1]?.id].sort())
      expect(await other.list(newName())).toEqual([])
    })

    it('forgets a record after its time, and never one without', async () => {
      const { store, pass } = await open()
      const watch = newName()
      const [short, long] = [recordOf(watch), recordOf(watch)]
      await store.put(short, { ttlMs: 30 })
      await store.put(long, {})
      await pass(80)
      expect(await store.find(short.id)).toBeUndefined()
      expect(await store.list(watch)).toEqual([long])
    })

    it('removes a record, also one that is not there', async () => {
      const { store, other } = await open()
      const record = recordOf(newName())
      await store.put(record, {})
      await other.remove(record.id)
      await other.remove(record.id)
      expect([await store.find(record.id), await store.list(record.watch)]).toEqual([undefined, []])
    })

    it('takes any text as id and name', async () => {
      const { store } = await open()
      const base = newName()
      const texts = ['', '\0', '\ud800', '\ud801', 'x'.repeat(20_000), "'; DROP TABLE webhook_channels; --", '*']
      for (const text of texts) await store.put(recordOf(base + text, { id: base + text }), {})
      for (const text of texts) {
        expect(await store.find(base + text)).toMatchObject({ id: base + text })
        expect(await store.list(base + text)).toHaveLength(1)
      }
    })

    it.each(notRecords)('finds no record where somebody has written %j, and finds the others', async (text) => {
      const { store, other, overwrite } = await open()
      if (overwrite === undefined) return
      const watch = newName()
      const [one, two] = [recordOf(watch), recordOf(watch)]
      for (const record of [one, two]) await store.put(record, {})
      await overwrite(one.id, text)
      expect([await other.find(one.id), await other.list(watch)]).toEqual([undefined, [two]])
      expect(await store.put(one, {})).toBe(true)
      expect(await other.list(watch)).toHaveLength(2)
    })

    it('replaces a record that somebody has written in another way', async () => {
      const { store, other, overwrite } = await open()
      if (overwrite === undefined) return
      const record = recordOf(newName())
      await store.put(record, {})
      await overwrite(record.id, JSON.stringify({ note: 'by hand', ...record }, undefined, 2))
      const found = await store.find(record.id)
      expect(found).toEqual({ note: 'by hand', ...record })
      expect(await other.put({ ...record, state: 'active' }, { expected: found })).toBe(true)
      expect(await other.put({ ...record, state: 'stopping' }, { expected: found })).toBe(false)
      expect(await store.find(record.id)).toMatchObject({ state: 'active' })
    })

    it('gives a lease to one of 20 who ask at once, and to the next when it is given back', async () => {
      const { store, other } = await open()
      const watch = newName()
      const asked = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? store : other))
      const leases = await Promise.all(asked.map((one) => one.acquire(watch, { leaseMs: 60_000 })))
      const [lease, ...more] = leases.filter((one) => one !== undefined)
      expect(more).toEqual([])
      await other.release(watch, 'another lease')
      expect(await other.acquire(watch, { leaseMs: 60_000 })).toBeUndefined()
      await other.release(watch, lease ?? '')
      expect(await other.acquire(watch, { leaseMs: 60_000 })).toBeTypeOf('string')
    })

    it('gives a lease away when it has ended', async () => {
      const { store, other, pass } = await open()
      const watch = newName()
      const lost = (await store.acquire(watch, { leaseMs: 30 })) ?? ''
      await pass(80)
      expect(await other.acquire(watch, { leaseMs: 60_000 })).toBeTypeOf('string')
      await store.release(watch, lost)
      expect(await store.acquire(watch, { leaseMs: 60_000 })).toBeUndefined()
    })
  })
}
