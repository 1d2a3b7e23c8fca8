import {
  checkedLater,
  checkOptions,
  oneOf,
  optional,
  requireHeaderPrefix,
  requireText,
} from '../../core/base/options.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import type { StandardWebhooksOptions } from '../../core/verify/standard-webhooks/standard-webhooks.js'
import { requireSample, type Sample, type SampleSource, withHeaders } from '../sample.js'
import { encode, joinBytes } from './encode.js'
import { type PrivateKey, signBytes } from './keys.js'
import { computeHmac } from './sign-hmac.js'
import { formatSentAt, type SentAt } from './signed-content.js'

/** Options of {@link signStandardWebhooks}: each secret and key adds one signature to the header. */
export interface SignStandardWebhooksOptions extends Pick<StandardWebhooksOptions, 'secretEncoding'> {
  /** The prefix of the header names. @default 'webhook-' */
  readonly headerPrefix?: string
  /** For `v1` signatures: `whsec_` and base64, or with `secretEncoding: 'utf8'` the secret itself; or bytes. */
  readonly secrets?: Secret | readonly Secret[]
  /** Ed25519 keys, for `v1a` signatures. */
  readonly privateKeys?: PrivateKey | readonly PrivateKey[]
  /** @default 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W' */
  readonly id?: string
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/**
 * Signs a sample according to Standard Webhooks, as `standardWebhooksSignature` expects it.
 *
 * @returns a copy with the headers for id, timestamp and signature
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const secret = generateSecret()
 * const verify = standardWebhooksSignature({ secrets: secret })
 * const sample = await signStandardWebhooks(hostSample(), { secrets: secret, id: 'msg_1' })
 */
export async function signStandardWebhooks(
  source: SampleSource,
  options: SignStandardWebhooksOptions,
): Promise<Sample> {
  const sample = requireSample(await source, 'signStandardWebhooks')
  checkOptions<SignStandardWebhooksOptions>(options, 'signStandardWebhooks', {
    headerPrefix: optional(requireHeaderPrefix),
    secrets: checkedLater,
    secretEncoding: optional(oneOf(['whsec', 'utf8'])),
    privateKeys: checkedLater,
    id: optional(requireText),
    sentAt: checkedLater,
  })
  const { headerPrefix = 'webhook-', id = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W' } = options
  const sentAt = formatSentAt(options.sentAt, 'seconds', 'signStandardWebhooks: sentAt')
  const signatures = await signAll(await joinBytes([`${id}.${sentAt}.`, sample.body]), options)
  return withHeaders(sample, {
    [`${headerPrefix}id`]: id,
    [`${headerPrefix}timestamp`]: sentAt,
    [`${headerPrefix}signature`]: signatures.join(' '),
  })
}

async function signAll(
  content: Uint8Array<ArrayBuffer>,
  { secrets = [], privateKeys = [], secretEncoding = 'whsec' }: SignStandardWebhooksOptions,
): Promise<readonly string[]> {
  const secretList = typeof secrets === 'string' || secrets instanceof Uint8Array ? [secrets] : secrets
  const keyList = 'algorithm' in privateKeys ? [privateKeys] : privateKeys
  const macs = secretList.map(async (secret) =>
    computeHmac(content, toKey(secret, secretEncoding), 'sha256', 'signStandardWebhooks: secrets'),
  )
  const signatures = keyList.map((key) => signBytes(content, key, 'EdDSA', 'signStandardWebhooks'))
  if (macs.length + signatures.length === 0) {
    throw new TypeError('signStandardWebhooks: secrets or privateKeys must be given')
  }
  return [
    ...(await Promise.all(macs)).map((mac) => `v1,${encode(mac, 'base64')}`),
    ...(await Promise.all(signatures)).map((signature) => `v1a,${encode(signature, 'base64')}`),
  ]
}

function toKey(secret: Secret, format: SignStandardWebhooksOptions['secretEncoding']): Secret {
  if (typeof secret !== 'string' || format === 'utf8') return secret
  if (!secret.startsWith('whsec_')) throw new TypeError('signStandardWebhooks: a secret must begin with whsec_')
  return Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0))
}
