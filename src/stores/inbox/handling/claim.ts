import { createLoop } from '../../../core/base/loop.js'
import type { Claim } from '../../../core/ports/step.js'
import { WebhookError } from '../../../errors.js'

/** A claim, as the engine that made it sees it. */
export interface HeldClaim extends Claim {
  /** Ends the claim because another process has taken over the delivery. */
  lose(): void
  /** Ends the claim without an abort, because the delivery was handled. */
  release(): void
}

/**
 * Makes the claim on one delivery. A claim that has ended stays ended.
 *
 * The time comes from the monotonic clock of this process, which also passes while the process is stopped.
 *
 * @param endsAt - the time at which the claim ends unless it is renewed, on the clock of `performance.now()`
 */
export function createClaim(endsAt: () => number): HeldClaim {
  let isLost = false
  let controller: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    isLost = true
    clearTimeout(timer)
  }
  const lose = () => {
    release()
    controller?.abort(claimLost())
  }
  const isCurrent = () => {
    if (!isLost && performance.now() >= endsAt()) lose()
    return !isLost
  }
  const watch = () => {
    if (isCurrent()) timer = setTimeout(watch, endsAt() - performance.now())
  }
  return {
    // Most handlers never read their signal, so only reading it starts a timer.
    get signal() {
      if (controller === undefined) {
        controller = new AbortController()
        if (isLost) controller.abort(claimLost())
        else watch()
      }
      return controller.signal
    },
    isCurrent,
    lose,
    release,
  }
}

/** How many records `gather` takes into an attempt, beside the one that it is for. All of them are in memory at once. */
export const mostGathered = 99

/** How many bytes the requests of those records have as they are stored. */
export const mostGatheredBytes = 16_000_000

/** A claim with what an engine adds to it. The claim itself stays as it is. */
export function extendClaim(claim: Claim, added: Pick<Claim, 'commit' | 'follow' | 'gather'>): Claim {
  return Object.create(claim, Object.getOwnPropertyDescriptors(added))
}

/** The error for a delivery that another process may handle by now. */
export function claimLost(): WebhookError {
  return new WebhookError('lease_lost', 'the inbox lost its claim on the delivery, so another process may handle it')
}

/** Settings of {@link openClaims}. */
export interface ClaimSettings<Job> {
  /** How long the engine keeps a claim that is not renewed, in milliseconds. */
  readonly leaseMs: number
  readonly renewEveryMs: number
  /** Renews claims. @returns the jobs that no other process has taken over */
  renew(jobs: readonly Job[]): Promise<ReadonlySet<Job>>
  report(error: unknown): void
}

/** The claims of this process on jobs of an engine. */
export interface Claims<Job> {
  /**
   * Works on a job, and renews its claim until the work has ended.
   *
   * @param claimedAt - when the engine was asked for the job, on the clock of `performance.now()`
   * @throws {WebhookError} `lease_lost` if the claim ended before the work could start
   */
  hold(job: Job, claimedAt: number, work: (claim: Claim) => Promise<void>): Promise<void>
  start(): void
  close(): Promise<void>
}

// A claim ends here before it ends at the engine, because clocks run at different speeds.
const marginMs = 500

// A claim whose answer took longer is confirmed by the engine before work starts.
const promptMs = 1_000

/** Keeps the claims of this process valid, and tells the workers that lost theirs. */
export function openClaims<Job>({ leaseMs, renewEveryMs, renew, report }: ClaimSettings<Job>): Claims<Job> {
  const held = new Map<Job, { endsAt: number; readonly claim: HeldClaim }>()
  const endOf = (askedAt: number) => askedAt + leaseMs - marginMs

  const renewAll = async (jobs: readonly Job[]) => {
    if (jobs.length === 0) return
    // The engine counts from a later time, so a late answer cannot lengthen a claim.
    const askedAt = performance.now()
    const renewed = await renew(jobs)
    for (const job of jobs) {
      const own = held.get(job)
      if (own === undefined) continue
      if (renewed.has(job)) own.endsAt = endOf(askedAt)
      else own.claim.lose()
    }
  }
  // A claim that has ended here must end at the engine too, where requests may still arrive whose answers do not.
  const current = () => [...held].flatMap(([job, { claim }]) => (claim.isCurrent() ? [job] : []))
  const { start, close } = createLoop(() => renewAll(current()).catch(report), renewEveryMs)

  return {
    async hold(job, claimedAt, work) {
      const claim = createClaim(() => own.endsAt)
      const own = { endsAt: endOf(claimedAt), claim }
      held.set(job, own)
      try {
        if (performance.now() > claimedAt + promptMs) await renewAll([job])
        if (!claim.isCurrent()) throw claimLost()
        await work(claim)
      } finally {
        held.delete(job)
        claim.release()
      }
    },
    start,
    close,
  }
}
