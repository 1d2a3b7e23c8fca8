import type { Inbox } from '../../../core/ports/inbox.js'
import type { Claim } from '../../../core/ports/step.js'
import type { SqlStatement } from '../../database/sql-driver.js'
import { claimLost, extendClaim } from '../handling/claim.js'
import { openConsumers } from '../handling/consumers.js'
import { type JobSource, openDueJobs } from '../handling/consumption.js'
import { type DueSource, handleDueOf } from '../handling/handle-due.js'
import { withOneReceiver } from '../handling/one-receiver.js'
import type { KeptOperations } from '../operating/kept.js'
import { operateEngine } from '../operating/operate.js'
import type { InboxOperations } from '../operating/operations.js'
import type { RecordOperations } from '../operating/records.js'
import { withDeadRetention } from '../operating/retention.js'
import { operateSubjects, type SubjectOperations } from '../operating/subjects.js'
import { type InboxPolicy, policyOf } from '../policy.js'
import { storeInInbox } from '../storing/store-in-inbox.js'
import type { SqliteJob } from './job.js'
import type { KeepHandled } from './kept.js'
import { type Entry, toEntry } from './record.js'
import { readRecords } from './records.js'
import { readDeadPages, toSubjectRecords } from './rows.js'
import type { SqliteStore } from './store.js'

/** Settings of {@link createEngine}. */
export interface EngineSettings {
  /** Opens the tables. Called for each operation, so it must open them once. */
  open(): Promise<SqliteStore>
  readonly policy: Required<InboxPolicy>
  readonly leaseMs: number
  /** How often to look for deliveries that another process stored, in milliseconds. */
  readonly pollMs: number
  /** The name of the public function, for messages. */
  readonly caller: string
  /** Called after the consumptions have ended. */
  close(): Promise<void>
  /** `keepHandled`, for an inbox with the option `keepHandledMs`. */
  readonly keep?: KeepHandled
}

/** An inbox that also stores entries which another process has made. */
export interface SqliteEngine extends Inbox, InboxOperations, SubjectOperations, RecordOperations {
  putEntry(entry: Entry): Promise<'stored' | 'duplicate'>
}

/** An inbox on the tables of a SQLite database, in this process or elsewhere. */
export function createEngine(settings: EngineSettings & { readonly keep: KeepHandled }): SqliteEngine & KeptOperations
export function createEngine(settings: EngineSettings): SqliteEngine
export function createEngine(settings: EngineSettings): SqliteEngine {
  const { open, policy, pollMs, caller } = settings
  const { onError } = policy
  const consumers = openConsumers(pollMs, onError)
  // Of all consumptions: none takes over from another one, even if the clock jumps.
  const held = new Set<SqliteJob>()
  let closing: Promise<void> | undefined
  const waiters = new Set<() => void>()
  const wake = () => {
    consumers.wake()
    for (const waiter of waiters) waiter()
  }
  const opened = async () => {
    if (closing) throw new Error(`${caller}: the inbox is closed`)
    return open()
  }
  const kept = settings.keep?.(opened, wake)
  const close = async () => {
    await consumers.close()
    await settings.close()
  }

  const putEntry = async (entry: Entry) => {
    const state = await (await opened()).put(entry)
    wake()
    return state
  }

  const engine: SqliteEngine = {
    ordering: 'strict-per-key',
    effects: 'shared',
    coalesces: true,
    limits: true,
    prioritizes: true,
    step: storeInInbox,
    put: async (delivery) => putEntry(await toEntry(delivery)),
    putEntry,
    consume: async (receivers, consuming) =>
      consumers.consume(toSource(await opened(), settings, held), receivers, consuming),
    async handleDue(receivers, options = {}) {
      const store = await opened()
      return handleDueOf(receivers, options, onError, async () => {
        const due = await openDueJobs(toSource(store, settings, held), onError)
        // A slow handler must not hold up the deliveries of other keys.
        return { ...due, more: () => createMore(waiters, pollMs) }
      })
    },
    close: () => (closing ??= close()),
    ...operateEngine({
      depth: async () => (await opened()).depth(),
      async *dead() {
        yield* readDeadPages((await opened()).deadPage, caller)
      },
      redrive: async (ids) => (await opened()).redrive(ids),
      discard: async (ids) => (await opened()).discard(ids),
      oldest: async () => (await opened()).oldest(),
      pausing: {
        pause: async (pause) => (await opened()).pause(pause),
        resume: async (pause) => (await opened()).resume(pause),
        list: async () => (await opened()).pauses(),
      },
      wake,
      onError,
    }),
    ...operateSubjects(
      {
        find: async (subject) => (await opened()).find(subject),
        erase: async (ids) => (await opened()).erase(ids),
        read: async (ids) => toSubjectRecords(await (await opened()).readRows(ids)),
      },
      wake,
    ),
    ...kept?.operations,
    async *records(from) {
      const store = await opened()
      try {
        yield* readRecords(store, from)
      } finally {
        await store.scrub()
      }
    },
    blockedKeys: async () => (await opened()).blockedKeys(),
  }
  return withDeadRetention(withOneReceiver(engine), policy, kept?.forget)
}

/** Resolves when a delivery was stored, or after a time in which others may have become due. */
function createMore(waiters: Set<() => void>, afterMs: number): ReturnType<NonNullable<DueSource['more']>> {
  let cancel = () => {}
  const arrived = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, afterMs)
    waiters.add(resolve)
    cancel = () => {
      clearTimeout(timer)
      waiters.delete(resolve)
    }
  })
  return { arrived, cancel }
}

function toSource(store: SqliteStore, { policy, leaseMs }: EngineSettings, held: Set<SqliteJob>): JobSource<SqliteJob> {
  const committed = new WeakSet<SqliteJob>()
  const following = new WeakMap<SqliteJob, readonly SqlStatement[]>()
  const fail = async (job: SqliteJob, reason: string) => committed.has(job) || store.fail(job, reason)
  return {
    leaseMs,
    renewEveryMs: Math.floor(leaseMs / 3),
    async fetch(limit) {
      const { jobs, nextInMs } = await store.claim(limit, held)
      const isEnded = ({ attempt, isErased, delivery }: SqliteJob) =>
        isErased || attempt > policyOf(policy, delivery).attempts
      const ended = jobs.filter(isEnded)
      for (const job of ended) await fail(job, 'the process that handled it ended, or hung, at each attempt')
      return {
        jobs: jobs.filter((job) => !ended.includes(job)),
        isMore: jobs.length === limit || ended.length > 0,
        nextInMs,
      }
    },
    touch: (jobs) => store.touch(jobs),
    async hold(job, claim, work) {
      held.add(job)
      try {
        const added: Pick<Required<Claim>, 'commit' | 'follow' | 'gather'> = {
          commit(effect) {
            if (committed.has(job)) throw new TypeError('commit was called before: put all effects into one callback')
            if (!claim.isCurrent()) throw claimLost()
            store.commit(job, effect, claimLost, following.get(job))
            committed.add(job)
          },
          async follow(records) {
            following.set(job, await store.follow(job, records))
          },
          gather: () => store.gather(job),
        }
        await work(extendClaim(claim, added))
      } finally {
        held.delete(job)
      }
    },
    complete: async (job) => committed.has(job) || store.complete(job, following.get(job)),
    fail,
  }
}
