import type { Attempt, Capture } from '../../../inspector/captures/capture.js'
import type { CaptureFilter } from '../../../inspector/captures/filter.js'
import { toFilter } from '../../capture-flags.js'
import { clip } from '../answer.js'
import type { Parameters } from '../parameters.js'
import type { Bench } from '../tool.js'

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
