import { createLoop } from '../../../core/base/loop.js'
import { notify } from '../../../core/base/notify.js'
import { PendingWork } from '../../../core/base/waiting.js'
import type { InboxConsumption } from '../../../core/ports/inbox.js'
import type { Claim } from '../../../core/ports/step.js'
import { type Claims, openClaims } from '../claim.js'
import { drainWithin } from '../drain.js'
import { toReason } from '../failures.js'
import type { DueSource } from '../handle-due.js'
import type { Dispatch } from '../route-by-endpoint.js'
import type { FetchedJob } from './job.js'
import { heartbeatIntervalMs, heartbeatMs, type PgBossQueue, sweepIntervalMs } from './queue.js'

/** Settings of {@link consumeJobs}. */
export interface ConsumptionSettings {
  readonly queue: PgBossQueue
  readonly dispatch: Dispatch
  readonly concurrency: number
  readonly pollMs: number
  readonly onError: (error: unknown) => unknown
}

/** A consumption that can look for jobs immediately on request. */
export interface PgBossConsumption extends InboxConsumption {
  wake(): void
}

// How soon the database is asked again after a failure. It bounds the pause after the database is back.
const backoffMs = 1_000

// How many times writing the outcome of a job is attempted: for about as long as its heartbeat stays valid.
const settleAttempts = 15

// The time that all of those attempts take if each fails immediately.
const drainMs = 16_000

/** Fetches jobs while there is room for them, and handles each. */
export function consumeJobs({ queue, dispatch, ...settings }: ConsumptionSettings): PgBossConsumption {
  const { concurrency, pollMs } = settings
  const running = new Set<Promise<void>>()
  const handling = new PendingWork()
  const stored = createAlarm()
  const closed = createAlarm()
  let isClosed = false
  let isAbandoned = false
  const report = (error: unknown) => notify(() => settings.onError(error))
  const claims = toClaims(queue, report)

  const start = (job: FetchedJob) => {
    const run: JobRun = { queue, claims, dispatch, report, track: (handler) => handling.track(handler) }
    const work = runJob(job, run).then(() => {
      running.delete(work)
      stored.ring()
    })
    running.add(work)
  }

  /** @returns whether to fetch again at once */
  const take = async () => {
    const free = concurrency - running.size
    const jobs = free > 0 ? await queue.fetch(free) : []
    // This process does not renew the heartbeat of these jobs, so they are retried like those of a dead process.
    if (isAbandoned) return false
    const early = await queue.giveBackEarly(jobs)
    for (const job of jobs) if (!early.has(job.id)) start(job)
    return running.size < concurrency && (early.size > 0 || jobs.length === free)
  }

  const fetchJobs = async () => {
    while (!isClosed) {
      try {
        if (!(await take())) await stored.wait(pollMs)
      } catch (error) {
        report(error)
        await closed.wait(backoffMs)
      }
    }
  }

  const fetching = fetchJobs()
  const upkeep = [createLoop(() => queue.sweep().catch(report), sweepIntervalMs), claims]
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
export async function openDueJobs(queue: PgBossQueue, onError: (error: unknown) => unknown): Promise<DueSource> {
  const report = (error: unknown) => notify(() => onError(error))
  const claims = toClaims(queue, report)
  // The jobs of dead processes are due too.
  await queue.sweep()
  claims.start()
  return {
    async start(dispatch, limit) {
      for (;;) {
        const jobs = await queue.fetch(limit)
        const early = await queue.giveBackEarly(jobs)
        const started = jobs.filter(({ id }) => !early.has(id))
        // A job that was given back left a lower number of its key, which is due in its place.
        if (started.length === 0 && early.size > 0) continue
        return started.map((job) => runJob(job, { queue, claims, dispatch, report }))
      }
    },
    close: claims.close,
  }
}

function toClaims(queue: PgBossQueue, report: (error: unknown) => void): Claims<FetchedJob> {
  return openClaims({ leaseMs: heartbeatMs, renewEveryMs: heartbeatIntervalMs, renew: queue.touch, report })
}

/** How {@link runJob} handles a job. */
interface JobRun {
  readonly queue: PgBossQueue
  readonly claims: Claims<FetchedJob>
  readonly dispatch: Dispatch
  report(error: unknown): void
  /** Is given the work of the handler, without the time to record its result. */
  track?(work: Promise<void>): void
}

/** Handles a job and records the result. A job whose claim came too late is left to the process that took it over. */
async function runJob(job: FetchedJob, run: JobRun): Promise<void> {
  await run.claims.hold(job, job.claimedAt, (claim) => handleJob(job, claim, run)).catch(run.report)
}

async function handleJob(job: FetchedJob, claim: Claim, { queue, dispatch, report, track }: JobRun): Promise<void> {
  let settle: () => Promise<boolean>
  try {
    const work = queue.hold(job, async () => {
      if (job.delivery instanceof Error) throw job.delivery
      await dispatch(job.delivery, job.retryCount + 1, claim)
    })
    track?.(work)
    await work
    settle = () => queue.complete(job)
  } catch (error) {
    settle = () => queue.fail(job, toReason(error))
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
