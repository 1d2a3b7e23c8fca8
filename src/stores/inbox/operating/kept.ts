import { notify } from '../../../core/base/notify.js'
import {
  type Checks,
  checkOptions,
  oneOf,
  optional,
  requirePositiveInteger,
  requireText,
  requireWholeNumber,
} from '../../../core/base/options.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { FollowUp } from '../../../core/ports/step.js'
import { toHandlerId, toHandlerKey } from '../storing/stored-id.js'
import type { BulkOptions, BulkResult, InboxDepth } from './operations.js'

/** Selects handled deliveries that are kept: those that match each field that is set. */
export interface BackfillFilter {
  /** The name of the handler (`effects`) that gets them. */
  readonly handler: string
  readonly endpoint?: string
  /** The event, or its dotted beginning: `issues` also selects `issues.opened`. A request with several deliveries has none. */
  readonly event?: string
  /** Those that arrived at this time or later, in milliseconds since 1970. */
  readonly receivedAfter?: number
  /** Those that arrived before this time, in milliseconds since 1970. */
  readonly receivedBefore?: number
  /** The maximum number that is stored, not counting those that the handler has had. Those of a key are in its order. @default no limit */
  readonly limit?: number
}

/** A handled delivery whose request is kept. */
export interface KeptDelivery {
  readonly delivery: StoredDelivery
  /** Stores work on its request. @returns `duplicate` if the id of the work is known, or the delivery was forgotten meanwhile */
  follow(record: FollowUp): Promise<'stored' | 'duplicate'>
}

/** The operations of an inbox that can keep handled deliveries (`keepHandledMs`). */
export interface KeptOperations {
  /** The handled deliveries that are kept, in the order of each key. */
  kept(): AsyncIterable<KeptDelivery>
  /**
   * Gives kept deliveries to a handler that was added after they were handled: stores its work on each of them, in the order of
   * each key. Deliveries that it had are left out, so a second call adds nothing, and one that was interrupted is completed by it.
   *
   * The work has the attempts of the inbox, and waits for nothing that the handler depends on. If the handler is for none of the
   * events of a delivery, the work ends without a call.
   *
   * @throws {TypeError} if an option is invalid; the message names it
   */
  backfill(filter: BackfillFilter, options?: BulkOptions): Promise<BulkResult>
}

const filterChecks: Checks<BackfillFilter> = {
  handler: requireText,
  endpoint: optional(requireText),
  event: optional(requireText),
  receivedAfter: optional(requireWholeNumber),
  receivedBefore: optional(requireWholeNumber),
  limit: optional(requirePositiveInteger),
}

/** What an engine does for {@link KeptOperations}. */
export interface EngineKept {
  kept(): AsyncIterable<KeptDelivery>
  depth(): Promise<InboxDepth>
  /** Called when deliveries may have become due. */
  wake?(): void
}

/** The operations on kept deliveries shared by all engines that can keep deliveries, with the same words. */
export function operateKept({ kept: read, depth, wake = () => {} }: EngineKept): KeptOperations {
  async function* kept(): AsyncIterable<KeptDelivery> {
    for await (const { delivery, follow } of read()) yield { delivery, follow: (work) => follow(work).finally(wake) }
  }
  return {
    kept,
    async backfill(filter, options = {}) {
      checkOptions(filter, 'backfill', filterChecks)
      checkOptions(options, 'backfill', { dryRun: optional(oneOf([true, false])) })
      const { dryRun = false } = options
      const { handler, limit = Infinity } = filter
      const before = await depth()
      const counts = { matched: 0, changed: 0 }
      for await (const { delivery, follow } of kept()) {
        if (!matches(delivery, filter)) continue
        // What the handler has had does not count, so that the next call goes on.
        if ((dryRun ? counts.matched : counts.changed) === limit) break
        counts.matched++
        if (!dryRun && (await follow(await toWork(delivery, handler))) === 'stored') counts.changed++
      }
      return { dryRun, ...counts, before, after: dryRun ? before : await depth() }
    },
  }
}

function matches({ endpoint, event = '', receivedAt }: StoredDelivery, filter: BackfillFilter): boolean {
  const { receivedAfter = -Infinity, receivedBefore = Infinity } = filter
  return (
    (filter.endpoint === undefined || endpoint === filter.endpoint) &&
    (filter.event === undefined || `${event}.`.startsWith(`${filter.event}.`)) &&
    receivedAt >= receivedAfter &&
    receivedAt < receivedBefore
  )
}

async function toWork(delivery: StoredDelivery, name: string): Promise<FollowUp> {
  const { id: of, endpoint, provider, tenant } = delivery
  const id = await toHandlerId(endpoint, provider, of, name)
  return {
    id,
    key: toHandlerKey(delivery, name),
    handler: { name, of, backfill: true, ...(tenant !== undefined && { limits: { tenant } }) },
  }
}

/** Those that can be converted; a failed one is reported, and left out. */
export async function* convertKept(
  kept: AsyncIterable<KeptDelivery>,
  convert: (kept: KeptDelivery) => Promise<KeptDelivery | undefined>,
  onError: (error: unknown) => unknown,
): AsyncIterable<KeptDelivery> {
  for await (const each of kept) {
    const converted = await convert(each).catch((error: unknown) => {
      notify(() => onError(error))
      return undefined
    })
    if (converted) yield converted
  }
}
