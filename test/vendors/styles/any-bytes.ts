import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MaybePromise } from '../../../src/core/base/maybe-promise.js'
import type { Provider } from '../../../src/core/provider/provider.js'
import { errorStatus } from '../../../src/core/provider/response-policy.js'
import type { ProviderTypes, WebhookRequest } from '../../../src/core/request/delivery.js'
import { isWebhookError } from '../../../src/errors.js'
import { runs } from '../../runs.js'
import { parseSample } from './parse-sample.js'

/** For any bytes, a provider returns a delivery or blames the sender. */
export function itBlamesTheSender<T extends ProviderTypes>(
  provider: Provider<T>,
  withBody: (body: Uint8Array) => MaybePromise<WebhookRequest>,
  genuine: Uint8Array,
): void {
  it('returns a delivery or blames the sender for any bytes', async () => {
    // Genuine bodies with a few bytes changed get further than random ones.
    const changed = fc
      .array(fc.tuple(fc.nat(genuine.length - 1), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 })
      .map((changes) => changes.reduce((bytes, [index, byte]) => bytes.with(index, byte), genuine))
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array(), changed), async (body) => {
        const outcome = await parseSample(provider, await withBody(body)).catch((error: unknown) => error)
        if (isWebhookError(outcome)) expect([400, 401, 415]).toContain(errorStatus[outcome.code])
        else expect(outcome).toHaveProperty('payload')
      }),
      { numRuns: runs(300) },
    )
  })
}
