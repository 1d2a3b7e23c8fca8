import { describedByHand } from '../condense/described.mjs'

export const sources = ['twilio']
export const from = () => 'the field names of its documentation, in test/payloads/described/twilio.d.ts'

export function describe() {
  return describedByHand('twilio')
}
