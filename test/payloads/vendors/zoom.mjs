import { describedByHand } from '../condense/described.mjs'

export const sources = ['zoom']
export const from = () => 'the field names of its documentation, in test/payloads/described/zoom.d.ts'

export function describe() {
  return describedByHand('zoom')
}
