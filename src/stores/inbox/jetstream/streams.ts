import type { JetStreamClient, JetStreamManager, JetStreamMessage } from './client.js'
import { inTurns } from './in-turns.js'
import { startReading } from './reading.js'

/** The record beside a delivery: written when it is tried, when it fails or succeeds, and when an operator decides. */
export interface DeliveryState {
  readonly phase: 'waiting' | 'active' | 'dead' | 'done'
  readonly attempts: number
  /** When a retry is due by the clock of its writer, in milliseconds since 1970. Only earlier versions read it. */
  readonly dueAt: number
  readonly failedAt: number
  readonly reason: string
  /** The original key, for operators. */
  readonly key?: string | undefined
  /** The sequence number of a delivery that is done. */
  readonly delivery?: number
  /** Who wrote the record. */
  readonly by: string
}

/** A message of a stream. */
export interface StreamMessage {
  /** The last tokens of its subject: the hash of the key, the id and the number of the delivery. */
  readonly tail: string
  readonly partition: number
  readonly sequence: number
  readonly text: string
  /** When the server stored it, in ISO 8601. */
  readonly timestamp: string
}

type Place = { readonly seq: number } | { readonly partition: number; readonly tail: string }

/** The settings of the streams of an inbox. */
export interface StreamSettings {
  readonly client: JetStreamClient
  readonly name: string
  readonly partitions: number
  readonly replicas: number
  readonly maxStored: number
  readonly retentionMs: number
}

/** How long a lease lasts without renewal, in milliseconds. */
export const leaseMs = 5_000

// A request sent as the connection broke gets no response, and leases must be renewed in time.
const answerMs = 2_000
const nanosecondsPerMillisecond = 1_000_000
const wrongSequence = 10_071
const noSuchStream = 10_059
const noSuchMessage = 10_057

/** The three streams of an inbox: deliveries, states and leases. */
export type InboxStreams = ReturnType<typeof openStreams>

/** Opens the streams of an inbox. They are created on first use. */
export function openStreams(settings: StreamSettings) {
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
  const inTurn = inTurns()
  const write = async (subject: string, text: string, expected: number | undefined, msgID?: string) => {
    await prepare()
    const expect = expected === undefined ? {} : { expect: { lastSubjectSequence: expected } }
    const options = { timeout: answerMs, ...expect, ...(msgID && { msgID }) }
    try {
      const { seq, duplicate } = await inTurn(() => client.publish(subject, text, options))
      return duplicate ? undefined : seq
    } catch (error) {
      return unless(wrongSequence, error, undefined)
    }
  }
  // By default without erasing, which would double the server's work.
  const remove = async (stream: string, sequence: number, erase = false) => {
    const { streams: api } = await prepare()
    return inTurn(() => api.deleteMessage(stream, sequence, erase)).catch((error) =>
      unless(noSuchMessage, error, false),
    )
  }
  const find = async (place: Place) => {
    const query = 'seq' in place ? place : { last_by_subj: `${name}.delivery.${place.partition}.${place.tail}` }
    const manager = await prepare()
    // Any replica answers the first request, and it may not have the message yet; the leader has it.
    const found = await inTurn(() => manager.direct.getMessage(streams.delivery, query))
    return found ?? (await manager.streams.getMessage(streams.delivery, query))
  }

  return {
    partitions,
    /** Creates missing streams. @throws {Error} the streams were created with a different number of partitions */
    prepare,
    /**
     * Stores a delivery. The server detects duplicates by their ids for a limited time, and by their subject for as long as
     * the delivery is stored.
     *
     * @returns the sequence number; `undefined` if the id is known
     */
    putDelivery: (partition: number, tail: string, id: string, text: string) =>
      write(`${name}.delivery.${partition}.${tail}`, text, 0, id),
    /** @returns `undefined` if the delivery was deleted */
    readDelivery: async (place: Place) => (await find(place))?.string(),
    /** @returns `undefined` if the delivery was deleted */
    sequenceOf: async (place: Place) => (await find(place))?.seq,
    /** The sequence number of the delivery of a key that was stored last; 0 if none is stored. */
    async lastOfKey(partition: number, keyHash: string): Promise<number> {
      const { direct } = await prepare()
      const query = { last_by_subj: `${name}.delivery.${partition}.${keyHash}.>` }
      return (await inTurn(() => direct.getMessage(streams.delivery, query)))?.seq ?? 0
    },
    /** @param erase - whether the server overwrites it in its files */
    deleteDelivery: (sequence: number, erase = false) => remove(streams.delivery, sequence, erase),
    /** Reads all deliveries that are stored, with their bodies. */
    async readDeliveries(take: (message: StreamMessage) => void) {
      await prepare()
      const filter = { filter_subjects: `${name}.delivery.>`, headers_only: false }
      const makeConsumer = (sequence: number) =>
        client.consumers.get(streams.delivery, { ...filter, opt_start_seq: sequence })
      const subscription = await startReading(makeConsumer, (message) => take(toStreamMessage(message)))
      await subscription.caughtUp
      await subscription.stop()
    },
    async countDeliveries() {
      const manager = await prepare()
      return (await manager.streams.info(streams.delivery)).state.messages
    },
    /**
     * Replaces the state of a delivery.
     *
     * @param expected - the sequence number of the state that it replaces, `0` for none
     * @returns the new sequence number; `undefined` if the stored state is a different one
     */
    writeState: (partition: number, tail: string, state: DeliveryState, expected: number) =>
      write(`${name}.state.${partition}.${tail}`, JSON.stringify(state), expected),
    /** The state of a delivery, and its sequence number; `undefined` if it has none. */
    async readState(partition: number, tail: string) {
      const manager = await prepare()
      const found = await manager.streams
        .getMessage(streams.state, { last_by_subj: `${name}.state.${partition}.${tail}` })
        .catch((error) => unless(noSuchMessage, error, null))
      // The cast is safe: only this library writes states.
      return found === null ? undefined : { state: JSON.parse(found.string()) as DeliveryState, sequence: found.seq }
    },
    deleteState: (sequence: number) => remove(streams.state, sequence),
    /** Reads the stored messages of a partition, without the bodies of deliveries, and then new ones as they arrive. */
    async subscribe(kind: 'delivery' | 'state', partition: number | '*', take: (message: StreamMessage) => void) {
      await prepare()
      const filter = { filter_subjects: `${name}.${kind}.${partition}.>`, headers_only: kind === 'delivery' }
      const makeConsumer = (sequence: number) =>
        client.consumers.get(streams[kind], { ...filter, opt_start_seq: sequence })
      return startReading(makeConsumer, (message) => take(toStreamMessage(message)))
    },
    /** When the first matching delivery was stored, in milliseconds since 1970; `undefined` if none matches. */
    async firstStoredAt(matches: (message: StreamMessage) => boolean): Promise<number | undefined> {
      await prepare()
      const filter = { filter_subjects: `${name}.delivery.>`, headers_only: true }
      const makeConsumer = (sequence: number) =>
        client.consumers.get(streams.delivery, { ...filter, opt_start_seq: sequence })
      let found: number | undefined
      let end = () => {}
      const isFound = new Promise<void>((resolve) => {
        end = resolve
      })
      const subscription = await startReading(makeConsumer, (message) => {
        if (found !== undefined || !matches(toStreamMessage(message))) return
        found = Date.parse(message.timestamp)
        end()
      })
      await Promise.race([isFound, subscription.caughtUp])
      await subscription.stop()
      return found
    },
    /** Replaces a lease, as `writeState` does. */
    writeLease: (subject: string, expected: number) => write(`${name}.lease.${subject}`, '', expected),
    /** When the lease of a partition was written, in milliseconds since 1970 by the server; `undefined` if it ended. */
    async leasedAt(partition: number): Promise<number | undefined> {
      const manager = await prepare()
      const query = { last_by_subj: `${name}.lease.partition.${partition}` }
      const found = await manager.streams
        .getMessage(streams.lease, query)
        .catch((error) => unless(noSuchMessage, error, null))
      return found === null ? undefined : Date.parse(found.timestamp)
    },
    deleteLease: (sequence: number) => remove(streams.lease, sequence),
    /** The subjects of the current leases. */
    async leases() {
      const manager = await prepare()
      const { state } = await manager.streams.info(streams.lease, { subjects_filter: `${name}.lease.>` })
      return Object.keys(state.subjects ?? {}).map((subject) => subject.slice(`${name}.lease.`.length))
    },
  }
}

