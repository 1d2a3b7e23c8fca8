import { checkedLater, checkOptions, oneOf, optional, requireObject, requireText } from '../../base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../../testing/sample.js'
import { encode, joinBytes } from '../../testing/signers/encode.js'
import { generateSecret } from '../../testing/signers/keys.js'
import { computeHmac, signHmac } from '../../testing/signers/sign-hmac.js'
import { requireValue, type VendorDeliveries } from '../../testing/vendor-deliveries.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { jira } from './jira.js'
import { canonicalRequest } from './qsh.js'

/** Options of {@link jiraSample}. */
export interface JiraSampleOptions extends SampleOptions {
  /** Changes to {@link jiraPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof jiraPayload>>
}

const site = 'https://harbour.atlassian.net'

/** An issue with a changed summary and assignee, as Cloud sends it. */
export function jiraPayload() {
  return {
    timestamp: 1_795_256_130_000,
    webhookEvent: 'jira:issue_updated',
    issue_event_type_name: 'issue_generic',
    user: {
      self: `${site}/rest/api/2/user?accountId=99%3A27935d01-92a7-4687-8272-a9b8d3b2ae2e`,
      accountId: '99:27935d01-92a7-4687-8272-a9b8d3b2ae2e',
      displayName: 'Mira Haven',
      active: true,
      accountType: 'atlassian',
    },
    issue: {
      id: '99291',
      self: `${site}/rest/api/2/issue/99291`,
      key: 'TIDE-20002',
      fields: {
        summary: 'The tide table is an hour off',
        created: '2026-11-20T09:00:00.000+0100',
        description: 'Since the clocks went back, every time is an hour late.',
        labels: ['tides', 'clock'],
        priority: { self: `${site}/rest/api/2/priority/4`, name: 'Minor', id: '4' },
      },
    },
    changelog: {
      id: '10124',
      items: [
        {
          field: 'summary',
          fieldtype: 'jira',
          fieldId: 'summary',
          from: null,
          fromString: 'Wrong tides',
          to: null,
          toString: 'The tide table is an hour off',
        },
        { field: 'assignee', fieldtype: 'jira', from: '99:2793', fromString: 'Mira', to: null, toString: null },
      ],
    },
  }
}

/**
 * A delivery of Jira Cloud, without a proof.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const signed = await signHmac(jiraSample(), { header: 'X-Hub-Signature', prefix: 'sha256=', secret: 's3cret' })
 * const repeated = jiraSample({ headers: { 'X-Atlassian-Webhook-Retry': '1' } })
 */
export function jiraSample(options: JiraSampleOptions = {}): Sample {
  checkOptions(options, 'jiraSample', payloadSampleChecks)
  const headers = {
    'User-Agent': 'Atlassian Webhook HTTP Client',
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Atlassian-Webhook-Identifier': '5f2c1f7a-52c6-4c31-8f65-8f5a3a0b7e11',
    'X-Atlassian-Webhook-Flow': 'Primary',
  }
  return makeSample(options, headers, JSON.stringify(changed(jiraPayload(), options.payload)))
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
  const sample = await source
  requireSample(sample, 'signJiraJwt')
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
  credential: 'secret',
  needs: [{ name: 'secrets', kind: 'secret', env: 'JIRA_WEBHOOK_SECRET', about: 'the secret of the webhook' }],
  ids: [{ header: 'X-Atlassian-Webhook-Identifier' }],
  samples: {
    'jira:issue_updated': jiraSample,
    'jira:issue_created': (options) =>
      jiraSample({ ...options, payload: { webhookEvent: 'jira:issue_created', changelog: undefined } }),
  },
  provider: (values) => jira({ secrets: requireValue(values, 'secrets', 'jira') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: jira({ secrets: secret }),
    sign: (sample) => signHmac(sample, { secret, header: 'X-Hub-Signature', prefix: 'sha256=' }),
  }),
}
