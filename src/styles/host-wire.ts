import type { BodyFormat } from '../request/body/format.js'
import { jsonBody } from '../request/body/json.js'
import { jsonFormBody } from '../request/body/json-form.js'
import type { WebhookRequest } from '../request/delivery.js'
import { invalidField, readHeaderField, requireHeaderField } from '../request/headers.js'

/** Options of {@link hostWire}. */
export interface HostDialect {
  /** The prefix of the header names, with its dash. */
  readonly headerPrefix: string
  /** How deep the JSON may be nested. @default that of `jsonBody` */
  readonly maxDepth?: number | undefined
  /** Appended to the message if the event's header is missing, such as the option that sets its name. */
  readonly hint?: string
}

/** The parts of a provider's definition that read code-hosting deliveries. */
export interface HostWire {
  readonly body: readonly BodyFormat[]
  event(payload: { readonly action?: string | undefined }, request: WebhookRequest): string
  id(payload: unknown, request: WebhookRequest): string | undefined
}

/** Reads kind and id from headers, JSON from the body or the form field `payload`, and the action from the JSON. */
export function hostWire({ headerPrefix, maxDepth, hint = '' }: HostDialect): HostWire {
  const json = jsonBody({ maxDepth })
  const eventHeader = `${headerPrefix}Event`
  const deliveryHeader = `${headerPrefix}Delivery`
  return {
    body: [json, jsonFormBody('payload', json)],
    event({ action }, request) {
      const kind = requireHeaderField(request, eventHeader, hint)
      // A kind with a dot could pass for a kind and an action.
      if (kind.includes('.')) throw invalidField(eventHeader, 'has a dot')
      return action === undefined ? kind : `${kind}.${action}`
    },
    id: (_, request) => readHeaderField(request, deliveryHeader) || undefined,
  }
}
