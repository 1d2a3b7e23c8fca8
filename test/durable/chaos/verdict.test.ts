import { describe, expect, it } from 'vitest'
import { toVerdict } from './verdict.mjs'

const sent = [
  { key: 'a', number: 1, from: 0, until: 10 },
  { key: 'a', number: 2, from: 20, until: 30 },
]
const good = ['begin a 1 1', 'done a 1', 'begin a 2 1', 'done a 2', '']
const limits = { inFlight: 1, left: 0, ordered: true }
const verdictOn = (lines: readonly string[], changed = {}) =>
  toVerdict(lines.join('\n'), sent, () => 0, { ...limits, ...changed })

describe('toVerdict', () => {
  it('passes a run without faults', () => {
    expect(verdictOn(good)).toMatchObject({ acknowledged: 2, handled: 2, lost: 0, repeated: 0, isBroken: false })
  })

  it('fails if a delivery is lost, or left in the inbox', () => {
    expect(verdictOn(good.slice(0, 3))).toMatchObject({ lost: 1, isBroken: true })
    expect(verdictOn(good, { left: 1 })).toMatchObject({ isBroken: true })
  })

  it('allows as many repeats as deliveries were in flight, and no more', () => {
    const again = ['begin a 2 2', 'done a 2']
    expect(verdictOn([...good, ...again])).toMatchObject({ repeated: 1, isBroken: false })
    expect(verdictOn([...good, ...again, ...again])).toMatchObject({ repeated: 2, isBroken: true })
  })

  it('fails if two deliveries of a key overlap, unless a process stood still', () => {
    const beside = ['begin a 1 1', 'done a 1', 'begin a 1 2', 'begin a 2 1', 'done a 1', 'done a 2']
    expect(verdictOn(beside)).toMatchObject({ outOfOrder: 0, beside: 1, isBroken: true })
    expect(verdictOn(beside, { overlaps: true })).toMatchObject({ beside: 1, isBroken: false })
  })

  it('fails if a late process handles what another one has passed, also after a standstill', () => {
    const stale = [...good, 'begin a 1 1', 'done a 1']
    expect(verdictOn(stale, { overlaps: true })).toMatchObject({ outOfOrder: 0, stale: 1, isBroken: true })
  })

  it('fails if a key is out of order, unless the engine has no order', () => {
    const disorder = ['begin a 2 1', 'done a 2', 'begin a 1 1', 'done a 1']
    expect(verdictOn(disorder)).toMatchObject({ outOfOrder: 1, isBroken: true })
    expect(verdictOn(disorder, { ordered: false })).toMatchObject({ lost: 0, isBroken: false })
  })
})
