import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { chain, firstIndex, type MaybePromise } from '../../../src/core/base/maybe-promise.js'

// What looks like a promise and is of no class that is known here.
const foreign: readonly [string, (value: boolean) => Promise<boolean>][] = [
  ['of another realm', (value) => runInNewContext(`Promise.resolve(${value})`)],
  ['that is a function', (value) => runInNewContext(`Object.assign(() => {}, { then: (done) => done(${value}) })`)],
  ['of a library', (value) => runInNewContext(`({ then: (done) => done(${value}) })`)],
]

describe('chain', () => {
  it('continues at once with a value', () => {
    expect(chain(1, (value) => value + 1)).toBe(2)
  })

  it('continues later with a promise', async () => {
    await expect(chain(Promise.resolve(1), (value) => value + 1)).resolves.toBe(2)
  })

  it.each(foreign)('waits for a promise %s, and does not take it for true', async (_, make) => {
    await expect(chain(make(false), (value) => (value ? 'accepted' : 'refused'))).resolves.toBe('refused')
  })

  it.each([null, undefined, 0, '', false, JSON.parse('{"then":1}'), JSON.parse('{"then":null}')])(
    'takes %j for a value',
    (value) => {
      expect(chain<unknown, unknown>(value, (same) => [same])).toEqual([value])
    },
  )

  it('passes a rejection on', async () => {
    await expect(chain(Promise.reject(new Error('no')), () => 'yes')).rejects.toThrow('no')
  })
})

describe('firstIndex', () => {
  const isThree = (item: number): boolean => item === 3
  const later = (item: number): MaybePromise<boolean> => Promise.resolve(item === 3)

  it.each([
    [[3, 1], 0],
    [[1, 2, 3, 3], 2],
    [[1, 2], -1],
    [[], -1],
  ])('finds in %j the index %i', async (items, index) => {
    expect(firstIndex(items, isThree)).toBe(index)
    expect(await firstIndex(items, later)).toBe(index)
  })

  it('asks no further than it must', async () => {
    const asked: number[] = []
    await firstIndex([1, 3, 4], (item) => asked.push(item) > 0 && item === 3)
    expect(asked).toEqual([1, 3])
  })

  it.each(foreign)('waits for a promise %s, and does not take it for true', async (_, make) => {
    expect(await firstIndex([1, 2], (item) => make(item === 2))).toBe(1)
    expect(await firstIndex([1, 2], () => make(false))).toBe(-1)
  })
})
