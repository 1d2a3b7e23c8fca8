import { encodeUtf8 } from '../../core/bytes/encoding.js'
import type { MessageSource } from '../../core/ports/message-source.js'
import type { WebhookRequest } from '../../core/request/delivery.js'

/** Opens deliveries that a source has fetched without their signature: its host and your credentials vouch for them. */
export function vouchedBy(name: string): MessageSource<WebhookRequest> {
  return {
    name,
    open: ({ headers, body }) => ({ headers, body }),
    toRequest: (request) => [request, undefined, () => ({ strength: 'transport', verifier: name })],
  }
}

/** An event of a provider's API as the delivery that the provider would have sent. */
export function toEventRequest(event: object, others: WebhookRequest['headers'] = []): WebhookRequest {
  const headers = [['content-type', 'application/json'], ...others] as const
  const body = encodeUtf8(JSON.stringify(event))
  return { method: 'POST', url: 'https://receiver.invalid/', headers, encrypted: true, body }
}
