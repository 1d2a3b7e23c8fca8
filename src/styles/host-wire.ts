import type { BodyFormat } from '../request/body/format.js'
import { jsonBody } from '../request/body/json.js'
import { jsonFormBody } from '../request/body/json-form.js'
import type { WebhookRequest } from '../request/delivery.js'
import { invalidField, readHeaderField, requireHeaderField } from '../request/headers.js'

/** What {@link hostWire} needs to know. */
export interface HostDialect {
  /** What the names of the headers begin with, with its dash. */
  readonly headerPrefix: string
  /** How deep the JSON may be nested. @default that of `jsonBody` */
  readonly maxDepth?: number | undefined
  /** Stands after the message where the event's header is missing, such as which option its name follows from. */
  readonly hint?: string
}

/** How deliveries of code hosting are read, as parts of a provider's definition. */
export interface HostWire {
  readonly body: readonly BodyFormat[]
  event(payload: { readonly action?: string | undefined }, request: WebhookRequest): string
  id(payload: unknown, request: WebhookRequest): string | undefined
}

/** Kind and id from headers, JSON from the body or from the form field `payload`, and an action from the JSON. */
export function hostWire({ headerPrefix, maxDepth, hint = '' }: HostDialect): HostWire {
  const json = jsonBody({ maxDepth })
  const eventHeader = `${headerPrefix}Event`
  const deliveryHeader = `${headerPrefix}Delivery`
  return {
    body: [json, jsonFormBody('payload', json)],
    event({ action }, request) {
      const kind = requireHeaderField(request, eventHeader, hint)
      // With a dot it could pass for a kind and its action.
      if (kind.includes('.')) throw invalidField(eventHeader, 'has a dot')
      return action === undefined ? kind : `${kind}.${action}`
    },
    id: (_, request) => readHeaderField(request, deliveryHeader) || undefined,
  }
}
