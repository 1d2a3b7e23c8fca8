import { type Checks, group, optional, requireFunction, requireHeaderName, requireString } from '../../base/options.js'
import { toBytes } from '../../bytes/encoding.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { requireHeader } from '../../request/headers.js'
import { checkTimestamp, type TimestampOptions, timestampChecks } from './timestamp.js'

/** A timestamp that is part of the signed content. */
export interface SignedTimestampOptions extends TimestampOptions {
  /** The header that carries it. */
  readonly header: string
  /** The text between timestamp and body in the signed content. @default '.' */
  readonly separator?: string
}

/** Options for the signed content of a request. */
export interface SignedContentOptions {
  /** A signed timestamp. Without one, a captured request can be replayed at any time. */
  readonly timestamp?: SignedTimestampOptions
  /**
   * Returns the signed content in pieces, for senders that sign anything other than the default. A text is encoded as
   * UTF-8; pass the value of a header through `headerBytes`, unless it is always ASCII.
   *
   * @default the body; with `timestamp`, the timestamp, its separator and the body
   */
  readonly signedContent?: (request: WebhookRequest, timestamp: string) => readonly (string | Uint8Array)[]
}

/** Checks of {@link SignedContentOptions}, to spread into a factory's checks. */
export const signedContentChecks: Checks<SignedContentOptions> = {
  timestamp: optional(
    group<SignedTimestampOptions>({
      ...timestampChecks,
      header: requireHeaderName,
      separator: optional(requireString),
    }),
  ),
  signedContent: optional(requireFunction),
}

/** The signed content of a request in chunks, and its signed time in milliseconds since 1970. */
export interface SignedContent {
  readonly chunks: readonly Uint8Array[]
  readonly signedAt: number | undefined
}

/**
 * Returns a function that reads the signed content of a request and checks its timestamp.
 *
 * The function throws `proof_missing`, `proof_duplicated`, `timestamp_malformed`, `timestamp_too_old` and
 * `timestamp_in_future`.
 */
export function contentReader(options: SignedContentOptions): (request: WebhookRequest, now: number) => SignedContent {
  const { timestamp, signedContent } = options
  if (timestamp === undefined) {
    return signedContent === undefined
      ? (request) => ({ chunks: [request.body], signedAt: undefined })
      : (request) => ({ chunks: signedContent(request, '').map(toBytes), signedAt: undefined })
  }
  const { header: field, separator = '.' } = timestamp
  return (request, now) => {
    const sentAt = requireHeader(request, field)
    const signedAt = checkTimestamp(sentAt, { ...timestamp, now, field })
    const pieces = signedContent?.(request, sentAt) ?? [sentAt + separator, request.body]
    return { chunks: pieces.map(toBytes), signedAt }
  }
}
