import { parseAddress } from '../http/address.js'
import { ClientError } from '../http/client-error.js'

/** A link object (specification, section 2.7). */
export interface LinkObject {
  readonly href: string
  readonly rel: string
  readonly method?: string | undefined
}

/** A link that may be followed. */
export interface CheckedLink {
  readonly method: 'GET' | 'POST'
  readonly url: string
}

/** Checks links, which somebody else wrote. */
export type CheckLink = (link: LinkObject, name: string) => CheckedLink

// What servers may take for steps in the tree, though no parser of URLs does.
const hiddenStep = /%2e|%2f|%5c|\/\.{1,2};/i

/**
 * Makes a check for links: only those to a base URL, or to something below it, are followed.
 *
 * @param bases - as {@link requireBaseUrl} returns them
 * @throws {ClientError} `link_not_allowed` from the check
 */
export function createCheckLink(bases: readonly string[], client: string): CheckLink {
  const allowed = bases.map((base) => new URL(base))
  return ({ href, method = 'GET' }, name) => {
    // Whoever wrote it may have written something else.
    const url = typeof href === 'string' ? parseAddress(href) : undefined
    const isAllowed = url !== undefined && !hiddenStep.test(url.pathname) && allowed.some((base) => isBelow(url, base))
    if (!isAllowed || (method !== 'GET' && method !== 'POST')) {
      throw new ClientError('link_not_allowed', `${client}: ${name}: the link is not one that is followed`)
    }
    return { method, url: url.href }
  }
}

function isBelow(url: URL, base: URL): boolean {
  const path = base.pathname.replace(/\/$/, '')
  return url.origin === base.origin && (url.pathname === path || url.pathname.startsWith(`${path}/`))
}
