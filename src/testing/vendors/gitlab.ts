import { checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import { readHeader } from '../../core/request/headers.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { gitlab } from '../../vendors/gitlab/index.js'
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
import { makersOf, type SampleEvent, type SampleOf, sampleOf } from '../samples/event-samples.js'
import { generateSecret } from '../signers/keys.js'
import { signStandardWebhooks } from '../signers/sign-standard-webhooks.js'
import type { SentAt } from '../signers/signed-content.js'
import { requireValue, type VendorDeliveries } from '../vendor-deliveries.js'
import { gitlabSamples } from './gitlab-samples.js'

/** An event with a sample, by the name that `gitlab` gives it, or any other. */
export type GitlabSampleEvent = SampleEvent<typeof gitlabSamples>

/** Options of {@link gitlabSample}. */
export interface GitlabSampleOptions<Event extends string = string> extends SampleOptions {
  /**
   * The event, as `gitlab` names it. Its fields are those of the event, for the events used most; others have just the kind and
   * the action.
   *
   * @default 'merge_request.open'
   */
  readonly event?: Event
  /** The type of the event in its header. @default that of the event, such as `Merge Request Hook` */
  readonly hookEvent?: string
  /** @default 'f5e5f430-f57b-4e6e-9fac-d9128cd7232f' */
  readonly deliveryId?: string
  /** A secret token. @default none */
  readonly token?: string
  /** Changes to {@link gitlabPayload}. */
  readonly payload?: PayloadChanges<SampleOf<typeof gitlabSamples, Event>>
}

/** The payload of an event, with the fields that handlers use most; by default of a new merge request. */
export function gitlabPayload<const Event extends GitlabSampleEvent = 'merge_request.open'>(
  name?: Event,
): SampleOf<typeof gitlabSamples, Event> {
  // Without an argument, the type is that of the default.
  const event = name ?? ('merge_request.open' as Event)
  const [object_kind, action] = event.split('.')
  const other = { object_kind, ...(action !== undefined && { object_attributes: { action } }) }
  return Object.hasOwn(gitlabSamples, event)
    ? sampleOf(gitlabSamples, event)
    : // Any fields, as the type of an event without a sample says.
      (other as SampleOf<typeof gitlabSamples, Event>)
}

/**
 * An unsigned delivery from GitLab.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const merged = gitlabSample({ token: 't0ken', event: 'merge_request.merge' })
 */
export function gitlabSample<const Event extends GitlabSampleEvent = 'merge_request.open'>(
  options: GitlabSampleOptions<Event> = {},
): Sample {
  checkOptions<GitlabSampleOptions>(options, 'gitlabSample', {
    ...payloadSampleChecks,
    event: optional(requireString),
    hookEvent: optional(requireString),
    deliveryId: optional(requireString),
    token: optional(requireString),
  })
  const { event = 'merge_request.open', deliveryId = 'f5e5f430-f57b-4e6e-9fac-d9128cd7232f', token } = options
  const { hookEvent = hookEventOf(event) } = options
  const headers = {
    'User-Agent': 'GitLab/19.2.0',
    'Content-Type': 'application/json',
    'Idempotency-Key': deliveryId,
    'X-Gitlab-Event': hookEvent,
    'X-Gitlab-Webhook-UUID': '02affd2d-2cba-4033-917d-ec22d5dc4b38',
    'X-Gitlab-Instance': 'https://gitlab.com',
    'X-Gitlab-Event-UUID': '13792a34-cac6-4fda-95a8-c58e00a3954e',
    'X-Gitlab-Token': token,
  }
  return makeJsonSample(options, headers, gitlabPayload(event))
}

/** `Merge Request Hook` for `merge_request.open`. */
function hookEventOf(event: string): string {
  const [kind = ''] = event.split('.')
  const family = kind
    .replace(/^user_.*/, 'member')
    .replace(/^(project|subgroup)_.*/, '$1')
    .replace('build', 'job')
  const words = family.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join(' ')} Hook`
}

/** Options of {@link signGitlab}. */
export interface SignGitlabOptions {
  /** The signing token of the hook: text is `whsec_` and base64. */
  readonly secret: Secret
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/**
 * Signs a sample as GitLab does for a hook with a signing token.
 *
 * @returns a copy with the headers of Standard Webhooks, with the sample's id
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const secret = generateSecret()
 * const receipt = await injectDelivery(receiver, signGitlab(gitlabSample(), { secret }))
 */
export async function signGitlab(source: SampleSource, options: SignGitlabOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signGitlab')
  checkOptions(options, 'signGitlab', { secret: checkedLater, sentAt: checkedLater })
  const { secret, ...rest } = options
  const id = readHeader(sample, 'Idempotency-Key') ?? readHeader(sample, 'webhook-id')
  return signStandardWebhooks(sample, { ...rest, secrets: secret, ...(id !== undefined && { id }) })
}

/** Genuine deliveries from GitLab, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [
    {
      name: 'secrets',
      kind: 'secret',
      env: 'GITLAB_WEBHOOK_SECRET',
      about: 'the signing token of the hook, which begins with whsec_, or its secret token',
    },
  ],
  ids: [{ header: 'Idempotency-Key' }, { header: 'webhook-id' }],
  samples: makersOf(gitlabSamples, gitlabSample),
  provider(values) {
    const given = requireValue(values, 'secrets', 'gitlab')
    const [secrets, tokens] = [given.filter(isSigningToken), given.filter((one) => !isSigningToken(one))]
    return gitlab({ ...(secrets.length > 0 && { secrets }), ...(tokens.length > 0 && { tokens }) })
  },
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: deliveries.provider({ secrets: secret }),
    sign: async (sample, sent) =>
      isSigningToken(secret)
        ? signGitlab(sample, { secret, ...sent })
        : withHeaders(await sample, { 'X-Gitlab-Token': secret }),
  }),
}

// A hook has a signing token, with which it signs, or a secret token, which it sends.
function isSigningToken(secret: string): boolean {
  return secret.startsWith('whsec_')
}
