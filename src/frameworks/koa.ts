import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { requireReceiver } from './adapter.js'
import { answerEarly, discardRest, isArriving, parsed, toIncoming } from './node-exchange.js'

/** The part of a Koa 2 or 3 context that the adapter uses. */
export interface KoaContext {
  readonly req: IncomingMessage & { readonly body?: unknown; readonly rawBody?: unknown }
  readonly res: ServerResponse
  /** Body parsers add `body`, `rawBody` or both to it. */
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
  'decoded text there is used only if it provably equals the received bytes'

/**
 * Serves a receiver under Koa 2 and 3, as a middleware that answers every request and calls no other.
 *
 * Reads the body itself and needs no parser. If a parser has run before, `ctx.request.rawBody` is used: its bytes, or its
 * text if that provably equals the received bytes. `app.proxy` has no effect.
 *
 * Koa writes the response, so that outer middleware can add to it. Only the refusal of a body that is still arriving is
 * written directly.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the argument is not a Koa context
 *
 * @example
 * router.post('/hooks/host', toKoa(receiver))
 */
export function toKoa(receiver: RequestReceiver): (ctx: KoaContext) => Promise<void> {
  requireReceiver(receiver, 'toKoa')
  return (ctx) => {
    requireContext(ctx)
    return answer(receiver, ctx)
  }
}

// Throws synchronously, as `requireNodeRequest` does.
function requireContext(ctx: Partial<KoaContext> | undefined): void {
  if (Array.isArray(ctx?.req?.rawHeaders)) return
  throw new TypeError('toKoa: expected a Koa context; under node:http use toNode, in Express toExpress')
}

async function answer(receiver: RequestReceiver, ctx: KoaContext): Promise<void> {
  const { req, res } = ctx
  await parsed
  const kept = () => [...parsedBodies(ctx.request), ...parsedBodies(req)]
  const incoming = toIncoming(req, { target: ctx.originalUrl, kept, remedy })
  const { response } = await receiver.receive(incoming)
  const { status, headers, body } = response
  // Without a type, Koa looks one up for the body, also for an empty one.
  ctx.set(body.length > 0 ? headers : { ...headers, 'content-type': 'application/octet-stream' })
  ctx.status = status
  ctx.body = typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
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
