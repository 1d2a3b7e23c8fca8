import type { AnyProvider } from '../../src/core/provider/provider.js'
import type { WebhookRequest } from '../../src/core/request/delivery.js'

/** `accepted`, or the code of the refusal. */
export async function codeOf(provider: AnyProvider, request: WebhookRequest, now: number): Promise<string> {
  try {
    await provider.verify(request, { now })
    return 'accepted'
  } catch (error) {
    return (error as { readonly code: string }).code
  }
}
