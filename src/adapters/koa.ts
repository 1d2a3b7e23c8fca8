import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Receiver } from '../receiver/receiver.js'
import { toIncoming } from './node-request.js'
import { answerEarly, discardRest, isArriving } from './node-response.js'
import { requireReceiver } from './require-receiver.js'

/** What the adapter uses of a context of Koa 2 or 3. */
export interface KoaContext {
  readonly req: IncomingMessage & { readonly body?: unknown; readonly rawBody?: unknown }
  readonly res: ServerResponse
  /** What body parsers add to it differs: `body`, `rawBody`. */
  readonly request: object
  /** The target as it arrived; `url` lacks the path of a mounted application. */
  readonly originalUrl: string
  status: number
  body: unknown
  respond?: boolean | undefined
  set(fields: Record<string, string>): void
  remove(field: string): void
}

const remedy =
  'mount this route before koa-bodyparser, koa-body and other parsers, or keep the bytes in ctx.request.rawBody; ' +
  'a decoded text there does only where it is sure to be what arrived'

/**
 * Serves a receiver under Koa 2 and 3, as a middleware that answers every request and calls no other.
 *
 * Reads the body itself and needs no parser. Where one has run before, `ctx.request.rawBody` is used: bytes as they are,
 * and a text only where it is sure to be what arrived. `app.proxy` has no influence.
 *
 * The answer is left to Koa, so that outer middleware can add to it, except where a body is refused while it is still
 * arriving.
 *
 * @throws {TypeError} the argument is not a receiver; from the function, what it is given is not a context of Koa
 *
 * @example
 * router.post('/hooks/host', toKoa(receiver))
 */
export function toKoa(receiver: Pick<Receiver, 'receive'>): (ctx: KoaContext) => Promise<void> {
  requireReceiver(receiver, 'toKoa')
  return (ctx) => {
    requireContext(ctx)
    return answer(receiver, ctx)
  }
}

// At once, as for a request that is none of Node.
function requireContext(ctx: Partial<KoaContext> | undefined): void {
  if (Array.isArray(ctx?.req?.rawHeaders)) return
  throw new TypeError('toKoa: expected a context of Koa; under node:http use toNode, in Express toExpress')
}

async function answer(receiver: Pick<Receiver, 'receive'>, ctx: KoaContext): Promise<void> {
  const { req, res } = ctx
  const kept = () => [...parsedBodies(ctx.request), ...parsedBodies(req)]
  const incoming = toIncoming(req, { target: ctx.originalUrl, kept, remedy })
  const { response } = await receiver.receive(incoming)
  const { status, headers, body } = response
  ctx.set(headers)
  ctx.status = status
  ctx.body = typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  // Koa takes an empty text for `text/plain`.
  if (body.length === 0) ctx.remove('content-type')
  if (!incoming.whole && (await isArriving(req))) {
    ctx.respond = false
    answerEarly(req, res, response)
  } else {
    discardRest(req)
  }
}

function parsedBodies(request: { readonly body?: unknown; readonly rawBody?: unknown }): readonly unknown[] {
  return [request.rawBody, request.body]
}
