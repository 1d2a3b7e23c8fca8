// Examples of SendGrid's Event Webhook Reference, in a copy of 2020 (gist scottserok/536734d3df16d04c9349e5fe7d005043).
import type { SendgridPayloads } from '../../../src/vendors/payloads/sendgrid.js'
import type { Closed } from './closed.js'

const event = {
  email: 'a@example.com',
  timestamp: 1_513_299_569,
  'smtp-id': '<14c5d75ce93.dfd.64b469@ismtpd-555>',
  category: 'cat facts',
  sg_event_id: 'aaaa',
  sg_message_id: 'bbbb',
} as const

export const processed = [
  'processed',
  { ...event, event: 'processed' } satisfies Closed<SendgridPayloads['processed']>,
] as const

export const deferred = [
  'deferred',
  { ...event, event: 'deferred', response: '400 try again later', attempt: '5' } satisfies Closed<
    SendgridPayloads['deferred']
  >,
] as const

export const delivered = [
  'delivered',
  { ...event, event: 'delivered', response: '250 OK' } satisfies Closed<SendgridPayloads['delivered']>,
] as const
