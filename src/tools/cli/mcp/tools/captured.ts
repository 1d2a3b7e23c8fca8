import type { Attempt, Capture } from '../../../inspector/captures/capture.js'
import type { CaptureFilter } from '../../../inspector/captures/filter.js'
import { toFilter } from '../../capture-flags.js'
import { UsageError } from '../../exit.js'
import { type GivenRequest, readRequests } from '../../requests/read-requests.js'
import { type Bench, clip, type Parameter, type Parameters } from '../tool.js'

/** The argument that names a capture. */
export const idParameter = {
  type: 'integer',
  min: 1,
  max: Number.MAX_SAFE_INTEGER,
  required: true,
  description: 'The id of the capture, from list_captures',
} as const satisfies Parameter

/** @throws {UsageError} there is no such capture */
export function requireCapture(id: number, { captures }: Bench): Capture {
  captures.refresh()
  const capture = captures.get(id)
  if (capture !== undefined) return capture
  const newest = captures.list({ limit: 1 }).at(-1)?.id
  const hint =
    newest === undefined ? 'no request has come yet; webhook-receiver listen receives some' : `the newest is ${newest}`
  throw new UsageError(`there is no capture ${id}; ${hint}`)
}

/** The request of a capture, as commands take it. @throws {UsageError} there is no such capture, or it is not complete */
export async function requireRequest(id: number, bench: Bench): Promise<GivenRequest> {
  requireCapture(id, bench)
  const [given] = await readRequests([String(id)], bench.context)
  if (given === undefined) throw new UsageError(`there is no capture ${id}`)
  return given
}

/** The arguments that choose captures. */
export const filterParameters = {
  status: { type: 'text', choices: ['verified', 'refused', 'unknown'], description: 'Only captures with this verdict' },
  provider: { type: 'text', description: 'Only captures of this provider, such as github' },
  event: { type: 'text', description: 'Only this event, or events that begin with it and a dot' },
  after: { type: 'text', description: 'Only captures since this time: 30m, 12h, 7d or a date' },
} as const satisfies Parameters

/** The values of {@link filterParameters}. */
export interface FilterArguments {
  readonly status: string | undefined
  readonly provider: string | undefined
  readonly event: string | undefined
  readonly after: string | undefined
}

/** @throws {UsageError} the time is malformed */
export function filterOf({ status, provider, event, after }: FilterArguments): CaptureFilter {
  return toFilter(
    { status, provider, event, after, before: undefined, answer: undefined, search: undefined },
    Date.now(),
  )
}

/** A line of a list. Its texts come from the sender. */
export function summaryOf(capture: Capture, { captures, hidden }: Bench): object {
  const { id, receivedAt, provider, verdict, method, origin, of } = capture
  const attempts = captures.attemptsOf(id)
  return {
    id,
    receivedAt,
    provider,
    status: verdict.status,
    code: verdict.code,
    event: verdict.event === undefined ? undefined : clip(verdict.event, 200),
    deliveryId: verdict.deliveryId === undefined ? undefined : clip(verdict.deliveryId, 200),
    request: clip(`${method} ${hidden.mask.url(capture.target)}`, 500),
    bodyBytes: Buffer.byteLength(capture.body, 'base64'),
    answer: answerOf(attempts.at(-1)),
    attempts: attempts.length,
    origin,
    of,
  }
}

/** The answer to an attempt: its status, or why no answer came. */
export function answerOf(attempt: Attempt | undefined): number | string | undefined {
  return attempt?.status ?? attempt?.error
}
