// Written by `npm run payloads` from:
// - gitea-js 1.23.0
// - by hand: the payloads around the objects of the API, from modules/structs/hook.go of go-gitea/gitea (commit 040cb8b6)

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface GiteaPayloads {
  create: CreatePayload
  delete: DeletePayload
  fork: ForkPayload
  issue_comment: IssueCommentPayload
  issues: IssuePayload
  package: PackagePayload
  pull_request: PullRequestPayload
  pull_request_approved: PullRequestPayload
  pull_request_comment: PullRequestPayload
  pull_request_rejected: PullRequestPayload
  push: PushPayload
  release: ReleasePayload
  repository: RepositoryPayload
  wiki: WikiPayload
}

interface Attachment extends Loose {
  browser_download_url?: string | undefined
  created_at?: string | undefined
  download_count?: number | undefined
  id?: number | undefined
  name?: string | undefined
  size?: number | undefined
  uuid?: string | undefined
}

interface Changes extends Loose {
  title?: (Loose & { from: string }) | undefined
  body?: (Loose & { from: string }) | undefined
  ref?: (Loose & { from: string }) | undefined
}

interface Comment extends Loose {
  assets?: Attachment[] | undefined
  body?: string | undefined
  created_at?: string | undefined
  html_url?: string | undefined
  id?: number | undefined
  issue_url?: string | undefined
  original_author?: string | undefined
  original_author_id?: number | undefined
  pull_request_url?: string | undefined
  updated_at?: string | undefined
  user?: User | undefined
}

interface Commit extends Loose {
  added?: string[] | undefined
  author?: User | undefined
  committer?: User | undefined
  id?: string | undefined
  message?: string | undefined
  modified?: string[] | undefined
  removed?: string[] | undefined
  timestamp?: string | undefined
  url?: string | undefined
  verification?: CommitVerification | undefined
}

interface CommitVerification extends Loose {
  payload?: string | undefined
  reason?: string | undefined
  signature?: string | undefined
  signer?: User | undefined
  verified?: boolean | undefined
}

interface CreatePayload extends Loose {
  sha: string
  ref: string
  ref_type: string
  repository: Repository
  sender: User
}

interface DeletePayload extends Loose {
  ref: string
  ref_type: string
  pusher_type: string
  repository: Repository
  sender: User
}

interface ExternalTracker extends Loose {
  external_tracker_format?: string | undefined
  external_tracker_regexp_pattern?: string | undefined
  external_tracker_style?: string | undefined
  external_tracker_url?: string | undefined
}

interface ExternalWiki extends Loose {
  external_wiki_url?: string | undefined
}

interface ForkPayload extends Loose {
  forkee: Repository
  repository: Repository
  sender: User
}

interface InternalTracker extends Loose {
  allow_only_contributors_to_track_time?: boolean | undefined
  enable_issue_dependencies?: boolean | undefined
  enable_time_tracker?: boolean | undefined
}

interface Issue extends Loose {
  assets?: Attachment[] | undefined
  assignee?: User | undefined
  assignees?: User[] | undefined
  body?: string | undefined
  closed_at?: string | undefined
  comments?: number | undefined
  created_at?: string | undefined
  due_date?: string | undefined
  html_url?: string | undefined
  id?: number | undefined
  is_locked?: boolean | undefined
  labels?: Label[] | undefined
  milestone?: Milestone | undefined
  number?: number | undefined
  original_author?: string | undefined
  original_author_id?: number | undefined
  pin_order?: number | undefined
  pull_request?: PullRequestMeta | undefined
  ref?: string | undefined
  repository?: RepositoryMeta | undefined
  state?: string | undefined
  title?: string | undefined
  updated_at?: string | undefined
  url?: string | undefined
  user?: User | undefined
}

interface IssueCommentPayload extends Loose {
  action: string
  issue: Issue
  comment: Comment
  changes?: Changes | undefined
  repository: Repository
  sender: User
  is_pull: boolean
}

interface IssuePayload extends Loose {
  action: string
  number: number
  changes?: Changes | undefined
  issue: Issue
  repository: Repository
  sender: User
  commit_id: string
}

