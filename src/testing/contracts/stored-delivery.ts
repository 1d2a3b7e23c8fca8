import type { InboxConsumer, StoredDelivery } from '../../core/ports/inbox.js'
import { toWebhookRequest } from '../../core/request/to-webhook-request.js'

/** A stored delivery of the endpoint `orders`, with a text as its body. */
export function stored(text: string, changes: Partial<StoredDelivery> = {}): StoredDelivery {
  return {
    id: crypto.randomUUID(),
    endpoint: 'orders',
    provider: 'shop',
    event: 'order.paid',
    deliveryId: text,
    key: undefined,
    number: undefined,
    request: toWebhookRequest({ headers: { 'content-type': 'application/json' }, body: text }),
    proof: { strength: 'signature', verifier: 'hmacSignature', algorithm: 'hmac-sha256', key: 0 },
    receivedAt: 1_700_000_000_000,
    invalid: undefined,
    ...changes,
  }
}

/** The body of a stored delivery as text. */
export function textOf({ request }: StoredDelivery): string {
  return new TextDecoder().decode(request.body)
}

/** A consumer that logs the body of each delivery that it handled. */
export function consumer(
  handle: (text: string, attempt: number, delivery: StoredDelivery) => unknown = () => {},
  endpoint = 'orders',
): InboxConsumer & { readonly log: string[] } {
  const log: string[] = []
  return {
    endpoint,
    log,
    async handleStored(delivery, attempt) {
      const text = textOf(delivery)
      await handle(text, attempt, delivery)
      log.push(text)
    },
  }
}

/** The depth of an inbox that holds nothing. */
export const empty = { waiting: 0, active: 0, dead: 0 } as const
