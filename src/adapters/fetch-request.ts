import type { HeaderLine, RequestHead, WebhookRequest } from '../request/delivery.js'
import { addBody, findHeader, type IndexedHead } from '../request/headers.js'

/**
 * A request with Fetch headers. Most of them are never read, and a list of all takes longer than an HMAC, so it is made
 * when something reads `headers`, which is a field like the others.
 */
export class FetchRequest<Body> implements IndexedHead {
  // Shared by all instances: an accessor in an object literal would be a new function for each request.
  static readonly #linesOnDemand: PropertyDescriptor & ThisType<FetchRequest<unknown>> = {
    enumerable: true,
    get() {
      this.#lines ??= [...this.#headers]
      return this.#lines
    },
  }

  readonly method: string
  readonly url: string
  declare readonly headers: readonly HeaderLine[]
  readonly encrypted: boolean
  readonly body: Body
  readonly #headers: Headers
  #lines: readonly HeaderLine[] | undefined

  constructor({ method, url, encrypted }: Omit<RequestHead, 'headers'>, headers: Headers, body: Body) {
    this.method = method
    this.url = url
    Object.defineProperty(this, 'headers', FetchRequest.#linesOnDemand)
    this.encrypted = encrypted
    this.body = body
    this.#headers = headers
  }

  [findHeader](name: string): string | null | undefined {
    // `get` joins the lines of this header, which a list of all lines keeps apart.
    if (name.length === 10 && name.toLowerCase() === 'set-cookie') return undefined
    try {
      return this.#headers.get(name)
    } catch {
      // Not the name of any header: a sender chooses some of the names.
      return null
    }
  }

  [addBody](body: Uint8Array): WebhookRequest {
    return new FetchRequest<Uint8Array>(this, this.#headers, body)
  }
}
