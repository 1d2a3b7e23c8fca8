import assert from 'node:assert/strict'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import { type ContractCase, toCases } from './contract-case.js'

/** A dedupe store for {@link dedupeStoreContract}. */
export interface DedupeStoreSubject {
  readonly store: DedupeStore
  /** A second connection to the same data, as another process has it; the same object if the store is not shared. */
  readonly other: DedupeStore
  /** Lets time pass for the store: advances its clock, or sleeps. */
  readonly pass: (milliseconds: number) => Promise<void>
}

const lease = { leaseMs: 60_000 }
const ttl = { ttlMs: 60_000 }

const newKey = () => `endpoint:${crypto.randomUUID()}`

async function reserveNew(store: DedupeStore, key: string, leaseMs = 60_000): Promise<string> {
  const reservation = await store.reserve(key, { leaseMs })
  assert.equal(reservation.state, 'new')
  return 'lease' in reservation ? reservation.lease : ''
}

const cases: Readonly<Record<string, (subject: DedupeStoreSubject) => Promise<void>>> = {
  async 'gives a delivery to one of 50 concurrent calls'({ store, other }) {
    const key = newKey()
    const calls = Array.from({ length: 50 }, async (_, index) => (index % 2 === 0 ? store : other).reserve(key, lease))
    const states = (await Promise.all(calls)).map(({ state }) => state).sort()
    assert.deepEqual(states, [...Array.from({ length: 49 }, () => 'in_progress'), 'new'])
  },

  async 'reports a completed delivery as done on every connection'({ store, other }) {
    const key = newKey()
    assert.equal(await store.complete(key, await reserveNew(store, key), ttl), true)
    assert.deepEqual(await store.reserve(key, lease), { state: 'done' })
    assert.deepEqual(await other.reserve(key, lease), { state: 'done' })
  },

  async 'gives a released delivery to the next call'({ store, other }) {
    const key = newKey()
    await store.release(key, await reserveNew(store, key))
    await reserveNew(other, key)
  },

  async 'ignores a release with another lease, or after completion'({ store, other }) {
    const key = newKey()
    const mine = await reserveNew(store, key)
    await other.release(key, 'another lease')
    assert.deepEqual(await other.reserve(key, lease), { state: 'in_progress' })
    await store.complete(key, mine, ttl)
    await store.release(key, mine)
    assert.deepEqual(await store.reserve(key, lease), { state: 'done' })
  },

  async 'gives a delivery away when its lease has ended, and refuses the late completion'({ store, other, pass }) {
    const key = newKey()
    const lost = await reserveNew(store, key, 30)
    await pass(60)
    const current = await reserveNew(other, key)
    assert.equal(await store.complete(key, lost, ttl), false)
    await store.release(key, lost)
    assert.deepEqual(await store.reserve(key, lease), { state: 'in_progress' })
    assert.equal(await other.complete(key, current, ttl), true)
    assert.equal(await store.complete(key, lost, ttl), false)
  },

  async 'completes after the lease has ended if no other call took the delivery'({ store, pass }) {
    const key = newKey()
    const late = await reserveNew(store, key, 30)
    await pass(60)
    assert.equal(await store.complete(key, late, ttl), true)
    assert.deepEqual(await store.reserve(key, lease), { state: 'done' })
  },

  async 'forgets a completed delivery after its time to live'({ store, pass }) {
    const key = newKey()
    await store.complete(key, await reserveNew(store, key), { ttlMs: 30 })
    await pass(60)
    await reserveNew(store, key)
  },

  async 'accepts any text as a key, and keeps different keys apart'({ store }) {
    const base = newKey()
    const keys = ['', '\0', '\ud800', '\ud801', '\ufffd', 'x'.repeat(20_000), "'; DROP TABLE webhook_dedupe; --"]
    for (const part of keys) await reserveNew(store, base + part)
    for (const part of keys) assert.equal((await store.reserve(base + part, lease)).state, 'in_progress')
  },
}

/**
 * The contract of a {@link DedupeStore}, as test cases for any test runner.
 *
 * @param open - opens the store; called once for each case
 *
 * @example
 * for (const { name, run } of dedupeStoreContract(openMyStore)) it(name, run)
 */
export function dedupeStoreContract(open: () => Promise<DedupeStoreSubject>): readonly ContractCase[] {
  return toCases(cases, async (test) => test(await open()))
}
