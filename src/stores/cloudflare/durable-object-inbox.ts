import {
  type Checks,
  checkOptions,
  optional,
  requireFunction,
  requirePositiveInteger,
} from '../../core/base/options.js'
import type { Inbox } from '../../core/ports/inbox.js'

import { requireName, type SqlResults } from '../database/sql-driver.js'
import { redactEngineError } from '../inbox/failures.js'
import { type Oldest, operateEngine } from '../inbox/operating/operate.js'
import type { DeadLetter, InboxDepth, InboxOperations } from '../inbox/operating/operations.js'
import type { ListedPause } from '../inbox/operating/pauses.js'
import { type RecordOperations, wrongPlace } from '../inbox/operating/records.js'
import { type EngineSubjects, operateSubjects, type SubjectOperations } from '../inbox/operating/subjects.js'
import { toEntry, toLine } from '../inbox/sqlite/record.js'
import { type RecordStore, readRecords } from '../inbox/sqlite/records.js'
import { readDeadPages, toSubjectRecords } from '../inbox/sqlite/rows.js'
import { storeInInbox } from '../inbox/storing/store-in-inbox.js'
import { shardOf, toCall } from './call.js'
import { type DurableObjectNamespaceLike, requireNamespace } from './client.js'

/** Options of {@link durableObjectInbox}. */
export interface DurableObjectInboxOptions {
  /**
   * Over how many objects the keys are spread, each with its own order, alarm and limit of requests. Never change it while
   * deliveries are stored: a key would change its object.
   *
   * @default 1
   */
  readonly shards?: number
  /** What the names of the objects begin with. @default 'webhooks' */
  readonly name?: string
  /** Called for failures that no caller sees, such as a dead letter that cannot be read. */
  readonly onError?: (error: unknown) => unknown
}

const checks: Checks<DurableObjectInboxOptions> = {
  shards: optional(requirePositiveInteger),
  name: optional(requireName),
  onError: optional(requireFunction),
}

const caller = 'durableObjectInbox'

/**
 * The inbox of a Worker in Durable Objects of a class that extends `WebhookInbox`. The objects themselves handle what is
 * stored, so `consume` and `handleDue` reject.
 *
 * `put` resolves when the object has written the delivery durably.
 *
 * @experimental it was run in `workerd` only, not on the network of Cloudflare.
 * @param namespace - the binding of the class
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({ provider, on, inbox: durableObjectInbox(env.INBOX) })
 */
