import type { Attributes } from '@opentelemetry/api'
import type { StoredDelivery } from '../../core/ports/inbox.js'
import type { Receipt } from '../../core/receiver/receipt.js'

/** The attributes of the span of a request. */
export function attributesOf(
  endpoint: string,
  { provider, outcome, event, deliveryId, error, proof, response }: Receipt,
): Attributes {
  const attributes = shared(outcome === 'stored' ? 'receive' : 'process', endpoint, provider, event, deliveryId)
  attributes['webhook.outcome'] = outcome
  attributes['http.response.status_code'] = response.status
  if (error) attributes['error.type'] = error.code
  if (proof) {
    attributes['webhook.proof.strength'] = proof.strength
    attributes['webhook.proof.verifier'] = proof.verifier
    if (proof.key !== undefined) attributes['webhook.secret.key'] = proof.key
  }
  return attributes
}

/** The attributes of the span that handles a stored delivery. @param code - why it failed */
export function storedAttributesOf(
  { endpoint, provider, event, deliveryId, id, handler }: StoredDelivery,
  attempt: number,
  code: string | undefined,
): Attributes {
  const attributes = shared('process', endpoint, provider, event, deliveryId)
  attributes['webhook.outcome'] = code === undefined ? 'handled' : 'failed'
  attributes['webhook.attempt'] = attempt
  attributes['webhook.inbox.id'] = id
  if (handler) attributes['webhook.handler'] = handler.name
  if (code !== undefined) attributes['error.type'] = code
  return attributes
}

// Assigned one by one: spreading optional parts takes ten times as long.
function shared(
  operation: 'process' | 'receive',
  endpoint: string,
  provider: string,
  event: string | undefined,
  deliveryId: string | undefined,
): Attributes {
  const attributes: Attributes = {
    'messaging.system': 'webhook',
    'messaging.operation.name': operation,
    'messaging.operation.type': operation,
    'messaging.destination.name': endpoint,
    'webhook.provider': provider,
  }
  if (deliveryId !== undefined) attributes['messaging.message.id'] = deliveryId
  if (event !== undefined) {
    attributes['webhook.event'] = event
    attributes['cloudevents.event_type'] = event
  }
  return attributes
}
