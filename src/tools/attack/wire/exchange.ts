import type { HeaderLine } from '../../../core/request/delivery.js'

/** One HTTP request exactly as it is put on the wire; a transport adds `Host`, the framing headers and `Connection`. */
export interface WireRequest {
  readonly method: string
  /** The absolute URL. */
  readonly url: string
  /** The lines in order. A name may be repeated. Framing headers in it are ignored. */
  readonly headers: readonly HeaderLine[]
  readonly body: Uint8Array
  /** How the request differs from a plain one. Only a socket can send most of these. */
  readonly framing?: Framing
}

/** How a request is put on the wire, where it is not a plain one. */
export interface Framing {
  /** @default '1.1' */
  readonly version?: '1.0' | '1.1'
  /** How the length of the body is told. @default 'declared' */
  readonly length?: 'declared' | 'chunked'
  /** A `Content-Length` that is not that of the body. */
  readonly declaredBytes?: number
  /** Waits for `100 Continue` before it sends the body. */
  readonly expectContinue?: boolean
  /** Sends the body over and over, until this many bytes are sent. */
  readonly totalBytes?: number
  /** Sends the body in this many segments, with `pauseMs` before each. @default 1 */
  readonly segments?: number
  readonly pauseMs?: number
  /** Closes the connection after the bytes are sent, without waiting for an answer. */
  readonly abort?: boolean
  /** A server may close the connection instead of answering, as to headers that are too long. */
  readonly mayClose?: boolean
  /** Text that replaces the request line and all headers. */
  readonly rawHead?: string
}

/** An answer, with the beginning of its body. */
export interface WireAnswer {
  readonly status: number
  readonly headers: readonly HeaderLine[]
  readonly body: Uint8Array
}

/** What came of a request. */
export type Arrival = {
  /** The time from the first byte sent to the end of the answer, in milliseconds. */
  readonly ms: number
  /** How many bytes of the body were handed to the transport. */
  readonly sentBytes: number
} & (
  | { readonly kind: 'answer'; readonly answer: WireAnswer }
  /** The connection ended without an answer, as planned for `abort`. */
  | { readonly kind: 'closed' }
  /** No answer came in time. */
  | { readonly kind: 'timeout' }
  /** No connection could be made. */
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** A handler in process threw. */
  | { readonly kind: 'threw' }
)

/** Sends requests to one endpoint. */
export interface Transport {
  /** `socket` writes raw bytes; `fetch` calls a handler in process. */
  readonly kind: 'socket' | 'fetch'
  send(request: WireRequest, timeoutMs: number): Promise<Arrival>
  /** Sends requests one after the other over a single connection, where the transport has connections. */
  sendInTurn(requests: readonly WireRequest[], timeoutMs: number): Promise<readonly Arrival[]>
}

/** The largest part of an answer's body that is kept, in bytes. */
export const maxAnswerBytes = 65_536

/** The value of an answer's header, by lower-case name. */
export function answerHeader(answer: WireAnswer, name: string): string | undefined {
  return answer.headers.find(([found]) => found.toLowerCase() === name)?.[1]
}

/** The body of an answer as text; empty without an answer. */
export function bodyText(arrival: Arrival): string {
  return arrival.kind === 'answer' ? new TextDecoder().decode(arrival.answer.body) : ''
}

/** Whether an arrival is an answer with a 2xx status. */
export function isAccepted(arrival: Arrival): boolean {
  return arrival.kind === 'answer' && arrival.answer.status >= 200 && arrival.answer.status < 300
}

/** Whether an arrival is an answer with a 4xx status, which says that the request is wrong, and not the endpoint. */
export function isRefused(arrival: Arrival): boolean {
  return arrival.kind === 'answer' && arrival.answer.status >= 400 && arrival.answer.status < 500
}

/** Whether an arrival tells of a failure of the endpoint. 501 says that the method is not known, which is right. */
export function isServerError(arrival: Arrival): boolean {
  if (arrival.kind !== 'answer') return arrival.kind === 'threw'
  return arrival.answer.status >= 500 && arrival.answer.status !== 501
}

/** How long an answer asks to wait before the request is sent again, in milliseconds; `undefined` if it does not. */
export function retryAfterMs(arrival: Arrival): number | undefined {
  if (arrival.kind !== 'answer' || ![429, 503].includes(arrival.answer.status)) return undefined
  const text = answerHeader(arrival.answer, 'retry-after')
  if (text === undefined) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** The status of an arrival in words: `401`, `no answer in 10000 ms`. */
export function describeArrival(arrival: Arrival): string {
  switch (arrival.kind) {
    case 'answer':
      return String(arrival.answer.status)
    case 'closed':
      return 'the connection was closed without an answer'
    case 'timeout':
      return `no answer in ${Math.round(arrival.ms)} ms`
    case 'unreachable':
      return `no connection (${arrival.reason})`
    case 'threw':
      return 'the handler threw'
  }
}

/** A request with what came of it. */
export interface Exchange {
  /** What is special about the request, in a few words. */
  readonly label: string
  readonly request: WireRequest
  readonly arrival: Arrival
}

/** Waits. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
