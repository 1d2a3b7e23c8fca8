import { readStream } from '../../core/request/body/read.js'
import { isWebhookError } from '../../errors.js'
import { type ClientError, type ClientErrorCode, type ClientErrorDetails, isClientError } from './client-error.js'
import { type Redact, redactError } from './redact.js'

/** The part of `fetch` that the clients use. */
export type FetchCall = (url: string, init: RequestInit) => Promise<Response>

/** Limits of one exchange. */
export interface ExchangeLimits {
  readonly timeoutMs: number
  readonly maxResponseBytes: number
}

/** A response whose body has been read to its end. */
export interface CompleteResponse {
  readonly response: Response
  readonly body: Uint8Array
}

/** Makes the error of one attempt. */
export type Fail = (code: ClientErrorCode, message: string, details?: ClientErrorDetails) => ClientError

/**
 * Sends one request and reads the response to its end, within the time and size limits.
 *
 * @param caller - the caller's signal
 * @throws {ClientError} `timeout`, `aborted`, `network_failed`, `response_too_large`
 */
export async function exchange(
  send: (signal: AbortSignal) => Promise<Response>,
  limits: ExchangeLimits,
  caller: AbortSignal | undefined,
  redact: Redact,
  fail: Fail,
): Promise<CompleteResponse> {
  if (caller?.aborted) throw fail('aborted', 'aborted')
  const { timeoutMs } = limits
  const controller = new AbortController()
  const received = send(controller.signal).then((response) => readBody(response, limits, controller.signal, fail))
  try {
    // Does not rely on the signal, which a custom fetch may ignore.
    return await waitFor(received, caller, timeoutMs, fail, () =>
      fail('timeout', `no complete response within ${timeoutMs} ms`, { retryable: true }),
    )
  } catch (error) {
    controller.abort()
    if (isClientError(error)) throw error
    throw fail('network_failed', 'no complete response', { retryable: true, cause: redactError(error, redact) })
  }
}

/**
 * Waits for work until the time limit or until the caller's signal aborts; the work itself continues.
 *
 * @throws {ClientError} `aborted`, or the error for the time limit
 */
export async function waitFor<T>(
  work: Promise<T>,
  caller: AbortSignal | undefined,
  timeoutMs: number,
  fail: Fail,
  toTimeoutError: () => ClientError,
): Promise<T> {
  let abort = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_, reject) => {
    abort = () => reject(fail('aborted', 'aborted'))
    timer = setTimeout(() => reject(toTimeoutError()), timeoutMs)
  })
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort)
  try {
    return await Promise.race([work, ended])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abort)
  }
}

async function readBody(
  response: Response,
  { maxResponseBytes, timeoutMs }: ExchangeLimits,
  signal: AbortSignal,
  fail: Fail,
): Promise<CompleteResponse> {
  if (response.body === null) return { response, body: new Uint8Array() }
  const limits = { maxBodyBytes: maxResponseBytes, bodyTimeoutMs: timeoutMs, decompress: [] }
  try {
    return { response, body: await readStream(response.body, limits, { signal }) }
  } catch (error) {
    if (!isWebhookError(error, 'body_too_large')) throw error
    // For a failed call the status matters more than the body.
    if (!response.ok) return { response, body: new Uint8Array() }
    const { status } = response
    throw fail('response_too_large', `the response has more than ${maxResponseBytes} bytes`, { status })
  }
}
