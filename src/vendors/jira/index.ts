import { checkedLater, checkOptions, forPreset, optional } from '../../core/base/options.js'
import type { MacAlgorithm } from '../../core/crypto/algorithms.js'
import { toProvider } from '../../core/provider/define-provider.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import { retryFromHeaders } from '../../core/provider/retry-header.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, RequestHead } from '../../core/request/delivery.js'
import { readHeader, readHeaderField } from '../../core/request/headers.js'
import { hubSignature, requireAlgorithms } from '../../core/verify/hub-signature.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { requireVerifier, type Verifier } from '../../core/verify/verifier.js'
import type { JiraPayloads } from '../payloads/jira.js'
import { ensureOwnToString, trackerDeliveryId, trackerTime } from '../styles/tracker-parts.js'
import {
  type commentEvents,
  type issueEvents,
  type JiraPayload,
  jiraEventSchemas,
  jiraPayloadSchema,
  type otherEvents,
} from './schema.js'

export type { JiraPayloads } from '../payloads/jira.js'
export {
  type JiraCommentPayload,
  type JiraIssuePayload,
  type JiraPayload,
  jiraCommentSchema,
  jiraIssueSchema,
  jiraPayloadSchema,
} from './schema.js'

const identifierHeader = 'X-Atlassian-Webhook-Identifier'

/** The events that Atlassian documents, with the prefix that some of them have. */
export type JiraEventName = (typeof issueEvents | typeof commentEvents | typeof otherEvents)[number]

/** The payload types of Jira. Only the envelope, the issue and the comment are checked. */
export interface JiraTypes extends ProviderTypes {
  readonly events: {
    readonly [Name in JiraEventName]: Name extends keyof JiraPayloads ? JiraPayloads[Name] : JiraPayload
  }
  readonly fallback: JiraPayload
}

/** Options of {@link jira}: either the secret of a webhook, or another verifier. */
export type JiraOptions =
  | {
      /** The secrets of the webhook, newest first, or a function that looks them up. */
      readonly secrets: SecretSource
      /** The methods that `X-Hub-Signature` may name. @default ['sha256'] */
      readonly algorithms?: readonly MacAlgorithm[]
      readonly verify?: never
    }
  | {
      /** Verifies who sent a request, for webhooks without a secret: an app's JWT, or a token in the URL. */
      readonly verify: Verifier
      readonly secrets?: never
      readonly algorithms?: never
    }

/**
 * Webhooks of Jira, Cloud and Data Center: the tracker style with Jira's signature, headers and events.
 *
 * Events have Jira's names, some with `jira:` and some without. The id is `X-Atlassian-Webhook-Identifier`, the same in
 * every attempt; Data Center does not send it, so its ids are derived from the payload. Cloud retries only after 408, 409,
 * 425, 429 and 5XX.
 *
 * Sources: https://developer.atlassian.com/cloud/jira/platform/webhooks/,
 * https://developer.atlassian.com/server/jira/platform/webhooks/.
 *
 * @throws {TypeError} if an option is invalid; the message names it
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
  const provider: AnyProvider = toProvider({
    name: 'jira',
    verify: toVerifier(options),
    body: jsonBody(),
    schema: jiraPayloadSchema,
    events: Object.fromEntries(
      jiraEventSchemas.flatMap(([names, schema]) => names.map((name) => [name, schema] as const)),
    ),
    payload: ensureOwnToString,
    event: ({ webhookEvent }) => webhookEvent,
    id: (payload, request) => readHeaderField(request, identifierHeader) || trackerDeliveryId(payload),
    retry: (_, request) => retryFromHeaders(request, 'X-Atlassian-Webhook-Retry'),
    // Five retries take 75 minutes, and the secondary flow delays each one further.
    redeliveryMs: 86_400_000,
  })
  // The schemas check the envelope; payloads have the types of the vendor's documentation.
  return provider as Provider<JiraTypes>
}

/** The time of a delivery; `undefined` if it is missing or does not exist in the calendar. */
export function jiraTime(payload: { readonly timestamp?: string | number | undefined }): Date | undefined {
  return payload.timestamp === undefined ? undefined : trackerTime(payload.timestamp)
}

/**
 * The flow of a delivery from Cloud: `Primary` arrives within 30 seconds; `Secondary`, for bulk changes, within 15 minutes.
 * `undefined` if the header is missing.
 */
export function jiraFlow(request: RequestHead): string | undefined {
  return readHeader(request, 'X-Atlassian-Webhook-Flow')
}

function toVerifier({ secrets, algorithms = ['sha256'], verify }: JiraOptions): Verifier {
  if ((secrets === undefined) === (verify === undefined)) {
    throw new TypeError('jira: exactly one of secrets and verify must be given')
  }
  if (secrets === undefined) {
    requireVerifier(verify, 'jira')
    return verify
  }
  return forPreset('jira', () => hubSignature(secrets, algorithms))
}
