import { requireText } from '../../base/options.js'

/** An answer in place of the right one: a status with headers and a body, or a lost connection. */
export type ServiceFault =
  | 'connection'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

/** A request that a service was sent. */
export interface ServiceRequest {
  readonly method: string
  readonly url: string
  readonly status: number
}

/** What all simulated services have. */
export interface SimulatedService {
  /** What the URLs of the service begin with. */
  readonly baseUrl: string
  /** Answers a request: give it to `toMswHandlers`, to a client as its `fetch`, or serve it. */
  answer(request: Request): Promise<Response>
  /** Answers the next requests with this, in place of the right answer. Nothing is done for them. */
  failNext(fault: ServiceFault, times?: number): void
  /** What was asked, in order. */
  readonly requests: readonly ServiceRequest[]
}

/** One operation of a service: the first whose method and path fit answers. */
export interface Route {
  readonly method: string
  readonly path: RegExp
  answer(parts: readonly string[], request: Request): Response | Promise<Response>
}

/** Options that all services have. */
export interface ServiceOptions {
  /** The Bearer token that every call must carry; other calls are answered 401. @default none is asked for */
  readonly accessToken?: string
}

/** @throws {TypeError} the URL is none */
export function createService(
  baseUrl: string,
  { accessToken }: ServiceOptions,
  routes: readonly Route[],
): SimulatedService {
  requireText(baseUrl, 'baseUrl')
  const base = new URL(baseUrl).href.replace(/\/$/, '')
  const faults: ServiceFault[] = []
  const requests: ServiceRequest[] = []

  const respond = async (request: Request): Promise<Response> => {
    const fault = faults.shift()
    if (fault === 'connection') return Response.error()
    if (fault !== undefined) {
      return new Response(fault.body ?? null, {
        status: fault.status,
        ...(fault.headers && { headers: fault.headers }),
      })
    }
    if (accessToken !== undefined && request.headers.get('authorization') !== `Bearer ${accessToken}`) {
      return failure(401, 'the access token is missing or wrong')
    }
    const path = request.url.slice(base.length).replace(/[?#].*$/, '')
    for (const route of routes) {
      const match = route.method === request.method ? route.path.exec(path) : null
      if (match === null) continue
      const parts = decodeParts(match.slice(1))
      return parts === undefined ? failure(400, 'the path is not well encoded') : route.answer(parts, request)
    }
    return failure(404, 'there is nothing at this address')
  }

  return {
    baseUrl: base,
    requests,
    failNext(fault, times = 1) {
      for (let time = 0; time < times; time++) faults.push(fault)
    },
    async answer(request) {
      const response = await respond(request)
      requests.push({ method: request.method, url: request.url, status: response.status })
      return response
    },
  }
}

function decodeParts(parts: readonly string[]): readonly string[] | undefined {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** An error as these services write it. */
export function failure(status: number, message: string): Response {
  return Response.json({ error: { code: status, message } }, { status })
}

/** The fields of a JSON object; none for everything else. */
export async function readFields(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  const value: unknown = await request.json().catch(() => undefined)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

/** What `http` of msw has. */
export interface MswHttp<Handler> {
  all(path: RegExp, resolver: (info: { readonly request: Request }) => Promise<Response>): Handler
}

/**
 * Handlers of msw for simulated services.
 *
 * @param http - `http` of `msw`
 *
 * @example
 * const server = setupServer(...toMswHandlers(http, calendar))
 */
export function toMswHandlers<Handler>(
  http: MswHttp<Handler>,
  ...services: readonly Pick<SimulatedService, 'baseUrl' | 'answer'>[]
): Handler[] {
  return services.map(({ baseUrl, answer }) => {
    const literal = baseUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return http.all(new RegExp(`^${literal}(?:[/?#]|$)`), ({ request }) => answer(request))
  })
}
