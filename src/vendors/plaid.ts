import { plaidEvents } from '../generated/events/plaid.js'
import type { PlaidPayloads } from '../generated/payloads/plaid.js'
import type { WithPayloads } from './table/define-vendor.js'
import { jwtVendor } from './table/jwt-vendor.js'

export type { PlaidPayloads } from '../generated/payloads/plaid.js'

const preset = jwtVendor({
  name: 'plaid',
  title: 'Plaid',
  strength: 'signed with time',
  source: 'https://plaid.com/docs/api/webhooks/webhook-verification/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  jwt: { header: 'Plaid-Verification', algorithm: 'ES256', bodyHash: { claim: 'request_body_sha256' } },
  scheme: 'JWT with ES256',
  signs: 'the SHA-256 of the body, and the time',
  event: [{ field: 'webhook_type' }, { field: 'webhook_code' }],
  sampleEvent: 'TRANSACTIONS.SYNC_UPDATES_AVAILABLE',
  events: plaidEvents,
})

/** Plaid: changes of items, transactions and transfers. The event name is type and code: `TRANSACTIONS.SYNC_UPDATES_AVAILABLE`. */
export const plaid = preset as unknown as WithPayloads<typeof preset, PlaidPayloads>
