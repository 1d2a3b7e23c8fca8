// The payloads of GitLab's webhooks: the examples of doc/user/project/integrations/webhook_events.md in gitlabhq/gitlabhq
// (commit 017a6c12), read in full. Fields under "beyond the examples" come from lib/gitlab/data_builder and
// lib/gitlab/hook_data of the same repository, or could not be confirmed, as test/payloads/vendors/gitlab.mjs says.

interface Project {
  id?: number
  name: string
  description: string | null
  web_url: string
  avatar_url: string | null
  git_ssh_url: string
  git_http_url: string
  namespace: string
  visibility_level: number
  path_with_namespace: string
  default_branch: string | null
  ci_config_path?: string | null
  homepage?: string
  url?: string
  ssh_url?: string
  http_url?: string
}

interface Repository {
  name: string
  url?: string
  description: string | null
  homepage: string
  git_http_url?: string
  git_ssh_url?: string
  visibility_level?: number
}

interface User {
  id?: number
  name: string
  username?: string
  avatar_url: string | null
  email?: string
}

interface Author {
  name: string
  email: string
}

interface Commit {
  id: string
  message: string
  title?: string
  timestamp: string
  url: string
  author: Author
  added?: string[]
  modified?: string[]
  removed?: string[]
}

interface Label {
  id: number
  title: string
  color: string
  project_id: number | null
  created_at: string
  updated_at: string
  template: boolean
  description: string | null
  type: 'ProjectLabel' | 'GroupLabel'
  group_id: number | null
}

interface Change {
  previous: unknown
  current: unknown
}

interface Changes {
  updated_at?: Change
  updated_by_id?: Change
  title?: Change
  description?: Change
  state_id?: Change
  draft?: Change
  closed_at?: Change
  total_time_spent?: Change
  time_change?: Change
  last_edited_at?: Change
  last_edited_by_id?: Change
  milestone_id?: Change
  target_branch?: Change
  labels?: { previous: Label[]; current: Label[] }
  assignees?: { previous: User[]; current: User[] }
  reviewers?: { previous: User[]; current: User[] }
}

interface Push {
  object_kind: 'push'
  event_name: string
  before: string
  after: string
  ref: string
  ref_protected?: boolean
  checkout_sha: string | null
  message?: string | null
  push_options?: Record<string, unknown>
  user_id: number
  user_name: string
  user_username: string
  user_email: string | null
  user_avatar: string | null
  project_id: number
  project: Project
  repository: Repository
  commits: Commit[]
  total_commits_count: number
}

interface TagPush {
  object_kind: 'tag_push'
  event_name: string
  before: string
  after: string
  ref: string
  ref_protected?: boolean
  checkout_sha: string | null
  message?: string | null
  push_options?: Record<string, unknown>
  user_id: number
  user_name: string
  user_username?: string
  user_email?: string | null
  user_avatar: string | null
  project_id: number
  project: Project
  repository: Repository
  commits: Commit[]
  total_commits_count: number
}

interface IssueOfNote {
  id: number
  iid: number
  title: string
  description: string | null
  assignee_ids: number[]
  /** Deprecated: the first assignee. */
  assignee_id: number | null
  author_id: number
  project_id: number
  created_at: string
  updated_at: string
  closed_at?: string | null
  updated_by_id?: number | null
  last_edited_at?: string | null
  last_edited_by_id?: number | null
  relative_position?: number | null
  milestone_id: number | null
  state_id?: number
  confidential?: boolean
  discussion_locked?: boolean | null
  due_date?: string | null
  moved_to_id?: number | null
  duplicated_to_id?: number | null
  time_estimate?: number
  total_time_spent?: number
  time_change?: number
  human_total_time_spent?: string | null
  human_time_change?: string | null
  human_time_estimate?: string | null
  position?: number
  branch_name?: string | null
  weight?: number | null
  health_status?: string | null
  type?: string
  url?: string
  state: 'opened' | 'closed'
  action?: 'open' | 'close' | 'reopen' | 'update'
  severity?: string
  escalation_status?: string
  escalation_policy?: { id: number; name: string } | null
  labels?: Label[]
}

