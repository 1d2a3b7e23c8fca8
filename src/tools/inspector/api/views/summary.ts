import type { InspectedCapture } from '../source.js'
import type { CaptureSummary } from '../wire.js'

/** The line of the list for a capture. */
export function toSummary(capture: InspectedCapture): CaptureSummary {
  const { id, receivedAt, request, provider, event, deliveryId, verdict, error, pinned, sequence, attempts } = capture
  const last = attempts.at(-1)
  return {
    id,
    at: receivedAt,
    provider,
    event: capture.sealedWith === undefined ? event : `sealed with the key ${capture.sealedWith}`,
    deliveryId,
    verdict,
    code: error?.code,
    method: request.method,
    path: pathOf(request.url),
    size: request.body.length,
    attempts: attempts.length,
    answer: last?.answer,
    tookMs: last?.tookMs,
    nextAt: last?.nextAt,
    pinned,
    sequence,
  }
}

function pathOf(url: string): string {
  const path = url.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  return path === '' ? '/' : path
}
