import type { Context } from '../command.js'
import { toJsonSchema } from '../shapes/shape.js'
import { jsonLine } from '../terminal/output.js'
import type { Exported } from './exported.js'
import { addRequest, emptyRequestShape, type RequestShape, toParameters } from './request-shape.js'

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']

/** The shapes of captured requests as `webhooks` of OpenAPI 3.1, one for each provider and event. No value is in it. */
export function toOpenApi(exported: readonly Exported[], { version }: Pick<Context, 'version'>): string {
  const webhooks = new Map<string, Webhook>()
  for (const { method, capture, rawHeaders, body } of exported) {
    // OpenAPI knows no others.
    if (!methods.includes(method)) continue
    const { provider, verdict } = capture
    const name = [provider, verdict.event].filter(Boolean).join('.') || 'unknown'
    const key = method === 'POST' ? name : `${name} ${method}`
    const webhook = webhooks.get(key) ?? { provider, event: verdict.event, method, shape: emptyRequestShape() }
    addRequest(webhook.shape, rawHeaders, body)
    webhooks.set(key, webhook)
  }
  return toDocument({
    info: { title: 'Captured webhooks', version },
    webhooks: Object.fromEntries(
      [...webhooks].map(([name, webhook]) => [name, { [webhook.method.toLowerCase()]: toOperation(webhook) }]),
    ),
  })
}

/** A document of OpenAPI 3.1 as text. */
export function toDocument(content: object): string {
  return `${JSON.stringify(JSON.parse(jsonLine({ openapi: '3.1.0', ...content })), null, 2)}\n`
}

/** The requests of one event. */
interface Webhook {
  readonly provider: string | undefined
  readonly event: string | undefined
  readonly method: string
  readonly shape: RequestShape
}

function toOperation({ provider, event, shape }: Webhook): object {
  const parameters = toParameters(shape)
  const content = Object.fromEntries([...shape.bodies].map(([type, body]) => [type, { schema: toJsonSchema(body) }]))
  return {
    // Extensions of OpenAPI, which `types --from` reads.
    ...(provider !== undefined && { 'x-provider': provider }),
    ...(event !== undefined && { 'x-events': [event] }),
    ...(parameters.length > 0 && { parameters }),
    ...(shape.bodies.size > 0 && { requestBody: { required: true, content } }),
    responses: { '2XX': { description: 'The delivery was taken.' } },
  }
}
