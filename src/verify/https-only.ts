import { requireFunction, requireOneOf } from '../base/options.js'
import { refusal } from '../errors.js'
import type { WebhookRequest } from '../request/delivery.js'
import { headerValues } from '../request/headers.js'
import type { Verifier } from './verifier.js'

/** A header in which a proxy tells how the request came to it. */
export type ForwardedHeader = 'x-forwarded-proto' | 'forwarded'

/** Options of {@link httpsOnly}. */
export interface HttpsOnlyOptions {
  /**
   * The header of the proxy in front, which must remove or overwrite what its clients send: any client can write it.
   *
   * Where the header is present it decides, and it must have one single value: in a list, the first is the client's.
   *
   * @default none, the connection itself must be TLS
   */
  readonly trustForwarded?: ForwardedHeader
}

/**
 * Lets only requests over TLS reach a verifier (specification, section 5.2).
 *
 * TLS proves nothing about the sender, so there is no verifier for it alone.
 *
 * @throws {TypeError} which option is wrong
 * @throws {WebhookError} from the verifier: `transport_insecure`, and whatever `verifier` throws
 *
 * @example
 * const byToken = headerToken({ header: 'x-token', tokens: 's3cret' })
 * const direct = httpsOnly(byToken)
 * const behindProxy = httpsOnly(byToken, { trustForwarded: 'x-forwarded-proto' })
 */
export function httpsOnly(verifier: Verifier, options: HttpsOnlyOptions = {}): Verifier {
  const { trustForwarded } = options
  requireFunction(verifier, 'httpsOnly: verifier')
  if (trustForwarded !== undefined) {
    requireOneOf(trustForwarded, Object.keys(protocolReaders), 'httpsOnly: trustForwarded')
  }
  return (request, context) => {
    if (!isSecure(request, trustForwarded)) {
      throw refusal('transport_insecure', 'the request did not come over TLS')
    }
    return verifier(request, context)
  }
}

function isSecure(request: WebhookRequest, trusted: ForwardedHeader | undefined): boolean {
  const values = trusted === undefined ? [] : headerValues(request, trusted)
  const [value] = values
  if (trusted === undefined || value === undefined) return request.encrypted === true
  return values.length === 1 && protocolReaders[trusted](value)?.toLowerCase() === 'https'
}

const protocolReaders: Readonly<Record<ForwardedHeader, (value: string) => string | undefined>> = {
  'x-forwarded-proto': (value) => value.trim(),
  forwarded: readForwardedProtocol,
}

const pair = /^([!#$%&'*+.^_`|~0-9a-z-]+)=(?:([!#$%&'*+.^_`|~0-9a-z-]+)|"((?:[^"\\]|\\.)*)")$/i

// One forwarded element with one `proto` (RFC 7239, section 4). A comma begins a second element, also where it stands
// in quotes: no known parameter has one.
function readForwardedProtocol(value: string): string | undefined {
  if (value.includes(',')) return undefined
  const pairs = value
    .trim()
    .split(';')
    .map((text) => pair.exec(text.trim()))
  const protocols = pairs.filter((match) => match?.[1]?.toLowerCase() === 'proto')
  if (pairs.includes(null) || protocols.length !== 1) return undefined
  return protocols[0]?.[2] ?? protocols[0]?.[3]
}
