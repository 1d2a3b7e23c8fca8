import { checkedLater, forPreset, optional, requireHeaderName } from '../core/base/options.js'
import { reply } from '../core/provider/outcome.js'
import { parseJson } from '../core/request/body/json.js'
import { soleHeader } from '../core/request/headers.js'
import { headerToken } from '../core/verify/header-token.js'
import { eventGridEvents } from '../generated/events/event-grid.js'
import type { EventGridPayloads } from '../generated/payloads/event-grid.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import { readField } from './table/places.js'
import type { TokenRow } from './table/row.js'
import type { TokenVendorOptions } from './table/token-vendor.js'

export type { EventGridPayloads } from '../generated/payloads/event-grid.js'

/** Options of {@link eventGrid}. */
export interface EventGridOptions extends TokenVendorOptions {
  /** The delivery property, which is a header, with the token. @default 'Authorization' */
  readonly header?: string
}

const row = {
  name: 'event-grid',
  title: 'Azure Event Grid',
  strength: 'token',
  source: 'https://learn.microsoft.com/en-us/azure/event-grid/end-point-validation-event-grid-events-schema',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  header: 'Authorization',
  items: '',
  event: { field: 'eventType' },
  sampleEvent: 'Microsoft.Storage.BlobCreated',
  events: eventGridEvents,
  id: { field: 'id' },
  ackSeconds: 30,
  retries: { count: 30, hours: 24 },
  handshake: '`POST` with `aeg-event-type: SubscriptionValidation`: the validation code in JSON',
} as const satisfies TokenRow

/**
 * Azure Event Grid, in its own schema; for CloudEvents use `webhook-receiver/cloudevents`.
 *
 * Add a delivery property with the token to the event subscription. Validation requests are answered without a token: the
 * answer only repeats their code.
 */
export const eventGrid = defineVendor<EventGridOptions, typeof row>(
  row,
  { tokens: checkedLater, header: optional(requireHeaderName) },
  ({ tokens, header = row.header }, preset) => ({
    verify: forPreset(preset, () => headerToken({ header, tokens })),
    probe: {
      answer(request) {
        if (soleHeader(request, 'aeg-event-type') !== 'SubscriptionValidation') return undefined
        const code = readField(parseJson(request.body, 8), '0.data.validationCode')
        return code !== undefined && /^[\w-]{1,128}$/.test(code) ? reply({ validationResponse: code }) : undefined
      },
    },
  }),
) as unknown as WithPayloads<Vendor<EventGridOptions, typeof row.strength>, EventGridPayloads>
