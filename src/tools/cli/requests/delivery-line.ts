import { singleLine } from '../../../core/base/printable.js'
import type { Destination } from '../../inspector/sending/destination.js'
import { percentile } from '../../inspector/sending/send-all.js'
import { type RawAnswer, SendError, sendRaw } from '../../inspector/sending/send-raw.js'
import type { RawRequest } from '../../inspector/signing/raw-request.js'
import { UsageError } from '../exit.js'
import type { Output } from '../terminal/output.js'
import { bold, dim, green, joinTexts, red, sizeOf, spanOf, type Text, text, timeOf, yellow } from '../terminal/text.js'

/** One request that was sent, and what came back. */
export interface SentRequest {
  readonly provider: string
  readonly event?: string | undefined
  readonly id?: string | undefined
  readonly bytes: number
  readonly faults: readonly string[]
  /** What the provider does with a delivery whose signed time is too long ago; `undefined` for one that is in time. */
  readonly late?: 'refused' | 'accepted' | undefined
  /** Which answer was expected, such as `2xx`, if another one came. */
  readonly expected?: string | undefined
  /** Set for the second copy of a delivery. */
  readonly isCopy?: boolean
  /** Counts retries from 1; `undefined` for the first attempt. */
  readonly retry?: number | undefined
  /** When the retry follows, in milliseconds; `undefined` for the last attempt. */
  readonly nextMs?: number | undefined
  readonly answer?: RawAnswer | undefined
  /** Why no answer came, such as `timeout`. */
  readonly error?: string | undefined
  readonly durationMs: number
  /** What was made new before it was sent. */
  readonly remade?: readonly { readonly part: string; readonly why: string }[]
  readonly of?: number | undefined
}

/** Prints the line of one delivery. */
export function printSent(sent: SentRequest, out: Output): void {
  const { provider, event, id, bytes, faults, isCopy, answer, error, durationMs, remade, of, retry, nextMs, expected } =
    sent
  out.json({
    type: 'delivery',
    provider,
    event,
    id,
    bytes,
    faults,
    isCopy: isCopy === true,
    retry,
    nextMs,
    status: answer?.status,
    expected,
    error,
    durationMs: Math.round(durationMs),
    remade,
    of,
  })
  const marks = [
    ...(isCopy === true ? ['copy'] : []),
    ...(retry === undefined ? [] : [`retry ${retry}`]),
    ...faults,
    ...(nextMs === undefined ? [] : [`again in ${spanOf(nextMs)}`]),
  ]
  const parts = [
    dim(timeOf(Date.now())),
    text`→ ${of === undefined ? '' : `#${of} `}${provider} ${bold(event)} ${dim(shortId(id))}`,
    text`${sizeOf(bytes)}`,
    text`← ${answerText(answer, error)} ${dim(spanOf(durationMs))}`,
    ...(expected === undefined ? [] : [red(`expected ${expected}`)]),
    ...(marks.length === 0 ? [] : [yellow(marks.join(' '))]),
  ]
  out.line(joinTexts(parts, '  '))
  if (answer !== undefined && answer.status >= 300 && answer.body.length > 0) {
    out.line(dim(`         ${singleLine(new TextDecoder().decode(answer.body.subarray(0, 400)), 160)}`))
  }
}

/** Prints what was made new in a request, and why. */
export function printRemade(remade: readonly { readonly part: string; readonly why: string }[], out: Output): void {
  if (remade.length === 0) return
  const reasons = {
    signature: 'signed again',
    time: 'the time of sending',
    id: 'a new id',
    edit: 'edited',
    length: 'the new length',
  }
  const known: Readonly<Record<string, string>> = reasons
  out.note(dim(`         new: ${remade.map(({ part, why }) => `${part} (${known[why] ?? why})`).join(', ')}`))
}

function answerText(answer: RawAnswer | undefined, error: string | undefined): Text {
  if (answer === undefined) return red(error ?? 'no answer')
  return answer.status < 300 ? green(answer.status) : answer.status < 500 ? yellow(answer.status) : red(answer.status)
}

function shortId(id: string | undefined): string {
  if (id === undefined) return ''
  return id.length <= 14 ? id : `${id.slice(0, 8)}…${id.slice(-3)}`
}

/** Prints how many were sent, what was answered, and how long the answers took. */
export function printTotal(sent: readonly SentRequest[], dropped: number, out: Output): void {
  const times = sent.flatMap(({ answer }) => (answer === undefined ? [] : [answer.durationMs]))
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  const counts = new Map<string, number>()
  for (const { answer, error = 'no answer' } of sent) {
    const key = answer === undefined ? error : String(answer.status)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const rounded = (ms: number | undefined) => (ms === undefined ? undefined : Math.round(ms * 10) / 10)
  out.json({
    type: 'total',
    sent: sent.length,
    dropped,
    answers: Object.fromEntries(counts),
    p50Ms: rounded(p50),
    p95Ms: rounded(p95),
  })
  const answers = [...counts].map(([key, count]) => `${count} × ${key}`)
  const spans = p50 === undefined || p95 === undefined ? '' : `; p50 ${spanOf(p50)}, p95 ${spanOf(p95)}`
  out.note(
    text`${sent.length} sent${dropped > 0 ? `, ${dropped} dropped` : ''}: ${answers.join(', ') || 'none'}${spans}`,
  )
}

/** How one request is sent. */
export interface SendOneOptions {
  readonly destination: Destination
  readonly timeoutMs: number
  readonly insecure: boolean
  readonly signal: AbortSignal
  readonly slowMs: number
  readonly faults: readonly string[]
}

/** What a line says about a request before its answer. */
export type SentAbout = Pick<SentRequest, 'provider' | 'event' | 'id' | 'of' | 'remade' | 'late'>

/**
 * Sends one request. No answer is a result, too.
 *
 * @throws {UsageError} the request cannot be written to the wire
 */
export async function sendOne(request: RawRequest, about: SentAbout, options: SendOneOptions): Promise<SentRequest> {
  const { destination, timeoutMs, insecure, signal, slowMs, faults } = options
  const common = { ...about, bytes: request.body.length, faults }
  try {
    const cut = faults.includes('truncate')
    const answer = await sendRaw(request, destination, { timeoutMs, slowMs, cut, insecure, signal })
    return { ...common, answer, durationMs: answer.durationMs }
  } catch (error) {
    if (error instanceof SendError) return { ...common, error: error.code, durationMs: error.durationMs }
    throw error instanceof TypeError ? new UsageError(error.message) : error
  }
}
