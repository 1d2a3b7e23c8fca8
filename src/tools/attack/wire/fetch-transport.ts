import type { HeaderLine } from '../../../core/request/delivery.js'
import { type Arrival, maxAnswerBytes, type Transport, type WireAnswer, type WireRequest } from './exchange.js'
import { bodyParts, ownHeaders } from './write-request.js'

/** An endpoint in process: a Fetch handler, or a function that answers with plain data. */
export type HandlerTarget = (request: Request) => Promise<HandlerAnswer> | HandlerAnswer

/** A `Response`, or its parts as plain data. */
export type HandlerAnswer =
  | Response
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string | Uint8Array | null
    }

/** Calls a handler in process. Fetch has no connections, joins repeated headers and writes no framing. */
export function createFetchTransport(handler: HandlerTarget): Transport {
  const send: Transport['send'] = async (request, timeoutMs) => {
    const startedAt = performance.now()
    let sentBytes = 0
    const count = (bytes: number) => {
      sentBytes += bytes
    }
    const done = () => ({ ms: performance.now() - startedAt, sentBytes })
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<'timeout'>((resolve) => {
      timer = setTimeout(() => resolve('timeout'), timeoutMs)
    })
    try {
      const answer = await Promise.race([answerOf(handler, request, count), timeout])
      return answer === 'timeout' ? { kind: 'timeout', ...done() } : { kind: 'answer', answer, ...done() }
    } catch {
      return { kind: 'threw', ...done() }
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    kind: 'fetch',
    send,
    async sendInTurn(requests, timeoutMs) {
      const arrivals: Arrival[] = []
      for (const request of requests) arrivals.push(await send(request, timeoutMs))
      return arrivals
    },
  }
}

async function answerOf(
  handler: HandlerTarget,
  request: WireRequest,
  count: (bytes: number) => void,
): Promise<WireAnswer> {
  const answer = await handler(toFetchRequest(request, count))
  if (answer instanceof Response) return fromResponse(answer)
  const { status, headers = {}, body } = answer
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array())
  return { status, headers: Object.entries(headers), body: bytes.subarray(0, maxAnswerBytes) }
}

function toFetchRequest(request: WireRequest, count: (bytes: number) => void): Request {
  const headers = new Headers()
  for (const [name, value] of ownHeaders(request.headers)) headers.append(name, value)
  const { method, url, body, framing = {} } = request
  const isStreamed = framing.totalBytes !== undefined || framing.length === 'chunked'
  if (!isStreamed) {
    headers.set('content-length', String(framing.declaredBytes ?? body.length))
    count(body.length)
    // Cast, because the types of Fetch exclude shared memory.
    return new Request(url, { method, headers, body: body.length === 0 ? null : (body as Uint8Array<ArrayBuffer>) })
  }
  const parts = bodyParts({ ...request, framing: { ...framing, length: 'declared' } })
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = parts.next()
      if (done === true) return controller.close()
      count(value.length)
      controller.enqueue(value)
    },
  })
  // Cast, because the type lacks `duplex`, which Fetch requires for a stream.
  return new Request(url, { method, headers, body: stream, duplex: 'half' } as RequestInit)
}

async function fromResponse(response: Response): Promise<WireAnswer> {
  const headers: HeaderLine[] = [...response.headers]
  const reader = response.body?.getReader()
  let body = new Uint8Array()
  while (reader !== undefined && body.length < maxAnswerBytes) {
    const { value, done } = await reader.read()
    if (done) break
    body = Uint8Array.from([...body, ...value.subarray(0, maxAnswerBytes - body.length)])
  }
  await reader?.cancel()
  return { status: response.status, headers, body }
}
