import { computeDigest } from '#crypto'
import { chain, type MaybePromise } from '../../../core/base/maybe-promise.js'
import { notify } from '../../../core/base/notify.js'
import {
  type Checks,
  checkOptions,
  optional,
  requireFunction,
  requireObject,
  requirePositiveInteger,
} from '../../../core/base/options.js'
import { encodeBytes, encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { Inbox, StoredDelivery } from '../../../core/ports/inbox.js'
import { handleDueOf } from '../handling/handle-due.js'
import { withOneReceiver } from '../handling/one-receiver.js'
import { routeByEndpoint } from '../handling/route-by-endpoint.js'
import { operateEngine } from '../operating/operate.js'
import type { InboxOperations } from '../operating/operations.js'
import { withDeadRetention } from '../operating/retention.js'
import { hashSubjects, operateSubjects, type SubjectOperations } from '../operating/subjects.js'
import { type InboxPolicy, policyChecks, refuseOptions, resolvePolicy } from '../policy.js'
import { toStoredRecord } from '../storing/stored-record.js'
import type { JetStreamClient, NatsConnection } from './client.js'
import { openDue } from './due.js'
import { holdPartitions, type LeaseSettings, type Leases } from './leases.js'
import { watchServer } from './nats-server.js'
import { countDepth, deadKeys, discard, findOldest, readDeadLetters, redrive } from './operations.js'
import { openPartition } from './partition.js'
import { toTail } from './schedule.js'
import { openStreams } from './streams.js'
import { openSubjects, toPlace } from './subjects.js'

export type {
  JetStreamAck,
  JetStreamClient,
  JetStreamConsumer,
  JetStreamManager,
  JetStreamMessage,
  NatsConnection,
} from './client.js'

import { storeInInbox } from '../storing/store-in-inbox.js'

/** Options of {@link jetstreamInbox}. */
export interface JetStreamInboxOptions extends Omit<InboxPolicy, 'keepHandledMs'> {
  /** A connection of `@nats-io/transport-node`, with `maxReconnectAttempts: -1`. The inbox does not close it. */
  readonly client: NatsConnection
  /** The result of `jetstream(client)` of `@nats-io/jetstream`. */
  readonly jetstream: JetStreamClient
  /** The name of the queue, which its streams and subjects begin with: letters, digits, `_` and `-`. @default 'webhooks' */
  readonly queue?: string
  /**
   * The number of partitions, which processes share. The hash of a key selects its partition. It cannot be changed later.
   *
   * @default 8
   */
  readonly partitions?: number
  /** How many servers of a cluster store each delivery. @default 1 */
  readonly replicas?: number
  /** The maximum number of stored deliveries; `put` rejects further ones. @default 1_000_000 */
  readonly maxStored?: number
}

// What the engine cannot have, and why.
const refused = {
  keepHandledMs:
    'a stream of JetStream drops a delivery once it is done, and its consumers would hand a kept one over again',
}
const { keepHandledMs: _keepHandledMs, ...ownPolicyChecks } = policyChecks

const checks: Checks<JetStreamInboxOptions> = {
  ...ownPolicyChecks,
  client(value, option) {
    requireObject(value, option, 'a connection of @nats-io/transport-node')
    for (const name of ['status', 'flush']) requireFunction(Reflect.get(value, name), `${option}: ${name}`)
  },
  jetstream(value, option) {
    requireObject(value, option, 'jetstream(client) of @nats-io/jetstream')
    // A connection has `publish` too, but not `jetstreamManager`.
    for (const name of ['publish', 'jetstreamManager']) {
      requireFunction(Reflect.get(value, name), `${option}: ${name}, of jetstream(client),`)
    }
  },
  queue: optional((value, option) => {
    if (typeof value !== 'string' || !/^[\w-]+$/.test(value))
      throw new TypeError(`${option} must consist of letters, digits, _ and -`)
  }),
  partitions: optional(requirePositiveInteger),
  replicas: optional(requirePositiveInteger),
  maxStored: optional(requirePositiveInteger),
}

/**
 * An inbox in NATS JetStream, strict per key.
 *
 * Each consuming process holds a share of the partitions through 5-second leases, and keeps the order within each key.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * import { jetstream } from '@nats-io/jetstream'
 * import { connect } from '@nats-io/transport-node'
 *
 * const client = await connect({ servers: '127.0.0.1:4222', maxReconnectAttempts: -1 })
 * const inbox = jetstreamInbox({ client, jetstream: jetstream(client) })
 */
export function jetstreamInbox(options: JetStreamInboxOptions): Inbox & InboxOperations & SubjectOperations {
  refuseOptions(options, 'jetstreamInbox', refused)
  checkOptions(options, 'jetstreamInbox', checks)
  const { client, jetstream, queue = 'webhooks', partitions = 8, replicas = 1, maxStored = 1_000_000 } = options
  const policy = resolvePolicy(options)
  const { retentionMs, onDeadLetter } = policy
  const streams = openStreams({ client: jetstream, name: queue, partitions, replicas, maxStored, retentionMs })
  const report = (error: unknown) => notify(() => policy.onError(error))
  const server = watchServer(client)

  const subjects = openSubjects(streams)
  const locate = async ({ id, key, number }: StoredDelivery) => {
    const { partition, hash } = await placeOf(key ?? id, partitions)
    return { partition, tail: toTail(hash, id, number) }
  }
  const put = async (delivery: StoredDelivery, parent?: StoredDelivery): Promise<'stored' | 'duplicate'> => {
    server.requireAvailable()
    const { id, key, invalid } = delivery
    const { partition, tail } = await locate(delivery)
    const about = await hashSubjects(delivery, parent)
    const text = JSON.stringify({ ...toStoredRecord(delivery), ...(about.length > 0 && { subjects: about }) })
    const sequence = await streams.putDelivery(partition, tail, id, text).catch(server.failed)
    if (sequence === undefined) return 'duplicate'
    // If this write fails, the process that holds the partition writes the same state.
    if (invalid !== undefined) {
      const state = { attempts: 0, dueAt: 0, failedAt: Date.now(), reason: invalid, key, by: 'put' }
      await streams.writeState(partition, tail, { phase: 'dead', ...state }, 0)
    }
    // A person was erased while the delivery was divided.
    if (parent !== undefined && about.length > 0 && (await streams.sequenceOf(await locate(parent))) === undefined) {
      await subjects.erase([toPlace(partition, tail)])
    }
    return 'stored'
  }

  const inbox: Inbox & InboxOperations & SubjectOperations = {
    ordering: 'strict-per-key',
    effects: 'copied',
    step: storeInInbox,
    put: (delivery) => put(delivery),
    async consume(consumers, { concurrency = 10 } = {}) {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      const dispatch = routeByEndpoint(consumers, policy.onError, false, put)
      const by = crypto.randomUUID()
      let inFlight = 0
      let turn = 0
      let leases: Leases | undefined
      // Takes from the partitions in turn, until no delivery is due or `concurrency` are in flight.
      const handleDue = () => {
        const held = leases?.partitions() ?? []
        for (let idle = 0; idle < held.length && inFlight < concurrency; turn++) {
          const work = held[turn % held.length]?.handleNext()
          idle = work === undefined ? idle + 1 : 0
          if (work === undefined) continue
          inFlight++
          void work.then(() => {
            inFlight--
            handleDue()
          })
        }
      }
      const open: LeaseSettings['open'] = (partition, endsAt, failed) =>
        openPartition({ streams, partition, policy, dispatch, by, wake: handleDue, endsAt, failed })
      leases = await holdPartitions({ streams, report, open })
      handleDue()
      return { close: leases.close }
    },
    async handleDue(consumers, options = {}) {
      return handleDueOf(consumers, options, policy.onError, () => openDue({ streams, policy, report }), put)
    },
    // The connection belongs to the caller.
    async close() {},
    ...operateEngine({
      depth: () => countDepth(streams),
      dead: () => readDeadLetters(streams),
      redrive: (ids) => redrive(streams, ids),
      discard: (ids) => discard(streams, ids),
      oldest: () => findOldest(streams),
      onError: policy.onError,
    }),
    ...operateSubjects(subjects),
    blockedKeys: async () => (onDeadLetter === 'skip' ? [] : deadKeys(streams)),
  }
  return withDeadRetention(withOneReceiver(inbox), policy)
}

function placeOf(key: string, partitions: number): MaybePromise<{ partition: number; hash: string }> {
  return chain(computeDigest('sha256', encodeUtf8(key)), (digest) => ({
    partition: new DataView(digest.buffer, digest.byteOffset).getUint32(16) % partitions,
    hash: encodeBytes(digest.slice(0, 16), 'hex'),
  }))
}
