import { describedByHand } from '../condense/described.mjs'

export const sources = ['hubspot']
export const from = () => 'the field names of its documentation, in test/payloads/described/hubspot.d.ts'

export function describe() {
  return describedByHand('hubspot')
}
