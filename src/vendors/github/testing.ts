import { checkedLater, checkOptions } from '../../base/options.js'
import type { Sample, SampleSource } from '../../testing/sample.js'
import { type HostSampleOptions, hostSample, hostSampleChecks } from '../../testing/samples/host.js'
import { generateSecret } from '../../testing/signers/keys.js'
import { signHmac } from '../../testing/signers/sign-hmac.js'
import type { VendorDeliveries } from '../../testing/vendor-deliveries.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { github } from './github.js'

/** Options of {@link githubSample}. */
export interface GithubSampleOptions extends Omit<HostSampleOptions, 'headerPrefix'> {
  /** @default 109948940 */
  readonly hookId?: number
}

/**
 * An unsigned delivery from GitHub.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const pushed = githubSample({ event: 'push', payload: { ref: 'refs/heads/main' }, format: 'form' })
 */
export function githubSample(options: GithubSampleOptions = {}): Sample {
  checkOptions(options, 'githubSample', {
    ...hostSampleChecks,
    hookId: checkedLater,
  })
  const { hookId = 109948940, headers, ...rest } = options
  const ofHook = {
    'User-Agent': 'GitHub-Hookshot/044aadd',
    'X-GitHub-Hook-ID': String(hookId),
    'X-GitHub-Hook-Installation-Target-Type': 'repository',
    'X-GitHub-Hook-Installation-Target-ID': '1296269',
  }
  return hostSample({ ...rest, headerPrefix: 'X-GitHub-', headers: { ...ofHook, ...headers } })
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
  credential: 'secret',
  samples: {
    'issues.opened': githubSample,
    push: (options) => githubSample({ ...options, event: 'push', payload: { ref: 'refs/heads/main' } }),
    ping: (options) => githubSample({ ...options, event: 'ping' }),
  },
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: github({ secrets: secret }),
    sign: (sample) => signGithub(sample, { secret }),
  }),
}
