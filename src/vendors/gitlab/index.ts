import * as z from 'zod/mini'
import { checkedLater, checkOptions, forPreset, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, RequestHead, WebhookRequest } from '../../core/request/delivery.js'
import { readHeaderField, requireHeaderField, soleHeader } from '../../core/request/headers.js'
import { allOf } from '../../core/verify/all-of.js'
import { headerToken } from '../../core/verify/header-token.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { standardWebhooksSignature } from '../../core/verify/standard-webhooks/standard-webhooks.js'
import type { Verifier } from '../../core/verify/verifier.js'
import type { GitlabPayloads } from '../payloads/gitlab.js'
import { gitlabEventNames } from './events.js'

export type { GitlabPayloads } from '../payloads/gitlab.js'

// A custom webhook template may leave out any field.
const project = z.looseObject({ id: z.optional(z.number()), path_with_namespace: z.optional(z.string()) })

const attributes = z.looseObject({ action: z.optional(z.nullable(z.string())) })

/** The envelope of every delivery, all fields optional. */
export const gitlabPayloadSchema = compileSchema(
  z.looseObject({
    object_kind: z.optional(z.string()),
    event_name: z.optional(z.string()),
    action: z.optional(z.nullable(z.string())),
    project: z.optional(z.nullable(project)),
    object_attributes: z.optional(z.nullable(attributes)),
  }),
)

/** The payload of any delivery from GitLab. */
export type GitlabPayload = OutputOf<typeof gitlabPayloadSchema>

/** The names of the events of GitLab's project and group hooks. */
export type GitlabEventName = (typeof gitlabEventNames)[number]

/** The payload types of GitLab's deliveries. */
export interface GitlabTypes extends ProviderTypes {
  readonly events: {
    readonly [Name in GitlabEventName]: PayloadOf<Name extends `${infer Kind}.${string}` ? Kind : Name>
  }
  readonly fallback: GitlabPayload
}

type PayloadOf<Kind> = Kind extends keyof GitlabPayloads ? GitlabPayloads[Kind] : GitlabPayload

/** Options of {@link gitlab}: `secrets`, `tokens` or both. */
export interface GitlabOptions {
  /**
   * The signing tokens of the hook (GitLab 19.0 and newer), newest first, or a function that looks them up: text is
   * `whsec_` and base64. If set, deliveries must be signed.
   */
  readonly secrets?: SecretSource
  /** The secret tokens of the hook, newest first, or a function that looks them up. If set, deliveries must have one. */
  readonly tokens?: SecretSource
  /** How far the signed time may be from the clock, in seconds, in either direction; used only with `secrets`. @default 300 */
  readonly toleranceSeconds?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * Webhooks of GitLab projects and groups, and system hooks.
 *
 * The event name is the `object_kind`, or else the `event_name`, and the action if the body has one: `merge_request.open`,
 * `push`, `project_create`. If a custom template removed both fields, the event is read from the header.
 *
 * If both `secrets` and `tokens` are set, both are required.
 *
 * @see https://docs.gitlab.com/user/project/integrations/webhooks/
 * @see https://docs.gitlab.com/user/project/integrations/webhook_events/
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const provider = gitlab({ secrets: process.env.GITLAB_SIGNING_TOKEN ?? '' })
 */
export function gitlab(options: GitlabOptions): Provider<GitlabTypes> {
  checkOptions(options, 'gitlab', {
    secrets: checkedLater,
    tokens: checkedLater,
    toleranceSeconds: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { maxDepth } = options
  const provider: AnyProvider = toProvider({
    name: 'gitlab',
    verify: forPreset('gitlab', () => gitlabProof(options)),
    body: jsonBody({ maxDepth }),
    schema: gitlabPayloadSchema,
    events: eventSchemas(gitlabEventNames, gitlabPayloadSchema),
    event: (payload, request) => {
      const kind = payload.object_kind || payload.event_name || kindOf(requireHeaderField(request, 'X-Gitlab-Event'))
      const action = payload.object_attributes?.action || payload.action
      return action ? `${kind}.${action}` : kind
    },
    id: idOf,
    ackDeadlineMs: 10_000,
  })
  // The type of `fromEntries` loses the event names of the list.
  return provider as Provider<GitlabTypes>
}

function gitlabProof({ secrets, tokens, toleranceSeconds = 300 }: GitlabOptions): Verifier {
  const signature = secrets === undefined ? undefined : standardWebhooksSignature({ secrets, toleranceSeconds })
  const token = tokens === undefined ? undefined : headerToken({ header: 'X-Gitlab-Token', tokens })
  if (signature && token) return allOf(signature, token)
  const verify = signature ?? token
  if (verify === undefined) throw new TypeError('gitlab: secrets or tokens must be given')
  return verify
}

/** Turns `Merge Request Hook` into `merge_request`. */
function kindOf(header: string): string {
  return header
    .replace(/ Hook$/, '')
    .toLowerCase()
    .replaceAll(' ', '_')
}

// With a signing token the id is signed, as `webhook-id`. Servers before 17.4 send no id.
function idOf(_: GitlabPayload, request: WebhookRequest): string | undefined {
  return readHeaderField(request, 'webhook-id') || readHeaderField(request, 'Idempotency-Key') || undefined
}

/** The hook that sent a delivery, from headers that are not signed. */
export interface GitlabHook {
  /** The id of the hook, a UUID. */
  readonly hookId: string | undefined
  /** The same for all deliveries caused by one change, even if a hook's changes trigger other hooks. */
  readonly originId: string | undefined
  /** The URL of the server, such as `https://gitlab.com`. */
  readonly instance: string | undefined
}

/**
 * Reads which hook sent a delivery, or a request whose secret you are looking up.
 *
 * @returns the headers, each `undefined` if it is absent, empty, or occurs more than once
 * @see https://docs.gitlab.com/user/project/integrations/webhooks/#delivery-headers
 *
 * @example
 * const tokensOf = new Map([['02affd2d-2cba-4033-917d-ec22d5dc4b38', 't0ken']])
 * const provider = gitlab({ tokens: (request) => tokensOf.get(gitlabHook({ request }).hookId ?? '') })
 */
export function gitlabHook({ request }: { readonly request: RequestHead }): GitlabHook {
  return {
    hookId: soleHeader(request, 'X-Gitlab-Webhook-UUID'),
    originId: soleHeader(request, 'X-Gitlab-Event-UUID'),
    instance: soleHeader(request, 'X-Gitlab-Instance'),
  }
}
