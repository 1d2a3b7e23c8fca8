import { requireFunction, requirePositiveInteger, requireTimeout } from '../../base/options.js'
import { WebhookError } from '../../errors.js'
import { readStream } from '../../request/body/read.js'

/** The part of `fetch` that retrieves keys. */
export type FetchKeys = (url: string, init: RequestInit) => Promise<Response>

/** How keys may be retrieved. */
export interface RetrievalOptions {
  /** The most bytes that a key server may send, counted once they are decompressed. @default 65_536 */
  readonly maxBytes?: number
  /** The longest time that a key server may take, in milliseconds. @default 5_000 */
  readonly timeoutMs?: number
  /** What sends the request, for a proxy or for tests. It must not follow redirects by itself. @default fetch */
  readonly fetch?: FetchKeys
}

/**
 * Makes a function that gets a document under limits of size and time, without redirects and without credentials.
 *
 * @returns a function that rejects with `key_unavailable`, whatever went wrong
 * @throws {TypeError} which option is wrong
 */
export function boundedFetch(
  options: RetrievalOptions,
  accept: string,
  source: string,
): (url: string) => Promise<Uint8Array> {
  const { maxBytes = 65_536, timeoutMs = 5_000, fetch = sendRequest } = options
  requirePositiveInteger(maxBytes, `${source}: maxBytes`)
  requireTimeout(timeoutMs, `${source}: timeoutMs`)
  requireFunction(fetch, `${source}: fetch`)

  return async (url) => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    // A replaced fetch may not honour the signal, so the time ends here too.
    const timeout = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        controller.abort()
        fail(new Error(`no answer within ${timeoutMs} ms`))
      }, timeoutMs)
    })
    try {
      // workerd knows neither `credentials` nor `redirect: 'error'`; a fetch on a server has no credentials of its own.
      const response = fetch(url, { headers: { accept }, redirect: 'manual', signal: controller.signal })
      const limits = { maxBodyBytes: maxBytes, bodyTimeoutMs: timeoutMs, decompress: [] }
      const body = response.then((answer) => readStream(requireBody(answer), limits, controller.signal))
      return await Promise.race([body, timeout])
    } catch (cause) {
      throw new WebhookError('key_unavailable', 'the key server did not answer as it should', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

// Looked up for each request: tools for tests and tracing replace it while the program runs.
function sendRequest(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init)
}

function requireBody(response: Response): ReadableStream<Uint8Array> {
  if (response.status === 200 && response.body !== null && !response.redirected) return response.body
  // Left unread, the answer would hold its connection.
  response.body?.cancel().catch(() => {})
  throw new Error(response.redirected ? 'the answer came after a redirect' : `the answer was ${response.status}`)
}
