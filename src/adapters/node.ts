import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { ReceiptResponse } from '../receiver/receipt.js'
import type { Receiver } from '../receiver/receiver.js'
import { allowsContent, requireReceiver } from './adapter.js'
import { type NodeSource, requireNodeRequest, toIncoming } from './node-request.js'

const source: NodeSource = { remedy: 'pass the request on before anything reads it' }

// After an early answer, the rest of the body is read and discarded for at most this long, and up to this size.
const lingerMs = 2_000
const lingerBytes = 32 * 1_048_576

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
  receiver: Pick<Receiver, 'receive'>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  requireReceiver(receiver, 'toNode')
  return (request, response) => {
    requireNodeRequest(request, 'toNode')
    return serve(receiver, request, response, source)
  }
}

/** Passes a Node request to the receiver and writes its answer. Never rejects. */
export async function serve(
  receiver: Pick<Receiver, 'receive'>,
  request: IncomingMessage,
  response: ServerResponse,
  source: NodeSource,
): Promise<void> {
  const incoming = toIncoming(request, source)
  const receipt = await receiver.receive(incoming)
  if (!incoming.whole && (await isArriving(request))) answerEarly(request, response, receipt.response)
  else answerWhole(request, response, receipt.response)
}

/** Whether the body of a request that was not read to its end is still arriving. */
export async function isArriving(request: IncomingMessage): Promise<boolean> {
  // Node's parser may not yet have processed everything that the socket has received.
  if (!request.complete) await new Promise(setImmediate)
  // HTTP/2 ends such a request without closing its connection.
  return !request.complete && !request.readableEnded && request.httpVersionMajor < 2
}

/**
 * Answers a request whose body is still arriving, and closes the connection.
 *
 * Closing at once would reset the connection before the sender reads the response. So the response is written first, the
 * rest of the body is discarded up to a time and a size, and only then `end()` lets Node close the connection.
 */
export function answerEarly(request: IncomingMessage, response: ServerResponse, answer: ReceiptResponse): void {
  const content = writeHead(response, answer, { connection: 'close' })
  if (content === undefined) return
  if (content.length > 0) response.write(content)
  else response.flushHeaders()
  let left = lingerBytes
  const onData = (chunk: Uint8Array) => {
    left -= chunk.length
    if (left < 0) end()
  }
  const end = () => {
    clearTimeout(timer)
    request.off('data', onData)
    response.end()
  }
  const timer = setTimeout(end, lingerMs)
  request.on('data', onData).once('end', end).once('close', end).resume()
}

/** Discards unread bytes that have arrived: they would block the next request on the connection. */
export function discardRest(request: IncomingMessage): void {
  if (!request.readableEnded) request.resume()
}

function answerWhole(request: IncomingMessage, response: ServerResponse, answer: ReceiptResponse): void {
  const content = writeHead(response, answer, {})
  if (content !== undefined) response.end(content)
  discardRest(request)
}

// Returns the content to write, or `undefined` if the sender is gone or something else has answered.
function writeHead(
  response: ServerResponse,
  { status, headers, body }: ReceiptResponse,
  lines: OutgoingHttpHeaders,
): ReceiptResponse['body'] | undefined {
  if (response.destroyed || response.headersSent) return undefined
  const content = body.length === 0 || allowsContent(status) ? body : ''
  for (const name in headers) lines[name] = headers[name]
  if (status !== 204 && status !== 304) lines['content-length'] = Buffer.byteLength(content)
  try {
    response.writeHead(status, lines)
    return content
  } catch {
    // A reply's media type or a response policy's status that HTTP does not allow.
    response.writeHead(500, { connection: 'close', 'content-length': 0 })
    return ''
  }
}
