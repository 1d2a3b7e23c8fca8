import type { CalComPayloads } from './payloads/cal-com.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CalComPayloads } from './payloads/cal-com.js'

const events = [
  'BOOKING_CANCELLED',
  'BOOKING_CREATED',
  'BOOKING_NO_SHOW_UPDATED',
  'BOOKING_PAID',
  'BOOKING_PAYMENT_INITIATED',
  'BOOKING_REJECTED',
  'BOOKING_REQUESTED',
  'BOOKING_RESCHEDULED',
  'FORM_SUBMITTED',
  'MEETING_ENDED',
  'MEETING_STARTED',
  'RECORDING_READY',
] as const satisfies readonly (keyof CalComPayloads)[]

const preset = macVendor({
  name: 'cal-com',
  title: 'Cal.com',
  strength: 'signed',
  source: 'https://cal.com/docs/developing/guides/automation/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Cal-Signature-256' },
  event: { field: 'triggerEvent' },
  sampleEvent: 'BOOKING_CREATED',
  events,
})

/** Cal.com: bookings, meetings and forms. Without a secret, Cal.com sends a fixed text in place of a signature, which is refused. */
export const calCom = preset as unknown as WithPayloads<typeof preset, CalComPayloads>
