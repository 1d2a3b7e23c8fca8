import { refusal } from '../../errors.js'
import { checkOptions, oneOf, optional, requireFunction } from '../base/options.js'
import type { WebhookRequest } from '../request/delivery.js'
import { headerValues } from '../request/headers.js'
import type { Verifier } from './verifier.js'

/** A header in which a proxy reports the protocol of the original request. */
export type ForwardedHeader = 'x-forwarded-proto' | 'forwarded'

/** Options of {@link httpsOnly}. */
export interface HttpsOnlyOptions {
  /**
   * The header of your proxy. The proxy must remove or overwrite the header if a client sends it.
   *
   * If present, the header decides. It must have a single value: in a list, the first entry comes from the client.
   *
   * @default none, the connection itself must be TLS
   */
  readonly trustForwarded?: ForwardedHeader
}

/**
 * Refuses requests without TLS before a verifier sees them (specification, section 5.2).
 *
 * TLS proves nothing about the sender, so this is not a verifier by itself.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `transport_insecure`, and the errors of `verifier`
 *
 * @example
 * const byToken = headerToken({ header: 'x-token', tokens: 's3cret' })
 * const direct = httpsOnly(byToken)
 * const behindProxy = httpsOnly(byToken, { trustForwarded: 'x-forwarded-proto' })
 */
export function httpsOnly(verifier: Verifier, options: HttpsOnlyOptions = {}): Verifier {
  requireFunction(verifier, 'httpsOnly: verifier')
  checkOptions(options, 'httpsOnly', { trustForwarded: optional(oneOf(Object.keys(protocolReaders))) })
  const { trustForwarded } = options
  return (request, context) => {
    if (isSecure(request, trustForwarded)) return verifier(request, context)
    throw refusal('transport_insecure', 'the request was not sent over TLS')
  }
}

function isSecure(request: WebhookRequest, trusted: ForwardedHeader | undefined): boolean {
  if (trusted === undefined) return request.encrypted === true
  const [value, ...others] = headerValues(request, trusted)
  if (value === undefined) return request.encrypted === true
  return others.length === 0 && protocolReaders[trusted](value)?.toLowerCase() === 'https'
}

const protocolReaders: Readonly<Record<ForwardedHeader, (value: string) => string | undefined>> = {
  'x-forwarded-proto': (value) => value.trim(),
  forwarded: readForwardedProtocol,
}

const pair = /^([!#$%&'*+.^_`|~0-9a-z-]+)=(?:([!#$%&'*+.^_`|~0-9a-z-]+)|"((?:[^"\\]|\\.)*)")$/i

// A single element with a single `proto` (RFC 7239, section 4). A comma starts another element; no known parameter has
// one in its quotes.
function readForwardedProtocol(value: string): string | undefined {
  if (value.includes(',')) return undefined
  const pairs = value
    .trim()
    .split(';')
    .map((text) => pair.exec(text.trim()))
  // Equivalent (OptionalChaining): `match?.[1].toLowerCase`. A pair that matches has a name. The question mark is for the compiler.
  const protocols = pairs.filter((match) => match?.[1]?.toLowerCase() === 'proto')
  if (pairs.includes(null) || protocols.length !== 1) return undefined
  // Equivalent (OptionalChaining): `protocols[0][2]`, `protocols[0][3]`. There is one protocol. The question mark is for the compiler.
  return protocols[0]?.[2] ?? protocols[0]?.[3]
}
