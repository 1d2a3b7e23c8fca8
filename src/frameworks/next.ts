import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { isFetchRequest, requireReceiver } from './adapter.js'
import { toFetch } from './fetch.js'
import { requireNodeRequest, serve } from './node-exchange.js'
import { withUntrustedScheme } from './untrusted-scheme.js'

/**
 * Serves a receiver as a route handler of Next.js, in `app/.../route.ts`, on the Node and the edge runtime.
 *
 * Beyond `toFetch`, it keeps the platform alive for handlers that continue after the response, by the `waitUntil` of Next. And
 * `encrypted` is always `false`: Next takes the scheme of the URL from `X-Forwarded-Proto`, which any sender can write.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the argument is not a `Request`
 *
 * @example
 * export const POST = toNextRoute(receiver)
 */
export function toNextRoute(receiver: RequestReceiver): (request: Request) => Promise<Response> {
  requireReceiver(receiver, 'toNextRoute')
  const answer = toFetch(withUntrustedScheme(receiver))
  return async (request) => {
    if (!isFetchRequest(request)) {
      throw new TypeError('toNextRoute: expected the Request of a route handler; in pages/api use toNextApi')
    }
    return answer(request, requestContext())
  }
}

// Where Next and Vercel publish `waitUntil`. `after` of `next/server` uses it, too.
function requestContext(): unknown {
  for (const key of ['@next/request-context', '@vercel/request-context']) {
    const published: unknown = Reflect.get(globalThis, Symbol.for(key))
    if (typeof published !== 'object' || published === null || !('get' in published)) continue
    const context: unknown = typeof published.get === 'function' ? published.get() : undefined
    if (context !== undefined) return context
  }
  return undefined
}

/** The part of a request of the pages router that the adapter uses. */
export interface NextApiRequestParts extends IncomingMessage {
  /** The result of the body parser of Next. Only exact text is used. */
  readonly body?: unknown
}

const remedy = 'add `export const config = { api: { bodyParser: false } }` to the file in pages/api'

/**
 * Serves a receiver as an API route of the pages router, in `pages/api/`.
 *
 * The same file must turn off the body parser, as in the example. Next reads that line when it builds, and refuses an imported
 * value.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the first argument is not a Node request
 *
 * @example
 * export default toNextApi(receiver)
 * export const config = { api: { bodyParser: false } }
 */
export function toNextApi(
  receiver: RequestReceiver,
): (request: NextApiRequestParts, response: ServerResponse) => Promise<void> {
  requireReceiver(receiver, 'toNextApi')
  return (request, response) => {
    requireNodeRequest(request, 'toNextApi')
    return serve(receiver, request, response, { kept: () => [request.body], remedy })
  }
}
