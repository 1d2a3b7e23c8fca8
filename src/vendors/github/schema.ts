import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import type { OutputOf } from '../../schema/schema.js'

const account = z.looseObject({ login: z.string(), id: z.number() })

const repository = z.looseObject({ id: z.number(), full_name: z.string(), owner: account })

// Hooks of Apps, organizations and enterprises have deliveries without, and the last one of a deleted hook has a null.
const envelope = z.looseObject({
  action: z.optional(z.string()),
  repository: z.optional(z.nullable(repository)),
  sender: z.optional(z.nullable(account)),
  installation: z.optional(z.nullable(z.looseObject({ id: z.number() }))),
})

/** What every delivery of GitHub has, as far as it has it. */
export const githubPayloadSchema = compileSchema(envelope)

/** The delivery with which a hook announces itself. */
export const githubPingSchema = compileSchema(
  z.looseObject({
    ...envelope.shape,
    zen: z.optional(z.string()),
    hook_id: z.optional(z.number()),
    hook: z.optional(z.looseObject({ type: z.optional(z.string()), events: z.optional(z.array(z.string())) })),
  }),
)

/** The payload of any delivery of GitHub. */
export type GithubPayload = OutputOf<typeof githubPayloadSchema>

/** The payload of the delivery with which a hook announces itself. */
export type GithubPingPayload = OutputOf<typeof githubPingSchema>
