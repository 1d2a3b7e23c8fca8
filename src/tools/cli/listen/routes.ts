import { UsageError } from '../exit.js'

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
