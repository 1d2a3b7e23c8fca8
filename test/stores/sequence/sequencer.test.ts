import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSequencer, type SequencerOptions } from '../../../src/stores/sequence/sequencer.js'
import { countingTimers } from '../../own-timers.js'
import { runs } from '../../runs.js'
import { scenario } from './scenario.js'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

describe('createSequencer', () => {
  it.each([
    ['mode', { mode: 'sideways' }],
    ['maxWaitMs', { maxWaitMs: -1 }],
    ['maxChannels', { maxChannels: 0 }],
    ['idleMs', { idleMs: Number.NaN }],
    ['late', { late: 'never' }],
    ['onFailure', { onFailure: 'cry' }],
    ['maxHeld', { maxHeld: 0 }],
    ['first', { first: 0.5 }],
  ])('rejects an invalid %s', (option, wrong) => {
    expect(() => createSequencer({ mode: 'contiguous', maxWaitMs: 1, ...wrong } as SequencerOptions)).toThrow(
      new RegExp(`^createSequencer: ${option} `),
    )
  })

  it('handles a shuffled channel in order and settles each delivery after its task', async () => {
    const { send, handled, answers, pass } = scenario()
    for (const number of [3, 1, 4, 2]) void send(number, { takeMs: 10 })
    await pass(15)
    expect(handled).toEqual([1, 2])
    expect([...answers]).toEqual([['1', 'ran']])
    await pass(30)
    expect(handled).toEqual([1, 2, 3, 4])
    expect([...answers.values()]).toEqual(['ran', 'ran', 'ran', 'ran'])
  })

  it('runs channels independently of one another', async () => {
    const { sequencer, pass } = scenario()
    const log: string[] = []
    const run = (channel: string, number: number) =>
      sequencer.run({ channel, number }, async () => {
        log.push(channel + number)
      })
    void run('a', 2)
    void run('b', 1)
    await pass(0)
    expect(log).toEqual(['b1'])
  })

  it('says what a channel waits for, since when and until when', async () => {
    const { sequencer, send, pass } = scenario()
    expect(sequencer.waits()).toEqual([])
    await send(1)
    await pass(100)
    void send(4)
    void send(6)
    expect(sequencer.waits()).toMatchObject([{ from: 2, to: 3, held: 2, since: 100, until: 1_100 }])
    void send(2)
    await pass(0)
    expect(sequencer.waits()).toMatchObject([{ from: 3, to: 3, held: 2 }])
    await pass(1_000)
    expect(sequencer.waits()).toEqual([])
  })

  it('stops waiting for a missing number when told to, and handles it as late', async () => {
    const { sequencer, send, handled, gaps, pass } = scenario()
    await send(1)
    void send(4)
    const channel = sequencer.waits()[0]?.channel ?? ''
    expect(sequencer.skip(channel, 4)).toBe(false)
    expect(sequencer.skip('unknown', 2)).toBe(false)
    expect(sequencer.skip(channel, 2)).toBe(true)
    await pass(0)
    expect(handled).toEqual([1])
    expect(sequencer.skip(channel, 3)).toBe(true)
    await pass(0)
    expect(handled).toEqual([1, 4])
    expect(gaps).toEqual([
      { from: 2, to: 2 },
      { from: 3, to: 3 },
    ])
    await send(3)
    expect(handled).toEqual([1, 4, 'late 3'])
  })

  it('says which numbers may still come before a held one in increasing mode, and stops waiting for them', async () => {
    const { sequencer, send, handled, pass } = scenario({ mode: 'increasing' })
    await send(1)
    await pass(100)
    void send(17)
    expect(sequencer.waits()).toMatchObject([{ from: 2, to: 16, held: 1, since: 100, until: 1_100 }])
    expect(sequencer.skip('a', 17)).toBe(false)
    expect(sequencer.skip('a', 9)).toBe(true)
    await pass(0)
    expect(sequencer.waits()).toMatchObject([{ from: 10, to: 16 }])
    expect(sequencer.skip('a', 16)).toBe(true)
    await pass(0)
    expect(handled).toEqual([1, 17])
    await send(16)
    expect(handled).toEqual([1, 17, 'late 16'])
    expect(sequencer.waits()).toEqual([])
  })

  it('waits for no number before the first one of a channel in increasing mode', async () => {
    const sequencer = createSequencer({ mode: 'increasing', maxWaitMs: 1_000 })
    const first = sequencer.run({ channel: 'a', number: 17 }, async () => {})
    expect(sequencer.waits()).toEqual([])
    await sequencer.close()
    expect((await first).state).toBe('ran')
  })

  it('waits for no number in timestamp mode', async () => {
    const { sequencer, send, handled, pass } = scenario({ mode: 'timestamp' })
    void send(3.5)
    expect(sequencer.waits()).toEqual([])
    expect(sequencer.skip('a', 3)).toBe(false)
    await pass(1_000)
    expect(handled).toEqual([3.5])
  })

  it('skips nothing while a handler runs or nothing is held', async () => {
    const { sequencer, send, handled, pass } = scenario()
    void send(1, { takeMs: 100, fail: true })
    void send(2)
    expect([sequencer.waits(), sequencer.skip('a', 1)]).toEqual([[], false])
    await pass(100)
    expect(sequencer.waits()).toMatchObject([{ from: 1, to: 1, held: 1, until: 1_100 }])
    await send(1)
    await pass(0)
    expect(handled).toEqual([1, 1, 2])
    await send(3, { fail: true })
    expect([sequencer.waits(), sequencer.skip('a', 3)]).toEqual([[], false])
  })

  it('stops waiting for the retry of a failed delivery when told to', async () => {
    const sequencer = createSequencer({ mode: 'contiguous', first: 1, maxWaitMs: 1_000 })
    const place = (number: number) => ({ channel: 'a', number })
    await expect(sequencer.run(place(1), () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    const second = sequencer.run(place(2), async () => 'second')
    expect(sequencer.waits()).toMatchObject([{ channel: 'a', from: 1, to: 1, held: 1, until: 1_000 }])
    expect(sequencer.skip('a', 1)).toBe(true)
    expect(await second).toEqual({ state: 'ran', value: 'second' })
    expect(await sequencer.run(place(1), async () => 'again')).toEqual({ state: 'ran', value: 'again' })
  })

  it('skips a gap after maxWaitMs, reports it, and handles a missing number as late', async () => {
    const { send, handled, answers, gaps, pass } = scenario()
    void send(3)
    await pass(999)
    expect(handled).toEqual([])
    await pass(1)
    expect(handled).toEqual([3])
    expect(gaps).toEqual([{ from: 1, to: 2 }])
    await send(2)
    expect(handled).toEqual([3, 'late 2'])
    expect(answers.get('2')).toBe('ran')
  })

  it.each([
    ['drop', 'dropped'],
    ['refuse', 'refused late'],
  ] as const)('applies the option late: %s', async (late, answer) => {
    const { send, handled, answers, pass } = scenario({ late })
    void send(2)
    await pass(1000)
    await send(1)
    expect(answers.get('1')).toBe(answer)
    expect(handled).toEqual([2])
  })

  it('distinguishes a handled number from one in progress', async () => {
    const { send, answers, pass } = scenario()
    void send(1, { takeMs: 10 })
    void send(3)
    await send(1, { as: 'again' })
    await send(3, { as: 'again 3' })
    expect(answers.get('again')).toBe('refused in_progress')
    expect(answers.get('again 3')).toBe('refused in_progress')
    await pass(10)
    await send(1, { as: 'once more' })
    expect(answers.get('once more')).toBe('duplicate')
  })

  it('refuses numbers that are too far ahead or invalid', async () => {
    const { send, answers } = scenario({ maxHeld: 2 })
    await send(3)
    await send(Number.NaN)
    expect([...answers.values()]).toEqual(['refused too_far_ahead', 'refused invalid'])
  })

  it('continues with a number that was too far ahead when it is retried after the wait', async () => {
    const { send, handled, gaps, pass } = scenario({ maxHeld: 2 })
    await send(9)
    await pass(999)
    await send(9)
    expect(handled).toEqual([])
    await pass(1)
    await send(9)
    expect(handled).toEqual([9])
    expect(gaps).toEqual([{ from: 1, to: 8 }])
  })

  it('holds a channel whose task failed until the number is retried', async () => {
    const { send, handled, answers, gaps, pass } = scenario()
    void send(1, { fail: true })
    void send(2)
    await pass(900)
    expect(answers.get('1')).toBe('failed')
    expect(handled).toEqual([1])
    await send(1, { as: 'retry' })
    await pass(0)
    expect(handled).toEqual([1, 1, 2])
    expect(gaps).toEqual([])
  })

  it.each(['contiguous', 'increasing'] as const)(
    'does not extend the wait when a number fails repeatedly (%s)',
    async (mode) => {
      const { send, handled, pass } = scenario({ mode })
      await send(1, { fail: true })
      void send(2)
      for (let tries = 0; tries < 3; tries++) {
        await pass(400)
        await send(1, { fail: true })
      }
      expect(handled).toEqual([1, 1, 1, 2, 'late 1'])
    },
  )

  it('continues without the failed number after the wait, and never treats it as handled', async () => {
    const { send, handled, answers, pass } = scenario({ late: 'drop' })
    void send(1, { fail: true })
    void send(2)
    await pass(1000)
    expect(handled).toEqual([1, 2])
    await send(1, { as: 'retry' })
    expect(handled).toEqual([1, 2, 'late 1'])
    expect(answers.get('retry')).toBe('ran')
    await send(1, { as: 'again' })
    expect(answers.get('again')).not.toBe('ran')
  })

  it('skips a failed number if onFailure is skip, and handles its retry', async () => {
    const { send, handled, answers, pass } = scenario({ onFailure: 'skip' })
    void send(1, { fail: true })
    void send(2)
    await pass(0)
    expect(handled).toEqual([1, 2])
    await send(1, { fail: true, as: 'retry' })
    expect(answers.get('retry')).toBe('failed')
    await send(1, { as: 'second retry' })
    expect(handled).toEqual([1, 2, 'late 1', 'late 1'])
    expect(answers.get('second retry')).toBe('ran')
    await send(1, { as: 'repeat' })
    expect(answers.get('repeat')).toBe('duplicate')
  })

  it('runs a late number after the running task, not concurrently', async () => {
    const { send, handled, pass, answers } = scenario()
    void send(5)
    await pass(1000)
    void send(6, { takeMs: 10 })
    void send(2)
    await pass(5)
    expect(handled).toEqual([5, 6])
    await pass(5)
    expect(handled).toEqual([5, 6, 'late 2'])
    expect(answers.get('2')).toBe('ran')
  })

  it('restarts a channel and refuses the deliveries that it held', async () => {
    const { send, handled, answers, pass } = scenario()
    await send(1, { starts: true })
    void send(7)
    await send(1, { starts: true, as: 'sync' })
    await pass(0)
    expect(handled).toEqual([1, 1])
    expect(answers.get('7')).toBe('refused restarted')
    await send(2)
    expect(handled).toEqual([1, 1, 2])
  })

  it('ignores a task from before a restart that fails after it', async () => {
    const { send, handled, pass } = scenario()
    await send(1, { starts: true })
    void send(2, { takeMs: 10, fail: true })
    void send(1, { starts: true })
    await pass(10)
    await send(2, { as: 'new 2' })
    expect(handled).toEqual([1, 2, 1, 2])
  })

  it('holds increasing numbers for maxWaitMs', async () => {
    const { send, handled, pass } = scenario({ mode: 'increasing', maxWaitMs: 100 })
    void send(1)
    void send(50)
    await pass(60)
    void send(20)
    expect(handled).toEqual([1])
    await pass(40)
    expect(handled).toEqual([1, 20, 50])
  })

  it('handles equal timestamps one at a time', async () => {
    const { send, handled, answers, pass } = scenario({ mode: 'timestamp', maxWaitMs: 100 })
    void send(5.5, { as: 'x' })
    void send(5.5, { as: 'y' })
    await pass(100)
    expect(handled).toEqual([5.5, 5.5])
    expect([...answers]).toEqual([
      ['x', 'ran'],
      ['y', 'ran'],
    ])
  })

  it('forgets the least recently used channel, but never a busy one', async () => {
    const { sequencer, pass } = scenario({ maxChannels: 2, first: 1 })
    const run = (channel: string, number: number) => sequencer.run({ channel, number }, async () => channel)
    void run('waits', 2)
    await run('done', 1)
    expect(await run('new', 1)).toEqual({ state: 'ran', value: 'new' })
    expect(sequencer.channels).toBe(2)
    void run('new', 3)
    expect(await run('other', 1)).toEqual({ state: 'refused', reason: 'too_many_channels' })
    await pass(1000)
    expect(await run('other', 1)).toMatchObject({ state: 'ran' })
  })

  it('clears the timer of a channel that it forgets', async () => {
    await countingTimers(async (timers) => {
      const { sequencer, gaps, pass } = scenario({ maxChannels: 1, maxHeld: 4 })
      const run = (channel: string, number: number) => sequencer.run({ channel, number }, async () => {})
      expect(await run('old', 9)).toEqual({ state: 'refused', reason: 'too_far_ahead' })
      await run('new', 1)
      expect(timers.size).toBe(0)
      await pass(1000)
      expect(gaps).toEqual([])
    })
  })

  it('opens a busy channel again although the table is full', async () => {
    const { sequencer, pass } = scenario({ maxChannels: 1, first: 1 })
    const run = (number: number) => sequencer.run({ channel: 'a', number }, async () => number)
    const [second, first] = [run(2), run(1)]
    await pass(0)
    expect([await first, await second]).toEqual([
      { state: 'ran', value: 1 },
      { state: 'ran', value: 2 },
    ])
  })

  it('remembers idle channels until they are too old or too many', async () => {
    const { sequencer, pass } = scenario({ idleMs: 100, maxChannels: 3 })
    const run = (channel: string) => sequencer.run({ channel, number: 1 }, async () => {})
    await pass(1000)
    for (const channel of ['a', 'b', 'c']) await run(channel)
    expect(sequencer.channels).toBe(3)
    expect(await run('a')).toEqual({ state: 'duplicate' })
    await run('d')
    expect(await run('a')).toEqual({ state: 'duplicate' })
    expect(sequencer.channels).toBe(3)
    await pass(99)
    expect(await run('d')).toEqual({ state: 'duplicate' })
  })

  it('restarts no channel unless it is told so', async () => {
    const { sequencer } = scenario()
    const run = (number: number) => sequencer.run({ channel: 'a', number }, async () => {})
    for (const number of [1, 2]) await run(number)
    expect(await run(1)).toEqual({ state: 'duplicate' })
  })

  it('takes its defaults by name', () => {
    const named = { late: 'deliver', onFailure: 'hold' } as const
    expect(() => createSequencer({ mode: 'contiguous', maxWaitMs: 1, ...named })).not.toThrow()
  })

  it('forgets channels by age', async () => {
    const { sequencer, pass } = scenario({ idleMs: 100 })
    await sequencer.run({ channel: 'old', number: 1 }, async () => {})
    await pass(100)
    await sequencer.run({ channel: 'new', number: 1 }, async () => {})
    expect(sequencer.channels).toBe(1)
  })

  it('handles held deliveries in order on close, and refuses later ones', async () => {
    const { sequencer, send, handled, answers, pass } = scenario()
    void send(4)
    void send(3, { takeMs: 10 })
    const closed = sequencer.close()
    await pass(10)
    await closed
    expect(handled).toEqual([3, 4])
    await send(5)
    expect(answers.get('5')).toBe('refused closed')
  })

  it("refuses held deliveries on close('refuse'), and waits for the running task", async () => {
    const { sequencer, send, handled, answers, pass } = scenario()
    void send(1, { takeMs: 10 })
    void send(3)
    const closed = sequencer.close('refuse')
    await pass(10)
    await closed
    expect(handled).toEqual([1])
    expect(answers.get('3')).toBe('refused closed')
    expect(answers.get('1')).toBe('ran')
  })

  it('handles each number once and in order for any order with duplicates, and reports only handled ones', async () => {
    const shuffled = fc.integer({ min: 1, max: 40 }).chain((count) =>
      fc.shuffledSubarray(
        Array.from({ length: 3 * count }, (_, index) => 1 + (index % count)),
        { minLength: 3 * count },
      ),
    )
    await fc.assert(
      fc.asyncProperty(shuffled, fc.uniqueArray(fc.nat({ max: 16 }), { maxLength: 4 }), async (numbers, failures) => {
        const { send, handled, answers, pass } = scenario({ maxWaitMs: 100_000 })
        const succeeded: number[] = []
        let attempts = 0
        // A provider retries until its delivery is handled.
        const deliver = async (number: number) => {
          for (;;) {
            const attempt = attempts++
            const as = `attempt ${attempt}`
            await send(number, { as, fail: failures.includes(attempt % 17), takeMs: attempt % 3 })
            if (answers.get(as) === 'ran') succeeded.push(number)
            if (answers.get(as) === 'ran' || answers.get(as) === 'duplicate') return
            await new Promise((resolve) => setTimeout(resolve, 50))
          }
        }
        const all = Promise.all(numbers.map(deliver))
        await pass(90_000)
        await all
        expect(succeeded).toEqual([...new Set(numbers)].sort((left, right) => left - right))
        expect(handled.filter((number) => typeof number === 'string')).toEqual([])
      }),
      { numRuns: runs(50) },
    )
  })
})
