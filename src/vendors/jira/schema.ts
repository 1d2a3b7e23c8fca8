import * as z from 'zod/mini'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { changelog, nullableText, trackerId } from '../styles/tracker-fields.js'

// Cloud hides most fields of a person; Data Center has no account ids.
const person = z.looseObject({
  self: z.optional(z.string()),
  accountId: z.optional(z.string()),
  /** Data Center only. */
  name: z.optional(z.string()),
  displayName: z.optional(z.string()),
  emailAddress: z.optional(z.string()),
  /** Older versions send it as text. */
  active: z.optional(z.union([z.boolean(), z.string()])),
})

/** Plain text, or a document in the Atlassian Document Format. */
const richText = z.nullable(z.union([z.string(), z.looseObject({})]))

const issue = z.looseObject({
  id: trackerId,
  self: z.optional(z.string()),
  key: z.optional(z.string()),
  fields: z.optional(
    z.looseObject({
      summary: z.optional(nullableText),
      created: z.optional(nullableText),
      description: z.optional(richText),
      labels: z.optional(z.array(z.string())),
      /** An object in practice; text in older documentation. */
      priority: z.optional(z.nullable(z.union([z.string(), z.looseObject({ name: z.optional(z.string()) })]))),
    }),
  ),
})

const comment = z.looseObject({
  id: trackerId,
  self: z.optional(z.string()),
  author: z.optional(z.nullable(person)),
  updateAuthor: z.optional(z.nullable(person)),
  body: z.optional(richText),
  created: z.optional(z.string()),
  updated: z.optional(z.string()),
})

const envelope = {
  webhookEvent: z.string().check(z.minLength(1)),
  /** Milliseconds since 1970, or a date-time; read it with {@link jiraTime}. */
  timestamp: z.optional(z.union([z.number(), z.string()])),
  issue_event_type_name: z.optional(z.string()),
  id: z.optional(trackerId),
  issue: z.optional(issue),
  user: z.optional(z.nullable(person)),
  changelog: z.optional(changelog),
  comment: z.optional(comment),
  /** The matching dynamic webhooks of an app. */
  matchedWebhookIds: z.optional(z.array(trackerId)),
}

/** The fields of every delivery; only the event is required. */
export const jiraPayloadSchema = compileSchema(z.looseObject(envelope))

/** A delivery about an issue: `jira:issue_created`, `jira:issue_updated`, `jira:issue_deleted`. */
export const jiraIssueSchema = compileSchema(z.looseObject({ ...envelope, issue }))

/** A delivery about a comment: `comment_created`, `comment_updated`, `comment_deleted`. */
export const jiraCommentSchema = compileSchema(z.looseObject({ ...envelope, comment }))

export const issueEvents = ['jira:issue_created', 'jira:issue_updated', 'jira:issue_deleted'] as const

export const commentEvents = ['comment_created', 'comment_updated', 'comment_deleted'] as const

export const otherEvents = [
  'worklog_created',
  'worklog_updated',
  'worklog_deleted',
  // Deprecated; it lists all worklog entries of an issue instead of one.
  'jira:worklog_updated',
  'attachment_created',
  'attachment_deleted',
  'issuelink_created',
  'issuelink_deleted',
  'issue_property_set',
  'issue_property_deleted',
  'project_created',
  'project_updated',
  'project_deleted',
  'project_soft_deleted',
  'project_restored_deleted',
  'project_archived',
  'project_restored_archived',
  'jira:version_released',
  'jira:version_unreleased',
  'jira:version_created',
  'jira:version_moved',
  'jira:version_updated',
  'jira:version_deleted',
  'sprint_created',
  'sprint_updated',
  'sprint_deleted',
  'sprint_started',
  'sprint_closed',
  'board_created',
  'board_updated',
  'board_deleted',
  'board_configuration_changed',
  'user_created',
  'user_updated',
  'user_deleted',
  'option_voting_changed',
  'option_watching_changed',
  'option_unassigned_issues_changed',
  'option_subtasks_changed',
  'option_attachments_changed',
  'option_issuelinks_changed',
  'option_timetracking_changed',
  'jira_expression_evaluation_failed',
] as const

/** The lists of events, each with its schema. */
export const jiraEventSchemas = [
  [issueEvents, jiraIssueSchema],
  [commentEvents, jiraCommentSchema],
  [otherEvents, jiraPayloadSchema],
] as const

/** The payload of any delivery from Jira. */
export type JiraPayload = OutputOf<typeof jiraPayloadSchema>

/** The payload of a delivery about an issue. */
export type JiraIssuePayload = OutputOf<typeof jiraIssueSchema>

/** The payload of a delivery about a comment. */
export type JiraCommentPayload = OutputOf<typeof jiraCommentSchema>
