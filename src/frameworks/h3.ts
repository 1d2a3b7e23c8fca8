import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { isFetchRequest, requireReceiver } from './adapter.js'
import { toFetch } from './fetch.js'
import { requireNodeRequest, serve } from './node-exchange.js'
import { withUntrustedScheme } from './untrusted-scheme.js'

/** The part of an event of h3 version 2 that the adapter uses. */
export interface H3Event {
  readonly req: Request
  waitUntil?(work: Promise<unknown>): void
}

/** The part of an event of h3 version 1 that the adapter uses, as in Nitro 2 and Nuxt 4. */
export interface H3LegacyEvent {
  readonly node: {
    readonly req: IncomingMessage & { readonly body?: unknown; readonly rawBody?: unknown }
    readonly res: ServerResponse
  }
  /** Set where a worker's request was passed on. */
  readonly web?: { readonly request?: Request } | undefined
  waitUntil?(work: Promise<unknown>): void
}

const remedy = 'remove middleware that calls readBody or readRawBody on this route'

/**
 * Serves a receiver under h3 1 and 2: Nitro, Nuxt, and h3 itself.
 *
 * Wrap the function in `defineEventHandler`. It reads the body itself. On serverless platforms that read the body first, the
 * bytes that they kept are used. Where h3 gives a Fetch request, `encrypted` is `false`: version 1 takes the scheme of its URL
 * from `X-Forwarded-Proto`, which any sender can write.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the argument is not an event of h3
 *
 * @example
 * export default defineEventHandler(toH3(receiver))
 */
export function toH3(receiver: RequestReceiver): (event: H3Event | H3LegacyEvent) => Promise<Response | undefined> {
  requireReceiver(receiver, 'toH3')
  const answer = toFetch(withUntrustedScheme(receiver))
  return async (event) => {
    requireEvent(event)
    // Version 1 of h3 has no `req`, and version 2 has `node` only as a deprecated alias.
    if ('req' in event && isFetchRequest(event.req)) return answer(event.req, event)
    const { node, web } = event as H3LegacyEvent
    if (isFetchRequest(web?.request)) return answer(web.request, event)
    await answerNode(receiver, node, event)
    return undefined
  }
}

function requireEvent(event: Partial<H3Event & H3LegacyEvent> | undefined): void {
  if (isFetchRequest(event?.req)) return
  if (event?.node?.req === undefined) {
    throw new TypeError('toH3: expected an event of h3; under Fetch use toFetch, and under node:http toNode')
  }
  requireNodeRequest(event.node.req, 'toH3')
}

function answerNode(
  receiver: RequestReceiver,
  { req, res }: H3LegacyEvent['node'],
  event: H3Event | H3LegacyEvent,
): Promise<void> {
  const { waitUntil } = event
  const runtime = waitUntil === undefined ? {} : { waitUntil: waitUntil.bind(event) }
  const kept = () => [req.rawBody, req.body].map(toBytes)
  return serve({ receive: (request) => receiver.receive(request, runtime) }, req, res, { kept, remedy })
}

function toBytes(kept: unknown): unknown {
  return kept instanceof ArrayBuffer ? new Uint8Array(kept) : kept
}
