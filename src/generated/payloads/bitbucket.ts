// Written by `npm run payloads` from:
// - bitbucket 2.12.0
// - by hand: the payloads around the objects of the API, from zerver/webhooks/bitbucket2 of zulip/zulip (commit 00224185)

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface BitbucketPayloads {
  'issue:comment_created': IssueCommentEvent
  'issue:created': IssueEvent
  'issue:updated': IssueUpdateEvent
  'pullrequest:approved': PullRequestApprovalEvent
  'pullrequest:comment_created': PullRequestCommentEvent
  'pullrequest:comment_deleted': PullRequestCommentEvent
  'pullrequest:comment_updated': PullRequestCommentEvent
  'pullrequest:created': PullRequestEvent
  'pullrequest:fulfilled': PullRequestEvent
  'pullrequest:rejected': PullRequestEvent
  'pullrequest:unapproved': PullRequestApprovalEvent
  'pullrequest:updated': PullRequestEvent
  'repo:commit_comment_created': CommitCommentEvent
  'repo:commit_status_created': CommitStatusEvent
  'repo:commit_status_updated': CommitStatusEvent
  'repo:fork': ForkEvent
  'repo:push': PushEvent
}

interface Author extends Loose {
  type: string
  raw?: string | null | undefined
  user?: Team | null | undefined
}

interface BaseCommit extends Loose {
  type: string
  author?: Author | null | undefined
  date?: string | null | undefined
  hash?: string | null | undefined
  message?: string | null | undefined
  parents?: BaseCommit[] | null | undefined
  summary?: IssueContent | null | undefined
}

interface Branch extends Loose {
  links?: BranchLinks | null | undefined
  name?: string | null | undefined
  target?: Commit | null | undefined
  type: string
  default_merge_strategy?: string | null | undefined
  merge_strategies?: Open<'fast_forward' | 'merge_commit' | 'squash'>[] | null | undefined
}

interface BranchLinks extends Loose {
  commits?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  html?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  self?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
}

interface Change extends Loose {
  forced: boolean
  new: Reference | null
  old: Reference | null
  created: boolean
  closed: boolean
  truncated: boolean
  commits: Commit[]
  links?: unknown
}

interface Comment extends Loose {
  type: string
  content?: IssueContent | null | undefined
  created_on?: string | null | undefined
  deleted?: boolean | null | undefined
  id?: number | null | undefined
  inline?: CommentInline | null | undefined
  links?: CommentLinks | null | undefined
  parent?: Comment | null | undefined
  updated_on?: string | null | undefined
  user?: Team | null | undefined
}

interface CommentInline extends Loose {
  from?: number | undefined
  path: string
  to?: number | undefined
}

interface CommentLinks extends Loose {
  code?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  html?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  self?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
}

interface CommentOfCommit extends Loose {
  commit?: Commit | null | undefined
  type: string
  content?: IssueContent | null | undefined
  created_on?: string | null | undefined
  deleted?: boolean | null | undefined
  id?: number | null | undefined
  inline?: CommentInline | null | undefined
  links?: CommentLinks | null | undefined
  parent?: Comment | null | undefined
  updated_on?: string | null | undefined
  user?: Team | null | undefined
}

interface CommentResolution extends Loose {
  created_on?: string | null | undefined
  type: string
  user?: Team | null | undefined
}

interface Commit extends Loose {
  type: string
  author?: Author | null | undefined
  date?: string | null | undefined
  hash?: string | null | undefined
  message?: string | null | undefined
  parents?: BaseCommit[] | null | undefined
  summary?: IssueContent | null | undefined
  participants?: Participant[] | null | undefined
  repository?: Repository | null | undefined
}

interface CommitCommentEvent extends Loose {
  comment: CommentOfCommit
  commit: Commit
  actor: User
  repository: Repository
}

interface CommitStatusEvent extends Loose {
  commit_status: Commitstatus
  actor: User
  repository: Repository
}

