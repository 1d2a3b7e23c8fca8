// The payloads of GitLab's webhooks: all examples of doc/user/project/integrations/webhook_events.md in gitlabhq/gitlabhq
// (the mirror of gitlab-org/gitlab, commit 017a6c12, read on 2026-11-22). Fields under "beyond the examples" come from
// lib/gitlab/data_builder/{pipeline,build,push}.rb and lib/gitlab/hook_data/{note,merge_request}_builder.rb there.
// Not confirmed: `ref` of deployments; `merged_at`, `system` and `system_action` of merge requests; `changes` beyond the
// examples; all payloads of work items besides issues, whose fields the page does not show.

// The fields that the documentation does not list stay readable, as `unknown`.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Project extends Loose {
  id?: number | undefined
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
  ci_config_path?: string | null | undefined
  homepage?: string | undefined
  url?: string | undefined
  ssh_url?: string | undefined
  http_url?: string | undefined
}

interface Repository extends Loose {
  name: string
  url?: string | undefined
  description: string | null
  homepage: string
  git_http_url?: string | undefined
  git_ssh_url?: string | undefined
  visibility_level?: number | undefined
}

interface User extends Loose {
  id?: number | undefined
  name: string
  username?: string | undefined
  avatar_url: string | null
  email?: string | undefined
}

interface Author extends Loose {
  name: string
  email: string
}

interface Commit extends Loose {
  id: string
  message: string
  title?: string | undefined
  timestamp: string
  url: string
  author: Author
  added?: string[] | undefined
  modified?: string[] | undefined
  removed?: string[] | undefined
}

interface Label extends Loose {
  id: number
  title: string
  color: string
  project_id: number | null
  created_at: string
  updated_at: string
  template: boolean
  description: string | null
  type: Open<'ProjectLabel' | 'GroupLabel'>
  group_id: number | null
}

interface Change extends Loose {
  previous: unknown
  current: unknown
}

interface Changes extends Loose {
  updated_at?: Change | undefined
  updated_by_id?: Change | undefined
  title?: Change | undefined
  description?: Change | undefined
  state_id?: Change | undefined
  draft?: Change | undefined
  closed_at?: Change | undefined
  total_time_spent?: Change | undefined
  time_change?: Change | undefined
  last_edited_at?: Change | undefined
  last_edited_by_id?: Change | undefined
  milestone_id?: Change | undefined
  target_branch?: Change | undefined
  labels?: (Loose & { previous: Label[]; current: Label[] }) | undefined
  assignees?: (Loose & { previous: User[]; current: User[] }) | undefined
  reviewers?: (Loose & { previous: User[]; current: User[] }) | undefined
}

