import * as z from 'zod/mini'
import {
  checkedLater,
  checkOptions,
  oneOf,
  optional,
  requireList,
  requireObject,
  requireText,
} from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf, Schema } from '../../core/provider/schema.js'
import { clientChecks, createCaller } from '../http/call.js'
import { ClientError, wasFound } from '../http/client-error.js'
import { credentialsChecks } from '../http/credentials.js'
import { nextCursor } from '../http/link-header.js'
import { secretsInUrl } from '../http/redact.js'
import { joinUrl, requireBaseUrl, requireUrl } from '../http/url.js'
import { specificationHooksDialect } from './host-dialects.js'
import type { HostAttempt, HostHook, HostHooks, HostHooksOptions, HostRegistration } from './host-types.js'
import type { RegistryCallOptions } from './payments-webhooks.js'

const hookSchema = compileSchema(
  z.looseObject({
    id: z.int(),
    active: z.optional(z.boolean()),
    events: z.optional(z.array(z.string())),
    config: z.optional(
      z.looseObject({
        url: z.optional(z.string()),
        content_type: z.optional(z.string()),
        insecure_ssl: z.optional(z.union([z.string(), z.number()])),
      }),
    ),
  }),
)

const hooksSchema = compileSchema(z.array(z.looseObject({})))

const attemptsSchema = compileSchema(
  z.array(
    z.looseObject({
      id: z.int(),
      guid: z.string(),
      delivered_at: z.string(),
      status_code: z.int(),
      event: z.optional(z.string()),
      action: z.optional(z.nullable(z.string())),
      redelivery: z.optional(z.boolean()),
    }),
  ),
)

const maxPages = 100

/**
 * Registers, queries, changes, tests and deregisters hooks of a code-hosting service (specification, sections 1.3 and 4.5).
 *
 * The specification leaves paths and bodies open; they are those of https://docs.github.com/en/rest/repos/webhooks.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {ClientError} from the calls, with any code
 *
 * @example
 * const dialect = githubHooksDialect({ owner: 'harbour', repository: 'tide' })
 * const hooks = hostHooks({ baseUrl: 'https://api.github.com', token, dialect })
 * const { id } = await hooks.register({ url: receiverUrl, events: ['issues'], secret })
 * await hooks.ping(id)
 */
