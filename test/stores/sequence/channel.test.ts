import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countingTimers } from '../../own-timers.js'
import { scenario } from './scenario.js'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

describe('a channel whose task failed', () => {
  it.each(['contiguous', 'increasing'] as const)(
    'handles a retry after the wait once, and before later numbers (%s)',
    async (mode) => {
      const { send, handled, answers, pass } = scenario({ mode })
      await send(1, { fail: true })
      await pass(1500)
      void send(5)
      await pass(500)
      void send(1, { as: 'retry' })
      await pass(1000)
      expect(handled).toEqual([1, 1, 5])
      expect(answers.get('retry')).toBe('ran')
      void send(1, { as: 'repeat' })
      await pass(0)
      expect(handled.slice(0, 3)).toEqual([1, 1, 5])
      if (mode === 'contiguous') expect(answers.get('repeat')).toBe('duplicate')
    },
  )

  it('never treats a failed number as handled when its retry is refused', async () => {
    const { send, answers, pass } = scenario({ onFailure: 'skip', maxHeld: 4096 })
    await send(1, { fail: true })
    void send(2000)
    await pass(1000)
    void send(2001, { takeMs: 100 })
    for (let number = 2; number <= 1025; number++) void send(number)
    await send(1, { as: 'no room' })
    expect(answers.get('no room')).toBe('refused too_far_ahead')
    await pass(100)
    await send(1, { as: 'again' })
    expect(answers.get('again')).toBe('ran')
  })

  it('handles numbers twice rather than never if too many failed to remember each', async () => {
    const { send, answers } = scenario({ onFailure: 'skip' })
    for (let number = 1; number <= 1025; number++) await send(number, { fail: true })
    for (const number of [1, 1025]) {
      await send(number, { as: `${number} again` })
      expect(answers.get(`${number} again`)).toBe('ran')
    }
  })

  it('does not restart when its failed start is retried', async () => {
    const { send, handled, answers } = scenario({ onFailure: 'skip' })
    await send(1, { starts: true, fail: true })
    await send(2)
    await send(3)
    await send(1, { starts: true, as: 'retry' })
    expect(handled).toEqual([1, 2, 3, 'late 1'])
    await send(3, { as: 'repeat' })
    expect(answers.get('repeat')).toBe('duplicate')
  })

  it('is held if another delivery has the same timestamp', async () => {
    const { send, handled, pass } = scenario({ mode: 'timestamp', maxWaitMs: 100 })
    void send(5, { as: 'x', fail: true })
    void send(5, { as: 'y' })
    await pass(150)
    expect(handled).toEqual([5])
    await pass(50)
    expect(handled).toEqual([5, 5])
  })

  it('never drops a failed delivery because another with its timestamp was handled', async () => {
    const { send, answers, handled, pass } = scenario({ mode: 'timestamp', maxWaitMs: 100, late: 'drop' })
    void send(5, { as: 'x', fail: true })
    await pass(100)
    void send(5, { as: 'y' })
    void send(6)
    await pass(100)
    expect(handled).toEqual([5, 5, 6])
    void send(5, { as: 'x again' })
    await pass(0)
    expect(answers.get('x again')).toBe('ran')
  })

  it('is waited for, whatever arrives meanwhile, with a single timer', async () => {
    const { send, handled, pass } = scenario({ mode: 'increasing' })
    void send(5)
    await pass(900)
    await send(1, { fail: true })
    await pass(50)
    void send(7)
    await vi.advanceTimersToNextTimerAsync()
    expect([performance.now(), handled]).toEqual([1900, [1, 5]])
    await pass(50)
    expect(handled).toEqual([1, 5, 7])
  })

  it('accepts the retry even when maxHeld deliveries are held', async () => {
    const { send, handled, pass } = scenario({ mode: 'increasing', maxHeld: 2 })
    void send(2, { fail: true })
    await pass(1000)
    void send(7)
    void send(8)
    void send(2, { as: 'retry' })
    await pass(3000)
    expect(handled).toEqual([2, 2, 7, 8])
  })
})

describe('a late delivery', () => {
  it('is handled once; a second copy is a duplicate', async () => {
    const { send, handled, answers, pass } = scenario()
    void send(3)
    await pass(1000)
    await send(2)
    await send(2, { as: 'repeat' })
    expect(answers.get('repeat')).toBe('duplicate')
    expect(handled).toEqual([3, 'late 2'])
  })

  it("is refused with the held deliveries on close('refuse')", async () => {
    const { sequencer, send, handled, answers, pass } = scenario()
    void send(3)
    await pass(1000)
    void send(4, { takeMs: 10 })
    void send(2)
    const closed = sequencer.close('refuse')
    await pass(10)
    await closed
    expect(handled).toEqual([3, 4])
    expect(answers.get('2')).toBe('refused closed')
  })
})

