import { describe, expect, it } from 'vitest'
import { toFetch } from '../../src/frameworks/fetch.js'
import { body, createSubject, signedLines } from './subject.js'

// The handler of each recipe in docs/frameworks/recipes.md, called as its platform documents it. Frameworks that can be installed
// are run in test/frameworks instead.
type Receive = ReturnType<typeof toFetch>

interface Recipe {
  readonly platform: string
  /** Calls the documented handler with the platform's arguments. */
  readonly call: (receive: Receive, request: Request, work: Promise<unknown>[]) => Promise<Response>
}

const contextOf = (work: Promise<unknown>[]) => ({
  waitUntil(this: object, promise: Promise<unknown>) {
    if (!('waitUntil' in this)) throw new TypeError('Illegal invocation')
    work.push(promise)
  },
})

const recipes: readonly Recipe[] = [
  {
    platform: 'Elysia',
    call: (receive, request) => {
      const handler = ({ request }: { request: Request }) => receive(request)
      return handler(Object.freeze({ request, body: undefined, params: {}, set: { headers: {} } }))
    },
  },
  {
    platform: 'TanStack Start',
    call: (receive, request) => {
      const handlers = { POST: ({ request }: { request: Request }) => receive(request) }
      return handlers.POST(Object.freeze({ request, params: {}, context: {}, pathname: '/webhooks' }))
    },
  },
  { platform: 'Vercel functions', call: (receive, request) => receive(request) },
  {
    platform: 'Vercel edge functions',
    call: (receive, request, work) => receive(request, contextOf(work)),
  },
  {
    platform: 'Netlify functions',
    call: (receive, request, work) => receive(request, { ...contextOf(work), geo: {}, params: {}, site: {} }),
  },
  {
    platform: 'Cloudflare workers',
    call: (receive, request, work) => receive(request, { SECRET: 'x' }, contextOf(work)),
  },
  {
    platform: 'Bun.serve',
    call: (receive, request) => receive(request, { requestIP: () => null, upgrade: () => false }),
  },
  {
    platform: 'Deno.serve',
    call: (receive, request) =>
      receive(request, { remoteAddr: { hostname: '127.0.0.1' }, completed: Promise.resolve() }),
  },
]

function requestOf(bytes: Uint8Array<ArrayBuffer>): Request {
  const headers = signedLines(body).map(([name, value]): [string, string] => [name, value])
  return new Request('https://hooks.example/webhooks', { method: 'POST', headers, body: bytes })
}

describe.each(recipes)('toFetch, called by $platform', ({ call }) => {
  it('answers genuine and forged deliveries', async () => {
    const subject = createSubject()
    const receive = toFetch(subject.receiver)
    const accepted = await call(receive, requestOf(body), [])
    expect(accepted).toBeInstanceOf(Response)
    expect(accepted.status).toBe(200)
    const forged = await call(receive, requestOf(Buffer.concat([body, Buffer.from(' ')])), [])
    expect(forged.status).toBe(401)
    expect(subject.deliveries).toHaveLength(1)
  })
})

describe('toFetch, called by Azure Functions', () => {
  // `HttpRequest` of @azure/functions is not a Request: it wraps one, and its `body` is that of the wrapped one.
  class HttpRequest {
    readonly query = new URLSearchParams()
    readonly params = {}
    readonly user = null
    readonly #request: Request
    constructor(request: Request) {
      this.#request = request
    }
    get url() {
      return this.#request.url
    }
    get method() {
      return this.#request.method
    }
    get headers() {
      return this.#request.headers
    }
    get body() {
      return this.#request.body
    }
    get bodyUsed() {
      return this.#request.bodyUsed
    }
    arrayBuffer() {
      return this.#request.arrayBuffer()
    }
  }

  it.each([[true], [false]])('answers genuine and forged deliveries, with a length: %s', async (announced) => {
    const subject = createSubject()
    const receive = toFetch(subject.receiver)
    const handler = (bytes: Uint8Array<ArrayBuffer>) => {
      const request = requestOf(bytes)
      if (announced) request.headers.set('Content-Length', `${bytes.length}`)
      return receive(new HttpRequest(request) as unknown as Request)
    }
    expect((await handler(body)).status).toBe(200)
    expect((await handler(Buffer.concat([body, Buffer.from(' ')]))).status).toBe(401)
    expect(subject.deliveries).toHaveLength(1)
  })
})
