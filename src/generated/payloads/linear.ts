// Written by `npm run payloads` from:
// - @linear/sdk 98.0.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event, with the entity in `data`. */
export interface LinearPayloads {
  'Attachment.create': AttachmentCreatePayload
  'Attachment.update': AttachmentCreatePayload
  'Attachment.remove': AttachmentCreatePayload
  'AuditEntry.create': AuditEntryCreatePayload
  'AuditEntry.update': AuditEntryCreatePayload
  'AuditEntry.remove': AuditEntryCreatePayload
  'Comment.create': CommentCreatePayload
  'Comment.update': CommentCreatePayload
  'Comment.remove': CommentCreatePayload
  'Customer.create': CustomerCreatePayload
  'Customer.update': CustomerCreatePayload
  'Customer.remove': CustomerCreatePayload
  'CustomerNeed.create': CustomerNeedCreatePayload
  'CustomerNeed.update': CustomerNeedCreatePayload
  'CustomerNeed.remove': CustomerNeedCreatePayload
  'Cycle.create': CycleCreatePayload
  'Cycle.update': CycleCreatePayload
  'Cycle.remove': CycleCreatePayload
  'Document.create': DocumentCreatePayload
  'Document.update': DocumentCreatePayload
  'Document.remove': DocumentCreatePayload
  'Initiative.create': InitiativeCreatePayload
  'Initiative.update': InitiativeCreatePayload
  'Initiative.remove': InitiativeCreatePayload
  'InitiativeUpdate.create': InitiativeUpdateCreatePayload
  'InitiativeUpdate.update': InitiativeUpdateCreatePayload
  'InitiativeUpdate.remove': InitiativeUpdateCreatePayload
  'Issue.create': IssueCreatePayload
  'Issue.update': IssueCreatePayload
  'Issue.remove': IssueCreatePayload
  'IssueLabel.create': IssueLabelCreatePayload
  'IssueLabel.update': IssueLabelCreatePayload
  'IssueLabel.remove': IssueLabelCreatePayload
  'Project.create': ProjectCreatePayload
  'Project.update': ProjectCreatePayload
  'Project.remove': ProjectCreatePayload
  'ProjectUpdate.create': ProjectUpdateCreatePayload
  'ProjectUpdate.update': ProjectUpdateCreatePayload
  'ProjectUpdate.remove': ProjectUpdateCreatePayload
  'Reaction.create': ReactionCreatePayload
  'Reaction.update': ReactionCreatePayload
  'Reaction.remove': ReactionCreatePayload
  'User.create': UserCreatePayload
  'User.update': UserCreatePayload
  'User.remove': UserCreatePayload
}

interface Attachment extends Loose {
  archivedAt?: string | null | undefined
  createdAt: string
  creatorId?: string | null | undefined
  externalUserCreatorId?: string | null | undefined
  groupBySource: boolean
  id: string
  issueId: string
  metadata: unknown
  originalIssueId?: string | null | undefined
  source?: unknown
  sourceType?: string | null | undefined
  subtitle?: string | null | undefined
  title: string
  updatedAt: string
  url: string
}

interface AttachmentCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Attachment'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Attachment
}

interface AuditEntry extends Loose {
  actorId?: string | null | undefined
  archivedAt?: string | null | undefined
  countryCode?: string | null | undefined
  createdAt: string
  id: string
  ip?: string | null | undefined
  metadata?: unknown
  organizationId: string
  requestInformation?: unknown
  type: string
  updatedAt: string
}

interface AuditEntryCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'AuditEntry'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: AuditEntry
}

