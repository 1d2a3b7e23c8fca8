import { describe, expect, it } from 'vitest'
import { memoryDedupeStore } from '../../src/dedupe/memory.js'
import { describeDedupeStore } from './contract.js'

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
  it('forgets what was unused for longest beyond its bound', async () => {
    const store = memoryDedupeStore({ maxKeys: 2 })
    for (const key of ['a', 'b', 'c']) await store.reserve(key, { leaseMs: 1000 })
    expect((await store.reserve('b', { leaseMs: 1000 })).state).toBe('in_progress')
    expect((await store.reserve('a', { leaseMs: 1000 })).state).toBe('new')
  })

  it('refuses a bound that is not one', () => {
    expect(() => memoryDedupeStore({ maxKeys: 0 })).toThrow(TypeError)
  })
})
