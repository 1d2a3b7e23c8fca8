import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReceiptResponse } from '../responses.js'

/** Writes the response, and closes the connection where the body of the request was not read to its end. */
export function writeResponse(request: IncomingMessage, response: ServerResponse, answer: ReceiptResponse): void {
  if (response.destroyed || response.headersSent) return
  const { status, headers, body } = answer
  if (!request.complete) response.setHeader('connection', 'close')
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
