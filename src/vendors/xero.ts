import type { XeroPayloads } from './payloads/xero.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { XeroPayloads } from './payloads/xero.js'

const events = [
  'CONTACT.CREATE',
  'CONTACT.UPDATE',
  'CREDITNOTE.CREATE',
  'CREDITNOTE.UPDATE',
  'INVOICE.CREATE',
  'INVOICE.UPDATE',
  'SUBSCRIPTION.CREATE',
  'SUBSCRIPTION.UPDATE',
] as const satisfies readonly (keyof XeroPayloads)[]

const preset = macVendor({
  name: 'xero',
  title: 'Xero',
  strength: 'signed',
  source: 'https://github.com/XeroAPI/xero-php-webhook/blob/master/index.php',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'x-xero-signature', encoding: 'base64' },
  items: 'events',
  event: [{ field: 'eventCategory' }, { field: 'eventType' }],
  sampleEvent: 'INVOICE.UPDATE',
  events,
  handshake: 'requests without events, signed rightly and wrongly: 200 and 401, both with an empty body',
})

/**
 * Xero: contacts, invoices and subscriptions. A request carries several events. The event name is category and type:
 * `INVOICE.UPDATE`. The key looks like base64, but its text is the key.
 */
export const xero = preset as unknown as WithPayloads<typeof preset, XeroPayloads>
