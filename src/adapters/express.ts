import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Receiver } from '../receiver/receiver.js'
import { requireNodeRequest } from './node-request.js'
import { serve } from './node-response.js'
import { requireReceiver } from './require-receiver.js'

/** What the adapter uses of a request of Express 4 or 5, or of a cloud function with the same interface. */
export interface ExpressRequest extends IncomingMessage {
  /** The target as it arrived; `url` lacks the path of the router. */
  readonly originalUrl?: string
  /** What a body parser made: bytes with `express.raw`, else something that is of no use here. */
  readonly body?: unknown
  /** The raw body, where a `verify` callback or a function platform keeps it. */
  readonly rawBody?: unknown
}

const remedy =
  "mount this route before express.json() and other parsers, or use express.raw({ type: '*/*' }) on it, " +
  'or keep the bytes in request.rawBody by the `verify` option of the parser'

/**
 * Serves a receiver under Express 4 and 5, with `app.post(path, ...)` or `app.use(path, ...)`.
 *
 * Reads the body itself and needs no parser. Where one has run before, its bytes are used if it kept them: a `Buffer` in
 * `request.body` (`express.raw`) or in `request.rawBody`. A text is used only where it is sure to be what arrived.
 * `trust proxy` has no influence. It answers every request, never calls `next` and never rejects.
 *
 * @throws {TypeError} the argument is not a receiver; from the function, what it is given is not a request of Node
 *
 * @example
 * app.post('/hooks/host', toExpress(receiver))
 */
export function toExpress(
  receiver: Pick<Receiver, 'receive'>,
): (request: ExpressRequest, response: ServerResponse) => Promise<void> {
  requireReceiver(receiver, 'toExpress')
  return (request, response) => {
    requireNodeRequest(request, 'toExpress')
    const kept = () => [request.rawBody, request.body]
    return serve(receiver, request, response, { target: request.originalUrl, kept, remedy })
  }
}
