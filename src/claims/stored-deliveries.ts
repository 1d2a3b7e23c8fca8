import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { requireFunction, requireHosts, requireKnown, requireObject, requireString } from '../base/options.js'
import { isSafeTransport, parseAddress, requireAddress } from '../clients/http/address.js'
import { type Caller, type ClientOptions, createCaller, knownOfCalls } from '../clients/http/call.js'
import { ClientError } from '../clients/http/client-error.js'
import type { CredentialsOptions } from '../clients/http/credentials.js'
import type { Answer } from '../clients/http/exchange.js'
import type { HeaderLine, WebhookRequest } from '../request/delivery.js'
import type { Schema } from '../schema/schema.js'
import type { ClaimPage, ClaimSource } from './claim-source.js'
import { asGone } from './expired-url.js'

/** One line of a list of stored deliveries. */
export interface StoredDelivery {
  readonly id: string
  /** Where the delivery is. */
  readonly url: string
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt?: number | undefined
}

/** A page of a list of stored deliveries. */
export interface StoredDeliveryPage {
  readonly deliveries: readonly StoredDelivery[]
  /** Where the next page is. */
  readonly next?: string | undefined
}

/** Options of {@link storedDeliveries} and {@link storedDelivery}. */
export type StoredDeliveryOptions = ClientOptions &
  Partial<CredentialsOptions> & {
    /** The hosts that stored deliveries may be fetched from, with the port where it is not that of TLS. */
    readonly allowedHosts: readonly string[]
    /** The URL of your endpoint, for providers that sign it. @default 'https://receiver.invalid/' */
    readonly endpointUrl?: string
    /** The most bytes of a stored delivery, and of a page of the list. @default 33_554_432 */
    readonly maxAnswerBytes?: number
  }

/** Options of {@link storedDeliveries}. */
export type StoredDeliveriesOptions<Output = StoredDeliveryPage> = StoredDeliveryOptions & {
  /** Where the list is. */
  readonly url: string
  /** The shape of the list, where it is another. @default `{ deliveries: [{ id, url, storedAt }], next }` */
  readonly schema?: Schema<Output>
  /** Makes a page of a list of another shape. */
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

/**
 * The deliveries that a provider keeps under URLs, by a list of them at a URL that is known beforehand (specification,
 * section 7).
 *
 * A stored delivery is fetched with GET, and the answer is the delivery: its body, and the headers that were sent with it,
 * the signature included, so that the receiver verifies it like any other.
 *
 * @throws {TypeError} which option is wrong
 */
export function storedDeliveries<Output = StoredDeliveryPage>(options: StoredDeliveriesOptions<Output>): ClaimSource {
  const { fetchStored, call, isAllowed } = toFetching(options, 'storedDeliveries', { url: 1, schema: 1, toPage: 1 })
  requireAddress(options.url, 'storedDeliveries: url', options)
  if (!isAllowed(options.url)) throw new TypeError('storedDeliveries: url must be of one of allowedHosts')
  if (options.toPage !== undefined) requireFunction(options.toPage, 'storedDeliveries: toPage')
  const readList = toReadList(options)

  return {
    async page(cursor = options.url, { signal }) {
      requireAllowed(isAllowed(cursor), 'storedDeliveries: list')
      const list = await call({ name: 'list', method: 'GET', url: cursor, read: (_, json) => readList(json), signal })
      return {
        claims: list.deliveries.map(({ id, url, storedAt }) => ({
          id,
          storedAt: storedAt ?? undefined,
          take: (aborting) => fetchStored(url, aborting),
        })),
        next: list.next ?? undefined,
      } satisfies ClaimPage
    },
  }
}

/**
 * Makes a function that fetches one stored delivery, for providers that send its URL in a delivery.
 *
 * Give what it returns to `receiver.receive`. A URL on a host that is not allowed is not asked.
 *
 * @throws {TypeError} which option is wrong
 * @throws {ClientError} from the function: `link_not_allowed`, `gone` where the URL has expired, and any of a call
 *
 * @example
 * const fetchStored = storedDelivery({ allowedHosts: ['provider.example'] })
 * await receiver.receive(await fetchStored(delivery.payload.stored_delivery_url))
 */
export function storedDelivery(
  options: StoredDeliveryOptions,
): (url: string, signal?: AbortSignal) => Promise<WebhookRequest> {
  return toFetching(options, 'storedDelivery', {}).fetchStored
}

interface Fetching {
  readonly call: Caller
  readonly isAllowed: (url: string) => boolean
  readonly fetchStored: (url: string, signal?: AbortSignal) => Promise<WebhookRequest>
}

const known: Readonly<Record<keyof StoredDeliveryOptions, 1>> = { ...knownOfCalls, allowedHosts: 1, endpointUrl: 1 }

function toFetching(options: StoredDeliveryOptions, name: string, more: Readonly<Record<string, 1>>): Fetching {
  requireObject(options, `${name}: options`)
  requireKnown(options, { ...known, ...more }, name)
  const { allowedHosts, endpointUrl = 'https://receiver.invalid/', maxAnswerBytes = 33_554_432 } = options
  requireHosts(allowedHosts, `${name}: allowedHosts`, 'with ports')
  requireString(endpointUrl, `${name}: endpointUrl`)
  const credentials = toCredentials(options)
  const call = createCaller({ ...options, maxAnswerBytes }, name, credentials)
  const { now = () => Date.now() } = options
  const isAllowed = (text: string) => {
    const url = parseAddress(text)
    return url !== undefined && isSafeTransport(url, options) && allowedHosts.includes(url.host)
  }
  return {
    call,
    isAllowed,
    async fetchStored(url, signal) {
      requireAllowed(isAllowed(url), `${name}: fetch`)
      const read = (answer: Answer) => toRequest(answer, endpointUrl)
      return call({ name: 'fetch', method: 'GET', url, read, signal }).catch((error: unknown) => {
        throw asGone(error, url, `${name}: fetch`, { now: now(), isAuthorized: credentials !== undefined })
      })
    },
  }
}

function toCredentials({ token, authorization }: Partial<CredentialsOptions>): CredentialsOptions | undefined {
  if (token !== undefined) return { token }
  return authorization === undefined ? undefined : { authorization }
}

type Json = <Output>(schema: Schema<Output>) => Promise<Output>

function toReadList<Output>({ schema, toPage }: StoredDeliveriesOptions<Output>) {
  if (schema === undefined) return (json: Json): Promise<StoredDeliveryPage> => json(listSchema).then(withoutNulls)
  if (toPage === undefined) throw new TypeError('storedDeliveries: toPage must be given where schema is')
  return async (json: Json): Promise<StoredDeliveryPage> => toPage(await json(schema))
}

function withoutNulls({ deliveries, next }: z.output<typeof listSchema>): StoredDeliveryPage {
  return {
    deliveries: deliveries.map(({ id, url, storedAt }) => ({ id, url, storedAt: storedAt ?? undefined })),
    next: next ?? undefined,
  }
}

// The way of the answer to us is not a part of the delivery.
const ofTransport =
  /^(?:connection|content-encoding|content-length|date|keep-alive|server|set-cookie|transfer-encoding)$/

function toRequest({ response, body }: Answer, url: string): WebhookRequest {
  const headers: HeaderLine[] = []
  response.headers.forEach((value, name) => {
    if (!ofTransport.test(name)) headers.push([name, value])
  })
  return { method: 'POST', url, headers, encrypted: true, body }
}

function requireAllowed(allowed: boolean, call: string): void {
  if (!allowed) throw new ClientError('link_not_allowed', `${call}: the URL is not of an allowed host`, { attempts: 0 })
}
