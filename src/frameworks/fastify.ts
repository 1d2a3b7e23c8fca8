import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { requireReceiver } from './adapter.js'
import { requireNodeRequest, serve } from './node-exchange.js'

/** The part of a Fastify request that the adapter uses. */
export interface FastifyRequestParts {
  readonly raw: IncomingMessage
  /** The target as it arrived; `rewriteUrl` changes only `url`. */
  readonly originalUrl: string
  /** The raw body, where a hook keeps it. */
  readonly rawBody?: unknown
}

/** The part of a Fastify reply that the adapter uses. */
export interface FastifyReplyParts {
  readonly raw: ServerResponse
  hijack(): unknown
}

/** The part of a Fastify instance that the adapter uses: the scope of one plugin. */
export interface FastifyScope {
  removeAllContentTypeParsers(): unknown
  addContentTypeParser(
    contentType: string,
    parser: (request: never, payload: never, done: (error: Error | null) => void) => void,
  ): unknown
  all(path: string, handler: (request: FastifyRequestParts, reply: FastifyReplyParts) => unknown): unknown
}

const remedy = 'register the plugin of toFastify without fastify-plugin, and remove preParsing hooks that read the body'

/**
 * Serves a receiver under Fastify 5, as a plugin: `app.register(toFastify(receiver), { prefix: '/webhooks' })`.
 *
 * In the scope of the plugin, no parser reads the body: the receiver reads it, under its own limits, whatever the media type.
 * The other routes keep their parsers. The `bodyLimit` and `trustProxy` of Fastify have no effect. The adapter writes the
 * response itself, so `onSend` hooks do not run.
 *
 * @throws {TypeError} the argument is not a receiver
 *
 * @example
 * app.register(toFastify(receiver), { prefix: '/webhooks' })
 */
export function toFastify(receiver: RequestReceiver): (scope: FastifyScope) => Promise<void> {
  requireReceiver(receiver, 'toFastify')
  return async (scope) => {
    requireScope(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/', (request, reply) => answer(receiver, request, reply))
  }
}

function requireScope(scope: Partial<FastifyScope> | undefined): void {
  if (typeof scope?.removeAllContentTypeParsers === 'function') return
  throw new TypeError('toFastify: expected a Fastify instance; pass its result to app.register')
}

async function answer(
  receiver: RequestReceiver,
  request: FastifyRequestParts,
  reply: FastifyReplyParts,
): Promise<void> {
  requireNodeRequest(request.raw, 'toFastify')
  reply.hijack()
  await serve(receiver, request.raw, reply.raw, {
    target: request.originalUrl,
    kept: () => [request.rawBody],
    remedy,
  })
}
