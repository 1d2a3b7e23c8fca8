import { isWebhookError } from '../../errors.js'
import { readStream } from '../../request/body/read.js'
import type { ClientError, ClientErrorCode, ClientErrorDetails } from './client-error.js'
import type { Redact } from './redact.js'
import { redactError } from './redact.js'

/** The part of `fetch` that calls use. */
export type FetchCall = (url: string, init: RequestInit) => Promise<Response>

/** What one exchange may cost. */
export interface ExchangeLimits {
  readonly timeoutMs: number
  readonly maxAnswerBytes: number
}

/** An answer, read to its end. */
export interface Answer {
  readonly response: Response
  readonly body: Uint8Array
}

/** Makes the error of one attempt. */
export type Fail = (code: ClientErrorCode, what: string, details?: ClientErrorDetails) => ClientError

/**
 * Sends one request and reads the answer to its end, within the time and under the limit.
 *
 * @param caller - aborted when nobody waits any more
 * @throws {ClientError} `timeout`, `aborted`, `network_failed`, `answer_too_large`
 */
export async function exchange(
  send: (signal: AbortSignal) => Promise<Response>,
  limits: ExchangeLimits,
  caller: AbortSignal | undefined,
  redact: Redact,
  fail: Fail,
): Promise<Answer> {
  if (caller?.aborted) throw fail('aborted', 'aborted')
  const { timeoutMs } = limits
  const controller = new AbortController()
  const late = () => fail('timeout', `no complete answer within ${timeoutMs} ms`, { retryable: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  let abort = () => {}
  // A replaced fetch may not honour the signal, so the wait ends here too.
  const ended = new Promise<never>((_, reject) => {
    const end = (error: ClientError) => {
      reject(error)
      controller.abort()
    }
    abort = () => end(fail('aborted', 'aborted'))
    timer = setTimeout(() => end(late()), timeoutMs)
  })
  caller?.addEventListener('abort', abort)
  try {
    const answer = send(controller.signal).then((response) => readAnswer(response, limits, controller.signal, fail))
    return await Promise.race([answer, ended])
  } catch (error) {
    if (isOwn(error)) throw error
    throw fail('network_failed', 'no complete answer', { retryable: true, cause: redactError(error, redact) })
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abort)
  }
}

/**
 * Waits for work no longer than somebody waits for it; the work goes on unwatched.
 *
 * @throws {ClientError} `aborted`
 */
export function untilAborted<T>(work: Promise<T>, caller: AbortSignal | undefined, fail: Fail): Promise<T> {
  if (caller === undefined) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(fail('aborted', 'aborted'))
    if (caller.aborted) abort()
    caller.addEventListener('abort', abort)
    work.then(resolve, reject).finally(() => caller.removeEventListener('abort', abort))
  })
}

async function readAnswer(
  response: Response,
  { maxAnswerBytes, timeoutMs }: ExchangeLimits,
  signal: AbortSignal,
  fail: Fail,
): Promise<Answer> {
  if (response.body === null) return { response, body: new Uint8Array() }
  const limits = { maxBodyBytes: maxAnswerBytes, bodyTimeoutMs: timeoutMs, decompress: [] }
  try {
    return { response, body: await readStream(response.body, limits, signal) }
  } catch (error) {
    if (!isWebhookError(error, 'body_too_large')) throw error
    // That it was refused is worth more than what the refusal says.
    if (!response.ok) return { response, body: new Uint8Array() }
    throw fail('answer_too_large', `the answer has more than ${maxAnswerBytes} bytes`, { status: response.status })
  }
}

function isOwn(error: unknown): error is ClientError {
  return error instanceof Error && error.name === 'ClientError'
}
