import type { Provider } from '../../../src/core/provider/provider.js'
import type { Delivery, ProviderTypes, WebhookRequest } from '../../../src/core/request/delivery.js'

/** Takes a request through a provider as the receiver does: admit, verify, parse. */
export async function parseSample<T extends ProviderTypes>(
  provider: Provider<T>,
  sample: WebhookRequest,
): Promise<Delivery<T>> {
  provider.admit(sample)
  return provider.parse(await provider.verify(sample), { now: Date.UTC(2026, 10, 21, 10, 15, 30) })
}

/** The JSON of a value nested this deep. */
export function nestedJson(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}
