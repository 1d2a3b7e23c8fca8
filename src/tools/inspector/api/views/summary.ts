import type { InspectedAttempt, InspectedCapture } from '../source.js'
import type { AnswerEffect, CaptureDetail, CaptureSummary, ShownAttempt } from '../wire.js'
import type { Mask } from './mask.js'

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

/** Everything about a capture for the page, with secrets masked. */
export function toDetail(
  capture: InspectedCapture,
  mask: Mask,
  effect: AnswerEffect | undefined,
  maskedFields: readonly string[],
): CaptureDetail {
  const { request, error, proof, attempts } = capture
  const headers = request.headers.map(mask.header)
  const body = mask.body(request.body)
  const url = mask.url(request.url)
  const history = attempts.map((attempt) => toShownAttempt(attempt, mask))
  const isMasked = headers.some(({ masked }) => masked) || body.masked.length > 0 || url !== request.url
  return {
    ...toSummary(capture),
    url,
    encrypted: request.encrypted,
    headers,
    body,
    message: error?.message,
    proof,
    history,
    effect,
    maskedFields,
    hasSecrets: isMasked || history.some(holdsSecret),
  }
}

function toShownAttempt({ headers, body, nextAt, target, ...rest }: InspectedAttempt, mask: Mask): ShownAttempt {
  const address = target === undefined ? undefined : mask.url(target)
  return { ...rest, target: address, headers: headers.map(mask.header), body: mask.body(body), nextAt }
}

function holdsSecret({ headers, body }: ShownAttempt): boolean {
  return headers.some(({ masked }) => masked) || body.masked.length > 0
}
