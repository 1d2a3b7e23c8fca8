import { createLoop } from '../../../core/base/loop.js'
import { notify } from '../../../core/base/notify.js'
import { PendingWork } from '../../../core/base/waiting.js'
import type { InboxConsumption, StoredDelivery } from '../../../core/ports/inbox.js'
import type { Claim } from '../../../core/ports/step.js'
import { toReason } from '../failures.js'
import { type Claims, openClaims } from './claim.js'
import { drainWithin } from './drain.js'
import type { DueSource } from './handle-due.js'
import type { Dispatch } from './route-by-endpoint.js'

/** A delivery that an engine handed to this process for one attempt. */
export interface EngineJob {
  readonly id: string
  /** `1` for the first attempt. */
  readonly attempt: number
  /** When the engine was asked for it, on the clock of `performance.now()`. */
  readonly claimedAt: number
  /** The delivery, or why it cannot be read. */
  readonly delivery: StoredDelivery | Error
}

/** What an engine answers when it is asked for jobs. */
export interface FetchedJobs<Job> {
  readonly jobs: readonly Job[]
  /** Whether more may be due already. */
  readonly isMore: boolean
  /** In how many milliseconds the next one is due, if the engine knows. */
  readonly nextInMs?: number | undefined
}

/** An engine that hands out deliveries for one attempt each, on a lease that is renewed. */
export interface JobSource<Job extends EngineJob> {
  readonly leaseMs: number
  readonly renewEveryMs: number
  /** Claims the first delivery of up to `limit` keys. Each claim counts as an attempt, whether or not `fail` is called. */
  fetch(limit: number): Promise<FetchedJobs<Job>>
  /** Renews leases. @returns the jobs whose attempt is still current */
  touch(jobs: readonly Job[]): Promise<ReadonlySet<Job>>
  /** Calls a handler, with what its attempt needs of the engine. */
  hold(job: Job, claim: Claim, work: (claim: Claim) => Promise<void>): Promise<void>
  /** @returns whether the attempt was still current */
  complete(job: Job): Promise<boolean>
  /** @returns whether the attempt was still current */
  fail(job: Job, reason: string): Promise<boolean>
  /** Returns the deliveries of dead processes to the queue, for an engine where `fetch` does not. */
  readonly sweep?: { run(): Promise<void>; readonly everyMs: number } | undefined
}

/** Settings of {@link consumeJobs}. */
export interface ConsumptionSettings<Job extends EngineJob> {
  readonly source: JobSource<Job>
  readonly dispatch: Dispatch
  readonly concurrency: number
  readonly pollMs: number
  readonly onError: (error: unknown) => unknown
}

/** A consumption that can look for jobs immediately on request. */
export interface JobConsumption extends InboxConsumption {
  wake(): void
}

// How soon the database is asked again after a failure. It bounds the pause after the database is back.
const backoffMs = 1_000

// How many times writing the outcome of a job is attempted: for about as long as its heartbeat stays valid.
const settleAttempts = 15

// The time that all of those attempts take if each fails immediately.
const drainMs = 16_000

/** Fetches jobs while there is room for them, and handles each. */
export function consumeJobs<Job extends EngineJob>(settings: ConsumptionSettings<Job>): JobConsumption {
  const { source, dispatch, concurrency, pollMs } = settings
  const running = new Set<Promise<void>>()
  const handling = new PendingWork()
  const stored = createAlarm()
  const closed = createAlarm()
  let isClosed = false
  let isAbandoned = false
  const report = (error: unknown) => notify(() => settings.onError(error))
  const claims = toClaims(source, report)

  const start = (job: Job) => {
    const run: JobRun<Job> = { source, claims, dispatch, report, track: (handler) => handling.track(handler) }
    const work = runJob(job, run).then(() => {
      running.delete(work)
      stored.ring()
    })
    running.add(work)
  }

  /** @returns for how long to wait before fetching again */
  const take = async () => {
    const free = concurrency - running.size
    if (free <= 0) return pollMs
    const { jobs, isMore, nextInMs = pollMs } = await source.fetch(free)
    // This process does not renew the heartbeat of these jobs, so they are retried like those of a dead process.
    if (isAbandoned) return pollMs
    for (const job of jobs) start(job)
    return isMore && running.size < concurrency ? 0 : Math.max(1, Math.min(nextInMs, pollMs))
  }

  const fetchJobs = async () => {
    while (!isClosed) {
      try {
        const waitMs = await take()
        if (waitMs > 0) await stored.wait(waitMs)
      } catch (error) {
        report(error)
        await closed.wait(backoffMs)
      }
    }
  }

  const fetching = fetchJobs()
  const { sweep } = source
  const upkeep = [claims, ...(sweep ? [createLoop(() => sweep.run().catch(report), sweep.everyMs)] : [])]
  for (const loop of upkeep) loop.start()
  const stopUpkeep = () => Promise.all(upkeep.map((loop) => loop.close()))
  const drain = async () => {
    await fetching
    await Promise.all(running)
    await stopUpkeep()
  }
  return {
    wake: stored.ring,
    async close() {
      isClosed = true
      stored.ring()
      closed.ring()
      if (await drainWithin(drain(), handling, drainMs)) return
      isAbandoned = true
      void stopUpkeep()
      report(new Error('inbox: closed without waiting further: the database does not answer'))
    },
  }
}