interface Commitstatus extends Loose {
  type: string
  created_on?: string | null | undefined
  description?: string | null | undefined
  key?: string | null | undefined
  links?: CommitstatusLinks | null | undefined
  name?: string | null | undefined
  refname?: string | null | undefined
  state?: Open<'FAILED' | 'INPROGRESS' | 'STOPPED' | 'SUCCESSFUL'> | null | undefined
  updated_on?: string | null | undefined
  url?: string | null | undefined
  uuid?: string | null | undefined
}

interface CommitstatusLinks extends Loose {
  commit?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  self?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
}

interface ForkEvent extends Loose {
  fork: Repository
  actor: User
  repository: Repository
}

interface Issue extends Loose {
  type: string
  assignee?: Team | null | undefined
  component?: Version | null | undefined
  content?: IssueContent | null | undefined
  created_on?: string | null | undefined
  edited_on?: string | null | undefined
  id?: number | null | undefined
  kind?: Open<'bug' | 'enhancement' | 'proposal' | 'task'> | null | undefined
  links?: IssueLinks | null | undefined
  milestone?: Version | null | undefined
  priority?: Open<'blocker' | 'critical' | 'major' | 'minor' | 'trivial'> | null | undefined
  reporter?: Team | null | undefined
  repository?: Repository | null | undefined
  state?:
    | Open<'closed' | 'duplicate' | 'invalid' | 'new' | 'on hold' | 'open' | 'resolved' | 'submitted' | 'wontfix'>
    | null
    | undefined
  title?: string | null | undefined
  updated_on?: string | null | undefined
  version?: Version | null | undefined
  votes?: number | null | undefined
}

interface IssueCommentEvent extends Loose {
  comment: Comment
  issue: Issue
  actor: User
  repository: Repository
}

interface IssueContent extends Loose {
  html?: string | undefined
  markup?: Open<'creole' | 'markdown' | 'plaintext'> | undefined
  raw?: string | undefined
}

interface IssueEvent extends Loose {
  issue: Issue
  actor: User
  repository: Repository
}

interface IssueLinks extends Loose {
  attachments?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  comments?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  html?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  self?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  vote?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  watch?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
}

interface IssueUpdateEvent extends Loose {
  changes: { [key: string]: Loose & { old: unknown; new: unknown } }
  comment: Comment
  issue: Issue
  actor: User
  repository: Repository
}

interface Participant extends Loose {
  type: string
  approved?: boolean | null | undefined
  participated_on?: string | null | undefined
  role?: Open<'PARTICIPANT' | 'REVIEWER'> | null | undefined
  state?: Open<'approved' | 'changes_requested'> | null | undefined
  user?: Team | null | undefined
}

interface Project extends Loose {
  type: string
  created_on?: string | null | undefined
  description?: string | null | undefined
  has_publicly_visible_repos?: boolean | null | undefined
  is_private?: boolean | null | undefined
  key?: string | null | undefined
  links?: ProjectLinks | null | undefined
  name?: string | null | undefined
  owner?: Team | null | undefined
  updated_on?: string | null | undefined
  uuid?: string | null | undefined
}

interface ProjectLinks extends Loose {
  avatar?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  html?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
}

interface PullRequestApprovalEvent extends Loose {
  approval: Loose & { user: User; date: string }
  pullrequest: Pullrequest
  actor: User
  repository: Repository
}

interface PullRequestCommentEvent extends Loose {
  comment: PullrequestComment
  pullrequest: Pullrequest
  actor: User
  repository: Repository
}

interface PullRequestEvent extends Loose {
  pullrequest: Pullrequest
  actor: User
  repository: Repository
}

