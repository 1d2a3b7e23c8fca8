import { checkedLater, checkOptions, forPreset, optional, requirePositiveInteger } from '../../core/base/options.js'
import { toProvider } from '../../core/provider/define-provider.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { RequestHead } from '../../core/request/delivery.js'
import { headerValues, soleHeader } from '../../core/request/headers.js'
import { hmacVerifier } from '../../core/verify/hmac-signature.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { hostWire } from '../styles/host-wire.js'
import { type GithubTypes, githubEventNames, githubOpenEvents } from './events.js'
import { githubPayloadSchema, githubPingSchema } from './schema.js'

export type { GithubPayloads } from '../../generated/payloads/github.js'
export type { GithubEventKind, GithubEventName, GithubTypes } from './events.js'
export { type GithubPayload, type GithubPingPayload, githubPayloadSchema, githubPingSchema } from './schema.js'

const headerPrefix = 'X-GitHub-'
const legacySignatureHeader = 'X-Hub-Signature'
const signature = { header: 'X-Hub-Signature-256', prefix: 'sha256=' }

/** Options of {@link github}. */
export interface GithubOptions {
  /** The secrets of the hook, as in its settings, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * Webhooks of GitHub and GitHub Enterprise Server, for repositories, organizations, enterprises and Apps.
 *
 * The event name is the kind and, if the body has one, its action: `issues.opened`, `push`, `ping`. Payloads have the types
 * of GitHub's description, but only their envelope is checked. A type parameter replaces these types: `EventPayloadMap` of
 * `@octokit/webhooks-types`, `operations` of `@octokit/openapi-webhooks-types`, or your own map.
 *
 * Only the SHA-256 signature is accepted; a request with just the older SHA-1 signature is refused.
 *
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads#delivery-headers
 * @see https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: github({ secrets: process.env.GITHUB_WEBHOOK_SECRET ?? '' }),
 *   on: { 'pull_request.opened': ({ payload }) => console.log(payload.pull_request.head.sha) },
 * })
 */
export function github<EventMap extends object = object>(options: GithubOptions): Provider<GithubTypes<EventMap>> {
  checkOptions(options, 'github', {
    secrets: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { secrets, maxDepth } = options
  const preciseSchemas = new Map([['ping', githubPingSchema]])
  const provider: AnyProvider = toProvider({
    name: 'github',
    verify: forPreset('github', () => hmacVerifier({ ...signature, secrets }, unsignedHint)),
    ...hostWire({ headerPrefix, maxDepth }),
    schema: githubPayloadSchema,
    events: Object.fromEntries(githubEventNames.map((name) => [name, preciseSchemas.get(name) ?? githubPayloadSchema])),
    openEvents: githubOpenEvents,
    ackDeadlineMs: 10_000,
    // GitHub Enterprise Server keeps deliveries for redelivery longer than github.com, which keeps them for 3 days.
    redeliveryMs: 7 * 86_400_000,
  })
  // Only the envelope is checked; the map types the rest as GitHub describes it.
  return provider as Provider<GithubTypes<EventMap>>
}

function unsignedHint(request: RequestHead): string {
  return headerValues(request, legacySignatureHeader).length === 0
    ? "; set a secret in the hook's settings"
    : `; ${legacySignatureHeader} is SHA-1 and is not accepted: make the sender sign with SHA-256 and proxies forward it`
}

/** The hook that sent a delivery, from headers that are not signed. */
export interface GithubHook {
  /** The id of the hook, as in `hook_id` of its ping. */
  readonly hookId: number | undefined
  /** The kind of owner of the hook, such as `repository`, `organization`, `business` or `integration` (an App). */
  readonly targetType: string | undefined
  /** The id of the owner of the hook. */
  readonly targetId: number | undefined
  /** The host name of the GitHub Enterprise Server; `undefined` for github.com. */
  readonly enterpriseHost: string | undefined
  /** The version of the GitHub Enterprise Server. */
  readonly enterpriseVersion: string | undefined
}

/**
 * Reads which hook sent a delivery, or a request whose secret you are looking up.
 *
 * @returns the headers, each `undefined` if it is absent, occurs more than once, or is not the id it should be
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads#delivery-headers
 *
 * @example
 * const secretsOf = new Map([[109948940, 's3cret']])
 * const provider = github({ secrets: (request) => secretsOf.get(githubHook({ request }).hookId ?? 0) })
 */
export function githubHook({ request }: { readonly request: RequestHead }): GithubHook {
  const read = (name: string) => soleHeader(request, `${headerPrefix}${name}`)
  return {
    hookId: toId(read('Hook-ID')),
    targetType: read('Hook-Installation-Target-Type'),
    targetId: toId(read('Hook-Installation-Target-ID')),
    enterpriseHost: read('Enterprise-Host'),
    enterpriseVersion: read('Enterprise-Version'),
  }
}

function toId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