interface IssueAttributes extends IssueOfNote {
  url: string
}

interface Issue {
  object_kind: 'issue'
  event_type: string
  user: User
  project: Project
  repository: Repository
  object_attributes: IssueAttributes
  assignees?: User[]
  assignee?: User
  labels: Label[]
  changes: Changes
}

interface WorkItem {
  object_kind: 'work_item'
  event_type: string
  user: User
  project?: Project
  repository?: Repository
  object_attributes: IssueAttributes
  assignees?: User[]
  labels: Label[]
  changes: Changes
}

interface MergeRequestOfNote {
  id: number
  iid: number
  title: string
  description: string | null
  target_branch: string
  target_project_id: number
  source_branch: string
  source_project_id: number | null
  author_id: number
  assignee_ids?: number[]
  assignee_id?: number | null
  reviewer_ids?: number[]
  milestone_id: number | null
  created_at: string
  updated_at: string
  prepared_at?: string | null
  merged_at?: string | null
  state: 'opened' | 'closed' | 'locked' | 'merged'
  state_id?: number
  blocking_discussions_resolved?: boolean
  first_contribution?: boolean
  draft?: boolean
  work_in_progress?: boolean
  merge_status?: string
  detailed_merge_status?: string
  merge_commit_sha?: string | null
  merge_error?: string | null
  merge_user_id?: number | null
  merge_when_pipeline_succeeds?: boolean
  head_pipeline_id?: number | null
  last_edited_at?: string | null
  last_edited_by_id?: number | null
  updated_by_id?: number | null
  merge_params?: Record<string, unknown>
  position?: number
  time_estimate?: number
  total_time_spent?: number
  time_change?: number
  human_total_time_spent?: string | null
  human_time_change?: string | null
  human_time_estimate?: string | null
  assignee?: User | null
  source: Project | null
  target: Project
  last_commit: Commit | null
  labels?: Label[]
  url?: string
  oldrev?: string
  system?: boolean
  system_action?: string
  action?: 'open' | 'close' | 'reopen' | 'update' | 'approval' | 'approved' | 'unapproval' | 'unapproved' | 'merge'
}

interface MergeRequestAttributes extends MergeRequestOfNote {
  url: string
}

interface MergeRequest {
  object_kind: 'merge_request'
  event_type: string
  user: User
  project: Project
  repository: Repository
  object_attributes: MergeRequestAttributes
  labels: Label[]
  changes: Changes
  assignees?: User[]
  reviewers?: User[]
}

interface NoteAttributes {
  id: number
  note: string
  noteable_type: 'Commit' | 'Issue' | 'MergeRequest' | 'Snippet'
  noteable_id: number | null
  author_id: number
  created_at: string
  updated_at: string
  project_id: number
  attachment: string | null
  line_code: string | null
  commit_id: string | null
  discussion_id?: string
  type?: string | null
  system: boolean
  internal?: boolean
  position?: unknown
  original_position?: unknown
  change_position?: unknown
  resolved_at?: string | null
  resolved_by_id?: number | null
  resolved_by_push?: boolean | null
  updated_by_id?: number | null
  st_diff: {
    diff: string
    new_path: string
    old_path: string
    a_mode: string
    b_mode: string
    new_file: boolean
    renamed_file: boolean
    deleted_file: boolean
  } | null
  description?: string
  action?: 'create' | 'update'
  url: string
}

interface Note {
  object_kind: 'note'
  event_type: string
  user: User
  project_id: number
  project: Project
  repository: Repository
  object_attributes: NoteAttributes
  commit?: Commit
  merge_request?: MergeRequestOfNote
  issue?: IssueOfNote
  snippet?: {
    id: number
    title: string
    description?: string | null
    content: string
    author_id: number
    project_id: number
    created_at: string
    updated_at: string
    file_name: string
    type?: string
    expires_at?: string | null
    visibility_level: number
    url?: string
  }
}

