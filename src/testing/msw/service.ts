import { type Checks, optional, requireText } from '../../core/base/options.js'

/** A failure instead of the usual response: a status with headers and a body, or a lost connection. */
export type ServiceFault =
  | 'connection'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

/** A request that a service has received, and the status of its response. */
export interface ServiceRequest {
  readonly method: string
  readonly url: string
  readonly status: number
}

/** The members that all simulated services share. */
export interface SimulatedService {
  /** The prefix of the service's URLs. */
  readonly baseUrl: string
  /** Responds to a request. Pass the service to `toMswHandlers`, or use this as a client's `fetch` or in a server. */
  answer(request: Request): Promise<Response>
  /** Fails the next requests. They have no effect on the service. */
  failNext(fault: ServiceFault, times?: number): void
  /** The requests received, in order. */
  readonly requests: readonly ServiceRequest[]
}

/** One operation of a service. The first route whose method and path match responds. */
export interface Route {
  readonly method: string
  readonly path: RegExp
  answer(parts: readonly string[], request: Request): Response | Promise<Response>
}

/** Options of services with access tokens. */
export interface ServiceOptions {
  /** The Bearer token that every call must have; other calls are answered 401. @default calls need no token */
  readonly accessToken?: string
}

/** @throws {TypeError} naming the option, unless the value is an absolute URL */
export function requireUrl(value: unknown, option: string): void {
  if (typeof value !== 'string' || !URL.canParse(value)) throw new TypeError(`${option} must be a URL`)
}

export const serviceChecks = {
  baseUrl: requireUrl,
  accessToken: optional(requireText),
} satisfies Checks<ServiceOptions & { readonly baseUrl: string }>

export function createService(
  baseUrl: string,
  { accessToken }: ServiceOptions,
  routes: readonly Route[],
): SimulatedService {
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
    const path = request.url.slice(base.length).split(/[?#]/, 1)[0] ?? ''
    for (const route of routes) {
      const match = route.method === request.method ? route.path.exec(path) : null
      if (match === null) continue
      const parts = decodeParts(match.slice(1))
      return parts === undefined ? failure(400, 'the path is not valid percent-encoding') : route.answer(parts, request)
    }
    return failure(404, 'there is no such resource')
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

/** An error response in the form of these services. */
export function failure(status: number, message: string): Response {
  return Response.json({ error: { code: status, message } }, { status })
}

/** Returns the fields of a JSON object, or `undefined` for any other body. */
export async function readFields(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  const value: unknown = await request.json().catch(() => undefined)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

/** The part of msw's `http` that is used. */
export interface MswHttp<Handler> {
  all(path: RegExp, resolver: (info: { readonly request: Request }) => Promise<Response>): Handler
}

/**
 * Makes msw handlers for simulated services.
 *
 * @param http - the `http` of `msw`
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
