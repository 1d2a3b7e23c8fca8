import {
  checkedLater,
  checkOptions,
  oneOf,
  optional,
  requireObject,
  requireString,
  requireText,
} from '../../core/base/options.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { jira } from '../../vendors/jira/index.js'
import { canonicalRequest } from '../../vendors/jira/qsh.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { makersOf, type SampleEvent, sampleOf } from '../samples/event-samples.js'
import { sharedSecret } from '../shared-secret.js'
import { encode, joinBytes } from '../signers/encode.js'
import { computeHmac, signHmac } from '../signers/sign-hmac.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { jiraSamples } from './jira-samples.js'

/** An event with a sample, or any other. */
export type JiraSampleEvent = SampleEvent<typeof jiraSamples>

/** Options of {@link jiraSample}. */
export interface JiraSampleOptions<Event extends string = string> extends SampleOptions {
  /**
   * The event. Its fields are those of the event, for the events used most; others have just `timestamp` and `webhookEvent`.
   *
   * @default the `webhookEvent` in `payload`, or `jira:issue_updated`
   */
  readonly event?: Event
  /** Changes to {@link jiraPayload}. */
  readonly payload?: PayloadChanges<JiraSamplePayload<Event>>
}

/** The payload of a sample. */
export type JiraSamplePayload<Event extends string> = ReturnType<typeof jiraPayload<Event>>

/** An event as Cloud sends it; by default an issue with a changed summary and assignee. */
export function jiraPayload<const Event extends JiraSampleEvent = 'jira:issue_updated'>(event?: Event) {
  // Without an argument, the type is that of the default.
  const webhookEvent = event ?? ('jira:issue_updated' as Event)
  return { timestamp: 1_795_256_130_000, webhookEvent, ...sampleOf(jiraSamples, webhookEvent) }
}

/**
 * A delivery of Jira Cloud, without a proof.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const created = await signJira(jiraSample({ event: 'comment_created' }), { secret: 's3cret' })
 * const repeated = jiraSample({ headers: { 'X-Atlassian-Webhook-Retry': '1' } })
 */
export function jiraSample<const Event extends JiraSampleEvent = 'jira:issue_updated'>(
  options: JiraSampleOptions<Event> = {},
): Sample {
  checkOptions<JiraSampleOptions>(options, 'jiraSample', { ...payloadSampleChecks, event: optional(requireString) })
  const { payload } = options
  const { event = typeof payload?.webhookEvent === 'string' ? payload.webhookEvent : undefined } = options
  const headers = {
    'User-Agent': 'Atlassian Webhook HTTP Client',
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Atlassian-Webhook-Identifier': '5f2c1f7a-52c6-4c31-8f65-8f5a3a0b7e11',
    'X-Atlassian-Webhook-Flow': 'Primary',
  }
  return makeJsonSample(options, headers, jiraPayload(event))
}

/** Options of {@link signJira}. */
export interface SignJiraOptions {
  /** The secret of the webhook. */
  readonly secret: Secret
  /** The method that the header names. @default 'sha256' */
  readonly algorithm?: 'sha256' | 'sha512' | 'sha1'
}

/**
 * Signs a sample as Jira does for a webhook with a secret, as administrators create it.
 *
 * @returns a copy with the header `X-Hub-Signature`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signJira(jiraSample(), { secret: 's3cret' }))
 */
export async function signJira(source: SampleSource, options: SignJiraOptions): Promise<Sample> {
  checkOptions(options, 'signJira', { secret: checkedLater, algorithm: optional(oneOf(['sha1', 'sha256', 'sha512'])) })
  const { secret, algorithm = 'sha256' } = options
  return signHmac(source, { secret, algorithm, header: 'X-Hub-Signature', prefix: `${algorithm}=` })
}

/** Options of {@link signJiraJwt}. */
export interface SignJiraJwtOptions {
  /** The shared secret of a Connect app, or the client secret of an OAuth 2.0 app. */
  readonly secret: Secret
  /** The kind of app. @default 'connect' */
  readonly app?: 'connect' | 'oauth'
  /** The issuer that the JWT names. @default 'sample-client-key' */
  readonly issuer?: string
  /** The time of signing, in milliseconds since 1970; the JWT is valid for 3 minutes. @default now */
  readonly sentAt?: number
  /** Claims to set, valid or not; `undefined` removes one. */
  readonly claims?: Readonly<Record<string, unknown>>
}

/**
 * Signs a sample with the JWT of an app, as `jiraConnectJwt` and `jiraOAuthJwt` expect it.
 *
 * @returns a copy with the header `Authorization`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const connect = await signJiraJwt(jiraSample(), { secret: 'shared secret' })
 * const oauth = await signJiraJwt(jiraSample(), { secret: 'client secret', app: 'oauth' })
 */
export async function signJiraJwt(source: SampleSource, options: SignJiraJwtOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signJiraJwt')
  checkOptions(options, 'signJiraJwt', {
    secret: checkedLater,
    app: optional(oneOf(['connect', 'oauth'])),
    issuer: optional(requireText),
    sentAt: checkedLater,
    claims: optional(requireObject),
  })
  const { secret, app = 'connect', issuer = 'sample-client-key', sentAt = Date.now() } = options
  const iat = Math.floor(sentAt / 1000)
  const qsh = app === 'connect' ? await hashOf(sample) : undefined
  const claims = { iss: issuer, iat, exp: iat + 180, qsh, ...options.claims }
  const content = `${await toSegment({ typ: 'JWT', alg: 'HS256' })}.${await toSegment(claims)}`
  const mac = await computeHmac(await joinBytes([content]), secret, 'sha256', 'signJiraJwt: secret')
  const scheme = app === 'connect' ? 'JWT' : 'Bearer'
  return withHeaders(sample, { Authorization: `${scheme} ${content}.${encode(mac, 'base64url')}` })
}

async function toSegment(value: object): Promise<string> {
  return encode(await joinBytes([JSON.stringify(value)]), 'base64url')
}

async function hashOf(sample: Sample): Promise<string> {
  const canonical = await joinBytes([canonicalRequest(sample, '')])
  return encode(new Uint8Array(await crypto.subtle.digest('SHA-256', canonical)), 'hex')
}

/** Genuine deliveries of a webhook with a secret, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecret('jira', jira, (sample, { secret }) => signJira(sample, { secret }), {
    env: 'JIRA_WEBHOOK_SECRET',
    about: 'the secret of the webhook',
  }),
  ids: [{ header: 'X-Atlassian-Webhook-Identifier' }],
  samples: makersOf(jiraSamples, jiraSample),
}
