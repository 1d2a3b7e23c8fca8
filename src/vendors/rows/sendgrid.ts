import { keyVendor } from '../table/key-vendor.js'

/** SendGrid: the fate of emails. A request carries several events. */
export const sendgrid = keyVendor({
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
  keyForm: 'spki',
  message: '{time}{body}',
  time: { header: 'X-Twilio-Email-Event-Webhook-Timestamp', toleranceSeconds: 300 },
  items: '',
  event: { field: 'event' },
  sampleEvent: 'delivered',
  id: { field: 'sg_event_id' },
})
