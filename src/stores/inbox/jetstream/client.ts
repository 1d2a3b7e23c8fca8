/** The server's acknowledgement of a stored message. */
export interface JetStreamAck {
  readonly seq: number
  readonly duplicate: boolean
}

/** The part of a message of `@nats-io/jetstream` that the inbox uses. */
export interface JetStreamMessage {
  readonly subject: string
  readonly seq: number
  /** When it was stored, in ISO 8601. */
  readonly timestamp: string
  readonly info: { readonly pending: number }
  string(): string
}

/** The part of a consumer of `@nats-io/jetstream` that the inbox uses. */
export interface JetStreamConsumer {
  info(cached?: boolean): Promise<{ readonly num_pending: number }>
  delete(): Promise<boolean>
  consume(options: {
    callback: (message: JetStreamMessage) => void
    expires: number
    idle_heartbeat: number
  }): Promise<{ close(): Promise<unknown>; status(): AsyncIterable<{ readonly type: string }> }>
}

/** The part of `jetstreamManager()` that the inbox uses. */
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
    getMessage(
      stream: string,
      query: { seq: number } | { last_by_subj: string },
    ): Promise<{ readonly seq: number; readonly timestamp: string; string(): string } | null>
    deleteMessage(stream: string, sequence: number, erase: boolean): Promise<boolean>
  }
  readonly direct: {
    getMessage(
      stream: string,
      query: { seq: number } | { last_by_subj: string },
    ): Promise<{ readonly seq: number; string(): string } | null>
  }
}

/** The part of `jetstream(connection)` of `@nats-io/jetstream` that the inbox uses. */
export interface JetStreamClient {
  publish(
    subject: string,
    payload: string,
    options: { msgID?: string; timeout?: number; expect?: { lastSubjectSequence: number } },
  ): Promise<JetStreamAck>
  jetstreamManager(checkApi: boolean): Promise<JetStreamManager>
  readonly consumers: {
    get(
      stream: string,
      options: { filter_subjects: string; headers_only: boolean; opt_start_seq: number },
    ): Promise<JetStreamConsumer>
  }
}

/** The part of a connection of `@nats-io/transport-node` that the inbox uses. */
export interface NatsConnection {
  isClosed(): boolean
  /** Resolves when the server has read everything that was sent; rejects when the connection ends. */
  flush(): Promise<void>
  status(): AsyncIterable<{ readonly type: string }>
}
