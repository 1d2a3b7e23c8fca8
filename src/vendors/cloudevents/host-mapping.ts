import { type CloudEventMapping, readText, readTime } from './mapping.js'

/** Where the attributes of one kind of event are in its payload. */
interface Kind {
  /** @default 'repository.url' */
  readonly source?: string
  readonly subject?: string
  /** Paths to try in this order. @default the time of receipt */
  readonly time?: readonly string[]
  /** The part of the type after the kind, as paths. @default ['action'] */
  readonly suffix?: readonly string[]
}

const none: readonly string[] = []
const deployment = 'deployment.url'
const account = 'installation.account.url'
const owner = 'repository.owner.url'
const pullRequest = 'pull_request.url'
const alertTime = ['alert.updated_at', 'alert.created_at']

/**
 * The adapter's rows. Obvious slips in it (a type that ends in a full stop, an action without a full stop before it) are
 * corrected to match its other rows.
 *
 * @see https://github.com/cloudevents/spec/blob/main/cloudevents/adapters/github.md
 */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['branch_protection_rule', about('rule', 'id')],
  ['check_run', { subject: 'check_run.id', time: ['check_run.completed_at', 'check_run.started_at'] }],
  ['check_suite', about('check_suite', 'id')],
  ['code_scanning_alert', { subject: 'alert.number' }],
  ['commit_comment', about('comment', 'id')],
  ['content_reference', { subject: 'content_reference.id' }],
  ['create', { subject: 'ref', suffix: ['ref_type'] }],
  ['custom_property', { subject: 'definition.property_name' }],
  ['delete', { subject: 'ref', suffix: ['ref_type'] }],
  ['dependabot_alert', { subject: 'alert.id' }],
  ['deploy_key', { subject: 'key.id', time: ['key.deleted_at', 'key.created_at'] }],
  ['deployment', { ...about('deployment', 'id'), suffix: none }],
  ['deployment_protection_rule', { source: deployment, subject: 'deployment.id' }],
  ['deployment_review', { source: deployment, subject: 'workflow_run.id' }],
  [
    'deployment_status',
    { ...about('deployment_status', 'url'), source: deployment, suffix: ['deployment_status.state'] },
  ],
  ['discussion', { subject: 'discussion.id' }],
  ['discussion_comment', { subject: 'discussion.id', time: ['comment.updated_at'] }],
  ['fork', { subject: 'forkee.url', time: ['forkee.created_at'], suffix: none }],
  ['github_app_authorization', { source: 'sender.url', suffix: none }],
  ['gollum', { suffix: none }],
  ['installation', { source: account, ...about('installation', 'id') }],
  ['installation_repositories', { source: account, ...about('installation', 'id') }],
  ['installation_target', { source: account, subject: 'installation.id' }],
  ['issue_comment', { source: 'issue.url', ...about('comment', 'id') }],
  ['issues', about('issue', 'number')],
  ['label', { subject: 'label.name' }],
  ['marketplace_purchase', { subject: 'marketplace_purchase.account.login', time: ['effective_date'] }],
  ['member', { subject: 'member.login' }],
  ['membership', { source: 'team.url', subject: 'member.login', suffix: ['scope', 'action'] }],
  ['merge_group', { subject: 'merge_group.head_ref' }],
  ['meta', { subject: 'hook_id', time: ['hook.updated_at'] }],
  ['milestone', about('milestone', 'number')],
  ['organization', { source: 'organization.url', subject: 'membership.user.login' }],
  ['org_block', { source: 'organization.url', subject: 'blocked_user.login' }],
  ['package', { subject: 'package.id', time: ['package.updated_at', 'package.created_at'] }],
  ['page_build', { subject: 'build.url', time: ['pusher.updated_at'], suffix: none }],
  ['project', about('project', 'id')],
  ['project_card', about('project_card', 'id')],
  ['project_column', about('project_column', 'id')],
  ['projects_v2', about('projects_v2', 'id')],
  ['projects_v2_item', about('projects_v2_item', 'id')],
  ['projects_v2_status_update', about('projects_v2_status_update', 'id')],
  ['public', { source: owner, ...about('repository', 'name'), suffix: none }],
  ['pull_request', { subject: 'number', time: ['pull_request.updated_at'] }],
  ['pull_request_review', { source: pullRequest, subject: 'review.id', time: ['review.submitted_at'] }],
  ['pull_request_review_comment', { source: pullRequest, subject: 'comment.id', time: ['pull_request.updated_at'] }],
  ['pull_request_review_thread', { source: pullRequest, subject: 'pull_request.id' }],
  ['push', { subject: 'ref', suffix: none }],
  ['registry_package', about('registry_package', 'html_url')],
  ['repository', { source: owner, ...about('repository', 'name') }],
  ['repository_advisory', about('repository_advisory', 'ghsa_id')],
  ['repository_dispatch', { source: owner }],
  ['repository_import', { source: owner, ...about('repository', 'name'), suffix: none }],
  ['repository_ruleset', { source: owner, ...about('repository', 'name') }],
  ['repository_vulnerability_alert', { subject: 'alert.id' }],
  ['secret_scanning_alert', { subject: 'alert.number', time: alertTime }],
  ['secret_scanning_alert_location', { subject: 'alert.number', time: alertTime }],
  ['security_advisory', about('security_advisory', 'ghsa_id')],
  ['security_and_analysis', { suffix: none }],
  ['sponsorship', { subject: 'sponsorship.sponsor.login' }],
  ['star', { time: ['starred_at'] }],
  ['status', { subject: 'sha', time: ['updated_at'], suffix: none }],
  ['team', { subject: 'team.id', time: ['updated_at'] }],
  ['team_add', { subject: 'team.id' }],
  ['workflow_dispatch', { subject: 'workflow', suffix: none }],
  ['workflow_job', { subject: 'workflow_job.name' }],
  ['workflow_run', { subject: 'workflow.name' }],
])

