/** The events that Gitea describes, which `npm run payloads` completes. */
export const giteaEvents = [
  'create',
  'delete',
  'fork',
  'issue_comment',
  'issues',
  'package',
  'pull_request',
  'pull_request_approved',
  'pull_request_comment',
  'pull_request_rejected',
  'push',
  'release',
  'repository',
  'wiki',
] as const
