import type { Part } from '../../core/base/part.js'
import type { JiraPayloads } from '../../vendors/payloads/jira.js'

const site = 'https://harbour.atlassian.net'
const api = `${site}/rest/api/2`
const at = '2026-11-21T11:15:30.000+0100'

const user = {
  self: `${api}/user?accountId=99%3A27935d01-92a7-4687-8272-a9b8d3b2ae2e`,
  accountId: '99:27935d01-92a7-4687-8272-a9b8d3b2ae2e',
  displayName: 'Mira Haven',
  active: true,
  accountType: 'atlassian',
}
const issue = {
  id: '99291',
  self: `${api}/issue/99291`,
  key: 'TIDE-20002',
  fields: {
    summary: 'The tide table is an hour off',
    created: '2026-11-20T09:00:00.000+0100',
    description: 'Since the clocks went back, every time is an hour late.',
    labels: ['tides', 'clock'],
    priority: { self: `${api}/priority/4`, name: 'Minor', id: '4' },
  },
}
const changelog = {
  id: '10124',
  items: [
    {
      field: 'summary',
      fieldtype: 'jira',
      fieldId: 'summary',
      from: null,
      fromString: 'Wrong tides',
      to: null,
      toString: 'The tide table is an hour off',
    },
    { field: 'assignee', fieldtype: 'jira', from: '99:2793', fromString: 'Mira', to: null, toString: null },
  ],
}
const comment = { id: '252789', author: user, body: 'Mended.', updateAuthor: user, created: at, updated: at }
const worklog = {
  id: '10022',
  issueId: '99291',
  author: user,
  created: at,
  started: at,
  timeSpent: '1h',
  timeSpentSeconds: 3600,
}
const project = { id: 10000, key: 'TIDE', name: 'Tides', projectLead: user, assigneeType: 'PROJECT_LEAD' }
const version = { id: '10000', name: 'Summer', archived: false, released: true, projectId: 10000 }
const sprint = { id: 37, state: 'active', name: 'Sprint 1', originBoardId: 5, goal: 'Right tides' } as const
const issueLink = {
  id: 10001,
  sourceIssueId: 99291,
  destinationIssueId: 99292,
  issueLinkType: { id: 10000, name: 'Blocks', outwardName: 'blocks', inwardName: 'is blocked by' },
}

/** The payloads of the most used events, without `timestamp` and `webhookEvent`, which all of them have. */
export const jiraSamples = {
  'jira:issue_updated': { issue_event_type_name: 'issue_generic', user, issue, changelog },
  attachment_created: {
    attachment: { id: '10001', filename: 'tides.csv', author: user, created: at, size: 120, mimeType: 'text/csv' },
  },
  board_created: { board: { id: 5, name: 'Tides', type: 'scrum' } },
  comment_created: { comment, issue },
  comment_deleted: { comment, issue },
  comment_updated: { comment, issue },
  issuelink_created: { issueLink },
  'jira:issue_created': { issue_event_type_name: 'issue_created', user, issue },
  'jira:issue_deleted': { issue_event_type_name: 'issue_deleted', user, issue },
  'jira:version_created': { version: { ...version, released: false } },
  'jira:version_released': { version },
  project_created: { project },
  project_updated: { project },
  sprint_closed: { sprint: { ...sprint, state: 'closed' } },
  sprint_created: { sprint: { ...sprint, state: 'future' } },
  sprint_started: { sprint },
  user_created: { user },
  user_updated: { user },
  worklog_created: { worklog },
  worklog_updated: { worklog },
} satisfies { readonly [Name in keyof JiraPayloads]?: Part<JiraPayloads[Name]> }
