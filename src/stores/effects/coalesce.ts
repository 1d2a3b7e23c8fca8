import { type Checks, group, oneOf, optional, requireFunction, requireTimeout } from '../../core/base/options.js'
import type { StoredDelivery } from '../../core/ports/inbox.js'
import type { Claim, Gathered, StepSettings } from '../../core/ports/step.js'
import type { Delivery } from '../../core/request/delivery.js'

/** How a handler is called once for several deliveries about one object. */
export interface Coalesce<D extends Delivery = Delivery> {
  /**
   * The object that a delivery is about: those with the same text are gathered, whichever event they are. A delivery with
   * `undefined` is handled by itself.
   */
  readonly key: (delivery: D) => string | undefined
  /** The handler is called once no further delivery has come for this time, in milliseconds. */
  readonly waitMs: number
  /** And at the latest this time after the first one, in milliseconds. @default ten times `waitMs` */
  readonly maxWaitMs?: number
  /**
   * The delivery that the handler gets: the last one or the first one. `all` is the last one, and `gathered.deliveries` has all
   * of them.
   *
   * @default 'last'
   */
  readonly keep?: 'last' | 'first' | 'all'
}

/** Options of {@link Coalesce}, checked and complete. */
export interface Coalescing extends Required<Omit<Coalesce, 'key'>> {
  /** The object of a delivery, if it has one. */
  readonly objectOf: (delivery: Delivery) => string | undefined
}

const checks: Checks<Coalesce> = {
  key: requireFunction,
  waitMs: requireTimeout,
  maxWaitMs: optional(requireTimeout),
  keep: optional(oneOf(['last', 'first', 'all'])),
}

const longestWaitMs = 2_147_483_647

/** @throws {TypeError} naming the option that is wrong */
export function toCoalesce(options: Coalesce<never>, option: string): Coalescing {
  group(checks)(options, option)
  const { key, waitMs, maxWaitMs = Math.min(10 * waitMs, longestWaitMs), keep = 'last' } = options
  if (maxWaitMs < waitMs) throw new TypeError(`${option}.maxWaitMs must not be less than waitMs`)
  return {
    waitMs,
    maxWaitMs,
    keep,
    objectOf(delivery) {
      // The table of handlers gives the set only deliveries of its type.
      const object: unknown = key(delivery as never)
      if (object === undefined || typeof object === 'string') return object
      throw new TypeError(`${option}.key must return a string, or undefined`)
    },
  }
}

/**
 * Takes the deliveries that wait with a stored one into its attempt.
 *
 * @param own - the delivery of the stored record itself
 * @returns the delivery that the handler gets, and what it stands for
 * @throws {WebhookError} one of them does not parse
 */
export async function gather(
  { keep }: Coalescing,
  own: Delivery,
  stored: StoredDelivery,
  claim: Claim | undefined,
  reparse: StepSettings['reparse'],
): Promise<{ readonly kept: Delivery; readonly gathered: Gathered }> {
  const others = (await claim?.gather?.()) ?? []
  const all: [Delivery, StoredDelivery][] = [[own, stored]]
  for (const each of others) {
    const { request, proof, receivedAt, handler } = each
    const parsed = await reparse(request, proof, receivedAt)
    for (const delivery of partOf(parsed, handler?.at)) all.push([delivery, each])
  }
  const [kept] = (keep === 'first' ? all[0] : all.at(-1)) ?? [own]
  const ids = all.map(([{ id }, record]) => id ?? record.handler?.of ?? record.id)
  return { kept, gathered: { ids, deliveries: keep === 'all' ? all.map(([delivery]) => delivery) : [kept] } }
}

/** The deliveries of a request that a record is for. */
export function partOf(deliveries: readonly Delivery[], at: number | undefined): readonly Delivery[] {
  return at === undefined ? deliveries : deliveries.slice(at, at + 1)
}