interface Comment extends Loose {
  archivedAt?: string | null | undefined
  body: string
  botActor?: string | null | undefined
  createdAt: string
  documentContent?: DocumentContentChild | null | undefined
  documentContentId?: string | null | undefined
  editedAt?: string | null | undefined
  externalUser?: ExternalUserChild | null | undefined
  externalUserId?: string | null | undefined
  id: string
  initiativeId?: string | null | undefined
  initiativeUpdate?: InitiativeUpdateChild | null | undefined
  initiativeUpdateId?: string | null | undefined
  issue?: IssueChild | null | undefined
  issueId?: string | null | undefined
  parent?: CommentChild | null | undefined
  parentId?: string | null | undefined
  postId?: string | null | undefined
  projectId?: string | null | undefined
  projectUpdate?: ProjectUpdateChild | null | undefined
  projectUpdateId?: string | null | undefined
  quotedText?: string | null | undefined
  reactionData: unknown
  resolvedAt?: string | null | undefined
  resolvingCommentId?: string | null | undefined
  resolvingUserId?: string | null | undefined
  syncedWith?: unknown
  updatedAt: string
  user?: UserChild | null | undefined
  userId?: string | null | undefined
}

interface CommentChild extends Loose {
  body: string
  documentContentId?: string | null | undefined
  id: string
  initiativeId?: string | null | undefined
  initiativeUpdateId?: string | null | undefined
  issueId?: string | null | undefined
  projectId?: string | null | undefined
  projectUpdateId?: string | null | undefined
  userId?: string | null | undefined
}

interface CommentCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Comment'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Comment
}

interface Customer extends Loose {
  approximateNeedCount: number
  archivedAt?: string | null | undefined
  createdAt: string
  domains: string[]
  externalIds: string[]
  id: string
  logoUrl?: string | null | undefined
  mainSourceId?: string | null | undefined
  name: string
  ownerId?: string | null | undefined
  revenue?: number | null | undefined
  size?: number | null | undefined
  slackChannelId?: string | null | undefined
  slugId: string
  status?: CustomerStatusChild | null | undefined
  statusId?: string | null | undefined
  tier?: CustomerTierChild | null | undefined
  tierId?: string | null | undefined
  updatedAt: string
  url: string
}

interface CustomerChild extends Loose {
  domains: string[]
  externalIds: string[]
  id: string
  name: string
}

interface CustomerCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Customer'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Customer
}

interface CustomerNeed extends Loose {
  archivedAt?: string | null | undefined
  attachment?: Attachment | null | undefined
  attachmentId?: string | null | undefined
  body?: string | null | undefined
  commentId?: string | null | undefined
  createdAt: string
  creatorId?: string | null | undefined
  customer?: CustomerChild | null | undefined
  customerId?: string | null | undefined
  id: string
  issue?: IssueChild | null | undefined
  issueId?: string | null | undefined
  originalIssueId?: string | null | undefined
  priority: number
  project?: ProjectChild | null | undefined
  projectAttachmentId?: string | null | undefined
  projectId?: string | null | undefined
  updatedAt: string
}

interface CustomerNeedCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'CustomerNeed'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: CustomerNeed
}

interface CustomerStatusChild extends Loose {
  color: string
  description?: string | null | undefined
  displayName: string
  id: string
  name: string
  type?: string | null | undefined
}

interface CustomerTierChild extends Loose {
  color: string
  description?: string | null | undefined
  displayName: string
  id: string
  name: string
}

interface Cycle extends Loose {
  archivedAt?: string | null | undefined
  autoArchivedAt?: string | null | undefined
  completedAt?: string | null | undefined
  completedIssueCountHistory: number[]
  completedScopeHistory: number[]
  createdAt: string
  description?: string | null | undefined
  endsAt: string
  id: string
  inProgressScopeHistory: number[]
  inheritedFromId?: string | null | undefined
  issueCountHistory: number[]
  name?: string | null | undefined
  number: number
  scopeHistory: number[]
  startsAt: string
  teamId: string
  uncompletedIssuesUponCloseIds: string[]
  updatedAt: string
}

interface CycleChild extends Loose {
  endsAt: string
  id: string
  name?: string | null | undefined
  number: number
  startsAt: string
}

interface CycleCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Cycle'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Cycle
}

