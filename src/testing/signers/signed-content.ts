import {
  type Check,
  type Checks,
  checkedLater,
  checkOptions,
  group,
  oneOf,
  optional,
  requireFunction,
  requireString,
  requireText,
} from '../../core/base/options.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { requireSample, type Sample, type SampleSource, withHeaders } from '../sample.js'
import { joinBytes } from './encode.js'

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
  const text = formatSentAt(sentAt, unit, `${caller}: sentAt`)
  const dated = withHeaders(sample, { [header]: text })
  return { dated, content: await joinBytes(signedContent?.(dated, text) ?? [text, separator, sample.body]) }
}

/** A time of sending: milliseconds since 1970, or the exact text of the header, which may be invalid. */
export type SentAt = number | string

/**
 * Returns the text of a timestamp header.
 *
 * @throws {TypeError} naming the option, unless the time is a string or a number of milliseconds
 */
export function formatSentAt(
  sentAt: SentAt = Date.now(),
  unit: 'seconds' | 'milliseconds' = 'seconds',
  option: string,
): string {
  if (typeof sentAt === 'string') return sentAt
  if (!Number.isFinite(sentAt)) throw new TypeError(`${option} must be milliseconds since 1970 or a string`)
  return String(Math.floor(unit === 'seconds' ? sentAt / 1000 : sentAt))
}

/** Options of the signers of vendors that sign the called URL. */
export interface SignUrlOptions {
  readonly secret: Secret
  /** The URL as the sender knows it, with its query. @default the URL of the sample */
  readonly url?: string
}

/** Checks the options, and returns the awaited sample and the URL to sign. */
export async function readSignUrlOptions(
  source: SampleSource,
  options: SignUrlOptions,
  caller: string,
  moreChecks: Readonly<Record<string, Check>> = {},
): Promise<{ readonly sample: Sample; readonly url: string }> {
  const sample = requireSample(await source, caller)
  checkOptions(options, caller, { secret: checkedLater, url: optional(requireText), ...moreChecks })
  return { sample, url: options.url ?? sample.url }
}