interface Pullrequest extends Loose {
  type: string
  author?: Team | null | undefined
  close_source_branch?: boolean | null | undefined
  closed_by?: Team | null | undefined
  comment_count?: number | null | undefined
  created_on?: string | null | undefined
  destination?: PullrequestEndpoint | null | undefined
  id?: number | null | undefined
  links?: PullrequestLinks | null | undefined
  merge_commit?: (Loose & { hash?: string | undefined }) | null | undefined
  participants?: Participant[] | null | undefined
  reason?: string | null | undefined
  rendered?: PullrequestRendered | null | undefined
  reviewers?: Team[] | null | undefined
  source?: PullrequestEndpoint | null | undefined
  state?: Open<'DECLINED' | 'MERGED' | 'OPEN' | 'SUPERSEDED'> | null | undefined
  summary?: IssueContent | null | undefined
  task_count?: number | null | undefined
  title?: string | null | undefined
  updated_on?: string | null | undefined
}

interface PullrequestComment extends Loose {
  type: string
  content?: IssueContent | null | undefined
  created_on?: string | null | undefined
  deleted?: boolean | null | undefined
  id?: number | null | undefined
  inline?: CommentInline | null | undefined
  links?: CommentLinks | null | undefined
  parent?: Comment | null | undefined
  updated_on?: string | null | undefined
  user?: Team | null | undefined
  pending?: boolean | null | undefined
  pullrequest?: Pullrequest | null | undefined
  resolution?: CommentResolution | null | undefined
}

interface PullrequestEndpoint extends Loose {
  branch?: PullrequestEndpointBranch | null | undefined
  commit?: (Loose & { hash?: string | undefined }) | null | undefined
  repository?: Repository | null | undefined
}

interface PullrequestEndpointBranch extends Loose {
  default_merge_strategy?: string | undefined
  merge_strategies?: Open<'fast_forward' | 'merge_commit' | 'squash'>[] | undefined
  name?: string | undefined
}

interface PullrequestLinks extends Loose {
  activity?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  approve?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  comments?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  commits?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  decline?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  diff?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  diffstat?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  html?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  merge?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  self?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
}

interface PullrequestRendered extends Loose {
  description?: IssueContent | undefined
  reason?: IssueContent | undefined
  title?: IssueContent | undefined
}

interface PushEvent extends Loose {
  push: Loose & { changes: Change[] }
  actor: User
  repository: Repository
}

interface Reference extends Loose {
  type: string
  name: string
  target: Commit
  repository?: Repository | null | undefined
  links?: unknown
}

interface Repository extends Loose {
  type: string
  created_on?: string | null | undefined
  description?: string | null | undefined
  fork_policy?: Open<'allow_forks' | 'no_forks' | 'no_public_forks'> | null | undefined
  full_name?: string | null | undefined
  has_issues?: boolean | null | undefined
  has_wiki?: boolean | null | undefined
  is_private?: boolean | null | undefined
  language?: string | null | undefined
  links?: RepositoryLinks | null | undefined
  mainbranch?: Branch | null | undefined
  name?: string | null | undefined
  owner?: Team | null | undefined
  parent?: Repository | null | undefined
  project?: Project | null | undefined
  scm?: Open<'git'> | null | undefined
  size?: number | null | undefined
  updated_on?: string | null | undefined
  uuid?: string | null | undefined
}

interface RepositoryLinks extends Loose {
  avatar?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  clone?: (Loose & { href?: string | undefined; name?: string | undefined })[] | undefined
  commits?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  downloads?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  forks?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  hooks?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  html?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  pullrequests?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  self?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
  watchers?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
}

interface Team extends Loose {
  type: string
  created_on?: string | null | undefined
  display_name?: string | null | undefined
  links?: Loose | null | undefined
  uuid?: string | null | undefined
}

interface User extends Loose {
  type: string
  created_on?: string | null | undefined
  display_name?: string | null | undefined
  links?: Loose | null | undefined
  uuid?: string | null | undefined
  account_id?: string | null | undefined
  account_status?: string | null | undefined
  has_2fa_enabled?: boolean | null | undefined
  is_staff?: boolean | null | undefined
  nickname?: string | null | undefined
}

interface Version extends Loose {
  type: string
  id?: number | null | undefined
  links?: VersionLinks | null | undefined
  name?: string | null | undefined
}

interface VersionLinks extends Loose {
  self?: (Loose & { href?: string | undefined; name?: string | undefined }) | undefined
}
