import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { requireReceiver } from './adapter.js'
import { type NodeSource, requireNodeRequest, serve } from './node-exchange.js'

const source: NodeSource = { remedy: 'pass the request on before anything reads it' }

/**
 * Serves a receiver under plain `node:http` and `node:https`.
 *
 * The returned promise resolves when the response was written or the sender is gone. It never rejects.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the first argument is not a Node request
 *
 * @example
 * http.createServer(toNode(receiver)).listen(8080)
 */
export function toNode(
  receiver: RequestReceiver,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  requireReceiver(receiver, 'toNode')
  return (request, response) => {
    requireNodeRequest(request, 'toNode')
    return serve(receiver, request, response, source)
  }
}
