import { checkOptions, optional, requirePositiveInteger, requireTimeout } from '../../../core/base/options.js'
import type { InboxConsumer, StoredDelivery } from '../../../core/ports/inbox.js'
import type { HandleDueOptions, HandleDueResult } from '../operating/operations.js'
import { type Dispatch, routeByEndpoint } from './route-by-endpoint.js'

/** What an engine does for `handleDue`. */
export interface DueSource {
  /** Starts up to `limit` due deliveries. Each promise settles once the result is recorded, and must not reject. */
  start(dispatch: Dispatch, limit: number): Promise<readonly Promise<unknown>[]>
  /** Resolves when more may be due, so that it is not left until a slow handler ends. */
  more?(): { readonly arrived: Promise<void>; cancel(): void }
  /** Called once all started deliveries have settled, also after an error. */
  close?(): Promise<unknown>
}

/**
 * Implements `handleDue`: handles deliveries until none is due, or a limit is reached.
 *
 * @param open - prepares the engine, once the options were checked
 * @param put - as for {@link routeByEndpoint}
 * @throws {TypeError} if an option is invalid; the message names it
 */
export async function handleDueOf(
  consumers: InboxConsumer | readonly InboxConsumer[],
  options: HandleDueOptions,
  onError: (error: unknown) => unknown,
  open: () => DueSource | Promise<DueSource>,
  put?: (delivery: StoredDelivery, divided: StoredDelivery) => Promise<unknown>,
): Promise<HandleDueResult> {
  checkOptions(options, 'handleDue', {
    maxDurationMs: optional(requireTimeout),
    limit: optional(requirePositiveInteger),
    concurrency: optional(requirePositiveInteger),
  })
  const { maxDurationMs = Infinity, limit = Infinity, concurrency = 10 } = options
  const endsAt = performance.now() + maxDurationMs
  // A retry must not run beside a timed-out handler, and the platform freezes a handler that is still running at the return.
  const route = routeByEndpoint(consumers, onError, true, put)
  const counts = { handled: 0, failed: 0 }
  const dispatch: Dispatch = async (delivery, attempt, claim) => {
    try {
      await route(delivery, attempt, claim)
      counts.handled++
    } catch (error) {
      counts.failed++
      throw error
    }
  }
  const source = await open()
  const running = new Set<Promise<unknown>>()
  let started = 0
  const room = () => (performance.now() < endsAt ? Math.min(concurrency - running.size, limit - started) : 0)
  try {
    for (;;) {
      const free = room()
      const before = running.size
      const works = free > 0 ? await source.start(dispatch, free) : []
      started += works.length
      for (const work of works) {
        const done: Promise<unknown> = work.finally(() => running.delete(done))
        running.add(done)
      }
      if (works.length > 0) continue
      // One that ended meanwhile may have made another one due.
      if (running.size < before) continue
      if (running.size === 0) return { ...counts, isMore: free <= 0 }
      // A result may make the next delivery of its key due.
      const more = limit > 0 ? source.more?.() : undefined
      await Promise.race(more === undefined ? running : [...running, more.arrived])
      more?.cancel()
    }
  } finally {
    await Promise.all(running)
    await source.close?.()
  }
}
