import { describedByHand } from '../condense/described.mjs'

export const sources = ['sendgrid']
export const from = () =>
  [
    'test/payloads/described/sendgrid.d.ts, by hand, read on 2026-11-22 in the beginning of the Event Webhook Reference of',
    '  twilio.com/docs/sendgrid, and a copy of its examples of 2020 (gist scottserok/536734d3df16d04c9349e5fe7d005043).',
    '  Seen in public receivers only, so not confirmed: `bounce_classification`, `sg_machine_open`, `tls`.',
  ].join('\n//   ')

export function describe() {
  return describedByHand('sendgrid')
}