interface WikiPage {
  object_kind: 'wiki_page'
  user: User
  project: Project
  wiki: {
    web_url: string
    git_ssh_url: string
    git_http_url: string
    path_with_namespace: string
    default_branch: string
  }
  object_attributes: {
    title: string
    content: string
    format: string
    message: string | null
    slug: string
    url: string
    action: 'create' | 'update' | 'delete'
    diff_url?: string
    version_id?: string
  }
}

interface Runner {
  id: number
  description: string | null
  active: boolean
  runner_type: string
  is_shared: boolean
  tags: string[]
}

interface Environment {
  name: string
  action: string
  deployment_tier?: string | null
}

interface PipelineJob {
  id: number
  stage: string
  name: string
  status: string
  created_at: string
  started_at: string | null
  finished_at: string | null
  duration: number | null
  queued_duration: number | null
  failure_reason: string | null
  when: string
  manual: boolean
  allow_failure: boolean
  user: User | null
  runner: Runner | null
  artifacts_file: { filename: string | null; size: number | null }
  environment: Environment | null
}

interface Pipeline {
  object_kind: 'pipeline'
  object_attributes: {
    id: number
    iid: number
    name?: string | null
    ref: string
    tag: boolean
    sha: string
    before_sha: string
    source: string
    status: string
    detailed_status?: string
    stages: string[]
    created_at: string
    finished_at: string | null
    duration: number | null
    queued_duration?: number | null
    protected_ref?: boolean
    variables: { key: string; value: string }[]
    url: string
  }
  merge_request: {
    id: number
    iid: number
    title: string
    source_branch: string
    source_project_id: number | null
    target_branch: string
    target_project_id: number
    state: string
    merge_status: string
    detailed_merge_status?: string
    url: string
  } | null
  user: User | null
  project: Project
  commit: Commit | null
  source_pipeline?: {
    project: { id: number; web_url: string; path_with_namespace: string }
    pipeline_id: number
    job_id: number
  }
  builds: PipelineJob[]
}

interface Job {
  object_kind: 'build'
  ref: string
  tag: boolean
  before_sha: string
  sha: string
  build_id: number
  build_name: string
  build_stage: string
  build_status: string
  build_created_at: string
  build_created_at_iso?: string
  build_started_at: string | null
  build_started_at_iso?: string | null
  build_finished_at: string | null
  build_finished_at_iso?: string | null
  build_duration: number | null
  build_queued_duration: number | null
  build_allow_failure: boolean
  build_failure_reason: string
  retries_count?: number
  pipeline_id: number
  project_id: number
  project_name: string
  user: User | null
  commit: {
    id: number
    name: string | null
    sha: string
    message: string
    author_name: string
    author_email: string
    author_url?: string
    status: string
    duration: number | null
    started_at: string | null
    started_at_iso?: string | null
    finished_at: string | null
    finished_at_iso?: string | null
  }
  repository: Repository
  project?: Project
  runner: Runner | null
  environment: Environment | null
  source_pipeline?: {
    project: { id: number; web_url: string; path_with_namespace: string }
    pipeline_id: number
    job_id: number
  }
}

interface Deployment {
  object_kind: 'deployment'
  status: 'created' | 'running' | 'success' | 'failed' | 'canceled' | 'blocked'
  status_changed_at: string
  deployment_id: number
  deployable_id: number | null
  deployable_url: string | null
  environment: string
  environment_tier?: string
  environment_slug?: string
  environment_external_url?: string | null
  project: Project
  ref?: string
  short_sha: string
  user: User | null
  user_url: string | null
  commit_url: string
  commit_title: string | null
}

interface FeatureFlag {
  object_kind: 'feature_flag'
  project: Project
  user: User
  user_url: string
  object_attributes: { id: number; name: string; description: string | null; active: boolean }
}

