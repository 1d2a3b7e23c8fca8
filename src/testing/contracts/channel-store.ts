import assert from 'node:assert/strict'
import type { ChannelRecord, ChannelStore } from '../../clients/channels/store.js'
import { type ContractCase, toCases } from './contract-case.js'

/** A channel store for {@link channelStoreContract}. */
export interface ChannelStoreSubject {
  readonly store: ChannelStore
  /** A second connection to the same data, as another process has it; the same object if the store is not shared. */
  readonly other: ChannelStore
  /** Lets time pass for the store: advances its clock, or sleeps. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Replaces a record with a text, bypassing the store. Only for stores that keep records as text. */
  readonly overwrite?: (id: string, text: string) => Promise<void>
}

const notRecords = ['', '{', 'null', '5', '"text"', '[]', '{}', '{"id":"x","watch":"y","token":"z","state":"active"}']

const newName = () => `watch:${crypto.randomUUID()}`

function recordOf(watch: string, changes: Partial<ChannelRecord> = {}): ChannelRecord {
  return { id: crypto.randomUUID(), watch, token: 'token', state: 'pending', createdAt: 1, ...changes }
}

// A store may keep `undefined`, or leave the property out.
function equalRecords(actual: unknown, expected: unknown): void {
  assert.deepEqual(toJson(actual), toJson(expected))
}

function toJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

const cases: Readonly<Record<string, (subject: ChannelStoreSubject) => Promise<void>>> = {
  async 'finds a record on every connection, and only by its id'({ store, other }) {
    const record = recordOf(newName(), { resourceId: 'r', expiresAt: 5, state: 'active' })
    await store.put(record, { ttlMs: 60_000 })
    equalRecords(await other.find(record.id), record)
    assert.equal(await other.find(`${record.id}x`), undefined)
  },

  async 'keeps the last of several records with the same id'({ store, other }) {
    const record = recordOf(newName())
    await store.put(record, { ttlMs: 60_000 })
    await other.put({ ...record, state: 'active', resourceId: 'r' }, {})
    equalRecords(await store.find(record.id), { ...record, state: 'active', resourceId: 'r' })
    assert.equal((await store.list(record.watch)).length, 1)
  },

  async 'replaces a record only if it has not changed since it was read'({ store, other, pass }) {
    const record = recordOf(newName(), { expiresAt: undefined })
    assert.equal(await store.put(record, { expected: record }), false)
    assert.equal(await store.put(record, {}), true)
    const found = await other.find(record.id)
    const offered = Array.from({ length: 10 }, (_, index) => ({
      ...record,
      state: 'active' as const,
      createdAt: index + 2,
    }))
    const done = await Promise.all(
      offered.map((next, index) => (index % 2 === 0 ? store : other).put(next, { expected: found, ttlMs: 60_000 })),
    )
    assert.equal(done.filter(Boolean).length, 1)
    equalRecords(await store.find(record.id), offered[done.indexOf(true)])
    await store.put(record, { ttlMs: 30 })
    await pass(80)
    assert.equal(await store.put(record, { expected: record }), false)
    assert.equal(await store.find(record.id), undefined)
  },

  async 'lists the records of a name'({ store, other }) {
    const [one, two] = [newName(), newName()]
    const records = [recordOf(one), recordOf(one), recordOf(two)]
    for (const record of records) await store.put(record, {})
    const ids = (await other.list(one)).map(({ id }) => id)
    assert.deepEqual(new Set(ids), new Set([records[0]?.id, records[1]?.id]))
    assert.equal(ids.length, 2)
    assert.deepEqual(await other.list(newName()), [])
  },

  async 'forgets a record after its time, and keeps a record without one'({ store, pass }) {
    const watch = newName()
    const [short, long] = [recordOf(watch), recordOf(watch)]
    await store.put(short, { ttlMs: 30 })
    await store.put(long, {})
    await pass(80)
    assert.equal(await store.find(short.id), undefined)
    equalRecords(await store.list(watch), [long])
  },

  async 'removes a record, and ignores a second removal'({ store, other }) {
    const record = recordOf(newName())
    await store.put(record, {})
    await other.remove(record.id)
    await other.remove(record.id)
    assert.equal(await store.find(record.id), undefined)
    assert.deepEqual(await store.list(record.watch), [])
  },

  async 'accepts any text as id and name'({ store }) {
    const base = newName()
    const texts = ['', '\0', '\ud800', '\ud801', 'x'.repeat(20_000), "'; DROP TABLE webhook_channels; --", '*']
    for (const text of texts) await store.put(recordOf(base + text, { id: base + text }), {})
    for (const text of texts) {
      assert.equal((await store.find(base + text))?.id, base + text)
      assert.equal((await store.list(base + text)).length, 1)
    }
  },

  async 'ignores texts that are not records, and lists the others'({ store, other, overwrite }) {
    if (overwrite === undefined) return
    for (const text of notRecords) {
      const watch = newName()
      const [one, two] = [recordOf(watch), recordOf(watch)]
      for (const record of [one, two]) await store.put(record, {})
      await overwrite(one.id, text)
      assert.equal(await other.find(one.id), undefined)
      equalRecords(await other.list(watch), [two])
      assert.equal(await store.put(one, {}), true)
      assert.equal((await other.list(watch)).length, 2)
    }
  },

  async 'replaces a record that was formatted by hand'({ store, other, overwrite }) {
    if (overwrite === undefined) return
    const record = recordOf(newName())
    await store.put(record, {})
    await overwrite(record.id, JSON.stringify({ note: 'by hand', ...record }, undefined, 2))
    const found = await store.find(record.id)
    equalRecords(found, { note: 'by hand', ...record })
    assert.equal(await other.put({ ...record, state: 'active' }, { expected: found }), true)
    assert.equal(await other.put({ ...record, state: 'stopping' }, { expected: found }), false)
    assert.equal((await store.find(record.id))?.state, 'active')
  },

  async 'gives a lease to one of 20 concurrent calls, and to the next after its release'({ store, other }) {
    const watch = newName()
    const calls = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? store : other))
    const leases = await Promise.all(calls.map((one) => one.acquire(watch, { leaseMs: 60_000 })))
    const [lease, ...more] = leases.filter((one) => one !== undefined)
    assert.deepEqual(more, [])
    await other.release(watch, 'another lease')
    assert.equal(await other.acquire(watch, { leaseMs: 60_000 }), undefined)
    await other.release(watch, lease ?? '')
    assert.equal(typeof (await other.acquire(watch, { leaseMs: 60_000 })), 'string')
  },

  async 'gives a lease away when it has ended'({ store, other, pass }) {
    const watch = newName()
    const lost = (await store.acquire(watch, { leaseMs: 30 })) ?? ''
    await pass(80)
    assert.equal(typeof (await other.acquire(watch, { leaseMs: 60_000 })), 'string')
    await store.release(watch, lost)
    assert.equal(await store.acquire(watch, { leaseMs: 60_000 }), undefined)
  },
}

/**
 * The contract of a {@link ChannelStore}, as test cases for any test runner.
 *
 * @param open - opens the store; called once for each case
 *
 * @example
 * for (const { name, run } of channelStoreContract(openMyStore)) it(name, run)
 */
export function channelStoreContract(open: () => Promise<ChannelStoreSubject>): readonly ContractCase[] {
  return toCases(cases, async (test) => test(await open()))
}
