import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'
import type { IncomingRequest } from '../../core/request/delivery.js'

/** Reads the header `traceparent` (W3C Trace Context, version 00); `undefined` if it is missing, repeated or malformed. */
export function readTraceparent(request: IncomingRequest): SpanContext | undefined {
  try {
    const values = request.headers.filter(([name]) => name.toLowerCase() === 'traceparent')
    return values.length === 1 ? parseTraceparent(values[0]?.[1]) : undefined
  } catch {
    // It is not a request, which the receiver will say.
    return undefined
  }
}

/** Parses a `traceparent`; `undefined` if it is missing or malformed. */
export function parseTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  const parsed: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parsed) ? parsed : undefined
}

/** The `traceparent` of a span. */
export function formatTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}
