import { checkOptions, optional, requireText } from '../../core/base/options.js'
import {
  createService,
  failure,
  readFields,
  type ServiceOptions,
  type SimulatedService,
  serviceChecks,
} from './service.js'

/** Options of {@link simulateTrackerWebhooks}. */
export interface TrackerWebhookServiceOptions extends ServiceOptions {
  readonly baseUrl: string
  /** The path at which webhooks are registered. @default '/rest/webhooks/1.0/webhook' */
  readonly path?: string
}

/** A service that registers webhooks of a tracker. */
export interface TrackerWebhookService extends SimulatedService {
  /** The registered webhooks. Each has `self`, a URL that ends in its id. */
  webhooks(): readonly Readonly<Record<string, unknown>>[]
}

/**
 * Simulates the registration of tracker webhooks: register, list, get, change, delete (specification, sections
 * 2.3 and 4.3; methods and responses as Jira documents them, https://developer.atlassian.com/server/jira/platform/webhooks/).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function simulateTrackerWebhooks(options: TrackerWebhookServiceOptions): TrackerWebhookService {
  checkOptions(options, 'simulateTrackerWebhooks', { ...serviceChecks, path: optional(requireText) })
  const { path = '/rest/webhooks/1.0/webhook' } = options
  const webhooks = new Map<string, Readonly<Record<string, unknown>>>()
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const all = new RegExp(`^${literal}/?$`)
  const one = new RegExp(`^${literal}/([^/]+)$`)
  let lastId = 0

  const store = async (id: string, request: Request, status: number) => {
    const fields = (await readFields(request)) ?? {}
    const { name, url } = fields
    if (typeof name !== 'string' || typeof url !== 'string') {
      return failure(400, 'name and url must be strings')
    }
    const webhook = { enabled: true, ...webhooks.get(id), ...fields, self: `${service.baseUrl}${path}/${id}` }
    webhooks.set(id, webhook)
    return Response.json(webhook, { status })
  }
  const find = (id: string, answer: (id: string) => Response | Promise<Response>) =>
    webhooks.has(id) ? answer(id) : failure(404, 'there is no such webhook')

  const service = createService(options.baseUrl, options, [
    { method: 'POST', path: all, answer: (_, request) => store(String(++lastId), request, 201) },
    { method: 'GET', path: all, answer: () => Response.json([...webhooks.values()]) },
    { method: 'GET', path: one, answer: ([id = '']) => find(id, () => Response.json(webhooks.get(id))) },
    { method: 'PUT', path: one, answer: ([id = ''], request) => find(id, () => store(id, request, 200)) },
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
