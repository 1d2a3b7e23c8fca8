import { checkedLater, checkOptions, optional, requireHeaderName, requireString } from '../base/options.js'
import { encodeUtf8 } from '../bytes/encoding.js'
import { requireHeader } from '../request/headers.js'
import { prepareSecrets, type Secret, type SecretSource, secretBytes } from './secrets/secrets.js'
import { matchToken } from './secrets/tokens.js'
import type { Verifier } from './verifier.js'

/** Options of {@link headerToken}. */
export interface HeaderTokenOptions {
  /** The header that carries the token. */
  readonly header: string
  /** The shared tokens, newest first, or a function that finds them, such as by a channel id in another header. */
  readonly tokens: SecretSource
  /** The text before the token in its header, such as `Bearer `, in any letter case. @default '' */
  readonly prefix?: string
}

/**
 * Verifies a shared token in a header.
 *
 * A token proves the sender but not the content: anyone who sees one request can send others.
 *
 * @throws {TypeError} if an option is invalid, such as a token that no header can carry because of a line break
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `token_mismatch`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const fixed = headerToken({ header: 'authorization', prefix: 'Bearer ', tokens: ['new', 'old'] })
 *
 * const tokensOf = new Map([['acme', 'one'], ['umbrella', 'two']])
 * const byTenant = headerToken({
 *   header: 'x-token',
 *   tokens: (request) => tokensOf.get(readHeader(request, 'x-tenant') ?? ''),
 * })
 */
export function headerToken(options: HeaderTokenOptions): Verifier {
  checkOptions(options, 'headerToken', {
    header: requireHeaderName,
    tokens: checkedLater,
    prefix: optional(requireString),
  })
  const { header, prefix = '' } = options
  const tokens = prepareSecrets(options.tokens, 'headerToken: tokens', toHeaderBytes)

  const place = { in: 'header', name: header } as const
  return (request, context) => {
    const value = requireHeader(request, header)
    const token = startsWith(value, prefix) ? encodeUtf8(value.slice(prefix.length)) : undefined
    const given = { verifier: 'headerToken', strength: 'token', field: header, place, token } as const
    return matchToken(tokens, request, context, given)
  }
}

// The name of an authentication scheme is case-insensitive (RFC 9110, section 11.1).
function startsWith(value: string, prefix: string): boolean {
  return value.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase()
}

// Non-ASCII characters and leading or trailing white space do not arrive as sent (RFC 9110, section 5.5).
function toHeaderBytes(token: Secret): Uint8Array {
  const bytes = secretBytes(token)
  if (bytes.every((byte) => byte >= 0x20 && byte <= 0x7e) && bytes[0] !== 0x20 && bytes.at(-1) !== 0x20) return bytes
  throw new TypeError('headerToken: tokens must be printable ASCII, without leading or trailing white space')
}
