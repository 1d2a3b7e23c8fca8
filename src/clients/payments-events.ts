import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { requireHeaderName, requireList, requireObject, requirePositiveInteger, requireText } from '../options.js'
import {
  findLink,
  type PaymentsAuthorization,
  type PaymentsEvent,
  paymentsAuthorizationSchema,
  paymentsEventSchema,
} from '../providers/payments.js'
import type { OutputOf, Schema } from '../schema/schema.js'
import { joinUrl, requireBaseUrl } from './address.js'
import { type Call, type ClientOptions, createCaller } from './call.js'
import { ClientError } from './client-error.js'
import type { CredentialsOptions } from './credentials.js'
import { createCheckLink, type LinkObject } from './links.js'

const links = z.optional(z.array(z.looseObject({ href: z.string(), rel: z.string(), method: z.optional(z.string()) })))

const amount = z.looseObject({ total: z.string(), currency: z.string() })

const captureSchema = compileSchema(
  z.looseObject({
    id: z.string(),
    state: z.string(),
    amount: z.optional(amount),
    parent_payment: z.optional(z.string()),
    is_final_capture: z.optional(z.boolean()),
    links,
  }),
)

const paymentSchema = compileSchema(
  z.looseObject({ id: z.string(), state: z.optional(z.string()), intent: z.optional(z.string()), links }),
)

const defaultMaxPages = 100

// Each event is checked by itself: one that is wrong must not hide the others.
const pageSchema = compileSchema(z.looseObject({ events: z.array(z.unknown()), count: z.optional(z.int()), links }))

/** What follows a `capture` link. */
export type PaymentsCapture = OutputOf<typeof captureSchema>

/** What follows a `parent_payment` link. */
export type PaymentsPayment = OutputOf<typeof paymentSchema>

/** Something with links: an event, or the resource in it. */
export interface Linked {
  readonly links?: readonly LinkObject[] | undefined
}

/** What one call can be given. */
export interface PaymentsCallOptions {
  readonly signal?: AbortSignal | undefined
}

/** What a `POST` to a link can be given. */
export interface FollowOptions extends PaymentsCallOptions {
  /** What is sent, as JSON, such as the amount of a capture. @default {} */
  readonly body?: unknown
  /**
   * A key that makes two calls one, for the header `idempotencyHeader`. A call of your own that you make again needs the
   * same key; repeats within a call have it anyway.
   *
   * @default a new UUID
   */
  readonly idempotencyKey?: string
}

/** Which events to list. */
export interface ListEventsQuery extends PaymentsCallOptions {
  /** How many on a page. */
  readonly pageSize?: number
  /** From this time on, in milliseconds since 1970. */
  readonly startTime?: number
  /** To this time, in milliseconds since 1970. */
  readonly endTime?: number
  readonly eventType?: string
  readonly transactionId?: string
  /** No page after this many is asked for. @default 100, and then it fails, so that nothing is left out silently */
  readonly maxPages?: number
}

/** Options of {@link paymentsEvents}. */
export type PaymentsEventsOptions = ClientOptions &
  CredentialsOptions & {
    /** What paths begin with, such as `https://api.paypal.com`. Links to it are followed. */
    readonly baseUrl: string
    /** The other hosts to which links are followed, exact and in lower case. @default [] */
    readonly allowedHosts?: readonly string[]
    /** The path of the events, in parts. @default ['v1', 'notifications', 'webhooks-events'] */
    readonly collection?: readonly string[]
    /**
     * The header that makes two calls with the same key one, such as `PayPal-Request-Id`. Without it a `POST` is not
     * repeated after a failure that leaves open what happened.
     */
    readonly idempotencyHeader?: string
  }

/** Calls about payments events, and along the links of payments. */
export interface PaymentsEvents {
  /** The event as the provider has it, by its `self` link, or by its id. */
  get(event: string | Linked, options?: PaymentsCallOptions): Promise<PaymentsEvent>
  /**
   * Asks for an event to be sent again, by its `resend` link, or by its id.
   *
   * @param options - `webhookIds`: to these webhooks only
   */
  resend(
    event: string | Linked,
    options?: PaymentsCallOptions & { readonly webhookIds?: readonly string[] },
  ): Promise<void>
  /** The events, page by page. One that is not an event is left out. */
  list(query?: ListEventsQuery): AsyncIterableIterator<PaymentsEvent>
  /** Captures an authorized payment, by its `capture` link. */
  capture(authorization: Linked, options?: FollowOptions): Promise<PaymentsCapture>
  /** Voids an authorized payment, by its `void` link. */
  void(authorization: Linked, options?: FollowOptions): Promise<PaymentsAuthorization>
  /** The payment that a resource belongs to, by its `parent_payment` link. */
  parentPayment(resource: Linked, options?: PaymentsCallOptions): Promise<PaymentsPayment>
  /** Follows any link, with the method that it names; the answer has to match the schema. */
  follow<Output>(link: LinkObject, schema: Schema<Output>, options?: FollowOptions): Promise<Output>
}

