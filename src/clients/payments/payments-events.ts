import {
  checkedLater,
  checkOptions,
  optional,
  requireHeaderName,
  requireHeaderValue,
  requireList,
  requireObject,
  requirePositiveInteger,
} from '../../core/base/options.js'
import type { OutputOf, Schema } from '../../core/provider/schema.js'
import {
  findLink,
  type PaymentsEvent,
  paymentsAuthorizationSchema,
  paymentsEventSchema,
} from '../../vendors/styles/payments.js'
import { type Caller, clientChecks, createCaller, type ProviderRequest } from '../http/call.js'
import { ClientError } from '../http/client-error.js'
import { credentialsChecks } from '../http/credentials.js'
import type { ResponseFault } from '../http/response.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import { createCheckLink, type LinkObject, linkOf } from './links.js'
import {
  captureSchema,
  type FollowOptions,
  type ListEventsQuery,
  type PaymentsEvents,
  type PaymentsEventsOptions,
  pageSchema,
  paymentSchema,
} from './types.js'

const wrongEvent: ResponseFault = { code: 'response_invalid', message: 'the response describes a different event' }

const defaultMaxPages = 100

/**
 * Gets, lists and redelivers payments events, and follows the links in them (specification, section 4.4).
 *
 * A forged event can contain forged links, and every call carries your credentials. So only links to `linkBases`, and to URLs
 * below them, are followed.
 *
 * Source for details that the specification leaves open: https://developer.paypal.com/docs/api/webhooks/v1/.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {ClientError} from the calls, with any code
 *
 * @example
 * const events = paymentsEvents({ baseUrl: 'https://api.paypal.com', token: accessToken })
 * const genuine = await events.get(delivery.payload)
 */
export function paymentsEvents(options: PaymentsEventsOptions): PaymentsEvents {
  checkOptions(options, 'paymentsEvents', {
    ...clientChecks,
    ...credentialsChecks,
    baseUrl: checkedLater,
    linkBases: optional(requireList),
    collection: optional(requireList),
    idempotencyHeader: optional(requireHeaderName),
  })
  const { linkBases, collection = ['v1', 'notifications', 'webhooks-events'], idempotencyHeader } = options
  const baseUrl = requireBaseUrl(options.baseUrl, 'paymentsEvents: baseUrl', options)
  const bases = linkBases?.map((base) => requireBaseUrl(base, 'paymentsEvents: linkBases', options)) ?? [baseUrl]
  const checkLink = createCheckLink(bases, 'paymentsEvents')
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
    const { method, url } = checkLink(link, name)
    if (method === 'GET') return call({ name, method, url, schema, signal })
    const idempotent: Partial<ProviderRequest<Output>> =
      idempotencyHeader === undefined
        ? {}
        : { headers: { [idempotencyHeader]: idempotencyKey ?? crypto.randomUUID() }, retry: 'always' }
    return call({ name, method, url, schema, json: body, signal, ...idempotent })
  }

  return {
    follow: (link, schema, more) => follow('follow', link, schema, more),
    async get(event, { signal } = {}) {
      const [id, url] =
        typeof event === 'string'
          ? [event, eventUrl(event)]
          : [event?.id, checkLink(linkOf(event, 'self', 'GET'), 'get').url]
      return call({
        name: 'get',
        method: 'GET',
        url,
        schema: paymentsEventSchema,
        check: (received) => (id === undefined || received.id === id ? undefined : wrongEvent),
        signal,
      })
    },
    async resend(event, { signal, webhookIds } = {}) {
      const url =
        typeof event === 'string' ? eventUrl(event, 'resend') : checkLink(linkOf(event, 'resend', 'POST'), 'resend').url
      const json = webhookIds === undefined ? {} : { webhook_ids: webhookIds }
      // Idempotent: a second redelivery is dropped as a duplicate.
      await call({ name: 'resend', method: 'POST', url, json, retry: 'always', signal })
    },
    list(query = {}) {
      const first = () => joinUrl(baseUrl, collection, toQuery(query))
      return listEvents(call, first, (next) => checkLink({ ...next, method: 'GET' }, 'list').url, query)
    },
    capture: async (authorization, more) =>
      follow('capture', linkOf(authorization, 'capture', 'POST'), captureSchema, more),
    void: async (authorization, more) =>
      follow('void', linkOf(authorization, 'void', 'POST'), paymentsAuthorizationSchema, more),
    parentPayment: async (resource, more) =>
      follow('parentPayment', linkOf(resource, 'parent_payment', 'GET'), paymentSchema, more),
  }
}

/** Lists the events of all pages. Validates the query when the first event is requested. */
async function* listEvents(
  call: Caller,
  toFirstUrl: () => string,
  toNextUrl: (next: LinkObject) => string,
  { pageSize, maxPages, signal }: ListEventsQuery,
): AsyncGenerator<PaymentsEvent, void, undefined> {
  const most = maxPages ?? defaultMaxPages
  requirePositiveInteger(most, 'paymentsEvents: maxPages')
  if (pageSize !== undefined) requirePositiveInteger(pageSize, 'paymentsEvents: pageSize')
  let url: string | undefined = toFirstUrl()
  for (let page = 0; page < most && url !== undefined; page++) {
    const found: OutputOf<typeof pageSchema> = await call({
      name: 'list',
      method: 'GET',
      url,
      schema: pageSchema,
      signal,
    })
    for (const event of found.events) if (isEvent(event)) yield event
    const next = findLink(found, 'next')
    url = next && toNextUrl(next)
  }
  if (url === undefined || maxPages !== undefined) return
  const message = `paymentsEvents: list: there are more than ${most} pages`
  throw new ClientError('response_too_large', message, { attempts: 1 })
}

function requireKey(key: unknown, header: string | undefined): void {
  // Without the header a second call with the same key would be a second capture.
  if (header === undefined) throw new TypeError('paymentsEvents: idempotencyKey needs the option idempotencyHeader')
  requireHeaderValue(key, 'paymentsEvents: idempotencyKey')
}

function isEvent(value: unknown): value is PaymentsEvent {
  return 'value' in paymentsEventSchema['~standard'].validate(value)
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
