import type { QuickbooksPayloads } from './payloads/quickbooks.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { QuickbooksPayloads } from './payloads/quickbooks.js'

const events = [
  'notification',
  'qbo.bill.created.v1',
  'qbo.bill.updated.v1',
  'qbo.class.created.v1',
  'qbo.customer.created.v1',
  'qbo.customer.deleted.v1',
  'qbo.customer.updated.v1',
  'qbo.invoice.created.v1',
  'qbo.invoice.deleted.v1',
  'qbo.invoice.updated.v1',
  'qbo.payment.created.v1',
  'qbo.payment.deleted.v1',
  'qbo.payment.updated.v1',
  'qbo.vendor.created.v1',
  'qbo.vendor.updated.v1',
] as const satisfies readonly (keyof QuickbooksPayloads)[]

const preset = macVendor({
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
  events,
  id: { field: 'id' },
  ackSeconds: 3,
})

/**
 * QuickBooks: changes of invoices, customers and payments. Each item of the list is a delivery, whose event name is its
 * `type`: `qbo.invoice.created.v1`. A notification in the older form is one delivery named `notification`.
 */
export const quickbooks = preset as unknown as WithPayloads<typeof preset, QuickbooksPayloads>
