import type { MaybePromise } from '../../base/maybe-promise.js'
import { requireFunction, requirePositiveInteger, requireTimeout } from '../../base/options.js'
import { rethrow, withinTime } from '../../base/within-time.js'
import type { Schema } from '../../schema/schema.js'
import type { AddressOptions } from './address.js'
import { type AnswerFault, readOutput, toFaultError, toStatusError } from './answer.js'
import { ClientError } from './client-error.js'
import { type Authorize, type CredentialsOptions, toAuthorize } from './credentials.js'
import { type Answer, type ExchangeLimits, exchange, type Fail, type FetchCall, untilAborted } from './exchange.js'
import { createRedact, secretsInAddress } from './redact.js'
import { type RetryOptions, toRetries } from './retry.js'

/** Options of every client. */
export interface ClientOptions extends AddressOptions, RetryOptions {
  /** The longest time that one attempt may take, to the end of its answer, in milliseconds. @default 10_000 */
  readonly timeoutMs?: number
  /** The most bytes of an answer, counted once they are decompressed. @default 1_048_576 */
  readonly maxAnswerBytes?: number
  /** What sends the requests, for a proxy or for tests. It must not follow redirects by itself. @default fetch */
  readonly fetch?: FetchCall
}

/** The options of every client, for `requireKnown`. */
export const knownOfClient: Readonly<Record<keyof ClientOptions, 1>> = {
  timeoutMs: 1,
  maxAnswerBytes: 1,
  fetch: 1,
  allowLoopbackHttp: 1,
  maxRetries: 1,
  backoffMs: 1,
  maxWaitMs: 1,
  now: 1,
  sleep: 1,
  random: 1,
}

/** Those of a client with credentials. */
export const knownOfCalls: Readonly<Record<keyof (ClientOptions & CredentialsOptions), 1>> = {
  ...knownOfClient,
  token: 1,
  authorization: 1,
}

/** What is asked of a provider, wherever it is. */
export interface ProviderRequest<Output> {
  /** What it is, for messages: `watch`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** What is sent, as JSON. */
  readonly json?: unknown
  /** What the answer has to be: JSON of a schema. Without it the answer is read and left alone. */
  readonly schema?: Schema<Output>
  /** Says what is wrong with an answer that matches its schema, such as that it is about something else. */
  readonly check?: (output: Output) => AnswerFault | undefined
  /**
   * When it may be made again: `always` after any temporary failure, because twice is as good as once; `unprocessed` after
   * 429 only, where nothing was done. By default `always` for all methods but POST.
   */
  readonly repeat?: 'always' | 'unprocessed' | undefined
  /** What must not be seen in errors, beside the credentials. */
  readonly secrets?: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** One call. */
export interface Call<Output> extends ProviderRequest<Output> {
  readonly url: string
  /** Makes the result of the whole answer, where it is not the JSON alone. */
  readonly read?: (answer: Answer, json: ReadJson) => MaybePromise<Output>
}

/** Reads the JSON of an answer. */
export type ReadJson = <Output>(schema: Schema<Output>) => Promise<Output>

/** Makes calls. */
export type Caller = <Output = undefined>(call: Call<Output>) => Promise<Output>

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
    let sent = 0
    const send: FetchCall = (url, init) => {
      sent++
      return fetch(url, init)
    }
    const fail: Fail = (code, what, details) =>
      new ClientError(code, `${client}: ${call.name}: ${what}`, { attempts: sent, ...details })
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptCall(call, { fetch: send, authorize, fail, timeoutMs, maxAnswerBytes, now: retries.now })
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
  if (call.schema === undefined) return undefined as Output
  const output = await json(call.schema)
  const fault = call.check?.(output)
  if (fault !== undefined) throw toFaultError(fault, answer, redact, fail)
  return output
}

// What makes tokens may hang like anything else.
async function authorizationOf(
  { method, url, signal }: Pick<Call<unknown>, 'method' | 'url' | 'signal'>,
  { authorize, timeoutMs, fail }: Attempt,
): Promise<string | undefined> {
  if (authorize === undefined) return undefined
  return withinTime(untilAborted(authorize({ method, url }), signal, fail), timeoutMs, {
    done: (authorization) => authorization,
    failed: rethrow,
    expired: () => {
      throw fail('credentials_unavailable', `no credentials within ${timeoutMs} ms`, { retryable: true })
    },
  })
}

function toInit(
  { method, headers, json }: Pick<Call<unknown>, 'method' | 'headers' | 'json'>,
  authorization: string | undefined,
): RequestInit {
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

function mayRepeat(
  { method, repeat, signal }: Pick<Call<unknown>, 'method' | 'repeat' | 'signal'>,
  error: ClientError,
): boolean {
  if (signal?.aborted || !error.retryable || error.code === 'credentials_unavailable') return false
  return error.code === 'rate_limited' || (repeat ?? (method === 'POST' ? 'unprocessed' : 'always')) === 'always'
}

// Some addresses are secrets themselves.
function secretsIn(address: string): readonly string[] {
  const { pathname, search } = new URL(address)
  return [address, pathname + search, ...secretsInAddress(address)].filter((text) => text.length >= 8)
}

// The value alone too, without the scheme before it.
function secretsOf(authorization: string | undefined): readonly string[] {
  return authorization === undefined ? [] : [authorization, authorization.slice(authorization.indexOf(' ') + 1)]
}

// Looked up for each request: tools for tests and tracing replace it while the program runs.
function sendRequest(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init)
}
