import { checkedLater, checkOptions } from '../../core/base/options.js'
import { headerValues } from '../../core/request/headers.js'
import { adcp, adcpKeys } from '../../vendors/adcp/index.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { generateKeys, keyChecks, readKeys, type SampleKeys } from '../signers/keys.js'
import { signHttpMessage, withoutSignatures } from '../signers/sign-http-message.js'
import { requireOneValue, type VendorDeliveries } from '../vendor-deliveries.js'

/** Options of {@link adcpSample}. */
export interface AdcpSampleOptions extends SampleOptions {
  /** Changes to {@link adcpPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof adcpPayload>>
}

/** The payload of a task that has been completed. */
export function adcpPayload() {
  return {
    idempotency_key: 'whk_01JD4T5Q7ZK9N1P3R5S7V9X1Z3',
    operation_id: 'op_7f31',
    task_id: 'task_2201',
    task_type: 'create_media_buy',
    protocol: 'media-buy',
    status: 'completed',
    timestamp: '2026-11-21T10:15:29Z',
    message: 'The media buy was created.',
    result: { media_buy_id: 'mb_4410', packages: [{ package_id: 'pkg_1' }] },
  }
}

/**
 * An unsigned webhook from a seller in AdCP.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const failed = adcpSample({ payload: { status: 'failed', result: undefined } })
 */
export function adcpSample(options: AdcpSampleOptions = {}): Sample {
  checkOptions(options, 'adcpSample', payloadSampleChecks)
  return makeJsonSample(options, { 'Content-Type': 'application/json' }, adcpPayload())
}

/** Options of {@link signAdcp}: a result of `generateKeys('EdDSA')` or `generateKeys('ES256')`, and the rest. */
export interface SignAdcpOptions extends Omit<SampleKeys, 'keyId'> {
  /** The `keyid` of the signature; `undefined` omits it. */
  readonly keyId?: string | undefined
  /** The time of signing, in milliseconds since 1970. @default now */
  readonly sentAt?: number
  /** When the signature expires, in milliseconds since 1970; `null` omits it. @default 300 s after it was made */
  readonly expiresAt?: number | null
  /** `null` omits it. @default 'k3nUo2sWb1cQ9xTz5vLqAw' */
  readonly nonce?: string | null
}

/**
 * Signs a sample as a seller in AdCP does, with unpadded base64url.
 *
 * @returns a copy with the headers `Content-Digest`, `Signature-Input` and `Signature`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const keys = await generateKeys('EdDSA')
 * const provider = adcp({ keys: [adcpJwk(keys)], url: 'https://receiver.example' })
 * const receipt = await injectDelivery(createReceiver({ provider, on: {} }), signAdcp(adcpSample(), keys))
 */
export async function signAdcp(source: SampleSource, options: SignAdcpOptions): Promise<Sample> {
  checkOptions<SignAdcpOptions>(options, 'signAdcp', {
    ...keyChecks,
    sentAt: checkedLater,
    expiresAt: checkedLater,
    nonce: checkedLater,
  })
  const { sentAt = Date.now(), expiresAt = sentAt + 300_000, nonce = 'k3nUo2sWb1cQ9xTz5vLqAw' } = options
  const { privateKey, algorithm, keyId } = options
  const signed = await signHttpMessage(withoutSignatures(await source), {
    privateKey,
    algorithm,
    ...(keyId !== undefined && { keyId }),
    components: ['@method', '@target-uri', '@authority', 'content-type', 'content-digest'],
    tag: 'adcp/webhook-signing/v1',
    sentAt,
    ...(expiresAt !== null && { expiresAt }),
    ...(nonce !== null && { nonce }),
  })
  // Each signature is `label=:base64:`.
  const signatures = headerValues(signed, 'Signature').map((line) => {
    const start = line.indexOf(':')
    return `${line.slice(0, start)}:${toBase64Url(line.slice(start + 1, -1))}:`
  })
  return withHeaders(signed, { Signature: signatures })
}

function toBase64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The public key as a seller publishes it: the JWK with the purpose and the operation that AdCP requires. */
export function adcpJwk({ jwk }: Pick<SampleKeys, 'jwk'>): SampleKeys['jwk'] & { readonly adcp_use: string } {
  const marks = { key_ops: ['verify'], adcp_use: 'request-signing' }
  return { ...jwk, ...marks }
}

/** Genuine deliveries from sellers in AdCP, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'key pair',
  needs: [
    { name: 'keys', kind: 'public key', env: 'ADCP_JWKS_URL', about: "the jwks_uri of the seller's agent, or one JWK" },
    { name: 'url', kind: 'url', env: 'ADCP_WEBHOOK_URL', about: 'the URL of the endpoint as registered' },
  ],
  ids: [{ field: 'idempotency_key' }],
  samples: {
    'create_media_buy.completed': adcpSample,
    'create_media_buy.input-required': (options) => adcpSample({ ...options, payload: { status: 'input-required' } }),
  },
  provider(values) {
    const keys = requireOneValue(values, 'keys', 'adcp')
    const url = new URL(requireOneValue(values, 'url', 'adcp')).origin
    return adcp({ keys: keys.startsWith('{') ? [JSON.parse(keys)] : adcpKeys(keys), url })
  },
  sender: async ({ privateKey, url = 'https://receiver.example/hooks' } = {}) => {
    const keys = privateKey === undefined ? await generateKeys('EdDSA') : await readKeys(privateKey, 'EdDSA')
    const jwk = adcpJwk(keys)
    return {
      provider: adcp({ keys: [jwk], url: new URL(url).origin }),
      publicKey: JSON.stringify(jwk),
      sign: (sample, sent) => signAdcp(sample, { ...keys, ...sent }),
    }
  },
}
