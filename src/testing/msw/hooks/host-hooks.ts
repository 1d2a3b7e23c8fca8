import { notify } from '../../../core/base/notify.js'
import {
  checkOptions,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
} from '../../../core/base/options.js'
import {
  createService,
  failure,
  type Route,
  readFields,
  type ServiceOptions,
  type SimulatedService,
  serviceChecks,
} from '../service.js'

/** Options of {@link simulateHostHooks}. */
export interface HostHookServiceOptions extends ServiceOptions {
  readonly baseUrl: string
  /** The path of the hooks, such as `/repos/harbour/tide/hooks`. @default '/hooks' */
  readonly path?: string
  /** How many hooks or attempts a page has at most, if a call asks for more. @default 100 */
  readonly pageSize?: number
  /** Called to send a ping. Its errors are ignored. */
  readonly onPing?: (hookId: number) => unknown
  /** Called to redeliver a delivery, such as `(id) => simulator.redeliver(id)`. Its errors are ignored. */
  readonly onRedeliver?: (deliveryId: string) => unknown
}

/** An attempt to deliver that the service lists. */
export interface SimulatedAttempt {
  readonly hookId: number
  /** The id of the delivery, as in the header. */
  readonly deliveryId: string
  /** The status of the receiver's response. */
  readonly status: number
  /** @default 'push' */
  readonly event?: string
  /** In milliseconds since 1970. @default 0 */
  readonly deliveredAt?: number
}

/** A service that registers hooks, pings them and redelivers. */
export interface HostHookService extends SimulatedService {
  /** The registered hooks, with their secrets. */
  hooks(): readonly Hook[]
  /** Adds an attempt to the list. @returns its id */
  addAttempt(attempt: SimulatedAttempt): number
}

interface Hook {
  readonly id: number
  readonly active: boolean
  readonly events: readonly string[]
  readonly config: Config
}

interface Config {
  readonly url?: unknown
  readonly secret?: unknown
  readonly [field: string]: unknown
}

