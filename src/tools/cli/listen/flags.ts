import type { CaptureFilter } from '../../inspector/captures/filter.js'
import { hintOf, UsageError } from '../exit.js'
import type { RawAnswer } from './server.js'

/** A provider and the path of its requests. */
export interface ProviderRoute {
  readonly provider: string
  /** Requests to this path, and below it; every path if it is '/'. */
  readonly path: string
}

/** A server and the path of the requests that it gets. */
export interface TargetRoute {
  readonly path: string
  readonly to: URL
}

/** Reads `--provider stripe@/hooks/stripe`. */
export function readProviderRoute(value: string): ProviderRoute {
  const [, provider = '', path = '/'] = /^([\w-]+)(?:@(\/.*))?$/s.exec(value) ?? []
  if (provider === '') throw new UsageError(`--provider must be a name, or name@/path, not ${value}`)
  return { provider, path }
}

/** Reads `--route /path=url`. */
export function readTargetRoute(value: string): TargetRoute {
  const [, path, url = ''] = /^(\/[^=]*)=(.+)$/s.exec(value) ?? []
  if (path === undefined) throw new UsageError(`--route must be /path=url, not ${value}`)
  return { path, to: readTarget(url) }
}

/**
 * Reads a target: a port, a host with a port and a path, or a URL.
 *
 * @throws {UsageError} it has another form, or credentials
 */
export function readTarget(value: string): URL {
  const url = /^\d{1,5}(\/.*)?$/s.test(value)
    ? `http://localhost:${value}`
    : /^https?:\/\//i.test(value)
      ? value
      : `http://${value}`
  if (!URL.canParse(url)) throw new UsageError(`${value} is not a target: write a port such as 3000, or a URL`)
  const target = new URL(url)
  if (target.username !== '' || target.password !== '') throw new UsageError('a target must not contain credentials')
  return target
}

/** The route with the longest path that a request target has or is below. */
export function routeOf<Route extends { readonly path: string }>(
  routes: readonly Route[],
  target: string,
): Route | undefined {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '') || '/'
  return routes
    .filter(
      (route) => route.path === '/' || path === route.path || path.startsWith(`${route.path.replace(/\/$/, '')}/`),
    )
    .sort((left, right) => right.path.length - left.path.length)[0]
}

const names = ['event', 'provider', 'status', 'path', 'method', 'search'] as const

/**
 * Reads `--filter event=issues`. Several filters must all match.
 *
 * @throws {UsageError} it has another form
 */
export function readFilter(values: readonly string[]): CaptureFilter {
  const filter: Record<string, string> = {}
  for (const value of values) {
    const [, name = '', wanted = ''] = /^(\w+)=(.+)$/s.exec(value) ?? []
    if (name === '') throw new UsageError(`--filter must be name=value, such as event=issues, not ${value}`)
    if (!names.some((known) => known === name)) {
      throw new UsageError(
        `--filter: unknown name ${name}${hintOf(name, names) || `; it is one of ${names.join(', ')}`}`,
      )
    }
    if (name === 'status' && !['verified', 'refused', 'unknown'].includes(wanted)) {
      throw new UsageError('--filter: status is verified, refused or unknown')
    }
    filter[name] = wanted
  }
  return filter
}

/**
 * Reads `--respond 200` or `--respond 202:accepted`.
 *
 * @throws {UsageError} it has another form
 */
export function readRespond(value: string): RawAnswer {
  const [, status, text = ''] = /^([2-5]\d\d)(?::(.*))?$/s.exec(value) ?? []
  if (status === undefined) throw new UsageError(`--respond must be a status and a body, such as 200:ok, not ${value}`)
  return answerWith(Number(status), text)
}

/** An answer with a body of text, or of JSON if it looks like JSON. */
export function answerWith(status: number, text: string): RawAnswer {
  const body = Buffer.from(text)
  const type = /^\s*[{[]/.test(text) ? 'application/json' : 'text/plain; charset=utf-8'
  const length = ['Content-Length', String(body.length)] as const
  return { status, rawHeaders: text === '' ? [length] : [['Content-Type', type], length], body }
}
