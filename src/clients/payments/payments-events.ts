import {
  requireHeaderName,
  requireHeaderValue,
  requireKnown,
  requireList,
  requireObject,
  requirePositiveInteger,
} from '../../base/options.js'
import type { OutputOf, Schema } from '../../schema/schema.js'
import {
  findLink,
  type PaymentsEvent,
  paymentsAuthorizationSchema,
  paymentsEventSchema,
} from '../../styles/payments.js'
import { joinUrl, requireBaseUrl } from '../http/address.js'
import type { AnswerFault } from '../http/answer.js'
import { createCaller, knownOfCalls, type ProviderRequest } from '../http/call.js'
import { ClientError } from '../http/client-error.js'
import {
  captureSchema,
  type FollowOptions,
  type Linked,
  type ListEventsQuery,
  type PaymentsEvents,
  type PaymentsEventsOptions,
  pageSchema,
  paymentSchema,
} from './calls.js'
import { createCheckLink, type LinkObject } from './links.js'

const anotherEvent: AnswerFault = { code: 'answer_invalid', what: 'the answer is about another event' }

const defaultMaxPages = 100

/**
 * Gets, lists and repeats payments events, and follows the links in them (specification, section 4.4).
 *
 * Whoever can forge an event can forge its links, and every call carries your credentials: only links to what is below
 * `linkBases` are followed.
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
  requireKnown(
    options,
    { ...knownOfCalls, baseUrl: 1, linkBases: 1, collection: 1, idempotencyHeader: 1 },
    'paymentsEvents',
  )
  const { linkBases, collection = ['v1', 'notifications', 'webhooks-events'], idempotencyHeader } = options
  const baseUrl = requireBaseUrl(options.baseUrl, 'paymentsEvents: baseUrl', options)
  requireList(collection, 'paymentsEvents: collection')
  if (idempotencyHeader !== undefined) requireHeaderName(idempotencyHeader, 'paymentsEvents: idempotencyHeader')
  if (linkBases !== undefined) requireList(linkBases, 'paymentsEvents: linkBases')
  const bases = linkBases?.map((base) => requireBaseUrl(base, 'paymentsEvents: linkBases', options)) ?? [baseUrl]
  const check = createCheckLink(bases, 'paymentsEvents')
  const call = createCaller(options, 'paymentsEvents', options)
  const eventUrl = (id: string, ...more: string[]) => joinUrl(baseUrl, [...collection, id, ...more])

  const follow = async <Output>(
    name: string,
    link: LinkObject,
    schema: Schema<Output>,
    { signal, body = {}, idempotencyKey }: FollowOptions = {},
  ): Promise<Output> => {
    requireObject(link, 'paymentsEvents: link', 'a link object')
    if (idempotencyKey !== undefined) requireKey(idempotencyKey, idempotencyHeader)
    const { method, url } = check(link, name)
    if (method === 'GET') return call({ name, method, url, schema, signal })
    const repeatable: Partial<ProviderRequest<Output>> =
      idempotencyHeader === undefined
        ? {}
        : { headers: { [idempotencyHeader]: idempotencyKey ?? crypto.randomUUID() }, repeat: 'always' }
    return call({ name, method, url, schema, json: body, signal, ...repeatable })
  }

  return {
    follow: (link, schema, more) => follow('follow', link, schema, more),
    async get(event, { signal } = {}) {
      const url = typeof event === 'string' ? eventUrl(event) : check(linkOf(event, 'self', 'GET'), 'get').url
      const id = typeof event === 'string' ? event : event.id
      return call({
        name: 'get',
        method: 'GET',
        url,
        schema: paymentsEventSchema,
        check: (answer) => (id === undefined || answer.id === id ? undefined : anotherEvent),
        signal,
      })
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
      if (query.pageSize !== undefined) requirePositiveInteger(query.pageSize, 'paymentsEvents: pageSize')
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
        throw new ClientError('answer_too_large', `paymentsEvents: list: there are more than ${maxPages} pages`, {
          attempts: 1,
        })
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
  // Whoever wrote the event may have written anything.
  const links: readonly (LinkObject | null | undefined)[] = Array.isArray(source.links) ? source.links : []
  const link = links.find((candidate) => candidate?.rel === rel)
  if (!link) throw new ClientError('link_missing', `paymentsEvents: there is no link ${rel}`)
  return { ...link, method }
}

function requireKey(key: unknown, header: string | undefined): void {
  // Without the header a second call with the key would be a second capture.
  if (header === undefined) throw new TypeError('paymentsEvents: idempotencyKey needs the option idempotencyHeader')
  requireHeaderValue(key, 'paymentsEvents: idempotencyKey')
}

function isEvent(value: unknown): value is PaymentsEvent {
  const result = paymentsEventSchema['~standard'].validate(value)
  return 'value' in result
}

function toQuery({ pageSize, startTime, endTime, eventType, transactionId }: ListEventsQuery) {
  return {
    page_size: pageSize?.toString(),
    start_time: toTime(startTime, 'startTime'),
    end_time: toTime(endTime, 'endTime'),
    event_type: eventType,
    transaction_id: transactionId,
  }
}

function toTime(milliseconds: number | undefined, option: string): string | undefined {
  if (milliseconds === undefined) return undefined
  const time = new Date(milliseconds)
  if (Number.isNaN(time.getTime())) throw new TypeError(`paymentsEvents: ${option} must be a time in milliseconds`)
  return time.toISOString()
}
