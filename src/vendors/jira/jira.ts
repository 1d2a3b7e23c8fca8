import { checkedLater, checkOptions, optional, requireList, requireOneOf } from '../../base/options.js'
import { type MacAlgorithm, macLengths } from '../../crypto/algorithms.js'
import { refusal } from '../../errors.js'
import { defineProvider } from '../../provider/define-provider.js'
import type { Provider, TypesOf } from '../../provider/provider.js'
import { jsonBody } from '../../request/body/json.js'
import type { RequestHead, Retry, WebhookRequest } from '../../request/delivery.js'
import { readHeader, readHeaderField, requireHeader } from '../../request/headers.js'
import { ownToString, trackerDeliveryId, trackerTime } from '../../styles/tracker-parts.js'
import { hmacSignature } from '../../verify/hmac-signature.js'
import type { SecretSource } from '../../verify/secrets/secrets.js'
import { requireVerifier, type Verifier } from '../../verify/verifier.js'
import {
  type commentEvents,
  type issueEvents,
  type jiraCommentSchema,
  jiraEventSchemas,
  type jiraIssueSchema,
  jiraPayloadSchema,
  type otherEvents,
} from './schema.js'

export {
  type JiraCommentPayload,
  type JiraIssuePayload,
  type JiraPayload,
  jiraCommentSchema,
  jiraIssueSchema,
  jiraPayloadSchema,
} from './schema.js'

const signatureHeader = 'X-Hub-Signature'
const identifierHeader = 'X-Atlassian-Webhook-Identifier'
const retryHeader = 'X-Atlassian-Webhook-Retry'
const flowHeader = 'X-Atlassian-Webhook-Flow'

type IssueEvent = (typeof issueEvents)[number]
type CommentEvent = (typeof commentEvents)[number]

/** The events that Atlassian documents, with the prefix that some of them have. */
export type JiraEventName = IssueEvent | CommentEvent | (typeof otherEvents)[number]

type JiraSchemas = {
  readonly [Name in JiraEventName]: Name extends IssueEvent
    ? typeof jiraIssueSchema
    : Name extends CommentEvent
      ? typeof jiraCommentSchema
      : typeof jiraPayloadSchema
}

/** The payload types of Jira. */
export type JiraTypes = TypesOf<typeof jiraPayloadSchema, JiraSchemas>

/** Options of {@link jira}: either the secret of a webhook, or another verifier. */
export type JiraOptions =
  | {
      /** The secrets of the webhook, newest first, or a function that finds them. */
      readonly secrets: SecretSource
      /** The methods that `X-Hub-Signature` may name. @default ['sha256'] */
      readonly algorithms?: readonly MacAlgorithm[]
      readonly verify?: never
    }
  | {
      /** Proves who sent a request, where the webhook has no secret: an app's JWT, or a token in the URL. */
      readonly verify: Verifier
      readonly secrets?: never
      readonly algorithms?: never
    }

/**
 * Webhooks of Jira, Cloud and Data Center: the tracker style with Jira's signature, headers and events.
 *
 * Events are named as Jira sends them, some with `jira:` and some without. The id is `X-Atlassian-Webhook-Identifier`,
 * the same in every attempt, and without it (Data Center) made of the payload. Cloud sends again only after 408, 409,
 * 425, 429 and 5XX.
 *
 * Sources: https://developer.atlassian.com/cloud/jira/platform/webhooks/,
 * https://developer.atlassian.com/server/jira/platform/webhooks/.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const receiver = createReceiver({
 *   provider: jira({ secrets: process.env.JIRA_SECRET ?? '' }),
 *   on: { 'jira:issue_created': ({ payload }) => console.log(payload.issue.key) },
 * })
 */
export function jira(options: JiraOptions): Provider<JiraTypes> {
  checkOptions<JiraOptions>(options, 'jira', {
    secrets: checkedLater,
    algorithms: optional(requireAlgorithms),
    verify: checkedLater,
  })
  return defineProvider({
    name: 'jira',
    verify: toVerifier(options),
    body: jsonBody(),
    schema: jiraPayloadSchema,
    // A record made of entries has lost its names for the compiler.
    events: Object.fromEntries(
      jiraEventSchemas.flatMap(([names, schema]) => names.map((name) => [name, schema] as const)),
    ) as unknown as JiraSchemas,
    payload: ownToString,
    event: ({ webhookEvent }) => webhookEvent,
    id: (payload, request) => readHeaderField(request, identifierHeader) || trackerDeliveryId(payload),
    retry: (_, request) => readRetry(request),
    // Five repeats take 75 minutes, and the slower flow has its own delay on top of each.
    redeliveryMs: 86_400_000,
  })
}

/** The moment of a delivery; `undefined` where it names none, or one that does not exist. */
export function jiraTime(payload: { readonly timestamp?: string | number | undefined }): Date | undefined {
  return payload.timestamp === undefined ? undefined : trackerTime(payload.timestamp)
}

/**
 * The flow by which Cloud has sent a delivery: `Primary` within 30 seconds, `Secondary`, for events of bulk changes,
 * within 15 minutes; `undefined` where it does not say.
 */
export function jiraFlow(request: RequestHead): string | undefined {
  return readHeader(request, flowHeader)
}

function toVerifier({ secrets, algorithms = ['sha256'], verify }: JiraOptions): Verifier {
  if ((secrets === undefined) === (verify === undefined)) {
    throw new TypeError('jira: exactly one of secrets and verify must be given')
  }
  if (secrets === undefined) {
    requireVerifier(verify, 'jira')
    return verify
  }
  return hubSignature(secrets, algorithms)
}

function requireAlgorithms(value: unknown, option: string): void {
  requireList(value, option)
  if (value.length === 0) throw new TypeError(`${option} must not be empty`)
  for (const algorithm of value) requireOneOf(algorithm, Object.keys(macLengths), option)
}

// The form of WebSub: `method=signature`, and Atlassian reserves the right to change the method.
function hubSignature(secrets: SecretSource, algorithms: readonly MacAlgorithm[]): Verifier {
  const verifiers = new Map<string, Verifier>(
    algorithms.map((algorithm) => [
      algorithm,
      hmacSignature({ secrets, header: signatureHeader, algorithm, prefix: `${algorithm}=` }),
    ]),
  )
  return (request, context) => {
    const [method = '', ...signature] = requireHeader(request, signatureHeader).split('=')
    if (signature.length !== 1) {
      throw refusal('signature_malformed', `header ${signatureHeader} is not method=signature`, {
        field: signatureHeader,
      })
    }
    const verify = verifiers.get(method)
    if (verify === undefined) {
      throw refusal('algorithm_not_allowed', `header ${signatureHeader} names a method that is not allowed`, {
        field: signatureHeader,
      })
    }
    return verify(request, context)
  }
}

// What cannot be read is no reason to lose a delivery.
function readRetry(request: WebhookRequest): Retry | undefined {
  const count = readHeader(request, retryHeader)
  return count !== undefined && /^[1-9][0-9]{0,5}$/.test(count) ? { attempt: Number(count) } : undefined
}
