import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Receiver } from '../receiver/receiver.js'
import { requireNodeRequest } from './node-request.js'
import { serve } from './node-response.js'
import type { NodeSource } from './node-source.js'
import { requireReceiver } from './require-receiver.js'

const source: NodeSource = { remedy: 'pass the request on before anything reads it' }

/**
 * Serves a receiver under plain `node:http` and `node:https`.
 *
 * The promise ends when the response was handed to the connection, or when the sender is gone. It never rejects.
 *
 * @throws {TypeError} the argument is not a receiver; from the function, what it is given is not a request of Node
 *
 * @example
 * http.createServer(toNode(receiver)).listen(8080)
 */
export function toNode(
  receiver: Pick<Receiver, 'receive'>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  requireReceiver(receiver, 'toNode')
  return (request, response) => {
    requireNodeRequest(request, 'toNode')
    return serve(receiver, request, response, source)
  }
}
