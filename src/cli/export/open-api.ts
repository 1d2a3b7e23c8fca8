import type { Context } from '../command.js'
import { toJsonSchema } from '../shapes/json-schema.js'
import { addValue, emptyShape, type Shape } from '../shapes/shape.js'
import { jsonLine } from '../terminal/output.js'
import type { Exported } from './exported.js'

interface Webhook {
  readonly method: string
  /** Shapes of the bodies, by media type. */
  readonly bodies: Map<string, Shape>
  /** How often each header occurred, by its lower-case name. */
  readonly headers: Map<string, number>
  count: number
}

// OpenAPI describes these elsewhere, or they say nothing about the webhook.
const leftOut =
  /^(accept.*|authorization|connection|content-.*|cookie|date|expect|forwarded|host|keep-alive|te|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*|x-real-ip)$/

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']

/** The shapes of captured requests as `webhooks` of OpenAPI 3.1, one for each provider and event. No value is in it. */
export function toOpenApi(exported: readonly Exported[], { version }: Pick<Context, 'version'>): string {
  const webhooks = new Map<string, Webhook>()
  for (const each of exported) {
    // OpenAPI knows no others.
    if (!methods.includes(each.method)) continue
    const { provider, verdict } = each.capture
    const name = [provider, verdict.event].filter(Boolean).join('.') || 'unknown'
    const key = each.method === 'POST' ? name : `${name} ${each.method}`
    const webhook = webhooks.get(key) ?? { method: each.method, bodies: new Map(), headers: new Map(), count: 0 }
    add(webhook, each)
    webhooks.set(key, webhook)
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Captured webhooks', version },
    webhooks: Object.fromEntries([...webhooks].map(([name, webhook]) => [name, toPathItem(webhook)])),
  }
  return `${JSON.stringify(JSON.parse(jsonLine(document)), null, 2)}\n`
}

function add(webhook: Webhook, { rawHeaders, body }: Exported): void {
  webhook.count += 1
  const names = new Set(rawHeaders.map(([name]) => name.toLowerCase()))
  for (const name of names) {
    if (!leftOut.test(name)) webhook.headers.set(name, (webhook.headers.get(name) ?? 0) + 1)
  }
  const [, type = ''] = rawHeaders.find(([name]) => name.toLowerCase() === 'content-type') ?? []
  const mediaType = type.replace(/;.*$/s, '').trim().toLowerCase()
  if (body.length === 0 && mediaType === '') return
  const key = /^[\w.+-]+\/[\w.+-]+$/.test(mediaType) ? mediaType : 'application/octet-stream'
  const shape = webhook.bodies.get(key) ?? emptyShape()
  addBody(shape, key, body)
  webhook.bodies.set(key, shape)
}

function addBody(shape: Shape, mediaType: string, body: Buffer): void {
  const text = body.toString('utf8')
  if (mediaType === 'application/x-www-form-urlencoded') {
    addValue(shape, Object.fromEntries(new URLSearchParams(text)))
    return
  }
  try {
    if (mediaType.endsWith('json')) addValue(shape, JSON.parse(text))
  } catch {
    // Not JSON, whatever its media type says: nothing is known of it.
    shape.isOpen = true
  }
}

function toPathItem({ method, bodies, headers, count }: Webhook): object {
  const parameters = [...headers.keys()].sort().map((name) => ({
    name,
    in: 'header',
    required: headers.get(name) === count,
    schema: { type: 'string' },
  }))
  const content = Object.fromEntries([...bodies].map(([type, shape]) => [type, { schema: toJsonSchema(shape) }]))
  const operation = {
    ...(parameters.length > 0 && { parameters }),
    ...(bodies.size > 0 && { requestBody: { required: true, content } }),
    responses: { '2XX': { description: 'The delivery was taken.' } },
  }
  return { [method.toLowerCase()]: operation }
}
