import { notify } from '../core/base/notify.js'
import { checkOptions, requirePositiveInteger } from '../core/base/options.js'
import type { Inbox } from '../core/ports/inbox.js'
import type { FollowUp } from '../core/ports/step.js'
import { handleDueOf } from '../stores/inbox/handling/handle-due.js'
import { withKnownHandlers } from '../stores/inbox/handling/known-handlers.js'
import { withOneReceiver } from '../stores/inbox/handling/one-receiver.js'
import { type Dispatch, routeByEndpoint } from '../stores/inbox/handling/route-by-endpoint.js'
import { type KeptOperations, operateKept } from '../stores/inbox/operating/kept.js'
import { operateEngine } from '../stores/inbox/operating/operate.js'
import type { DeadLetter, InboxOperations } from '../stores/inbox/operating/operations.js'
import type { RecordOperations } from '../stores/inbox/operating/records.js'
import { withDeadRetention } from '../stores/inbox/operating/retention.js'
import { hashSubjects, operateSubjects, type SubjectOperations } from '../stores/inbox/operating/subjects.js'
import { type InboxPolicy, policyChecks, resolvePolicy } from '../stores/inbox/policy.js'
import { storeInInbox } from '../stores/inbox/storing/store-in-inbox.js'
import { toFollowing } from '../stores/inbox/storing/stored-record.js'
import type { Entry } from './memory-queues.js'
import { longestTimerMs, MemoryStore } from './memory-store.js'

/**
 * An inbox in memory, for tests. It behaves like the durable ones, but loses its deliveries when the process ends.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const inbox = memoryInbox({ retryDelayMs: 0 })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export function memoryInbox(
  options: InboxPolicy = {},
): Inbox & InboxOperations & SubjectOperations & RecordOperations & KeptOperations {
  checkOptions(options, 'memoryInbox', policyChecks)
  const policy = resolvePolicy(options)
  const store = new MemoryStore(policy)
  const consumers = new Set<() => void>()
  const wake = () => {
    for (const startDue of consumers) startDue()
  }
  const depth = async () => {
    const count = (state: Entry['state']) => store.inState(state).length
    return { waiting: count('waiting'), active: count('active'), dead: count('dead') }
  }
  const changeDead = (ids: readonly string[], change: (entry: Entry) => void) => {
    const dead = store.inState('dead').filter(({ delivery }) => ids.includes(delivery.id))
    for (const entry of dead) change(entry)
    return dead.length
  }

  const inbox: Inbox & InboxOperations & SubjectOperations & RecordOperations & KeptOperations = {
    ordering: 'strict-per-key',
    effects: 'shared',
    coalesces: true,
    limits: true,
    prioritizes: true,
    step: storeInInbox,
    async put(delivery) {
      const result = store.add(delivery, await hashSubjects(delivery))
      if (result === 'stored') wake()
      return result
    },
    async consume(receivers, { concurrency = 10 } = {}) {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      const dispatch = routeByEndpoint(receivers, policy.onError)
      const consumer = createConsumer(store, dispatch, concurrency, wake)
      consumers.add(consumer.startDue)
      consumer.startDue()
      return {
        close() {
          consumers.delete(consumer.startDue)
          return consumer.close()
        },
      }
    },
    async handleDue(receivers, options = {}) {
      return handleDueOf(receivers, options, policy.onError, () => ({
        async start(dispatch, limit) {
          const works: Promise<void>[] = []
          for (const [entry, readyAt] of store.open()) {
            if (readyAt <= Date.now()) works.push(store.run(entry, dispatch))
            if (works.length >= limit) break
          }
          return works
        },
      }))
    },
    async close() {
      if (consumers.size > 0) notify(() => policy.onError(new Error('memoryInbox: closed before its consumers')))
    },
    ...operateKept({
      kept: async function* () {
        for (const entry of store.kept()) {
          const { delivery, subjects } = entry
          const follow = async (record: FollowUp) =>
            entry.state === 'kept' ? store.add(toFollowing(delivery, record), subjects) : 'duplicate'
          if (!entry.isErased) yield { delivery, follow }
        }
      },
      depth,
      wake,
    }),
    ...operateEngine({
      depth,
      async *dead() {
        yield* store
          .inState('dead')
          .map(toDeadLetter)
          .toSorted((one, other) => one.failedAt - other.failedAt)
      },
      redrive: async (ids) => changeDead(ids, (entry) => store.redrive(entry)),
      discard: async (ids) => changeDead(ids, (entry) => store.finish(entry)),
      async oldest() {
        const [waiting, dead] = [store.inState('waiting'), store.inState('dead')]
        return {
          waitingSince: Math.min(...waiting.map(({ storedAt }) => storedAt)),
          deadSince: Math.min(...dead.map(({ failedAt }) => failedAt)),
        }
      },
      pausing: {
        pause: (pause) => store.turns.pause(pause),
        resume: (pause) => store.turns.resume(pause),
        list: async () => store.turns.list(store.inState('waiting').map(({ delivery }) => delivery)),
      },
      wake,
      onError: policy.onError,
    }),
    ...operateSubjects(
      {
        find: async (subject) => store.about(subject),
        erase: async (ids) => store.erase(ids),
        read: async (ids) => store.read(ids),
      },
      wake,
    ),
    async *records(from) {
      yield* store.records(from)
    },
    async blockedKeys() {
      const dead = store.inState('dead').filter(({ delivery }) => delivery.invalid === undefined)
      return policy.onDeadLetter === 'skip' ? [] : [...new Set(dead.flatMap(({ delivery }) => delivery.key ?? []))]
    },
  }
  const forgetKept = async () => void store.kept()
  return withDeadRetention(
    withOneReceiver(withKnownHandlers(inbox)),
    policy,
    policy.keepHandledMs > 0 ? forgetKept : undefined,
  )
}

// Starts due entries, on each call of `startDue` and when a timer fires.
function createConsumer(
  store: MemoryStore,
  dispatch: Dispatch,
  concurrency: number,
  wake: () => void,
): { readonly startDue: () => void; close(): Promise<void> } {
  const running = new Set<Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = (entry: Entry) => {
    const work = store.run(entry, dispatch).then(() => {
      running.delete(work)
      wake()
    })
    running.add(work)
  }
  const startDue = () => {
    clearTimeout(timer)
    let nextAt = Infinity
    // A group that takes a turn may take the next one, after all others.
    for (let isMore = true; isMore; ) {
      isMore = false
      for (const [head, readyAt] of store.open()) {
        if (running.size >= concurrency) return
        if (readyAt > Date.now()) nextAt = Math.min(nextAt, readyAt)
        else {
          start(head)
          isMore = true
        }
      }
    }
    if (nextAt < Infinity) timer = setTimeout(startDue, Math.min(nextAt - Date.now(), longestTimerMs))
  }
  return {
    startDue,
    async close() {
      clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

function toDeadLetter({ delivery, attempts, failedAt, reason }: Entry): DeadLetter {
  return { delivery, attempts, failedAt, reason }
}
