import { describe, expect, it } from 'vitest'
import { judge } from './judge.mjs'
import { toStoredId } from './provider.mjs'

const good = ['begin a 1 1', 'done a 1', 'begin b 1 1', 'begin a 2 1', 'done b 1', 'done a 2', '']

function verdictOn(lines: readonly string[], recorded: ReadonlyMap<string, number> = new Map()) {
  const { lost, again, outOfOrder, beside } = judge(lines.join('\n'), ['a-1', 'a-2', 'b-1'], recorded)
  return { lost, again, outOfOrder, beside }
}

const nothing = { lost: 0, again: 0, outOfOrder: 0, beside: 0 }

describe('judge', () => {
  it('finds nothing where every promise was kept', () => {
    expect(verdictOn(good)).toEqual(nothing)
  })

  it('lets a delivery that was interrupted be handled again', () => {
    expect(verdictOn(['begin a 1 1', 'killed', ...good])).toEqual(nothing)
    expect(verdictOn(['begin a 1 1', 'done a 1', 'killed', ...good])).toEqual(nothing)
  })

  it('finds what was acknowledged and not handled', () => {
    expect(verdictOn(good.filter((line) => line !== 'done b 1'))).toEqual({ ...nothing, lost: 1 })
  })

  it('finds what was handled again after it was recorded as handled', () => {
    const recorded = new Map([[toStoredId('a', 1), good.slice(0, 2).join('\n').length + 1]])
    expect(verdictOn(good, recorded)).toEqual(nothing)
    const repeated = [...good.slice(0, 2), 'begin a 1 2', 'done a 1', ...good.slice(2)]
    expect(verdictOn(repeated, recorded)).toEqual({ ...nothing, again: 1 })
  })

  it('finds what was handled before its turn', () => {
    expect(verdictOn(['begin a 2 1', ...good])).toMatchObject({ outOfOrder: 1 })
  })

  it('finds two of one key that were handled at one time', () => {
    expect(
      verdictOn(['begin a 1 1', 'done a 1', 'begin a 1 2', 'begin a 2 1', ...good.slice(4), 'begin b 1 1']),
    ).toMatchObject({
      beside: 1,
    })
  })
})
