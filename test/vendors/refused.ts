import { expect } from 'vitest'
import type { AnyProvider } from '../../src/core/provider/provider.js'
import type { WebhookErrorCode, WebhookRequest } from '../../src/index.js'

/** Expects that a provider refuses a request, at this time, with this code. */
export async function expectRefused(
  provider: AnyProvider,
  request: WebhookRequest,
  code: WebhookErrorCode,
  now: number,
): Promise<void> {
  const verified = Promise.resolve().then(() => provider.verify(request, { now }))
  await expect(verified).rejects.toMatchObject({ name: 'WebhookError', code })
}