/**
 * Gets, lists and repeats payments events, and follows the links in them (specification, section 4.4).
 *
 * Whoever can forge an event can forge its links, and every call carries your credentials: only links to `baseUrl` and
 * `allowedHosts` are followed.
 *
 * Sources for what the specification leaves open: https://developer.paypal.com/docs/api/webhooks/v1/.
 *
 * @throws {TypeError} which option is wrong
 * @throws {ClientError} from the calls: any code
 *
 * @example
 * const events = paymentsEvents({ baseUrl: 'https://api.paypal.com', token: accessToken })
 * const genuine = await events.get(delivery.payload)
 */
export function paymentsEvents(options: PaymentsEventsOptions): PaymentsEvents {
  requireObject(options, 'paymentsEvents: options')
  const { allowedHosts = [], collection = ['v1', 'notifications', 'webhooks-events'], idempotencyHeader } = options
  const baseUrl = requireBaseUrl(options.baseUrl, 'paymentsEvents: baseUrl', options)
  requireList(collection, 'paymentsEvents: collection')
  if (idempotencyHeader !== undefined) requireHeaderName(idempotencyHeader, 'paymentsEvents: idempotencyHeader')
  const check = createCheckLink(baseUrl, allowedHosts, options, 'paymentsEvents')
  const call = createCaller(options, 'paymentsEvents', options)
  const eventUrl = (id: string, ...more: string[]) => joinUrl(baseUrl, [...collection, id, ...more])

  const follow = async <Output>(
    name: string,
    link: LinkObject,
    schema: Schema<Output>,
    { signal, body = {}, idempotencyKey = crypto.randomUUID() }: FollowOptions = {},
  ): Promise<Output> => {
    const { method, url } = check(link, name)
    if (method === 'GET') return call({ name, method, url, schema, signal })
    requireText(idempotencyKey, 'paymentsEvents: idempotencyKey')
    const repeatable: Partial<Call<Output>> =
      idempotencyHeader === undefined ? {} : { headers: { [idempotencyHeader]: idempotencyKey }, repeat: 'always' }
    return call({ name, method, url, schema, json: body, signal, ...repeatable })
  }

  return {
    follow: (link, schema, more) => follow('follow', link, schema, more),
    async get(event, { signal } = {}) {
      const url = typeof event === 'string' ? eventUrl(event) : check(linkOf(event, 'self', 'GET'), 'get').url
      return call({ name: 'get', method: 'GET', url, schema: paymentsEventSchema, signal })
    },
    async resend(event, { signal, webhookIds } = {}) {
      const url =
        typeof event === 'string' ? eventUrl(event, 'resend') : check(linkOf(event, 'resend', 'POST'), 'resend').url
      const json = webhookIds === undefined ? {} : { webhook_ids: webhookIds }
      // What comes twice is the same delivery, and dropped as a repeat.
      await call({ name: 'resend', method: 'POST', url, json, repeat: 'always', signal })
    },
    async *list(query = {}) {
      const { maxPages = defaultMaxPages, signal } = query
      requirePositiveInteger(maxPages, 'paymentsEvents: maxPages')
      let url: string | undefined = joinUrl(baseUrl, collection, toQuery(query))
      for (let page = 0; page < maxPages && url !== undefined; page++) {
        const answer: OutputOf<typeof pageSchema> = await call({
          name: 'list',
          method: 'GET',
          url,
          schema: pageSchema,
          signal,
        })
        for (const event of answer.events) if (isEvent(event)) yield event
        const next = findLink(answer, 'next')
        url = next === undefined ? undefined : check({ ...next, method: 'GET' }, 'list').url
      }
      if (url !== undefined && query.maxPages === undefined) {
        throw new ClientError('answer_too_large', `paymentsEvents: list: there are more than ${maxPages} pages`)
      }
    },
    capture: async (authorization, more) =>
      follow('capture', linkOf(authorization, 'capture', 'POST'), captureSchema, more),
    void: async (authorization, more) =>
      follow('void', linkOf(authorization, 'void', 'POST'), paymentsAuthorizationSchema, more),
    parentPayment: async (resource, more) =>
      follow('parentPayment', linkOf(resource, 'parent_payment', 'GET'), paymentSchema, more),
  }
}

// The method is ours: a link that says GET must not turn a capture into something that is cached or repeated.
function linkOf(source: Linked, rel: string, method: 'GET' | 'POST'): LinkObject {
  requireObject(source, 'paymentsEvents: what has links')
  const link = source.links?.find((candidate) => candidate.rel === rel)
  if (link === undefined) throw new ClientError('link_missing', `paymentsEvents: there is no link ${rel}`)
  return { ...link, method }
}

function isEvent(value: unknown): value is PaymentsEvent {
  const result = paymentsEventSchema['~standard'].validate(value)
  return 'value' in result
}

function toQuery({ pageSize, startTime, endTime, eventType, transactionId }: ListEventsQuery) {
  return {
    page_size: pageSize?.toString(),
    start_time: startTime === undefined ? undefined : new Date(startTime).toISOString(),
    end_time: endTime === undefined ? undefined : new Date(endTime).toISOString(),
    event_type: eventType,
    transaction_id: transactionId,
  }
}
