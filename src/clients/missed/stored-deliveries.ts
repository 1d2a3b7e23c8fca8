import * as z from 'zod/mini'
import {
  type Checks,
  checkedLater,
  checkOptions,
  optional,
  requireFunction,
  requireHosts,
  requireString,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf, Schema } from '../../core/provider/schema.js'
import type { HeaderLine, WebhookRequest } from '../../core/request/delivery.js'
import { type Caller, type ClientOptions, clientChecks, createCaller, type ReadJson } from '../http/call.js'
import { ClientError } from '../http/client-error.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import type { CompleteResponse } from '../http/exchange.js'
import { isSafeTransport, parseUrl, requireUrl } from '../http/url.js'
import { toGoneError } from './expired-url.js'
import type { MissedPage, MissedSource } from './missed-source.js'

/** One item of a list of stored deliveries. */
export interface StoredDelivery {
  readonly id: string
  /** The URL to fetch the delivery from. */
  readonly url: string
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt?: number | undefined
}

/** A page of a list of stored deliveries. */
export interface StoredDeliveryPage {
  readonly deliveries: readonly StoredDelivery[]
  /** The URL of the next page. */
  readonly next?: string | undefined
}

/** Options of {@link storedDeliveries} and {@link storedDelivery}. */
export type StoredDeliveryOptions = ClientOptions &
  Partial<CredentialsOptions> & {
    /** The hosts that deliveries may be fetched from, with the port unless it is 443. */
    readonly allowedHosts: readonly string[]
    /** The URL of your endpoint, for providers that sign it. @default 'https://receiver.invalid/' */
    readonly endpointUrl?: string
    /** The maximum size of a delivery or list page, in bytes. @default 33_554_432 */
    readonly maxResponseBytes?: number
  }

/** Options of {@link storedDeliveries}. */
export type StoredDeliveriesOptions<Output = StoredDeliveryPage> = StoredDeliveryOptions & {
  /** The URL of the list. */
  readonly url: string
  /** The schema of the list; requires `toPage`. @default `{ deliveries: [{ id, url, storedAt }], next }` */
  readonly schema?: Schema<Output>
  /** Converts a list that matches `schema`. */
  readonly toPage?: (list: Output) => StoredDeliveryPage
}

const listSchema = compileSchema(
  z.looseObject({
    deliveries: z.array(
      z.looseObject({ id: z.string(), url: z.string(), storedAt: z.optional(z.nullable(z.number())) }),
    ),
    next: z.optional(z.nullable(z.string())),
  }),
)

const deliveryChecks: Checks<StoredDeliveryOptions> = {
  ...clientChecks,
  ...credentialsChecks,
  allowedHosts: (value, option) => requireHosts(value, option, 'with ports'),
  endpointUrl: optional(requireString),
}

/**
 * Creates a source of the deliveries that a provider lists at a known URL (specification, section 7).
 *
 * The provider returns a stored delivery with its original body and headers, including the signature. The receiver
 * therefore verifies it like any other delivery.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function storedDeliveries<Output = StoredDeliveryPage>(options: StoredDeliveriesOptions<Output>): MissedSource {
  checkOptions(options, 'storedDeliveries', {
    ...deliveryChecks,
    url: checkedLater,
    schema: checkedLater,
    toPage: optional(requireFunction),
  })
  const { fetchStored, call, isAllowed } = createFetchStored(options, 'storedDeliveries')
  requireUrl(options.url, 'storedDeliveries: url', options)
  if (!isAllowed(options.url)) throw new TypeError('storedDeliveries: url must be on one of allowedHosts')
  const readList = toReadList(options)

  return {
    async page(cursor = options.url, { signal }) {
      requireAllowed(isAllowed(cursor), 'storedDeliveries: list')
      const list = await call({ name: 'list', method: 'GET', url: cursor, read: (_, json) => readList(json), signal })
      return {
        missed: list.deliveries.map(({ id, url, storedAt }) => ({
          id,
          storedAt: storedAt ?? undefined,
          collect: (aborting) => fetchStored(url, aborting),
        })),
        next: list.next ?? undefined,
      } satisfies MissedPage
    },
  }
}

/**
 * Creates a function that fetches one stored delivery, for providers that send its URL in a delivery.
 *
 * Pass the result to `receiver.receive`. URLs on hosts outside `allowedHosts` are never requested.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {ClientError} from the function, with any code; `gone` if the URL has expired
 *
 * @example
 * const fetchStored = storedDelivery({ allowedHosts: ['provider.example'] })
 * await receiver.receive(await fetchStored(delivery.payload.stored_delivery_url))
 */
