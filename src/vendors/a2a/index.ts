import * as z from 'zod/mini'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  forPreset,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
} from '../../core/base/options.js'
import type { SignatureAlgorithm } from '../../core/crypto/algorithms.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import type { Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, RequestHead } from '../../core/request/delivery.js'
import { readHeader } from '../../core/request/headers.js'
import { allOf } from '../../core/verify/all-of.js'
import { headerToken } from '../../core/verify/header-token.js'
import { readJoseObject } from '../../core/verify/jose-object.js'
import { jwtSignature } from '../../core/verify/jwt/jwt-signature.js'
import type { KeyOption } from '../../core/verify/keys/key-source.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'

const id = z.string().check(z.minLength(1))
const part = z.looseObject({
  text: z.optional(z.string()),
  /** Bytes as base64. */
  raw: z.optional(z.string()),
  url: z.optional(z.string()),
  data: z.optional(z.unknown()),
  mediaType: z.optional(z.string()),
  filename: z.optional(z.string()),
})
// The JSON of a protocol buffer leaves out a list that is empty and an enumeration that is 0.
const parts = z.optional(z.array(part))
const message = z.looseObject({
  messageId: id,
  taskId: z.optional(z.string()),
  contextId: z.optional(z.string()),
  role: z.optional(z.string()),
  parts,
})
const status = z.looseObject({
  /** Such as `TASK_STATE_COMPLETED`. */
  state: z.optional(z.string()),
  message: z.optional(message),
  timestamp: z.optional(z.string()),
})
const artifact = z.looseObject({ artifactId: id, name: z.optional(z.string()), parts })

/** The payload of every notification, a `StreamResponse`: one of the four fields. */
export const a2aPayloadSchema = compileSchema(
  z.looseObject({
    task: z.optional(
      z.looseObject({
        id,
        contextId: z.optional(z.string()),
        status: z.optional(status),
        artifacts: z.optional(z.array(artifact)),
      }),
    ),
    message: z.optional(message),
    statusUpdate: z.optional(z.looseObject({ taskId: id, contextId: z.optional(z.string()), status })),
    artifactUpdate: z.optional(
      z.looseObject({
        taskId: id,
        contextId: z.optional(z.string()),
        artifact,
        append: z.optional(z.boolean()),
        lastChunk: z.optional(z.boolean()),
      }),
    ),
  }),
)

/** The payload of any notification. */
export type A2aPayload = OutputOf<typeof a2aPayloadSchema>

/** The name of an event: the field of the payload. */
export type A2aEventName = 'task' | 'message' | 'statusUpdate' | 'artifactUpdate'

/** The payload types of A2A: the field of the event is there. */
export interface A2aTypes extends ProviderTypes {
  readonly events: {
    readonly [Name in A2aEventName]: A2aPayload & { [Field in Name]-?: NonNullable<A2aPayload[Name]> }
  }
  readonly open: never
  readonly fallback: A2aPayload
}