interface Label extends Loose {
  color?: string | undefined
  description?: string | undefined
  exclusive?: boolean | undefined
  id?: number | undefined
  is_archived?: boolean | undefined
  name?: string | undefined
  url?: string | undefined
}

interface Milestone extends Loose {
  closed_at?: string | undefined
  closed_issues?: number | undefined
  created_at?: string | undefined
  description?: string | undefined
  due_on?: string | undefined
  id?: number | undefined
  open_issues?: number | undefined
  state?: string | undefined
  title?: string | undefined
  updated_at?: string | undefined
}

interface Organization extends Loose {
  avatar_url?: string | undefined
  description?: string | undefined
  email?: string | undefined
  full_name?: string | undefined
  id?: number | undefined
  location?: string | undefined
  name?: string | undefined
  repo_admin_change_team_access?: boolean | undefined
  username?: string | undefined
  visibility?: string | undefined
  website?: string | undefined
}

interface PRBranchInfo extends Loose {
  label?: string | undefined
  ref?: string | undefined
  repo?: Repository | undefined
  repo_id?: number | undefined
  sha?: string | undefined
}

interface Package extends Loose {
  created_at?: string | undefined
  creator?: User | undefined
  html_url?: string | undefined
  id?: number | undefined
  name?: string | undefined
  owner?: User | undefined
  repository?: Repository | undefined
  type?: string | undefined
  version?: string | undefined
}

interface PackagePayload extends Loose {
  action: string
  repository: Repository | null
  package: Package
  organization: User | null
  sender: User
}

interface Permission extends Loose {
  admin?: boolean | undefined
  pull?: boolean | undefined
  push?: boolean | undefined
}

interface PullRequest extends Loose {
  additions?: number | undefined
  allow_maintainer_edit?: boolean | undefined
  assignee?: User | undefined
  assignees?: User[] | undefined
  base?: PRBranchInfo | undefined
  body?: string | undefined
  changed_files?: number | undefined
  closed_at?: string | undefined
  comments?: number | undefined
  created_at?: string | undefined
  deletions?: number | undefined
  diff_url?: string | undefined
  draft?: boolean | undefined
  due_date?: string | undefined
  head?: PRBranchInfo | undefined
  html_url?: string | undefined
  id?: number | undefined
  is_locked?: boolean | undefined
  labels?: Label[] | undefined
  merge_base?: string | undefined
  merge_commit_sha?: string | undefined
  mergeable?: boolean | undefined
  merged?: boolean | undefined
  merged_at?: string | undefined
  merged_by?: User | undefined
  milestone?: Milestone | undefined
  number?: number | undefined
  patch_url?: string | undefined
  pin_order?: number | undefined
  requested_reviewers?: User[] | undefined
  requested_reviewers_teams?: Team[] | undefined
  review_comments?: number | undefined
  state?: string | undefined
  title?: string | undefined
  updated_at?: string | undefined
  url?: string | undefined
  user?: User | undefined
}

interface PullRequestMeta extends Loose {
  draft?: boolean | undefined
  html_url?: string | undefined
  merged?: boolean | undefined
  merged_at?: string | undefined
}

interface PullRequestPayload extends Loose {
  action: string
  number: number
  changes?: Changes | undefined
  pull_request: PullRequest
  requested_reviewer: User | null
  repository: Repository
  sender: User
  commit_id: string
  review: (Loose & { type: string; content: string }) | null
}

interface PushPayload extends Loose {
  ref: string
  before: string
  after: string
  compare_url: string
  commits: Commit[]
  total_commits: number
  head_commit: Commit | null
  repository: Repository
  pusher: User
  sender: User
}

interface Release extends Loose {
  assets?: Attachment[] | undefined
  author?: User | undefined
  body?: string | undefined
  created_at?: string | undefined
  draft?: boolean | undefined
  html_url?: string | undefined
  id?: number | undefined
  name?: string | undefined
  prerelease?: boolean | undefined
  published_at?: string | undefined
  tag_name?: string | undefined
  tarball_url?: string | undefined
  target_commitish?: string | undefined
  upload_url?: string | undefined
  url?: string | undefined
  zipball_url?: string | undefined
}

