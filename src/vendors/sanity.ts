import { macVendor } from './table/mac-vendor.js'

/** Sanity: changes of documents. The payload is what the projection of the webhook selects. */
export const sanity = macVendor({
  name: 'sanity',
  title: 'Sanity',
  strength: 'signed with time',
  source: 'https://www.sanity.io/docs/content-lake/webhook-best-practices',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  untyped: 'yours',
  library: '@sanity/webhook',
  signature: {
    header: 'sanity-webhook-signature',
    separator: ',',
    timestamp: 't',
    signature: 'v1',
    encoding: 'base64url',
  },
  message: '{time}.{body}',
  time: { unit: 'milliseconds' },
  event: { header: 'sanity-operation' },
  sampleEvent: 'create',
  id: { header: 'idempotency-key' },
  retries: { delaysSeconds: [30, 30], hours: 1, after: [429, '5XX'] },
})
