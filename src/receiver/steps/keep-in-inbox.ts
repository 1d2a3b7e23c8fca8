import { isWebhookError, WebhookError } from '../../errors.js'
import type { StoredDelivery } from '../../inbox/inbox.js'
import { toStoredId } from '../../inbox/stored-id.js'
import type { ResponsePolicy } from '../../provider/response-policy.js'
import type { Delivery, Verified } from '../../request/delivery.js'
import { type Decision, ignore, keep, park, repeat } from '../responses.js'
import type { BoundedPut } from './inbox-writer.js'
import type { Step } from './step.js'

/** Where deliveries are stored, and how they are told apart there. */
export interface InboxSettings {
  readonly put: BoundedPut
  readonly endpoint: string
  readonly provider: string
  /** What must be handled in order; `undefined` for a delivery that waits for no other. */
  readonly toKey: ((delivery: Delivery) => string | undefined) | undefined
  readonly policy: ResponsePolicy
}

type About = Pick<StoredDelivery, 'id' | 'event' | 'deliveryId' | 'key' | 'number'>

/**
 * Stores what was verified and parsed, and acknowledges it then. The deliveries of one request are stored as one.
 *
 * @throws {WebhookError} from the step: `store_unavailable`
 */
export function keepInInbox(settings: InboxSettings): Step<Delivery | readonly Delivery[]> {
  const { put, policy } = settings
  return async (subject) => {
    const deliveries = Array.isArray(subject) ? (subject as readonly Delivery[]) : [subject as Delivery]
    const [first] = deliveries
    if (first === undefined) return ignore(policy)
    const about = await describe(deliveries, settings)
    const state = await put({ ...about, ...whereFrom(settings, first), invalid: undefined })
    return state === 'duplicate' ? repeat(policy) : keep(policy)
  }
}

/** Stores what was verified and did not parse, for an operator. It rejects only where the inbox fails. */
export type Parking = (verified: Verified, receivedAt: number, error: unknown) => Promise<Decision>

/** Makes a {@link Parking}. @throws {WebhookError} from it: `store_unavailable` */
export function parkInInbox(settings: InboxSettings): Parking {
  return async ({ request, proof }, receivedAt, thrown) => {
    const error = isWebhookError(thrown)
      ? thrown
      : new WebhookError('internal_error', 'the delivery could not be parsed', { cause: thrown })
    const about = {
      id: crypto.randomUUID(),
      event: undefined,
      deliveryId: undefined,
      key: undefined,
      number: undefined,
    }
    const from = whereFrom(settings, { request, proof, receivedAt: new Date(receivedAt) })
    await settings.put({ ...about, ...from, invalid: `${error.code}: ${error.message}` })
    return park(settings.policy, error)
  }
}

function whereFrom(
  { endpoint, provider }: InboxSettings,
  { request, proof, receivedAt }: Pick<Delivery, 'request' | 'proof' | 'receivedAt'>,
): Omit<StoredDelivery, keyof About | 'invalid'> {
  return { endpoint, provider, request, proof, receivedAt: receivedAt.getTime() }
}

async function describe(deliveries: readonly Delivery[], settings: InboxSettings): Promise<About> {
  const { endpoint, provider, toKey } = settings
  const ids = deliveries.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const isIdentified = ids.length === deliveries.length
  const [only, ...others] = deliveries
  const keys = new Set(deliveries.map((delivery) => requireKey(toKey ? toKey(delivery) : delivery.sequence?.channel)))
  // What belongs to several streams can wait for none of them.
  const key = keys.size === 1 ? [...keys][0] : undefined
  const isSingle = others.length === 0
  return {
    id: isIdentified ? await toStoredId(endpoint, provider, ids) : crypto.randomUUID(),
    event: isSingle ? only?.event : undefined,
    deliveryId: isSingle ? only?.id : undefined,
    // As JSON, so that no names together can look like others: endpoints with equal keys must not wait for each other.
    key: key === undefined ? undefined : JSON.stringify([endpoint, provider, key]),
    // What the rest of a request has to come after is after its lowest number, too.
    number: key === undefined || toKey ? undefined : lowest(deliveries),
  }
}

function lowest(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((number, { sequence }) => Math.min(number, sequence?.number ?? number), Infinity)
}

// What was stored with another one could not be read again.
function requireKey(key: string | undefined): string | undefined {
  if (key === undefined || typeof key === 'string') return key
  throw new TypeError('createReceiver: inboxKey must return a string, or undefined')
}
