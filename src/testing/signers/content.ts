import { requireFunction, requireText } from '../../base/options.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { type Sample, withHeaders } from '../sample.js'
import { joinBytes } from './encode.js'
import { type SentAt, sentAtText } from './sent-at.js'

/** Which bytes of a sample are signed: the options of the verifiers, and the time of sending. */
export interface SignContentOptions {
  /** A time of sending that is signed with the body. */
  readonly timestamp?: {
    readonly header?: string
    /** @default '.' */
    readonly separator?: string
    /** @default 'seconds' */
    readonly unit?: 'seconds' | 'milliseconds'
    /** Of use to the verifier only; so that both can be given the same options. */
    readonly toleranceSeconds?: number
  }
  /** The signed content, in pieces. @default the body, after the timestamp and its separator where there is one */
  readonly signedContent?: (request: WebhookRequest, timestamp: string) => readonly (string | Uint8Array)[]
  /** The time of sending, where `timestamp` is set: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/** Adds the timestamp to a sample, where there is to be one, and puts together what is signed. */
export async function toSignedContent(
  sample: Sample,
  { timestamp, signedContent, sentAt }: SignContentOptions,
  caller: string,
): Promise<{ readonly dated: Sample; readonly content: Uint8Array<ArrayBuffer> }> {
  if (signedContent !== undefined) requireFunction(signedContent, `${caller}: signedContent`)
  if (timestamp === undefined) {
    return { dated: sample, content: await joinBytes(signedContent?.(sample, '') ?? [sample.body]) }
  }
  const { header, separator = '.', unit } = timestamp
  requireText(header, `${caller}: timestamp.header`)
  const text = sentAtText(sentAt, unit, `${caller}: sentAt`)
  const dated = withHeaders(sample, { [header]: text })
  return { dated, content: await joinBytes(signedContent?.(dated, text) ?? [text, separator, sample.body]) }
}
