import { checkedLater, checkOptions, optional, requireText } from '../../core/base/options.js'
import { ucp } from '../../vendors/ucp/index.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
} from '../sample.js'
import { generateKeys, keyChecks, readKeys, type SampleKeys } from '../signers/keys.js'
import { signHttpMessage, withoutSignatures } from '../signers/sign-http-message.js'
import { requireOneValue, requireValue, type VendorDeliveries } from '../vendor-deliveries.js'

const sampleProfile = 'https://merchant.example/.well-known/ucp'

/** Options of {@link ucpSample}. */
export interface UcpSampleOptions extends SampleOptions {
  /** The profile of the business. @default 'https://merchant.example/.well-known/ucp' */
  readonly profile?: string
  /** Changes to {@link ucpOrder}. */
  readonly payload?: PayloadChanges<ReturnType<typeof ucpOrder>>
}

/** An order with one item on its way. */
export function ucpOrder() {
  return {
    ucp: { version: '2026-08-21', capabilities: { 'dev.ucp.shopping.order': [{ version: '2026-08-21' }] } },
    id: 'order_7316',
    event_id: 'evt_40912',
    created_time: '2026-11-21T10:15:29Z',
    checkout_id: 'checkout_5512',
    permalink_url: 'https://merchant.example/orders/7316',
    currency: 'EUR',
    line_items: [
      {
        id: 'li_lamp',
        item: { id: 'prod_lamp', title: 'Harbour lamp', price: 4900 },
        quantity: { total: 1, fulfilled: 1 },
        totals: [{ type: 'total', amount: 4900 }],
        status: 'fulfilled',
      },
    ],
    fulfillment: {
      events: [
        {
          id: 'ful_1',
          occurred_at: '2026-11-21T10:15:29Z',
          type: 'shipped',
          line_items: [{ id: 'li_lamp', quantity: 1 }],
        },
      ],
    },
    adjustments: [],
    totals: [{ type: 'total', amount: 4900 }],
  }
}

/**
 * An unsigned order webhook from a business in UCP.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const other = ucpSample({ payload: { id: 'order_2' } })
 */
export function ucpSample(options: UcpSampleOptions = {}): Sample {
  checkOptions(options, 'ucpSample', { ...payloadSampleChecks, profile: optional(requireText) })
  const { profile = sampleProfile } = options
  const headers = {
    'Content-Type': 'application/json',
    'UCP-Agent': `profile="${profile}"`,
    'Webhook-Id': 'evt_40912',
    'Webhook-Timestamp': '1795256129',
  }
  return makeJsonSample(options, headers, ucpOrder())
}

/** Options of {@link signUcp}: a result of `generateKeys`, for `'ES256'`, `'ES384'` or `'EdDSA'`. */
export interface SignUcpOptions extends SampleKeys {
  /** The time of signing, in milliseconds since 1970; `null` omits it. @default now */
  readonly sentAt?: number | null
  /** The components to sign. @default those that the specification requires */
  readonly components?: readonly string[]
}

/**
 * Signs a sample as a business in UCP does.
 *
 * @returns a copy with the headers `Content-Digest`, `Signature-Input` and `Signature`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const keys = await generateKeys('ES256')
 * const businesses = { 'https://merchant.example/.well-known/ucp': keys.jwk }
 * const provider = ucp({ businesses, ownsOrder: () => true, url: 'https://receiver.example' })
 * const receipt = await injectDelivery(createReceiver({ provider, on: {} }), signUcp(ucpSample(), keys))
 */
export async function signUcp(source: SampleSource, options: SignUcpOptions): Promise<Sample> {
  checkOptions<SignUcpOptions>(options, 'signUcp', { ...keyChecks, sentAt: checkedLater, components: checkedLater })
  const sample = withoutSignatures(await source)
  const { sentAt = Date.now(), ...others } = options
  const query = sample.url.includes('?') ? ['@query'] : []
  const components = ['@method', '@authority', '@path', ...query, 'ucp-agent', 'content-digest', 'content-type']
  return signHttpMessage(sample, { components, ...others, sentAt })
}

/** Genuine deliveries from businesses in UCP, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'key pair',
  needs: [
    {
      name: 'keys',
      kind: 'public key',
      env: 'UCP_PROFILE_URLS',
      about: "the profile URLs of the businesses, or one's JWK",
    },
    { name: 'url', kind: 'url', env: 'UCP_WEBHOOK_URL', about: 'the URL of the endpoint as announced' },
  ],
  ids: [{ field: 'event_id' }],
  samples: { 'order.updated': ucpSample },
  // A tool cannot know the orders of a platform, so it accepts those of all given businesses.
  provider(values) {
    const keys = requireValue(values, 'keys', 'ucp')
    const url = new URL(requireOneValue(values, 'url', 'ucp')).origin
    const [first = ''] = keys
    const businesses = first.startsWith('{') ? { [sampleProfile]: JSON.parse(first) } : keys
    // A tool cannot know the orders of a platform, so it accepts those of all given businesses.
    return ucp({ businesses, ownsOrder: () => true, url })
  },
  sender: async ({ privateKey, url = 'https://receiver.example/hooks' } = {}) => {
    const keys = privateKey === undefined ? await generateKeys('ES256') : await readKeys(privateKey, 'ES256')
    const businesses = { [sampleProfile]: keys.jwk }
    return {
      publicKey: JSON.stringify(keys.jwk),
      provider: ucp({ businesses, ownsOrder: () => true, url: new URL(url).origin }),
      sign: (sample, sent) => signUcp(sample, { ...keys, ...sent }),
    }
  },
}
