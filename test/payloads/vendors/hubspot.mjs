import { describedByHand } from '../condense/described.mjs'

export const sources = ['hubspot']
export const from = () =>
  [
    'test/payloads/described/hubspot.d.ts, by hand, read on 2026-11-22: a signed request in test/unit/signature.spec.ts of',
    '  HubSpot/hubspot-api-nodejs (creation), and https://developers.hubspot.com/changelog/new-subscription-types-for-webhooks',
    '  (merge). Only the beginning of the guide could be read.',
    '  Seen in public receivers only, so not confirmed: `isSensitive`, `sourceId`, the fields of association changes and of new',
    '  messages.',
  ].join('\n//   ')

export function describe() {
  return describedByHand('hubspot')
}
