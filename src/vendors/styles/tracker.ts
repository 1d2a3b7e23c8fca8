import { checkedLater, checkOptions, optional, requireHeaderName, requireString } from '../../core/base/options.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import type { Provider, TypesOf } from '../../core/provider/provider.js'
import type { BodyFormat } from '../../core/request/body/format.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { XmlBodyOptions } from '../../core/request/body/xml.js'
import { readHeaderField } from '../../core/request/headers.js'
import { requireVerifier, type Verifier } from '../../core/verify/verifier.js'
import { ensureOwnToString, trackerDeliveryId, trackerTime } from './tracker-parts.js'
import {
  type TrackerChange,
  type TrackerIssuePayload,
  type TrackerPayload,
  trackerIssueSchema,
  trackerPayloadSchema,
} from './tracker-schema.js'

export {
  type TrackerChange,
  type TrackerIssuePayload,
  type TrackerPayload,
  trackerIssueSchema,
  trackerPayloadSchema,
  trackerTime,
}

const issueEvents = ['issue_created', 'issue_updated', 'issue_deleted'] as const

/** The payload types of issue-tracker deliveries, whose event names begin with this prefix. */
export type TrackerTypes<Prefix extends string = 'tracker:'> = TypesOf<
  typeof trackerPayloadSchema,
  IssueEvents<Prefix>,
  true
>

type IssueEvents<Prefix extends string> = {
  readonly [Name in `${Prefix}${(typeof issueEvents)[number]}`]: typeof trackerIssueSchema
}

/** Options of {@link tracker}. */
export interface TrackerOptions<Prefix extends string> {
  /** Verifies who sent a request. */
  readonly verify: Verifier
  /** The prefix of the known event names. @default 'tracker:' */
  readonly eventPrefix?: Prefix
  /**
   * The header with the delivery id, if the service sends one. A body signature does not cover it: an attacker can replay a
   * delivery under a different id.
   *
   * @default an id derived from the payload
   */
  readonly identifierHeader?: string
  /** The formats of the body: add `xmlBody(trackerXml)` for XML. @default jsonBody() */
  readonly body?: BodyFormat | readonly BodyFormat[]
}

/** Options of `xmlBody` that give XML the same payloads as the JSON of this style. */
export const trackerXml: XmlBodyOptions = {
  arrays: ['issue.fields.labels', 'changelog.items'],
  names: { _16x16: '16x16', _48x48: '48x48' },
}

/**
 * The issue-tracker style: JSON, or XML if configured.
 *
 * The event name is the field `webhookEvent`; issue events have typed payloads (specification, sections 2.4 and 6.2).
 * Without an identifier header, the id is derived from time, event, webhook, issue, change and comment; deliveries about
 * neither an issue nor a comment have no id.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: tracker({ verify: urlToken({ tokens: 's3cret' }) }),
 *   on: { 'tracker:issue_created': ({ payload }) => console.log(payload.issue.key) },
 * })
 */
export function tracker<const Prefix extends string = 'tracker:'>(
  options: TrackerOptions<Prefix>,
): Provider<TrackerTypes<Prefix>> {
  checkOptions(options, 'tracker', {
    verify: checkedLater,
    eventPrefix: optional(requireString),
    identifierHeader: optional(requireHeaderName),
    body: checkedLater,
  })
  const { verify, eventPrefix = 'tracker:', identifierHeader, body = jsonBody() } = options
  requireVerifier(verify, 'tracker')
  return defineProvider({
    name: 'tracker',
    verify,
    body,
    schema: trackerPayloadSchema,
    // The type of `fromEntries` loses the event names.
    events: Object.fromEntries(
      issueEvents.map((event) => [eventPrefix + event, trackerIssueSchema]),
    ) as IssueEvents<Prefix>,
    openEvents: true,
    payload: ensureOwnToString,
    event: ({ webhookEvent }) => webhookEvent,
    redeliveryMs: 86_400_000,
    id: (payload, request) =>
      (identifierHeader === undefined ? undefined : readHeaderField(request, identifierHeader)) ||
      trackerDeliveryId(payload),
  })
}

/** The names in the field `expand` of an issue. */
export function trackerExpand(issue: { readonly expand?: string | undefined }): readonly string[] {
  const names = (issue.expand ?? '').split(',').map((name) => name.trim())
  return names.filter((name) => name !== '')
}