async function prepareStreams(
  { client, name, partitions, replicas, maxStored, retentionMs }: StreamSettings,
  streams: { readonly delivery: string; readonly state: string; readonly lease: string },
): Promise<JetStreamManager> {
  const manager = await client.jetstreamManager(false)
  const description = `inbox of webhook-receiver, partitions: ${partitions}`
  const shared = { description, storage: 'file', num_replicas: replicas, max_msgs_per_subject: 1, allow_direct: true }
  const window = retentionMs * nanosecondsPerMillisecond
  const lease = leaseMs * nanosecondsPerMillisecond
  const limits = {
    delivery: { duplicate_window: window, max_msgs: maxStored, discard: 'new' },
    state: { duplicate_window: lease },
    lease: { duplicate_window: lease, max_age: lease },
  }
  for (const kind of ['delivery', 'state', 'lease'] as const) {
    const config = { ...shared, ...limits[kind], name: streams[kind], subjects: [`${name}.${kind}.>`] }
    const existing = await manager.streams
      .info(config.name)
      .catch((error: unknown) => unless(noSuchStream, error, undefined))
    if (existing === undefined) await manager.streams.add(config as never)
    else requireSame(existing.config.description, config)
  }
  await manager.streams.update(streams.delivery, limits.delivery as never)
  return manager
}

function requireSame(existing: string | undefined, { name, description }: { name: string; description: string }): void {
  if (existing === description) return
  throw new Error(
    `jetstreamInbox: the stream ${name} was made for another inbox: ${existing}; open it with that number of partitions, ` +
      'or empty the old inbox and choose a different name',
  )
}

function toStreamMessage(message: JetStreamMessage): StreamMessage {
  // <name>.<kind>.<partition>.<hash>.<id>.<number>
  const [, , partition, ...tail] = message.subject.split('.')
  const { seq: sequence, timestamp } = message
  return { tail: tail.join('.'), partition: Number(partition), sequence, text: message.string(), timestamp }
}

/** Returns a value for one expected error of the server, and rethrows any other error. */
function unless<Value>(code: number, error: unknown, value: Value): Value {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === code) return value
  throw error
}
