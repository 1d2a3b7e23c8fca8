import { decodePercent } from '../../bytes/percent.js'
import { decodeUtf8, encodeUtf8 } from '../../bytes/utf8.js'
import { WebhookError } from '../../errors.js'

/** The parts of the URL to which a request was sent, as they were written (RFC 9421, section 2.2). */
export interface Target {
  readonly scheme: string
  /** In lower case, and without the port that the scheme has by itself. */
  readonly authority: string
  /** At least `/`. */
  readonly path: string
  /** With its `?`, and empty where there is none. */
  readonly query: string
}

const defaultPorts: Readonly<Record<string, RegExp>> = { http: /:(?:80)?$/, https: /:(?:443)?$/ }

/**
 * Takes a URL apart by hand: `new URL` would resolve dots and encode characters, and another text was signed.
 *
 * @throws {WebhookError} `internal_error` where it is not an absolute URL: no adapter gives another, so the option does
 */
export function readTarget(url: string): Target {
  const [, scheme, authority, path, query = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/([^/?#]+)([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  if (scheme === undefined || authority === undefined) {
    throw new WebhookError('internal_error', 'the URL of the request is not an absolute one: look at the option url')
  }
  const normalScheme = scheme.toLowerCase()
  const defaultPort = defaultPorts[normalScheme]
  return {
    scheme: normalScheme,
    authority: defaultPort ? authority.toLowerCase().replace(defaultPort, '') : authority.toLowerCase(),
    path: path || '/',
    query,
  }
}

/**
 * The value of the only parameter of this name, encoded as RFC 9421, section 2.2.8, wants it.
 *
 * @param name - in the same encoding
 * @returns `undefined` unless there is exactly one, in valid UTF-8
 */
export function queryParameter(parameters: URLSearchParams, name: string): string | undefined {
  const bytes = decodePercent(encodeUtf8(name), false)
  const decoded = bytes && decodeUtf8(bytes)
  if (decoded === undefined || encodeParameter(decoded) !== name) return undefined
  const [value, ...others] = parameters.getAll(decoded)
  if (value === undefined || others.length > 0) return undefined
  // What is not UTF-8 became a replacement character, and with it the same text as something else.
  return (decoded + value).includes('\ufffd') ? undefined : encodeParameter(value)
}

// The serializing of forms in the URL Standard, but with a space as %20.
function encodeParameter(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1).replaceAll('+', '%20')
}
