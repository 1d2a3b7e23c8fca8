import * as z from 'zod/mini'
import {
  createReceiver,
  defineProvider,
  type IncomingRequest,
  jsonBody,
  type ProviderDefinition,
  type Receipt,
  toWebhookRequest,
  unverified,
} from '../../../src/index.js'

/** The clock of these tests. */
export const now = 1_700_000_000_000

const schema = z.looseObject({ type: z.string(), id: z.optional(z.string()) })

const events = {
  'parcel.sent': z.looseObject({ type: z.string(), weight: z.number() }),
  'parcel.label.printed': z.looseObject({ type: z.string(), pages: z.number() }),
}

type Definition = ProviderDefinition<typeof schema, typeof events>

/** A provider with two known events and no proof, for tests of what is common to all providers. */
export function parcels(changes: Partial<Definition> = {}) {
  return defineProvider({
    name: 'parcels',
    verify: unverified(),
    body: jsonBody(),
    schema,
    events,
    event: (payload) => payload.type,
    id: (payload) => payload.id,
    ...changes,
  })
}

/** A delivery of {@link parcels}. */
export function parcel(payload: unknown = { type: 'parcel.sent', weight: 2 }): IncomingRequest {
  return toWebhookRequest({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) })
}

/** What becomes of a delivery that `handler` handles. */
export function receiveWith(handler: () => unknown, request: IncomingRequest = parcel()): Promise<Receipt> {
  return createReceiver({ provider: parcels(), on: { '*': handler }, now: () => now }).receive(request)
}
