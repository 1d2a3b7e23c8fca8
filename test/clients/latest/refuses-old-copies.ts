import { expect, it } from 'vitest'
import type { Fence } from '../../../src/clients/latest/index.js'

/** A store of objects with a fence. */
export interface RecipeStore {
  write(id: string, object: object | undefined, fence?: Fence): Promise<void>
  /** The body that is stored. */
  read(id: string): Promise<string | undefined>
}

/** What each store of the page must do. */
export function refusesOldCopies({ write, read }: RecipeStore): void {
  it('refuses an older copy, and takes an equal one', async () => {
    await write('a', { n: 1 }, 5)
    await write('a', { n: 2 }, 4)
    expect(await read('a')).toBe('{"n":1}')
    await write('a', { n: 3 }, 5)
    expect(await read('a')).toBe('{"n":3}')
  })

  it('compares numbers, and not texts', async () => {
    await write('b', { n: 1 }, 9)
    await write('b', { n: 2 }, 1_795_827_723_456)
    expect(await read('b')).toBe('{"n":2}')
  })

  it('keeps an object deleted', async () => {
    await write('c', { n: 1 }, 1)
    await write('c', undefined)
    await write('c', { n: 2 }, 9)
    expect(await read('c')).toBeUndefined()
    await write('never seen', undefined)
    await write('never seen', { n: 1 }, 1)
    expect(await read('never seen')).toBeUndefined()
  })

  it('ends with the newest of many copies at the same time', async () => {
    const fences = Array.from({ length: 20 }, (_, index) => (index * 7) % 20)
    await Promise.all(fences.map((fence) => write('d', { n: fence }, fence)))
    expect(await read('d')).toBe('{"n":19}')
  })
}
