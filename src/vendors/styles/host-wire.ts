import type { BodyFormat } from '../../core/request/body/format.js'
import { jsonBody } from '../../core/request/body/json.js'
import { jsonFormBody } from '../../core/request/body/json-form.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { invalidField, readHeaderField } from '../../core/request/headers.js'

/** Settings of {@link hostWire}. */
export interface HostWireSettings {
  /** The prefix of the header names, with its dash. */
  readonly headerPrefix: string
  /** The maximum nesting depth of the JSON. @default the default of `jsonBody` */
  readonly maxDepth?: number | undefined
  /** Appended to the error message for a missing event header, for example to name the option that sets its name. */
  readonly hint?: string
}

/** The parts of a provider's definition that read code-hosting deliveries. */
export interface HostWire {
  readonly body: readonly BodyFormat[]
  event(payload: { readonly action?: string | undefined }, request: WebhookRequest): string
  id(payload: unknown, request: WebhookRequest): string | undefined
}

/** Reads kind and id from headers, JSON from the body or the form field `payload`, and the action from the JSON. */
export function hostWire({ headerPrefix, maxDepth, hint = '' }: HostWireSettings): HostWire {
  const json = jsonBody({ maxDepth })
  const eventHeader = `${headerPrefix}Event`
  const deliveryHeader = `${headerPrefix}Delivery`
  return {
    body: [json, jsonFormBody('payload', json)],
    event({ action }, request) {
      const kind = readHeaderField(request, eventHeader)
      if (!kind) throw invalidField(eventHeader, `is missing${hint}`)
      // A kind that contains a dot could be mistaken for a kind and its action.
      if (kind.includes('.')) throw invalidField(eventHeader, 'contains a dot')
      return action === undefined ? kind : `${kind}.${action}`
    },
    id: (_, request) => readHeaderField(request, deliveryHeader) || undefined,
  }
}
