import type { NatsConnection } from './client.js'

/** Tracks whether the server behind a connection is available. */
export interface NatsServer {
  /** @throws {Error} the server is disconnected, or does not answer */
  requireAvailable(): void
  /** Takes the error of a call, and throws it again. After a timeout the server has to answer a ping before the next call. */
  failed(error: unknown): never
}

/** Watches a connection. Calls to a disconnected or hung server would otherwise pile up in the memory of this process. */
export function watchServer(connection: NatsConnection): NatsServer {
  let isAway = false
  let isSilent = false
  const watch = async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isAway = true
      if (type === 'reconnect') isAway = false
    }
  }
  // The loop ends with the connection.
  watch().catch(() => {})
  const answered = () => {
    isSilent = false
  }
  return {
    requireAvailable() {
      if (isAway || connection.isClosed()) throw new Error('jetstreamInbox: the server is disconnected')
      if (isSilent) throw new Error('jetstreamInbox: the server does not answer')
    },
    failed(error) {
      // Any other error is an answer of the server.
      if (!isSilent && error instanceof Error && error.name === 'TimeoutError') {
        isSilent = true
        connection.flush().then(answered, answered)
      }
      throw error
    },
  }
}
