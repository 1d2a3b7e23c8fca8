import type { AnyProvider } from '../core/provider/provider.js'
import type { Sample, SampleOptions, SampleSource } from './sample.js'
import type { SendingRow } from './simulator/profile-of.js'

/**
 * Genuine deliveries of one vendor, in the same shape for every vendor: the export `deliveries` of
 * `webhook-receiver/vendors/<vendor>/testing`, for tools and tests that work with any vendor.
 *
 * @example
 * const { samples, sender } = deliveries
 * const { provider, sign } = await sender()
 * for (const makeSample of Object.values(samples)) {
 *   await injectDelivery(createReceiver({ provider, on: {} }), sign(makeSample()))
 * }
 */
export interface VendorDeliveries {
  /** An unsigned sample for each of these events, by the event's name. The first is the most common one. */
  readonly samples: Readonly<Record<string, (options?: SampleOptions) => Sample>>
  /** The credential that the vendor signs with: a secret that it shares with the endpoint, or its private key. */
  readonly credential: 'secret' | 'key pair'
  /** What verification needs from the vendor's settings, the credential first. */
  readonly needs: readonly VendorNeed[]
  /** Where requests carry the id of the delivery; the places that a request has are its id. @default nowhere */
  readonly ids?: readonly DeliveryIdPlace[]
  /** How the vendor of a row sends, for `profileOf` of `webhook-receiver/testing/simulator`. @default not documented */
  readonly row?: SendingRow
  /** Makes a secret in the form that the vendor shows. @default any text is a secret */
  readonly newSecret?: () => string
  /**
   * Makes the provider that verifies deliveries with values from the vendor's settings.
   *
   * @throws {TypeError} if a value is missing or invalid; the message names it, without the value
   */
  provider(values: VendorValues): AnyProvider
  /**
   * Makes a sender with a secret or a private key, by default a new one.
   *
   * @throws {TypeError} if the private key is not of the vendor's kind
   */
  sender(options?: VendorSenderOptions): Promise<VendorSender>
}

/** A value that verification needs from the vendor's settings. */
export interface VendorNeed {
  /** The name of the value in {@link VendorValues}: that of the preset's option. */
  readonly name: 'secrets' | 'tokens' | 'keys' | 'webhookId' | 'url'
  /** `secret` is shared and signs; `token` is shared and sent; `public key` and `identifier` are not confidential. */
  readonly kind: 'secret' | 'token' | 'public key' | 'identifier' | 'url'
  /** The customary name of the environment variable, such as `STRIPE_WEBHOOK_SECRET`. */
  readonly env: string
  /** What the value is and where the vendor shows it, as a phrase: `the signing secret of the endpoint`. */
  readonly about: string
  /** Whether verification works without the value. @default false */
  readonly optional?: boolean
}

/** Values from a vendor's settings, by the name of the need. A list of credentials has the newest first. */
export type VendorValues = { readonly [Name in VendorNeed['name']]?: string | readonly string[] }

/** A place of the delivery id: a header, or a field of the body as a dotted path, in which `*` is each item of a list. */
export type DeliveryIdPlace = { readonly header: string } | { readonly field: string }

/** Options of a {@link VendorDeliveries} `sender`. */
export interface VendorSenderOptions {
  /** The secret that the vendor shares with the endpoint; ignored where it signs with a key pair. @default a new one */
  readonly secret?: string
  /** The private key, as PKCS #8 in PEM, of a vendor that signs with a key pair. @default a new one */
  readonly privateKey?: string
  /** The identifier of the webhook, where it is signed, as by PayPal. @default one that the vendor's samples use */
  readonly webhookId?: string
  /** The URL of the endpoint without its query, for vendors that sign the URL of the request. @default 'https://receiver.example/hooks' */
  readonly url?: string
}

/** Signs as one vendor does, with one secret or key. */
export interface VendorSender {
  /** Accepts the deliveries that `sign` signs. */
  readonly provider: AnyProvider
  /** The public key of a key pair, in the form in which the preset takes it. */
  readonly publicKey?: string
  /** @param options - `sentAt`: the signed time in milliseconds since 1970, where the vendor signs one; default: now */
  sign(sample: SampleSource, options?: { readonly sentAt?: number }): Promise<Sample>
}

/**
 * Returns the value of a need, as a vendor's `provider` passes it to the preset.
 *
 * @throws {TypeError} naming the value, if it is missing
 */
export function requireValue(values: VendorValues, name: VendorNeed['name'], vendor: string): readonly string[] {
  const value = values[name]
  if (value === undefined || value.length === 0) throw new TypeError(`${vendor}: ${name} is missing`)
  return typeof value === 'string' ? [value] : value
}

/** The single value of a need. @throws {TypeError} naming the value, if it is missing or a longer list */
export function requireOneValue(values: VendorValues, name: VendorNeed['name'], vendor: string): string {
  const [value = '', ...others] = requireValue(values, name, vendor)
  if (others.length > 0) throw new TypeError(`${vendor}: ${name} must be a single value`)
  return value
}
