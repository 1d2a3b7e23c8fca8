/** What the server says of a message that it has stored. */
export interface JetStreamAck {
  readonly seq: number
  readonly duplicate: boolean
}

/** A message of the package `@nats-io/jetstream`, as far as it is needed. */
export interface JetStreamMessage {
  readonly subject: string
  readonly seq: number
  readonly info: { readonly pending: number }
  string(): string
}

/** A consumer of it, as far as it is needed. */
export interface JetStreamConsumer {
  info(cached?: boolean): Promise<{ readonly num_pending: number }>
  delete(): Promise<boolean>
  consume(options: { callback: (message: JetStreamMessage) => void }): Promise<{ close(): Promise<unknown> }>
}

/** What `jetstreamManager()` of a client gives, as far as it is needed. */
export interface JetStreamManager {
  readonly streams: {
    info(
      stream: string,
      options?: { subjects_filter: string },
    ): Promise<{
      readonly config: { readonly description?: string }
      readonly state: { readonly messages: number; readonly subjects?: { readonly [subject: string]: number } }
    }>
    add(config: never): Promise<unknown>
    update(stream: string, config: never): Promise<unknown>
    getMessage(stream: string, query: { seq: number } | { last_by_subj: string }): Promise<{ string(): string } | null>
    deleteMessage(stream: string, sequence: number, erase: boolean): Promise<boolean>
  }
  readonly direct: {
    getMessage(stream: string, query: { seq: number } | { last_by_subj: string }): Promise<{ string(): string } | null>
  }
}

/** What `jetstream(connection)` of the package `@nats-io/jetstream` gives, as far as it is needed. */
export interface JetStreamClient {
  publish(
    subject: string,
    payload: string,
    options: { msgID?: string; timeout?: number; expect?: { lastSubjectSequence: number } },
  ): Promise<JetStreamAck>
  jetstreamManager(checkApi: boolean): Promise<JetStreamManager>
  readonly consumers: {
    get(stream: string, options: { filter_subjects: string; headers_only: boolean }): Promise<JetStreamConsumer>
  }
}

/** A connection of the package `@nats-io/transport-node`, as far as it is needed. */
export interface NatsConnection {
  isClosed(): boolean
  /** Resolves once the server has read what was sent, and rejects where the connection ends. */
  flush(): Promise<void>
  status(): AsyncIterable<{ readonly type: string }>
}
