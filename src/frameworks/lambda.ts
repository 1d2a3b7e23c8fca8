import { decodeBytes, encodeBytes, encodeUtf8 } from '../core/bytes/encoding.js'
import type { ReceiptResponse } from '../core/receiver/receipt.js'
import type { RequestReceiver } from '../core/receiver/receiver.js'
import { decompress } from '../core/request/body/decompress.js'
import type { BodyLimits, HeaderLine, IncomingRequest, RequestHead } from '../core/request/delivery.js'
import { bodyTooLarge, requireReadable } from '../core/request/headers.js'
import { WebhookError } from '../errors.js'
import { allowsContent, requireReceiver } from './adapter.js'
import { type LambdaEvent, toTarget } from './lambda-event.js'
import { toUrl } from './target-url.js'

export type { LambdaEvent } from './lambda-event.js'

/** A response that all four sources accept. A load balancer with multi-value headers reads `multiValueHeaders` only. */
export interface LambdaResponse {
  readonly statusCode: number
  readonly headers?: Record<string, string>
  readonly multiValueHeaders?: Record<string, string[]>
  readonly body: string
  readonly isBase64Encoded: boolean
}

/**
 * Serves a receiver as an AWS Lambda handler behind API Gateway (payload 1.0 and 2.0), a load balancer or a function URL.
 *
 * The URL is the one that the sender requested, with the path of the stage. `X-Forwarded-*` headers have no effect; behind a
 * load balancer `encrypted` is `false`. Lambda freezes a function when it has answered, so the answer waits for handlers that
 * continue after the deadline of the provider.
 *
 * @throws {TypeError} the argument is not a receiver; from the returned function, the event is not an HTTP request
 *
 * @example
 * export const handler = toLambda(receiver)
 */
export function toLambda(receiver: RequestReceiver): (event: LambdaEvent) => Promise<LambdaResponse> {
  requireReceiver(receiver, 'toLambda')
  return async (event) => {
    requireHttpEvent(event)
    const continued: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void continued.push(work)
    const { response } = await receiver.receive(toIncoming(event), { waitUntil })
    await Promise.allSettled(continued)
    return toResponse(response, event)
  }
}

function requireHttpEvent(event: Partial<LambdaEvent> | undefined): void {
  if (methodOf(event) !== undefined) return
  throw new TypeError(
    'toLambda: expected an event of API Gateway, a load balancer or a function URL; no other event is an HTTP request',
  )
}

function methodOf(event: Partial<LambdaEvent> | undefined): string | undefined {
  return event?.requestContext?.http?.method ?? event?.httpMethod
}

function toIncoming(event: LambdaEvent): IncomingRequest {
  const headers = toHeaderLines(event)
  const isBalancer = event.requestContext.elb !== undefined
  const head: RequestHead = {
    method: methodOf(event) ?? '',
    url: urlOf(event, headers),
    headers,
    // A load balancer may listen without TLS, and says so only in a header. The other sources always use TLS.
    encrypted: !isBalancer,
  }
  return { ...head, body: (limits) => readBody(event, head, limits) }
}

// `headers` has one value of each name; version 2.0 joins repeated ones with a comma, as Fetch does.
function toHeaderLines({ headers, multiValueHeaders }: LambdaEvent): readonly HeaderLine[] {
  const named = Object.entries(multiValueHeaders ?? headers ?? {})
  return named.flatMap(([name, value]) => [value ?? []].flat().map((line): HeaderLine => [name, line]))
}

function urlOf(event: LambdaEvent, headers: readonly HeaderLine[]): string {
  const { domainName, elb } = event.requestContext
  const host = domainName ?? headers.find(([name]) => name.toLowerCase() === 'host')?.[1] ?? ''
  return toUrl(toTarget(event), host, elb === undefined)
}

// The platform has already read the body, so the limit only spares the decoding.
async function readBody(event: LambdaEvent, head: RequestHead, limits: BodyLimits): Promise<Uint8Array> {
  const encoding = requireReadable(head, limits)
  const text = event.body ?? ''
  if (text.length > Math.ceil(limits.maxBodyBytes / 3) * 4) throw bodyTooLarge(limits)
  const bytes = event.isBase64Encoded ? decodeBytes(text, 'base64') : encodeUtf8(text)
  if (bytes === undefined) throw new WebhookError('body_unavailable', 'the body of the event is not valid base64')
  return encoding === undefined ? bytes : decompress(bytes, encoding, limits)
}

function toResponse({ status, headers, body }: ReceiptResponse, event: LambdaEvent): LambdaResponse {
  const content = allowsContent(status) ? body : ''
  const isText = typeof content === 'string'
  const lines = Object.entries(headers)
  return {
    statusCode: status,
    ...(event.requestContext.elb !== undefined && event.multiValueHeaders
      ? { multiValueHeaders: Object.fromEntries(lines.map(([name, value]) => [name, [value]])) }
      : { headers: { ...headers } }),
    body: isText ? content : encodeBytes(content, 'base64'),
    isBase64Encoded: !isText,
  }
}
