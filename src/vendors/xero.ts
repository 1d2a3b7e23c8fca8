import { macVendor } from './table/mac-vendor.js'

/**
 * Xero: contacts, invoices and subscriptions. A request carries several events. The event name is category and type:
 * `INVOICE.UPDATE`. The key looks like base64, but its text is the key.
 */
export const xero = macVendor({
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
  handshake: 'requests without events, signed rightly and wrongly: 200 and 401, both with an empty body',
})
