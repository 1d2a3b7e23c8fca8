import { macVendor } from './table/mac-vendor.js'

/**
 * Airtable: pings that something changed in a base; list the payloads of the webhook to get the changes. The secret is
 * the `macSecretBase64` that the API shows once.
 */
export const airtable = macVendor({
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
  id: [{ field: 'webhook.id' }, { field: 'timestamp' }],
})
