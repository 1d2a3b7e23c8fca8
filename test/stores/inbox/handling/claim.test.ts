import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Claims, createClaim, openClaims } from '../../../../src/stores/inbox/handling/claim.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createClaim', () => {
  it('ends when it is not renewed in time, and aborts its signal', () => {
    const claim = createClaim(() => 1_000)
    const { signal } = claim
    vi.advanceTimersByTime(999)
    expect([claim.isCurrent(), signal.aborted]).toEqual([true, false])
    vi.advanceTimersByTime(1)
    expect([claim.isCurrent(), signal.aborted]).toEqual([false, true])
    expect(signal.reason).toMatchObject({ code: 'lease_lost' })
  })

  it('follows a renewal, and aborts a signal that is read after its end', () => {
    let endsAt = 1_000
    const claim = createClaim(() => endsAt)
    const { signal } = claim
    endsAt = 2_000
    vi.advanceTimersByTime(1_500)
    expect([claim.isCurrent(), signal.aborted]).toEqual([true, false])
    claim.lose()
    endsAt = 9_000
    expect([claim.isCurrent(), signal.aborted]).toEqual([false, true])
    const late = createClaim(() => 0)
    expect(late.isCurrent()).toBe(false)
    expect(late.signal.aborted).toBe(true)
  })

  it('sees its end before any timer fires, as after the process was stopped', () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const claim = createClaim(() => 1_000)
    now = 5_000
    expect(claim.isCurrent()).toBe(false)
    vi.restoreAllMocks()
  })

  it('does not abort when the delivery was handled', () => {
    const claim = createClaim(() => 1_000)
    const { signal } = claim
    claim.release()
    vi.advanceTimersByTime(2_000)
    expect([claim.isCurrent(), signal.aborted]).toEqual([false, false])
  })
})

describe('openClaims', () => {
  const open = (renew: (jobs: readonly string[]) => Promise<ReadonlySet<string>>): Claims<string> =>
    openClaims({ leaseMs: 10_000, renewEveryMs: 3_000, renew, report: () => {} })

  it('starts work at once if the engine answered promptly', async () => {
    const renew = vi.fn(async () => new Set<string>())
    let isCurrent = false
    await open(renew).hold('job', performance.now() - 1_000, async (claim) => {
      isCurrent = claim.isCurrent()
    })
    expect(isCurrent).toBe(true)
    expect(renew).not.toHaveBeenCalled()
  })

  it('confirms a claim whose answer was late, and starts work only if it is still its own', async () => {
    const done: string[] = []
    const claims = open(async () => new Set(['kept']))
    await claims.hold('kept', -12_000, async () => void done.push('kept'))
    const lost = claims.hold('lost', -12_000, async () => void done.push('lost'))
    await expect(lost).rejects.toMatchObject({ code: 'lease_lost' })
    expect(done).toEqual(['kept'])
  })

  it('starts no work if the confirmation takes longer than the claim lasts', async () => {
    const claims = open(async (jobs) => {
      await new Promise((resolve) => setTimeout(resolve, 12_000))
      return new Set(jobs)
    })
    const work = vi.fn(async () => {})
    const holding = expect(claims.hold('job', -8_000, work)).rejects.toMatchObject({ code: 'lease_lost' })
    await vi.advanceTimersByTimeAsync(12_000)
    await holding
    expect(work).not.toHaveBeenCalled()
  })

  it('renews claims while work runs, and ends the claim that another process took over', async () => {
    const current = new Set(['a', 'b'])
    const claims = open(async () => new Set(current))
    const seen = new Map<string, AbortSignal>()
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    claims.start()
    const running = ['a', 'b'].map((job) =>
      claims.hold(job, performance.now(), async ({ signal }) => {
        seen.set(job, signal)
        await finished
      }),
    )
    await vi.advanceTimersByTimeAsync(30_000)
    expect([...seen.values()].map(({ aborted }) => aborted)).toEqual([false, false])
    current.delete('a')
    await vi.advanceTimersByTimeAsync(3_000)
    expect([...seen.values()].map(({ aborted }) => aborted)).toEqual([true, false])
    finish()
    await Promise.all(running)
    await claims.close()
  })
})