interface Document extends Loose {
  archivedAt?: string | null | undefined
  color?: string | null | undefined
  content?: string | null | undefined
  createdAt: string
  creatorId?: string | null | undefined
  description?: string | null | undefined
  hiddenAt?: string | null | undefined
  icon?: string | null | undefined
  id: string
  initiativeId?: string | null | undefined
  lastAppliedTemplateId?: string | null | undefined
  projectId?: string | null | undefined
  resourceFolderId?: string | null | undefined
  slugId: string
  sortOrder: number
  subscriberIds?: string[] | null | undefined
  title: string
  trashed?: boolean | null | undefined
  updatedAt: string
  updatedById?: string | null | undefined
}

interface DocumentChild extends Loose {
  id: string
  initiative?: ProjectChild | null | undefined
  initiativeId?: string | null | undefined
  project?: ProjectChild | null | undefined
  projectId?: string | null | undefined
  title: string
}

interface DocumentContentChild extends Loose {
  document?: DocumentChild | null | undefined
  project?: ProjectChild | null | undefined
}

interface DocumentCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Document'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Document
}

interface ExternalUserActor extends Loose {
  email: string
  id: string
  name: string
  type: string
}

interface ExternalUserChild extends Loose {
  email: string
  id: string
  name: string
}

interface Initiative extends Loose {
  archivedAt?: string | null | undefined
  canceledAt?: string | null | undefined
  color?: string | null | undefined
  completedAt?: string | null | undefined
  createdAt: string
  creator?: UserChild | null | undefined
  creatorId?: string | null | undefined
  description: string
  frequencyResolution: string
  health?: string | null | undefined
  healthUpdatedAt?: string | null | undefined
  icon?: string | null | undefined
  id: string
  identifier?: string | null | undefined
  labelIds: string[]
  lastUpdate?: InitiativeUpdateChild | null | undefined
  lastUpdateId?: string | null | undefined
  leadTeamId?: string | null | undefined
  name: string
  organizationId: string
  owner?: UserChild | null | undefined
  ownerId?: string | null | undefined
  parentInitiative?: ProjectChild | null | undefined
  parentInitiatives?: ProjectChild[] | null | undefined
  previousIdentifiers?: string[] | null | undefined
  priority: number
  projects?: ProjectChild[] | null | undefined
  slugId: string
  sortOrder: number
  startedAt?: string | null | undefined
  status: string
  subInitiatives?: ProjectChild[] | null | undefined
  targetDate?: string | null | undefined
  targetDateResolution?: string | null | undefined
  trashed?: boolean | null | undefined
  updateReminderFrequency?: number | null | undefined
  updateReminderFrequencyInWeeks?: number | null | undefined
  updateRemindersDay?: number | null | undefined
  updateRemindersHour?: number | null | undefined
  updatedAt: string
  url: string
}

interface InitiativeCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Initiative'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Initiative
}

interface InitiativeUpdate extends Loose {
  archivedAt?: string | null | undefined
  body: string
  bodyData: string
  createdAt: string
  diffMarkdown?: string | null | undefined
  editedAt: string
  health: string
  id: string
  initiative: ProjectChild
  initiativeId: string
  reactionData: unknown
  slugId: string
  updatedAt: string
  url?: string | null | undefined
  user: UserChild
  userId: string
}

interface InitiativeUpdateChild extends Loose {
  bodyData: string
  editedAt: string
  health: string
  id: string
}

interface InitiativeUpdateCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'InitiativeUpdate'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: InitiativeUpdate
}

interface IntegrationActor extends Loose {
  id: string
  service: string
  type: string
}

