import { checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import type { DedupeStore, Reservation } from '../../core/ports/dedupe-store.js'
import { once } from '../database/once.js'
import { requireName } from '../database/sql-driver.js'
import { deduplicate } from '../dedupe/shared/deduplicate.js'
import { createSqlDedupeStore, withDedupeTable } from '../dedupe/shared/sql.js'
import { answer, shardOf, toCall } from './call.js'
import {
  type DurableObjectNamespaceLike,
  type DurableObjectStateLike,
  requireNamespace,
  toDurableObjectDriver,
} from './client.js'

const table = 'webhook_dedupe'

/**
 * A Durable Object that remembers deliveries in its SQLite, for {@link durableObjectDedupeStore}. Extend and export it.
 *
 * @experimental it was run in `workerd` only, not on the network of Cloudflare.
 */
export class WebhookDedupe {
  readonly #store: DedupeStore

  constructor(ctx: DurableObjectStateLike) {
    const driver = toDurableObjectDriver(ctx.storage)
    this.#store = createSqlDedupeStore(
      once(() => withDedupeTable(driver, table, 'WebhookDedupe')),
      table,
    )
  }

  /** Answers the Worker that has the binding. */
  async fetch(request: Request): Promise<Response> {
    return answer(request, {
      reserve: async (body) => this.#store.reserve(...(JSON.parse(body) as Parameters<DedupeStore['reserve']>)),
      complete: async (body) => this.#store.complete(...(JSON.parse(body) as Parameters<DedupeStore['complete']>)),
      release: async (body) => this.#store.release(...(JSON.parse(body) as Parameters<DedupeStore['release']>)),
    })
  }
}

/** Options of {@link durableObjectDedupeStore}. */
export interface DurableObjectDedupeStoreOptions {
  /**
   * Over how many objects the deliveries are spread. After a change, deliveries that were handled before are not recognized.
   *
   * @default 1
   */
  readonly shards?: number
  /** What the names of the objects begin with. @default 'dedupe' */
  readonly name?: string
}

/**
 * A dedupe store in Durable Objects of a class that extends `WebhookDedupe`.
 *
 * @experimental it was run in `workerd` only, not on the network of Cloudflare.
 * @param namespace - the binding of the class
 * @throws {TypeError} if an option is invalid; the message names it. Workers KV is refused: it cannot compare and set.
 */
export function durableObjectDedupeStore(
  namespace: DurableObjectNamespaceLike,
  options: DurableObjectDedupeStoreOptions = {},
): DedupeStore {
  const caller = 'durableObjectDedupeStore'
  checkOptions(options, caller, { shards: optional(requirePositiveInteger), name: optional(requireName) })
  requireNamespace(namespace, `${caller}: namespace`)
  const { shards = 1, name = 'dedupe' } = options
  const call = toCall(namespace, name)
  const ask = async (called: string, key: string, ...rest: readonly unknown[]) =>
    call(shards === 1 ? 0 : await shardOf(key, shards), called, JSON.stringify([key, ...rest]))
  return {
    step: deduplicate,
    reserve: async (key, options) => (await ask('reserve', key, options)) as Reservation,
    complete: async (key, lease, options) => (await ask('complete', key, lease, options)) === true,
    async release(key, lease) {
      await ask('release', key, lease)
    },
  }
}
