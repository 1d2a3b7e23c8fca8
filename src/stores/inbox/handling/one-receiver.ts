import type { Inbox, InboxConsumer } from '../../../core/ports/inbox.js'
import type { InboxOperations } from '../operating/operations.js'
import { sameEndpoint } from './route-by-endpoint.js'

/**
 * An inbox that refuses a second receiver of an endpoint while the first one consumes: each delivery would go to any one of
 * the two, and one of them may have no handler for it.
 */
export function withOneReceiver<Engine extends Inbox & InboxOperations>(engine: Engine): Engine {
  // The receivers of each consumption that is not closed.
  const open = new Set<readonly InboxConsumer[]>()
  const requireSame = (consumers: InboxConsumer | readonly InboxConsumer[]) => {
    const given = [consumers].flat()
    const held = [...open].flat()
    for (const consumer of given) {
      // The engine checks what they are.
      if (held.some((other) => other !== consumer && other?.endpoint === consumer?.endpoint)) {
        throw sameEndpoint(consumer.endpoint)
      }
    }
    return given
  }
  return {
    ...engine,
    async consume(consumers, options) {
      const given = requireSame(consumers)
      open.add(given)
      try {
        const consumption = await engine.consume(consumers, options)
        return {
          async close() {
            await consumption.close()
            open.delete(given)
          },
        }
      } catch (error) {
        open.delete(given)
        throw error
      }
    },
    async handleDue(consumers, options) {
      requireSame(consumers)
      return engine.handleDue(consumers, options)
    },
  }
}