/** An event kind about one object of its payload, which contains the time of its last change. */
function about(object: string, field: string): Kind {
  return { subject: `${object}.${field}`, time: [`${object}.updated_at`] }
}

/** Code hosting, mapped as in the GitHub adapter of the CloudEvents project. */
export const hostMapping = {
  attributes: ({ event, payload }) => {
    const [kind = ''] = event.split('.', 1)
    const { subject, suffix = ['action'], ...row } = kind === 'release' ? release(payload) : (kinds.get(kind) ?? {})
    const parts = suffix.map((path) => readText(payload, path)).filter((part) => part !== undefined)
    return {
      source: sourceOf(kind, payload, row.source),
      type: [kind, ...parts].join('.'),
      subject: subject === undefined ? undefined : readText(payload, subject),
      time: readTime(payload, row.time ?? []),
    }
  },
} satisfies CloudEventMapping

// The time is in `release.<action>_at`.
function release(payload: unknown): Kind {
  const action = readText(payload, 'action') ?? ''
  return { subject: 'release.id', time: [`release.${action}_at`, 'release.published_at', 'release.created_at'] }
}

function sourceOf(kind: string, payload: unknown, path = 'repository.url'): string | undefined {
  switch (kind) {
    case 'commit_comment': {
      const url = readText(payload, 'comment.url')
      const commit = readText(payload, 'comment.commit_id')
      return url === undefined || commit === undefined ? undefined : `${url}/${commit}`
    }
    case 'marketplace_purchase':
      return readText(payload, 'sender.url')?.replace(/\/[^/]*$/, '')
    case 'security_advisory':
      return 'github.com'
    default:
      // Hooks of organizations and apps send the same kinds without a repository.
      return [path, 'repository.url', 'organization.url', 'sender.url']
        .map((candidate) => readText(payload, candidate))
        .find((source) => source !== undefined)
  }
}