describe('a restarted channel', () => {
  it('takes a first start that comes late for late, not for a restart', async () => {
    const { send, handled, answers, pass } = scenario()
    void send(3)
    await pass(1000)
    await send(1, { starts: true })
    await send(3, { as: 'repeat' })
    expect(handled).toEqual([3, 'late 1'])
    expect(answers.get('repeat')).toBe('duplicate')
  })

  it('does not take a late delivery that ran during the restart for one of the new sequence', async () => {
    const { send, handled, answers, pass } = scenario()
    void send(1, { starts: true })
    void send(3)
    await pass(1000)
    void send(2, { takeMs: 10, as: 'old' })
    void send(1, { starts: true, as: 'start' })
    await pass(10)
    void send(3)
    await pass(1000)
    await send(2, { as: 'new' })
    expect([answers.get('old'), answers.get('new')]).toEqual(['ran', 'ran'])
    expect(handled).toEqual([1, 3, 'late 2', 1, 3, 'late 2'])
  })

  it('knows a delivery that is in progress although one with its number ended after the restart', async () => {
    const { send, answers, pass } = scenario()
    await send(1, { starts: true })
    void send(2, { takeMs: 10, as: 'old' })
    void send(1, { starts: true, as: 'start' })
    void send(2, { takeMs: 10, as: 'new' })
    await pass(15)
    await send(2, { as: 'repeat' })
    expect(answers.get('repeat')).toBe('refused in_progress')
    await pass(5)
    expect(answers.get('new')).toBe('ran')
  })

  it('does not confuse late numbers from before and after the restart', async () => {
    const { send, handled, answers, pass } = scenario()
    void send(1, { starts: true })
    void send(3)
    await pass(1000)
    void send(4, { takeMs: 10 })
    void send(2, { as: 'old' })
    void send(1, { starts: true, as: 'start' })
    await pass(10)
    expect(answers.get('old')).toBe('refused restarted')
    void send(3)
    await pass(1000)
    await send(2, { as: 'new' })
    expect(answers.get('new')).toBe('ran')
    expect(handled).toEqual([1, 3, 4, 1, 3, 'late 2'])
  })

  it('may restart below its first number', async () => {
    const { send, answers } = scenario({ first: 5 })
    await send(1, { starts: true })
    await send(1, { starts: true, as: 'again' })
    expect(answers.get('again')).toBe('ran')
  })
})

describe('a number that is too far ahead', () => {
  it('does not make an advancing channel skip', async () => {
    const { send, handled, gaps, pass } = scenario({ maxHeld: 10 })
    await send(100)
    for (let number = 1; number <= 50; number++) {
      await send(number)
      await pass(100)
    }
    expect(gaps).toEqual([])
    expect(handled).toHaveLength(50)
  })
})

describe('a full channel', () => {
  it.each(['increasing', 'timestamp'] as const)('advances by time alone (%s)', async (mode) => {
    const { send, handled, answers, pass } = scenario({ mode, maxHeld: 2, first: 1 })
    void send(10)
    void send(20)
    await send(15)
    expect(answers.get('15')).toBe('refused too_far_ahead')
    await pass(1000)
    expect(handled).toEqual([10, 20])
  })
})

describe('onGap', () => {
  it('may throw or reject without effect', async () => {
    for (const onGap of [() => Promise.reject(new Error('owner')), () => void JSON.parse('{')]) {
      const { send, answers, handled, pass } = scenario({ onGap })
      void send(2)
      await pass(1000)
      await send(3)
      expect(handled).toEqual([2, 3])
      expect(answers.get('2')).toBe('ran')
    }
  })
})

describe('the clock', () => {
  it('may be set back without holding deliveries longer', async () => {
    vi.setSystemTime(3_600_000)
    const { send, handled, pass } = scenario()
    void send(2)
    await pass(500)
    vi.setSystemTime(0)
    await pass(500)
    expect(handled).toEqual([2])
  })
})

describe('close', () => {
  it('waits for the running task, and for nothing else', async () => {
    const { sequencer, send, pass } = scenario()
    await send(1)
    await sequencer.close()
    const busy = scenario()
    void busy.send(1, { takeMs: 10 })
    let isClosed = false
    void busy.sequencer.close().then(() => {
      isClosed = true
    })
    await pass(9)
    expect(isClosed).toBe(false)
    await pass(1)
    expect(isClosed).toBe(true)
  })

  it.each(['contiguous', 'increasing', 'timestamp'] as const)(
    'settles running, failing, retried and held tasks, and leaves no timer (%s)',
    async (mode) => {
      await countingTimers(async (timers) => {
        const { sequencer, send, answers, pass } = scenario({ mode, maxHeld: 8, first: 1 })
        void send(1, { fail: true, takeMs: 5 })
        await pass(5)
        void send(3, { fail: true, takeMs: 5 })
        void send(5, { takeMs: 5 })
        void send(7, { fail: true })
        void send(900)
        const closed = sequencer.close()
        const again = sequencer.close()
        await pass(20)
        await Promise.all([closed, again])
        expect(timers.size).toBe(0)
        expect(['ran', 'failed', 'refused too_far_ahead']).toEqual(expect.arrayContaining([...answers.values()]))
        expect(answers.size).toBe(5)
      })
    },
  )
})

describe('the largest safe integers', () => {
  it.each(['contiguous', 'increasing'] as const)('are handled in order (%s)', async (mode) => {
    const last = Number.MAX_SAFE_INTEGER
    const { send, handled, answers, pass } = scenario({ mode, first: last - 20 })
    for (const number of [last, last - 1, last - 19]) void send(number, { fail: number === last })
    void send(last - 20)
    await pass(2000)
    expect(handled).toEqual([last - 20, last - 19, last - 1, last])
    await pass(2000)
    void send(last, { as: 'retry' })
    await pass(1000)
    expect(answers.get('retry')).toBe('ran')
    void send(last + 1, { as: 'none' })
    await pass(0)
    expect(answers.get('none')).toBe('refused invalid')
  })
})
