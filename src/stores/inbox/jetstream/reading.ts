import type { JetStreamConsumer, JetStreamMessage } from './client.js'

/** A reader of a stream. */
export interface Subscription {
  /** Resolves when all messages stored before the subscription have been read. */
  readonly caughtUp: Promise<void>
  stop(): Promise<void>
}

interface Reading {
  readonly consumer: JetStreamConsumer
  readonly messages: Awaited<ReturnType<JetStreamConsumer['consume']>>
}

// When a server forgets a consumer without saying so, the client notices after two missing heartbeats.
const pulling = { expires: 4_000, idle_heartbeat: 500 }
const recountMs = 500

/**
 * Reads the messages of a stream, and new ones as they arrive.
 *
 * @param makeConsumer - makes a consumer that begins with a sequence number
 */
export async function startReading(
  makeConsumer: (sequence: number) => Promise<JetStreamConsumer>,
  take: (message: JetStreamMessage) => void,
): Promise<Subscription> {
  let lastRead = 0
  let isStopped = false
  let resolve = () => {}
  const caughtUp = new Promise<void>((done) => {
    resolve = done
  })
  const resolveAtEnd = ({ num_pending }: { readonly num_pending: number }) => {
    if (num_pending === 0) resolve()
  }
  const read = async (): Promise<Reading> => {
    const consumer = await makeConsumer(lastRead + 1)
    resolveAtEnd(await consumer.info(true))
    const messages = await consumer.consume({
      ...pulling,
      callback(message) {
        // While a consumer is replaced, two of them can deliver a message.
        if (message.seq > lastRead) {
          lastRead = message.seq
          take(message)
        }
        resolveAtEnd({ num_pending: message.info.pending })
      },
    })
    return { consumer, messages }
  }
  const end = async ({ consumer, messages }: Reading) => {
    await messages.close()
    // Otherwise the server keeps the consumer for minutes.
    await consumer.delete()
  }
  // The client would wait for missing heartbeats, although the server says that the consumer was deleted.
  const replace = async (deleted: Reading) => {
    const next = await read()
    if (isStopped) return end(next)
    reading = next
    void watch(next)
    await end(deleted).catch(() => {})
  }
  const watch = async (watched: Reading) => {
    for await (const { type } of watched.messages.status()) {
      // If this fails, the client makes a consumer itself, after the missing heartbeats.
      if (type === 'consumer_deleted' && watched === reading) await replace(watched).catch(() => {})
    }
  }
  let reading = await read()
  void watch(reading)
  // Messages that are deleted after the count never arrive.
  const recount = setInterval(() => void reading.consumer.info().then(resolveAtEnd, () => {}), recountMs)
  void caughtUp.then(() => clearInterval(recount))
  return {
    caughtUp,
    async stop() {
      isStopped = true
      resolve()
      await end(reading)
    },
  }
}
