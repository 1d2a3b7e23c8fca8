import {
  type Checks,
  checkedLater,
  group,
  oneOf,
  optional,
  requireFunction,
  requireString,
  requireText,
} from '../../base/options.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { type Sample, withHeaders } from '../sample.js'
import { joinBytes } from './encode.js'
import { type SentAt, sentAtText } from './sent-at.js'

/** Which bytes of a sample are signed: the options of the verifiers, and the time of sending. */
export interface SignContentOptions {
  /** A timestamp that is signed with the body. */
  readonly timestamp?: {
    readonly header?: string
    /** @default '.' */
    readonly separator?: string
    /** @default 'seconds' */
    readonly unit?: 'seconds' | 'milliseconds'
    /** Used by the verifier only; accepted so that both can share their options. */
    readonly toleranceSeconds?: number
  }
  /** The signed content, in chunks. @default the body, after the timestamp and its separator if there is a timestamp */
  readonly signedContent?: (request: WebhookRequest, timestamp: string) => readonly (string | Uint8Array)[]
  /** The time of sending, if `timestamp` is set: milliseconds since 1970, or the text of the header. @default now */
  readonly sentAt?: SentAt
}

export const contentChecks = {
  timestamp: optional(
    group<NonNullable<SignContentOptions['timestamp']>>({
      header: optional(requireText),
      separator: optional(requireString),
      unit: optional(oneOf(['seconds', 'milliseconds'])),
      toleranceSeconds: checkedLater,
    }),
  ),
  signedContent: optional(requireFunction),
  sentAt: checkedLater,
} satisfies Checks<SignContentOptions>

/** Returns the sample with its timestamp header, if it has a timestamp, and the bytes to sign. */
export async function toSignedContent(
  sample: Sample,
  { timestamp, signedContent, sentAt }: SignContentOptions,
  caller: string,
): Promise<{ readonly dated: Sample; readonly content: Uint8Array<ArrayBuffer> }> {
  if (timestamp === undefined) {
    return { dated: sample, content: await joinBytes(signedContent?.(sample, '') ?? [sample.body]) }
  }
  const { header, separator = '.', unit } = timestamp
  requireText(header, `${caller}: timestamp.header`)
  const text = sentAtText(sentAt, unit, `${caller}: sentAt`)
  const dated = withHeaders(sample, { [header]: text })
  return { dated, content: await joinBytes(signedContent?.(dated, text) ?? [text, separator, sample.body]) }
}
