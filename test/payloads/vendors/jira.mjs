import { describedByHand } from '../condense/described.mjs'

export const sources = ['jira']
export const from = () => 'the field names of its documentation, in test/payloads/described/jira.d.ts'

export function describe() {
  return describedByHand('jira')
}
