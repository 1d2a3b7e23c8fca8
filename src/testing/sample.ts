import type { MaybePromise } from '../core/base/maybe-promise.js'
import { type Checks, checkedLater, oneOf, optional, requireObject, requireString } from '../core/base/options.js'
import type { HeaderLine, WebhookRequest } from '../core/request/delivery.js'

/** A delivery as a provider sends it: the request that a receiver takes, as plain data. */
export type Sample = WebhookRequest

/** A sample, or the promise of a signed sample. */
export type SampleSource = MaybePromise<Sample>

/** Headers to set, by case-insensitive name: a list becomes several lines, and `undefined` removes the header. */
export type HeaderChanges = Readonly<Record<string, string | readonly string[] | undefined>>

/** Fields to set in the default payload, with values of any type; `undefined` removes the field. */
export type PayloadChanges<Payload> = { readonly [Field in keyof Payload]?: unknown } & Readonly<
  Record<string, unknown>
>

/** Options that every sample has. */
export interface SampleOptions {
  /** @default 'https://receiver.example/hooks' */
  readonly url?: string
  /** @default 'POST' */
  readonly method?: string
  /** Changes to the headers that the provider sends. */
  readonly headers?: HeaderChanges
  /** The exact body, instead of the payload; a string is sent as UTF-8. It is not checked. */
  readonly body?: string | Uint8Array
  /** Whether the connection is TLS. @default whether the URL begins with `https:` */
  readonly encrypted?: boolean
}

/** Checks of {@link SampleOptions}, to spread into the table of a sample. */
export const sampleChecks: Checks<SampleOptions> = {
  url: optional(requireString),
  method: optional(requireString),
  headers: optional(requireObject),
  body: checkedLater,
  encrypted: optional(oneOf([true, false])),
}

/** The checks of a sample whose payload can be changed. */
export const payloadSampleChecks: Checks<SampleOptions & { readonly payload?: object }> = {
  ...sampleChecks,
  payload: optional(requireObject),
}

/** The default URL of samples. */
export const sampleUrl = 'https://receiver.example/hooks'

/** Makes a sample from a provider's default headers and body, with the caller's changes. */
export function makeSample(options: SampleOptions, headers: HeaderChanges, body: string): Sample {
  const { url = sampleUrl, method = 'POST', encrypted = url.startsWith('https:') } = options
  const plain: Sample = { method, url, headers: [], body: new Uint8Array(), encrypted }
  return withHeaders(withBody(withHeaders(plain, headers), options.body ?? body), options.headers ?? {})
}

/** Makes a sample whose body is a provider's default payload as JSON, with the caller's changes. */
export function makeJsonSample(
  options: SampleOptions & { readonly payload?: PayloadChanges<object> },
  headers: HeaderChanges,
  payload: object,
): Sample {
  return makeSample(options, headers, JSON.stringify(changed(payload, options.payload)))
}

/**
 * Returns a copy of a sample with changed headers.
 *
 * @throws {TypeError} the argument is not a sample, or a value is not a string
 *
 * @example
 * const anonymous = withHeaders(hostSample(), { 'x-host-delivery': undefined })
 */
export function withHeaders(sample: Sample, changes: HeaderChanges): Sample {
  requireSample(sample, 'withHeaders')
  const headers = Object.entries(changes).reduce<readonly HeaderLine[]>(setHeader, sample.headers)
  return { ...sample, headers }
}

function setHeader(
  lines: readonly HeaderLine[],
  [name, value]: readonly [string, HeaderChanges[string]],
): readonly HeaderLine[] {
  const others = lines.filter(([other]) => other.toLowerCase() !== name.toLowerCase())
  if (value === undefined) return others
  const values = Array.isArray(value) ? value : [value]
  if (!values.every((single) => typeof single === 'string')) {
    throw new TypeError(`withHeaders: the value of ${name} must be a string or a list of strings`)
  }
  return [...others, ...values.map((single) => [name, single] as const)]
}

/**
 * Returns a copy of a sample with a different body and its `Content-Length`, but with the old signature.
 *
 * @param body - a string is sent as UTF-8
 * @throws {TypeError} the first argument is not a sample, or the body is neither a string nor bytes
 *
 * @example
 * const tampered = withBody(await signHmac(hostSample(), { secret: 's3cret', header: 'x-signature' }), '{}')
 */
export function withBody(sample: Sample, body: string | Uint8Array): Sample {
  requireSample(sample, 'withBody')
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  if (!(bytes instanceof Uint8Array)) throw new TypeError('withBody: the body must be a string or a Uint8Array')
  return withHeaders({ ...sample, body: bytes }, { 'Content-Length': String(bytes.length) })
}

/** @throws {TypeError} naming the function, unless the value is a sample */
export function requireSample(sample: Sample, caller: string): Sample {
  if (sample instanceof Promise) throw new TypeError(`${caller}: the sample is still a promise; await it first`)
  if (!(sample?.body instanceof Uint8Array) || !Array.isArray(sample.headers)) {
    throw new TypeError(`${caller}: the first argument must be a sample, with header lines and a body of bytes`)
  }
  return sample
}

/** Returns a copy of a default payload with changes; a field set to `undefined` is left out. */
export function changed<Payload extends object>(
  payload: Payload,
  changes: PayloadChanges<Payload> = {},
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...payload, ...changes }).filter(([, value]) => value !== undefined))
}
