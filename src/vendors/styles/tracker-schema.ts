import * as z from 'zod/mini'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { changelog, nullableText, trackerId } from './tracker-fields.js'

const user = z.looseObject({
  self: z.optional(z.string()),
  name: z.optional(z.string()),
  emailAddress: z.optional(z.string()),
  avatarUrls: z.optional(z.looseObject({ '16x16': z.optional(z.string()), '48x48': z.optional(z.string()) })),
  displayName: z.optional(z.string()),
  /** A boolean or text; always text in XML. */
  active: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
})

const fields = z.looseObject({
  summary: z.optional(z.string()),
  created: z.optional(z.string()),
  description: z.optional(nullableText),
  labels: z.optional(z.array(z.string())),
  /** Text, or an object with details of the priority. */
  priority: z.optional(z.nullable(z.union([z.string(), z.looseObject({})]))),
})

const issue = z.looseObject({
  id: trackerId,
  self: z.optional(z.string()),
  key: z.string(),
  /** Comma-separated names; `trackerExpand` splits them. */
  expand: z.optional(z.string()),
  /** Absent if the webhook excludes the details of issues. */
  fields: z.optional(fields),
})

const comment = z.looseObject({
  self: z.optional(z.string()),
  id: trackerId,
  author: z.optional(user),
  body: z.optional(z.string()),
  updateAuthor: z.optional(user),
  created: z.optional(z.string()),
  updated: z.optional(z.string()),
})

const envelope = z.looseObject({
  id: z.optional(trackerId),
  /** A date-time or milliseconds since 1970; read it with `trackerTime`. */
  timestamp: z.union([z.string(), z.number()]),
  webhookEvent: z.string().check(z.minLength(1)),
  issue: z.optional(issue),
  user: z.optional(z.nullable(user)),
  changelog: z.optional(changelog),
  comment: z.optional(comment),
})

/** The envelope of issue-tracker deliveries (specification, section 2.4). */
export const trackerPayloadSchema = compileSchema(envelope)

/** A delivery about an issue (specification, section 2.4). */
export const trackerIssueSchema = compileSchema(z.looseObject({ ...envelope.shape, issue }))

/** The payload of any issue-tracker delivery. */
export type TrackerPayload = OutputOf<typeof trackerPayloadSchema>

/** The payload of a delivery about an issue. */
export type TrackerIssuePayload = OutputOf<typeof trackerIssueSchema>

/** An entry of a change log. */
export type TrackerChange = NonNullable<NonNullable<TrackerPayload['changelog']>['items']>[number]
