import { mailgunEvents } from '../generated/events/mailgun.js'
import type { MailgunPayloads } from '../generated/payloads/mailgun.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { MailgunPayloads } from '../generated/payloads/mailgun.js'

const preset = macVendor({
  name: 'mailgun',
  title: 'Mailgun',
  strength: 'signed but not the body',
  source:
    'https://github.com/mailgun/mailgun-php/blob/1835bc28d703a89c1cc947bfc25eda3ace77e421/tests/Api/WebhookTest.php',
  verifiedOn: '2026-11-28',
  evidence: 'vector',
  signature: { field: 'signature.signature' },
  message: '{field:signature.timestamp}{field:signature.token}',
  time: { field: 'signature.timestamp', toleranceSeconds: 43_200 },
  event: { field: 'event-data.event' },
  sampleEvent: 'delivered',
  events: mailgunEvents,
  id: { field: 'event-data.id' },
  retries: { delaysSeconds: [600, 600, 900, 1800, 3600, 7200, 14_400], hours: 8, after: ['3XX', '5XX', 'timeout'] },
})

/** Mailgun: the fate of emails. The signature covers a time and a token, **not the event**. */
export const mailgun = preset as unknown as WithPayloads<typeof preset, MailgunPayloads>
