import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Receiver } from '../receiver.js'
import { serve } from './node-response.js'
import type { NodeSource } from './node-source.js'

const source: NodeSource = { remedy: 'pass the request on before anything reads it' }

/**
 * Serves a receiver under plain `node:http` and `node:https`.
 *
 * The promise ends when the response was handed to the connection, or when the sender is gone. It never rejects.
 *
 * @example
 * http.createServer(toNode(receiver)).listen(8080)
 */
export function toNode(receiver: Receiver): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return (request, response) => serve(receiver, request, response, source)
}
