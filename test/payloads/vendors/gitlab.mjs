import { describedByHand } from '../condense/described.mjs'

export const sources = ['gitlab']
export const from = () =>
  [
    'test/payloads/described/gitlab.d.ts, by hand from doc/user/project/integrations/webhook_events.md of gitlabhq/gitlabhq',
    '  (the mirror of gitlab-org/gitlab, commit 017a6c12; all of its examples, read on 2026-11-22),',
    '  and lib/gitlab/data_builder/{pipeline,build,push}.rb and lib/gitlab/hook_data/{note,merge_request}_builder.rb there.',
    '  Not confirmed: `ref` of deployments; `merged_at`, `system` and `system_action` of merge requests; `changes` beyond the',
    '  examples; all payloads of work items besides issues, whose fields the page does not show.',
  ].join('\n//   ')

export function describe() {
  return describedByHand('gitlab', ['object_kind'])
}
