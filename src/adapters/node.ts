import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Receiver } from '../receiver.js'
import { toIncoming } from './node-request.js'
import { writeResponse } from './node-response.js'

/**
 * Serves a receiver under plain `node:http` and `node:https`.
 *
 * @example
 * http.createServer(toNode(receiver)).listen(8080)
 */
export function toNode(receiver: Receiver): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const receipt = await receiver.receive(toIncoming(request))
    writeResponse(request, response, receipt.response)
  }
}
