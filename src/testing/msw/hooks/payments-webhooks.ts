import { checkOptions, optional, requireList, requirePositiveInteger } from '../../../core/base/options.js'
import {
  createService,
  failure,
  readFields,
  type ServiceOptions,
  type SimulatedService,
  serviceChecks,
} from '../service.js'

/** Options of {@link simulatePaymentsWebhooks}. */
export interface PaymentsWebhookServiceOptions extends ServiceOptions {
  readonly baseUrl: string
  /** The events that the service can deliver. @default ['PAYMENT.AUTHORIZATION.CREATED', 'PAYMENT.AUTHORIZATION.VOIDED'] */
  readonly eventTypes?: readonly string[]
  /** The most webhooks of an account. @default 10 */
  readonly maxWebhooks?: number
}

/** A service that registers webhooks for payments events. */
export interface PaymentsWebhookService extends SimulatedService {
  /** The registered webhooks. */
  webhooks(): readonly Webhook[]
}

interface Webhook {
  readonly id: string
  readonly url: string
  readonly event_types: readonly { readonly name: string }[]
}

/**
 * Simulates the webhooks of a payments service: register, list, get, change, delete, event types (specification, sections 1.3
 * and 4.4; responses as PayPal documents them, https://developer.paypal.com/docs/api/webhooks/v1/).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function simulatePaymentsWebhooks(options: PaymentsWebhookServiceOptions): PaymentsWebhookService {
  checkOptions(options, 'simulatePaymentsWebhooks', {
    ...serviceChecks,
    eventTypes: optional(requireList),
    maxWebhooks: optional(requirePositiveInteger),
  })
  const { eventTypes = ['PAYMENT.AUTHORIZATION.CREATED', 'PAYMENT.AUTHORIZATION.VOIDED'], maxWebhooks = 10 } = options
  const webhooks = new Map<string, Webhook>()
  let lastId = 0

  const store = (id: string, fields: Readonly<Record<string, unknown>>, status: number): Response => {
    const { url, event_types } = fields
    if (typeof url !== 'string' || !url.startsWith('https://') || url.length > 2048) {
      return failure(400, 'url must be an HTTPS URL of at most 2048 characters')
    }
    const names = toNames(event_types)
    if (names === undefined || !names.every((name) => name === '*' || eventTypes.includes(name))) {
      return failure(400, 'event_types must be a list of known names')
    }
    const others = [...webhooks.values()].filter((webhook) => webhook.id !== id)
    if (others.some((webhook) => webhook.url === url)) return failure(400, 'another webhook has this url')
    if (others.length >= maxWebhooks) return failure(400, `there are already ${maxWebhooks} webhooks`)
    const webhook = { id, url, event_types: names.map((name) => ({ name })) }
    webhooks.set(id, webhook)
    return Response.json(webhook, { status })
  }
  const register = async (_: readonly string[], request: Request) =>
    store(`WH-${++lastId}`, (await readFields(request)) ?? {}, 201)
  const find = (id: string, answer: (webhook: Webhook) => Response | Promise<Response>) => {
    const webhook = webhooks.get(id)
    return webhook === undefined ? failure(404, 'there is no such webhook') : answer(webhook)
  }
  // JSON Patch (RFC 6902), of which only the replacement of a whole field is supported, as at PayPal.
  const change = async (webhook: Webhook, request: Request) => {
    const operations: unknown = await request.json().catch(() => undefined)
    if (!Array.isArray(operations) || operations.length === 0) return failure(400, 'the body must be a list')
    let fields: Readonly<Record<string, unknown>> = { ...webhook }
    for (const operation of operations as readonly Readonly<Record<string, unknown>>[]) {
      const { op, path, value } = operation ?? {}
      if (op !== 'replace' || (path !== '/url' && path !== '/event_types')) return failure(400, 'op or path is wrong')
      fields = { ...fields, [path.slice(1)]: value }
    }
    return store(webhook.id, fields, 200)
  }
  const list = () => Response.json({ webhooks: [...webhooks.values()] })
  const types = () =>
    Response.json({ event_types: eventTypes.map((name) => ({ name, description: '', status: 'ENABLED' })) })

  const all = /^\/v1\/[^/]+\/webhooks$/
  const one = /^\/v1\/[^/]+\/webhooks\/([^/]+)$/
  const service = createService(options.baseUrl, options, [
    { method: 'POST', path: all, answer: register },
    { method: 'GET', path: all, answer: list },
    { method: 'GET', path: /^\/v1\/[^/]+\/webhooks-event-types$/, answer: types },
    { method: 'GET', path: one, answer: ([id = '']) => find(id, (webhook) => Response.json(webhook)) },
    { method: 'PATCH', path: one, answer: ([id = ''], request) => find(id, (webhook) => change(webhook, request)) },
    {
      method: 'DELETE',
      path: one,
      answer: ([id = '']) =>
        find(id, () => {
          webhooks.delete(id)
          return new Response(null, { status: 204 })
        }),
    },
  ])
  return { ...service, webhooks: () => [...webhooks.values()] }
}

function toNames(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > 500) return undefined
  const names = value.map((item: unknown) => (item as { readonly name?: unknown } | null)?.name)
  return names.every((name) => typeof name === 'string') ? names : undefined
}
