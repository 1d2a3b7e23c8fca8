import { checkOptions } from '../../core/base/options.js'
import { readHeader } from '../../core/request/headers.js'
import { standardWebhooks } from '../../vendors/standard-webhooks/index.js'
import { makeJsonSample, type PayloadChanges, payloadSampleChecks, type Sample, type SampleOptions } from '../sample.js'
import { generateSecret } from '../signers/keys.js'
import { signStandardWebhooks } from '../signers/sign-standard-webhooks.js'
import { requireValue, type VendorDeliveries } from '../vendor-deliveries.js'

/** Options of {@link standardWebhooksSample}. */
export interface StandardWebhooksSampleOptions extends SampleOptions {
  /** Changes to {@link standardWebhooksPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof standardWebhooksPayload>>
}

/** A payload in the envelope of Standard Webhooks. */
export function standardWebhooksPayload() {
  return {
    type: 'contact.created',
    timestamp: '2026-11-21T10:15:29.512Z',
    data: { id: '1f81eb52-5198-4599-803e-771906343485', fullName: 'Mira Tide' },
  }
}

/**
 * An unsigned delivery in the Standard Webhooks format; `signStandardWebhooks` adds its three headers.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const secrets = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
 * const sample = await signStandardWebhooks(standardWebhooksSample({ payload: { type: 'contact.deleted' } }), { secrets })
 */
export function standardWebhooksSample(options: StandardWebhooksSampleOptions = {}): Sample {
  checkOptions(options, 'standardWebhooksSample', payloadSampleChecks)
  return makeJsonSample(options, { 'Content-Type': 'application/json' }, standardWebhooksPayload())
}

/** Genuine deliveries in the Standard Webhooks format, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [
    {
      name: 'secrets',
      kind: 'secret',
      env: 'WEBHOOK_SECRET',
      about: 'the signing secret of the endpoint, which begins with whsec_',
    },
  ],
  ids: [{ header: 'webhook-id' }],
  samples: { 'contact.created': standardWebhooksSample },
  provider: (values) => standardWebhooks({ secrets: requireValue(values, 'secrets', 'standardWebhooks') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: standardWebhooks({ secrets: secret }),
    async sign(source, sent) {
      const sample = await source
      const id = readHeader(sample, 'webhook-id')
      return signStandardWebhooks(sample, { secrets: secret, ...(id && { id }), ...sent })
    },
  }),
}