export function hostHooks(options: HostHooksOptions): HostHooks {
  checkOptions(options, 'hostHooks', {
    ...clientChecks,
    ...credentialsChecks,
    baseUrl: checkedLater,
    dialect: optional(requireObject),
  })
  const { collection, headers } = options.dialect ?? specificationHooksDialect
  const baseUrl = requireBaseUrl(options.baseUrl, 'hostHooks: baseUrl', options)
  const caller = createCaller(options, 'hostHooks', options)

  const send = <Output = undefined>(
    [name, method, ...path]: readonly [string, 'GET' | 'POST' | 'PATCH' | 'DELETE', ...string[]],
    { signal }: RegistryCallOptions = {},
    more: { readonly schema?: Schema<Output>; readonly json?: unknown; readonly secrets?: readonly string[] } = {},
  ) => caller<Output>({ name, method, url: joinUrl(baseUrl, [...collection, ...path]), headers, signal, ...more })

  async function* pages<Output>(
    { name, path, parameter, schema }: PageRequest<Output>,
    { signal }: RegistryCallOptions = {},
  ): AsyncGenerator<Output, void, undefined> {
    let cursor: string | undefined
    for (let page = 0; page < maxPages; page++) {
      const url = joinUrl(baseUrl, [...collection, ...path], { per_page: '100', [parameter]: cursor })
      const { items, next } = await caller({
        name,
        method: 'GET',
        url,
        headers,
        read: async ({ response }, json) => ({
          items: await json(schema),
          next: nextCursor(response.headers.get('link'), parameter, `hostHooks: ${name}`),
        }),
        signal,
      })
      yield items
      if (next === undefined) return
      cursor = next
    }
    // An incomplete list is an error, so that it is not mistaken for a complete one.
    const message = `hostHooks: ${name}: there are more than ${maxPages} pages`
    throw new ClientError('response_too_large', message, { attempts: 1 })
  }

  async function* attempts(id: string, more?: RegistryCallOptions): AsyncGenerator<HostAttempt, void, undefined> {
    const request = { name: 'attempts', path: [id, 'deliveries'], parameter: 'cursor', schema: attemptsSchema }
    for await (const page of pages(request, more)) yield* page.map(toAttempt)
  }

  return {
    attempts,
    async register(registration, more) {
      requireObject(registration, 'hostHooks: registration')
      requireFields(registration, options)
      requireUrl(registration.url, 'hostHooks: url', options)
      requireList(registration.events, 'hostHooks: events')
      const { events, active = true, contentType = 'json' } = registration
      const json = { name: 'web', active, events, config: toConfig({ ...registration, contentType }) }
      const secrets = secretsOf(registration)
      return toHook(await send(['register', 'POST'], more, { schema: hookSchema, json, secrets }))
    },
    async queryAll(more) {
      const hooks: HostHook[] = []
      const request = { name: 'queryAll', path: [], parameter: 'page', schema: hooksSchema }
      // One by one, so that an invalid hook does not hide the others.
      for await (const page of pages(request, more)) {
        for (const item of page) {
          const result = hookSchema['~standard'].validate(item)
          if ('value' in result) hooks.push(toHook(result.value))
        }
      }
      return hooks
    },
    async queryOne(id, more) {
      return toHook(await send(['queryOne', 'GET', id], more, { schema: hookSchema }))
    },
    async update(id, change, more) {
      requireObject(change, 'hostHooks: change')
      requireFields(change, options)
      const { url, events, active, contentType, secret } = change
      const config = [url, contentType, secret].some((field) => field !== undefined)
      if (!config && events === undefined && active === undefined) {
        throw new TypeError('hostHooks: update needs at least one field')
      }
      // A `config` in a change of the hook would replace the whole configuration, and so remove the secret.
      const secrets = secretsOf(change)
      if (config) await send(['update', 'PATCH', id, 'config'], more, { json: toConfig(change), secrets })
      if (events === undefined && active === undefined) {
        return toHook(await send(['update', 'GET', id], more, { schema: hookSchema }))
      }
      return toHook(await send(['update', 'PATCH', id], more, { schema: hookSchema, json: { events, active } }))
    },
    deregister: (id, more) => wasFound(send(['deregister', 'DELETE', id], more)),
    async ping(id, more) {
      await send(['ping', 'POST', id, 'pings'], more)
    },
    async redeliver(id, attempt, more) {
      const attemptId = /^[0-9]+$/.test(attempt) ? attempt : await findAttempt(attempts(id, more), attempt)
      await send(['redeliver', 'POST', id, 'deliveries', attemptId, 'attempts'], more)
    },
  }
}

interface PageRequest<Output> {
  readonly name: string
  readonly path: readonly string[]
  /** The query parameter that names a page. */
  readonly parameter: string
  readonly schema: Schema<Output>
}

async function findAttempt(attempts: AsyncIterable<HostAttempt>, deliveryId: string): Promise<string> {
  for await (const attempt of attempts) if (attempt.deliveryId === deliveryId) return attempt.id
  const message = 'hostHooks: redeliver: the service has no delivery with this id'
  throw new ClientError('not_found', message, { attempts: 1 })
}

function requireFields(
  { url, events, active, contentType, secret }: Partial<HostRegistration>,
  options: HostHooksOptions,
) {
  if (url !== undefined) requireUrl(url, 'hostHooks: url', options)
  if (events !== undefined) requireList(events, 'hostHooks: events')
  optional(oneOf([true, false]))(active, 'hostHooks: active')
  optional(oneOf(['json', 'form']))(contentType, 'hostHooks: contentType')
  optional(requireText)(secret, 'hostHooks: secret')
}

function toConfig({ url, contentType, secret }: Partial<HostRegistration>) {
  return { url, content_type: contentType, secret, insecure_ssl: '0' }
}

function secretsOf({ url, secret = '' }: Partial<HostRegistration>): readonly string[] {
  return [secret, ...(url === undefined ? [] : secretsInUrl(url))]
}

function toHook(response: OutputOf<typeof hookSchema>): HostHook {
  const { id, events = [], active, config } = response
  const insecure = config?.insecure_ssl
  return {
    id: String(id),
    url: config?.url,
    events,
    active,
    contentType: config?.content_type,
    verifiesTls: insecure === undefined ? undefined : String(insecure) === '0',
    response,
  }
}

function toAttempt(response: OutputOf<typeof attemptsSchema>[number]): HostAttempt {
  const { id, guid, event, action, delivered_at, status_code, redelivery } = response
  return {
    id: String(id),
    deliveryId: guid,
    event,
    action: action ?? undefined,
    deliveredAt: parseDate(delivered_at)?.getTime(),
    status: status_code,
    redelivery,
  }
}
