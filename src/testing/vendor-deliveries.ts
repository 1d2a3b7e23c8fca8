import type { AnyProvider } from '../provider/provider.js'
import type { Sample, SampleOptions, SampleSource } from './sample.js'

/**
 * Genuine deliveries of one vendor, in the same shape for every vendor: the export `deliveries` of
 * `webhook-receiver/<vendor>/testing`, for tools and tests that work with any vendor.
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
  /** Makes a sender with a secret or with a new key pair. */
  sender(options?: VendorSenderOptions): Promise<VendorSender>
}

/** Options of a {@link VendorDeliveries} `sender`. */
export interface VendorSenderOptions {
  /** The secret that the vendor shares with the endpoint; ignored where it signs with a key pair. @default a new one */
  readonly secret?: string
  /** The URL of the endpoint without its query, for vendors that sign the URL of the request. @default 'https://receiver.example/hooks' */
  readonly url?: string
}

/** Signs as one vendor does, with one secret or key. */
export interface VendorSender {
  /** Accepts the deliveries that `sign` signs. */
  readonly provider: AnyProvider
  /** @param options - `sentAt`: the signed time in milliseconds since 1970, where the vendor signs one; default: now */
  sign(sample: SampleSource, options?: { readonly sentAt?: number }): Promise<Sample>
}
