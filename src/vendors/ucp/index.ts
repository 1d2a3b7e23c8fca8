import * as z from 'zod/mini'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  forPreset,
  oneOf,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import type { Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, RequestHead } from '../../core/request/delivery.js'
import { headerValues } from '../../core/request/headers.js'
import { requireDictionary } from '../../core/verify/http-signature/fields.js'
import {
  type HttpMessageSignatureOptions,
  httpMessageSignature,
} from '../../core/verify/http-signature/http-signature.js'
import { type KeyOption, type KeySource, toKeySource } from '../../core/verify/keys/key-source.js'
import { remoteKeys } from '../../core/verify/keys/remote-keys.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'

/** The fields of an order that this package uses; the specification documents more. */
export const ucpOrderSchema = compileSchema(
  z.looseObject({
    id: z.string().check(z.minLength(1)),
    /** The event that the snapshot follows, the same in every attempt. */
    event_id: z.optional(z.string().check(z.minLength(1))),
    created_time: z.optional(z.string()),
    checkout_id: z.optional(z.string()),
    permalink_url: z.optional(z.string()),
    currency: z.optional(z.string()),
    line_items: z.optional(z.array(z.looseObject({ id: z.optional(z.string()), status: z.optional(z.string()) }))),
    fulfillment: z.optional(z.looseObject({})),
    adjustments: z.optional(z.array(z.looseObject({}))),
    totals: z.optional(z.array(z.looseObject({ type: z.optional(z.string()), amount: z.optional(z.number()) }))),
  }),
)

/** An order as it is now: a whole snapshot, not what changed. */
export type UcpOrder = OutputOf<typeof ucpOrderSchema>

/** The payload types of UCP. */
export interface UcpTypes extends ProviderTypes {
  readonly events: { readonly 'order.updated': UcpOrder }
  readonly open: never
  readonly fallback: UcpOrder
}

/** Finds the keys of a business by the URL of its profile, which is not verified yet; `undefined` refuses the request. */
export type UcpBusinessResolver = (profile: string) => MaybePromise<KeySource | undefined>

/** Options of {@link ucp}. */
export interface UcpOptions {
  /**
   * The businesses whose orders you take, by the URL of their profile: a list, whose keys are retrieved from the profiles; a
   * record with their keys; or a function. A profile that only the request names is never retrieved.
   */
  readonly businesses: readonly string[] | Readonly<Record<string, KeyOption>> | UcpBusinessResolver
  /**
   * Whether an order was created with a business, by the URL of its profile. The specification demands this check: without
   * it, a business can send events for the orders of another.
   */
  readonly ownsOrder: (orderId: string, profile: string) => MaybePromise<boolean>
  /** The URL as businesses know it: scheme, host and port, or a function that returns the whole URL. */
  readonly url: HttpMessageSignatureOptions['url']
  /**
   * Accepts signatures that do not cover `UCP-Agent`, as in the example of the specification, whose text demands it.
   *
   * @default false
   */
  readonly allowUnsignedAgent?: boolean
  /** The name for receipts and dedupe keys. @default 'ucp' */
  readonly name?: string
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

const agentHeader = 'UCP-Agent'

/**
 * Order webhooks of businesses in the Universal Commerce Protocol (UCP), of August 2026.
 *
 * Each is an HTTP message signature with a key from the profile that `UCP-Agent` names, by ECDSA with P-256 or P-384, or by
 * Ed25519. Signatures need no time, so use `dedupe`. `Webhook-Id` and `Webhook-Timestamp` need not be signed, and are not used.
 *
 * @experimental the protocol still changes.
 * @see https://github.com/Universal-Commerce-Protocol/ucp/blob/main/docs/specification/shopping/order/index.md
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: ucp({
 *     businesses: ['https://merchant.example/.well-known/ucp'],
 *     ownsOrder: async (id, profile) => (await orders.find(id))?.profile === profile,
 *     url: 'https://platform.example',
 *   }),
 *   on: { 'order.updated': ({ payload }) => console.log(payload.id, payload.totals) },
 * })
 */
export function ucp(options: UcpOptions): Provider<UcpTypes> {
  checkOptions(options, 'ucp', {
    businesses: requireBusinesses,
    ownsOrder: requireFunction,
    url: checkedLater,
    allowUnsignedAgent: optional(oneOf([true, false])),
    name: optional(requireText),
    maxDepth: optional(requirePositiveInteger),
  })
  const { name = 'ucp', ownsOrder, maxDepth } = options
  return defineProvider({
    name,
    verify: forPreset('ucp', () => ucpSignature(options)),
    body: jsonBody({ maxDepth }),
    schema: ucpOrderSchema,
    events: { 'order.updated': ucpOrderSchema },
    event: () => 'order.updated',
    id: ({ event_id }) => event_id,
    handshake: ({ id }, request) =>
      chain(ownsOrder(id, readProfile(request)), (isOwner) => {
        if (isOwner !== true) throw refusal('key_not_trusted', 'the order is not one of the business that signed it')
        return undefined
      }),
  })
}

function requireBusinesses(value: unknown, option: string): void {
  if ((typeof value !== 'object' || value === null) && typeof value !== 'function')
    throw new TypeError(`${option} must be a list of profile URLs, a record of keys by profile URL, or a function`)
}

function ucpSignature({ businesses, url, allowUnsignedAgent = false }: UcpOptions): Verifier {
  const findBusiness = toResolver(businesses)
  const agent = allowUnsignedAgent ? [] : [agentHeader]
  const withComponents = (...components: string[]) =>
    httpMessageSignature({
      keys: ({ request }) => findBusiness(readProfile(request)),
      algorithms: ['ecdsa-p256-sha256', 'ecdsa-p384-sha384', 'ed25519'],
      required: ['@method', '@authority', '@path', 'content-digest', 'content-type', ...components, ...agent],
      allowMissingCreated: true,
      url,
    })
  const [plain, withQuery] = [withComponents(), withComponents('@query')]
  return (request, context) => {
    // Before a resolver asks for it, where an error would be this side's.
    readProfile(request)
    return (request.url.includes('?') ? withQuery : plain)(request, context)
  }
}

function toResolver(businesses: UcpOptions['businesses']): UcpBusinessResolver {
  if (typeof businesses === 'function') return businesses
  const sources: readonly (readonly [string, KeySource])[] = isList(businesses)
    ? businesses.map((profile) => [profile, remoteKeys(profile)])
    : Object.entries(businesses).map(([profile, keys]) => [profile, toKeySource(keys, 'ucp: businesses')])
  if (sources.length === 0) throw new TypeError('ucp: businesses is empty')
  const keysOf = new Map(sources)
  return (profile) => keysOf.get(profile)
}

function isList(businesses: UcpOptions['businesses']): businesses is readonly string[] {
  return Array.isArray(businesses)
}

/** @throws {WebhookError} `proof_missing`, `signature_malformed` */
function readProfile(request: RequestHead): string {
  const [profile] = requireDictionary(headerValues(request, agentHeader), agentHeader).get('profile') ?? []
  if (typeof profile !== 'string') throw refusal('proof_missing', 'there is no profile', { field: agentHeader })
  return profile
}