export function storedDelivery(
  options: StoredDeliveryOptions,
): (url: string, signal?: AbortSignal) => Promise<WebhookRequest> {
  checkOptions(options, 'storedDelivery', deliveryChecks)
  return createFetchStored(options, 'storedDelivery').fetchStored
}

interface StoredFetcher {
  readonly call: Caller
  readonly isAllowed: (url: string) => boolean
  readonly fetchStored: (url: string, signal?: AbortSignal) => Promise<WebhookRequest>
}

function createFetchStored(options: StoredDeliveryOptions, name: string): StoredFetcher {
  const { allowedHosts, endpointUrl = 'https://receiver.invalid/', maxResponseBytes = 33_554_432 } = options
  const { now = () => Date.now() } = options
  const credentials = toCredentials(options)
  const call = createCaller({ ...options, maxResponseBytes }, name, credentials)
  const isAllowed = (text: string) => {
    const url = parseUrl(text)
    return url !== undefined && isSafeTransport(url, options) && allowedHosts.includes(url.host)
  }
  return {
    call,
    isAllowed,
    async fetchStored(url, signal) {
      requireAllowed(isAllowed(url), `${name}: fetch`)
      const read = (received: CompleteResponse) => toRequest(received, endpointUrl)
      return call({ name: 'fetch', method: 'GET', url, read, signal }).catch((error: unknown) => {
        throw toGoneError(error, url, `${name}: fetch`, { now: now(), isAuthorized: credentials !== undefined })
      })
    },
  }
}

function toCredentials({ token, authorization }: Partial<CredentialsOptions>): CredentialsOptions | undefined {
  if (token !== undefined) return { token }
  return authorization === undefined ? undefined : { authorization }
}

function toReadList<Output>({ schema, toPage }: StoredDeliveriesOptions<Output>) {
  if (schema === undefined) return (json: ReadJson): Promise<StoredDeliveryPage> => json(listSchema).then(withoutNulls)
  if (toPage === undefined) throw new TypeError('storedDeliveries: toPage is required with schema')
  return async (json: ReadJson): Promise<StoredDeliveryPage> => toPage(await json(schema))
}

function withoutNulls({ deliveries, next }: OutputOf<typeof listSchema>): StoredDeliveryPage {
  return {
    deliveries: deliveries.map(({ id, url, storedAt }) => ({ id, url, storedAt: storedAt ?? undefined })),
    next: next ?? undefined,
  }
}

// These headers describe the transport of this response and are not part of the delivery.
const transportHeaders =
  /^(?:connection|content-encoding|content-length|date|keep-alive|server|set-cookie|transfer-encoding)$/

function toRequest({ response, body }: CompleteResponse, url: string): WebhookRequest {
  const headers: HeaderLine[] = []
  response.headers.forEach((value, name) => {
    if (!transportHeaders.test(name)) headers.push([name, value])
  })
  return { method: 'POST', url, headers, encrypted: true, body }
}

function requireAllowed(allowed: boolean, call: string): void {
  if (!allowed)
    throw new ClientError('link_not_allowed', `${call}: the URL is not allowed; see allowedHosts`, { attempts: 0 })
}