interface Issue extends Loose {
  addedToCycleAt?: string | null | undefined
  addedToProjectAt?: string | null | undefined
  addedToTeamAt?: string | null | undefined
  archivedAt?: string | null | undefined
  assignee?: UserChild | null | undefined
  assigneeId?: string | null | undefined
  autoArchivedAt?: string | null | undefined
  autoClosedAt?: string | null | undefined
  botActor?: string | null | undefined
  canceledAt?: string | null | undefined
  completedAt?: string | null | undefined
  createdAt: string
  creator?: UserChild | null | undefined
  creatorId?: string | null | undefined
  cycle?: CycleChild | null | undefined
  cycleId?: string | null | undefined
  delegate?: UserChild | null | undefined
  delegateId?: string | null | undefined
  description?: string | null | undefined
  descriptionData?: string | null | undefined
  dueDate?: string | null | undefined
  estimate?: number | null | undefined
  externalUserCreator?: ExternalUserChild | null | undefined
  externalUserCreatorId?: string | null | undefined
  id: string
  identifier: string
  integrationSourceType?: string | null | undefined
  labelIds: string[]
  labels: IssueLabelChild[]
  lastAppliedTemplateId?: string | null | undefined
  milestone?: ProjectMilestoneChild | null | undefined
  number: number
  parentId?: string | null | undefined
  previousIdentifiers: string[]
  priority: number
  priorityLabel: string
  prioritySortOrder: number
  project?: ProjectChild | null | undefined
  projectId?: string | null | undefined
  projectMilestone?: ProjectMilestoneChild | null | undefined
  projectMilestoneId?: string | null | undefined
  reactionData: unknown
  recurringIssueTemplateId?: string | null | undefined
  releases: ReleaseChild[]
  slaBreachesAt?: string | null | undefined
  slaHighRiskAt?: string | null | undefined
  slaMediumRiskAt?: string | null | undefined
  slaStartedAt?: string | null | undefined
  slaType?: string | null | undefined
  snoozedUntilAt?: string | null | undefined
  sortOrder: number
  sourceCommentId?: string | null | undefined
  startedAt?: string | null | undefined
  startedTriageAt?: string | null | undefined
  state: ProjectStatusChild
  stateId: string
  subIssueSortOrder?: number | null | undefined
  subscriberIds: string[]
  syncedWith?: unknown
  team?: TeamChild | null | undefined
  teamId: string
  title: string
  trashed?: boolean | null | undefined
  triagedAt?: string | null | undefined
  updatedAt: string
  url: string
}

interface IssueChild extends Loose {
  id: string
  identifier: string
  team: TeamChild
  teamId: string
  title: string
  url: string
}

interface IssueCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Issue'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Issue
}

interface IssueLabel extends Loose {
  archivedAt?: string | null | undefined
  color: string
  createdAt: string
  creatorId?: string | null | undefined
  description?: string | null | undefined
  id: string
  inheritedFromId?: string | null | undefined
  isGroup: boolean
  name: string
  parentId?: string | null | undefined
  teamId?: string | null | undefined
  updatedAt: string
}

interface IssueLabelChild extends Loose {
  color: string
  id: string
  name: string
  parentId?: string | null | undefined
}

interface IssueLabelCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'IssueLabel'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: IssueLabel
}

interface OauthClientActor extends Loose {
  id: string
  name: string
  type: string
}

interface Project extends Loose {
  archivedAt?: string | null | undefined
  autoArchivedAt?: string | null | undefined
  canceledAt?: string | null | undefined
  color: string
  completedAt?: string | null | undefined
  completedIssueCountHistory: number[]
  completedScopeHistory: number[]
  content?: string | null | undefined
  convertedFromIssueId?: string | null | undefined
  createdAt: string
  creatorId?: string | null | undefined
  description: string
  documentContentId?: string | null | undefined
  health?: string | null | undefined
  healthUpdatedAt?: string | null | undefined
  icon?: string | null | undefined
  id: string
  identifier?: string | null | undefined
  inProgressScopeHistory: number[]
  initiatives?: ProjectChild[] | null | undefined
  issueCountHistory: number[]
  labelIds: string[]
  lastAppliedTemplateId?: string | null | undefined
  lastUpdateId?: string | null | undefined
  lead?: UserChild | null | undefined
  leadId?: string | null | undefined
  memberIds: string[]
  milestones?: ProjectMilestoneChild[] | null | undefined
  name: string
  previousIdentifiers?: string[] | null | undefined
  priority: number
  prioritySortOrder: number
  projectUpdateRemindersPausedUntilAt?: string | null | undefined
  scopeHistory: number[]
  slugId: string
  sortOrder: number
  startDate?: string | null | undefined
  startDateResolution?: string | null | undefined
  startedAt?: string | null | undefined
  status?: ProjectStatusChild | null | undefined
  statusId: string
  syncedWith?: unknown
  targetDate?: string | null | undefined
  targetDateResolution?: string | null | undefined
  teamIds: string[]
  trashed?: boolean | null | undefined
  updatedAt: string
  url: string
}

