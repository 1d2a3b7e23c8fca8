// Written by `npm run payloads` from:
// - @octokit/openapi-webhooks-types 12.2.0
// - @octokit/webhooks-examples 7.6.1

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payloads of GitHub's events, by kind, and by kind and action where an action adds fields. */
export interface GithubPayloads {
  branch_protection_configuration: BranchProtectionConfigurationPayload
  branch_protection_rule: BranchProtectionRulePayload
  'branch_protection_rule.edited': BranchProtectionRuleEditedPayload
  check_run: CheckRunPayload
  'check_run.requested_action': CheckRunRequestedActionPayload
  check_suite: CheckSuitePayload
  code_scanning_alert: CodeScanningAlertPayload
  commit_comment: CommitCommentPayload
  create: CreatePayload
  custom_property: CustomPropertyPayload
  custom_property_values: CustomPropertyValuesPayload
  delete: DeletePayload
  dependabot_alert: DependabotAlertPayload
  deploy_key: DeployKeyPayload
  deployment: DeploymentPayload
  'deployment.created': DeploymentCreatedPayload
  deployment_protection_rule: DeploymentProtectionRulePayload
  deployment_review: DeploymentReviewPayload
  'deployment_review.requested': DeploymentReviewRequestedPayload
  deployment_status: DeploymentStatusPayload
  discussion: DiscussionPayload
  'discussion.answered': DiscussionAnsweredPayload
  'discussion.category_changed': DiscussionEditedPayload
  'discussion.edited': DiscussionEditedPayload
  'discussion.labeled': DiscussionLabeledPayload
  'discussion.transferred': DiscussionEditedPayload
  'discussion.unanswered': DiscussionUnansweredPayload
  'discussion.unlabeled': DiscussionLabeledPayload
  discussion_comment: DiscussionCommentPayload
  'discussion_comment.edited': DiscussionCommentEditedPayload
  fork: ForkPayload
  github_app_authorization: Loose & { action: Open<'revoked'>; sender: User }
  gollum: GollumPayload
  installation: InstallationPayload
  'installation.created': InstallationCreatedPayload
  'installation.deleted': InstallationCreatedPayload
  'installation.new_permissions_accepted': InstallationCreatedPayload
  installation_repositories: InstallationRepositoriesPayload
  'installation_repositories.added': InstallationRepositoriesAddedPayload
  'installation_repositories.removed': InstallationRepositoriesAddedPayload
  installation_target: InstallationTargetPayload
  issue_comment: IssueCommentPayload
  'issue_comment.edited': IssueCommentEditedPayload
  issue_dependencies: IssueDependenciesPayload
  issue_relates_to: IssueRelatesToPayload
  issues: IssuesPayload
  'issues.assigned': IssuesAssignedPayload
  'issues.demilestoned': IssuesMilestonedPayload
  'issues.edited': IssuesEditedPayload
  'issues.field_added': IssuesFieldAddedPayload
  'issues.field_removed': IssuesFieldAddedPayload
  'issues.labeled': IssuesLabeledPayload
  'issues.milestoned': IssuesMilestonedPayload
  'issues.transferred': IssuesEditedPayload
  'issues.typed': IssuesTypedPayload
  'issues.unassigned': IssuesAssignedPayload
  'issues.unlabeled': IssuesLabeledPayload
  'issues.untyped': IssuesTypedPayload
  label: LabelPayload
  'label.edited': LabelEditedPayload
  marketplace_purchase: MarketplacePurchasePayload
  'marketplace_purchase.changed': MarketplacePurchaseChangedPayload
  member: MemberPayload
  'member.edited': MemberEditedPayload
  membership: MembershipPayload
  merge_group: MergeGroupPayload
  'merge_group.checks_requested': MergeGroupChecksRequestedPayload
  meta: MetaPayload
  'meta.deleted': MetaDeletedPayload
  milestone: MilestonePayload
  'milestone.edited': MilestoneEditedPayload
  org_block: OrgBlockPayload
  organization: OrganizationPayload
  'organization.member_added': OrganizationMemberAddedPayload
  'organization.member_invited': OrganizationMemberInvitedPayload
  'organization.member_removed': OrganizationMemberAddedPayload
  'organization.renamed': OrganizationRenamedPayload
  package: PackagePayload
  page_build: PageBuildPayload
  personal_access_token_request: PersonalAccessTokenRequestPayload
  ping: PingPayload
  project_card: ProjectCardPayload
  'project_card.converted': ProjectCardEditedPayload
  'project_card.created': ProjectCardCreatedPayload
  'project_card.deleted': ProjectCardCreatedPayload
  'project_card.edited': ProjectCardEditedPayload
  'project_card.moved': ProjectCardMovedPayload
  project: ProjectPayload
  'project.created': ProjectCreatedPayload
  project_column: ProjectColumnPayload
  'project_column.created': ProjectColumnCreatedPayload
  'project_column.edited': ProjectColumnEditedPayload
  'project_column.moved': ProjectColumnMovedPayload
  projects_v2: ProjectsV2Payload
  'projects_v2.edited': ProjectsV2EditedPayload
  projects_v2_item: ProjectsV2ItemPayload
  'projects_v2_item.archived': ProjectsV2ItemEditedPayload
  'projects_v2_item.converted': ProjectsV2ItemEditedPayload
  'projects_v2_item.edited': ProjectsV2ItemEditedPayload
  'projects_v2_item.reordered': ProjectsV2ItemEditedPayload
  'projects_v2_item.restored': ProjectsV2ItemEditedPayload
  projects_v2_status_update: ProjectsV2StatusUpdatePayload
  public: PublicPayload
  pull_request: PullRequestPayload
  'pull_request.assigned': PullRequestAssignedPayload
  'pull_request.auto_merge_disabled': PullRequestDequeuedPayload
  'pull_request.dequeued': PullRequestDequeuedPayload
  'pull_request.edited': PullRequestEditedPayload
  'pull_request.labeled': PullRequestLabeledPayload
  'pull_request.synchronize': PullRequestSynchronizePayload
  'pull_request.unassigned': PullRequestAssignedPayload
  'pull_request.unlabeled': PullRequestLabeledPayload
  pull_request_review_comment: PullRequestReviewCommentPayload
  'pull_request_review_comment.edited': PullRequestReviewCommentEditedPayload
  pull_request_review: PullRequestReviewPayload
  'pull_request_review.edited': PullRequestReviewEditedPayload
  pull_request_review_thread: PullRequestReviewThreadPayload
  'pull_request_review_thread.resolved': PullRequestReviewThreadResolvedPayload
  'pull_request_review_thread.unresolved': PullRequestReviewThreadResolvedPayload
  push: PushPayload
  registry_package: RegistryPackagePayload
  release: ReleasePayload
  'release.created': ReleaseCreatedPayload
  'release.deleted': ReleaseCreatedPayload
  'release.edited': ReleaseEditedPayload
  'release.prereleased': ReleaseCreatedPayload
  'release.published': ReleaseCreatedPayload
  'release.released': ReleaseCreatedPayload
  repository_advisory: RepositoryAdvisoryPayload
  repository: RepositoryPayload
  'repository.edited': RepositoryEditedPayload
  'repository.renamed': RepositoryEditedPayload
  'repository.transferred': RepositoryEditedPayload
  repository_dispatch: RepositoryDispatchPayload
  repository_import: RepositoryImportPayload
  repository_ruleset: RepositoryRulesetPayload
  repository_vulnerability_alert: RepositoryVulnerabilityAlertPayload
  secret_scanning_alert: SecretScanningAlertPayload
  secret_scanning_alert_location: SecretScanningAlertLocationPayload
  secret_scanning_scan: SecretScanningScanPayload
  security_advisory: SecurityAdvisoryPayload
  security_and_analysis: SecurityAndAnalysisPayload
  sponsorship: SponsorshipPayload
  'sponsorship.edited': SponsorshipEditedPayload
  'sponsorship.pending_tier_change': SponsorshipPendingTierChangePayload
  'sponsorship.tier_changed': SponsorshipEditedPayload
  star: StarPayload
  status: StatusPayload
  sub_issues: SubIssuesPayload
  team_add: TeamAddPayload
  team: TeamPayload
  'team.added_to_repository': TeamAddedToRepositoryPayload
  'team.edited': TeamEditedPayload
  'team.removed_from_repository': TeamAddedToRepositoryPayload
  watch: WatchPayload
  workflow_dispatch: WorkflowDispatchPayload
  workflow_job: WorkflowJobPayload
  workflow_run: WorkflowRunPayload
}

interface Actor extends Loose {
  id: number
  type: Open<'IntegrationInstallation' | 'RepositoryRole' | 'Team' | 'User'>
}

interface AlertInstance extends Loose {
  analysis_key: string
  category?: string | undefined
  classifications?: string[] | undefined
  commit_sha?: string | undefined
  environment: string
  location?: AlertInstanceLocation | undefined
  message?: (Loose & { text?: string | undefined }) | undefined
  ref: string
  state: Open<'dismissed' | 'fixed' | 'open'>
}

interface AlertInstanceLocation extends Loose {
  end_column?: number | undefined
  end_line?: number | undefined
  path?: string | undefined
  start_column?: number | undefined
  start_line?: number | undefined
}

interface App extends Loose {
  id: number | null
  slug?: string | undefined
  node_id: string
  client_id?: string | null | undefined
  owner: Enterprise | User | null
  name: string
  description: string | null
  external_url: string | null
  html_url: string
  created_at: string | null
  updated_at: string | null
  permissions?: { [key: string]: string } | undefined
  events?: string[] | undefined
  installations_count?: number | undefined
}

interface AutoMerge extends Loose {
  enabled_by: User
  merge_method: Open<'merge' | 'rebase' | 'squash'>
  commit_title: string
  commit_message: string
}