/** Options of {@link a2a}: `tokens` or `keys`, `notificationTokens`, or both. */
export interface A2aOptions {
  /** The bearer credentials that you gave the agent, newest first, or a function that looks them up. */
  readonly tokens?: SecretSource
  /** The public keys of the agent, such as `remoteKeys` of its JWKS, if its bearer credentials are JWTs. */
  readonly keys?: KeyOption
  /** The accepted algorithms of `keys`. @default ['ES256', 'RS256', 'EdDSA'] */
  readonly algorithms?: readonly SignatureAlgorithm[]
  /** The accepted issuers of JWTs. Required with `keys`. */
  readonly issuers?: readonly string[]
  /** The accepted audiences of JWTs, such as the URL of your endpoint. Required with `keys`: other receivers have JWTs too. */
  readonly audiences?: readonly string[]
  /** How far the times of a JWT may be from the clock, in seconds; used only with `keys`. @default 60 */
  readonly toleranceSeconds?: number
  /** The `token` of your push notification configurations, newest first, or a function that looks them up. */
  readonly notificationTokens?: SecretSource
  /**
   * Whether a task is one that you created with the agent. The specification demands this check: without it, an agent can send
   * events about tasks of another.
   */
  readonly knowsTask: (taskId: string, request: RequestHead) => MaybePromise<boolean>
  /** The name for receipts and dedupe keys. @default 'a2a' */
  readonly name?: string
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

const eventNames = ['task', 'message', 'statusUpdate', 'artifactUpdate'] as const satisfies readonly A2aEventName[]
const prefix = 'Bearer '

/**
 * Push notifications of agents in the Agent2Agent protocol (A2A) 1.0.
 *
 * Notifications are authenticated by a bearer token or a JWT. **Neither covers the body**, and only messages have an id. Make
 * handlers safe to repeat, and ask the agent for the state of the task.
 *
 * @experimental the protocol still changes.
 * @see https://a2a-protocol.org/v1.0.0/specification/#43-push-notification-objects
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: a2a({ tokens: process.env.A2A_WEBHOOK_TOKEN ?? '', knowsTask: (id) => tasks.has(id) }),
 *   on: { statusUpdate: ({ payload }) => console.log(payload.statusUpdate.taskId, payload.statusUpdate.status.state) },
 * })
 */
export function a2a(options: A2aOptions): Provider<A2aTypes> {
  checkOptions(options, 'a2a', {
    tokens: checkedLater,
    keys: checkedLater,
    algorithms: checkedLater,
    issuers: checkedLater,
    audiences: checkedLater,
    toleranceSeconds: checkedLater,
    notificationTokens: checkedLater,
    knowsTask: requireFunction,
    name: optional(requireText),
    maxDepth: optional(requirePositiveInteger),
  })
  const { name = 'a2a', knowsTask, keys, maxDepth } = options
  return defineProvider({
    name,
    verify: forPreset('a2a', () => a2aProof(options)),
    body: jsonBody({ maxDepth }),
    schema: a2aPayloadSchema,
    events: Object.fromEntries(eventNames.map((event) => [event, a2aPayloadSchema])) as Record<
      A2aEventName,
      typeof a2aPayloadSchema
    >,
    event: readEvent,
    id: (payload) => payload.message?.messageId,
    handshake(payload, request) {
      const taskId = taskOf(payload)
      const claimed = keys === undefined ? undefined : claimedTask(request)
      if (taskId === undefined || (claimed !== undefined && claimed !== taskId)) {
        throw refusal('key_not_trusted', 'the notification is not about the task that it was made for')
      }
      return chain(knowsTask(taskId, request), (isKnown) => {
        if (isKnown !== true) throw refusal('key_not_trusted', 'the notification is about an unknown task')
        return undefined
      })
    },
  }) as unknown as Provider<A2aTypes>
}

function a2aProof(options: A2aOptions): Verifier {
  const { tokens, keys, issuers, audiences, notificationTokens, toleranceSeconds } = options
  const { algorithms = ['ES256', 'RS256', 'EdDSA'] } = options
  if (tokens !== undefined && keys !== undefined) throw new TypeError('a2a: tokens and keys exclude each other')
  if (keys !== undefined && (issuers === undefined || audiences === undefined)) {
    throw new TypeError('a2a: issuers and audiences must be given with keys')
  }
  const proofs = [
    ...(tokens === undefined ? [] : [headerToken({ header: 'Authorization', prefix, tokens })]),
    ...(keys === undefined
      ? []
      : [
          jwtSignature({
            prefix,
            keys,
            algorithms,
            ...(issuers && { issuers }),
            ...(audiences && { audiences }),
            ...(toleranceSeconds !== undefined && { toleranceSeconds }),
          }),
        ]),
    ...(notificationTokens === undefined
      ? []
      : [headerToken({ header: 'X-A2A-Notification-Token', tokens: notificationTokens })]),
  ]
  const [first, second] = proofs
  if (first === undefined) throw new TypeError('a2a: tokens, keys or notificationTokens must be given')
  return second === undefined ? first : allOf(first, second)
}

function readEvent(payload: A2aPayload): A2aEventName {
  const [event, ...others] = eventNames.filter((name) => payload[name] !== undefined)
  if (event !== undefined && others.length === 0) return event
  const problem = `must have one of ${eventNames.join(', ')}`
  throw refusal('payload_invalid', `the body ${problem}`, { issues: [{ path: '', message: problem }] })
}

function taskOf({ task, message: sent, statusUpdate, artifactUpdate }: A2aPayload): string | undefined {
  return task?.id ?? sent?.taskId ?? statusUpdate?.taskId ?? artifactUpdate?.taskId
}

// The specification proposes the claim. The JWT is verified by now.
function claimedTask(request: RequestHead): unknown {
  const jwt = readHeader(request, 'Authorization')?.slice(prefix.length) ?? ''
  return readJoseObject(jwt.split('.')[1] ?? '', 16)?.['taskId']
}
