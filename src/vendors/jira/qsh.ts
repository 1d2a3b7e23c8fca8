import { encodeUtf8 } from '../../core/bytes/encoding.js'
import type { RequestHead } from '../../core/request/delivery.js'
import { splitUrl } from '../../core/verify/signed/public-url.js'

/**
 * The content of the query string hash: method, path and sorted query, but not the host.
 *
 * Source: https://developer.atlassian.com/cloud/jira/platform/understanding-jwt-for-connect-apps/
 *
 * @param basePath - the prefix of the path that is not signed, without a trailing slash
 */
export function canonicalRequest({ method, url }: RequestHead, basePath: string): Uint8Array {
  const { path, query } = splitUrl(url)
  return encodeUtf8([method.toUpperCase(), canonicalPath(path, basePath), canonicalQuery(query)].join('&'))
}

function canonicalPath(path: string, basePath: string): string {
  const relative = path === basePath || path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path
  // An ampersand would end the path.
  return relative.replaceAll('&', '%26').replace(/\/$/, '') || '/'
}

function canonicalQuery(query: string): string {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'jwt') continue
    const encoded = encodeStrictly(name)
    const others = values.get(encoded)
    if (others === undefined) values.set(encoded, [encodeStrictly(value)])
    else others.push(encodeStrictly(value))
  }
  const names = [...values.keys()].sort()
  return names.map((name) => `${name}=${(values.get(name) ?? []).sort().join(',')}`).join('&')
}

// Encodes all but the unreserved characters (RFC 3986, section 2.3).
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
