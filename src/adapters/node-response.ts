import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Receiver } from '../receiver/receiver.js'
import type { ReceiptResponse } from '../receiver/responses.js'
import { carriesContent } from './content.js'
import { toIncoming } from './node-request.js'
import type { NodeSource } from './node-source.js'

// For how long, and for how many bytes, the rest of a refused body is still taken off the wire.
const lingerMs = 2_000
const lingerBytes = 32 * 1_048_576

/** Lets the receiver answer a Node request. Never rejects. */
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

/** Whether the body of a request that was not read to its end is still on its way. */
export async function isArriving(request: IncomingMessage): Promise<boolean> {
  // The parser may just not have come to the end of what the socket has brought.
  if (!request.complete) await new Promise(setImmediate)
  // HTTP/2 ends such a request without ending its connection.
  return !request.complete && !request.readableEnded && request.httpVersionMajor < 2
}

/**
 * Answers a request whose body is still arriving, and ends the connection.
 *
 * Ended at once, the sender would see a reset instead of the response: the rest of the body is thrown away first, for a
 * time and up to a size. The whole response is sent before; only its end, with which Node closes the connection, waits.
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

/** Lets go of what has arrived and was not read: it would hold up the next request on the connection. */
export function discardRest(request: IncomingMessage): void {
  if (!request.readableEnded) request.resume()
}

function answerWhole(request: IncomingMessage, response: ServerResponse, answer: ReceiptResponse): void {
  const content = writeHead(response, answer, {})
  if (content !== undefined) response.end(content)
  discardRest(request)
}

// Returns the content that is to follow, or nothing where the sender is gone or something else has answered.
function writeHead(
  response: ServerResponse,
  { status, headers, body }: ReceiptResponse,
  lines: OutgoingHttpHeaders,
): ReceiptResponse['body'] | undefined {
  if (response.destroyed || response.headersSent) return undefined
  const content = carriesContent(status) ? body : ''
  for (const name in headers) lines[name] = headers[name]
  if (status !== 204 && status !== 304) lines['content-length'] = Buffer.byteLength(content)
  try {
    response.writeHead(status, lines)
    return content
  } catch {
    // A reply with a media type, or a policy with a status, that HTTP does not have.
    response.writeHead(500, { connection: 'close', 'content-length': 0 })
    return ''
  }
}
