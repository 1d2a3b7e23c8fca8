import type { Context } from '../command.js'
import { toJsonSchema } from '../shapes/json-schema.js'
import { jsonLine } from '../terminal/output.js'
import type { Exported } from './exported.js'
import { addRequest, emptyRequestShape, type RequestShape, toParameters } from './request-shape.js'

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']

/** The shapes of captured requests as `webhooks` of OpenAPI 3.1, one for each provider and event. No value is in it. */
export function toOpenApi(exported: readonly Exported[], { version }: Pick<Context, 'version'>): string {
  const webhooks = new Map<string, { readonly method: string; readonly shape: RequestShape }>()
  for (const { method, capture, rawHeaders, body } of exported) {
    // OpenAPI knows no others.
    if (!methods.includes(method)) continue
    const name = [capture.provider, capture.verdict.event].filter(Boolean).join('.') || 'unknown'
    const key = method === 'POST' ? name : `${name} ${method}`
    const webhook = webhooks.get(key) ?? { method, shape: emptyRequestShape() }
    addRequest(webhook.shape, rawHeaders, body)
    webhooks.set(key, webhook)
  }
  return toDocument({
    info: { title: 'Captured webhooks', version },
    webhooks: Object.fromEntries(
      [...webhooks].map(([name, { method, shape }]) => [name, { [method.toLowerCase()]: toOperation(shape) }]),
    ),
  })
}

/** A document of OpenAPI 3.1 as text. */
export function toDocument(content: object): string {
  return `${JSON.stringify(JSON.parse(jsonLine({ openapi: '3.1.0', ...content })), null, 2)}\n`
}

function toOperation(shape: RequestShape): object {
  const parameters = toParameters(shape)
  const content = Object.fromEntries([...shape.bodies].map(([type, body]) => [type, { schema: toJsonSchema(body) }]))
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(shape.bodies.size > 0 && { requestBody: { required: true, content } }),
    responses: { '2XX': { description: 'The delivery was taken.' } },
  }
}
