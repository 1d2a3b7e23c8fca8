// The example of `jira:issue_updated` in https://developer.atlassian.com/cloud/jira/platform/webhooks/, as receivers quote it, and
// deliveries in public tests of receivers (issue links, versions, sprints): the names and kinds of fields, with other values.
import type { JiraPayloads } from '../../../src/vendors/payloads/jira.js'
import type { Closed } from './closed.js'

const user = {
  self: 'https://example.com/user',
  accountId: 'a',
  accountType: 'atlassian',
  avatarUrls: { '16x16': 'https://example.com/16', '48x48': 'https://example.com/48' },
  displayName: 'A',
  active: 'true',
  timeZone: 'Europe/Berlin',
} as const

const version = {
  self: 'https://example.com/version/7',
  id: '7',
  description: '',
  name: 'v1',
  archived: false,
  released: false,
  startDate: '2026-01-02',
  releaseDate: '2026-01-03',
  overdue: false,
  userStartDate: '2/Jan/26',
  userReleaseDate: '3/Jan/26',
  projectId: 8,
} as const

const sprint = {
  id: 7,
  self: 'https://example.com/sprint/7',
  state: 'future',
  name: 'Sprint',
  originBoardId: 9,
} as const

export const issueUpdated = {
  timestamp: 1_700_000_000_000,
  webhookEvent: 'jira:issue_updated',
  issue_event_type_name: 'issue_generic',
  user,
  issue: {
    id: '7',
    self: 'https://example.com/issue/7',
    key: 'A-7',
    fields: {
      summary: 'Summary',
      created: '2026-01-02T03:04:05.000+0000',
      description: 'Description',
      labels: ['a'],
      priority: { self: 'https://example.com/priority', iconUrl: 'https://example.com/icon', name: 'Minor', id: '3' },
    },
  },
  changelog: {
    id: 7,
    items: [
      { field: 'summary', fieldtype: 'jira', from: null, fromString: 'Before', to: null, toString: 'After' },
      { field: 'issuetype', fieldtype: 'jira', from: '4', fromString: 'Before', to: '2', toString: 'After' },
    ],
  },
  comment: {
    self: 'https://example.com/comment/8',
    id: '8',
    author: user,
    body: 'Text',
    updateAuthor: user,
    created: '2026-01-02T03:04:05.000+0000',
    updated: '2026-01-02T03:04:05.000+0000',
  },
} satisfies Closed<JiraPayloads['jira:issue_updated']>

export const issueLinkCreated = {
  timestamp: 1_700_000_000_000,
  webhookEvent: 'issuelink_created',
  issueLink: {
    id: 7,
    sourceIssueId: 8,
    destinationIssueId: 9,
    issueLinkType: {
      id: 10,
      name: 'Duplicate',
      outwardName: 'duplicates',
      inwardName: 'is duplicated by',
      isSubTaskLinkType: false,
      isSystemLinkType: false,
    },
    systemLink: false,
  },
} satisfies Closed<JiraPayloads['issuelink_created']>

export const projectCreated = {
  timestamp: 1_700_000_000_000,
  webhookEvent: 'project_created',
  project: {
    self: 'https://example.com/project/7',
    id: 7,
    key: 'A',
    name: 'Project',
    avatarUrls: { '16x16': 'https://example.com/16', '48x48': 'https://example.com/48' },
    projectCategory: { self: 'https://example.com/category/8', id: 8, name: 'Category', description: '' },
    projectLead: { ...user, active: true },
    assigneeType: 'admin.assignee.type.unassigned',
  },
} satisfies Closed<JiraPayloads['project_created']>

export const versionMerged = {
  timestamp: 1_700_000_000_000,
  webhookEvent: 'jira:version_deleted',
  version,
  mergedTo: version,
} satisfies Closed<JiraPayloads['jira:version_deleted']>

export const sprintUpdated = {
  timestamp: 1_700_000_000_000,
  webhookEvent: 'sprint_updated',
  sprint: { ...sprint, goal: 'Goal' },
} satisfies Closed<JiraPayloads['sprint_updated']>

export const sprintClosed = {
  timestamp: 1_700_000_000_000,
  webhookEvent: 'sprint_closed',
  sprint: {
    ...sprint,
    state: 'closed',
    startDate: '2026-01-02T03:04:05.000Z',
    endDate: '2026-01-03T03:04:05.000Z',
    completeDate: '2026-01-03T03:04:05.000Z',
  },
} satisfies Closed<JiraPayloads['sprint_closed']>
