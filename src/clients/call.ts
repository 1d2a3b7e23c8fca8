import { parseJson } from '../body/json.js'
import { decodeUtf8 } from '../bytes/utf8.js'
import { isWebhookError } from '../errors.js'
import type { MaybePromise } from '../maybe-promise.js'
import { requireFunction, requirePositiveInteger, requireTimeout } from '../options.js'
import type { Schema } from '../schema/schema.js'
import { validate } from '../schema/validate.js'
import { rethrow, withinTime } from '../within-time.js'
import type { AddressOptions } from './address.js'
import { ClientError, type ClientErrorCode } from './client-error.js'
import { type Authorize, type CredentialsOptions, toAuthorize } from './credentials.js'
import { type Answer, type ExchangeLimits, exchange, type Fail, type FetchCall } from './exchange.js'
import { createRedact, printable, type Redact } from './redact.js'
import { type RetryOptions, readRetryAfter, toRetries } from './retry.js'

/** Options of every client. */
export interface ClientOptions extends AddressOptions, RetryOptions {
  /** The longest time that one attempt may take, to the end of its answer, in milliseconds. @default 10_000 */
  readonly timeoutMs?: number
  /** The most bytes of an answer, counted once they are decompressed. @default 1_048_576 */
  readonly maxAnswerBytes?: number
  /** What sends the requests, for a proxy or for tests. It must not follow redirects by itself. @default fetch */
  readonly fetch?: FetchCall
}

/** One call. */
export interface Call<Output> {
  /** What it is, for messages: `watch`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** What is sent, as JSON. */
  readonly json?: unknown
  /** What the answer has to be: JSON of a schema. Without it the answer is read and left alone. */
  readonly schema?: Schema<Output>
  /** Makes the result of the whole answer, where it is not the JSON alone. */
  readonly read?: (answer: Answer, json: ReadJson) => MaybePromise<Output>
  /**
   * When it may be made again: `always` after any temporary failure, because twice is as good as once; `unprocessed` after
   * 429 only, where nothing was done. By default `always` for all methods but POST.
   */
  readonly repeat?: 'always' | 'unprocessed' | undefined
  /** What must not be seen in errors, beside the credentials. */
  readonly secrets?: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** Reads the JSON of an answer. */
export type ReadJson = <Output>(schema: Schema<Output>) => Promise<Output>

/** Makes calls. */
export type Caller = <Output = undefined>(call: Call<Output>) => Promise<Output>

const maxExcerpt = 500

/** How deep the JSON of an answer may be nested. */
const maxDepth = 64

/**
 * Makes a function that makes calls: within a time, under a limit, without redirects, and again where that may help.
 *
 * @param client - the name of the client, for messages
 * @param credentials - without them calls carry no `Authorization`
 * @throws {TypeError} which option is wrong
 * @throws {ClientError} from a call
 */
export function createCaller(options: ClientOptions, client: string, credentials?: CredentialsOptions): Caller {
  const { timeoutMs = 10_000, maxAnswerBytes = 1_048_576, fetch = sendRequest } = options
  requireTimeout(timeoutMs, `${client}: timeoutMs`)
  requirePositiveInteger(maxAnswerBytes, `${client}: maxAnswerBytes`)
  requireFunction(fetch, `${client}: fetch`)
  const retries = toRetries(options, client)
  const authorize = credentials === undefined ? undefined : toAuthorize(credentials, client)

  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      const fail: Fail = (code, what, details) =>
        new ClientError(code, `${client}: ${call.name}: ${what}`, { attempts: attempt, ...details })
      try {
        return await attemptCall(call, { fetch, authorize, fail, timeoutMs, maxAnswerBytes, now: retries.now })
      } catch (error) {
        if (!(error instanceof ClientError) || !mayRepeat(call, error)) throw error
        const waitMs = retries.waitMs(attempt, error.retryAfterMs)
        if (waitMs === undefined) throw error
        // An aborted wait leaves what the last attempt came to.
        await retries.sleep(waitMs, call.signal).catch(() => {
          throw error
        })
      }
    }
  }
}

interface Attempt extends ExchangeLimits {
  readonly fetch: FetchCall
  readonly authorize: Authorize | undefined
  readonly fail: Fail
  readonly now: () => number
}

