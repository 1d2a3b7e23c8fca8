import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { checkedLater, checkOptions, optional, requirePositiveInteger, requireTimeout } from '../../base/options.js'
import { defineProvider } from '../../provider/define-provider.js'
import { eventSchemas } from '../../provider/event-schemas.js'
import type { AnyProvider, Provider, TypesOf } from '../../provider/provider.js'
import { jsonBody } from '../../request/body/json.js'
import type { RequestHead, WebhookRequest } from '../../request/delivery.js'
import { readHeaderField, requireHeaderField, soleHeader } from '../../request/headers.js'
import type { OutputOf } from '../../schema/schema.js'
import { allOf } from '../../verify/all-of.js'
import { headerToken } from '../../verify/header-token.js'
import type { SecretSource } from '../../verify/secrets/secrets.js'
import { standardWebhooksSignature } from '../../verify/standard-webhooks/standard-webhooks.js'
import type { Verifier } from '../../verify/verifier.js'
import { gitlabEventNames } from './events.js'
import { gitlabHeaders } from './headers.js'

const defaultToleranceSeconds = 300

const project = z.looseObject({ id: z.number(), path_with_namespace: z.string() })

// A template of the hook's owner may leave out any of it.
const attributes = z.looseObject({ action: z.optional(z.nullable(z.string())) })

/** What every delivery of GitLab has, as far as it has it. */
export const gitlabPayloadSchema = compileSchema(
  z.looseObject({
    object_kind: z.optional(z.string()),
    event_name: z.optional(z.string()),
    action: z.optional(z.nullable(z.string())),
    project: z.optional(z.nullable(project)),
    object_attributes: z.optional(z.nullable(attributes)),
  }),
)

/** The payload of any delivery of GitLab. */
export type GitlabPayload = OutputOf<typeof gitlabPayloadSchema>

/** The names of the events of GitLab's project and group hooks. */
export type GitlabEventName = (typeof gitlabEventNames)[number]

/** The payload types of GitLab's deliveries. */
export type GitlabTypes = TypesOf<
  typeof gitlabPayloadSchema,
  { readonly [Name in GitlabEventName]: typeof gitlabPayloadSchema }
>

/** Options of {@link gitlab}: `secrets`, `tokens` or both. */
export interface GitlabOptions {
  /**
   * The signing tokens of the hook (GitLab 19.0 and newer), newest first, or a function that finds them: text is
   * `whsec_` and base64. With them a delivery has to be signed.
   */
  readonly secrets?: SecretSource
  /** The secret tokens of the hook, newest first, or a function that finds them. With them a delivery has to have one. */
  readonly tokens?: SecretSource
  /** How far the signed time may be from the clock, in seconds, to either side; only with `secrets`. @default 300 */
  readonly toleranceSeconds?: number
  /** How long the sender waits for an answer, in milliseconds; administrators of a server may set it. @default 10_000 */
  readonly ackDeadlineMs?: number
  /** How deep the JSON may be nested. @default 64 */
  readonly maxDepth?: number
}

/**
 * Webhooks of GitLab: those of projects and groups, and system hooks.
 *
 * The event is the `object_kind`, or where there is none the `event_name`, and where the body has one its action:
 * `merge_request.open`, `push`, `project_create`. Of a payload that a template has changed it is what the header says.
 *
 * Where both `secrets` and `tokens` are given, both have to be right: neither stands in for the other.
 *
 * @see https://docs.gitlab.com/user/project/integrations/webhooks/
 * @see https://docs.gitlab.com/user/project/integrations/webhook_events/
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const provider = gitlab({ secrets: process.env.GITLAB_SIGNING_TOKEN ?? '' })
 */
export function gitlab(options: GitlabOptions): Provider<GitlabTypes> {
  checkOptions(options, 'gitlab', {
    secrets: checkedLater,
    tokens: checkedLater,
    toleranceSeconds: checkedLater,
    ackDeadlineMs: optional(requireTimeout),
    maxDepth: optional(requirePositiveInteger),
  })
  const { ackDeadlineMs = 10_000, maxDepth } = options
  const provider: AnyProvider = defineProvider({
    name: 'gitlab',
    verify: gitlabProof(options),
    body: jsonBody({ maxDepth }),
    schema: gitlabPayloadSchema,
    events: eventSchemas(gitlabEventNames, gitlabPayloadSchema),
    event: (payload, request) => {
      const kind = payload.object_kind || payload.event_name || kindOf(requireHeaderField(request, gitlabHeaders.event))
      const action = payload.object_attributes?.action || payload.action
      return action ? `${kind}.${action}` : kind
    },
    id: idOf,
    ackDeadlineMs,
  })
  // The names of the events are those of the list; `fromEntries` and loops forget them.
  return provider as Provider<GitlabTypes>
}

function gitlabProof({ secrets, tokens, toleranceSeconds = defaultToleranceSeconds }: GitlabOptions): Verifier {
  const signature = secrets === undefined ? undefined : standardWebhooksSignature({ secrets, toleranceSeconds })
  const token = tokens === undefined ? undefined : headerToken({ header: gitlabHeaders.token, tokens })
  if (signature && token) return allOf(signature, token)
  const verify = signature ?? token
  if (verify === undefined) throw new TypeError('gitlab: secrets or tokens must be given')
  return verify
}

/** `Merge Request Hook` is `merge_request`. */
function kindOf(header: string): string {
  return header
    .replace(/ Hook$/, '')
    .toLowerCase()
    .replaceAll(' ', '_')
}

// With a signing token the id is signed, under the name that Standard Webhooks gives it. Servers before 17.4 send none.
function idOf(_: GitlabPayload, request: WebhookRequest): string | undefined {
  return readHeaderField(request, 'webhook-id') || readHeaderField(request, gitlabHeaders.id) || undefined
}

/** Which hook sent a delivery, as its headers say. They are not signed. */
export interface GitlabHook {
  /** The id of the hook, a UUID. */
  readonly hookId: string | undefined
  /** The same for all deliveries that follow from one change, when hooks cause changes that cause others. */
  readonly originId: string | undefined
  /** The URL of the server, such as `https://gitlab.com`. */
  readonly instance: string | undefined
}

/**
 * Reads which hook sent a delivery: of a delivery, or of a request whose secret is looked for.
 *
 * @returns the headers, each `undefined` where it is absent, empty, or came more than once
 * @see https://docs.gitlab.com/user/project/integrations/webhooks/#delivery-headers
 *
 * @example
 * const tokensOf = new Map([['02affd2d-2cba-4033-917d-ec22d5dc4b38', 't0ken']])
 * const provider = gitlab({ tokens: (request) => tokensOf.get(gitlabHook({ request }).hookId ?? '') })
 */
export function gitlabHook({ request }: { readonly request: RequestHead }): GitlabHook {
  return {
    hookId: soleHeader(request, gitlabHeaders.hook),
    originId: soleHeader(request, gitlabHeaders.origin),
    instance: soleHeader(request, gitlabHeaders.instance),
  }
}
