import * as z from 'zod/mini'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'

const account = z.looseObject({ login: z.optional(z.string()), id: z.optional(z.number()) })

const repository = z.looseObject({
  id: z.optional(z.number()),
  full_name: z.optional(z.string()),
  owner: z.optional(z.nullable(account)),
})

// Absent in some deliveries of Apps, organizations and enterprises; null in the last delivery of a deleted hook.
const envelope = z.looseObject({
  action: z.optional(z.string()),
  repository: z.optional(z.nullable(repository)),
  sender: z.optional(z.nullable(account)),
  installation: z.optional(z.nullable(z.looseObject({ id: z.optional(z.number()) }))),
})

/** The envelope of every delivery, all fields optional. */
export const githubPayloadSchema = compileSchema(envelope)

/** The ping of a new hook. */
export const githubPingSchema = compileSchema(
  z.looseObject({
    ...envelope.shape,
    zen: z.optional(z.string()),
    hook_id: z.optional(z.number()),
    hook: z.optional(z.looseObject({ type: z.optional(z.string()), events: z.optional(z.array(z.string())) })),
  }),
)

/** The payload of any delivery from GitHub. */
export type GithubPayload = OutputOf<typeof githubPayloadSchema>

/** The payload of the ping of a new hook. */
export type GithubPingPayload = OutputOf<typeof githubPingSchema>
