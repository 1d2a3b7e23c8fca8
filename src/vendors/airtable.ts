import type { AirtablePayloads } from './payloads/airtable.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AirtablePayloads } from './payloads/airtable.js'

const events = ['change'] as const satisfies readonly (keyof AirtablePayloads)[]

const preset = macVendor({
  name: 'airtable',
  title: 'Airtable',
  strength: 'signed',
  source: 'https://airtable.com/developers/web/api/webhooks-overview',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-Airtable-Content-MAC', prefix: 'hmac-sha256=' },
  secret: 'base64',
  event: { text: 'change' },
  sampleEvent: 'change',
  events,
  id: [{ field: 'webhook.id' }, { field: 'timestamp' }],
})

/**
 * Airtable: pings that something changed in a base; list the payloads of the webhook to get the changes. The secret is
 * the `macSecretBase64` that the API shows once.
 */
export const airtable = preset as unknown as WithPayloads<typeof preset, AirtablePayloads>
