import { refusal } from '../../errors.js'
import { checkedLater, checkOptions, optional, requireText } from '../base/options.js'
import { encodeUtf8 } from '../bytes/encoding.js'
import { decodePercent } from '../bytes/percent.js'
import { prepareSecrets, type SecretSource, secretBytes } from './secrets/secrets.js'
import { requireSingleParameter } from './secrets/single-parameter.js'
import { matchToken } from './secrets/tokens.js'
import { splitUrl } from './signed/public-url.js'
import type { Verifier } from './verifier.js'

/** Options of {@link urlToken}: the token is in a parameter of the query, or in a segment of the path. */
export interface UrlTokenOptions {
  /** The shared tokens, newest first, or a function that finds them. */
  readonly tokens: SecretSource
  /** The query parameter that carries the token. @default 'token' */
  readonly parameter?: string
  /** The path segment that carries it instead: 0 is the first, -1 the last. @default none */
  readonly pathSegment?: number
}

/**
 * Verifies a shared token in the URL (specification, section 5.2).
 *
 * This is the weakest proof, because URLs end up in logs. Percent-encoding is decoded strictly. A `+` is not a space,
 * so that a base64 token arrives as registered.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `token_mismatch`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const inQuery = urlToken({ parameter: 'key', tokens: 's3cret' })
 * const inPath = urlToken({ pathSegment: -1, tokens: 's3cret' })
 */
export function urlToken(options: UrlTokenOptions): Verifier {
  checkOptions(options, 'urlToken', {
    tokens: checkedLater,
    parameter: optional(requireText),
    pathSegment: optional(requireInteger),
  })
  const { parameter, pathSegment } = options
  if (parameter !== undefined && pathSegment !== undefined) {
    throw new TypeError('urlToken: parameter and pathSegment are mutually exclusive')
  }
  const tokens = prepareSecrets(options.tokens, 'urlToken: tokens', secretBytes)
  const field = pathSegment === undefined ? (parameter ?? 'token') : 'url'
  const place =
    pathSegment === undefined
      ? ({ in: 'query', name: field } as const)
      : ({ in: 'path', segment: pathSegment } as const)
  const readToken = pathSegment === undefined ? inQuery(field) : inPath(pathSegment)

  return (request, context) =>
    matchToken(tokens, request, context, {
      verifier: 'urlToken',
      strength: 'url',
      field,
      place,
      token: readToken(request.url),
    })
}

type TokenReader = (url: string) => Uint8Array | undefined

function inQuery(parameter: string): TokenReader {
  return (url) =>
    requireSingleParameter(encodeUtf8(splitUrl(url).query), parameter, 'query parameter', decodeUrlComponent)
}

function inPath(pathSegment: number): TokenReader {
  return (url) => {
    const segment = splitUrl(url).path.replace(/^\//, '').split('/').at(pathSegment)
    if (!segment) throw refusal('proof_missing', 'the path segment is missing', { field: 'url' })
    return decodeUrlComponent(encodeUtf8(segment))
  }
}

function requireInteger(value: unknown, option: string): void {
  if (!Number.isSafeInteger(value)) throw new TypeError(`${option} must be a whole number`)
}

function decodeUrlComponent(encoded: Uint8Array): Uint8Array | undefined {
  return decodePercent(encoded, false)
}
