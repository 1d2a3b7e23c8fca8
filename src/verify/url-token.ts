import { requireObject, requireText } from '../base/options.js'
import { decodePercent } from '../bytes/percent.js'
import { encodeUtf8 } from '../bytes/utf8.js'
import { refusal } from '../errors.js'
import type { SecretSource } from './secrets/secrets.js'
import { requireSingleParameter } from './secrets/single-parameter.js'
import { matchToken, prepareTokens } from './secrets/tokens.js'
import { splitUrl } from './signed/public-url.js'
import type { Verifier } from './verifier.js'

/** Options of {@link urlToken}: the token is in a parameter of the query, or in a segment of the path. */
export interface UrlTokenOptions {
  /** The shared tokens, newest first, or a function that finds them. */
  readonly tokens: SecretSource
  /** The parameter of the query that carries the token. @default 'token' */
  readonly parameter?: string
  /** The segment of the path that carries it instead: 0 is the first, -1 the last. @default none */
  readonly pathSegment?: number
}

/**
 * Verifies a shared token in the URL (specification, section 5.2).
 *
 * The weakest proof: URLs end up in the logs of everything between. Percent-encoding is undone strictly, and `+` is
 * itself and not a space, so that a token in base64 arrives as it was registered.
 *
 * @throws {TypeError} which option is wrong
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `token_mismatch`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const inQuery = urlToken({ parameter: 'key', tokens: 's3cret' })
 * const inPath = urlToken({ pathSegment: -1, tokens: 's3cret' })
 */
export function urlToken(options: UrlTokenOptions): Verifier {
  requireObject(options, 'urlToken: options')
  const tokens = prepareTokens(options.tokens, 'urlToken: tokens')
  const find = options.pathSegment === undefined ? inQuery(options) : inPath(options.pathSegment, options)
  const field = options.pathSegment === undefined ? (options.parameter ?? 'token') : 'url'

  return (request) =>
    matchToken(tokens, request, { verifier: 'urlToken', strength: 'url', field, token: find(request.url) })
}

type TokenFinder = (url: string) => Uint8Array | undefined

function inQuery({ parameter = 'token' }: UrlTokenOptions): TokenFinder {
  requireText(parameter, 'urlToken: parameter')
  return (url) =>
    requireSingleParameter(encodeUtf8(splitUrl(url).query), parameter, 'query parameter', decodeUrlComponent)
}

function inPath(pathSegment: number, { parameter }: UrlTokenOptions): TokenFinder {
  if (!Number.isSafeInteger(pathSegment)) throw new TypeError('urlToken: pathSegment must be a whole number')
  if (parameter !== undefined) throw new TypeError('urlToken: parameter and pathSegment exclude each other')
  return (url) => {
    const segment = splitUrl(url).path.replace(/^\//, '').split('/').at(pathSegment)
    if (!segment) throw refusal('proof_missing', 'the segment of the path is missing', { field: 'url' })
    return decodeUrlComponent(encodeUtf8(segment))
  }
}

function decodeUrlComponent(encoded: Uint8Array): Uint8Array | undefined {
  return decodePercent(encoded, false)
}
