import * as z from 'zod/mini'

const nonEmpty = z.string().check(z.minLength(1))

/** The fields that every message of a channel has. */
export const channelMessage = {
  channelId: nonEmpty,
  /** A secret: do not log it. */
  channelToken: z.optional(z.string()),
  /** An HTTP date; read it with `pushExpiresAt`. */
  expiration: z.optional(z.string()),
  resourceId: nonEmpty,
  resourceUri: nonEmpty,
  resourceState: nonEmpty,
  messageNumber: z.int().check(z.positive()),
  /** The JSON that a few services send; most deliveries have no body. */
  body: z.optional(z.unknown()),
}
