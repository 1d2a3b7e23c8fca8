import { macVendor } from './table/mac-vendor.js'

/**
 * QuickBooks: changes of invoices, customers and payments. Each item of the list is a delivery, whose event name is its
 * `type`: `qbo.invoice.created.v1`. A notification in the older form is one delivery named `notification`.
 */
export const quickbooks = macVendor({
  name: 'quickbooks',
  title: 'Intuit QuickBooks',
  strength: 'signed',
  source:
    'https://github.com/intuit/QuickBooks-V3-Java-SDK/blob/1324623f8fa65e7ef2b2a4caaf73d6b0a7fafdd3/ipp-v3-java-devkit/src/test/java/com/intuit/ipp/services/WebhooksServiceTest.java',
  verifiedOn: '2026-11-28',
  evidence: 'vector',
  signature: { header: 'intuit-signature', encoding: 'base64' },
  items: '',
  event: { field: 'type', or: { text: 'notification' } },
  sampleEvent: 'qbo.invoice.created.v1',
  id: { field: 'id' },
  ackSeconds: 3,
})
