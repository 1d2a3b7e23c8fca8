import { describe, expect, it } from 'vitest'
import { judge } from './judge.mjs'

const good = ['begin a 1 1', 'done a 1', 'begin b 1 1', 'begin a 2 1', 'done b 1', 'done a 2', '']
const sent = [
  { key: 'a', number: 1, from: 0, until: 10 },
  { key: 'b', number: 1, from: 0, until: 10 },
  { key: 'a', number: 2, from: 20, until: 30 },
]

function verdictOn(lines: readonly string[], recordedAt?: () => number) {
  const { lost, again, outOfOrder, beside } = judge(lines.join('\n'), sent, () => 0, recordedAt)
  return { lost, again, outOfOrder, beside }
}

const nothing = { lost: 0, again: 0, outOfOrder: 0, beside: 0 }

describe('judge', () => {
  it('finds no fault if every promise was kept', () => {
    expect(verdictOn(good)).toEqual(nothing)
    expect(judge(good.join('\n'), sent, () => 0)).toMatchObject({
      acknowledged: 3,
      handled: 3,
      attempts: 3,
      inverted: 0,
    })
  })

  it('finds a delivery that is begun after a later one was done, unless it was late itself', () => {
    const again = ['begin a 1 2', 'done a 1']
    expect(judge([...good, ...again].join('\n'), sent, () => 0).stale).toBe(1)
    const late = ['begin a 2 1', 'done a 2', 'begin a 1 1', 'done a 1', 'killed']
    expect(judge([...late, ...again].join('\n'), sent, () => 0).stale).toBe(0)
  })

  it('allows a retry of a delivery that was interrupted or failed', () => {
    expect(verdictOn(['begin a 1 1', 'killed', ...good])).toEqual(nothing)
    expect(verdictOn(['begin a 1 1', 'done a 1', 'killed', ...good])).toEqual(nothing)
    expect(verdictOn(['begin a 1 1', 'failed a 1', ...good])).toEqual(nothing)
  })

  it('finds a delivery that was acknowledged but not handled', () => {
    expect(verdictOn(good.filter((line) => line !== 'done b 1'))).toEqual({ ...nothing, lost: 1 })
  })

  it('finds a delivery that was handled again after it was recorded as handled', () => {
    const recordedAt = () => good.slice(0, 2).join('\n').length + 1
    expect(verdictOn(good.slice(0, 2), recordedAt)).toMatchObject({ again: 0 })
    expect(verdictOn([...good.slice(0, 2), 'begin a 1 2', 'done a 1'], recordedAt)).toMatchObject({ again: 1 })
  })

  it('finds a delivery that was handled out of order', () => {
    expect(verdictOn(['begin a 2 1', ...good])).toMatchObject({ outOfOrder: 1 })
  })

  it('finds a number that began before a lower one that arrived while it settled', () => {
    const byNumber = [
      { key: 'n', number: 2, from: 0, until: 10 },
      { key: 'n', number: 1, from: 20, until: 100 },
    ]
    const wrong = 'begin n 2 1\ndone n 2\nbegin n 1 1\ndone n 1\n'
    const right = 'begin n 1 1\ndone n 1\nbegin n 2 1\ndone n 2\n'
    expect(judge(wrong, byNumber, () => 101)).toMatchObject({ outOfOrder: 1, late: 0, inverted: 1 })
    expect(judge(wrong, byNumber, () => 100)).toMatchObject({ outOfOrder: 0, late: 1, inverted: 1 })
    expect(judge(right, byNumber, () => 101)).toMatchObject({ outOfOrder: 0, late: 0, inverted: 1 })
  })

  it('allows a number to be late if a higher one had settled, even behind another one', () => {
    const byNumber = [
      { key: 'n', number: 4, from: 0, until: 10 },
      { key: 'n', number: 2, from: 90, until: 99 },
      { key: 'n', number: 1, from: 110, until: 120 },
    ]
    const log = 'begin n 2 1\ndone n 2\nbegin n 1 1\ndone n 1\nbegin n 4 1\ndone n 4\n'
    expect(judge(log, byNumber, () => 100)).toMatchObject({ outOfOrder: 0, late: 1 })
    expect(judge(log, byNumber, () => 121)).toMatchObject({ outOfOrder: 1, late: 0 })
  })

  it('finds a number that began while a lower one waited for a retry', () => {
    const failed = 'begin a 1 1\nfailed a 1\nbegin a 2 1\n'
    expect(judge(failed, sent, () => 0)).toMatchObject({ outOfOrder: 1, beside: 0 })
  })

  it('finds two deliveries of a key that were handled at the same time', () => {
    const beside = ['begin a 1 1', 'done a 1', 'begin a 1 2', 'begin a 2 1', ...good.slice(4), 'begin b 1 1']
    expect(verdictOn(beside)).toMatchObject({ beside: 1 })
  })

  it('refuses a log with deliveries that were not sent', () => {
    expect(() => verdictOn(['begin c 1 1'])).toThrow('c-1 was not sent')
  })
})
