import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Linked, RecentlyUsed } from '../../../src/stores/dedupe/memory/recently-used.js'
import { runs } from '../../runs.js'

/** The same rule, over a list in the order of use. */
class Model {
  #entries: (readonly [key: string, value: number])[] = []

  constructor(readonly maxKeys: number) {}

  get(key: string): number | undefined {
    const found = this.#entries.find(([name]) => name === key)
    if (found === undefined) return undefined
    this.#entries = [...this.#entries.filter((entry) => entry !== found), found]
    return found[1]
  }

  set(key: string, value: number): void {
    this.delete(key)
    this.#entries = [...this.#entries, [key, value] as const].slice(-this.maxKeys)
  }

  delete(key: string): void {
    this.#entries = this.#entries.filter(([name]) => name !== key)
  }
}

interface Entry extends Linked<Entry> {
  value: number
}

describe('RecentlyUsed', () => {
  it('forgets the oldest entry first after one in the middle was used', () => {
    const entries = new RecentlyUsed<Entry>(3)
    const add = (key: string) => entries.add({ key, value: 0, older: undefined, newer: undefined })
    for (const key of ['a', 'b', 'c']) add(key)
    entries.get('b')
    for (const key of ['d', 'e']) add(key)
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => entries.get(key) !== undefined)).toEqual(['b', 'd', 'e'])
  })

  it('forgets the least recently used entry, and nothing else', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    const call = fc.oneof(
      fc.record({ name: fc.constant('get' as const), key }),
      fc.record({ name: fc.constant('set' as const), key, value: fc.nat() }),
      fc.record({ name: fc.constant('delete' as const), key }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(call, { maxLength: 60 }), (maxKeys, calls) => {
        const [entries, model] = [new RecentlyUsed<Entry>(maxKeys), new Model(maxKeys)]
        for (const each of calls) {
          if (each.name === 'set') {
            const { key, value } = each
            const entry = entries.get(key)
            if (entry === undefined) entries.add({ key, value, older: undefined, newer: undefined })
            else entry.value = value
            model.set(key, value)
          } else if (each.name === 'get') expect(entries.get(each.key)?.value).toBe(model.get(each.key))
          else {
            entries.delete(each.key)
            model.delete(each.key)
          }
        }
        for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) expect(entries.get(name)?.value).toBe(model.get(name))
      }),
      { numRuns: runs(500) },
    )
  })
})
