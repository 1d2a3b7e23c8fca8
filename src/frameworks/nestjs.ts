import type { ServerResponse } from 'node:http'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { requireReceiver } from './adapter.js'
import type { ExpressRequest } from './express.js'
import type { FastifyReplyParts, FastifyRequestParts } from './fastify.js'
import { requireNodeRequest, serve } from './node-exchange.js'

/** What `@Req()` gives under Fastify. */
export interface NestFastifyRequest extends FastifyRequestParts {
  /** The result of a parser. Only exact text is used. */
  readonly body?: unknown
}

/** What `@Req()` gives, under Express or under Fastify. */
export type NestRequest = ExpressRequest | NestFastifyRequest

/** What `@Res()` gives, under Express or under Fastify. */
export type NestResponse = ServerResponse | FastifyReplyParts

const remedy =
  'create the application with NestFactory.create(AppModule, { rawBody: true }), or under Express with { bodyParser: false }'

/**
 * Serves a receiver from a controller method of NestJS, under Express and under Fastify.
 *
 * Create the application with `rawBody: true`, so that the parsers of Nest keep the bytes. Under Express, `bodyParser: false`
 * works too. The function answers every request and never rejects; it needs no guard, pipe or interceptor.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the arguments are not those of `@Req()` and
 * `@Res()`
 *
 * @example
 * const receive = toNestjs(receiver)
 * // In the controller: `@Post() hook(@Req() request: NestRequest, @Res() response: NestResponse)` returns
 * // receive(request, response)
 */
export function toNestjs(receiver: RequestReceiver): (request: NestRequest, response: NestResponse) => Promise<void> {
  requireReceiver(receiver, 'toNestjs')
  return (request, response) => {
    const raw = request !== undefined && 'raw' in request ? request.raw : request
    requireNodeRequest(raw, 'toNestjs')
    const kept = () => [request.rawBody, request.body]
    return serve(receiver, raw, takeResponse(response), { target: request.originalUrl, kept, remedy })
  }
}

// Fastify must be told that the adapter writes the response.
function takeResponse(response: NestResponse): ServerResponse {
  if (response === undefined) throw new TypeError('toNestjs: expected the response; pass the parameter of @Res()')
  if (!('hijack' in response)) return response
  response.hijack()
  return response.raw
}
