import type { Inbox, InboxConsumer } from '../../../core/ports/inbox.js'
import type { InboxOperations } from '../operating/operations.js'
import { sameEndpoint } from './route-by-endpoint.js'

/**
 * An inbox that refuses a second receiver of an endpoint while the first one consumes, or handles what is due: each delivery
 * would go to any one of the two, and one of them may have no handler for it.
 */
export function withOneReceiver<Engine extends Inbox & InboxOperations>(engine: Engine): Engine {
  // The receivers of each consumption, and of each call of `handleDue`, that has not ended.
  const held = new Set<readonly InboxConsumer[]>()
  const hold = (consumers: InboxConsumer | readonly InboxConsumer[]) => {
    const given = [consumers].flat()
    for (const consumer of given) {
      // The engine checks what they are.
      if ([...held].flat().some((other) => other !== consumer && other?.endpoint === consumer?.endpoint)) {
        throw sameEndpoint(consumer.endpoint)
      }
    }
    held.add(given)
    return () => void held.delete(given)
  }
  return {
    ...engine,
    async consume(consumers, options) {
      const release = hold(consumers)
      try {
        const consumption = await engine.consume(consumers, options)
        return { close: () => consumption.close().then(release) }
      } catch (error) {
        release()
        throw error
      }
    },
    async handleDue(consumers, options) {
      const release = hold(consumers)
      try {
        return await engine.handleDue(consumers, options)
      } finally {
        release()
      }
    },
  }
}
