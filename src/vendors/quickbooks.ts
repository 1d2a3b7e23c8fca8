import { macVendor } from './table/mac-vendor.js'

/**
 * QuickBooks: changes of invoices, customers and payments. Each item of the list is a delivery, whose event name is its
 * `type`: `qbo.invoice.created.v1`. A notification in the older form is one delivery named `notification`.
 */
export const quickbooks = macVendor({
  name: 'quickbooks',
  title: 'Intuit QuickBooks',
  strength: 'signed',
  source: 'https://developer.intuit.com/app/developer/qbo/docs/develop/webhooks/managing-webhooks-notifications',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'intuit-signature', encoding: 'base64' },
  items: '',
  event: { field: 'type', or: { text: 'notification' } },
  sampleEvent: 'qbo.invoice.created.v1',
  id: { field: 'id' },
  ackSeconds: 3,
})
