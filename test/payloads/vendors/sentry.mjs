import { describedByHand } from '../condense/described.mjs'

export const sources = ['sentry']
export const from = () =>
  [
    'test/payloads/described/sentry.d.ts, by hand, read on 2026-11-22 in docs/integrations/integration-platform/webhooks of',
    '  getsentry/sentry-docs: installation, issues, issue-alerts, metric-alerts, comments, errors. Not described: activity alerts,',
    '  preprod artifacts and Seer.',
  ].join('\n//   ')

export function describe() {
  return describedByHand('sentry')
}
