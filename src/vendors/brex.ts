import type { BrexPayloads } from './payloads/brex.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { BrexPayloads } from './payloads/brex.js'

const events = [
  'ACCOUNTING_RECORD_READY_FOR_EXPORT',
  'EXPENSE_PAYMENT_UPDATED',
  'REFERRAL_ACTIVATED',
  'REFERRAL_APPLICATION_STATUS_CHANGED',
  'REFERRAL_CREATED',
  'TRANSFER_FAILED',
  'TRANSFER_PROCESSED',
  'USER_UPDATED',
] as const satisfies readonly (keyof BrexPayloads)[]

const preset = standardVendor({
  name: 'brex',
  title: 'Brex',
  strength: 'signed with time',
  source: 'https://developer.brex.com/docs/webhooks/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  headerPrefix: 'webhook-',
  secretEncoding: 'base64',
  event: { field: 'event_type' },
  sampleEvent: 'TRANSFER_PROCESSED',
  events,
  id: { header: 'webhook-id' },
})

/** Brex: transfers, referrals, expenses and users. The event name is `event_type`: `TRANSFER_PROCESSED`. */
export const brex = preset as unknown as WithPayloads<typeof preset, BrexPayloads>
