import type { InboxConsumer } from '../../../core/ports/inbox.js'
import type { KeptOperations } from '../operating/kept.js'
import type { InboxOperations } from '../operating/operations.js'

type Handling = Pick<InboxOperations, 'handleDue' | 'pause'> &
  Partial<Pick<KeptOperations, 'backfill'>> & {
    consume(consumers: InboxConsumer | readonly InboxConsumer[], options?: object): Promise<unknown>
  }

/**
 * An inbox that refuses to pause or to backfill a handler which no receiver has that handles its deliveries in this process: its
 * name is misspelt. In a process that handles none, all names are allowed, and `resume` always allows them.
 */
export function withKnownHandlers<Engine extends Handling>(engine: Engine): Engine {
  const names = new Set<string>()
  // Not before the first consumer, nor after one that does not say which handlers it has.
  let isKnown: boolean | undefined
  const learn = (consumers: InboxConsumer | readonly InboxConsumer[]) => {
    for (const consumer of [consumers].flat()) {
      const effects = consumer?.effects || []
      isKnown = effects !== true && consumer?.effects !== undefined && isKnown !== false
      if (effects !== true) for (const name of effects) names.add(name)
    }
  }
  const requireKnown = (caller: string, { handler: name }: { readonly handler?: string } = {}) => {
    if (!isKnown || !name || names.has(name)) return
    throw new TypeError(
      `${caller}: no receiver of this process has a handler ${name}; they have: ${[...names].join(', ') || 'no effects'}`,
    )
  }
  const { backfill } = engine
  return {
    ...engine,
    consume(consumers, options) {
      learn(consumers)
      return engine.consume(consumers, options)
    },
    handleDue(consumers, options) {
      learn(consumers)
      return engine.handleDue(consumers, options)
    },
    async pause(target) {
      requireKnown('pause', target)
      return engine.pause(target)
    },
    ...(backfill && {
      async backfill(filter, options) {
        requireKnown('backfill', filter)
        return backfill(filter, options)
      },
    }),
  } satisfies Handling as Engine
}
