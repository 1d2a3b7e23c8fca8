import { LiveEvents } from './events.js'
import {
  type HostRule,
  isRead,
  loopbackHosts,
  requireOwnPage,
  requireWriteHeader,
  withSecurityHeaders,
} from './guard.js'
import type { InspectorParts } from './parts.js'
import { Problem, toAnswer, toRefusal } from './problem.js'
import { attackRoutes } from './routes/attack.js'
import { captureRoutes } from './routes/captures.js'
import { findRoute, type Routes } from './routes/find-route.js'
import { readInput, sessionInput } from './routes/input.js'
import { sendingRoutes } from './routes/sending.js'
import { settingsRoutes } from './routes/settings.js'
import { simulatorRoutes } from './routes/simulator.js'
import { Sessions } from './session.js'
import type { CaptureSource } from './source.js'
import { maskFields } from './views/mask-fields.js'

/** Options of {@link createInspectorApi}. */
export interface InspectorApiOptions {
  readonly source: CaptureSource
  readonly parts: InspectorParts
  /** Answers a path below the page, such as `index.html`; `undefined` if there is no such file. */
  readonly file: (path: string) => Promise<Response | undefined>
  /** The path at which the page is, with a slash at both ends. @default '/' */
  readonly path?: string
  /** The port of the server; `undefined` accepts any, for a page that is part of another application. */
  readonly port?: number | undefined
  /** @default 127.0.0.1, [::1] and localhost */
  readonly hosts?: readonly string[] | undefined
  /** A password beside the tokens of launch links. */
  readonly token?: string | undefined
  /** How many pages may be connected. @default 16 */
  readonly maxConnections?: number | undefined
  readonly now?: (() => number) | undefined
}

/** The API and the page of an inspector. */
export interface InspectorApi {
  /** Answers every request to the inspector. It never rejects. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Makes the path of a link that opens the page once, with a new token in its fragment. */
  readonly launchPath: () => string
  /** Stops listening to the captures. */
  readonly close: () => void
}

/** The path of the API below that of the page. Cookies belong to all ports of a host, so an unusual one keeps it from other servers. */
export const apiPath = '_webhook-receiver-inspector/'

/**
 * Makes the API and the page of an inspector, as a Fetch handler.
 *
 * Every request must be for a known host and from no other origin. Everything but the page itself, which contains no data,
 * needs a session, and every write a header that other pages cannot send.
 */
export function createInspectorApi(options: InspectorApiOptions): InspectorApi {
  const { source, parts, file, path = '/', port, hosts = loopbackHosts, token, now = Date.now } = options
  const rule: HostRule = { hosts, port }
  const sessions = new Sessions({ token, cookiePath: path + apiPath, now })
  const events = new LiveEvents(source, options.maxConnections ?? 16)
  const fields = maskFields(parts.mask ?? [])
  const routes: Routes = {
    'GET session': () => ({ open: true }),
    ...captureRoutes({ source, parts, events, now, fields }),
    ...sendingRoutes(source, parts),
    ...simulatorRoutes(parts),
    ...attackRoutes(parts),
    ...settingsRoutes(source, parts, fields),
  }

  const answer = async (request: Request): Promise<Response> => {
    requireOwnPage(request, rule)
    const { pathname, searchParams: query } = new URL(request.url)
    // A page at `/inspector` would load its files from `/`.
    if (`${pathname}/` === path) return new Response(null, { status: 308, headers: { location: path } })
    if (!pathname.startsWith(path)) throw new Problem('not_found', 'There is no such part of the inspector')
    const below = pathname.slice(path.length)
    if (!below.startsWith(apiPath)) return pageFile(request, below)
    requireWriteHeader(request)
    const name = below.slice(apiPath.length)
    if (name === 'session' && request.method === 'POST') {
      const cookie = await sessions.open((await readInput(request, sessionInput)).token, request)
      return toAnswer({ open: true }, 200, { 'set-cookie': cookie })
    }
    await sessions.require(request)
    const { route, values } = findRoute(routes, request.method, name)
    const result = await route({ request, query, values })
    return result instanceof Response ? result : toAnswer(result)
  }

  const pageFile = async (request: Request, name: string): Promise<Response> => {
    if (!isRead(request)) throw new Problem('method_not_allowed', 'Use GET')
    const found = await file(name === '' ? 'index.html' : name)
    if (found === undefined) throw new Problem('not_found', 'There is no such part of the inspector')
    return found
  }

  return {
    fetch: async (request) => withSecurityHeaders(await answer(request).catch(toRefusal)),
    launchPath: () => `${path}#token=${sessions.issue()}`,
    close: () => events.close(),
  }
}
