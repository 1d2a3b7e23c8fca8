import { checkedLater, checkOptions } from '../../core/base/options.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { github } from '../../vendors/github/index.js'
import type { PayloadChanges, Sample, SampleOptions, SampleSource } from '../sample.js'
import { type HostSampleOptions, hostSample, hostSampleChecks } from '../samples/host.js'
import { sharedSecret } from '../shared-secret.js'
import { signHmac } from '../signers/sign-hmac.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { githubSampleEnvelope, githubSamples } from './github-samples.js'

/** Options of {@link githubSample}. */
export interface GithubSampleOptions extends Omit<HostSampleOptions, 'headerPrefix' | 'event' | 'payload'> {
  /**
   * The kind of event, or kind and action, such as `pull_request.closed`. The payload is that of the kind, for the twenty kinds
   * used most, and just `repository` and `sender` for others.
   *
   * @default 'issues'
   */
  readonly event?: string
  /** Changes to the payload of the event. */
  readonly payload?: PayloadChanges<object>
  /** @default 109948940 */
  readonly hookId?: number
}

/**
 * An unsigned delivery from GitHub, with the fields that handlers use most.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const merged = githubSample({ event: 'pull_request.closed' })
 * const pushed = githubSample({ event: 'push', payload: { ref: 'refs/heads/summer' }, format: 'form' })
 */
export function githubSample(options: GithubSampleOptions = {}): Sample {
  checkOptions(options, 'githubSample', {
    ...hostSampleChecks,
    hookId: checkedLater,
  })
  const { hookId = 109948940, event = 'issues', payload, headers, ...rest } = options
  const [kind = '', action] = event.split('.')
  const samples: Readonly<Record<string, object | undefined>> = githubSamples
  const body = { ...githubSampleEnvelope, ...samples[kind], ...(action !== undefined && { action }), ...payload }
  const ofHook = {
    'User-Agent': 'GitHub-Hookshot/044aadd',
    'X-GitHub-Hook-ID': String(hookId),
    'X-GitHub-Hook-Installation-Target-Type': 'repository',
    'X-GitHub-Hook-Installation-Target-ID': '1296269',
  }
  return hostSample({
    ...rest,
    event: kind,
    payload: body,
    headerPrefix: 'X-GitHub-',
    headers: { ...ofHook, ...headers },
  })
}

/** Options of {@link signGithub}. */
export interface SignGithubOptions {
  /** The secret of the hook. */
  readonly secret: Secret
}

/**
 * Signs a sample as GitHub does.
 *
 * @returns a copy with the header `X-Hub-Signature-256`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signGithub(githubSample(), { secret: 's3cret' }))
 */
export async function signGithub(source: SampleSource, options: SignGithubOptions): Promise<Sample> {
  checkOptions(options, 'signGithub', { secret: checkedLater })
  return signHmac(source, { secret: options.secret, header: 'X-Hub-Signature-256', prefix: 'sha256=' })
}

/** Genuine deliveries from GitHub, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecret('github', github, (sample, { secret }) => signGithub(sample, { secret }), {
    env: 'GITHUB_WEBHOOK_SECRET',
    about: 'the secret of the hook',
  }),
  ids: [{ header: 'X-GitHub-Delivery' }],
  samples: {
    ...Object.fromEntries(
      Object.entries(githubSamples).map(([kind, payload]) => [
        'action' in payload ? `${kind}.${String(payload.action)}` : kind,
        (options?: SampleOptions) => githubSample({ ...options, event: kind }),
      ]),
    ),
    ping: (options) => githubSample({ ...options, event: 'ping' }),
  },
}
