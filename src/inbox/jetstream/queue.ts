import type { JetStreamClient, JetStreamManager, JetStreamMessage } from './client.js'

/** What is known of a delivery beside the delivery itself: written when it is tried, fails, or an operator decides. */
export interface DeliveryState {
  readonly phase: 'waiting' | 'active' | 'dead' | 'discarded'
  readonly attempts: number
  /** Milliseconds since 1970: until then a retry waits. */
  readonly dueAt: number
  readonly failedAt: number
  readonly reason: string
  /** The original key, for operators. */
  readonly key?: string | undefined
  /** Who wrote it. */
  readonly by: string
}

/** A message that came by, and what it is about. */
export interface Seen {
  /** What the subject ends with: hash of the key, id, and number of the delivery. */
  readonly tail: string
  readonly partition: number
  readonly sequence: number
  readonly text: string
}

/** Messages that are read as they come. */
export interface Following {
  /** Everything that was there at the beginning was given. */
  readonly caughtUp: Promise<void>
  stop(): Promise<void>
}

/** How the streams of an inbox are made. */
export interface QueueSettings {
  readonly client: JetStreamClient
  readonly name: string
  readonly partitions: number
  readonly replicas: number
  readonly maxStored: number
  readonly retentionSeconds: number
}

/** How long a lease lasts that is not renewed, in milliseconds. */
export const leaseMs = 5_000

// What is sent when a connection breaks has no answer, and its lease has to be written again in time.
const answerMs = 2_000

const nanosecondsPerMillisecond = 1_000_000
const wrongSequence = 10_071
const noSuchStream = 10_059
const noSuchMessage = 10_057

/** The three streams of an inbox, and what is done with them. */
export interface JetStreamQueue {
  readonly partitions: number
  /** Makes the streams where there are none. @throws {Error} another number of partitions made them */
  prepare(): Promise<JetStreamManager>
  /** @returns the sequence number; `undefined` where the id is known */
  putDelivery(partition: number, tail: string, id: string, text: string): Promise<number | undefined>
  /** @returns `undefined` where it was deleted */
  readDelivery(sequence: number): Promise<string | undefined>
  /** The same, by what its subject ends with. */
  readLast(partition: number, tail: string): Promise<string | undefined>
  deleteDelivery(sequence: number): Promise<unknown>
  countDeliveries(): Promise<number>
  /** @returns the new sequence number; `undefined` where another one than expected was there, `0` being none */
  writeState(partition: number, tail: string, state: DeliveryState, expected: number): Promise<number | undefined>
  /** @returns whether it was there */
  deleteState(sequence: number): Promise<boolean>
  follow(kind: 'delivery' | 'state', partition: number | '*', take: (seen: Seen) => void): Promise<Following>
  /** @returns the new sequence number; `undefined` where another one than expected was there, `0` being none */
  writeLease(subject: string, expected: number | undefined): Promise<number | undefined>
  deleteLease(sequence: number): Promise<unknown>
  /** The leases and members there are. */
  leases(): Promise<readonly string[]>
}

/** Opens the streams of an inbox. */
export function createJetStreamQueue(settings: QueueSettings): JetStreamQueue {
  const { client, name, partitions } = settings
  const streams = { delivery: `${name}_deliveries`, state: `${name}_states`, lease: `${name}_leases` }
  let preparing: Promise<JetStreamManager> | undefined
  const prepare = () => {
    preparing ??= prepareStreams(settings, streams).catch((error: unknown) => {
      preparing = undefined
      throw error
    })
    return preparing
  }
  const write = async (subject: string, text: string, expected: number | undefined, msgID?: string) => {
    await prepare()
    const expect = expected === undefined ? {} : { expect: { lastSubjectSequence: expected } }
    try {
      const { seq, duplicate } = await client.publish(subject, text, {
        timeout: answerMs,
        ...expect,
        ...(msgID && { msgID }),
      })
      return duplicate ? undefined : seq
    } catch (error) {
      if (codeOf(error) === wrongSequence) return undefined
      throw error
    }
  }
  const remove = async (stream: string, sequence: number) => {
    const manager = await prepare()
    try {
      return await manager.streams.deleteMessage(stream, sequence, false)
    } catch (error) {
      if (codeOf(error) === noSuchMessage) return false
      throw error
    }
  }

  // Any replica answers at first, also one that does not have the message yet; the leader knows.
  const read = async (query: Parameters<JetStreamManager['streams']['getMessage']>[1]) => {
    const manager = await prepare()
    const found = await manager.direct.getMessage(streams.delivery, query)
    return (found ?? (await manager.streams.getMessage(streams.delivery, query)))?.string()
  }

  return {
    partitions,
    prepare,
    // The server knows ids for a time only; the subject of what is still there tells for ever.
    putDelivery: (partition, tail, id, text) => write(`${name}.delivery.${partition}.${tail}`, text, 0, id),
    readDelivery: (sequence) => read({ seq: sequence }),
    readLast: (partition, tail) => read({ last_by_subj: `${name}.delivery.${partition}.${tail}` }),
    deleteDelivery: (sequence) => remove(streams.delivery, sequence),
    async countDeliveries() {
      const manager = await prepare()
      return (await manager.streams.info(streams.delivery)).state.messages
    },
    writeState: (partition, tail, state, expected) =>
      write(`${name}.state.${partition}.${tail}`, JSON.stringify(state), expected),
    deleteState: (sequence) => remove(streams.state, sequence),
    async follow(kind, partition, take) {
      await prepare()
      const consumer = await client.consumers.get(streams[kind], {
        filter_subjects: `${name}.${kind}.${partition}.>`,
        headers_only: kind === 'delivery',
      })
      return followConsumer(consumer, (message) => take(toSeen(message)))
    },
    writeLease: (subject, expected) => write(`${name}.lease.${subject}`, '', expected),
    deleteLease: (sequence) => remove(streams.lease, sequence),
    async leases() {
      const manager = await prepare()
      const { state } = await manager.streams.info(streams.lease, { subjects_filter: `${name}.lease.>` })
      return Object.keys(state.subjects ?? {}).map((subject) => subject.slice(`${name}.lease.`.length))
    },
  }
}

