import { WebhookError } from '../../../errors.js'
import { type Checks, optional, requireFunction, requirePositiveInteger, requireTimeout } from '../../base/options.js'
import { readStream } from '../../request/body/read.js'

/** The part of `fetch` that retrieves keys. */
export type FetchKeys = (url: string, init: RequestInit) => Promise<Response>

/** Finds the addresses of a host, as `dns.lookup` does with `all`. */
export type LookUpAddresses = (host: string) => Promise<readonly string[]>

/** Limits on the retrieval of keys. */
export interface RetrievalOptions {
  /** The maximum size of a key server's response in bytes, counted after decompression. @default 65_536 */
  readonly maxBytes?: number
  /** The maximum time for a key server's response, in milliseconds. @default 5_000 */
  readonly timeoutMs?: number
  /** Sends the request, for a proxy or for tests. It must not follow redirects by itself. @default fetch */
  readonly fetch?: FetchKeys
}

/** Checks of {@link RetrievalOptions}, to spread into a key source's checks. */
export const retrievalChecks: Checks<RetrievalOptions> = {
  maxBytes: optional(requirePositiveInteger),
  timeoutMs: optional(requireTimeout),
  fetch: optional(requireFunction),
}

/**
 * Returns a function that gets a document under limits of size and time, without redirects and credentials.
 *
 * @returns a function that rejects with `key_unavailable` on any failure
 */
export function boundedFetch(options: RetrievalOptions, accept: string): (url: string) => Promise<Uint8Array> {
  const { maxBytes = 65_536, timeoutMs = 5_000, fetch = sendRequest } = options

  return async (url) => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    // Races the request, because a custom fetch may ignore the signal.
    const timeout = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        controller.abort()
        fail(new Error(`no response within ${timeoutMs} ms`))
      }, timeoutMs)
    })
    try {
      // workerd supports neither `credentials` nor `redirect: 'error'`; servers have no ambient credentials.
      const response = fetch(url, { headers: { accept }, redirect: 'manual', signal: controller.signal })
      // Equivalent (ArrayDeclaration): `["Stryker was here"]`. Streams are read as they come. The list is for the type of the limits.
      const limits = { maxBodyBytes: maxBytes, bodyTimeoutMs: timeoutMs, decompress: [] }
      const body = response.then((answer) => readStream(requireBody(answer), limits, controller))
      return await Promise.race([body, timeout])
    } catch (cause) {
      throw new WebhookError('key_unavailable', 'the key server failed to respond', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

// Looks up the global fetch at each request: test and tracing tools replace it at run time.
function sendRequest(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init)
}

function requireBody(response: Response): ReadableStream<Uint8Array> {
  // Equivalent (ConditionalExpression): `true`. Reading a body that is null fails as well.
  if (response.status === 200 && response.body !== null && !response.redirected) return response.body
  // An unread body would keep the connection open.
  // Equivalent (OptionalChaining): `response.body.cancel`. An error follows in any case.
  response.body?.cancel().catch(() => {})
  throw new Error(response.redirected ? 'the response was redirected' : `the response status was ${response.status}`)
}