interface Release {
  object_kind: 'release'
  id: number
  created_at: string
  released_at: string
  description: string | null
  name: string
  tag: string
  project: Project
  url: string
  action: 'create' | 'update' | 'delete'
  assets: {
    count: number
    links: { id: number; external?: boolean; link_type: string; name: string; url: string }[]
    sources: { format: string; url: string }[]
  }
  commit: Commit
}

interface Milestone {
  object_kind: 'milestone'
  event_type: string
  project: Project
  object_attributes: {
    id: number
    iid: number
    title: string
    description: string | null
    state: string
    created_at: string
    updated_at: string
    due_date: string | null
    start_date: string | null
    group_id: number | null
    project_id: number | null
  }
  action: 'create' | 'close' | 'reopen' | 'delete'
}

interface Emoji {
  object_kind: 'emoji'
  event_type: 'award' | 'revoke'
  user: User
  project_id: number
  project: Project
  object_attributes: {
    user_id: number
    created_at: string
    id: number
    name: string
    awardable_type: string
    awardable_id: number
    updated_at: string
    action?: string
    awarded_on_url: string
  }
  note?: NoteAttributes
  issue?: IssueOfNote
  merge_request?: MergeRequestOfNote
}

interface AccessToken {
  object_kind: 'access_token'
  event_name: string
  /** Of a project's token. */
  project?: Project
  /** Of a group's token. */
  group?: { group_name: string; group_path: string; group_id: number; full_path?: string }
  object_attributes: { user_id: number; created_at: string; id: number; name: string; expires_at: string }
}

interface Vulnerability {
  object_kind: 'vulnerability'
  object_attributes: {
    url: string
    title: string
    state: string
    project_id: number
    location: {
      file?: string
      dependency?: { package?: { name?: string }; version?: string }
    }
    cvss: { vector: string; vendor: string }[]
    severity: string
    severity_overridden: boolean
    identifiers: { name: string; external_id: string; external_type: string; url: string }[]
    issues: { title: string; url: string; created_at: string; updated_at: string }[]
    report_type: string
    confidence: string
    confidence_overridden: boolean
    confirmed_at: string | null
    confirmed_by_id: number | null
    dismissed_at: string | null
    dismissed_by_id: number | null
    resolved_at: string | null
    resolved_by_id: number | null
    auto_resolved: boolean
    resolved_on_default_branch: boolean
    created_at: string
    updated_at: string
  }
}

interface GroupMember {
  event_name: string
  created_at: string
  updated_at: string
  group_name: string
  group_path: string
  group_id: number
  user_username: string
  user_name: string
  user_email: string
  user_id: number
  group_access: string
  group_plan: string | null
  expires_at: string | null
}

interface GroupProject {
  event_name: string
  created_at: string
  updated_at: string
  name: string
  path: string
  path_with_namespace: string
  project_id: number
  project_namespace_id: number
  owners: Author[]
  project_visibility: string
}

interface Subgroup {
  event_name: string
  created_at: string
  updated_at: string
  name: string
  path: string
  full_path: string
  group_id: number
  parent_group_id: number
  parent_name: string
  parent_path: string
  parent_full_path: string
}

export interface GitlabPayloads {
  push: Push
  tag_push: TagPush
  issue: Issue
  work_item: WorkItem
  note: Note
  merge_request: MergeRequest
  wiki_page: WikiPage
  pipeline: Pipeline
  build: Job
  deployment: Deployment
  feature_flag: FeatureFlag
  release: Release
  milestone: Milestone
  emoji: Emoji
  access_token: AccessToken
  vulnerability: Vulnerability
  user_add_to_group: GroupMember
  user_update_for_group: GroupMember
  user_remove_from_group: GroupMember
  user_access_request_to_group: GroupMember
  user_access_request_denied_for_group: GroupMember
  project_create: GroupProject
  project_destroy: GroupProject
  subgroup_create: Subgroup
  subgroup_destroy: Subgroup
}