interface BranchProtectionConfigurationPayload extends Loose {
  action: Open<'disabled' | 'enabled'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface BranchProtectionRule extends Loose {
  admin_enforced: boolean
  allow_deletions_enforcement_level: Open<'everyone' | 'non_admins' | 'off'>
  allow_force_pushes_enforcement_level: Open<'everyone' | 'non_admins' | 'off'>
  authorized_actor_names: string[]
  authorized_actors_only: boolean
  authorized_dismissal_actors_only: boolean
  create_protected?: boolean | undefined
  created_at: string
  dismiss_stale_reviews_on_push: boolean
  id: number
  ignore_approvals_from_contributors: boolean
  linear_history_requirement_enforcement_level: Open<'everyone' | 'non_admins' | 'off'>
  lock_branch_enforcement_level?: Open<'everyone' | 'non_admins' | 'off'> | undefined
  lock_allows_fork_sync?: boolean | undefined
  merge_queue_enforcement_level: Open<'everyone' | 'non_admins' | 'off'>
  name: string
  pull_request_reviews_enforcement_level: Open<'everyone' | 'non_admins' | 'off'>
  repository_id: number
  require_code_owner_review: boolean
  require_last_push_approval?: boolean | undefined
  required_approving_review_count: number
  required_conversation_resolution_level: Open<'everyone' | 'non_admins' | 'off'>
  required_deployments_enforcement_level: Open<'everyone' | 'non_admins' | 'off'>
  required_status_checks: string[]
  required_status_checks_enforcement_level: Open<'everyone' | 'non_admins' | 'off'>
  signature_requirement_enforcement_level: Open<'everyone' | 'non_admins' | 'off'>
  strict_required_status_checks_policy: boolean
  updated_at: string
}

interface BranchProtectionRuleEditedPayload extends BranchProtectionRulePayload {
  changes: BranchProtectionRulePayloadChanges
}

interface BranchProtectionRulePayload extends Loose {
  action: Open<'created' | 'deleted' | 'edited'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  rule: BranchProtectionRule
  sender: User
  changes?: BranchProtectionRulePayloadChanges | undefined
}

interface BranchProtectionRulePayloadChanges extends Loose {
  admin_enforced?: (Loose & { from: boolean | null }) | undefined
  authorized_actor_names?: (Loose & { from: string[] }) | undefined
  authorized_actors_only?: (Loose & { from: boolean | null }) | undefined
  authorized_dismissal_actors_only?: (Loose & { from: boolean | null }) | undefined
  linear_history_requirement_enforcement_level?: (Loose & { from: Open<'everyone' | 'non_admins' | 'off'> }) | undefined
  lock_branch_enforcement_level?: (Loose & { from: Open<'everyone' | 'non_admins' | 'off'> }) | undefined
  lock_allows_fork_sync?: (Loose & { from: boolean | null }) | undefined
  pull_request_reviews_enforcement_level?: (Loose & { from: Open<'everyone' | 'non_admins' | 'off'> }) | undefined
  require_last_push_approval?: (Loose & { from: boolean | null }) | undefined
  required_status_checks?: (Loose & { from: string[] }) | undefined
  required_status_checks_enforcement_level?: (Loose & { from: Open<'everyone' | 'non_admins' | 'off'> }) | undefined
}

interface CheckRun extends Loose {
  app: App | null
  check_suite: CheckRunCheckSuite
  completed_at: string | null
  conclusion: Open<
    | 'action_required'
    | 'cancelled'
    | 'failure'
    | 'neutral'
    | 'pending'
    | 'skipped'
    | 'stale'
    | 'startup_failure'
    | 'success'
    | 'timed_out'
    | 'waiting'
  > | null
  deployment?: Deployment | undefined
  details_url?: string | undefined
  external_id: string
  head_sha: string
  html_url: string
  id: number
  name: string
  node_id?: string | undefined
  output: CheckRunOutput
  pull_requests: PullRequestMinimal[]
  started_at: string
  status: Open<'completed' | 'in_progress' | 'pending' | 'queued'>
  url: string
}

interface CheckRunCheckSuite extends Loose {
  after?: string | null | undefined
  app?: App | null | undefined
  before?: string | null | undefined
  conclusion?:
    | Open<
        | 'action_required'
        | 'cancelled'
        | 'failure'
        | 'neutral'
        | 'skipped'
        | 'stale'
        | 'startup_failure'
        | 'success'
        | 'timed_out'
      >
    | null
    | undefined
  created_at?: string | undefined
  head_branch?: string | null | undefined
  head_sha?: string | undefined
  id?: number | undefined
  node_id?: string | undefined
  pull_requests?: PullRequestMinimal[] | undefined
  repository?: Repository | undefined
  status?: Open<'completed' | 'in_progress' | 'pending' | 'queued' | 'waiting'> | undefined
  updated_at?: string | undefined
  url?: string | undefined
}

interface CheckRunOutput extends Loose {
  annotations_count: number
  annotations_url: string
  summary: string | null
  text: string | null
  title: string | null
}

interface CheckRunPayload extends Loose {
  action: Open<'completed' | 'created' | 'requested_action' | 'rerequested'>
  check_run: CheckRun
  installation?: SimpleInstallation | undefined
  enterprise?: Enterprise | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  requested_action?: (Loose & { identifier?: string | undefined }) | undefined
}

interface CheckRunRequestedActionPayload extends CheckRunPayload {
  requested_action: Loose & { identifier?: string | undefined }
}

interface CheckSuitePayload extends Loose {
  action: Open<'completed' | 'requested' | 'rerequested'>
  check_suite: CheckSuitePayloadCheckSuite
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface CheckSuitePayloadCheckSuite extends Loose {
  after: string | null
  app: App
  before: string | null
  check_runs_url: string
  conclusion: Open<
    | 'action_required'
    | 'cancelled'
    | 'failure'
    | 'neutral'
    | 'skipped'
    | 'stale'
    | 'startup_failure'
    | 'success'
    | 'timed_out'
  > | null
  created_at: string
  head_branch: string | null
  head_commit: SimpleCommit
  head_sha: string
  id: number
  latest_check_runs_count: number
  node_id: string
  pull_requests: PullRequestMinimal[]
  rerequestable?: boolean | undefined
  runs_rerequestable?: boolean | undefined
  status: Open<'completed' | 'in_progress' | 'pending' | 'queued' | 'requested'> | null
  updated_at: string
  url: string
}

interface CodeOfConduct extends Loose {
  key: string
  name: string
  url: string
  body?: string | undefined
  html_url: string | null
}

interface CodeOfConductSimple extends Loose {
  url: string
  key: string
  name: string
  html_url: string | null
}

interface CodeScanningAlertPayload extends Loose {
  action: Open<
    | 'appeared_in_branch'
    | 'closed_by_user'
    | 'created'
    | 'fixed'
    | 'reopened'
    | 'reopened_by_user'
    | 'updated_assignment'
  >
  alert: CodeScanningAlertPayloadAlert
  commit_oid: string | null
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  ref: string | null
  repository: Repository
  sender: User
}

interface CodeScanningAlertPayloadAlert extends Loose {
  assignees?: User[] | undefined
  created_at: string | null
  dismissed_at: string | null
  dismissed_by: User | Loose | null
  dismissed_comment?: string | null | undefined
  dismissed_reason: Open<'false positive' | 'mitigated' | 'used in tests' | "won't fix"> | null
  fixed_at?: unknown
  html_url: string
  most_recent_instance?: AlertInstance | null | undefined
  number: number
  rule: CodeScanningAlertPayloadAlertRule
  state: Open<'dismissed' | 'fixed' | 'open'> | null
  tool: CodeScanningAlertPayloadAlertTool | null
  url: string
  dismissal_approved_by?: User | null | undefined
  instances_url?: string | undefined
  updated_at?: string | null | undefined
}

interface CodeScanningAlertPayloadAlertRule extends Loose {
  description: string
  id: string
  severity: Open<'error' | 'none' | 'note' | 'warning'> | null
  full_description?: string | undefined
  help?: string | null | undefined
  help_uri?: string | null | undefined
  name?: string | undefined
  tags?: string[] | null | undefined
}

interface CodeScanningAlertPayloadAlertTool extends Loose {
  name: string
  version: string | null
  guid?: string | null | undefined
}

interface CodeScanningTool extends Loose {
  alerts_threshold: Open<'all' | 'errors' | 'errors_and_warnings' | 'none'>
  security_alerts_threshold: Open<'all' | 'critical' | 'high_or_higher' | 'medium_or_higher' | 'none'>
  tool: string
}

interface Commit extends Loose {
  added?: string[] | undefined
  author: Committer
  committer: Committer
  distinct: boolean
  id: string
  message: string
  modified?: string[] | undefined
  removed?: string[] | undefined
  timestamp: string
  tree_id: string
  url: string
}

interface CommitCommentPayload extends Loose {
  action: Open<'created'>
  comment: CommitCommentPayloadComment
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface CommitCommentPayloadComment extends Loose {
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string
  commit_id: string
  created_at: string
  html_url: string
  id: number
  line: number | null
  node_id: string
  path: string | null
  position: number | null
  reactions?: Reactions | undefined
  updated_at: string
  url: string
  user: User | null
}

interface Committer extends Loose {
  date?: string | undefined
  email: string | null
  name: string
  username?: string | undefined
}

interface CreatePayload extends Loose {
  description: string | null
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  master_branch: string
  organization?: Organization | undefined
  pusher_type: string
  ref: string
  ref_type: Open<'branch' | 'tag'>
  repository: Repository
  sender: User
}

interface Creation extends Loose {
  type: Open<'creation'>
}

interface CustomPropertyPayload extends Loose {
  action: Open<'created' | 'deleted' | 'promote_to_enterprise' | 'updated'>
  definition: OrganizationCustomProperty | (Loose & { property_name: string })
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  sender?: User | undefined
}

interface CustomPropertyValue extends Loose {
  property_name: string
  value: string | unknown[] | null
}

interface CustomPropertyValuesPayload extends Loose {
  action: Open<'updated'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  repository: Repository
  organization: Organization
  sender?: User | undefined
  new_property_values: CustomPropertyValue[]
  old_property_values: CustomPropertyValue[]
}

interface DeletePayload extends Loose {
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  pusher_type: string
  ref: string
  ref_type: Open<'branch' | 'tag'>
  repository: Repository
  sender: User
}

interface Deletion extends Loose {
  type: Open<'deletion'>
}

interface DependabotAlertDismissalRequest extends Loose {
  id?: number | undefined
  status?: Open<'approved' | 'cancelled' | 'pending' | 'rejected'> | undefined
  requester?: (Loose & { id?: number | undefined; login?: string | undefined }) | undefined
  created_at?: string | undefined
  url?: string | undefined
}

interface DependabotAlertPayload extends Loose {
  action: Open<
    | 'assignees_changed'
    | 'auto_dismissed'
    | 'auto_reopened'
    | 'created'
    | 'dismissed'
    | 'fixed'
    | 'reintroduced'
    | 'reopened'
  >
  alert: DependabotAlertPayloadAlert
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  enterprise?: Enterprise | undefined
  repository: Repository
  sender: User
}

interface DependabotAlertPayloadAlert extends Loose {
  number: number
  state: Open<'auto_dismissed' | 'dismissed' | 'fixed' | 'open'>
  dependency: DependabotAlertPayloadAlertDependency
  security_advisory: DependabotAlertPayloadAlertSecurityAdvisory
  security_vulnerability: DependabotAlertPayloadAlertSecurityVulnerability
  url: string
  html_url: string
  created_at: string
  updated_at: string
  dismissed_at: string | null
  dismissed_by: User | null
  dismissed_reason: Open<'fix_started' | 'inaccurate' | 'no_bandwidth' | 'not_used' | 'tolerable_risk'> | null
  dismissed_comment: string | null
  fixed_at: string | null
  auto_dismissed_at?: string | null | undefined
  dismissal_request?: DependabotAlertDismissalRequest | null | undefined
  assignees?: User[] | undefined
}

interface DependabotAlertPayloadAlertDependency extends Loose {
  package?: (Loose & { ecosystem: string; name: string }) | undefined
  manifest_path?: string | undefined
  scope?: Open<'development' | 'runtime'> | null | undefined
  relationship?: Open<'direct' | 'inconclusive' | 'transitive' | 'unknown'> | null | undefined
}

interface DependabotAlertPayloadAlertSecurityAdvisory extends Loose {
  ghsa_id: string
  cve_id: string | null
  summary: string
  description: string
  vulnerabilities: DependabotAlertPayloadAlertSecurityVulnerability[]
  severity: Open<'critical' | 'high' | 'low' | 'medium'>
  classification?: Open<'general' | 'malware'> | undefined
  cvss: Loose & { score: number; vector_string: string | null }
  cvss_severities?: SecurityAdvisoryPayloadSecurityAdvisoryCvssSeverities | null | undefined
  epss?: (Loose & { percentage?: number | undefined; percentile?: number | undefined }) | null | undefined
  cwes: (Loose & { cwe_id: string; name: string })[]
  identifiers: (Loose & { type: Open<'CVE' | 'GHSA'>; value: string })[]
  references: (Loose & { url: string })[]
  published_at: string
  updated_at: string
  withdrawn_at: string | null
}

interface DependabotAlertPayloadAlertSecurityVulnerability extends Loose {
  package: Loose & { ecosystem: string; name: string }
  severity: Open<'critical' | 'high' | 'low' | 'medium'>
  vulnerable_version_range: string
  first_patched_version: (Loose & { identifier: string }) | null
}

interface DeployKeyPayload extends Loose {
  action: Open<'created' | 'deleted'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  key: DeployKeyPayloadKey
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface DeployKeyPayloadKey extends Loose {
  added_by?: string | null | undefined
  created_at: string
  id: number
  key: string
  last_used?: string | null | undefined
  read_only: boolean
  title: string
  url: string
  verified: boolean
  enabled?: boolean | undefined
}

interface Deployment extends Loose {
  url: string
  id: number
  node_id: string
  task: string
  original_environment: string
  environment: string
  description: string | null
  created_at: string
  updated_at: string
  statuses_url: string
  repository_url: string
  transient_environment?: boolean | undefined
  production_environment?: boolean | undefined
  performed_via_github_app?: App | null | undefined
  creator?: User | null | undefined
  payload?: string | Loose | null | undefined
  ref?: string | undefined
  sha?: string | undefined
}

interface DeploymentCreatedPayload extends DeploymentPayload {
  workflow: Workflow | null
  workflow_run: DeploymentWorkflowRun | null
}

interface DeploymentPayload extends Loose {
  action: Open<'created'>
  deployment: Deployment
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  workflow?: Workflow | null | undefined
  workflow_run?: DeploymentWorkflowRun | null | undefined
}

interface DeploymentProtectionRulePayload extends Loose {
  action: Open<'requested'>
  environment?: string | undefined
  event?: string | undefined
  deployment_callback_url?: string | undefined
  deployment?: Deployment | undefined
  pull_requests?: PullRequest[] | undefined
  repository: Repository
  organization?: Organization | undefined
  installation?: SimpleInstallation | undefined
  sender: User
}

interface DeploymentReviewPayload extends Loose {
  action: Open<'approved' | 'rejected' | 'requested'>
  approver?: User | undefined
  comment?: string | undefined
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization: Organization
  repository: Repository
  reviewers?: DeploymentReviewPayloadReviewer[] | undefined
  sender: User
  since: string
  workflow_job_run?: DeploymentReviewPayloadWorkflowJobRun | undefined
  workflow_job_runs?: DeploymentReviewPayloadWorkflowJobRun2[] | undefined
  workflow_run: DeploymentWorkflowRun | null
  environment?: string | undefined
  requestor?: User | null | undefined
}

interface DeploymentReviewPayloadReviewer extends Loose {
  reviewer?: User | Loose | null | undefined
  type?: Open<'Team' | 'User'> | undefined
}

interface DeploymentReviewPayloadWorkflowJobRun extends Loose {
  conclusion: unknown
  created_at: string
  environment: string
  html_url: string
  id: number
  name: string | null
  status: string
  updated_at: string
}

interface DeploymentReviewPayloadWorkflowJobRun2 extends Loose {
  conclusion?: string | null | undefined
  created_at?: string | undefined
  environment?: string | undefined
  html_url?: string | undefined
  id?: number | undefined
  name?: string | null | undefined
  status?: string | undefined
  updated_at?: string | undefined
}

interface DeploymentReviewRequestedPayload extends DeploymentReviewPayload {
  environment: string
  requestor: User | null
  reviewers: DeploymentReviewPayloadReviewer[]
  workflow_job_run: DeploymentReviewPayloadWorkflowJobRun
}

interface DeploymentStatusPayload extends Loose {
  action: Open<'created'>
  check_run?: DeploymentStatusPayloadCheckRun | null | undefined
  deployment: Deployment
  deployment_status: DeploymentStatusPayloadDeploymentStatus
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  workflow?: Workflow | null | undefined
  workflow_run?: DeploymentWorkflowRun | null | undefined
}

interface DeploymentStatusPayloadCheckRun extends Loose {
  completed_at: string | null
  conclusion: Open<
    'action_required' | 'cancelled' | 'failure' | 'neutral' | 'skipped' | 'stale' | 'success' | 'timed_out'
  > | null
  details_url: string
  external_id: string
  head_sha: string
  html_url: string
  id: number
  name: string
  node_id: string
  started_at: string
  status: Open<'completed' | 'in_progress' | 'pending' | 'queued' | 'waiting'>
  url: string
}

interface DeploymentStatusPayloadDeploymentStatus extends Loose {
  created_at: string
  creator: User | null
  deployment_url: string
  description: string
  environment: string
  environment_url?: string | undefined
  id: number
  log_url?: string | undefined
  node_id: string
  performed_via_github_app?: App | null | undefined
  repository_url: string
  state: string
  target_url: string
  updated_at: string
  url: string
}

interface DeploymentWorkflowRun extends Loose {
  actor: User | null
  artifacts_url?: string | undefined
  cancel_url?: string | undefined
  check_suite_id: number
  check_suite_node_id: string
  check_suite_url?: string | undefined
  conclusion: Open<
    'action_required' | 'cancelled' | 'failure' | 'neutral' | 'stale' | 'startup_failure' | 'success' | 'timed_out'
  > | null
  created_at: string
  display_title?: string | undefined
  event: string
  head_branch: string
  head_commit?: { [key: string]: string | Loose } | null | undefined
  head_repository?: RepositoryLite | undefined
  head_sha: string
  html_url: string
  id: number
  jobs_url?: string | undefined
  logs_url?: string | undefined
  name: string
  node_id: string
  path?: string | undefined
  previous_attempt_url?: string | null | undefined
  pull_requests: PullRequestMinimal[]
  referenced_workflows?: WorkflowRunReferencedWorkflow[] | null | undefined
  repository?: RepositoryLite | undefined
  rerun_url?: string | undefined
  run_attempt: number
  run_number: number
  run_started_at: string
  status: Open<'completed' | 'in_progress' | 'pending' | 'queued' | 'requested' | 'waiting'>
  triggering_actor: User | null
  updated_at: string
  url: string
  workflow_id: number
  workflow_url?: string | undefined
}

interface Discussion extends Loose {
  active_lock_reason: string | null
  answer_chosen_at: string | null
  answer_chosen_by: User | null
  answer_html_url: string | null
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string
  category: DiscussionCategory
  comments: number
  created_at: string
  html_url: string
  id: number
  locked: boolean
  node_id: string
  number: number
  reactions?: Reactions | undefined
  repository_url: string
  state: Open<'closed' | 'converting' | 'locked' | 'open' | 'transferring'>
  state_reason?: Open<'duplicate' | 'outdated' | 'reopened' | 'resolved'> | null | undefined
  timeline_url?: string | undefined
  title: string
  updated_at: string
  user: User | null
  labels?: Label[] | undefined
}

interface DiscussionAnsweredPayload extends DiscussionPayload {
  answer: DiscussionPayloadAnswer
}

interface DiscussionCategory extends Loose {
  created_at: string
  description: string
  emoji: string
  id: number
  is_answerable: boolean
  name: string
  node_id: string
  repository_id: number
  slug: string
  updated_at: string
}

interface DiscussionCommentEditedPayload extends DiscussionCommentPayload {
  changes: DiscussionCommentPayloadChanges
}

interface DiscussionCommentPayload extends Loose {
  action: Open<'created' | 'deleted' | 'edited'>
  comment: DiscussionCommentPayloadComment
  discussion: Discussion
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  changes?: DiscussionCommentPayloadChanges | undefined
}

interface DiscussionCommentPayloadChanges extends Loose {
  body: Loose & { from: string }
}

interface DiscussionCommentPayloadComment extends Loose {
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string
  child_comment_count: number
  created_at: string
  discussion_id: number
  html_url: string
  id: number
  node_id: string
  parent_id: number | null
  reactions?: Reactions | undefined
  repository_url: string
  updated_at: string
  user: User | null
}

interface DiscussionEditedPayload extends DiscussionPayload {
  changes: DiscussionPayloadChanges
}

interface DiscussionLabeledPayload extends DiscussionPayload {
  label: Label
}

interface DiscussionPayload extends Loose {
  action: Open<
    | 'answered'
    | 'category_changed'
    | 'closed'
    | 'created'
    | 'deleted'
    | 'edited'
    | 'labeled'
    | 'locked'
    | 'pinned'
    | 'reopened'
    | 'transferred'
    | 'unanswered'
    | 'unlabeled'
    | 'unlocked'
    | 'unpinned'
  >
  answer?: DiscussionPayloadAnswer | undefined
  discussion: Discussion
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  changes?: DiscussionPayloadChanges | undefined
  label?: Label | undefined
  old_answer?: DiscussionPayloadAnswer | undefined
}

interface DiscussionPayloadAnswer extends Loose {
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string
  child_comment_count: number
  created_at: string
  discussion_id: number
  html_url: string
  id: number
  node_id: string
  parent_id: unknown
  reactions?: Reactions | undefined
  repository_url: string
  updated_at: string
  user: User | null
}

interface DiscussionPayloadChanges extends Loose {
  category?: DiscussionPayloadChangesCategory | undefined
  body?: (Loose & { from: string }) | undefined
  title?: (Loose & { from: string }) | undefined
  new_discussion?: Discussion | undefined
  new_repository?: Repository | undefined
}

interface DiscussionPayloadChangesCategory extends Loose {
  from: DiscussionPayloadChangesCategoryFrom
}

interface DiscussionPayloadChangesCategoryFrom extends Loose {
  created_at: string
  description: string
  emoji: string
  id: number
  is_answerable: boolean
  name: string
  node_id?: string | undefined
  repository_id: number
  slug: string
  updated_at: string
}

interface DiscussionUnansweredPayload extends DiscussionPayload {
  old_answer: DiscussionPayloadAnswer
}

interface DismissalRestriction extends Loose {
  allowed_actors?: Actor[] | undefined
  enabled: boolean
}

interface Enterprise extends Loose {
  description?: string | null | undefined
  html_url: string
  website_url?: string | null | undefined
  id: number
  node_id: string
  name: string
  slug: string
  created_at: string | null
  updated_at: string | null
  avatar_url: string
}

interface ForkPayload extends Loose {
  enterprise?: Enterprise | undefined
  forkee: Repository
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface GollumPayload extends Loose {
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  pages: GollumPayloadPage[]
  repository: Repository
  sender: User
}

interface GollumPayloadPage extends Loose {
  action: Open<'created' | 'edited'>
  html_url: string
  page_name: string
  sha: string
  summary: string | null
  title: string
}

interface HookResponse extends Loose {
  code: number | null
  status: string | null
  message: string | null
}

interface Installation extends Loose {
  id: number
  account: Enterprise | User | null
  repository_selection: Open<'all' | 'selected'>
  access_tokens_url: string
  repositories_url: string
  html_url: string
  app_id: number
  client_id?: string | undefined
  target_id: number
  target_type: string
  permissions: { [key: string]: string }
  events: string[]
  created_at: string | number
  updated_at: string | number
  single_file_name: string | null
  has_multiple_single_files?: boolean | undefined
  single_file_paths?: string[] | undefined
  app_slug?: string | undefined
  suspended_by?: User | null | undefined
  suspended_at?: string | null | undefined
  contact_email?: string | null | undefined
}

interface InstallationCreatedPayload extends InstallationPayload {
  repositories: InstallationPayloadRepository[]
}

interface InstallationPayload extends Loose {
  action: Open<'created' | 'deleted' | 'new_permissions_accepted' | 'suspend' | 'unsuspend'>
  enterprise?: Enterprise | undefined
  installation: Installation
  organization?: Organization | undefined
  repositories?: InstallationPayloadRepository[] | undefined
  repository?: Repository | undefined
  requester?: User | null | undefined
  sender: User
}

interface InstallationPayloadRepository extends Loose {
  full_name: string
  id: number
  name: string
  node_id: string
  private: boolean
}

interface InstallationRepositoriesAddedPayload extends InstallationRepositoriesPayload {
  requester: User | null
}

interface InstallationRepositoriesPayload extends Loose {
  action: Open<'added' | 'removed'>
  enterprise?: Enterprise | undefined
  installation: Installation
  organization?: Organization | undefined
  repositories_added: InstallationPayloadRepository[]
  repositories_removed: InstallationPayloadRepository[]
  repository?: Repository | undefined
  repository_selection: Open<'all' | 'selected'>
  requester?: User | null | undefined
  sender: User
}

interface InstallationTargetPayload extends Loose {
  account: User
  action: Open<'renamed'>
  changes: InstallationTargetPayloadChanges
  enterprise?: Enterprise | undefined
  installation: SimpleInstallation
  organization?: Organization | undefined
  repository?: Repository | undefined
  sender?: User | undefined
  target_type: string
}

interface InstallationTargetPayloadChanges extends Loose {
  login?: (Loose & { from: string }) | undefined
  slug?: (Loose & { from: string }) | undefined
}

interface Issue extends Loose {
  active_lock_reason?: Open<'off-topic' | 'resolved' | 'spam' | 'too heated'> | null | undefined
  assignee?: User | null | undefined
  assignees: User[]
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string | null
  closed_at: string | null
  comments: number
  comments_url: string
  created_at: string
  draft?: boolean | undefined
  events_url: string
  html_url: string
  id: number
  labels?: IssueLabel[] | undefined
  labels_url: string
  locked?: boolean | undefined
  milestone: Milestone | null
  node_id: string
  number: number
  performed_via_github_app?: App | null | undefined
  pull_request?: IssuePullRequest | undefined
  reactions?: Reactions | undefined
  repository_url: string
  sub_issues_summary?: SubIssuesSummary | undefined
  issue_dependencies_summary?: IssueDependenciesSummary | undefined
  state?: Open<'closed' | 'open'> | undefined
  state_reason?: string | null | undefined
  timeline_url?: string | undefined
  title: string
  type?: IssueType | null | undefined
  updated_at: string
  url: string
  user: User | null
  closed_by?: User | null | undefined
  body_html?: string | undefined
  body_text?: string | undefined
  repository?: Repository | undefined
  parent_issue_url?: string | null | undefined
  pinned_comment?: IssueComment | null | undefined
  issue_field_values?: IssueFieldValue[] | undefined
}

interface IssueComment extends Loose {
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string
  created_at: string
  html_url: string
  id: number
  issue_url: string
  node_id: string
  performed_via_github_app?: App | null | undefined
  reactions?: Reactions | undefined
  updated_at: string
  url: string
  pin?: PinnedIssueComment | null | undefined
  minimized?: MinimizedIssueComment | null | undefined
  user: User | null
  body_text?: string | undefined
  body_html?: string | undefined
}

interface IssueCommentEditedPayload extends IssueCommentPayload {
  changes: IssueCommentPayloadChanges
}

interface IssueCommentPayload extends Loose {
  action: Open<'created' | 'deleted' | 'edited' | 'pinned' | 'unpinned'>
  comment: IssueComment
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  issue: Issue
  organization?: Organization | undefined
  repository: Repository
  sender: User
  changes?: IssueCommentPayloadChanges | undefined
}

interface IssueCommentPayloadChanges extends Loose {
  body?: (Loose & { from: string }) | undefined
}

interface IssueDependenciesPayload extends Loose {
  action: Open<'blocked_by_added' | 'blocked_by_removed' | 'blocking_added' | 'blocking_removed'>
  blocked_issue_id?: number | undefined
  blocked_issue?: Issue | undefined
  blocking_issue_id?: number | undefined
  blocking_issue?: Issue | undefined
  blocking_issue_repo?: Repository | undefined
  installation?: SimpleInstallation | undefined
  organization: Organization
  repository: Repository
  sender: User
  blocked_issue_repo?: Repository | undefined
}

interface IssueDependenciesSummary extends Loose {
  blocked_by: number
  blocking: number
  total_blocked_by: number
  total_blocking: number
}

interface IssueFieldValue extends Loose {
  issue_field_id: number
  issue_field_name?: string | undefined
  node_id: string
  data_type: Open<'date' | 'multi_select' | 'number' | 'single_select' | 'text'>
  value: string | number | null
  single_select_option?: IssueFieldValueMultiSelectOption | null | undefined
  multi_select_options?: IssueFieldValueMultiSelectOption[] | null | undefined
}

interface IssueFieldValueMultiSelectOption extends Loose {
  id: number
  name: string
  color: string
}

interface IssueLabel extends Loose {
  color: string
  default: boolean
  description?: string | null | undefined
  id: number
  name: string
  node_id: string
  url: string
}

interface IssuePullRequest extends Loose {
  diff_url?: string | undefined
  html_url?: string | undefined
  merged_at?: string | null | undefined
  patch_url?: string | undefined
  url?: string | undefined
}

interface IssueRelatesToPayload extends Loose {
  action: Open<'relates_to_added' | 'relates_to_removed'>
  issue_id?: number | undefined
  issue?: Issue | undefined
  related_issue_id?: number | undefined
  related_issue?: Issue | undefined
  installation?: SimpleInstallation | undefined
  organization: Organization
  repository: Repository
  sender: User
}

interface IssueType extends Loose {
  id: number
  node_id: string
  name: string
  description: string | null
  color?: Open<'blue' | 'gray' | 'green' | 'orange' | 'pink' | 'purple' | 'red' | 'yellow'> | null | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
  is_enabled?: boolean | undefined
}

interface IssuesAssignedPayload extends IssuesPayload {
  assignee: User | null
}

interface IssuesEditedPayload extends IssuesPayload {
  changes: IssuesPayloadChanges
}

interface IssuesFieldAddedPayload extends IssuesPayload {
  issue_field: IssuesPayloadIssueField
}

interface IssuesLabeledPayload extends IssuesPayload {
  label: Label
}

interface IssuesMilestonedPayload extends IssuesPayload {
  milestone: Milestone
}

interface IssuesPayload extends Loose {
  action: Open<
    | 'assigned'
    | 'closed'
    | 'deleted'
    | 'demilestoned'
    | 'edited'
    | 'field_added'
    | 'field_removed'
    | 'labeled'
    | 'locked'
    | 'milestoned'
    | 'opened'
    | 'pinned'
    | 'reopened'
    | 'transferred'
    | 'typed'
    | 'unassigned'
    | 'unlabeled'
    | 'unlocked'
    | 'unpinned'
    | 'untyped'
  >
  assignee?: User | null | undefined
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  issue: Issue
  organization?: Organization | undefined
  repository: Repository
  sender: User
  milestone?: Milestone | undefined
  changes?: IssuesPayloadChanges | undefined
  label?: Label | undefined
  issue_field?: IssuesPayloadIssueField | undefined
  issue_field_value?: IssuesPayloadIssueFieldValue | undefined
  type?: IssueType | null | undefined
}

interface IssuesPayloadChanges extends Loose {
  body?: (Loose & { from: string }) | undefined
  title?: (Loose & { from: string }) | undefined
  issue_field_value?: IssuesPayloadChangesIssueFieldValue | undefined
  old_issue?: Issue | null | undefined
  old_repository?: Repository | undefined
  new_issue?: Issue | undefined
  new_repository?: Repository | undefined
}

interface IssuesPayloadChangesIssueFieldValue extends Loose {
  from: IssuesPayloadIssueFieldValue
}

interface IssuesPayloadIssueField extends Loose {
  id: number
  name: string
  field_type: Open<'date' | 'multi_select' | 'number' | 'single_select' | 'text'>
}

interface IssuesPayloadIssueFieldValue extends Loose {
  id: number
  value?: string | number | null | undefined
  value_id?: number | undefined
  option?: IssuesPayloadIssueFieldValueOption | undefined
  value_ids?: number[] | undefined
  options?: IssuesPayloadIssueFieldValueOption[] | undefined
}

interface IssuesPayloadIssueFieldValueOption extends Loose {
  id?: number | undefined
  name?: string | undefined
  color?: string | undefined
  description?: string | null | undefined
}

interface IssuesTypedPayload extends IssuesPayload {
  type: IssueType | null
}

interface Label extends Loose {
  id: number
  node_id: string
  url: string
  name: string
  description?: string | null | undefined
  color: string
  default: boolean
  archived_at?: string | null | undefined
  archived_by?: unknown
}

interface LabelEditedPayload extends LabelPayload {
  changes: LabelPayloadChanges
}

interface LabelPayload extends Loose {
  action: Open<'archived' | 'created' | 'deleted' | 'edited' | 'unarchived'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  label: Label
  organization?: Organization | undefined
  repository: Repository
  sender: User
  changes?: LabelPayloadChanges | undefined
}

interface LabelPayloadChanges extends Loose {
  color?: (Loose & { from: string }) | undefined
  description?: (Loose & { from: string }) | undefined
  name?: (Loose & { from: string }) | undefined
}

interface LicenseComplianceScanning extends Loose {
  type: Open<'license_compliance_scanning'>
}

interface LicenseSimple extends Loose {
  key: string
  name: string
  url: string | null
  spdx_id: string | null
  node_id: string
  html_url?: string | undefined
}

interface Link extends Loose {
  href: string
}

interface MarketplacePurchase extends Loose {
  account: MarketplacePurchaseAccount
  billing_cycle: string
  free_trial_ends_on: string | null
  next_billing_date?: string | null | undefined
  on_free_trial: boolean | null
  plan: MarketplacePurchasePlan
  unit_count: number
}

interface MarketplacePurchaseAccount extends Loose {
  id: number
  login: string
  node_id: string
  organization_billing_email: string | null
  type: string
}

interface MarketplacePurchaseChangedPayload extends MarketplacePurchasePayload {
  previous_marketplace_purchase: MarketplacePurchase
}

interface MarketplacePurchasePayload extends Loose {
  action: Open<'cancelled' | 'changed' | 'pending_change' | 'pending_change_cancelled' | 'purchased'>
  effective_date: string
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  marketplace_purchase: MarketplacePurchase
  organization?: Organization | undefined
  previous_marketplace_purchase?: MarketplacePurchase | undefined
  repository?: Repository | undefined
  sender: User
}

interface MarketplacePurchasePlan extends Loose {
  bullets: string[]
  description: string
  has_free_trial: boolean
  id: number
  monthly_price_in_cents: number
  name: string
  price_model: Open<'FLAT_RATE' | 'FREE' | 'PER_UNIT'>
  unit_name: string | null
  yearly_price_in_cents: number
}

interface MemberEditedPayload extends MemberPayload {
  changes: MemberPayloadChanges
}

interface MemberPayload extends Loose {
  action: Open<'added' | 'edited' | 'removed'>
  changes?: MemberPayloadChanges | undefined
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  member: User | null
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface MemberPayloadChanges extends Loose {
  permission?: (Loose & { to: Open<'admin' | 'read' | 'write'> | null; from?: string | null | undefined }) | undefined
  role_name?: (Loose & { to: string }) | undefined
  old_permission?: (Loose & { from: string }) | undefined
}

interface Membership extends Loose {
  organization_url: string
  role: string
  direct_membership?: boolean | undefined
  enterprise_teams_providing_indirect_membership?: string[] | undefined
  state: string
  url: string
  user: User | null
}

interface MembershipPayload extends Loose {
  action: Open<'added' | 'removed'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  member: User | null
  organization: Organization
  repository?: Repository | undefined
  scope: Open<'organization' | 'team'>
  sender: User | null
  team: Team | Loose
}

interface MergeGroup extends Loose {
  head_sha: string
  head_ref: string
  base_sha: string
  base_ref: string
  head_commit: SimpleCommit
}

interface MergeGroupChecksRequestedPayload extends MergeGroupPayload {
  repository: Repository
  sender: User
}

interface MergeGroupPayload extends Loose {
  action: Open<'checks_requested' | 'destroyed'>
  installation?: SimpleInstallation | undefined
  merge_group: MergeGroup
  organization?: Organization | undefined
  repository?: Repository | undefined
  sender?: User | undefined
  reason?: Open<'dequeued' | 'invalidated' | 'merged'> | undefined
}

interface MetaDeletedPayload extends MetaPayload {
  repository: Repository | null
  sender: User
}

interface MetaPayload extends Loose {
  action: Open<'deleted'>
  enterprise?: Enterprise | undefined
  hook: MetaPayloadHook
  hook_id: number
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository?: Repository | null | undefined
  sender?: User | undefined
}

interface MetaPayloadHook extends Loose {
  active: boolean
  config: MetaPayloadHookConfig
  created_at: string
  events: string[]
  id: number
  name: string
  type: string
  updated_at: string
}

interface MetaPayloadHookConfig extends Loose {
  content_type: Open<'form' | 'json'>
  insecure_ssl: string
  secret?: string | undefined
  url: string
}

interface Milestone extends Loose {
  url: string
  html_url: string
  labels_url: string
  id: number
  node_id: string
  number: number
  state: Open<'closed' | 'open'>
  title: string
  description: string | null
  creator: User | null
  open_issues: number
  closed_issues: number
  created_at: string
  updated_at: string
  closed_at: string | null
  due_on: string | null
}

interface MilestoneEditedPayload extends MilestonePayload {
  changes: MilestonePayloadChanges
}

interface MilestonePayload extends Loose {
  action: Open<'closed' | 'created' | 'deleted' | 'edited' | 'opened'>
  installation?: SimpleInstallation | undefined
  milestone: Milestone
  organization?: Organization | undefined
  repository: Repository
  sender: User
  enterprise?: Enterprise | undefined
  changes?: MilestonePayloadChanges | undefined
}

interface MilestonePayloadChanges extends Loose {
  description?: (Loose & { from: string }) | undefined
  due_on?: (Loose & { from: string }) | undefined
  title?: (Loose & { from: string }) | undefined
}

interface MinimizedIssueComment extends Loose {
  reason: string | null
}

interface NonFastForward extends Loose {
  type: Open<'non_fast_forward'>
}

interface NpmMetadata extends Loose {
  name?: string | undefined
  version?: string | undefined
  npm_user?: string | undefined
  author?: string | Loose | null | undefined
  bugs?: string | Loose | null | undefined
  dependencies?: Loose | undefined
  dev_dependencies?: Loose | undefined
  peer_dependencies?: Loose | undefined
  optional_dependencies?: Loose | undefined
  description?: string | undefined
  dist?: string | Loose | null | undefined
  git_head?: string | undefined
  homepage?: string | undefined
  license?: string | undefined
  main?: string | undefined
  repository?: string | Loose | null | undefined
  scripts?: Loose | undefined
  id?: string | undefined
  node_version?: string | undefined
  npm_version?: string | undefined
  has_shrinkwrap?: boolean | undefined
  maintainers?: (string | Loose)[] | undefined
  contributors?: (string | Loose)[] | undefined
  engines?: Loose | undefined
  keywords?: string[] | undefined
  files?: string[] | undefined
  bin?: Loose | undefined
  man?: Loose | undefined
  directories?: string | Loose | null | undefined
  os?: string[] | undefined
  cpu?: string[] | undefined
  readme?: string | undefined
  installation_command?: string | undefined
  release_id?: number | undefined
  commit_oid?: string | undefined
  published_via_actions?: boolean | undefined
  deleted_by_id?: number | undefined
}

interface OrgBlockPayload extends Loose {
  action: Open<'blocked' | 'unblocked'>
  blocked_user: User | null
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization: Organization
  repository?: Repository | undefined
  sender: User
}

interface Organization extends Loose {
  login: string
  id: number
  node_id: string
  url: string
  repos_url: string
  events_url: string
  hooks_url: string
  issues_url: string
  members_url: string
  public_members_url: string
  avatar_url: string
  description: string | null
  html_url?: string | undefined
}

interface OrganizationCustomProperty extends Loose {
  property_name: string
  url?: string | undefined
  source_type?: Open<'enterprise' | 'organization'> | undefined
  value_type: Open<'multi_select' | 'single_select' | 'string' | 'true_false' | 'url'>
  required?: boolean | undefined
  default_value?: string | unknown[] | null | undefined
  description?: string | null | undefined
  allowed_values?: string[] | null | undefined
  values_editable_by?: Open<'org_actors' | 'org_and_repo_actors'> | null | undefined
  require_explicit_values?: boolean | undefined
}

interface OrganizationMemberAddedPayload extends OrganizationPayload {
  membership: Membership
}

interface OrganizationMemberInvitedPayload extends OrganizationPayload {
  invitation: OrganizationPayloadInvitation
  user: User | null
}

interface OrganizationPayload extends Loose {
  action: Open<'deleted' | 'member_added' | 'member_invited' | 'member_removed' | 'renamed'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  membership?: Membership | undefined
  organization: Organization
  repository?: Repository | undefined
  sender: User
  invitation?: OrganizationPayloadInvitation | undefined
  user?: User | null | undefined
  changes?: OrganizationPayloadChanges | undefined
}

interface OrganizationPayloadChanges extends Loose {
  login?: (Loose & { from?: string | undefined }) | undefined
}

interface OrganizationPayloadInvitation extends Loose {
  created_at: string
  email: string | null
  failed_at: string | null
  failed_reason: string | null
  id: number
  invitation_teams_url: string
  inviter: User | null
  login: string | null
  node_id: string
  role: string
  team_count: number
  invitation_source?: string | undefined
}

interface OrganizationRenamedPayload extends OrganizationPayload {
  changes: OrganizationPayloadChanges
}

interface PackagePayload extends Loose {
  action: Open<'published' | 'updated'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  package: PackagePayloadPackage
  repository: Repository
  sender: User
}

interface PackagePayloadPackage extends Loose {
  created_at: string | null
  description: string | null
  ecosystem: string
  html_url: string
  id: number
  name: string
  namespace: string
  owner: User | null
  package_type: string
  package_version: PackageVersion | null
  registry: PackagePayloadPackageRegistry | null
  updated_at: string | null
}

interface PackagePayloadPackageRegistry extends Loose {
  about_url: string
  name: string
  type: string
  url: string
  vendor: string
}

interface PackageVersion extends Loose {
  author?: User | null | undefined
  body: string | { [key: string]: boolean | Loose }
  body_html?: string | undefined
  container_metadata?: PackageVersionContainerMetadata | null | undefined
  created_at: string
  description: string
  docker_metadata?: (Loose & { tags?: string[] | undefined })[] | undefined
  draft?: boolean | undefined
  html_url: string
  id: number
  installation_command: string
  manifest?: string | undefined
  metadata: Loose[]
  name: string
  npm_metadata?: NpmMetadata | null | undefined
  nuget_metadata?: PackageVersionNugetMetadata[] | null | undefined
  package_files: PackageVersionPackageFile[]
  package_url?: string | undefined
  prerelease?: boolean | undefined
  release?: PackageVersionRelease | undefined
  rubygems_metadata?: RubyGemsMetadata[] | undefined
  source_url?: string | undefined
  summary: string
  tag_name?: string | undefined
  target_commitish: string
  target_oid: string
  updated_at: string
  version: string
}

interface PackageVersionContainerMetadata extends Loose {
  labels?: { [key: string]: string | Loose } | null | undefined
  manifest?: { [key: string]: string | number | Loose | Loose[] } | null | undefined
  tag?: (Loose & { digest?: string | undefined; name?: string | undefined }) | undefined
}

interface PackageVersionNugetMetadata extends Loose {
  id?: string | number | Loose | null | undefined
  name?: string | undefined
  value?: string | number | boolean | PackageVersionNugetMetadataValue | undefined
}

interface PackageVersionNugetMetadataValue extends Loose {
  url?: string | undefined
  branch?: string | undefined
  commit?: string | undefined
  type?: string | undefined
}

interface PackageVersionPackageFile extends Loose {
  content_type: string
  created_at: string
  download_url: string
  id: number
  md5: string | null
  name: string
  sha1: string | null
  sha256: string | null
  size: number
  state: string | null
  updated_at: string
}

interface PackageVersionRelease extends Loose {
  author: User | null
  created_at: string
  draft: boolean
  html_url: string
  id: number
  name: string | null
  prerelease: boolean
  published_at: string
  tag_name: string
  target_commitish: string
  url: string
}

interface PageBuildPayload extends Loose {
  build: PageBuildPayloadBuild
  enterprise?: Enterprise | undefined
  id: number
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface PageBuildPayloadBuild extends Loose {
  commit: string | null
  created_at: string
  duration: number
  error: Loose & { message: string | null }
  pusher: User | null
  status: string
  updated_at: string
  url: string
}

interface PersonalAccessTokenRequest extends Loose {
  id: number
  owner: User
  permissions_added: PersonalAccessTokenRequestPermissionsAdded
  permissions_upgraded: PersonalAccessTokenRequestPermissionsAdded
  permissions_result: PersonalAccessTokenRequestPermissionsAdded
  repository_selection: Open<'all' | 'none' | 'subset'>
  repository_count: number | null
  repositories: InstallationPayloadRepository[] | null
  created_at: string
  token_id: number
  token_name: string
  token_expired: boolean
  token_expires_at: string | null
  token_last_used_at: string | null
}

interface PersonalAccessTokenRequestPayload extends Loose {
  action: Open<'approved' | 'cancelled' | 'created' | 'denied'>
  personal_access_token_request: PersonalAccessTokenRequest
  enterprise?: Enterprise | undefined
  organization: Organization
  sender: User
  installation: SimpleInstallation
}

interface PersonalAccessTokenRequestPermissionsAdded extends Loose {
  organization?: { [key: string]: string } | undefined
  repository?: { [key: string]: string } | undefined
  other?: { [key: string]: string } | undefined
}

interface PingPayload extends Loose {
  hook?: Webhook | undefined
  hook_id?: number | undefined
  organization?: Organization | undefined
  repository?: Repository | undefined
  sender?: User | undefined
  zen?: string | undefined
}

interface PinnedIssueComment extends Loose {
  pinned_at: string
  pinned_by: User | null
}

interface Project extends Loose {
  body: string | null
  columns_url: string
  created_at: string
  creator: User | null
  html_url: string
  id: number
  name: string
  node_id: string
  number: number
  owner_url: string
  state: Open<'closed' | 'open'>
  updated_at: string
  url: string
}

interface ProjectCard extends Loose {
  after_id?: number | null | undefined
  archived: boolean
  column_id: number | null
  column_url: string
  content_url?: string | undefined
  created_at: string
  creator: User | null
  id: number
  node_id: string
  note: string | null
  project_url: string
  updated_at: string
  url: string
}

interface ProjectCardCreatedPayload extends ProjectCardPayload {
  repository: Repository | null
}

interface ProjectCardEditedPayload extends ProjectCardPayload {
  changes: ProjectCardPayloadChanges
}

interface ProjectCardMovedPayload extends ProjectCardPayload {
  changes: ProjectCardPayloadChanges
  repository: Repository | null
}

interface ProjectCardPayload extends Loose {
  action: Open<'converted' | 'created' | 'deleted' | 'edited' | 'moved'>
  changes?: ProjectCardPayloadChanges | undefined
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  project_card: ProjectCard | ProjectCardPayloadProjectCard
  repository?: Repository | null | undefined
  sender: User
}

interface ProjectCardPayloadChanges extends Loose {
  note?: (Loose & { from: string | null }) | undefined
  column_id?: (Loose & { from: number }) | undefined
}

interface ProjectCardPayloadProjectCard extends Loose {
  after_id: number | null
  archived: boolean
  column_id: number
  column_url: string
  content_url?: string | undefined
  created_at: string
  creator: User | null
  id: number
  node_id: string
  note: string | null
  project_url: string
  updated_at: string
  url: string
}

interface ProjectColumn extends Loose {
  after_id?: number | null | undefined
  cards_url: string
  created_at: string
  id: number
  name: string
  node_id: string
  project_url: string
  updated_at: string
  url: string
}

interface ProjectColumnCreatedPayload extends ProjectColumnPayload {
  repository: Repository | null
  sender: User
}

interface ProjectColumnEditedPayload extends ProjectColumnPayload {
  changes: ProjectColumnPayloadChanges
  repository: Repository | null
  sender: User
}

interface ProjectColumnMovedPayload extends ProjectColumnPayload {
  sender: User
}

interface ProjectColumnPayload extends Loose {
  action: Open<'created' | 'deleted' | 'edited' | 'moved'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  project_column: ProjectColumn
  repository?: Repository | null | undefined
  sender?: User | undefined
  changes?: ProjectColumnPayloadChanges | undefined
}

interface ProjectColumnPayloadChanges extends Loose {
  name?: (Loose & { from: string }) | undefined
}

interface ProjectCreatedPayload extends ProjectPayload {
  repository: Repository | null
}

interface ProjectPayload extends Loose {
  action: Open<'closed' | 'created' | 'deleted' | 'edited' | 'reopened'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  project: Project
  repository?: Repository | null | undefined
  sender: User
  changes?: ProjectPayloadChanges | undefined
}

interface ProjectPayloadChanges extends Loose {
  body?: (Loose & { from: string }) | undefined
  name?: (Loose & { from: string }) | undefined
}

interface ProjectsV2EditedPayload extends ProjectsV2Payload {
  changes: ProjectsV2PayloadChanges
}

interface ProjectsV2Item extends Loose {
  id: number
  node_id?: string | undefined
  project_node_id?: string | undefined
  content_node_id: string
  content_type: Open<'DraftIssue' | 'Issue' | 'PullRequest'>
  creator?: User | undefined
  created_at: string
  updated_at: string
  archived_at: string | null
}

interface ProjectsV2ItemEditedPayload extends ProjectsV2ItemPayload {
  changes: ProjectsV2ItemPayloadChanges
}

interface ProjectsV2ItemPayload extends Loose {
  action: Open<'archived' | 'converted' | 'created' | 'deleted' | 'edited' | 'reordered' | 'restored'>
  changes?: ProjectsV2ItemPayloadChanges | undefined
  installation?: SimpleInstallation | undefined
  organization: Organization
  projects_v2_item: ProjectsV2Item
  sender: User
}

interface ProjectsV2ItemPayloadChanges extends Loose {
  archived_at?: (Loose & { from?: string | null | undefined; to?: string | null | undefined }) | undefined
  content_type?: (Loose & { from?: string | null | undefined; to?: string | undefined }) | undefined
  body?: (Loose & { from?: string | null | undefined; to?: string | null | undefined }) | undefined
  field_value?: ProjectsV2ItemPayloadChangesFieldValue | undefined
  previous_projects_v2_item_node_id?:
    | (Loose & { from?: string | null | undefined; to?: string | null | undefined })
    | undefined
}

interface ProjectsV2ItemPayloadChangesFieldValue extends Loose {
  field_node_id?: string | undefined
  field_type?: string | undefined
  field_name?: string | undefined
  project_number?: number | undefined
  from?: string | number | ProjectsV2IterationSetting | ProjectsV2SingleSelectOption | Loose | null | undefined
  to?: string | number | ProjectsV2IterationSetting | ProjectsV2SingleSelectOption | Loose | null | undefined
}

interface ProjectsV2IterationSetting extends Loose {
  id: string
  title: string
  title_html?: string | undefined
  duration?: number | null | undefined
  start_date?: string | null | undefined
  completed?: boolean | undefined
}

interface ProjectsV2Payload extends Loose {
  action: Open<'closed' | 'created' | 'deleted' | 'edited' | 'reopened'>
  installation?: SimpleInstallation | undefined
  organization: Organization
  projects_v2: ProjectsV2Project
  sender: User
  changes?: ProjectsV2PayloadChanges | undefined
}

interface ProjectsV2PayloadChanges extends Loose {
  description?: (Loose & { from?: string | null | undefined; to?: string | null | undefined }) | undefined
  public?: (Loose & { from?: boolean | undefined; to?: boolean | undefined }) | undefined
  short_description?: (Loose & { from?: string | null | undefined; to?: string | null | undefined }) | undefined
  title?: (Loose & { from?: string | undefined; to?: string | undefined }) | undefined
}

interface ProjectsV2Project extends Loose {
  id: number
  node_id: string
  owner: User
  creator: User
  title: string
  description: string | null
  public: boolean
  closed_at: string | null
  created_at: string
  updated_at: string
  number: number
  short_description: string | null
  deleted_at: string | null
  deleted_by: User | null
  state?: Open<'closed' | 'open'> | undefined
  latest_status_update?: ProjectsV2StatusUpdate | null | undefined
  is_template?: boolean | undefined
}

interface ProjectsV2SingleSelectOption extends Loose {
  id: string
  name: string
  color?: string | null | undefined
  description?: string | null | undefined
}

interface ProjectsV2StatusUpdate extends Loose {
  id: number
  node_id: string
  project_node_id?: string | undefined
  creator?: User | undefined
  created_at: string
  updated_at: string
  status?: Open<'AT_RISK' | 'COMPLETE' | 'INACTIVE' | 'OFF_TRACK' | 'ON_TRACK'> | null | undefined
  start_date?: string | undefined
  target_date?: string | undefined
  body?: string | null | undefined
}

interface ProjectsV2StatusUpdatePayload extends Loose {
  action: Open<'created' | 'deleted' | 'edited'>
  installation?: SimpleInstallation | undefined
  organization: Organization
  projects_v2_status_update: ProjectsV2StatusUpdate
  sender: User
  changes?: ProjectsV2StatusUpdatePayloadChanges | undefined
}

interface ProjectsV2StatusUpdatePayloadChanges extends Loose {
  body?: (Loose & { from?: string | null | undefined; to?: string | null | undefined }) | undefined
  status?: ProjectsV2StatusUpdatePayloadChangesStatus | undefined
  start_date?: (Loose & { from?: string | null | undefined; to?: string | null | undefined }) | undefined
  target_date?: (Loose & { from?: string | null | undefined; to?: string | null | undefined }) | undefined
}

interface ProjectsV2StatusUpdatePayloadChangesStatus extends Loose {
  from?: Open<'AT_RISK' | 'COMPLETE' | 'INACTIVE' | 'OFF_TRACK' | 'ON_TRACK'> | null | undefined
  to?: Open<'AT_RISK' | 'COMPLETE' | 'INACTIVE' | 'OFF_TRACK' | 'ON_TRACK'> | null | undefined
}

interface PublicPayload extends Loose {
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface PullRequest extends Loose {
  url: string
  id: number
  node_id: string
  html_url: string
  diff_url: string
  patch_url: string
  issue_url: string
  commits_url: string
  review_comments_url: string
  review_comment_url: string
  comments_url: string
  statuses_url: string
  number: number
  state: Open<'closed' | 'open'>
  locked: boolean
  title: string
  user: User
  body: string | null
  labels: PullRequestLabel[]
  milestone: Milestone | null
  active_lock_reason?: string | null | undefined
  created_at: string
  updated_at: string
  closed_at: string | null
  merged_at: string | null
  merge_commit_sha: string | null
  assignee: User | null
  assignees: User[]
  requested_reviewers: User[]
  requested_teams: Team[]
  head: PullRequestBase
  base: PullRequestBase
  _links: PullRequestLinks
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  auto_merge?: AutoMerge | null | undefined
  stack?: PullRequestStack | null | undefined
  draft: boolean
  merged: boolean
  mergeable: boolean | null
  rebaseable: boolean | null
  mergeable_state: string
  merged_by: User | null
  comments: number
  review_comments: number
  maintainer_can_modify: boolean
  commits: number
  additions: number
  deletions: number
  changed_files: number
  allow_auto_merge?: boolean | undefined
  allow_update_branch?: boolean | undefined
  delete_branch_on_merge?: boolean | undefined
  merge_commit_message?: Open<'BLANK' | 'PR_BODY' | 'PR_TITLE'> | undefined
  merge_commit_title?: Open<'MERGE_MESSAGE' | 'PR_TITLE'> | undefined
  squash_merge_commit_message?: Open<'BLANK' | 'COMMIT_MESSAGES' | 'PR_BODY'> | undefined
  squash_merge_commit_title?: Open<'COMMIT_OR_PR_TITLE' | 'PR_TITLE'> | undefined
  use_squash_pr_title_as_default?: boolean | undefined
}

interface PullRequestAssignedPayload extends PullRequestPayload {
  assignee: User | null
}

interface PullRequestAutoMerge extends Loose {
  commit_message: string | null
  commit_title: string | null
  enabled_by: User | null
  merge_method: Open<'merge' | 'rebase' | 'squash'>
}

interface PullRequestBase extends Loose {
  label: string
  ref: string
  repo: Repository
  sha: string
  user: User
}

interface PullRequestDequeuedPayload extends PullRequestPayload {
  reason: Open<
    | 'ALREADY_MERGED'
    | 'BRANCH_PROTECTIONS'
    | 'CI_FAILURE'
    | 'CI_TIMEOUT'
    | 'GIT_TREE_INVALID'
    | 'INVALID_MERGE_COMMIT'
    | 'MANUAL'
    | 'MERGE'
    | 'MERGE_CONFLICT'
    | 'QUEUE_CLEARED'
    | 'ROLL_BACK'
    | 'UNKNOWN_REMOVAL_REASON'
  >
}

interface PullRequestEditedPayload extends PullRequestPayload {
  changes: PullRequestPayloadChanges
}

interface PullRequestLabel extends Loose {
  id: number
  node_id: string
  url: string
  name: string
  description: string | null
  color: string
  default: boolean
  archived_by?: unknown
}

interface PullRequestLabeledPayload extends PullRequestPayload {
  label: Label
}

interface PullRequestLinks extends Loose {
  comments: Link
  commits: Link
  statuses: Link
  html: Link
  issue: Link
  review_comments: Link
  review_comment: Link
  self: Link
}

interface PullRequestMinimal extends Loose {
  id: number
  number: number
  url: string
  head: PullRequestMinimalBase
  base: PullRequestMinimalBase
}

interface PullRequestMinimalBase extends Loose {
  ref: string
  sha: string
  repo: RepoRef
}

interface PullRequestPayload extends Loose {
  action: Open<
    | 'assigned'
    | 'auto_merge_disabled'
    | 'auto_merge_enabled'
    | 'closed'
    | 'converted_to_draft'
    | 'demilestoned'
    | 'dequeued'
    | 'edited'
    | 'enqueued'
    | 'labeled'
    | 'locked'
    | 'milestoned'
    | 'opened'
    | 'ready_for_review'
    | 'reopened'
    | 'review_request_removed'
    | 'review_requested'
    | 'stacked'
    | 'synchronize'
    | 'unassigned'
    | 'unlabeled'
    | 'unlocked'
  >
  assignee?: User | null | undefined
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  number: number
  organization?: Organization | undefined
  pull_request: PullRequest
  repository: Repository
  sender: User
  reason?:
    | Open<
        | 'ALREADY_MERGED'
        | 'BRANCH_PROTECTIONS'
        | 'CI_FAILURE'
        | 'CI_TIMEOUT'
        | 'GIT_TREE_INVALID'
        | 'INVALID_MERGE_COMMIT'
        | 'MANUAL'
        | 'MERGE'
        | 'MERGE_CONFLICT'
        | 'QUEUE_CLEARED'
        | 'ROLL_BACK'
        | 'UNKNOWN_REMOVAL_REASON'
      >
    | undefined
  milestone?: Milestone | undefined
  changes?: PullRequestPayloadChanges | undefined
  label?: Label | undefined
  requested_team?: Team | undefined
  requested_reviewer?: User | null | undefined
  stack?: PullRequestStack | null | undefined
  after?: string | undefined
  before?: string | undefined
}

interface PullRequestPayloadChanges extends Loose {
  base?: PullRequestPayloadChangesBase | undefined
  body?: (Loose & { from: string }) | undefined
  title?: (Loose & { from: string }) | undefined
}

interface PullRequestPayloadChangesBase extends Loose {
  ref: Loose & { from: string }
  sha: Loose & { from: string }
}

interface PullRequestReviewComment extends Loose {
  _links: PullRequestReviewCommentLinks
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string
  commit_id: string
  created_at: string
  diff_hunk: string
  html_url: string
  id: number
  in_reply_to_id?: number | undefined
  line?: number | null | undefined
  node_id: string
  original_commit_id: string
  original_line?: number | null | undefined
  original_position: number
  original_start_line?: number | null | undefined
  path: string
  position: number | null
  pull_request_review_id: number | null
  pull_request_url: string
  reactions?: Reactions | undefined
  side?: Open<'LEFT' | 'RIGHT'> | undefined
  start_line?: number | null | undefined
  start_side?: Open<'LEFT' | 'RIGHT'> | null | undefined
  subject_type?: Open<'file' | 'line'> | undefined
  updated_at: string
  url: string
  user: User | null
}

interface PullRequestReviewCommentEditedPayload extends PullRequestReviewCommentPayload {
  changes: IssueCommentPayloadChanges
}

interface PullRequestReviewCommentLinks extends Loose {
  html: Link
  pull_request: Link
  self: Link
}

interface PullRequestReviewCommentPayload extends Loose {
  action: Open<'created' | 'deleted' | 'edited'>
  comment: PullRequestReviewComment
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  pull_request: SimplePullRequest
  repository: Repository
  sender: User
  changes?: IssueCommentPayloadChanges | undefined
}

interface PullRequestReviewEditedPayload extends PullRequestReviewPayload {
  changes: IssueCommentPayloadChanges
}

interface PullRequestReviewPayload extends Loose {
  action: Open<'dismissed' | 'edited' | 'submitted'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  pull_request: SimplePullRequest
  repository: Repository
  review: PullRequestReviewPayloadReview
  sender: User
  changes?: IssueCommentPayloadChanges | undefined
}

interface PullRequestReviewPayloadReview extends Loose {
  _links: Loose & { html: Link; pull_request: Link }
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string | null
  commit_id: string
  html_url: string
  id: number
  node_id: string
  pull_request_url: string
  state: Open<'approved' | 'changes_requested' | 'dismissed'>
  submitted_at: string | null
  updated_at?: string | null | undefined
  user: User | null
}

interface PullRequestReviewThreadPayload extends Loose {
  action: Open<'resolved' | 'unresolved'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  pull_request: SimplePullRequest
  repository: Repository
  sender?: User | undefined
  thread: PullRequestReviewThreadPayloadThread
  updated_at?: string | null | undefined
}

interface PullRequestReviewThreadPayloadThread extends Loose {
  comments: PullRequestReviewThreadPayloadThreadComment[]
  node_id: string
}

interface PullRequestReviewThreadPayloadThreadComment extends Loose {
  _links: PullRequestReviewCommentLinks
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  body: string
  commit_id: string
  created_at: string
  diff_hunk: string
  html_url: string
  id: number
  in_reply_to_id?: number | undefined
  line: number | null
  node_id: string
  original_commit_id: string
  original_line: number | null
  original_position: number
  original_start_line: number | null
  path: string
  position: number | null
  pull_request_review_id: number | null
  pull_request_url: string
  reactions: Reactions
  side: Open<'LEFT' | 'RIGHT'>
  start_line: number | null
  start_side: Open<'LEFT' | 'RIGHT'> | null
  subject_type?: Open<'file' | 'line'> | undefined
  updated_at: string
  url: string
  user: User | null
}

interface PullRequestReviewThreadResolvedPayload extends PullRequestReviewThreadPayload {
  sender: User
}

interface PullRequestStack extends Loose {
  base: Loose & { ref: string; sha: string }
  size?: number | undefined
  position?: number | undefined
  id?: number | undefined
  number?: number | undefined
}

interface PullRequestSynchronizePayload extends PullRequestPayload {
  after: string
  before: string
}

interface PushPayload extends Loose {
  after: string
  base_ref: string | null
  before: string
  commits: Commit[]
  compare: string
  created: boolean
  deleted: boolean
  enterprise?: Enterprise | undefined
  forced: boolean
  head_commit: Commit | null
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  pusher: Committer
  ref: string
  repository: Repository
  sender?: User | undefined
}

interface Reactions extends Loose {
  '+1': number
  '-1': number
  confused: number
  eyes: number
  heart: number
  hooray: number
  laugh: number
  rocket: number
  total_count: number
  url: string
}

interface RegistryPackagePayload extends Loose {
  action: Open<'published' | 'updated'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  registry_package: RegistryPackagePayloadRegistryPackage
  repository?: Repository | undefined
  sender: User
}

interface RegistryPackagePayloadRegistryPackage extends Loose {
  created_at: string | null
  description: string | null
  ecosystem: string
  html_url: string
  id: number
  name: string
  namespace: string
  owner: User
  package_type: string
  package_version: PackageVersion | null
  registry: RegistryPackagePayloadRegistryPackageRegistry | null
  updated_at: string | null
}

interface RegistryPackagePayloadRegistryPackageRegistry extends Loose {
  about_url?: string | undefined
  name?: string | undefined
  type?: string | undefined
  url?: string | undefined
  vendor?: string | undefined
}

interface Release extends Loose {
  assets: ReleaseAsset[]
  assets_url: string
  author: User | null
  body: string | null
  created_at: string | null
  updated_at?: string | null | undefined
  discussion_url?: string | undefined
  draft: boolean
  html_url: string
  id: number
  immutable?: boolean | undefined
  name: string | null
  node_id: string
  prerelease: boolean
  published_at: string | null
  reactions?: Reactions | undefined
  tag_name: string
  tarball_url: string | null
  target_commitish: string
  upload_url: string
  url: string
  zipball_url: string | null
}

interface ReleaseAsset extends Loose {
  browser_download_url: string
  content_type: string
  created_at: string
  download_count: number
  id: number
  label: string | null
  name: string
  node_id: string
  size: number
  digest: string | null
  state: Open<'uploaded'>
  updated_at: string
  uploader?: User | null | undefined
  url: string
}

interface ReleaseCreatedPayload extends ReleasePayload {
  sender: User
}

interface ReleaseEditedPayload extends ReleasePayload {
  changes: ReleasePayloadChanges
  sender: User
}

interface ReleasePayload extends Loose {
  action: Open<'created' | 'deleted' | 'edited' | 'prereleased' | 'published' | 'released' | 'unpublished'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  release: Release
  repository: Repository
  sender?: User | undefined
  changes?: ReleasePayloadChanges | undefined
}

interface ReleasePayloadChanges extends Loose {
  body?: (Loose & { from: string }) | undefined
  name?: (Loose & { from: string }) | undefined
  tag_name?: (Loose & { from: string }) | undefined
  make_latest?: (Loose & { to: boolean }) | undefined
}

interface RepoRef extends Loose {
  id: number
  name: string
  url: string
}

interface Repository extends Loose {
  id: number
  node_id: string
  name: string
  full_name: string
  license: LicenseSimple | null
  organization?: string | User | null | undefined
  forks: number
  permissions?: RepositoryPermissions | undefined
  owner: User
  private: boolean
  html_url: string
  description: string | null
  fork: boolean
  url: string
  archive_url: string
  assignees_url: string
  blobs_url: string
  branches_url: string
  collaborators_url: string
  comments_url: string
  commits_url: string
  compare_url: string
  contents_url: string
  contributors_url: string
  deployments_url: string
  downloads_url: string
  events_url: string
  forks_url: string
  git_commits_url: string
  git_refs_url: string
  git_tags_url: string
  git_url: string
  issue_comment_url: string
  issue_events_url: string
  issues_url: string
  keys_url: string
  labels_url: string
  languages_url: string
  merges_url: string
  milestones_url: string
  notifications_url: string
  pulls_url: string
  releases_url: string
  ssh_url: string
  stargazers_url: string
  statuses_url: string
  subscribers_url: string
  subscription_url: string
  tags_url: string
  teams_url: string
  trees_url: string
  clone_url: string
  mirror_url: string | null
  hooks_url: string
  svn_url: string
  homepage: string | null
  language: string | null
  forks_count: number
  stargazers_count: number
  watchers_count: number
  size: number
  default_branch: string
  open_issues_count: number
  is_template?: boolean | undefined
  topics?: string[] | undefined
  custom_properties?: Loose | undefined
  has_issues: boolean
  has_projects: boolean
  has_wiki: boolean
  has_pages: boolean
  has_downloads: boolean
  has_discussions?: boolean | undefined
  has_pull_requests?: boolean | undefined
  pull_request_creation_policy?: Open<'all' | 'collaborators_only'> | undefined
  archived: boolean
  disabled?: boolean | undefined
  visibility?: string | undefined
  pushed_at: string | number | null
  created_at: string | number | null
  updated_at: string | null
  allow_rebase_merge?: boolean | undefined
  template_repository?: RepositoryLite | null | undefined
  temp_clone_token?: string | undefined
  allow_squash_merge?: boolean | undefined
  allow_auto_merge?: boolean | undefined
  delete_branch_on_merge?: boolean | undefined
  allow_update_branch?: boolean | undefined
  use_squash_pr_title_as_default?: boolean | undefined
  squash_merge_commit_title?: Open<'COMMIT_OR_PR_TITLE' | 'PR_TITLE'> | undefined
  squash_merge_commit_message?: Open<'BLANK' | 'COMMIT_MESSAGES' | 'PR_BODY'> | undefined
  merge_commit_title?: Open<'MERGE_MESSAGE' | 'PR_TITLE'> | undefined
  merge_commit_message?: Open<'BLANK' | 'PR_BODY' | 'PR_TITLE'> | undefined
  allow_merge_commit?: boolean | undefined
  allow_forking?: boolean | undefined
  web_commit_signoff_required?: boolean | undefined
  subscribers_count?: number | undefined
  network_count?: number | undefined
  open_issues: number
  watchers: number
  master_branch?: string | undefined
  starred_at?: string | undefined
  anonymous_access_enabled?: boolean | undefined
  role_name?: string | null | undefined
  code_of_conduct?: CodeOfConduct | CodeOfConductSimple | undefined
  security_and_analysis?: RepositorySecurityAndAnalysis | null | undefined
  code_search_index_status?:
    | (Loose & { lexical_search_ok?: boolean | undefined; lexical_commit_sha?: string | undefined })
    | undefined
  public?: boolean | undefined
  stargazers?: number | undefined
  parent?: Repository | undefined
  source?: Repository | undefined
}

interface RepositoryAdvisoryPayload extends Loose {
  action: Open<'published' | 'reported'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  repository_advisory: RepositoryAdvisoryPayloadRepositoryAdvisory
  sender?: User | undefined
}

interface RepositoryAdvisoryPayloadRepositoryAdvisory extends Loose {
  ghsa_id: string
  cve_id: string | null
  url: string
  html_url: string
  summary: string
  description: string | null
  severity: Open<'critical' | 'high' | 'low' | 'medium'> | null
  author: unknown
  publisher: unknown
  identifiers: (Loose & { type: Open<'CVE' | 'GHSA'>; value: string })[]
  state: Open<'closed' | 'draft' | 'published' | 'triage' | 'withdrawn'>
  created_at: string | null
  updated_at: string | null
  published_at: string | null
  closed_at: string | null
  withdrawn_at: string | null
  submission: (Loose & { accepted: boolean }) | null
  vulnerabilities: RepositoryAdvisoryPayloadRepositoryAdvisoryVulnerability[] | null
  cvss: (Loose & { vector_string: string | null; score: number | null }) | null
  cvss_severities?: SecurityAdvisoryPayloadSecurityAdvisoryCvssSeverities | null | undefined
  cwes: (Loose & { cwe_id: string; name: string })[] | null
  cwe_ids: string[] | null
  credits: RepositoryAdvisoryPayloadRepositoryAdvisoryCredit[] | null
  credits_detailed: RepositoryAdvisoryPayloadRepositoryAdvisoryCreditsDetailed[] | null
  collaborating_users: User[] | null
  collaborating_teams: Team[] | null
  private_fork: unknown
}

interface RepositoryAdvisoryPayloadRepositoryAdvisoryCredit extends Loose {
  login?: string | undefined
  type?:
    | Open<
        | 'analyst'
        | 'coordinator'
        | 'finder'
        | 'other'
        | 'remediation_developer'
        | 'remediation_reviewer'
        | 'remediation_verifier'
        | 'reporter'
        | 'sponsor'
        | 'tool'
      >
    | undefined
}

interface RepositoryAdvisoryPayloadRepositoryAdvisoryCreditsDetailed extends Loose {
  user: User
  type: Open<
    | 'analyst'
    | 'coordinator'
    | 'finder'
    | 'other'
    | 'remediation_developer'
    | 'remediation_reviewer'
    | 'remediation_verifier'
    | 'reporter'
    | 'sponsor'
    | 'tool'
  >
  state: Open<'accepted' | 'declined' | 'pending'>
}

interface RepositoryAdvisoryPayloadRepositoryAdvisoryVulnerability extends Loose {
  package: RepositoryAdvisoryPayloadRepositoryAdvisoryVulnerabilityPackage | null
  vulnerable_version_range: string | null
  patched_versions: string | null
  vulnerable_functions: string[] | null
}

interface RepositoryAdvisoryPayloadRepositoryAdvisoryVulnerabilityPackage extends Loose {
  ecosystem: Open<
    | 'actions'
    | 'composer'
    | 'erlang'
    | 'go'
    | 'maven'
    | 'npm'
    | 'nuget'
    | 'other'
    | 'pip'
    | 'pub'
    | 'rubygems'
    | 'rust'
    | 'swift'
  >
  name: string | null
}

interface RepositoryDispatchPayload extends Loose {
  action: string
  branch: string
  client_payload: Loose | null
  enterprise?: Enterprise | undefined
  installation: SimpleInstallation
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface RepositoryEditedPayload extends RepositoryPayload {
  changes: RepositoryPayloadChanges
}

interface RepositoryImportPayload extends Loose {
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  status: Open<'cancelled' | 'failure' | 'success'>
}

interface RepositoryLite extends Loose {
  id?: number | undefined
  node_id?: string | undefined
  name?: string | null | undefined
  full_name?: string | undefined
  owner?: User | null | undefined
  private?: boolean | undefined
  html_url?: string | undefined
  description?: string | null | undefined
  fork?: boolean | undefined
  url?: string | undefined
  archive_url?: string | undefined
  assignees_url?: string | undefined
  blobs_url?: string | undefined
  branches_url?: string | undefined
  collaborators_url?: string | undefined
  comments_url?: string | undefined
  commits_url?: string | undefined
  compare_url?: string | undefined
  contents_url?: string | undefined
  contributors_url?: string | undefined
  deployments_url?: string | undefined
  downloads_url?: string | undefined
  events_url?: string | undefined
  forks_url?: string | undefined
  git_commits_url?: string | undefined
  git_refs_url?: string | undefined
  git_tags_url?: string | undefined
  git_url?: string | undefined
  issue_comment_url?: string | undefined
  issue_events_url?: string | undefined
  issues_url?: string | undefined
  keys_url?: string | undefined
  labels_url?: string | undefined
  languages_url?: string | undefined
  merges_url?: string | undefined
  milestones_url?: string | undefined
  notifications_url?: string | undefined
  pulls_url?: string | undefined
  releases_url?: string | undefined
  ssh_url?: string | undefined
  stargazers_url?: string | undefined
  statuses_url?: string | undefined
  subscribers_url?: string | undefined
  subscription_url?: string | undefined
  tags_url?: string | undefined
  teams_url?: string | undefined
  trees_url?: string | undefined
  clone_url?: string | undefined
  mirror_url?: string | undefined
  hooks_url?: string | undefined
  svn_url?: string | undefined
  homepage?: string | undefined
  language?: string | undefined
  forks_count?: number | undefined
  stargazers_count?: number | undefined
  watchers_count?: number | undefined
  size?: number | undefined
  default_branch?: string | undefined
  open_issues_count?: number | undefined
  is_template?: boolean | undefined
  topics?: string[] | undefined
  has_issues?: boolean | undefined
  has_projects?: boolean | undefined
  has_wiki?: boolean | undefined
  has_pages?: boolean | undefined
  has_downloads?: boolean | undefined
  archived?: boolean | undefined
  disabled?: boolean | undefined
  visibility?: string | undefined
  pushed_at?: string | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
  permissions?: RepositoryLitePermissions | undefined
  allow_rebase_merge?: boolean | undefined
  temp_clone_token?: string | undefined
  allow_squash_merge?: boolean | undefined
  allow_auto_merge?: boolean | undefined
  delete_branch_on_merge?: boolean | undefined
  allow_update_branch?: boolean | undefined
  use_squash_pr_title_as_default?: boolean | undefined
  squash_merge_commit_title?: Open<'COMMIT_OR_PR_TITLE' | 'PR_TITLE'> | undefined
  squash_merge_commit_message?: Open<'BLANK' | 'COMMIT_MESSAGES' | 'PR_BODY'> | undefined
  merge_commit_title?: Open<'MERGE_MESSAGE' | 'PR_TITLE'> | undefined
  merge_commit_message?: Open<'BLANK' | 'PR_BODY' | 'PR_TITLE'> | undefined
  allow_merge_commit?: boolean | undefined
  subscribers_count?: number | undefined
  network_count?: number | undefined
}

interface RepositoryLitePermissions extends Loose {
  admin?: boolean | undefined
  maintain?: boolean | undefined
  push?: boolean | undefined
  triage?: boolean | undefined
  pull?: boolean | undefined
}

interface RepositoryPayload extends Loose {
  action: Open<
    | 'archived'
    | 'created'
    | 'deleted'
    | 'edited'
    | 'privatized'
    | 'publicized'
    | 'renamed'
    | 'transferred'
    | 'unarchived'
  >
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  changes?: RepositoryPayloadChanges | undefined
}

interface RepositoryPayloadChanges extends Loose {
  default_branch?: (Loose & { from: string }) | undefined
  description?: (Loose & { from: string | null }) | undefined
  homepage?: (Loose & { from: string | null }) | undefined
  topics?: (Loose & { from?: string[] | null | undefined }) | undefined
  repository?: RepositoryPayloadChangesRepository | undefined
  owner?: RepositoryPayloadChangesOwner | undefined
}

interface RepositoryPayloadChangesOwner extends Loose {
  from: Loose & { organization?: Organization | undefined; user?: User | null | undefined }
}

interface RepositoryPayloadChangesRepository extends Loose {
  name: Loose & { from: string }
}

interface RepositoryPermissions extends Loose {
  admin: boolean
  pull: boolean
  triage?: boolean | undefined
  push: boolean
  maintain?: boolean | undefined
}

interface RepositoryRuleset extends Loose {
  id: number
  name: string
  target?: Open<'branch' | 'push' | 'repository' | 'tag'> | undefined
  source_type?: Open<'Enterprise' | 'Organization' | 'Repository'> | undefined
  source: string
  enforcement: Open<'active' | 'disabled' | 'evaluate'>
  bypass_actors?: RepositoryRulesetBypassActor[] | undefined
  current_user_can_bypass?: Open<'always' | 'exempt' | 'never' | 'pull_requests_only'> | undefined
  node_id?: string | undefined
  _links?: RepositoryRulesetLinks | undefined
  conditions?: RepositoryRulesetConditions | null | undefined
  rules?:
    | (
        | Creation
        | Deletion
        | LicenseComplianceScanning
        | NonFastForward
        | RequiredLinearHistory
        | RequiredSignatures
        | RepositoryRulesetRule
      )[]
    | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
}

interface RepositoryRulesetBypassActor extends Loose {
  actor_id?: number | null | undefined
  actor_type: Open<'DeployKey' | 'Integration' | 'OrganizationAdmin' | 'RepositoryRole' | 'Team' | 'User'>
  bypass_mode?: Open<'always' | 'exempt' | 'pull_request'> | undefined
}

interface RepositoryRulesetConditions extends Loose {
  ref_name?: (Loose & { include?: string[] | undefined; exclude?: string[] | undefined }) | undefined
  repository_name?: RepositoryRulesetConditionsRepositoryName | undefined
  repository_id?: (Loose & { repository_ids?: number[] | undefined }) | undefined
  repository_property?: RepositoryRulesetConditionsRepositoryProperty | undefined
}

interface RepositoryRulesetConditionsRepositoryName extends Loose {
  include?: string[] | undefined
  exclude?: string[] | undefined
  protected?: boolean | undefined
}

interface RepositoryRulesetConditionsRepositoryProperty extends Loose {
  include?: RepositoryRulesetConditionsRepositoryPropertyExclude[] | undefined
  exclude?: RepositoryRulesetConditionsRepositoryPropertyExclude[] | undefined
}

interface RepositoryRulesetConditionsRepositoryPropertyExclude extends Loose {
  name: string
  property_values: string[]
  source?: Open<'custom' | 'system'> | undefined
}

interface RepositoryRulesetLinks extends Loose {
  self?: (Loose & { href?: string | undefined }) | undefined
  html?: (Loose & { href?: string | undefined }) | null | undefined
}

interface RepositoryRulesetPayload extends Loose {
  action: Open<'created' | 'deleted' | 'edited'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository?: Repository | undefined
  repository_ruleset: RepositoryRuleset
  sender: User
  changes?: RepositoryRulesetPayloadChanges | undefined
}

interface RepositoryRulesetPayloadChanges extends Loose {
  name?: (Loose & { from?: string | undefined }) | undefined
  enforcement?: (Loose & { from?: string | undefined }) | undefined
  conditions?: RepositoryRulesetPayloadChangesConditions | undefined
  rules?: RepositoryRulesetPayloadChangesRules | undefined
}

interface RepositoryRulesetPayloadChangesConditions extends Loose {
  added?: RepositoryRulesetPayloadChangesConditionsAdded[] | undefined
  deleted?: RepositoryRulesetPayloadChangesConditionsAdded[] | undefined
  updated?: RepositoryRulesetPayloadChangesConditionsUpdated[] | undefined
}

interface RepositoryRulesetPayloadChangesConditionsAdded extends Loose {
  ref_name?: (Loose & { include?: string[] | undefined; exclude?: string[] | undefined }) | undefined
}

interface RepositoryRulesetPayloadChangesConditionsUpdated extends Loose {
  condition?: RepositoryRulesetPayloadChangesConditionsAdded | undefined
  changes?: RepositoryRulesetPayloadChangesConditionsUpdatedChanges | undefined
}

interface RepositoryRulesetPayloadChangesConditionsUpdatedChanges extends Loose {
  condition_type?: (Loose & { from?: string | undefined }) | undefined
  target?: (Loose & { from?: string | undefined }) | undefined
  include?: (Loose & { from?: string[] | undefined }) | undefined
  exclude?: (Loose & { from?: string[] | undefined }) | undefined
}

interface RepositoryRulesetPayloadChangesRules extends Loose {
  added?:
    | (
        | Creation
        | Deletion
        | LicenseComplianceScanning
        | NonFastForward
        | RequiredLinearHistory
        | RequiredSignatures
        | RepositoryRulesetRule
      )[]
    | undefined
  deleted?:
    | (
        | Creation
        | Deletion
        | LicenseComplianceScanning
        | NonFastForward
        | RequiredLinearHistory
        | RequiredSignatures
        | RepositoryRulesetRule
      )[]
    | undefined
  updated?: RepositoryRulesetPayloadChangesRulesUpdated[] | undefined
}

interface RepositoryRulesetPayloadChangesRulesUpdated extends Loose {
  rule?:
    | Creation
    | Deletion
    | LicenseComplianceScanning
    | NonFastForward
    | RequiredLinearHistory
    | RequiredSignatures
    | RepositoryRulesetRule
    | undefined
  changes?: RepositoryRulesetPayloadChangesRulesUpdatedChanges | undefined
}

interface RepositoryRulesetPayloadChangesRulesUpdatedChanges extends Loose {
  configuration?: (Loose & { from?: string | undefined }) | undefined
  rule_type?: (Loose & { from?: string | undefined }) | undefined
  pattern?: (Loose & { from?: string | undefined }) | undefined
}

interface RepositoryRulesetRule extends Loose {
  type: Open<
    | 'branch_name_pattern'
    | 'code_coverage'
    | 'code_quality'
    | 'code_scanning'
    | 'commit_author_email_pattern'
    | 'commit_message_pattern'
    | 'committer_email_pattern'
    | 'copilot_code_review'
    | 'file_extension_restriction'
    | 'file_path_restriction'
    | 'max_file_path_length'
    | 'max_file_size'
    | 'merge_queue'
    | 'pull_request'
    | 'required_deployments'
    | 'required_status_checks'
    | 'tag_name_pattern'
    | 'update'
    | 'workflows'
  >
  parameters?: RepositoryRulesetRuleParameters | undefined
}

interface RepositoryRulesetRuleParameters extends Loose {
  update_allows_fetch_and_merge?: boolean | undefined
  check_response_timeout_minutes?: number | undefined
  grouping_strategy?: Open<'ALLGREEN' | 'HEADGREEN'> | undefined
  max_entries_to_build?: number | undefined
  max_entries_to_merge?: number | undefined
  merge_method?: Open<'MERGE' | 'REBASE' | 'SQUASH'> | undefined
  min_entries_to_merge?: number | undefined
  min_entries_to_merge_wait_minutes?: number | undefined
  required_deployment_environments?: string[] | undefined
  allowed_merge_methods?: Open<'merge' | 'rebase' | 'squash'>[] | undefined
  dismiss_stale_reviews_on_push?: boolean | undefined
  dismissal_restriction?: DismissalRestriction | undefined
  require_code_owner_review?: boolean | undefined
  require_last_push_approval?: boolean | undefined
  required_approving_review_count?: number | undefined
  required_review_thread_resolution?: boolean | undefined
  required_reviewers?: RequiredReviewerConfiguration[] | undefined
  do_not_enforce_on_create?: boolean | undefined
  required_status_checks?: StatusCheckConfiguration[] | undefined
  strict_required_status_checks_policy?: boolean | undefined
  name?: string | undefined
  negate?: boolean | undefined
  operator?: Open<'contains' | 'ends_with' | 'regex' | 'starts_with'> | undefined
  pattern?: string | undefined
  workflows?: WorkflowFileReference[] | undefined
  code_scanning_tools?: CodeScanningTool[] | undefined
  severity?: Open<'all' | 'errors' | 'notes' | 'warnings'> | undefined
  max_coverage_drop?: number | undefined
  minimum_coverage?: number | undefined
  review_draft_pull_requests?: boolean | undefined
  review_on_push?: boolean | undefined
  restricted_file_paths?: string[] | undefined
  max_file_path_length?: number | undefined
  restricted_file_extensions?: string[] | undefined
  max_file_size?: number | undefined
}

interface RepositorySecurityAndAnalysis extends Loose {
  advanced_security?: (Loose & { status?: Open<'disabled' | 'enabled'> | undefined }) | undefined
  code_security?: (Loose & { status?: Open<'disabled' | 'enabled'> | undefined }) | undefined
  dependabot_security_updates?: (Loose & { status?: Open<'disabled' | 'enabled'> | undefined }) | undefined
  secret_scanning?: (Loose & { status?: Open<'disabled' | 'enabled'> | undefined }) | undefined
  secret_scanning_push_protection?: (Loose & { status?: Open<'disabled' | 'enabled'> | undefined }) | undefined
  secret_scanning_non_provider_patterns?: (Loose & { status?: Open<'disabled' | 'enabled'> | undefined }) | undefined
  secret_scanning_ai_detection?: (Loose & { status?: Open<'disabled' | 'enabled'> | undefined }) | undefined
  secret_scanning_delegated_alert_dismissal?:
    | (Loose & { status?: Open<'disabled' | 'enabled'> | undefined })
    | undefined
  secret_scanning_delegated_bypass?: (Loose & { status?: Open<'disabled' | 'enabled'> | undefined }) | undefined
  secret_scanning_delegated_bypass_options?:
    | RepositorySecurityAndAnalysisSecretScanningDelegatedBypassOptions
    | undefined
}

interface RepositorySecurityAndAnalysisSecretScanningDelegatedBypassOptions extends Loose {
  reviewers?: RepositorySecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewer[] | undefined
}

interface RepositorySecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewer extends Loose {
  reviewer_id: number
  reviewer_type: Open<'ROLE' | 'TEAM'>
  mode?: Open<'ALWAYS' | 'EXEMPT'> | undefined
}

interface RepositoryVulnerabilityAlertPayload extends Loose {
  action: Open<'create' | 'dismiss' | 'reopen' | 'resolve'>
  alert: RepositoryVulnerabilityAlertPayloadAlert
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface RepositoryVulnerabilityAlertPayloadAlert extends Loose {
  affected_package_name: string
  affected_range: string
  created_at: string
  dismiss_reason?: string | undefined
  dismissed_at?: string | undefined
  dismisser?: User | null | undefined
  external_identifier: string
  external_reference: string | null
  fix_reason?: string | undefined
  fixed_at?: string | undefined
  fixed_in?: string | undefined
  ghsa_id: string
  id: number
  node_id?: string | undefined
  number?: number | undefined
  severity: string
  state?: Open<'auto_dismissed' | 'dismissed' | 'fixed' | 'open'> | undefined
  dismiss_comment?: string | null | undefined
}

interface RequiredLinearHistory extends Loose {
  type: Open<'required_linear_history'>
}

interface RequiredReviewerConfiguration extends Loose {
  file_patterns: string[]
  minimum_approvals: number
  reviewer: Reviewer
}

interface RequiredSignatures extends Loose {
  type: Open<'required_signatures'>
}

interface Reviewer extends Loose {
  id: number
  type: Open<'Team'>
}

interface RubyGemsMetadata extends Loose {
  name?: string | undefined
  description?: string | undefined
  readme?: string | undefined
  homepage?: string | undefined
  version_info?: (Loose & { version?: string | undefined }) | undefined
  platform?: string | undefined
  metadata?: { [key: string]: string } | undefined
  repo?: string | undefined
  dependencies?: { [key: string]: string }[] | undefined
  commit_oid?: string | undefined
}

interface SecretScanningAlertLocationPayload extends Loose {
  action: Open<'created'>
  alert: SecretScanningAlertPayloadAlert
  installation?: SimpleInstallation | undefined
  location: SecretScanningAlertLocationPayloadLocation
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface SecretScanningAlertLocationPayloadLocation extends Loose {
  type?:
    | Open<
        | 'commit'
        | 'discussion_body'
        | 'discussion_comment'
        | 'discussion_title'
        | 'issue_body'
        | 'issue_comment'
        | 'issue_title'
        | 'pull_request_body'
        | 'pull_request_comment'
        | 'pull_request_review'
        | 'pull_request_review_comment'
        | 'pull_request_title'
        | 'wiki_commit'
      >
    | undefined
  details?: SecretScanningAlertLocationPayloadLocationDetails | undefined
}

interface SecretScanningAlertLocationPayloadLocationDetails extends Loose {
  path?: string | undefined
  start_line?: number | undefined
  end_line?: number | undefined
  start_column?: number | undefined
  end_column?: number | undefined
  blob_sha?: string | undefined
  blob_url?: string | undefined
  commit_sha?: string | undefined
  commit_url?: string | undefined
  html_url?: string | undefined
  page_url?: string | undefined
  issue_title_url?: string | undefined
  issue_body_url?: string | undefined
  issue_comment_url?: string | undefined
  discussion_title_url?: string | undefined
  discussion_body_url?: string | undefined
  discussion_comment_url?: string | undefined
  pull_request_title_url?: string | undefined
  pull_request_body_url?: string | undefined
  pull_request_comment_url?: string | undefined
  pull_request_review_url?: string | undefined
  pull_request_review_comment_url?: string | undefined
}

interface SecretScanningAlertPayload extends Loose {
  action: Open<
    | 'assigned'
    | 'created'
    | 'metadata_created'
    | 'metadata_removed'
    | 'publicly_leaked'
    | 'reopened'
    | 'resolved'
    | 'unassigned'
    | 'validated'
  >
  alert: SecretScanningAlertPayloadAlert
  assignee?: User | undefined
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender?: User | undefined
}

interface SecretScanningAlertPayloadAlert extends Loose {
  number?: number | undefined
  created_at?: string | undefined
  updated_at?: string | null | undefined
  url?: string | undefined
  html_url?: string | undefined
  locations_url?: string | undefined
  resolution?:
    | Open<'false_positive' | 'pattern_deleted' | 'pattern_edited' | 'revoked' | 'used_in_tests' | 'wont_fix'>
    | null
    | undefined
  resolved_at?: string | null | undefined
  resolved_by?: User | null | undefined
  resolution_comment?: string | null | undefined
  secret_type?: string | undefined
  secret_type_display_name?: string | undefined
  provider?: string | null | undefined
  provider_slug?: string | null | undefined
  secret_category?: Open<'default' | 'generic'> | undefined
  validity?: Open<'active' | 'inactive' | 'unknown'> | undefined
  push_protection_bypassed?: boolean | null | undefined
  push_protection_bypassed_by?: User | null | undefined
  push_protection_bypassed_at?: string | null | undefined
  push_protection_bypass_request_reviewer?: User | null | undefined
  push_protection_bypass_request_reviewer_comment?: string | null | undefined
  push_protection_bypass_request_comment?: string | null | undefined
  push_protection_bypass_request_html_url?: string | null | undefined
  publicly_leaked?: boolean | null | undefined
  multi_repo?: boolean | null | undefined
  assigned_to?: User | null | undefined
  closure_request_comment?: string | null | undefined
  closure_request_reviewer_comment?: string | null | undefined
  closure_request_reviewer?: User | null | undefined
  metadata?: (Loose & { key: string; value: string })[] | undefined
}

interface SecretScanningScanPayload extends Loose {
  action: Open<'completed'>
  type: Open<'backfill' | 'custom-pattern-backfill' | 'pattern-version-backfill'>
  source: Open<'discussions' | 'git' | 'issues' | 'pull-requests' | 'wiki'>
  started_at: string
  completed_at: string
  secret_types?: string[] | null | undefined
  custom_pattern_name?: string | null | undefined
  custom_pattern_scope?: Open<'enterprise' | 'organization' | 'repository'> | null | undefined
  repository?: Repository | undefined
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  sender?: User | undefined
}

interface SecurityAdvisoryPayload extends Loose {
  action: Open<'published' | 'updated' | 'withdrawn'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository?: Repository | undefined
  security_advisory: SecurityAdvisoryPayloadSecurityAdvisory
  sender?: User | undefined
}

interface SecurityAdvisoryPayloadSecurityAdvisory extends Loose {
  cvss?: (Loose & { score: number; vector_string: string | null }) | undefined
  cvss_severities?: SecurityAdvisoryPayloadSecurityAdvisoryCvssSeverities | null | undefined
  cwes?: (Loose & { cwe_id: string; name: string })[] | undefined
  description: string
  ghsa_id: string
  identifiers: (Loose & { type: string; value: string })[]
  published_at: string
  references: (Loose & { url: string })[]
  severity: string
  summary: string
  updated_at: string
  vulnerabilities: SecurityAdvisoryPayloadSecurityAdvisoryVulnerability[]
  withdrawn_at: string | null
}

interface SecurityAdvisoryPayloadSecurityAdvisoryCvssSeverities extends Loose {
  cvss_v3?: (Loose & { vector_string: string | null; score: number | null }) | null | undefined
  cvss_v4?: (Loose & { vector_string: string | null; score: number | null }) | null | undefined
}

interface SecurityAdvisoryPayloadSecurityAdvisoryVulnerability extends Loose {
  first_patched_version: (Loose & { identifier: string }) | null
  package: Loose & { ecosystem: string; name: string }
  severity: string
  vulnerable_version_range: string
}

interface SecurityAndAnalysisPayload extends Loose {
  changes: SecurityAndAnalysisPayloadChanges
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender?: User | undefined
}

interface SecurityAndAnalysisPayloadChanges extends Loose {
  from?: SecurityAndAnalysisPayloadChangesFrom | undefined
}

interface SecurityAndAnalysisPayloadChangesFrom extends Loose {
  security_and_analysis?: RepositorySecurityAndAnalysis | null | undefined
}

interface SimpleCommit extends Loose {
  author: Committer | (Loose & { name: string; email: string }) | null
  committer: Committer | (Loose & { name: string; email: string }) | null
  id: string
  message: string
  timestamp: string
  tree_id: string
}

interface SimpleInstallation extends Loose {
  id: number
  node_id: string
}

interface SimplePullRequest extends Loose {
  _links: PullRequestLinks
  active_lock_reason?: Open<'off-topic' | 'resolved' | 'spam' | 'too heated'> | null | undefined
  assignee: User | null
  assignees: User[]
  author_association: Open<
    | 'COLLABORATOR'
    | 'CONTRIBUTOR'
    | 'FIRST_TIMER'
    | 'FIRST_TIME_CONTRIBUTOR'
    | 'MANNEQUIN'
    | 'MEMBER'
    | 'NONE'
    | 'OWNER'
  >
  auto_merge?: PullRequestAutoMerge | null | undefined
  base: SimplePullRequestBase
  body: string | null
  closed_at: string | null
  comments_url: string
  commits_url: string
  created_at: string
  diff_url: string
  draft?: boolean | undefined
  head: SimplePullRequestHead
  html_url: string
  id: number
  issue_url: string
  labels: SimplePullRequestLabel[]
  locked: boolean
  merge_commit_sha: string | null
  merged_at: string | null
  milestone: Milestone | null
  node_id: string
  number: number
  patch_url: string
  requested_reviewers: (User | SimplePullRequestRequestedReviewer)[]
  requested_teams: SimplePullRequestRequestedTeam[]
  review_comment_url: string
  review_comments_url: string
  stack?: PullRequestStack | null | undefined
  state: Open<'closed' | 'open'>
  statuses_url: string
  title: string
  updated_at: string
  url: string
  user: User | null
}

interface SimplePullRequestBase extends Loose {
  label: string
  ref: string
  repo: Repository
  sha: string
  user: User | null
}

interface SimplePullRequestHead extends Loose {
  label: string | null
  ref: string
  repo: Repository | null
  sha: string
  user: User | null
}

interface SimplePullRequestLabel extends Loose {
  color: string
  default: boolean
  description: string | null
  id: number
  name: string
  node_id: string
  url: string
}

interface SimplePullRequestRequestedReviewer extends Loose {
  deleted?: boolean | undefined
  description: string | null
  html_url: string
  id: number
  members_url: string
  name: string
  node_id: string
  parent?: TeamParent | null | undefined
  permission: string
  privacy: Open<'closed' | 'open' | 'secret'>
  repositories_url: string
  slug: string
  url: string
}

interface SimplePullRequestRequestedTeam extends Loose {
  deleted?: boolean | undefined
  description?: string | null | undefined
  html_url?: string | undefined
  id: number
  members_url?: string | undefined
  name: string
  node_id?: string | undefined
  parent?: TeamParent | null | undefined
  permission?: string | undefined
  privacy?: Open<'closed' | 'open' | 'secret'> | undefined
  repositories_url?: string | undefined
  slug?: string | undefined
  url?: string | undefined
}

interface SponsorshipEditedPayload extends SponsorshipPayload {
  changes: SponsorshipPayloadChanges
}

interface SponsorshipPayload extends Loose {
  action: Open<'cancelled' | 'created' | 'edited' | 'pending_cancellation' | 'pending_tier_change' | 'tier_changed'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository?: Repository | undefined
  sender: User
  sponsorship: SponsorshipPayloadSponsorship
  changes?: SponsorshipPayloadChanges | undefined
  effective_date?: string | undefined
}

interface SponsorshipPayloadChanges extends Loose {
  privacy_level?: (Loose & { from: string }) | undefined
  tier: Loose & { from: SponsorshipTier }
}

interface SponsorshipPayloadSponsorship extends Loose {
  created_at: string
  maintainer?: User | undefined
  node_id: string
  privacy_level: string
  sponsor: User | null
  sponsorable: User | null
  tier: SponsorshipTier
}

interface SponsorshipPendingTierChangePayload extends SponsorshipPayload {
  changes: SponsorshipPayloadChanges
  effective_date: string
}

interface SponsorshipTier extends Loose {
  created_at: string
  description: string
  is_custom_ammount?: boolean | undefined
  is_custom_amount?: boolean | undefined
  is_one_time?: boolean | undefined
  monthly_price_in_cents: number
  monthly_price_in_dollars: number
  name: string
  node_id: string
}

interface StarPayload extends Loose {
  action: Open<'created' | 'deleted'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  starred_at: string | null
}

interface StatusCheckConfiguration extends Loose {
  context: string
  integration_id?: number | undefined
}

interface StatusPayload extends Loose {
  avatar_url?: string | null | undefined
  branches: StatusPayloadBranche[]
  commit: StatusPayloadCommit
  context: string
  created_at: string
  description: string | null
  enterprise?: Enterprise | undefined
  id: number
  installation?: SimpleInstallation | undefined
  name: string
  organization?: Organization | undefined
  repository: Repository
  sender: User
  sha: string
  state: Open<'error' | 'failure' | 'pending' | 'success'>
  target_url: string | null
  updated_at: string
}

interface StatusPayloadBranche extends Loose {
  commit: Loose & { sha: string | null; url: string | null }
  name: string
  protected: boolean
}

interface StatusPayloadCommit extends Loose {
  author: User | null
  comments_url: string
  commit: StatusPayloadCommitCommit
  committer: User | null
  html_url: string
  node_id: string
  parents: StatusPayloadCommitParent[]
  sha: string
  url: string
}

interface StatusPayloadCommitCommit extends Loose {
  author: StatusPayloadCommitCommitAuthor
  comment_count: number
  committer: StatusPayloadCommitCommitAuthor
  message: string
  tree: Loose & { sha: string; url: string }
  url: string
  verification: StatusPayloadCommitCommitVerification
}

interface StatusPayloadCommitCommitAuthor extends Loose {
  date: string
  email: string
  name: string
  username?: string | undefined
}

interface StatusPayloadCommitCommitVerification extends Loose {
  payload: string | null
  reason: Open<
    | 'bad_cert'
    | 'bad_email'
    | 'expired_key'
    | 'gpgverify_error'
    | 'gpgverify_unavailable'
    | 'invalid'
    | 'malformed_signature'
    | 'no_user'
    | 'not_signing_key'
    | 'ocsp_pending'
    | 'unknown_key'
    | 'unknown_signature_type'
    | 'unsigned'
    | 'unverified_email'
    | 'valid'
  >
  signature: string | null
  verified: boolean
  verified_at?: string | null | undefined
}

interface StatusPayloadCommitParent extends Loose {
  html_url: string
  sha: string
  url: string
}

interface SubIssuesPayload extends Loose {
  action: Open<'parent_issue_added' | 'parent_issue_removed' | 'sub_issue_added' | 'sub_issue_removed'>
  parent_issue_id: number
  parent_issue: Issue
  parent_issue_repo?: Repository | undefined
  sub_issue_id: number
  sub_issue: Issue
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  sub_issue_repo?: Repository | undefined
}

interface SubIssuesSummary extends Loose {
  total: number
  completed: number
  percent_completed: number
}

interface Team extends Loose {
  id: number
  node_id: string
  url: string
  members_url: string
  name: string | (Loose & { from: string })
  description: string | (Loose & { from: string }) | null
  permission: string
  privacy?: Open<'closed' | 'open' | 'secret'> | (Loose & { from: string }) | undefined
  notification_setting?:
    | Open<'notifications_disabled' | 'notifications_enabled'>
    | (Loose & { from: string })
    | undefined
  html_url: string
  repositories_url: string
  slug: string
  ldap_dn?: string | undefined
  type?: Open<'enterprise' | 'organization'> | undefined
  organization_id?: number | undefined
  enterprise_id?: number | undefined
  deleted?: boolean | undefined
  parent?: Team | TeamParent | null | undefined
  permissions?: TeamPermissions | undefined
  access_source?: Open<'direct' | 'enterprise' | 'organization'> | undefined
  repository?: TeamRepository | undefined
}

interface TeamAddPayload extends Loose {
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  team: Team
}

interface TeamAddedToRepositoryPayload extends TeamPayload {
  repository: Repository
}

interface TeamEditedPayload extends TeamPayload {
  changes: Team | Loose
}

interface TeamParent extends Loose {
  description: string | null
  html_url: string
  id: number
  members_url: string
  name: string
  node_id: string
  permission: string
  privacy: Open<'closed' | 'open' | 'secret'>
  repositories_url: string
  slug: string
  url: string
}

interface TeamPayload extends Loose {
  action: Open<'added_to_repository' | 'created' | 'deleted' | 'edited' | 'removed_from_repository'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization: Organization
  repository?: Repository | undefined
  sender: User
  team: Team
  changes?: Team | Loose | undefined
}

interface TeamPermissions extends Loose {
  pull: boolean
  triage: boolean
  push: boolean
  maintain: boolean
  admin: boolean
}

interface TeamRepository extends Loose {
  permissions: { [key: string]: string }
}

interface User extends Loose {
  name?: string | null | undefined
  email?: string | null | undefined
  login: string
  id: number
  node_id?: string | undefined
  avatar_url: string
  gravatar_id: string | null
  url: string
  html_url: string
  followers_url: string
  following_url: string
  gists_url: string
  starred_url: string
  subscriptions_url: string
  organizations_url: string
  repos_url: string
  events_url: string
  received_events_url: string
  type: string
  site_admin: boolean
  starred_at?: string | undefined
  user_view_type?: string | undefined
  deleted?: boolean | undefined
  archived_at?: string | null | undefined
  created_at?: string | undefined
  description?: unknown
  followers?: number | undefined
  following?: number | undefined
  has_organization_projects?: boolean | undefined
  has_repository_projects?: boolean | undefined
  hooks_url?: string | undefined
  is_verified?: boolean | undefined
  issues_url?: string | undefined
  members_url?: string | undefined
  public_gists?: number | undefined
  public_members_url?: string | undefined
  public_repos?: number | undefined
  slug?: string | undefined
  updated_at?: string | undefined
  website_url?: unknown
}

interface WatchPayload extends Loose {
  action: Open<'started'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
}

interface Webhook extends Loose {
  active: boolean
  app_id?: number | undefined
  config: WebhookConfig
  created_at: string
  deliveries_url?: string | undefined
  events: string[]
  id: number
  last_response?: HookResponse | undefined
  name: Open<'web'>
  ping_url?: string | undefined
  test_url?: string | undefined
  type: string
  updated_at: string
  url?: string | undefined
}

interface WebhookConfig extends Loose {
  content_type?: string | undefined
  insecure_ssl?: string | number | undefined
  secret?: string | undefined
  url?: string | undefined
}

interface Workflow extends Loose {
  badge_url: string
  created_at: string
  html_url: string
  id: number
  name: string
  node_id: string
  path: string
  state: string
  updated_at: string
  url: string
}

interface WorkflowDispatchPayload extends Loose {
  enterprise?: Enterprise | undefined
  inputs: Loose | null
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  ref: string
  repository: Repository
  sender: User
  workflow: string
}

interface WorkflowFileReference extends Loose {
  path: string
  ref?: string | undefined
  repository_id: number
  sha?: string | undefined
}

interface WorkflowJobPayload extends Loose {
  action: Open<'completed' | 'in_progress' | 'queued' | 'waiting'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  workflow_job: WorkflowJobPayloadWorkflowJob
  deployment?: Deployment | undefined
}

interface WorkflowJobPayloadWorkflowJob extends Loose {
  check_run_url: string
  completed_at: string | null
  conclusion: Open<'action_required' | 'cancelled' | 'failure' | 'neutral' | 'skipped' | 'success' | 'timed_out'> | null
  created_at?: string | undefined
  head_sha: string
  html_url: string
  id: number
  labels: WorkflowJobPayloadWorkflowJobSteps | string[]
  name: string
  node_id: string
  run_attempt?: number | undefined
  run_id: number
  run_url: string
  runner_group_id: number | null
  runner_group_name: string | null
  runner_id: number | null
  runner_name: string | null
  started_at: string
  status: Open<'completed' | 'in_progress' | 'queued' | 'waiting'>
  head_branch?: string | null | undefined
  workflow_name?: string | null | undefined
  steps: WorkflowJobPayloadWorkflowJobSteps | WorkflowJobPayloadWorkflowJobStep[]
  url: string
}

interface WorkflowJobPayloadWorkflowJobStep extends Loose {
  completed_at: string | null
  conclusion: Open<'cancelled' | 'failure' | 'skipped' | 'success'> | null
  name: string
  number: number
  started_at: string | null
  status: Open<'completed' | 'in_progress' | 'pending' | 'queued' | 'waiting'>
}

interface WorkflowJobPayloadWorkflowJobSteps extends Loose {
  length: number
  toString: unknown
  toLocaleString: unknown
  pop: unknown
  push: unknown
  concat: unknown
  join: unknown
  reverse: unknown
  shift: unknown
  slice: unknown
  sort: unknown
  splice: unknown
  unshift: unknown
  indexOf: unknown
  lastIndexOf: unknown
  every: unknown
  some: unknown
  forEach: unknown
  map: unknown
  filter: unknown
  reduce: unknown
  reduceRight: unknown
  find: unknown
  findIndex: unknown
  fill: unknown
  copyWithin: unknown
  entries: unknown
  keys: unknown
  values: unknown
  includes: unknown
  flatMap: unknown
  flat: unknown
  at: unknown
  findLast: unknown
  findLastIndex: unknown
  toReversed: unknown
  toSorted: unknown
  toSpliced: unknown
  with: unknown
}

interface WorkflowRun extends Loose {
  actor?: User | null | undefined
  artifacts_url: string
  cancel_url: string
  check_suite_id: number
  check_suite_node_id: string
  check_suite_url: string
  conclusion: Open<
    | 'action_required'
    | 'cancelled'
    | 'failure'
    | 'neutral'
    | 'skipped'
    | 'stale'
    | 'startup_failure'
    | 'success'
    | 'timed_out'
  > | null
  created_at: string
  event: string
  head_branch: string | null
  head_commit: SimpleCommit
  head_repository: RepositoryLite
  head_sha: string
  html_url: string
  id: number
  jobs_url: string
  logs_url: string
  name: string | null
  node_id: string
  path?: string | undefined
  previous_attempt_url: string | null
  pull_requests: PullRequestMinimal[]
  referenced_workflows?: WorkflowRunReferencedWorkflow[] | null | undefined
  repository: RepositoryLite
  rerun_url: string
  run_attempt: number
  run_number: number
  run_started_at: string
  status: Open<'completed' | 'in_progress' | 'pending' | 'queued' | 'requested' | 'waiting'>
  triggering_actor?: User | null | undefined
  updated_at: string
  url: string
  workflow_id: number
  workflow_url: string
  display_title?: string | undefined
}

interface WorkflowRunPayload extends Loose {
  action: Open<'completed' | 'in_progress' | 'requested'>
  enterprise?: Enterprise | undefined
  installation?: SimpleInstallation | undefined
  organization?: Organization | undefined
  repository: Repository
  sender: User
  workflow: Workflow | null
  workflow_run: WorkflowRun
}

interface WorkflowRunReferencedWorkflow extends Loose {
  path: string
  ref?: string | undefined
  sha: string
}
