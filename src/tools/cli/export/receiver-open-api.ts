import type { AnyProvider } from '../../../core/provider/provider.js'
import { errorStatus, type ResponsePolicy } from '../../../core/provider/response-policy.js'
import type { WebhookErrorCode } from '../../../errors.js'
import type { Context } from '../command.js'
import type { ProviderConfig, WorkbenchConfig } from '../config.js'
import { UsageError } from '../exit.js'
import { toJsonSchema } from '../shapes/shape.js'
import { type Endpoint, toEndpoint } from './endpoint.js'
import { toDocument } from './open-api.js'
import { emptyRequestShape, type RequestShape, toParameters } from './request-shape.js'

/**
 * The configured receiver as a document of OpenAPI 3.1: a path for each provider that has one, and a webhook for each other
 * one. Schemas are from the samples of the vendors, so they describe fields and require none.
 *
 * @param to - the URL of the server
 * @throws {UsageError} there are no providers, or two have the same path
 */
export async function toReceiverOpenApi(
  { providers = {} }: WorkbenchConfig,
  { version }: Pick<Context, 'version'>,
  to: string | undefined,
): Promise<string> {
  const keys = keysOf(Object.keys(providers))
  const parts = await Promise.all(
    Object.entries(providers).map(([name, config]) => toPart(name, keys.get(name) ?? keyOf(name), config)),
  )
  if (parts.length === 0) {
    throw new UsageError('OpenAPI needs captures, such as 1..20, or the providers of a configuration: --config file')
  }
  const paths = parts.filter(({ path }) => path !== undefined)
  const twice = paths.find(({ path }, index) => paths.findIndex((other) => other.path === path) !== index)
  if (twice !== undefined) throw new UsageError(`OpenAPI describes a path once, and two providers have ${twice.path}`)
  const webhooks = parts.filter(({ path }) => path === undefined)
  return toDocument({
    info: { title: 'Webhook receiver', version },
    ...(to !== undefined && { servers: [{ url: to }] }),
    ...(paths.length > 0 && { paths: Object.fromEntries(paths.map(({ path, item }) => [path, item])) }),
    ...(webhooks.length > 0 && { webhooks: Object.fromEntries(webhooks.map(({ name, item }) => [name, item])) }),
    components: {
      schemas: Object.assign({}, ...parts.map(({ schemas }) => schemas)),
      securitySchemes: Object.assign({}, ...parts.map(({ security }) => security)),
    },
  })
}

interface Part {
  readonly name: string
  readonly path: string | undefined
  /** The path item. */
  readonly item: object
  readonly schemas: Readonly<Record<string, object>>
  readonly security: Readonly<Record<string, object>>
}

async function toPart(name: string, key: string, config: ProviderConfig): Promise<Part> {
  const endpoint = await toEndpoint(name, config)
  const security = securityOf(key, endpoint)
  const contents = contentsOf(key, endpoint)
  const parameters = toParameters(allHeaders(endpoint))
  const post = {
    operationId: `receive.${key}`,
    description: `Deliveries of ${name}.${endpoint.provider.openEvents === true ? ' Events of other names may come.' : ''}`,
    // Extensions of OpenAPI, which `types --from` reads: some vendors have hundreds of events, and most have no sample.
    'x-provider': name,
    'x-events': eventsOf(endpoint),
    ...(Object.keys(security).length > 0 && {
      security: [Object.fromEntries(Object.keys(security).map((scheme) => [scheme, []]))],
    }),
    ...(parameters.length > 0 && { parameters }),
    requestBody: { required: true, content: contents.content },
    responses: toResponses(endpoint.provider.responses),
  }
  const get = { operationId: `test.${key}`, responses: { '200': { description: 'The endpoint answers the test.' } } }
  const item = { post, ...(takesGet(endpoint.provider) && { get }) }
  return { name, path: pathOf(config), item, schemas: contents.schemas, security }
}

function pathOf({ path }: ProviderConfig): string | undefined {
  return path === undefined || path.startsWith('/') ? path : `/${path}`
}

// The only characters of keys under `components`.
function keyOf(name: string): string {
  return name.replace(/[^\w.-]+/g, '-')
}

