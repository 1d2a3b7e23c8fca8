import { requireFunction, requireHeaderName, requireString } from '../../base/options.js'
import { encodeUtf8 } from '../../bytes/utf8.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { requireHeader } from '../../request/headers.js'
import { checkTimestamp, requireTimestampOptions, type TimestampOptions } from './timestamp.js'

/** A timestamp that is part of the signed content. */
export interface SignedTimestampOptions extends TimestampOptions {
  /** The header that carries it. */
  readonly header: string
  /** What stands between timestamp and body in the signed content. @default '.' */
  readonly separator?: string
}

/** Which bytes of a request are signed. */
export interface SignedContentOptions {
  /** A signed time of sending. Without it a captured delivery can be sent again at any time. */
  readonly timestamp?: SignedTimestampOptions
  /**
   * The signed content, in pieces, where it is not the body alone or timestamp, separator and body.
   *
   * @default the body, after the timestamp and its separator where there is one
   */
  readonly signedContent?: (request: WebhookRequest, timestamp: string) => readonly (string | Uint8Array)[]
}

/** The signed bytes of a request, and the signed time in milliseconds since 1970 where there is one. */
export interface SignedContent {
  readonly chunks: readonly Uint8Array[]
  readonly signedAt: number | undefined
}

/**
 * Makes a function that finds the signed content of a request and checks its timestamp.
 *
 * The function throws `proof_missing`, `proof_duplicated`, `timestamp_malformed`, `timestamp_too_old` and
 * `timestamp_in_future`.
 *
 * @throws {TypeError} which option is wrong
 */
export function contentReader(
  options: SignedContentOptions,
  verifier: string,
): (request: WebhookRequest, now: number) => SignedContent {
  const { timestamp } = options
  const signedContent = requireContent(options, verifier)
  return (request, now) => {
    const sentAt = timestamp === undefined ? '' : requireHeader(request, timestamp.header)
    const signedAt = timestamp && checkTimestamp(sentAt, now, timestamp.header, timestamp)
    return { chunks: signedContent(request, sentAt).map(toBytes), signedAt }
  }
}

function requireContent(
  { signedContent, timestamp }: SignedContentOptions,
  verifier: string,
): NonNullable<SignedContentOptions['signedContent']> {
  if (timestamp !== undefined) {
    requireHeaderName(timestamp.header, `${verifier}: timestamp.header`)
    requireTimestampOptions(timestamp, `${verifier}: timestamp`)
  }
  if (signedContent !== undefined) {
    requireFunction(signedContent, `${verifier}: signedContent`)
    return signedContent
  }
  if (timestamp === undefined) return (request) => [request.body]
  const { separator = '.' } = timestamp
  requireString(separator, `${verifier}: timestamp.separator`)
  return (request, sentAt) => [sentAt + separator, request.body]
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? encodeUtf8(content) : content
}