interface ProjectChild extends Loose {
  id: string
  name: string
  url: string
}

interface ProjectCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Project'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Project
}

interface ProjectMilestoneChild extends Loose {
  id: string
  name: string
  targetDate: string
}

interface ProjectStatusChild extends Loose {
  color: string
  id: string
  name: string
  type: string
}

interface ProjectUpdate extends Loose {
  archivedAt?: string | null | undefined
  body: string
  bodyData: string
  createdAt: string
  diffMarkdown?: string | null | undefined
  editedAt: string
  health: string
  id: string
  project: ProjectChild
  projectId: string
  reactionData: unknown
  slugId: string
  updatedAt: string
  url?: string | null | undefined
  user: UserChild
  userId: string
}

interface ProjectUpdateChild extends Loose {
  body: string
  id: string
  project: ProjectChild
  userId: string
}

interface ProjectUpdateCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'ProjectUpdate'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: ProjectUpdate
}

interface Reaction extends Loose {
  archivedAt?: string | null | undefined
  comment?: CommentChild | null | undefined
  commentId?: string | null | undefined
  createdAt: string
  emoji: string
  externalUserId?: string | null | undefined
  id: string
  initiativeUpdateId?: string | null | undefined
  issue?: IssueChild | null | undefined
  issueId?: string | null | undefined
  postId?: string | null | undefined
  projectUpdate?: ProjectUpdateChild | null | undefined
  projectUpdateId?: string | null | undefined
  updatedAt: string
  user?: UserChild | null | undefined
  userId?: string | null | undefined
}

interface ReactionCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'Reaction'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: Reaction
}

interface ReleaseChild extends Loose {
  completedAt?: string | null | undefined
  id: string
  name: string
  pipeline?: ReleasePipelineChild | null | undefined
  stage?: ReleaseStageChild | null | undefined
  version?: string | null | undefined
}

interface ReleasePipelineChild extends Loose {
  id: string
  name: string
  slugId: string
  type: string
  url: string
}

interface ReleaseStageChild extends Loose {
  color: string
  id: string
  name: string
  position: number
  type: string
}

interface TeamChild extends Loose {
  id: string
  key: string
  name: string
}

interface User extends Loose {
  active: boolean
  admin: boolean
  app: boolean
  archivedAt?: string | null | undefined
  avatarUrl?: string | null | undefined
  createdAt: string
  description?: string | null | undefined
  disableReason?: string | null | undefined
  displayName: string
  email: string
  guest: boolean
  id: string
  name: string
  owner?: boolean | null | undefined
  timezone?: string | null | undefined
  updatedAt: string
  url: string
}

interface UserActor extends Loose {
  avatarUrl?: string | null | undefined
  email: string
  id: string
  name: string
  type: string
  url: string
}

interface UserChild extends Loose {
  avatarUrl?: string | null | undefined
  email: string
  id: string
  name: string
  url: string
}

interface UserCreatePayload extends Loose {
  action: string
  actor?: ExternalUserActor | IntegrationActor | OauthClientActor | UserActor | null | undefined
  createdAt: string
  organizationId: string
  type: 'User'
  updatedFrom?: unknown
  url?: string | null | undefined
  webhookId: string
  webhookTimestamp: number
  data: User
}