async function prepareStreams(
  { client, name, partitions, replicas, maxStored, retentionSeconds }: QueueSettings,
  streams: { readonly delivery: string; readonly state: string; readonly lease: string },
): Promise<JetStreamManager> {
  const manager = await client.jetstreamManager(false)
  const shared = { storage: 'file', num_replicas: replicas, max_msgs_per_subject: 1, allow_direct: true }
  const window = retentionSeconds * 1000 * nanosecondsPerMillisecond
  const description = `inbox of webhook-receiver, partitions: ${partitions}`
  const deliveries = { duplicate_window: window, max_msgs: maxStored, discard: 'new' }
  await prepareStream(manager, {
    ...shared,
    ...deliveries,
    name: streams.delivery,
    subjects: [`${name}.delivery.>`],
    description,
  })
  await manager.streams.update(streams.delivery, deliveries as never)
  const briefly = { duplicate_window: leaseMs * nanosecondsPerMillisecond, description }
  await prepareStream(manager, { ...shared, ...briefly, name: streams.state, subjects: [`${name}.state.>`] })
  const ending = { ...shared, ...briefly, max_age: leaseMs * nanosecondsPerMillisecond }
  await prepareStream(manager, { ...ending, name: streams.lease, subjects: [`${name}.lease.>`] })
  return manager
}

async function prepareStream(
  manager: JetStreamManager,
  config: { readonly name: string; readonly description: string; readonly subjects: readonly string[] },
): Promise<void> {
  const existing = await manager.streams.info(config.name).catch((error: unknown) => {
    if (codeOf(error) === noSuchStream) return undefined
    throw error
  })
  if (existing === undefined) await manager.streams.add(config as never)
  else if (existing.config.description !== config.description) {
    throw new Error(
      `jetstreamInbox: the stream ${config.name} is of another kind: ${existing.config.description}; open it with that number, ` +
        'or, once nothing of it waits any more, take another name for another number',
    )
  }
}

async function followConsumer(
  consumer: Awaited<ReturnType<JetStreamClient['consumers']['get']>>,
  take: (message: JetStreamMessage) => void,
): Promise<Following> {
  let resolve = () => {}
  const caughtUp = new Promise<void>((done) => {
    resolve = done
  })
  const { num_pending: pending } = await consumer.info(true)
  if (pending === 0) resolve()
  const messages = await consumer.consume({
    callback(message) {
      take(message)
      if (message.info.pending === 0) resolve()
    },
  })
  // What was deleted since it was counted never comes.
  const look = setInterval(() => {
    consumer.info().then(
      ({ num_pending }) => num_pending === 0 && resolve(),
      () => {},
    )
  }, 500)
  void caughtUp.then(() => clearInterval(look))
  return {
    caughtUp,
    async stop() {
      resolve()
      await messages.close()
      // The server would keep it for minutes.
      await consumer.delete()
    },
  }
}

function toSeen(message: JetStreamMessage): Seen {
  // <name>.<kind>.<partition>.<hash>.<id>.<number>
  const [, , partition, ...tail] = message.subject.split('.')
  return { tail: tail.join('.'), partition: Number(partition), sequence: message.seq, text: message.string() }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
