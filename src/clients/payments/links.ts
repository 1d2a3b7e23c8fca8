import { requireObject } from '../../core/base/options.js'
import { hasHiddenSteps } from '../../core/bytes/path.js'
import { ClientError } from '../http/client-error.js'
import { parseUrl } from '../http/url.js'

/** A link object (specification, section 2.7). */
export interface LinkObject {
  readonly href?: string | undefined
  readonly rel?: string | undefined
  readonly method?: string | undefined
}

/** A link that may be followed. */
interface CheckedLink {
  readonly method: 'GET' | 'POST'
  readonly url: string
}

/** Checks a link from an event or a response. */
export type CheckLink = (link: LinkObject, name: string) => CheckedLink

/**
 * Creates a check that allows only links to a base URL and to URLs below it.
 *
 * @param bases - as {@link requireBaseUrl} returns them
 * @throws {ClientError} `link_not_allowed` from the check
 */
export function createCheckLink(bases: readonly string[], client: string): CheckLink {
  const allowed = bases.map((base) => new URL(base))
  return ({ href, method = 'GET' }, name) => {
    // Links are untrusted, so href may have any type.
    const url = typeof href === 'string' ? parseUrl(href) : undefined
    const isAllowed = url !== undefined && !hasHiddenSteps(url.pathname) && allowed.some((base) => isBelow(url, base))
    if (!isAllowed || (method !== 'GET' && method !== 'POST')) {
      throw new ClientError('link_not_allowed', `${client}: ${name}: the link is not allowed`)
    }
    return { method, url: url.href }
  }
}

function isBelow(url: URL, base: URL): boolean {
  const path = base.pathname.replace(/\/$/, '')
  return url.origin === base.origin && (url.pathname === path || url.pathname.startsWith(`${path}/`))
}

/**
 * Finds a link by its relation, and sets its method: a link that says GET must not make a capture cacheable or retryable.
 *
 * @throws {ClientError} `link_missing`
 */
export function linkOf(source: { readonly links?: unknown }, rel: string, method: 'GET' | 'POST'): LinkObject {
  requireObject(source, 'paymentsEvents: the object with links')
  // Untrusted as well: links may be anything.
  const links: readonly (LinkObject | null | undefined)[] = Array.isArray(source.links) ? source.links : []
  const link = links.find((candidate) => candidate?.rel === rel)
  if (!link) throw new ClientError('link_missing', `paymentsEvents: the object has no link ${rel}`)
  return { ...link, method }
}
