import { WebhookError } from '../../../errors.js'
import { decodeUtf8, encodeUtf8 } from '../../bytes/encoding.js'
import { decodePercent } from '../../bytes/percent.js'

/** The parts of a request's URL as written (RFC 9421, section 2.2). */
export interface Target {
  readonly scheme: string
  /** In lower case, without the default port of the scheme. */
  readonly authority: string
  /** At least `/`. */
  readonly path: string
  /** With its `?`; empty without a query. */
  readonly query: string
}

const defaultPorts: Readonly<Record<string, RegExp>> = { http: /:(?:80)?$/, https: /:(?:443)?$/ }

/**
 * Splits a URL. `new URL` would resolve dots and encode characters that were signed as written.
 *
 * @throws {WebhookError} `internal_error` if the URL is not absolute, because the option `url` is wrong
 */
export function readTarget(url: string): Target {
  const [, scheme, authority, path, query = ''] =
    // Equivalent (ArrayDeclaration): `["Stryker was here"]`. The first item is not read.
    /^([a-z][a-z0-9+.-]*):\/\/([^/?#]+)([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  // Equivalent (LogicalOperator): `scheme === undefined && authority === undefined`. A URL that matches has both. The second condition is for the compiler.
  // Equivalent (ConditionalExpression): `false`. A URL that matches has both. The second condition is for the compiler.
  if (scheme === undefined || authority === undefined) {
    throw new WebhookError('internal_error', 'the URL of the request is not absolute: check the option url')
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
 * The value of the only parameter with this name, encoded as in RFC 9421, section 2.2.8.
 *
 * @param name - the name in the same encoding
 * @returns `undefined` unless there is exactly one, in valid UTF-8
 */
export function queryParameter(parameters: URLSearchParams, name: string): string | undefined {
  // Equivalent (BooleanLiteral): `true`. A plus sign is not in the canonical form of a name, decoded or not.
  const bytes = decodePercent(encodeUtf8(name), false)
  const decoded = bytes && decodeUtf8(bytes)
  // Equivalent (ConditionalExpression): `false`. A malformed name has a percent sign, unlike the text undefined.
  if (decoded === undefined || encodeParameter(decoded) !== name) return undefined
  const [value, ...others] = parameters.getAll(decoded)
  if (value === undefined || others.length > 0) return undefined
  // Bytes that are not UTF-8 became replacement characters, which makes different values equal.
  return (decoded + value).includes('\ufffd') ? undefined : encodeParameter(value)
}

// The form serializer of the URL Standard, but with a space as %20.
function encodeParameter(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1).replaceAll('+', '%20')
}
