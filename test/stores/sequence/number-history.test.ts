import { describe, expect, it } from 'vitest'
import { NumberHistory } from '../../../src/stores/sequence/number-history.js'

const most = 1024
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the history of the numbers of a channel', () => {
  it('takes any number as failed once more have failed than it remembers', () => {
    const history = new NumberHistory(false)
    for (const number of upTo(most)) history.addFailed(number)
    expect([history.mayHaveFailed(0), history.mayHaveFailed(most)]).toEqual([true, false])
    history.addFailed(0)
    expect(history.mayHaveFailed(most)).toBe(false)
    history.addFailed(most)
    expect([history.hasFailed(most), history.mayHaveFailed(most), history.mayHaveFailed(-1)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('forgets a failure whose retry succeeded, unless numbers can be shared', () => {
    const [own, shared] = [new NumberHistory(false), new NumberHistory(true)]
    for (const history of [own, shared]) {
      history.addFailed(7)
      history.addHandled(7, true)
    }
    expect([own.hasFailed(7), own.wasHandledLate(7)]).toEqual([false, true])
    expect([shared.hasFailed(7), shared.wasHandledLate(7)]).toEqual([true, false])
  })

  it('does not take a number that was handled on time for one that was handled late', () => {
    const history = new NumberHistory(false)
    history.addHandled(7, false)
    expect(history.wasHandledLate(7)).toBe(false)
  })

  it('remembers the last numbers that were handled late', () => {
    const history = new NumberHistory(false)
    for (const number of upTo(most)) history.addHandled(number, true)
    expect(history.wasHandledLate(0)).toBe(true)
    history.addHandled(most, true)
    expect([0, 1, most].map((number) => history.wasHandledLate(number))).toEqual([false, true, true])
  })
})