export function durableObjectInbox(
  namespace: DurableObjectNamespaceLike,
  options: DurableObjectInboxOptions = {},
): Inbox & InboxOperations & SubjectOperations & RecordOperations {
  checkOptions(options, caller, checks)
  requireNamespace(namespace, `${caller}: namespace`)
  const { shards = 1, name = 'webhooks', onError = () => {} } = options
  const call = toCall(namespace, name)
  const all = Array.from({ length: shards }, (_, shard) => shard)
  const ofAll = <Result>(one: (shard: number) => Promise<Result>) => Promise.all(all.map(one))
  // Each function answers with this type: both sides are in this folder.
  const ask = async <Result>(shard: number, called: string, body = '') => (await call(shard, called, body)) as Result
  const total = async (called: string, ids: readonly string[]) => {
    const counts = await ofAll((shard) => ask<number>(shard, called, JSON.stringify(ids)))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const depthOf = async (called: string, ids: readonly string[] = []): Promise<InboxDepth> => {
    const depths = await ofAll((shard) => ask<InboxDepth>(shard, called, JSON.stringify(ids)))
    const sum = (field: keyof InboxDepth) => depths.reduce((count, depth) => count + depth[field], 0)
    return { waiting: sum('waiting'), active: sum('active'), dead: sum('dead') }
  }
  const inObject = async (): Promise<never> => {
    throw new Error(`${caller}: the Durable Object handles what is stored: set receivers of its class`)
  }

  return {
    ordering: 'strict-per-key',
    effects: 'shared',
    // The deliveries about one object may be in several shards.
    coalesces: shards === 1,
    // A limit would be one for each shard.
    limits: shards === 1,
    prioritizes: true,
    step: storeInInbox,
    async put(delivery) {
      const shard = shards === 1 ? 0 : await shardOf(delivery.key ?? delivery.id, shards)
      return ask(shard, 'put', toLine(await toEntry(delivery)))
    },
    consume: inObject,
    handleDue: inObject,
    async close() {},
    ...operateEngine({
      depth: () => depthOf('depth'),
      dead: () =>
        oldestFirst(
          all.map((shard) => readDeadPages((after) => ask(shard, 'deadPage', JSON.stringify(after)), caller)),
        ),
      redrive: (ids) => total('redrive', ids),
      discard: (ids) => total('discard', ids),
      async oldest() {
        const list = await ofAll((shard) => ask<Oldest>(shard, 'oldest'))
        const earliest = (field: keyof Oldest) =>
          list.reduce<number | undefined>((least, each) => {
            const time = each[field] ?? undefined
            return least === undefined || (time !== undefined && time < least) ? time : least
          }, undefined)
        return { waitingSince: earliest('waitingSince'), deadSince: earliest('deadSince') }
      },
      pausing: {
        async pause(pause) {
          if (pause.kind === 'tenant' && shards > 1) {
            throw new Error(`${caller}: with several shards it stores no tenants: pause a handler or a key`)
          }
          return (await ofAll((shard) => ask<boolean>(shard, 'pause', JSON.stringify(pause)))).includes(true)
        },
        resume: async (pause) =>
          (await ofAll((shard) => ask<boolean>(shard, 'resume', JSON.stringify(pause)))).includes(true),
        async list() {
          const byName = new Map<string, ListedPause>()
          for (const pause of (await ofAll((shard) => ask<readonly ListedPause[]>(shard, 'pauses'))).flat()) {
            const name = `${pause.kind} ${pause.value}`
            byName.set(name, { ...pause, waiting: pause.waiting + (byName.get(name)?.waiting ?? 0) })
          }
          return [...byName.values()]
        },
      },
      onError: (error) => onError(redactEngineError(error)),
    }),
    ...operateSubjects({
      async find(subject) {
        type Found = Awaited<ReturnType<EngineSubjects['find']>>
        return (await ofAll((shard) => ask<Found>(shard, 'find', JSON.stringify(subject)))).flat()
      },
      erase: (ids) => depthOf('erase', ids),
      async read(ids) {
        const results = await ofAll((shard) => ask<SqlResults>(shard, 'readRows', JSON.stringify(ids)))
        return results.flatMap(toSubjectRecords)
      },
    }),
    async *records(from = '0.0') {
      const [first = 0, start = 0] = from.split('.').map(Number)
      if (!all.includes(first)) throw wrongPlace()
      for (const shard of all.slice(first)) {
        const store: RecordStore = {
          recordPage: (after) => ask(shard, 'recordPage', JSON.stringify(after)),
          replaceRecord: (change) => ask(shard, 'replaceRecord', JSON.stringify(change)),
        }
        for await (const record of readRecords(store, shard === first ? String(start) : undefined)) {
          yield { ...record, place: `${shard}.${record.place}` }
        }
      }
    },
    async blockedKeys() {
      return (await ofAll((shard) => ask<readonly string[]>(shard, 'blockedKeys'))).flat()
    },
  }
}

/** Merges the dead letters of several objects, each of which has the oldest first. */
async function* oldestFirst(lists: readonly AsyncGenerator<DeadLetter | Error>[]): AsyncGenerator<DeadLetter | Error> {
  const heads = await Promise.all(lists.map(async (list) => ({ list, next: await list.next() })))
  const failedAt = (letter: DeadLetter | Error) => (letter instanceof Error ? 0 : letter.failedAt)
  for (;;) {
    let first: (typeof heads)[number] | undefined
    for (const head of heads) {
      if (head.next.done) continue
      if (first === undefined || failedAt(head.next.value) < failedAt(first.next.value)) first = head
    }
    if (first === undefined) return
    yield first.next.value
    first.next = await first.list.next()
  }
}
