import { checkedLater, checkOptions, optional, requireString } from '../../base/options.js'
import { readHeader } from '../../request/headers.js'
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
import { generateSecret } from '../../testing/signers/keys.js'
import { signStandardWebhooks } from '../../testing/signers/sign-standard-webhooks.js'
import type { SentAt } from '../../testing/signers/signed-content.js'
import { requireValue, type VendorDeliveries } from '../../testing/vendor-deliveries.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { gitlab } from './gitlab.js'

/** Options of {@link gitlabSample}. */
export interface GitlabSampleOptions extends SampleOptions {
  /** The type of the hook's event, in its header. @default 'Merge Request Hook' */
  readonly event?: string
  /** @default 'f5e5f430-f57b-4e6e-9fac-d9128cd7232f' */
  readonly deliveryId?: string
  /** A secret token. @default none */
  readonly token?: string
  /** Changes to {@link gitlabPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof gitlabPayload>>
}

/** A payload about a new merge request, with a few of its fields. */
export function gitlabPayload() {
  return {
    object_kind: 'merge_request',
    event_type: 'merge_request',
    user: { id: 1, name: 'Mira', username: 'mira' },
    project: { id: 15, name: 'tide', path_with_namespace: 'harbour/tide', web_url: 'https://git.example/harbour/tide' },
    object_attributes: { id: 99, iid: 7, title: 'Mend the tide table', state: 'opened', action: 'open' },
  }
}

/**
 * An unsigned delivery from GitLab.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const merged = gitlabSample({ token: 't0ken', payload: { object_attributes: { iid: 7, action: 'merge' } } })
 */
export function gitlabSample(options: GitlabSampleOptions = {}): Sample {
  checkOptions(options, 'gitlabSample', {
    ...payloadSampleChecks,
    event: optional(requireString),
    deliveryId: optional(requireString),
    token: optional(requireString),
  })
  const { event = 'Merge Request Hook', deliveryId = 'f5e5f430-f57b-4e6e-9fac-d9128cd7232f', token } = options
  const headers = {
    'User-Agent': 'GitLab/19.2.0',
    'Content-Type': 'application/json',
    'Idempotency-Key': deliveryId,
    'X-Gitlab-Event': event,
    'X-Gitlab-Webhook-UUID': '02affd2d-2cba-4033-917d-ec22d5dc4b38',
    'X-Gitlab-Instance': 'https://gitlab.com',
    'X-Gitlab-Event-UUID': '13792a34-cac6-4fda-95a8-c58e00a3954e',
    'X-Gitlab-Token': token,
  }
  return makeSample(options, headers, JSON.stringify(changed(gitlabPayload(), options.payload)))
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
  const sample = await source
  requireSample(sample, 'signGitlab')
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
  samples: { 'merge_request.open': gitlabSample },
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
