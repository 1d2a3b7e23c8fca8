import type { HeaderLine } from '../../../core/request/delivery.js'
import { type Attempt, bodyOf } from '../../inspector/captures/capture.js'
import { valuesOf } from '../../inspector/signing/raw-request.js'
import { type Exported, plainText } from './exported.js'

/** An archive of requests with their last answers, for browsers and other tools: HAR 1.2. */
export function toHar(exported: readonly Exported[], version: string): string {
  const log = { version: '1.2', creator: { name: 'webhook-receiver', version }, entries: exported.map(toEntry) }
  return `${JSON.stringify({ log }, null, 2)}\n`
}

function toEntry({ capture, method, serverTarget, rawHeaders, body, origin, attempts }: Exported): object {
  const attempt = attempts.at(-1)
  const url = `${origin}${serverTarget}`
  const query = URL.canParse(url) ? [...new URL(url).searchParams] : []
  return {
    startedDateTime: capture.receivedAt,
    time: attempt?.durationMs ?? 0,
    request: {
      method,
      url,
      httpVersion: `HTTP/${capture.httpVersion}`,
      cookies: [],
      headers: toPairs(rawHeaders),
      queryString: toPairs(query),
      headersSize: -1,
      bodySize: body.length,
      ...(body.length > 0 && { postData: toContent(body, valuesOf(rawHeaders, 'content-type')[0]) }),
    },
    response: toResponse(attempt),
    cache: {},
    timings: { send: 0, wait: attempt?.durationMs ?? 0, receive: 0 },
  }
}

function toResponse(attempt: Attempt | undefined): object {
  const rawHeaders = attempt?.rawHeaders ?? []
  const body = bodyOf({ body: attempt?.body })
  return {
    status: attempt?.status ?? 0,
    statusText: attempt?.error ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: toPairs(rawHeaders),
    content: { size: body.length, ...toContent(body, valuesOf(rawHeaders, 'content-type')[0]) },
    redirectURL: valuesOf(rawHeaders, 'location')[0] ?? '',
    headersSize: -1,
    bodySize: body.length,
  }
}

function toPairs(lines: readonly HeaderLine[]): object[] {
  return lines.map(([name, value]) => ({ name, value }))
}

function toContent(body: Buffer, mimeType = 'application/octet-stream'): object {
  const text = plainText(body)
  return text === undefined ? { mimeType, text: body.toString('base64'), encoding: 'base64' } : { mimeType, text }
}
