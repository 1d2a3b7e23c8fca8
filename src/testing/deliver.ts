import { checkedLater, checkOptions, requireFunction, requireText } from '../core/base/options.js'
import type { Receipt } from '../core/receiver/receipt.js'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { requireSample, type Sample, type SampleSource } from './sample.js'

/**
 * Converts a sample to a Fetch `Request`.
 *
 * @param url - replaces the sample's URL; if it has no query, it gets the sample's query
 * @throws {TypeError} the argument is not a sample
 *
 * @example
 * const response = await toFetch(receiver)(toRequest(hostSample()))
 */
export function toRequest(sample: Sample, url?: string | URL): Request {
  requireSample(sample, 'toRequest')
  return new Request(url === undefined ? sample.url : withQueryOf(sample, url), toRequestInit(sample))
}

/**
 * Passes a sample to a receiver, without a network.
 *
 * @throws {TypeError} an argument is not a receiver or a sample; `receive()` itself never rejects
 *
 * @example
 * const receipt = await injectDelivery(receiver, hostSample())
 */
export async function injectDelivery(receiver: RequestReceiver, source: SampleSource): Promise<Receipt> {
  requireFunction(receiver?.receive, 'injectDelivery: receiver.receive')
  const sample = requireSample(await source, 'injectDelivery')
  return receiver.receive(sample)
}

/** Options of {@link sendDelivery}. */
export interface SendOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal
}

/**
 * Sends a sample to a URL over HTTP. Redirects are not followed, because the signature would not fit the new target.
 *
 * A URL without a query gets the sample's query, which may contain a token. The platform sets `Content-Length`, and joins
 * header lines with the same name, as every Fetch client does.
 *
 * @throws {TypeError} if an argument is not a URL or a sample, an option is unknown (the message names it), or the network
 * fails
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
  checkOptions<SendOptions>(options, 'sendDelivery', { signal: checkedLater })
  const sample = requireSample(await source, 'sendDelivery')
  const { target, init } = toFetchParts(sample, url)
  return fetch(target, { ...init, ...options, redirect: 'manual' })
}

/** Converts a sample to the arguments of `fetch`. The platform sets `Content-Length`. */
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
  // Empty content becomes null: GET allows no body. Cast, because the types of Fetch exclude shared memory.
  return { method, headers, body: body.length === 0 ? null : (body as Uint8Array<ArrayBuffer>) }
}