async function attemptCall<Output>(call: Call<Output>, attempt: Attempt): Promise<Output> {
  const { fail } = attempt
  const authorization = await authorizationOf(call, attempt)
  const redact = createRedact([...(call.secrets ?? []), ...secretsOf(authorization), ...secretsIn(call.url)])
  const init = toInit(call, authorization)
  const send = async (signal: AbortSignal) => attempt.fetch(call.url, { ...init, signal })
  const answer = await exchange(send, attempt, call.signal, redact, fail)
  if (!answer.response.ok || answer.response.redirected) throw toStatusError(answer, attempt.now(), redact, fail)
  const json: ReadJson = (schema) => readOutput(schema, answer, redact, fail)
  if (call.read !== undefined) return call.read(answer, json)
  // Without a schema nothing of the answer is given out.
  return call.schema === undefined ? (undefined as Output) : json(call.schema)
}

// What makes tokens may hang like anything else.
async function authorizationOf(
  { method, url }: Call<unknown>,
  { authorize, timeoutMs, fail }: Attempt,
): Promise<string | undefined> {
  if (authorize === undefined) return undefined
  return withinTime(authorize({ method, url }), timeoutMs, {
    done: (authorization) => authorization,
    failed: rethrow,
    expired: () => {
      throw fail('credentials_unavailable', `no credentials within ${timeoutMs} ms`, { attempts: 0, retryable: true })
    },
  })
}

function toInit({ method, headers, json }: Call<unknown>, authorization: string | undefined): RequestInit {
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === undefined ? {} : { authorization }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    // workerd does not know 'error'.
    redirect: 'manual',
  }
}

function toStatusError({ response, body }: Answer, now: number, redact: Redact, fail: Fail): ClientError {
  const { status } = response
  // A browser hides the status of a redirect.
  if (response.redirected || response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return fail('redirected', 'the answer is a redirect', { status })
  }
  return fail(codeOf(status), `the answer is ${status}`, {
    status,
    retryable: status === 429 || status >= 500,
    bodyExcerpt: toExcerpt(body, redact),
    reason: toReason(body, redact),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), now),
  })
}

const codes: Readonly<Record<number, ClientErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  410: 'gone',
  429: 'rate_limited',
}

function codeOf(status: number): ClientErrorCode {
  return codes[status] ?? (status >= 500 ? 'server_failed' : 'refused')
}

// Cut only when it is clean: half a token would not be found any more.
function toExcerpt(body: Uint8Array, redact: Redact): string | undefined {
  const text = decodeUtf8(body)
  return text === undefined || text === '' ? undefined : printable(redact(text)).slice(0, maxExcerpt)
}

// Some services answer with nothing but the name of an error.
function toReason(body: Uint8Array, redact: Redact): string | undefined {
  if (body.length > 64) return undefined
  return /^[a-z]+(?:_[a-z]+)*$/.exec(redact(decodeUtf8(body)?.trim() ?? ''))?.[0]
}

async function readOutput<Output>(
  schema: Schema<Output>,
  { response: { status }, body }: Answer,
  redact: Redact,
  fail: Fail,
): Promise<Output> {
  let value: unknown
  try {
    value = parseJson(body, maxDepth)
  } catch {
    const bodyExcerpt = toExcerpt(body, redact)
    throw fail('answer_malformed', 'the answer is not JSON as it should be', { status, bodyExcerpt })
  }
  try {
    return await validate(schema, value)
  } catch (error) {
    if (!isWebhookError(error, 'payload_invalid')) throw error
    throw fail('answer_invalid', 'the answer is not what it should be', { status, issues: error.issues })
  }
}

function mayRepeat({ method, repeat, signal }: Call<unknown>, error: ClientError): boolean {
  if (signal?.aborted || !error.retryable || error.code === 'credentials_unavailable') return false
  return error.code === 'rate_limited' || (repeat ?? (method === 'POST' ? 'unprocessed' : 'always')) === 'always'
}

// Some addresses are secrets, and some have secrets in their query.
function secretsIn(address: string): readonly string[] {
  const { pathname, search, searchParams } = new URL(address)
  return [address, pathname + search, search, ...searchParams.values()].filter((text) => text.length >= 8)
}

// The value alone too, without the scheme before it.
function secretsOf(authorization: string | undefined): readonly string[] {
  return authorization === undefined ? [] : [authorization, authorization.slice(authorization.indexOf(' ') + 1)]
}

// Looked up for each request: tools for tests and tracing replace it while the program runs.
function sendRequest(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init)
}