// Different names may have the same key, and the ids of operations are unique in a document.
function keysOf(names: readonly string[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  const taken = new Set(names.filter((name) => keyOf(name) === name))
  for (const name of names) {
    let key = keyOf(name)
    for (let number = 2; key !== name && taken.has(key); number++) key = `${keyOf(name)}-${number}`
    taken.add(key)
    keys.set(name, key)
  }
  return keys
}

function securityOf(key: string, { proof }: Endpoint): Readonly<Record<string, object>> {
  return Object.fromEntries(proof.map(([name, value]) => [`${key}.${name.toLowerCase()}`, schemeOf(name, value)]))
}

// OpenAPI knows the schemes `bearer` and `basic` of the header `Authorization`.
function schemeOf(name: string, value: string): object {
  const [, scheme] = /^(bearer|basic) /i.exec(value) ?? []
  if (name.toLowerCase() === 'authorization' && scheme !== undefined) {
    return { type: 'http', scheme: scheme.toLowerCase() }
  }
  return { type: 'apiKey', in: 'header', name }
}

interface Contents {
  readonly schemas: Readonly<Record<string, object>>
  readonly content: Readonly<Record<string, object>>
}

function contentsOf(key: string, { events, provider }: Endpoint): Contents {
  const schemas: Record<string, object> = {}
  const references = new Map<string, { readonly $ref: string }[]>()
  for (const [event, { bodies }] of events) {
    for (const [type, shape] of bodies) {
      const name = `${key}.${keyOf(event)}`
      // One sample cannot tell which fields are always there.
      schemas[name] = { title: event, ...toJsonSchema(shape, { isRequired: false }) }
      references.set(type, [...(references.get(type) ?? []), { $ref: `#/components/schemas/${name}` }])
    }
  }
  const known = [...references].map(([type, anyOf]) => [type, { schema: { anyOf } }])
  const content = known.length > 0 ? known : mediaTypesOf(provider).map((type) => [type, {}])
  return { schemas, content: Object.fromEntries(content) }
}

const mediaTypes = ['application/json', 'application/x-www-form-urlencoded', 'application/xml', 'text/plain']

function mediaTypesOf(provider: AnyProvider): readonly string[] {
  const taken = mediaTypes.filter((type) => admits(provider, 'POST', [['Content-Type', type]]))
  return taken.length > 0 ? taken : ['*/*']
}

function takesGet(provider: AnyProvider): boolean {
  return provider.probe !== undefined && admits(provider, 'GET', [])
}

function admits(provider: AnyProvider, method: string, headers: readonly (readonly [string, string])[]): boolean {
  try {
    provider.admit({ method, url: 'https://receiver.example/', headers, encrypted: true })
    return true
  } catch {
    return false
  }
}

function eventsOf({ provider, events }: Endpoint): readonly string[] {
  return [...new Set([...(provider.declaredEvents ?? []), ...events.keys()])].sort()
}

function allHeaders({ events }: Endpoint): RequestShape {
  const all = emptyRequestShape()
  for (const { headers, count } of events.values()) {
    all.count += count
    for (const [name, times] of headers) all.headers.set(name, (all.headers.get(name) ?? 0) + times)
  }
  return all
}

// One code for each kind of refusal and failure.
const reasons: readonly (readonly [WebhookErrorCode, string])[] = [
  ['payload_invalid', 'The body or the payload has a wrong form.'],
  ['signature_mismatch', 'The request does not prove who sent it.'],
  ['method_not_allowed', 'The method is not POST.'],
  ['body_too_large', 'The body is too long.'],
  ['media_type_unsupported', 'The media type or the content encoding is not supported.'],
  ['internal_error', 'The receiver failed.'],
  ['store_unavailable', 'The receiver cannot take the delivery now.'],
]

/** The responses of a receiver by status, as OpenAPI describes them. */
function toResponses(policy: ResponsePolicy): Readonly<Record<string, { readonly description: string }>> {
  const { success, accepted = success === 200 ? 202 : success, retryLater, reject, gone, errors } = policy
  const texts = new Map<number, string>()
  const add = (status: number, reason: string) => {
    texts.set(status, [texts.get(status), reason].filter(Boolean).join(' '))
  }
  add(success, 'The delivery was handled, or no handler wants it.')
  add(accepted, 'The delivery is handled later.')
  for (const [code, reason] of reasons) add(errors[code] ?? errorStatus[code], reason)
  add(retryLater, 'A handler asks for the delivery to be sent again later.')
  add(reject, 'A handler asks for the delivery not to be sent again.')
  add(gone, 'A handler ended the subscription.')
  return Object.fromEntries([...texts].map(([status, description]) => [String(status), { description }]))
}
