// Jira Cloud's webhooks, https://developer.atlassian.com/cloud/jira/platform/webhooks/, with the resources of its REST
// API. Data Center leaves some fields out and has names of users in place of account ids.

interface Avatars {
  '48x48'?: string
  '24x24'?: string
  '16x16'?: string
  '32x32'?: string
}

interface User {
  self?: string
  accountId?: string
  accountType?: string
  name?: string
  key?: string
  displayName?: string
  emailAddress?: string
  active?: boolean | string
  timeZone?: string
  locale?: string
  avatarUrls?: Avatars
}

interface Project {
  self?: string
  id: string | number
  key: string
  name: string
  projectTypeKey?: string
  simplified?: boolean
  projectCategory?: { self?: string; id?: string | number; name?: string; description?: string }
  projectLead?: User
  assigneeType?: string
  avatarUrls?: Avatars
}

interface Named {
  self?: string
  id?: string
  name: string
  description?: string
}

interface Status extends Named {
  iconUrl?: string
  statusCategory?: { self?: string; id?: number; key?: string; colorName?: string; name?: string }
}

interface IssueType extends Named {
  iconUrl?: string
  subtask?: boolean
  avatarId?: number
  hierarchyLevel?: number
}

interface Priority extends Named {
  iconUrl?: string
}

interface Version {
  self?: string
  id: string | number
  name: string
  description?: string
  archived?: boolean
  released?: boolean
  overdue?: boolean
  startDate?: string
  releaseDate?: string
  userStartDate?: string
  userReleaseDate?: string
  projectId?: number
}

interface Attachment {
  self?: string
  id: string | number
  filename: string
  author?: User
  created: string
  size: number
  mimeType?: string
  content?: string
  thumbnail?: string
}

interface IssueFields {
  summary?: string
  description?: unknown
  environment?: unknown
  issuetype?: IssueType
  project?: Project
  priority?: Priority | null
  status?: Status
  resolution?: Named | null
  resolutiondate?: string | null
  assignee?: User | null
  reporter?: User | null
  creator?: User | null
  labels?: string[]
  components?: Named[]
  fixVersions?: Version[]
  versions?: Version[]
  created?: string
  updated?: string
  duedate?: string | null
  lastViewed?: string | null
  statuscategorychangedate?: string
  timespent?: number | null
  timeestimate?: number | null
  timeoriginalestimate?: number | null
  aggregatetimespent?: number | null
  workratio?: number
  parent?: {
    id: string
    key: string
    self?: string
    fields?: { summary?: string; status?: Status; issuetype?: IssueType }
  }
  subtasks?: { id: string; key: string; self?: string; fields?: { summary?: string; status?: Status } }[]
  attachment?: Attachment[]
  watches?: { self?: string; watchCount?: number; isWatching?: boolean }
  votes?: { self?: string; votes?: number; hasVoted?: boolean }
}

interface Issue {
  id: string
  self?: string
  key: string
  fields: IssueFields
}

interface Comment {
  self?: string
  id: string
  author?: User | null
  updateAuthor?: User | null
  body: unknown
  created: string
  updated?: string
  renderedBody?: string
  jsdPublic?: boolean
  jsdAuthorCanSeeRequest?: boolean
  properties?: { key?: string; value?: unknown }[]
  visibility?: { type?: string; value?: string; identifier?: string | null }
}

interface Changelog {
  id: string | number
  items: {
    field: string
    fieldtype?: string
    fieldId?: string
    from: string | null
    fromString: string | null
    to: string | null
    toString: string | null
  }[]
}

interface Envelope {
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[]
}

interface IssueEvent extends Envelope {
  issue_event_type_name?: string
  user?: User
  issue: Issue
  changelog?: Changelog
  comment?: Comment
}

interface IssueUpdated extends IssueEvent {
  changelog: Changelog
}

interface CommentEvent extends Envelope {
  eventType?: string
  comment: Comment
  issue: Issue
}

interface WorklogEvent extends Envelope {
  worklog: {
    self?: string
    id: string
    issueId: string
    author?: User
    updateAuthor?: User
    comment?: unknown
    created?: string
    updated?: string
    started?: string
    timeSpent?: string
    timeSpentSeconds?: number
    properties?: { key?: string; value?: unknown }[]
    visibility?: { type?: string; value?: string; identifier?: string | null }
  }
}

interface AttachmentEvent extends Envelope {
  attachment: Attachment
}

interface IssueLinkEvent extends Envelope {
  issueLink: {
    id: number
    sourceIssueId: number
    destinationIssueId: number
    issueLinkType: {
      id: number
      name: string
      outwardName?: string
      inwardName?: string
      isSubTaskLinkType?: boolean
      isSystemLinkType?: boolean
      style?: string
    }
    sequence?: number
    systemLink?: boolean
  }
}

interface ProjectEvent extends Envelope {
  project: Project
}

interface VersionEvent extends Envelope {
  version: Version
}

interface VersionDeleted extends VersionEvent {
  mergedTo?: Version
  affectsVersionSwappedTo?: Version
  fixVersionSwappedTo?: Version
}

interface SprintEvent extends Envelope {
  sprint: {
    id: number
    self?: string
    state: 'future' | 'active' | 'closed'
    name: string
    startDate?: string
    endDate?: string
    completeDate?: string
    createdDate?: string
    originBoardId?: number
    goal?: string
  }
  oldValue?: Record<string, unknown>
}

interface BoardEvent extends Envelope {
  board: { id: number; self?: string; name: string; type: string }
}

interface UserEvent extends Envelope {
  user: User
}

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
