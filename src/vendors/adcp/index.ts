import * as z from 'zod/mini'
import { chain } from '../../core/base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  forPreset,
  optional,
  requirePositiveInteger,
  requireText,
} from '../../core/base/options.js'
import type { PublicJwk } from '../../core/crypto/public-key.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { reply } from '../../core/provider/outcome.js'
import type { Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes } from '../../core/request/delivery.js'
import {
  type HttpMessageSignatureOptions,
  httpMessageSignature,
  isHttpMessageSignatureProof,
} from '../../core/verify/http-signature/http-signature.js'
import { type KeySource, staticKeys } from '../../core/verify/keys/key-source.js'
import { type RemoteKeysOptions, remoteKeys } from '../../core/verify/keys/remote-keys.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'

/** The fields of every webhook: of tasks, of accounts and of lists. */
export const adcpPayloadSchema = compileSchema(
  z.looseObject({
    /** The same in every attempt of one delivery. Challenges have none. */
    idempotency_key: z.optional(z.string().check(z.minLength(1))),
    /** Text that you chose when you registered the webhook; correlate by it, not by the URL. */
    operation_id: z.optional(z.string()),
    task_id: z.optional(z.string()),
    /** The operation that a task performs, such as `create_media_buy`. */
    task_type: z.optional(z.string()),
    /** Of a task: `working`, `input-required`, `completed`, `failed` or `canceled`. */
    status: z.optional(z.string()),
    /** Of accounts, creatives and feeds, such as `creative.status_changed`. */
    notification_type: z.optional(z.string()),
    /** Of lists that changed, such as `property_list_changed`. */
    event: z.optional(z.unknown()),
    /** `webhook.challenge` when the sender asks you to prove that you control the endpoint. */
    type: z.optional(z.string()),
    challenge: z.optional(z.string()),
    timestamp: z.optional(z.string()),
    message: z.optional(z.string()),
    result: z.optional(z.unknown()),
  }),
)

/** The payload of a webhook. */
export type AdcpPayload = OutputOf<typeof adcpPayloadSchema>

/** The payload types of AdCP: every event has the same envelope. */
export interface AdcpTypes extends ProviderTypes {
  readonly events: object
  readonly open: true
  readonly fallback: AdcpPayload
}

