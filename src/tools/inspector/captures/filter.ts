import type { HeaderLine } from '../../../core/request/delivery.js'
import { type Attempt, bodyOf, type Capture, type CaptureOrigin, type CaptureStatus } from './capture.js'

/** Which captures to list; all conditions apply. */
export interface CaptureFilter {
  readonly status?: CaptureStatus | undefined
  readonly provider?: string | undefined
  /** The name of the event, or its beginning up to a dot. */
  readonly event?: string | undefined
  readonly deliveryId?: string | undefined
  readonly method?: string | undefined
  /** The path of the request target, without the query. */
  readonly path?: string | undefined
  readonly origin?: CaptureOrigin | undefined
  /** Received at this time or later, in milliseconds since 1970. */
  readonly after?: number | undefined
  /** Received before this time, in milliseconds since 1970. */
  readonly before?: number | undefined
  /** Text in the request target, a header or the body, in any letter case. */
  readonly search?: string | undefined
  /** Whether it is about a person; `undefined` if it cannot be told. */
  readonly about?: ((capture: Capture) => boolean | undefined) | undefined
  /** The last answer: a status such as `503`, a class such as `5xx`, or `none` for no answer. */
  readonly answer?: string | undefined
  /** Only captures with a greater id. */
  readonly afterId?: number | undefined
  /** Only captures with a smaller id. */
  readonly beforeId?: number | undefined
  /** At most this many, the newest ones. @default all */
  readonly limit?: number | undefined
}

/** Whether a capture meets all conditions of a filter. */
export function matchesFilter(
  capture: Capture,
  filter: CaptureFilter,
  attemptsOf: (id: number) => readonly Attempt[],
): boolean {
  const { verdict } = capture
  return (
    isEqual(filter.status, verdict.status) &&
    isEqual(filter.provider, capture.provider) &&
    isEqual(filter.deliveryId, verdict.deliveryId) &&
    isEqual(filter.origin, capture.origin) &&
    isEqual(filter.method?.toUpperCase(), capture.method) &&
    isEqual(filter.path, capture.target.replace(/\?.*$/s, '')) &&
    (filter.event === undefined || isEvent(verdict.event, filter.event)) &&
    isInTime(capture, filter) &&
    (filter.about === undefined || filter.about(capture) === true) &&
    (filter.answer === undefined || isAnswer(attemptsOf(capture.id).at(-1), filter.answer)) &&
    (filter.search === undefined || contains(capture, filter.search.toLowerCase()))
  )
}

function isEqual(wanted: string | undefined, value: string | undefined): boolean {
  return wanted === undefined || wanted === value
}

function isEvent(event: string | undefined, wanted: string): boolean {
  return event === wanted || event?.startsWith(`${wanted}.`) === true
}

function isInTime({ id, receivedAt }: Capture, { after, before, afterId, beforeId }: CaptureFilter): boolean {
  if ((afterId !== undefined && id <= afterId) || (beforeId !== undefined && id >= beforeId)) return false
  if (after === undefined && before === undefined) return true
  const time = Date.parse(receivedAt)
  return (after === undefined || time >= after) && (before === undefined || time < before)
}

function isAnswer(attempt: Attempt | undefined, wanted: string): boolean {
  const { status } = attempt ?? {}
  if (wanted === 'none') return status === undefined
  return status !== undefined && (String(status) === wanted || `${Math.floor(status / 100)}xx` === wanted.toLowerCase())
}

// A search box asks again with each key. The body of a capture never changes, so its text is kept as long as the capture.
const texts = new WeakMap<readonly HeaderLine[], string>()
const maxKeptLength = 65_536

function contains(capture: Capture, wanted: string): boolean {
  const known = texts.get(capture.rawHeaders)
  if (known !== undefined) return known.includes(wanted)
  const headers = capture.rawHeaders.map(([name, value]) => `${name}: ${value}`).join('\n')
  const text = `${capture.target}\n${headers}\n${bodyOf(capture).toString('utf8')}`.toLowerCase()
  if (text.length <= maxKeptLength) texts.set(capture.rawHeaders, text)
  return text.includes(wanted)
}
