import { dodoPaymentsEvents } from '../generated/events/dodo-payments.js'
import type { DodoPaymentsPayloads } from '../generated/payloads/dodo-payments.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { DodoPaymentsPayloads } from '../generated/payloads/dodo-payments.js'

const preset = standardVendor({
  name: 'dodo-payments',
  title: 'Dodo Payments',
  strength: 'signed with time',
  source: 'https://docs.dodopayments.com/developer-resources/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'dodopayments',
  headerPrefix: 'webhook-',
  secretEncoding: 'base64',
  event: { field: 'type' },
  sampleEvent: 'payment.succeeded',
  events: dodoPaymentsEvents,
  id: { header: 'webhook-id' },
})

/** Dodo Payments: payments, subscriptions and licenses. */
export const dodoPayments = preset as unknown as WithPayloads<typeof preset, DodoPaymentsPayloads>
