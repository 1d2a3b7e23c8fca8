import { resendEvents } from '../generated/events/resend.js'
import type { ResendPayloads } from '../generated/payloads/resend.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { ResendPayloads } from '../generated/payloads/resend.js'

const preset = standardVendor({
  name: 'resend',
  title: 'Resend',
  strength: 'signed with time',
  source: 'https://resend.com/docs/webhooks/verify-webhooks-requests',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'resend',
  headerPrefix: 'svix-',
  event: { field: 'type' },
  sampleEvent: 'email.sent',
  events: resendEvents,
  id: { header: 'svix-id' },
})

/** Resend: the fate of emails, and changes of contacts and domains. */
export const resend = preset as unknown as WithPayloads<typeof preset, ResendPayloads>
