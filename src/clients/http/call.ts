import type { MaybePromise } from '../../core/base/maybe-promise.js'
import {
  type Checks,
  oneOf,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireTimeout,
} from '../../core/base/options.js'
import type { Schema } from '../../core/provider/schema.js'
import { ClientError } from './client-error.js'
import { type Authorize, type CredentialsOptions, toAuthorize } from './credentials.js'
import { type CompleteResponse, type ExchangeLimits, exchange, type Fail, type FetchCall, waitFor } from './exchange.js'
import { createRedact, secretsInUrl } from './redact.js'
import { type ResponseFault, readOutput, toFaultError, toStatusError } from './response.js'
import { type RetryOptions, retryChecks, toRetryPolicy } from './retry.js'
import type { TransportOptions } from './url.js'

/** Options of every client. */
export interface ClientOptions extends TransportOptions, RetryOptions {
  /** The time limit of one attempt, including the whole response, in milliseconds. @default 10_000 */
  readonly timeoutMs?: number
  /** The maximum size of a response, in bytes after decompression. @default 1_048_576 */
  readonly maxResponseBytes?: number
  /** Sends the requests; replace it to use a proxy, or in tests. It must not follow redirects. @default fetch */
  readonly fetch?: FetchCall
}

/** Checks of the options of every client. */
export const clientChecks: Checks<ClientOptions> = {
  ...retryChecks,
  timeoutMs: optional(requireTimeout),
  maxResponseBytes: optional(requirePositiveInteger),
  fetch: optional(requireFunction),
  allowLoopbackHttp: optional(oneOf([true, false])),
}

/** A request to a provider, without its URL. */
export interface ProviderRequest<Output> {
  /** The name of the call in messages, such as `watch`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** The body, sent as JSON. */
  readonly json?: unknown
  /** The body, sent as a form, instead of JSON. */
  readonly form?: Readonly<Record<string, string>>
  /** The schema of the JSON response. Without a schema the response body is ignored. */
  readonly schema?: Schema<Output>
  /** Finds a fault in a response that matches its schema, such as the wrong id. */
  readonly check?: (output: Output) => ResponseFault | undefined
  /**
   * When the call may be retried: `always` after any temporary failure, for idempotent calls; `rate_limited` only after
   * a 429, when the provider has done nothing.
   *
   * @default 'rate_limited' for POST, 'always' for other methods
   */
  readonly retry?: 'always' | 'rate_limited' | undefined
  /** Secrets other than the credentials; they must not appear in errors. */
  readonly secrets?: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** One call. */
export interface Call<Output> extends ProviderRequest<Output> {
  readonly url: string
  /** Builds the result from the whole response, for calls that need more than its JSON. */
  readonly read?: (response: CompleteResponse, json: ReadJson) => MaybePromise<Output>
}

/** Reads the JSON of a response. */
export type ReadJson = <Output>(schema: Schema<Output>) => Promise<Output>

/** Makes calls. */
export type Caller = <Output = undefined>(call: Call<Output>) => Promise<Output>

/**
 * Creates a function that makes calls with limits on time and size, with retries, and without following redirects.
 *
 * @param options - checked with {@link clientChecks}
 * @param client - the name of the client, for messages
 * @param credentials - without them calls have no `Authorization` header
 * @throws {TypeError} if the credentials are invalid
 * @throws {ClientError} from a call
 */
export function createCaller(options: ClientOptions, client: string, credentials?: CredentialsOptions): Caller {
  const { timeoutMs = 10_000, maxResponseBytes = 1_048_576, fetch = globalFetch } = options
  const { waitMs, sleep, now } = toRetryPolicy(options)
  const authorize = credentials === undefined ? undefined : toAuthorize(credentials, client)

  return async (call) => {
    let sent = 0
    const send: FetchCall = (url, init) => {
      sent++
      return fetch(url, init)
    }
    const fail: Fail = (code, message, details) =>
      new ClientError(code, `${client}: ${call.name}: ${message}`, { attempts: sent, ...details })
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptCall(call, { fetch: send, authorize, fail, timeoutMs, maxResponseBytes, now })
      } catch (error) {
        if (!(error instanceof ClientError) || !mayRetry(call, error)) throw error
        const pauseMs = waitMs(attempt, error.retryAfterSeconds)
        if (pauseMs === undefined) throw error
        // If the wait is aborted, throw the error of the last attempt.
        await sleep(pauseMs, call.signal).catch(() => {
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
  const redact = createRedact([...(call.secrets ?? []), ...headerSecrets(authorization), ...urlAndItsSecrets(call.url)])
  const init = toInit(call, authorization)
  const send = async (signal: AbortSignal) => attempt.fetch(call.url, { ...init, signal })
  const received = await exchange(send, attempt, call.signal, redact, fail)
  if (!received.response.ok || received.response.redirected) throw toStatusError(received, attempt.now(), redact, fail)
  const json: ReadJson = (schema) => readOutput(schema, received, redact, fail)
  if (call.read !== undefined) return call.read(received, json)
  if (call.schema === undefined) return undefined as Output
  const output = await json(call.schema)
  const fault = call.check?.(output)
  if (fault !== undefined) throw toFaultError(fault, received, redact, fail)
  return output
}

// Credential functions have the same time limit as requests.
async function authorizationOf(
  { method, url, signal }: Pick<Call<unknown>, 'method' | 'url' | 'signal'>,
  { authorize, timeoutMs, fail }: Attempt,
): Promise<string | undefined> {
  if (authorize === undefined) return undefined
  return waitFor(authorize({ method, url }), signal, timeoutMs, fail, () =>
    fail('credentials_unavailable', `no credentials within ${timeoutMs} ms`, { retryable: true }),
  )
}

function toInit(
  { method, headers, json, form }: Pick<Call<unknown>, 'method' | 'headers' | 'json' | 'form'>,
  authorization: string | undefined,
): RequestInit {
  // With its media type, which `fetch` sets.
  const encoded = form && new URLSearchParams(form)
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === undefined ? {} : { authorization }),
      ...headers,
    },
    ...(json === undefined ? encoded && { body: encoded } : { body: JSON.stringify(json) }),
    // workerd does not support 'error'.
    redirect: 'manual',
  }
}

function mayRetry(
  {
    method,
    retry = method === 'POST' ? 'rate_limited' : 'always',
    signal,
  }: Pick<Call<unknown>, 'method' | 'retry' | 'signal'>,
  { retryable, code }: ClientError,
): boolean {
  if (signal?.aborted || !retryable || code === 'credentials_unavailable') return false
  return code === 'rate_limited' || retry === 'always'
}

// A URL can itself be a secret.
function urlAndItsSecrets(url: string): readonly string[] {
  const { pathname, search } = new URL(url)
  return [url, pathname + search, ...secretsInUrl(url)].filter((text) => text.length >= 8)
}

// The whole header, and its value without the scheme.
function headerSecrets(authorization: string | undefined): readonly string[] {
  return authorization === undefined ? [] : [authorization, authorization.slice(authorization.indexOf(' ') + 1)]
}

// Looked up for each request, because test and tracing tools replace `fetch` at run time.
function globalFetch(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init)
}
