import { requireText } from '../../base/options.js'

/** Where calls go. */
export interface AddressOptions {
  /**
   * Allows `http:` to this machine (`localhost`, `127.0.0.1`, `[::1]`), for tests with a server of your own.
   *
   * @default false
   */
  readonly allowLoopbackHttp?: boolean
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Whether calls may go to a URL as far as its transport is concerned: TLS, or this machine where that is allowed. */
export function isSafeTransport(url: URL, { allowLoopbackHttp = false }: AddressOptions): boolean {
  return url.protocol === 'https:' || (allowLoopbackHttp && url.protocol === 'http:' && loopback.includes(url.hostname))
}

/**
 * An absolute URL in its normal form: tabs, backslashes, encoded dots and full-width characters, which tell two parsers
 * apart, do not survive parsing.
 *
 * @returns `undefined` for anything else, and for one with a user, a password or a fragment
 */
export function parseAddress(text: string): URL | undefined {
  if (text.length > 2048 || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isNormal = url.href === text || url.href === `${text}/`
  const isPlain = url.username === '' && url.password === '' && !text.includes('#')
  return isNormal && isPlain ? url : undefined
}

/** @throws {TypeError} the option is not an `https:` URL, in its normal form, without user and fragment */
export function requireAddress(value: unknown, option: string, options: AddressOptions): URL {
  requireText(value, option)
  const url = parseAddress(value)
  if (url === undefined || !isSafeTransport(url, options)) {
    throw new TypeError(`${option} must be an https URL in its normal form, without user and fragment`)
  }
  return url
}

/** @throws {TypeError} the option is not what {@link requireAddress} asks for, or has a query */
export function requireBaseUrl(value: unknown, option: string, options: AddressOptions): string {
  const url = requireAddress(value, option, options)
  if (url.href.includes('?')) throw new TypeError(`${option} must not have a query`)
  return url.href.replace(/\/$/, '')
}

/**
 * A URL below a base, of segments that stay what they are: a slash in one is encoded.
 *
 * @param baseUrl - as {@link requireBaseUrl} returns it
 * @throws {TypeError} a segment is empty, is `.` or `..`, or holds half a character
 */
export function joinUrl(
  baseUrl: string,
  segments: readonly string[],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = segments.map((segment) => `/${toSegment(segment)}`).join('')
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return pairs.length === 0 ? baseUrl + path : `${baseUrl + path}?${new URLSearchParams(pairs)}`
}

function toSegment(segment: string): string {
  // Parsers take these two for steps in the tree, in any encoding.
  if (typeof segment !== 'string' || segment === '' || segment === '.' || segment === '..') {
    throw new TypeError('a part of a path must be a text, and not empty, "." or ".."')
  }
  if (/\p{Cs}/u.test(segment)) throw new TypeError('a part of a path must be well-formed text')
  return encodeURIComponent(segment)
}
