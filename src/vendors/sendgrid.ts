import type { SendgridPayloads } from './payloads/sendgrid.js'
import type { WithPayloads } from './table/define-vendor.js'
import { keyVendor } from './table/key-vendor.js'

export type { SendgridPayloads } from './payloads/sendgrid.js'

const events = [
  'bounce',
  'click',
  'deferred',
  'delivered',
  'dropped',
  'group_resubscribe',
  'group_unsubscribe',
  'open',
  'processed',
  'spamreport',
  'unsubscribe',
] as const satisfies readonly (keyof SendgridPayloads)[]

const preset = keyVendor({
  name: 'sendgrid',
  title: 'SendGrid',
  strength: 'signed with time',
  source:
    'https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  library: '@sendgrid/eventwebhook',
  header: 'X-Twilio-Email-Event-Webhook-Signature',
  keyAlgorithm: 'ES256',
  ecdsaFormat: 'der',
  keyEncoding: 'spki',
  message: '{time}{body}',
  time: { header: 'X-Twilio-Email-Event-Webhook-Timestamp', toleranceSeconds: 300 },
  items: '',
  event: { field: 'event' },
  sampleEvent: 'delivered',
  events,
  id: { field: 'sg_event_id' },
})

/** SendGrid: the fate of emails. A request carries several events. */
export const sendgrid = preset as unknown as WithPayloads<typeof preset, SendgridPayloads>