/** The jobs that are due, for a single pass over the queue. */
export async function openDueJobs<Job extends EngineJob>(
  source: JobSource<Job>,
  onError: (error: unknown) => unknown,
): Promise<DueSource> {
  const report = (error: unknown) => notify(() => onError(error))
  const claims = toClaims(source, report)
  // The jobs of dead processes are due too.
  await source.sweep?.run()
  claims.start()
  return {
    async start(dispatch, limit) {
      for (;;) {
        const { jobs, isMore } = await source.fetch(limit)
        if (jobs.length === 0 && isMore) continue
        return jobs.map((job) => runJob(job, { source, claims, dispatch, report }))
      }
    },
    close: claims.close,
  }
}

function toClaims<Job extends EngineJob>(source: JobSource<Job>, report: (error: unknown) => void): Claims<Job> {
  const { leaseMs, renewEveryMs } = source
  return openClaims<Job>({ leaseMs, renewEveryMs, renew: (jobs) => source.touch(jobs), report })
}

/** How {@link runJob} handles a job. */
interface JobRun<Job extends EngineJob> {
  readonly source: JobSource<Job>
  readonly claims: Claims<Job>
  readonly dispatch: Dispatch
  report(error: unknown): void
  /** Is given the work of the handler, without the time to record its result. */
  track?(work: Promise<void>): void
}

/** Handles a job and records the result. A job whose claim came too late is left to the process that took it over. */
async function runJob<Job extends EngineJob>(job: Job, run: JobRun<Job>): Promise<void> {
  await run.claims.hold(job, job.claimedAt, (claim) => handleJob(job, claim, run)).catch(run.report)
}

async function handleJob<Job extends EngineJob>(job: Job, claim: Claim, run: JobRun<Job>): Promise<void> {
  const { source, dispatch, report, track } = run
  let settle: () => Promise<boolean>
  try {
    const work = source.hold(job, claim, async (held) => {
      if (job.delivery instanceof Error) throw job.delivery
      await dispatch(job.delivery, job.attempt, held)
    })
    track?.(work)
    await work
    settle = () => source.complete(job)
  } catch (error) {
    settle = () => source.fail(job, toReason(error))
  }
  const isCurrent = await persist(settle, report)
  if (isCurrent === false) report(new Error(`inbox: ${job.id} outlived its heartbeat, and is retried`))
}

/** Writes an outcome, and retries during a short outage. @returns `undefined` if it could not be written */
async function persist(settle: () => Promise<boolean>, report: (error: unknown) => void): Promise<boolean | undefined> {
  for (let failures = 0; failures < settleAttempts; failures++) {
    try {
      return await settle()
    } catch (error) {
      report(error)
      await new Promise((resolve) => setTimeout(resolve, backoffMs))
    }
  }
  return undefined
}

/** A wait that another function can end. */
interface Alarm {
  /** Ends the current wait, or else the next one. */
  ring(): void
  wait(timeoutMs: number): Promise<void>
}

function createAlarm(): Alarm {
  let isRung = false
  let wake = () => {}
  return {
    ring() {
      isRung = true
      wake()
    },
    async wait(timeoutMs) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
    },
  }
}