interface Push extends Loose {
  object_kind: 'push'
  event_name: string
  before: string
  after: string
  ref: string
  ref_protected?: boolean | undefined
  checkout_sha: string | null
  message?: string | null | undefined
  push_options?: Loose | undefined
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

interface TagPush extends Loose {
  object_kind: 'tag_push'
  event_name: string
  before: string
  after: string
  ref: string
  ref_protected?: boolean | undefined
  checkout_sha: string | null
  message?: string | null | undefined
  push_options?: Loose | undefined
  user_id: number
  user_name: string
  user_username?: string | undefined
  user_email?: string | null | undefined
  user_avatar: string | null
  project_id: number
  project: Project
  repository: Repository
  commits: Commit[]
  total_commits_count: number
}

interface IssueOfNote extends Loose {
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
  closed_at?: string | null | undefined
  updated_by_id?: number | null | undefined
  last_edited_at?: string | null | undefined
  last_edited_by_id?: number | null | undefined
  relative_position?: number | null | undefined
  milestone_id: number | null
  state_id?: number | undefined
  confidential?: boolean | undefined
  discussion_locked?: boolean | null | undefined
  due_date?: string | null | undefined
  moved_to_id?: number | null | undefined
  duplicated_to_id?: number | null | undefined
  time_estimate?: number | undefined
  total_time_spent?: number | undefined
  time_change?: number | undefined
  human_total_time_spent?: string | null | undefined
  human_time_change?: string | null | undefined
  human_time_estimate?: string | null | undefined
  position?: number | undefined
  branch_name?: string | null | undefined
  weight?: number | null | undefined
  health_status?: string | null | undefined
  type?: string | undefined
  url?: string | undefined
  state: Open<'opened' | 'closed'>
  action?: Open<'open' | 'close' | 'reopen' | 'update'> | undefined
  severity?: string | undefined
  escalation_status?: string | undefined
  escalation_policy?: (Loose & { id: number; name: string }) | null | undefined
  labels?: Label[] | undefined
}

interface IssueAttributes extends IssueOfNote {
  url: string
}

interface Issue extends Loose {
  object_kind: 'issue'
  event_type: string
  user: User
  project: Project
  repository: Repository
  object_attributes: IssueAttributes
  assignees?: User[] | undefined
  assignee?: User | undefined
  labels: Label[]
  changes: Changes
}

interface WorkItem extends Loose {
  object_kind: 'work_item'
  event_type: string
  user: User
  project?: Project | undefined
  repository?: Repository | undefined
  object_attributes: IssueAttributes
  assignees?: User[] | undefined
  labels: Label[]
  changes: Changes
}

interface MergeRequestOfNote extends Loose {
  id: number
  iid: number
  title: string
  description: string | null
  target_branch: string
  target_project_id: number
  source_branch: string
  source_project_id: number | null
  author_id: number
  assignee_ids?: number[] | undefined
  assignee_id?: number | null | undefined
  reviewer_ids?: number[] | undefined
  milestone_id: number | null
  created_at: string
  updated_at: string
  prepared_at?: string | null | undefined
  merged_at?: string | null | undefined
  state: Open<'opened' | 'closed' | 'locked' | 'merged'>
  state_id?: number | undefined
  blocking_discussions_resolved?: boolean | undefined
  first_contribution?: boolean | undefined
  draft?: boolean | undefined
  work_in_progress?: boolean | undefined
  merge_status?: string | undefined
  detailed_merge_status?: string | undefined
  merge_commit_sha?: string | null | undefined
  merge_error?: string | null | undefined
  merge_user_id?: number | null | undefined
  merge_when_pipeline_succeeds?: boolean | undefined
  head_pipeline_id?: number | null | undefined
  last_edited_at?: string | null | undefined
  last_edited_by_id?: number | null | undefined
  updated_by_id?: number | null | undefined
  merge_params?: Loose | undefined
  position?: number | undefined
  time_estimate?: number | undefined
  total_time_spent?: number | undefined
  time_change?: number | undefined
  human_total_time_spent?: string | null | undefined
  human_time_change?: string | null | undefined
  human_time_estimate?: string | null | undefined
  assignee?: User | null | undefined
  source: Project | null
  target: Project
  last_commit: Commit | null
  labels?: Label[] | undefined
  url?: string | undefined
  oldrev?: string | undefined
  system?: boolean | undefined
  system_action?: string | undefined
  action?:
    | Open<'open' | 'close' | 'reopen' | 'update' | 'approval' | 'approved' | 'unapproval' | 'unapproved' | 'merge'>
    | undefined
}

interface MergeRequestAttributes extends MergeRequestOfNote {
  url: string
}

interface MergeRequest extends Loose {
  object_kind: 'merge_request'
  event_type: string
  user: User
  project: Project
  repository: Repository
  object_attributes: MergeRequestAttributes
  labels: Label[]
  changes: Changes
  assignees?: User[] | undefined
  reviewers?: User[] | undefined
}

interface NoteAttributes extends Loose {
  id: number
  note: string
  noteable_type: Open<'Commit' | 'Issue' | 'MergeRequest' | 'Snippet'>
  noteable_id: number | null
  author_id: number
  created_at: string
  updated_at: string
  project_id: number
  attachment: string | null
  line_code: string | null
  commit_id: string | null
  discussion_id?: string | undefined
  type?: string | null | undefined
  system: boolean
  internal?: boolean | undefined
  position?: unknown
  original_position?: unknown
  change_position?: unknown
  resolved_at?: string | null | undefined
  resolved_by_id?: number | null | undefined
  resolved_by_push?: boolean | null | undefined
  updated_by_id?: number | null | undefined
  st_diff:
    | (Loose & {
        diff: string
        new_path: string
        old_path: string
        a_mode: string
        b_mode: string
        new_file: boolean
        renamed_file: boolean
        deleted_file: boolean
      })
    | null
  description?: string | undefined
  action?: Open<'create' | 'update'> | undefined
  url: string
}

interface Note extends Loose {
  object_kind: 'note'
  event_type: string
  user: User
  project_id: number
  project: Project
  repository: Repository
  object_attributes: NoteAttributes
  commit?: Commit | undefined
  merge_request?: MergeRequestOfNote | undefined
  issue?: IssueOfNote | undefined
  snippet?:
    | (Loose & {
        id: number
        title: string
        description?: string | null | undefined
        content: string
        author_id: number
        project_id: number
        created_at: string
        updated_at: string
        file_name: string
        type?: string | undefined
        expires_at?: string | null | undefined
        visibility_level: number
        url?: string | undefined
      })
    | undefined
}

interface WikiPage extends Loose {
  object_kind: 'wiki_page'
  user: User
  project: Project
  wiki: Loose & {
    web_url: string
    git_ssh_url: string
    git_http_url: string
    path_with_namespace: string
    default_branch: string
  }
  object_attributes: Loose & {
    title: string
    content: string
    format: string
    message: string | null
    slug: string
    url: string
    action: Open<'create' | 'update' | 'delete'>
    diff_url?: string | undefined
    version_id?: string | undefined
  }
}

interface Runner extends Loose {
  id: number
  description: string | null
  active: boolean
  runner_type: string
  is_shared: boolean
  tags: string[]
}

interface Environment extends Loose {
  name: string
  action: string
  deployment_tier?: string | null | undefined
}

interface PipelineJob extends Loose {
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
  artifacts_file: Loose & { filename: string | null; size: number | null }
  environment: Environment | null
}

interface Pipeline extends Loose {
  object_kind: 'pipeline'
  object_attributes: Loose & {
    id: number
    iid: number
    name?: string | null | undefined
    ref: string
    tag: boolean
    sha: string
    before_sha: string
    source: string
    status: string
    detailed_status?: string | undefined
    stages: string[]
    created_at: string
    finished_at: string | null
    duration: number | null
    queued_duration?: number | null | undefined
    protected_ref?: boolean | undefined
    variables: (Loose & { key: string; value: string })[]
    url: string
  }
  merge_request:
    | (Loose & {
        id: number
        iid: number
        title: string
        source_branch: string
        source_project_id: number | null
        target_branch: string
        target_project_id: number
        state: string
        merge_status: string
        detailed_merge_status?: string | undefined
        url: string
      })
    | null
  user: User | null
  project: Project
  commit: Commit | null
  source_pipeline?:
    | (Loose & {
        project: Loose & { id: number; web_url: string; path_with_namespace: string }
        pipeline_id: number
        job_id: number
      })
    | undefined
  builds: PipelineJob[]
}

interface Job extends Loose {
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
  build_created_at_iso?: string | undefined
  build_started_at: string | null
  build_started_at_iso?: string | null | undefined
  build_finished_at: string | null
  build_finished_at_iso?: string | null | undefined
  build_duration: number | null
  build_queued_duration: number | null
  build_allow_failure: boolean
  build_failure_reason: string
  retries_count?: number | undefined
  pipeline_id: number
  project_id: number
  project_name: string
  user: User | null
  commit: Loose & {
    id: number
    name: string | null
    sha: string
    message: string
    author_name: string
    author_email: string
    author_url?: string | undefined
    status: string
    duration: number | null
    started_at: string | null
    started_at_iso?: string | null | undefined
    finished_at: string | null
    finished_at_iso?: string | null | undefined
  }
  repository: Repository
  project?: Project | undefined
  runner: Runner | null
  environment: Environment | null
  source_pipeline?:
    | (Loose & {
        project: Loose & { id: number; web_url: string; path_with_namespace: string }
        pipeline_id: number
        job_id: number
      })
    | undefined
}

interface Deployment extends Loose {
  object_kind: 'deployment'
  status: Open<'created' | 'running' | 'success' | 'failed' | 'canceled' | 'blocked'>
  status_changed_at: string
  deployment_id: number
  deployable_id: number | null
  deployable_url: string | null
  environment: string
  environment_tier?: string | undefined
  environment_slug?: string | undefined
  environment_external_url?: string | null | undefined
  project: Project
  ref?: string | undefined
  short_sha: string
  user: User | null
  user_url: string | null
  commit_url: string
  commit_title: string | null
}

interface FeatureFlag extends Loose {
  object_kind: 'feature_flag'
  project: Project
  user: User
  user_url: string
  object_attributes: Loose & { id: number; name: string; description: string | null; active: boolean }
}

interface Release extends Loose {
  object_kind: 'release'
  id: number
  created_at: string
  released_at: string
  description: string | null
  name: string
  tag: string
  project: Project
  url: string
  action: Open<'create' | 'update' | 'delete'>
  assets: Loose & {
    count: number
    links: (Loose & { id: number; external?: boolean | undefined; link_type: string; name: string; url: string })[]
    sources: (Loose & { format: string; url: string })[]
  }
  commit: Commit
}

interface Milestone extends Loose {
  object_kind: 'milestone'
  event_type: string
  project: Project
  object_attributes: Loose & {
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
  action: Open<'create' | 'close' | 'reopen' | 'delete'>
}

interface Emoji extends Loose {
  object_kind: 'emoji'
  event_type: Open<'award' | 'revoke'>
  user: User
  project_id: number
  project: Project
  object_attributes: Loose & {
    user_id: number
    created_at: string
    id: number
    name: string
    awardable_type: string
    awardable_id: number
    updated_at: string
    action?: string | undefined
    awarded_on_url: string
  }
  note?: NoteAttributes | undefined
  issue?: IssueOfNote | undefined
  merge_request?: MergeRequestOfNote | undefined
}

interface AccessToken extends Loose {
  object_kind: 'access_token'
  event_name: string
  /** Of a project's token. */
  project?: Project | undefined
  /** Of a group's token. */
  group?:
    | (Loose & { group_name: string; group_path: string; group_id: number; full_path?: string | undefined })
    | undefined
  object_attributes: Loose & { user_id: number; created_at: string; id: number; name: string; expires_at: string }
}

interface Vulnerability extends Loose {
  object_kind: 'vulnerability'
  object_attributes: Loose & {
    url: string
    title: string
    state: string
    project_id: number
    location: Loose & {
      file?: string | undefined
      dependency?:
        | (Loose & { package?: (Loose & { name?: string | undefined }) | undefined; version?: string | undefined })
        | undefined
    }
    cvss: (Loose & { vector: string; vendor: string })[]
    severity: string
    severity_overridden: boolean
    identifiers: (Loose & { name: string; external_id: string; external_type: string; url: string })[]
    issues: (Loose & { title: string; url: string; created_at: string; updated_at: string })[]
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

interface GroupMember extends Loose {
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

interface GroupProject extends Loose {
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

interface Subgroup extends Loose {
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

/** The payloads of GitLab's events, by the kind of an event. */
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