/**
 * Simulates the hooks of a code-hosting service: register, list, get, change, delete, ping, list attempts, redeliver
 * (specification, sections 1.3 and 4.5; responses as GitHub documents them, https://docs.github.com/en/rest/repos/webhooks).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function simulateHostHooks(options: HostHookServiceOptions): HostHookService {
  checkOptions(options, 'simulateHostHooks', {
    ...serviceChecks,
    path: optional(requireText),
    pageSize: optional(requirePositiveInteger),
    onPing: optional(requireFunction),
    onRedeliver: optional(requireFunction),
  })
  const { path = '/hooks', pageSize = 100, onPing, onRedeliver } = options
  const hooks = new Map<string, Hook>()
  const attempts: (Pick<SimulatedAttempt, 'hookId' | 'deliveryId'> & { readonly response: unknown })[] = []
  let lastId = 0

  const register = async (_: readonly string[], request: Request) => {
    const { config, events = ['push'], active = true } = (await readFields(request)) ?? {}
    if (!isConfig(config) || typeof config.url !== 'string') return failure(422, 'config.url is missing')
    const { url } = config
    if ([...hooks.values()].some((hook) => hook.config.url === url)) return failure(422, 'the hook already exists')
    const fields = toFields({ active, events })
    if (fields === undefined) return failure(422, 'events or active is wrong')
    const hook: Hook = { active: true, events: [], ...fields, id: ++lastId, config: withDefaults(config) }
    hooks.set(String(hook.id), hook)
    notify(() => onPing?.(hook.id))
    return Response.json(describe(hook), { status: 201 })
  }
  const change = async (hook: Hook, request: Request) => {
    const { config, ...others } = (await readFields(request)) ?? {}
    const fields = toFields(others)
    if (fields === undefined || (config !== undefined && !isConfig(config))) return failure(422, 'a field is wrong')
    // A new configuration replaces the old one, with its secret.
    const changed = { ...hook, ...fields, ...(config !== undefined && { config: withDefaults(config) }) }
    hooks.set(String(hook.id), changed)
    return Response.json(describe(changed))
  }
  const configure = async (hook: Hook, request: Request) => {
    const changed = { ...hook, config: { ...hook.config, ...(await readFields(request)) } }
    hooks.set(String(hook.id), changed)
    return Response.json(describe(changed).config)
  }
  const remove = (hook: Hook) => {
    hooks.delete(String(hook.id))
    return new Response(null, { status: 204 })
  }
  const ping = (hook: Hook) => {
    notify(() => onPing?.(hook.id))
    return new Response(null, { status: 204 })
  }
  const redeliver = (attemptId: string) => {
    const attempt = attempts.find((_, index) => String(index + 1) === attemptId)
    if (attempt === undefined) return failure(404, 'there is no such delivery')
    notify(() => onRedeliver?.(attempt.deliveryId))
    return new Response('{}', { status: 202 })
  }
  const page = (items: readonly unknown[], request: Request, parameter: string) => {
    const url = new URL(request.url)
    const size = Math.min(pageSize, Number(url.searchParams.get('per_page') ?? 30))
    const number = Number(url.searchParams.get(parameter) ?? 1)
    url.searchParams.set(parameter, String(number + 1))
    const headers = number * size < items.length ? { Link: `<${url.href}>; rel="next"` } : undefined
    return Response.json(items.slice((number - 1) * size, number * size), headers && { headers })
  }
  const attemptsOf = (hook: Hook, request: Request) => {
    const listed = attempts.filter(({ hookId }) => hookId === hook.id)
    return page(listed.map(({ response }) => response).reverse(), request, 'cursor')
  }

  type Answer = (hook: Hook, request: Request, part: string) => Response | Promise<Response>
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const forHook = (method: string, rest: string, answer: Answer): Route => ({
    method,
    path: new RegExp(`^${literal}/([^/]+)${rest}$`),
    answer([id = '', part = ''], request) {
      const hook = hooks.get(id)
      return hook === undefined ? failure(404, 'there is no such hook') : answer(hook, request, part)
    },
  })
  const all = new RegExp(`^${literal}$`)
  const list = (request: Request) => page([...hooks.values()].map(describe), request, 'page')
  const service = createService(options.baseUrl, options, [
    { method: 'POST', path: all, answer: register },
    { method: 'GET', path: all, answer: (_, request) => list(request) },
    forHook('GET', '', (hook) => Response.json(describe(hook))),
    forHook('PATCH', '', change),
    forHook('PATCH', '/config', configure),
    forHook('DELETE', '', remove),
    forHook('POST', '/pings', ping),
    forHook('GET', '/deliveries', attemptsOf),
    forHook('POST', '/deliveries/([^/]+)/attempts', (_, __, attemptId) => redeliver(attemptId)),
  ])
  return {
    ...service,
    hooks: () => [...hooks.values()],
    addAttempt({ hookId, deliveryId, status, event = 'push', deliveredAt = 0 }) {
      const id = attempts.length + 1
      const redelivery = attempts.some((earlier) => earlier.deliveryId === deliveryId)
      const times = { delivered_at: new Date(deliveredAt).toISOString(), redelivery }
      const response = { id, guid: deliveryId, ...times, status_code: status, event, action: null }
      attempts.push({ hookId, deliveryId, response })
      return id
    },
  }
}

/** The hook as the service returns it: with stars instead of the secret. */
function describe(hook: Hook) {
  const { secret, ...config } = hook.config
  return { type: 'Repository', name: 'web', ...hook, config: secret ? { ...config, secret: '********' } : config }
}

function withDefaults(config: Config): Config {
  return { content_type: 'form', insecure_ssl: '0', ...config }
}

function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @returns `undefined` if a field has the wrong type */
function toFields({ events, active }: Readonly<Record<string, unknown>>): Partial<Hook> | undefined {
  const isList = Array.isArray(events) && events.every((event) => typeof event === 'string')
  if (events !== undefined && !isList) return undefined
  if (active !== undefined && typeof active !== 'boolean') return undefined
  return { ...(isList && { events }), ...(active !== undefined && { active }) }
}
