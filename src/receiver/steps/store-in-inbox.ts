import { rethrow, withinTime } from '../../base/waiting.js'
import { isWebhookError, WebhookError } from '../../errors.js'
import { redactEngineError } from '../../inbox/failures.js'
import type { Inbox, StoredDelivery } from '../../inbox/inbox.js'
import { toStoredId } from '../../inbox/stored-id.js'
import type { Delivery } from '../../request/delivery.js'
import type { Decision, Decisions } from '../decisions.js'
import type { Step } from './step.js'

/** The option `inbox`, checked and complete. */
export interface InboxSettings {
  readonly inbox: Inbox
  readonly endpoint: string
  readonly provider: string
  /** Deliveries with the same key are handled in order; `undefined` for a delivery that waits for no other. */
  readonly key: ((delivery: Delivery) => string | undefined) | undefined
  readonly onInvalid: 'refuse' | 'park'
  readonly maxPendingBytes: number
  readonly storeTimeoutMs: number
}

type Description = Pick<StoredDelivery, 'id' | 'event' | 'deliveryId' | 'key' | 'number'>

/** Stores a request that was verified but could not be parsed, for an operator. @throws {WebhookError} `store_unavailable` */
export type ParkStep = (
  verified: Pick<Delivery, 'request' | 'proof'>,
  receivedAt: number,
  error: unknown,
) => Promise<Decision>

/** The steps that store in an inbox. */
export interface InboxSteps {
  /** Stores the deliveries of one request as one record, then acknowledges them. @throws {WebhookError} `store_unavailable` */
  readonly store: Step<readonly Delivery[]>
  /** `undefined` if requests that cannot be parsed are refused. */
  readonly park: ParkStep | undefined
}

/** Makes the steps of an inbox. */
export function storeInInbox(settings: InboxSettings, decisions: Decisions): InboxSteps {
  const { endpoint, provider, onInvalid } = settings
  const write = inboxWriter(settings)
  const park: ParkStep = async ({ request, proof }, receivedAt, thrown) => {
    const error = isWebhookError(thrown)
      ? thrown
      : new WebhookError('internal_error', 'the delivery could not be parsed', { cause: thrown })
    const invalid = `${error.code}: ${error.message}`
    await write({ ...undescribed(), endpoint, provider, request, proof, receivedAt, invalid })
    return { ...decisions.parked, error }
  }
  return {
    async store(deliveries) {
      const [first] = deliveries
      if (first === undefined) return decisions.ignored
      const { request, proof } = first
      const receivedAt = first.receivedAt.getTime()
      const description = await describe(deliveries, settings)
      const state = await write({ ...description, endpoint, provider, request, proof, receivedAt, invalid: undefined })
      return state === 'duplicate' ? decisions.duplicate : decisions.stored
    },
    park: onInvalid === 'park' ? park : undefined,
  }
}

// The estimated memory of a delivery besides its body: its headers, and the bookkeeping of the driver.
const bytesBesidesBody = 4_096

/**
 * Makes a function that writes to an inbox, with a limit on time and on pending bytes: if the engine hangs, its driver
 * keeps deliveries in memory even after the timeout.
 */
function inboxWriter({
  inbox,
  maxPendingBytes,
  storeTimeoutMs,
}: InboxSettings): (stored: StoredDelivery) => Promise<'stored' | 'duplicate'> {
  let pendingBytes = 0
  const put = async (stored: StoredDelivery) => {
    const bytes = stored.request.body.byteLength + bytesBesidesBody
    // A single delivery always passes, whatever its size.
    if (pendingBytes > 0 && pendingBytes + bytes > maxPendingBytes) {
      throw new Error('too many bytes are pending')
    }
    pendingBytes += bytes
    try {
      return requireState(await inbox.put(stored))
    } finally {
      pendingBytes -= bytes
    }
  }
  return (stored) =>
    withinTime(put(stored), storeTimeoutMs, {
      done: (state) => state,
      failed: (cause) => rethrow(unavailable(cause)),
      // If it is stored after all, the next attempt of the provider is a duplicate.
      expired: () => rethrow(unavailable(new Error(`no answer within ${storeTimeoutMs} ms`))),
    })
}

// A delivery counts as stored only if the inbox says so.
function requireState(state: 'stored' | 'duplicate'): 'stored' | 'duplicate' {
  if (state === 'stored' || state === 'duplicate') return state
  throw new TypeError("put of the inbox must return 'stored' or 'duplicate'")
}

function unavailable(cause: unknown): WebhookError {
  return new WebhookError('store_unavailable', 'the inbox failed', { cause: redactEngineError(cause) })
}

function undescribed(): Description {
  return { id: crypto.randomUUID(), event: undefined, deliveryId: undefined, key: undefined, number: undefined }
}

async function describe(deliveries: readonly Delivery[], settings: InboxSettings): Promise<Description> {
  const { endpoint, provider, key: toKey } = settings
  const ids = deliveries.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const [only, ...others] = deliveries
  const keys = new Set(deliveries.map((delivery) => requireKey(toKey ? toKey(delivery) : delivery.sequence?.channel)))
  // A request that belongs to several channels waits for none of them.
  const key = keys.size === 1 ? [...keys][0] : undefined
  const isSingle = others.length === 0
  return {
    id: ids.length === deliveries.length ? await toStoredId(endpoint, provider, ids) : crypto.randomUUID(),
    event: isSingle ? only?.event : undefined,
    deliveryId: isSingle ? only?.id : undefined,
    // As JSON, so that the key is unambiguous: endpoints with equal keys must not wait for each other.
    key: key === undefined ? undefined : JSON.stringify([endpoint, provider, key]),
    // The lowest number decides when the whole request is handled.
    number: key === undefined || toKey ? undefined : lowest(deliveries),
  }
}

function lowest(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((number, { sequence }) => Math.min(number, sequence?.number ?? number), Infinity)
}

// A key of another type could be stored, but not read again.
function requireKey(key: string | undefined): string | undefined {
  if (key === undefined || typeof key === 'string') return key
  throw new TypeError('createReceiver: inbox.key must return a string, or undefined')
}
