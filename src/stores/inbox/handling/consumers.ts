import { requirePositiveInteger } from '../../../core/base/options.js'
import type { ConsumeOptions, InboxConsumer, InboxConsumption } from '../../../core/ports/inbox.js'
import { consumeJobs, type EngineJob, type JobConsumption, type JobSource } from './consumption.js'
import { routeByEndpoint } from './route-by-endpoint.js'

/** The consumptions of an inbox in this process. */
export function openConsumers(pollMs: number, onError: (error: unknown) => unknown) {
  const open = new Set<JobConsumption>()
  return {
    isConsuming: () => open.size > 0,
    /** Looks for jobs at once. */
    wake() {
      for (const consumption of open) consumption.wake()
    },
    consume<Job extends EngineJob>(
      source: JobSource<Job>,
      receivers: InboxConsumer | readonly InboxConsumer[],
      { concurrency = 10 }: ConsumeOptions = {},
    ): InboxConsumption {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      const dispatch = routeByEndpoint(receivers, onError)
      const consumption = consumeJobs({ source, dispatch, concurrency, pollMs, onError })
      open.add(consumption)
      return {
        async close() {
          await consumption.close()
          open.delete(consumption)
        },
      }
    },
    close: () => Promise.all([...open].map((consumption) => consumption.close())),
  }
}
