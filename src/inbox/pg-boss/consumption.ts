import { notify } from '../../base/notify.js'
import { WorkInProgress } from '../../base/pending-work.js'
import { endInTime } from '../end-consumption.js'
import type { InboxConsumption, StoredDelivery } from '../inbox.js'
import type { Dispatch } from '../to-dispatch.js'
import { toReason } from '../to-reason.js'
import type { PgBossJob } from './client.js'
import { heartbeatIntervalMs, type PgBossQueue, sweepIntervalMs, toDelivery } from './queue.js'

/** How one process takes its share. */
export interface ConsumptionSettings {
  readonly queue: PgBossQueue
  readonly dispatch: Dispatch
  readonly concurrency: number
  readonly pollMs: number
  readonly onError: (error: unknown) => unknown
}

/** A share in the jobs of a queue, that can be told to look at once. */
export interface PgBossConsumption extends InboxConsumption {
  wake(): void
}

// After a failure of the database: so long at first, and twice as long after each further one.
const firstBackoffMs = 500
const longestBackoffMs = 10_000

// How often the outcome of a handled job is written: about as long as its heartbeat lets others wait.
const settleAttempts = 5

// All of those attempts take so long where each fails at once.
const longestEndMs = 16_000

/** Fetches jobs while there is room for them, and runs each. */
export function consumeJobs({ queue, dispatch, ...settings }: ConsumptionSettings): PgBossConsumption {
  const { concurrency, pollMs } = settings
  const running = new Map<Promise<void>, PgBossJob>()
  const handling = new WorkInProgress()
  const alarm = toAlarm()
  let isClosed = false
  let isGivenUp = false
  const report = (error: unknown) => notify(() => settings.onError(error))

  const run = async (job: PgBossJob, delivery: () => StoredDelivery) => {
    let outcome: () => Promise<boolean>
    try {
      const work = queue.hold(job, async () => dispatch(delivery(), job.retryCount + 1))
      handling.track(work)
      await work
      outcome = () => queue.complete(job)
    } catch (error) {
      outcome = () => queue.fail(job, toReason(error))
    }
    const isOurs = await persist(outcome, report)
    if (isOurs === false) report(new Error(`inbox: ${job.id} took longer than its claim, and is handled again`))
  }

  const start = (job: PgBossJob, delivery: () => StoredDelivery) => {
    const work = run(job, delivery).then(() => {
      running.delete(work)
      alarm.ring()
    })
    running.set(work, job)
  }

  const take = async () => {
    const free = concurrency - running.size
    const jobs = free > 0 ? await queue.fetch(free) : []
    // Nobody waits for them any more; they come back as those of a process that died.
    if (isGivenUp) return false
    const parsed = jobs.map((job) => ({ job, delivery: attempt(() => toDelivery(job)) }))
    const numbered = parsed.filter(({ delivery }) => isNumbered(delivery))
    const early = numbered.length > 0 ? await queue.giveBack(numbered.map(({ job }) => job)) : new Set()
    for (const { job, delivery } of parsed) if (!early.has(job.id)) start(job, delivery)
    return early.size > 0 || jobs.length === free
  }

  const loop = async () => {
    let failures = 0
    while (!isClosed) {
      try {
        const isMore = (await take()) && running.size < concurrency
        failures = 0
        if (!isMore) await alarm.wait(pollMs)
      } catch (error) {
        report(error)
        await alarm.sleep(Math.min(firstBackoffMs * 2 ** failures, longestBackoffMs))
        failures = Math.min(failures + 1, 10)
      }
    }
  }

  const looping = loop()
  const upkeep = [
    repeat(sweepIntervalMs, () => queue.sweep(), report),
    repeat(heartbeatIntervalMs, () => (running.size > 0 ? queue.touch([...running.values()]) : undefined), report),
  ]
  const end = async () => {
    await looping
    await Promise.all(running.keys())
    await Promise.all(upkeep.map((stop) => stop()))
  }
  return {
    wake: () => alarm.ring(),
    async close() {
      isClosed = true
      alarm.end()
      if (await endInTime(end(), handling, longestEndMs)) return
      isGivenUp = true
      for (const stop of upkeep) void stop()
      report(new Error('inbox: closed without the database, which does not answer'))
    },
  }
}

function isNumbered(delivery: () => StoredDelivery): boolean {
  try {
    return delivery().number !== undefined
  } catch {
    return false
  }
}

// What failed before fails again for whoever asks, within the one place that handles failures of a job.
function attempt<Value>(make: () => Value): () => Value {
  try {
    const value = make()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** Writes an outcome, also across a short outage. @returns `undefined` where it could not be written */
async function persist(
  outcome: () => Promise<boolean>,
  report: (error: unknown) => void,
): Promise<boolean | undefined> {
  for (let failures = 0; failures < settleAttempts; failures++) {
    try {
      return await outcome()
    } catch (error) {
      report(error)
      await new Promise((resolve) => setTimeout(resolve, firstBackoffMs * 2 ** failures))
    }
  }
  return undefined
}

/** Does something again and again, never twice at a time. @returns stops it, and resolves once nothing is under way */
function repeat(intervalMs: number, work: () => unknown, report: (error: unknown) => void): () => Promise<void> {
  let isStopped = false
  let underWay: Promise<void> = Promise.resolve()
  const turn = async () => {
    try {
      await work()
    } catch (error) {
      report(error)
    }
    if (!isStopped) timer = setTimeout(next, intervalMs)
  }
  const next = () => {
    underWay = turn()
  }
  let timer = setTimeout(next, 0)
  return () => {
    isStopped = true
    clearTimeout(timer)
    return underWay
  }
}

interface Alarm {
  /** Ends a wait that goes on, or the next one. */
  ring(): void
  /** Waits until it rings, or so long at most. */
  wait(milliseconds: number): Promise<void>
  /** Waits so long, whoever rings. */
  sleep(milliseconds: number): Promise<void>
  /** Ends everything that waits, now and later. */
  end(): void
}

function toAlarm(): Alarm {
  let isRung = false
  let isEnded = false
  let stop = () => {}
  let ringing = () => {}
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      stop = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  return {
    ring() {
      isRung = true
      ringing()
    },
    async wait(milliseconds) {
      if (!isRung && !isEnded) {
        const waiting = pause(milliseconds)
        ringing = stop
        await waiting
        ringing = () => {}
      }
      isRung = false
    },
    async sleep(milliseconds) {
      if (!isEnded) await pause(milliseconds)
    },
    end() {
      isEnded = true
      stop()
    },
  }
}
