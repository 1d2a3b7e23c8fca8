import * as z from 'zod/mini'
import {
  checkedLater,
  checkOptions,
  optional,
  requireHeaderPrefix,
  requirePositiveInteger,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import type { Provider, TypesOf } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { requireVerifier, type Verifier } from '../../core/verify/verifier.js'
import { hostWire } from './host-wire.js'

const account = z.looseObject({ login: z.string(), id: z.number() })

const repository = z.looseObject({ id: z.number(), full_name: z.string(), owner: account })

const envelope = z.looseObject({
  action: z.optional(z.string()),
  repository: z.optional(repository),
  sender: z.optional(account),
})

/** The envelope of code-hosting deliveries, all fields optional (specification, section 2.9). */
export const hostPayloadSchema = compileSchema(envelope)

/** A delivery about an issue (specification, section 2.9). */
export const hostIssuesSchema = compileSchema(
  z.looseObject({
    action: z.string(),
    issue: z.looseObject({ url: z.string(), number: z.number() }),
    repository,
    sender: account,
  }),
)

/** The ping of a new hook. */
export const hostPingSchema = compileSchema(
  z.looseObject({
    ...envelope.shape,
    zen: z.optional(z.string()),
    hook_id: z.optional(z.number()),
    hook: z.optional(z.looseObject({})),
  }),
)

const events = {
  ping: hostPingSchema,
  'issues.assigned': hostIssuesSchema,
  'issues.closed': hostIssuesSchema,
  'issues.deleted': hostIssuesSchema,
  'issues.demilestoned': hostIssuesSchema,
  'issues.edited': hostIssuesSchema,
  'issues.labeled': hostIssuesSchema,
  'issues.locked': hostIssuesSchema,
  'issues.milestoned': hostIssuesSchema,
  'issues.opened': hostIssuesSchema,
  'issues.pinned': hostIssuesSchema,
  'issues.reopened': hostIssuesSchema,
  'issues.transferred': hostIssuesSchema,
  'issues.unassigned': hostIssuesSchema,
  'issues.unlabeled': hostIssuesSchema,
  'issues.unlocked': hostIssuesSchema,
  'issues.unpinned': hostIssuesSchema,
}

/** The payload of any code-hosting delivery. */
export type HostPayload = OutputOf<typeof hostPayloadSchema>

/** The payload of a delivery about an issue. */
export type HostIssuesPayload = OutputOf<typeof hostIssuesSchema>

/** The payload of the ping of a new hook. */
export type HostPingPayload = OutputOf<typeof hostPingSchema>

/** The payload types of code-hosting deliveries. */
export type HostTypes = TypesOf<typeof hostPayloadSchema, typeof events, true>

/** Options of {@link host}. */
export interface HostOptions {
  /**
   * Verifies who sent a request. The token is optional in this style: a hook without one needs `unverified()`. A body
   * signature does not cover the headers with event and delivery id.
   */
  readonly verify: Verifier
  /** The prefix of the header names. @default 'X-Host-' */
  readonly headerPrefix?: string
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * The code-hosting style: event kind and delivery id in headers, JSON in the body or in the form field `payload`.
 *
 * The event name is the kind and, if the body has one, its action: `issues.opened`, `ping` (specification, sections 2.9,
 * 4.5 and 6.2).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function host(options: HostOptions): Provider<HostTypes> {
  checkOptions(options, 'host', {
    verify: checkedLater,
    headerPrefix: optional(requireHeaderPrefix),
    maxDepth: optional(requirePositiveInteger),
  })
  const { verify, headerPrefix = 'X-Host-', maxDepth } = options
  requireVerifier(verify, 'host')
  return toProvider({
    name: 'host',
    verify,
    ...hostWire({ headerPrefix, maxDepth, hint: ' (option headerPrefix)' }),
    schema: hostPayloadSchema,
    events,
    openEvents: true,
    ackDeadlineMs: 10_000,
  })
}
