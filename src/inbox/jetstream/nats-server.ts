import type { NatsConnection } from './client.js'

/** What is known of the server behind a connection. */
export interface NatsServer {
  /** @throws {Error} it is away, or does not answer */
  requireThere(): void
  /** Takes the failure of a call, and throws it again. After a time-out the server has to answer a ping before it is given more. */
  failed(error: unknown): never
}

/** Watches a connection: what is sent to a server that is away, or hangs, stays in the memory of this process. */
export function watchServer(connection: NatsConnection): NatsServer {
  let isAway = false
  let isSilent = false
  const listen = async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isAway = true
      if (type === 'reconnect') isAway = false
    }
  }
  // It ends with the connection.
  listen().catch(() => {})
  const heard = () => {
    isSilent = false
  }
  return {
    requireThere() {
      if (isAway || connection.isClosed()) throw new Error('jetstreamInbox: the server is away')
      if (isSilent) throw new Error('jetstreamInbox: the server does not answer')
    },
    failed(error) {
      // Any other failure is an answer.
      if (!isSilent && error instanceof Error && error.name === 'TimeoutError') {
        isSilent = true
        connection.flush().then(heard, heard)
      }
      throw error
    },
  }
}
