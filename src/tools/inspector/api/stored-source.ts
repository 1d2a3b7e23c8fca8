import { proofStrengths, type WebhookRequest } from '../../../core/request/delivery.js'
import { type Attempt, bodyOf, type Capture } from '../captures/capture.js'
import type { Captures } from '../captures/captures.js'
import type { CaptureSource, InspectedAttempt, InspectedCapture } from './source.js'

/**
 * Shows the captures of a folder. Pins are marks of this process: the folder keeps captures by its own limits.
 *
 * @param captures - opened by `openCaptures`
 */
export function toCaptureSource(captures: Captures): CaptureSource {
  const pinned = new Set<string>()
  const show = (capture: Capture) =>
    toInspected(capture, captures.attemptsOf(capture.id), pinned.has(String(capture.id)))
  const listeners = new Set<Parameters<CaptureSource['subscribe']>[0]>()
  const notify = (kind: 'added' | 'changed' | 'removed', id: number | string) => {
    for (const listener of listeners) listener({ kind, id: String(id) })
  }
  let last = captures.list().at(-1)?.id ?? 0
  const find = (id: string) =>
    captures.get(toNumber(id)) ?? captures.sealed().find((capture) => String(capture.id) === id)
  const stop = (): (() => void) =>
    captures.subscribe((event) => {
      if ('removed' in event) for (const id of event.removed) notify('removed', id)
      else if ('attempt' in event) notify('changed', event.attempt.capture)
      else {
        // An amended capture is reported as a capture, too.
        notify(event.capture.id > last ? 'added' : 'changed', event.capture.id)
        last = Math.max(last, event.capture.id)
      }
    })
  let unsubscribe: (() => void) | undefined
  return {
    list: () => [...captures.list(), ...captures.sealed()].sort((one, other) => one.id - other.id).map(show),
    get(id) {
      const capture = find(id)
      return capture && show(capture)
    },
    subscribe(listener) {
      listeners.add(listener)
      unsubscribe ??= stop()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unsubscribe?.()
        unsubscribe = undefined
      }
    },
    remove: (ids) => captures.remove(ids.map(toNumber)),
    pin(id, keep) {
      if (captures.get(toNumber(id)) === undefined) return false
      if (keep) pinned.add(id)
      else pinned.delete(id)
      notify('changed', id)
      return true
    },
  }
}

function toNumber(id: string): number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : -1
}

// Captures do not change, except that an amended one is a new object. Their bodies are decoded once.
const requests = new WeakMap<Capture, WebhookRequest>()

function toRequest(capture: Capture): WebhookRequest {
  const known = requests.get(capture)
  if (known !== undefined) return known
  const { method, target, rawHeaders } = capture
  const [, host = 'localhost'] = rawHeaders.find(([name]) => name.toLowerCase() === 'host') ?? []
  const url = target.startsWith('/') ? `http://${host}${target}` : target
  const request = { method, url, headers: rawHeaders, encrypted: false, body: bodyOf(capture) }
  requests.set(capture, request)
  return request
}

function toInspected(capture: Capture, attempts: readonly Attempt[], pinned: boolean): InspectedCapture {
  const { status, code, message, event, deliveryId, sequence } = capture.verdict
  const { sealedWith } = capture
  return {
    ...(sealedWith !== undefined && { sealedWith }),
    id: String(capture.id),
    receivedAt: Date.parse(capture.receivedAt),
    request: toRequest(capture),
    provider: capture.provider,
    verdict: status,
    error: code === undefined ? undefined : { code, message: message ?? code },
    proof: toProof(capture),
    event,
    deliveryId,
    sequence,
    pinned,
    attempts: attempts.map((attempt) => toAttempt(attempt, capture)),
  }
}

function toProof({ verdict }: Capture): InspectedCapture['proof'] {
  const { status, strength, verifier = '', algorithm, key, signedAt } = verdict
  const known = proofStrengths.find((one) => one === strength)
  return status === 'verified' && known !== undefined
    ? { strength: known, verifier, algorithm, key, signedAt }
    : undefined
}

function toAttempt(
  { number, at, to, status, rawHeaders = [], body, durationMs, error, nextAt }: Attempt,
  { origin }: Capture,
): InspectedAttempt {
  const first = origin === 'replayed' ? 'replay' : origin === 'sent' ? 'edit' : 'forward'
  return {
    at: Date.parse(at),
    cause: number === 1 ? first : 'again',
    target: to,
    answer: status ?? (error === 'timeout' ? 'timeout' : 'connection'),
    headers: rawHeaders,
    body: bodyOf({ body }),
    tookMs: durationMs,
    nextAt: nextAt === undefined ? undefined : Date.parse(nextAt),
  }
}
