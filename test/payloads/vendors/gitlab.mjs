import { describedByHand } from '../condense/described.mjs'

export const sources = ['gitlab']
export const from = () => 'the field names of its documentation, in test/payloads/described/gitlab.d.ts'

export function describe() {
  return describedByHand('gitlab', ['object_kind'])
}
