import { requireList } from '../options.js'
import { type AddressOptions, isSafeTransport, parseAddress } from './address.js'
import { ClientError } from './client-error.js'

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

/**
 * Makes a check for links: only those to allowed hosts are followed, exactly as they are named, at the standard port.
 *
 * @param baseUrl - its host and port are allowed too
 * @throws {TypeError} a host is not a plain name in lower case
 * @throws {ClientError} `link_not_allowed` from the check
 */
export function createCheckLink(
  baseUrl: string,
  allowedHosts: readonly string[],
  options: AddressOptions,
  client: string,
): CheckLink {
  requireList(allowedHosts, `${client}: allowedHosts`)
  for (const host of allowedHosts) {
    const address = `https://${host}/`
    if (!/^[a-z0-9.-]+$/.test(host) || !URL.canParse(address) || new URL(address).hostname !== host) {
      throw new TypeError(`${client}: allowedHosts must be plain host names, in lower case and without a port`)
    }
  }
  const origins = new Set([new URL(baseUrl).origin, ...allowedHosts.map((host) => `https://${host}`)])
  return ({ href, method = 'GET' }, name) => {
    const url = parseAddress(href)
    const isAllowed = url !== undefined && isSafeTransport(url, options) && origins.has(url.origin)
    if (!isAllowed || (method !== 'GET' && method !== 'POST')) {
      throw new ClientError('link_not_allowed', `${client}: ${name}: the link is not one that is followed`)
    }
    return { method, url: url.href }
  }
}
