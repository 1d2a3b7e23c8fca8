import type { NatsConnection } from './client.js'

/** Tracks whether the server behind a connection is available. */
export interface NatsServer {
  /** @throws {Error} the server is disconnected, or does not answer */
  requireAvailable(): void
  /** Rethrows the error of a call. After a timeout, the server must answer a ping before the next call. */
  failed(error: unknown): never
}

/** Watches a connection. Calls to a disconnected or hung server would otherwise pile up in the memory of this process. */
export function watchServer(connection: NatsConnection): NatsServer {
  let isDisconnected = false
  let isUnresponsive = false
  const watch = async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isDisconnected = true
      if (type === 'reconnect') isDisconnected = false
    }
  }
  // The loop ends with the connection.
  watch().catch(() => {})
  const answered = () => {
    isUnresponsive = false
  }
  return {
    requireAvailable() {
      if (isDisconnected || connection.isClosed()) throw new Error('jetstreamInbox: the server is disconnected')
      if (isUnresponsive) throw new Error('jetstreamInbox: the server does not respond')
    },
    failed(error) {
      // Any other error is a response from the server.
      if (!isUnresponsive && error instanceof Error && error.name === 'TimeoutError') {
        isUnresponsive = true
        connection.flush().then(answered, answered)
      }
      throw error
    },
  }
}
