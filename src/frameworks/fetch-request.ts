import type { HeaderLine, IncomingRequest } from '../core/request/delivery.js'
import { findHeader, type IndexedHead } from '../core/request/headers.js'

/**
 * A request with Fetch headers. Most of them are never read, and a list of all takes longer than an HMAC, so it is made
 * when something reads `headers`, which is a field like the others.
 */
export class FetchRequest implements IndexedHead, IncomingRequest {
  // Shared by all instances: an accessor in an object literal would be a new function for each request.
  static readonly #linesOnDemand: PropertyDescriptor & ThisType<FetchRequest> = {
    enumerable: true,
    get() {
      this.#lines ??= [...this.#headers]
      return this.#lines
    },
  }

  declare readonly method: string
  declare readonly url: string
  declare readonly headers: readonly HeaderLine[]
  declare readonly encrypted: boolean
  declare readonly body: IncomingRequest['body']
  readonly #headers: Headers
  #lines: readonly HeaderLine[] | undefined

  constructor({ method, url, headers }: Request, body: IncomingRequest['body']) {
    this.method = method
    this.url = url
    Object.defineProperty(this, 'headers', FetchRequest.#linesOnDemand)
    this.encrypted = url.startsWith('https:')
    this.body = body
    this.#headers = headers
  }

  [findHeader](name: string): string | null | undefined {
    try {
      // `get` joins the lines of Set-Cookie.
      return /^set-cookie$/i.test(name) ? undefined : this.#headers.get(name)
    } catch {
      // No header can have this name.
      return undefined
    }
  }
}
