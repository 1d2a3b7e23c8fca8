import { requireFunction, requireText } from '../base/options.js'
import type { Receipt } from '../receiver/receipt.js'
import type { Receiver } from '../receiver/receiver.js'
import { requireSample, type Sample, type SampleSource } from './sample.js'

/**
 * A sample as a Fetch `Request`, for whatever speaks Fetch.
 *
 * @param url - replaces the URL of the sample, but for its query where this one has none
 * @throws {TypeError} the sample is not one
 *
 * @example
 * const response = await toFetch(receiver)(toRequest(hostSample()))
 */
export function toRequest(sample: Sample, url?: string | URL): Request {
  requireSample(sample, 'toRequest')
  return new Request(url === undefined ? sample.url : withQueryOf(sample, url), toRequestInit(sample))
}

/**
 * Hands a sample to a receiver, without a network.
 *
 * @throws {TypeError} the receiver or the sample is not one; `receive()` itself never rejects
 *
 * @example
 * const receipt = await injectDelivery(receiver, hostSample())
 */
export async function injectDelivery(receiver: Pick<Receiver, 'receive'>, source: SampleSource): Promise<Receipt> {
  requireFunction(receiver?.receive, 'injectDelivery: receiver.receive')
  const sample = await source
  requireSample(sample, 'injectDelivery')
  return receiver.receive(sample)
}

/** Options of {@link sendDelivery}. */
export interface SendOptions {
  /** Ends the request early. */
  readonly signal?: AbortSignal
}

/**
 * Sends a sample to a URL over HTTP. A redirect is not followed: no provider would sign for its target.
 *
 * A URL without a query gets that of the sample, in which there may be a token. `Content-Length` is left to the platform,
 * and header lines of one name arrive joined, as with every Fetch client.
 *
 * @throws {TypeError} the sample or the URL is not one, or the network failed
 *
 * @example
 * const { status } = await sendDelivery('http://127.0.0.1:8080/hooks', hostSample())
 */
export async function sendDelivery(
  url: string | URL,
  source: SampleSource,
  options: SendOptions = {},
): Promise<Response> {
  requireText(String(url), 'sendDelivery: url')
  const sample = await source
  requireSample(sample, 'sendDelivery')
  const { target, init } = toFetchParts(sample, url)
  return fetch(target, { ...init, ...options, redirect: 'manual' })
}

/** A sample as `fetch` takes it, for a URL. Its length is left to the platform. */
export function toFetchParts(sample: Sample, url: string | URL) {
  const init = toRequestInit(sample)
  init.headers.delete('content-length')
  return { target: withQueryOf(sample, url), init }
}

function withQueryOf(sample: Sample, url: string | URL): URL {
  const target = new URL(url)
  if (target.search === '') target.search = /\?[^#]*/.exec(sample.url)?.[0] ?? ''
  return target
}

function toRequestInit({ method, headers: lines, body }: Sample) {
  const headers = new Headers()
  for (const [name, value] of lines) headers.append(name, value)
  // A request without content has no body at all; and the types of Fetch exclude shared memory, which bytes never are.
  return { method, headers, body: body.length === 0 ? null : (body as Uint8Array<ArrayBuffer>) }
}
