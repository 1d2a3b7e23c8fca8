import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { requireReceiver } from './adapter.js'
import { requireNodeRequest, serve } from './node-exchange.js'

/** The part of a request that the adapter uses, in Express 4 or 5 or a cloud function with the same interface. */
export interface ExpressRequest extends IncomingMessage {
  /** The target as it arrived; `url` lacks the path of the router. */
  readonly originalUrl?: string
  /** The result of a body parser. Only the bytes of `express.raw` and exact text are used. */
  readonly body?: unknown
  /** The raw body, where a `verify` callback or a function platform keeps it. */
  readonly rawBody?: unknown
}

const remedy =
  'mount this route before express.json() and other parsers, ' +
  'or keep the bytes in request.rawBody by the `verify` option of the parser'

/**
 * Serves a receiver under Express 4 and 5, with `app.post(path, ...)` or `app.use(path, ...)`.
 *
 * Reads the body itself and needs no parser. If a parser has run before, the bytes that it kept are used: a `Buffer` in
 * `request.body` (`express.raw`) or in `request.rawBody`. Text is used only if it provably equals the received bytes.
 * `trust proxy` has no effect. The function answers every request, never calls `next` and never rejects.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the first argument is not a Node request
 *
 * @example
 * app.post('/hooks/host', toExpress(receiver))
 */
export function toExpress(
  receiver: RequestReceiver,
): (request: ExpressRequest, response: ServerResponse) => Promise<void> {
  requireReceiver(receiver, 'toExpress')
  return (request, response) => {
    requireNodeRequest(request, 'toExpress')
    const kept = () => [request.rawBody, request.body]
    return serve(receiver, request, response, { target: request.originalUrl, kept, remedy })
  }
}