interface ReleasePayload extends Loose {
  action: string
  release: Release
  repository: Repository
  sender: User
}

interface RepoTransfer extends Loose {
  doer?: User | undefined
  recipient?: User | undefined
  teams?: Team[] | undefined
}

interface Repository extends Loose {
  allow_fast_forward_only_merge?: boolean | undefined
  allow_merge_commits?: boolean | undefined
  allow_rebase?: boolean | undefined
  allow_rebase_explicit?: boolean | undefined
  allow_rebase_update?: boolean | undefined
  allow_squash_merge?: boolean | undefined
  archived?: boolean | undefined
  archived_at?: string | undefined
  avatar_url?: string | undefined
  clone_url?: string | undefined
  created_at?: string | undefined
  default_allow_maintainer_edit?: boolean | undefined
  default_branch?: string | undefined
  default_delete_branch_after_merge?: boolean | undefined
  default_merge_style?: string | undefined
  description?: string | undefined
  empty?: boolean | undefined
  external_tracker?: ExternalTracker | undefined
  external_wiki?: ExternalWiki | undefined
  fork?: boolean | undefined
  forks_count?: number | undefined
  full_name?: string | undefined
  has_actions?: boolean | undefined
  has_issues?: boolean | undefined
  has_packages?: boolean | undefined
  has_projects?: boolean | undefined
  has_pull_requests?: boolean | undefined
  has_releases?: boolean | undefined
  has_wiki?: boolean | undefined
  html_url?: string | undefined
  id?: number | undefined
  ignore_whitespace_conflicts?: boolean | undefined
  internal?: boolean | undefined
  internal_tracker?: InternalTracker | undefined
  language?: string | undefined
  languages_url?: string | undefined
  licenses?: string[] | undefined
  link?: string | undefined
  mirror?: boolean | undefined
  mirror_interval?: string | undefined
  mirror_updated?: string | undefined
  name?: string | undefined
  object_format_name?: Open<'sha1' | 'sha256'> | undefined
  open_issues_count?: number | undefined
  open_pr_counter?: number | undefined
  original_url?: string | undefined
  owner?: User | undefined
  parent?: Repository | undefined
  permissions?: Permission | undefined
  private?: boolean | undefined
  projects_mode?: string | undefined
  release_counter?: number | undefined
  repo_transfer?: RepoTransfer | undefined
  size?: number | undefined
  ssh_url?: string | undefined
  stars_count?: number | undefined
  template?: boolean | undefined
  topics?: string[] | undefined
  updated_at?: string | undefined
  url?: string | undefined
  watchers_count?: number | undefined
  website?: string | undefined
}

interface RepositoryMeta extends Loose {
  full_name?: string | undefined
  id?: number | undefined
  name?: string | undefined
  owner?: string | undefined
}

interface RepositoryPayload extends Loose {
  action: string
  repository: Repository
  organization: User | null
  sender: User
}

interface Team extends Loose {
  can_create_org_repo?: boolean | undefined
  description?: string | undefined
  id?: number | undefined
  includes_all_repositories?: boolean | undefined
  name?: string | undefined
  organization?: Organization | undefined
  permission?: Open<'admin' | 'none' | 'owner' | 'read' | 'write'> | undefined
  units?: string[] | undefined
  units_map?: { [key: string]: string } | undefined
}

interface User extends Loose {
  active?: boolean | undefined
  avatar_url?: string | undefined
  created?: string | undefined
  description?: string | undefined
  email?: string | undefined
  followers_count?: number | undefined
  following_count?: number | undefined
  full_name?: string | undefined
  html_url?: string | undefined
  id?: number | undefined
  is_admin?: boolean | undefined
  language?: string | undefined
  last_login?: string | undefined
  location?: string | undefined
  login?: string | undefined
  login_name?: string | undefined
  prohibit_login?: boolean | undefined
  restricted?: boolean | undefined
  source_id?: number | undefined
  starred_repos_count?: number | undefined
  visibility?: string | undefined
  website?: string | undefined
  name?: string | undefined
  username?: string | undefined
}

interface WikiPayload extends Loose {
  action: string
  repository: Repository
  sender: User
  page: string
  comment: string
}