/** Options of {@link adcp}. */
export interface AdcpOptions {
  /**
   * The keys of the seller: the JWKs, or `adcpKeys()` with the `jwks_uri` of its agent. JWKs for other purposes than webhooks
   * are not used.
   */
  readonly keys: readonly PublicJwk[] | KeySource
  /** The URL as the seller knows it: scheme, host and port, or a function that returns the whole URL. */
  readonly url: HttpMessageSignatureOptions['url']
  /** The name of the seller in receipts and dedupe keys. Sellers that share a dedupe store need different names. @default 'adcp' */
  readonly name?: string
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

const maxWindowMs = 300_000
const skewSeconds = 60
const day = 86_400_000

/**
 * Webhooks of sellers in the Ad Context Protocol (AdCP) 3.x: task updates and changes of accounts, creatives, feeds and lists.
 *
 * Each is an HTTP message signature with the tag `adcp/webhook-signing/v1`, by Ed25519 or ECDSA with P-256. Signatures in
 * unpadded base64url are accepted, as all 3.x sellers send them. An event is named by its `notification_type`, by its
 * `event`, or by task and status, such as `create_media_buy.completed`. A `webhook.challenge` is answered.
 *
 * @experimental the protocol still changes.
 * @see https://docs.adcontextprotocol.org/docs/building/by-layer/L1/security#webhook-callbacks
 * @throws {TypeError} if an option is invalid (the message names it), or no key is for webhooks
 *
 * @example
 * const receiver = createReceiver({
 *   provider: adcp({ keys: adcpKeys('https://seller.example/.well-known/jwks.json'), url: 'https://buyer.example' }),
 *   on: { 'create_media_buy.completed': ({ payload }) => console.log(payload.operation_id, payload.result) },
 * })
 */
export function adcp(options: AdcpOptions): Provider<AdcpTypes> {
  checkOptions(options, 'adcp', {
    keys: checkedLater,
    url: checkedLater,
    name: optional(requireText),
    maxDepth: optional(requirePositiveInteger),
  })
  const { name = 'adcp', keys, url, maxDepth } = options
  return defineProvider({
    name,
    verify: forPreset('adcp', () =>
      adcpSignature(isKeySource(keys) ? keys : staticKeys(keys.filter(isForWebhooks)), url),
    ),
    body: jsonBody({ maxDepth }),
    schema: adcpPayloadSchema,
    openEvents: true,
    event: toEventName,
    id: ({ idempotency_key }) => idempotency_key,
    handshake: ({ type, challenge }) =>
      type === 'webhook.challenge' && challenge !== undefined ? reply({ challenge }) : undefined,
    // The longest time that a seller may announce as its `delivery_retry_horizon_seconds`.
    redeliveryMs: 7 * day,
  })
}

/**
 * The keys of a seller's agent that are for webhooks, from its `jwks_uri`.
 *
 * @param url - the `jwks_uri` of the agent in the seller's `brand.json`
 * @throws {TypeError} as `remoteKeys` does
 */
export function adcpKeys(url: string | URL, options: Omit<RemoteKeysOptions, 'accepts'> = {}): KeySource {
  return forPreset('adcpKeys', () => remoteKeys(url, { ...options, accepts: isForWebhooks }))
}

// Sellers sign webhooks with the keys of their requests; `webhook-signing` is the purpose of older keys.
function isForWebhooks({
  adcp_use: purpose,
  key_ops: operations,
}: PublicJwk & { readonly adcp_use?: unknown }): boolean {
  const isForVerifying = Array.isArray(operations) && operations.includes('verify')
  return isForVerifying && (purpose === 'request-signing' || purpose === 'webhook-signing')
}

function isKeySource(keys: AdcpOptions['keys']): keys is KeySource {
  return 'findKeys' in keys
}

function adcpSignature(keys: KeySource, url: AdcpOptions['url']): Verifier {
  const named: KeySource = {
    ...keys,
    findKeys(query) {
      requireParameter(query.keyId, 'keyid')
      requireParameter(query.algorithm, 'alg')
      return keys.findKeys(query)
    },
  }
  const verify = httpMessageSignature({
    keys: named,
    algorithms: ['ed25519', 'ecdsa-p256-sha256'],
    required: ['@method', '@target-uri', '@authority', 'content-type', 'content-digest'],
    label: 'sig1',
    tag: 'adcp/webhook-signing/v1',
    toleranceSeconds: maxWindowMs / 1000 + skewSeconds,
    encoding: 'base64url',
    url,
  })
  return (request, context) =>
    chain(verify({ ...request, url: toCanonicalUrl(request.url) }, context), (proof) => {
      if (!isHttpMessageSignatureProof(proof)) return proof
      const { signedAt = 0, expiresAt, nonce } = proof
      requireParameter(nonce, 'nonce')
      requireParameter(expiresAt, 'expires')
      if (signedAt > context.now + skewSeconds * 1000)
        throw refusal('timestamp_in_future', 'the signature was created in the future', { field: 'created' })
      const windowMs = (expiresAt ?? 0) - signedAt
      if (windowMs <= 0 || windowMs > maxWindowMs)
        throw refusal('timestamp_malformed', 'expires is not within 300 s after created', { field: 'expires' })
      return proof
    })
}

// Signers write escapes in upper case and no needless ones in the path, and keep the query as it is.
function toCanonicalUrl(url: string): string {
  if (!URL.canParse(url)) return url
  const { origin, pathname } = new URL(url)
  const path = pathname.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : triplet.toUpperCase()
  })
  const query = url.indexOf('?')
  return origin + path + (query === -1 ? '' : url.slice(query))
}

function requireParameter(value: unknown, field: string): void {
  if (value === undefined) throw refusal('proof_missing', `the signature has no ${field} parameter`, { field })
}

function toEventName({ notification_type, event, type, task_type, status }: AdcpPayload): string {
  const name = notification_type ?? (typeof event === 'string' ? event : type)
  return name ?? [task_type ?? 'task', status ?? 'updated'].join('.')
}
