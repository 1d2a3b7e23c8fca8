import type { MaybePromise } from '../core/base/maybe-promise.js'
import type { RuntimeContext } from '../core/receiver/context.js'
import type { Receipt } from '../core/receiver/receipt.js'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { decompress } from '../core/request/body/decompress.js'
import { bodyAborted, discard, readStream } from '../core/request/body/read.js'
import type { BodyLimits, IncomingRequest, RequestHead } from '../core/request/delivery.js'
import { readHeader, requireReadable } from '../core/request/headers.js'
import { WebhookError } from '../errors.js'
import { allowsContent, isFetchRequest, requireReceiver } from './adapter.js'
import { FetchRequest } from './fetch-request.js'

/**
 * Serves a receiver under anything that speaks Fetch: workers, Bun, Deno, Hono, Next route handlers.
 *
 * Pass the request on with its body unread. If the last argument that the runtime passes has a `waitUntil` function, it
 * keeps the runtime alive for handlers that continue after the response.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the argument is not a `Request`
 *
 * @example
 * export default { fetch: toFetch(receiver) }
 */
export function toFetch(
  receiver: RequestReceiver,
): (request: Request, ...runtime: readonly unknown[]) => Promise<Response> {
  requireReceiver(receiver, 'toFetch')
  // Workers pass `(request, env, context)`; Next passes `(request, { params })`, and Bun its server. The receiver uses only
  // `waitUntil` of it, and ignores any error of that.
  return (request, ...runtime) =>
    receiver.receive(toIncoming(request), runtime.at(-1) as RuntimeContext | undefined).then(toResponse)
}

function toIncoming(request: Request): IncomingRequest {
  if (!isFetchRequest(request)) throw new TypeError('toFetch: expected a Request; in Hono pass context.req.raw')
  const incoming: IncomingRequest = new FetchRequest(request, (limits) => readBody(request, incoming, limits))
  return incoming
}

function readBody(request: Request, head: RequestHead, limits: BodyLimits): MaybePromise<Uint8Array> {
  const body = isLightRequest(request, head) ? undefined : request.body
  if (request.bodyUsed || body?.locked) throw alreadyRead()
  const encoding = requireReadable(head, limits)
  if (body === null) return new Uint8Array()
  const reading = body ? readStream(body, limits, request, discard) : readWhole(request)
  return encoding === undefined ? reading : reading.then((bytes) => decompress(bytes, encoding, limits))
}

// Servers such as @hono/node-server have a light Request with its own `arrayBuffer()`; its `body` and `signal` first build a
// whole Request and its stream. HTTP parsers end a body at its announced length, so it is bounded. The standard method
// gives no such bound, because any code can construct a Request with a false length.
function isLightRequest(request: Request, head: RequestHead): boolean {
  return (
    request.arrayBuffer !== Request.prototype.arrayBuffer &&
    /^\d+$/.test(`${readHeader(head, 'content-length')}`) &&
    readHeader(head, 'transfer-encoding') === undefined
  )
}

// The receiver limits the time, and checks the length.
function readWhole(request: Request): Promise<Uint8Array> {
  return request.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause: unknown) => {
      throw cause instanceof TypeError ? alreadyRead() : bodyAborted(cause)
    },
  )
}

function alreadyRead(): WebhookError {
  return new WebhookError(
    'body_unavailable',
    'the body was read before the adapter: pass the Request on untouched, or read a clone() of it',
  )
}

// Empty content is null: an empty string would be announced as `text/plain`, and some statuses refuse it.
function toResponse({ response }: Receipt): Response {
  const { status, headers, body } = response
  const content = body.length > 0 && allowsContent(status) ? body : null
  // Even empty headers take time to copy.
  const init = Object.keys(headers).length > 0 ? { status, headers } : { status }
  // Cast, because the type declarations disagree about shared memory, which is not used here.
  return new Response(content as BodyInit | null, init)
}
