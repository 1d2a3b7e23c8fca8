import { standardVendor } from '../table/standard-vendor.js'

/** Resend: the fate of emails, and changes of contacts and domains. */
export const resend = standardVendor({
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
  id: { header: 'svix-id' },
})
