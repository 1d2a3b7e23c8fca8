import { describedByHand } from '../condense/described.mjs'

export const sources = ['meta']
export const from = () =>
  [
    'test/payloads/described/meta.d.ts, by hand, read on 2026-11-22 in developers.facebook.com/documentation: the `messages` webhook',
    '  of WhatsApp, the webhook events of Messenger (reads, deliveries, echoes, postbacks, reactions) and the examples of Instagram;',
    '  kinds of messages and statuses of WhatsApp also in whatsapp-api-js 6.3.0 and @whatsapp-cloudapi/types 4.2.0 on npm.',
  ].join('\n//   ')

export function describe() {
  return describedByHand('meta', ['object'])
}
