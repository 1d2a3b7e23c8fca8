import { checkedLater, checkOptions, oneOf, optional, requireString } from '../../core/base/options.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { slack } from '../../vendors/slack/index.js'
import {
  changed,
  makeJsonSample,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
} from '../sample.js'
import { chatPayload } from '../samples/chat.js'
import { makersOf, type SampleEvent, sampleOf } from '../samples/event-samples.js'
import { sharedSecret } from '../shared-secret.js'
import { signHmac } from '../signers/sign-hmac.js'
import type { SentAt } from '../signers/signed-content.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { slackInteractionSamples, slackSamples } from './slack-samples.js'

/** Options of {@link slackSample}. */
export interface SlackSampleOptions<Event extends string = string> extends SampleOptions {
  /** The kind of request: an event of the Events API, a slash command, an interaction or an outgoing webhook. @default that of `event` */
  readonly kind?: SlackSampleKind
  /**
   * The event: a type of the Events API, of an interaction, or `slash_command`. Its fields are those of the event, for the events
   * used most; other types of the Events API have just their type.
   *
   * @default 'app_mention', or that of the kind
   */
  readonly event?: Event
  /** Changes to the payload of the kind, such as {@link slackEventPayload}. */
  readonly payload?: PayloadChanges<SlackSamplePayload<Event>>
}

/** An interaction with a sample. */
export type SlackSampleInteraction = keyof typeof slackInteractionSamples

/** An event with a sample, or any other of the Events API. */
export type SlackSampleEvent = SampleEvent<typeof slackSamples> | SlackSampleInteraction | 'slash_command'

/** The payload of a sample. */
export type SlackSamplePayload<Event extends string> = Event extends SlackSampleInteraction
  ? ReturnType<typeof slackInteractionPayload<Event>>
  : Event extends 'slash_command'
    ? ReturnType<typeof slackCommandPayload>
    : ReturnType<typeof slackEventPayload<Event>>

/** The kinds of {@link slackSample}. */
export type SlackSampleKind = 'event' | 'command' | 'interaction' | 'message'

/** An event of the Events API with its envelope; by default a mention of the app. */
export function slackEventPayload<const Event extends SlackSampleEvent = 'app_mention'>(name?: Event) {
  // Without an argument, the type is that of the default.
  const type = name ?? ('app_mention' as Event)
  return {
    token: 'sample-token',
    team_id: 'T0001',
    api_app_id: 'A0001',
    event: { type, ...sampleOf(slackSamples, type) },
    type: 'event_callback',
    event_id: 'Ev0MDYGDKJ',
    event_time: 1_796_000_000,
    authorizations: [{ enterprise_id: null, team_id: 'T0001', user_id: 'U0LAN0Z89', is_bot: true }],
  }
}

/** The fields of a slash command. */
export function slackCommandPayload() {
  return {
    token: 'sample-token',
    team_id: 'T0001',
    team_domain: 'harbour',
    channel_id: 'C2147483705',
    channel_name: 'tides',
    user_id: 'U2147483697',
    user_name: 'mira',
    command: '/tide',
    text: 'now',
    api_app_id: 'A0001',
    is_enterprise_install: 'false',
    response_url: 'https://hooks.slack.example/commands/T0001/1/x',
    trigger_id: '13345224609.738474920.8088930838d88f008e0',
  }
}

/** An interaction; by default a button press. */
export function slackInteractionPayload<const Event extends SlackSampleInteraction = 'block_actions'>(
  type?: Event,
): (typeof slackInteractionSamples)[Event] {
  // Without an argument, the type is that of the default.
  return slackInteractionSamples[type ?? ('block_actions' as Event)]
}

/**
 * An unsigned request from Slack: an event by default.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const command = slackSample({ event: 'slash_command', payload: { text: 'tomorrow' } })
 * const message = slackSample({ event: 'message' })
 */
export function slackSample<const Event extends SlackSampleEvent = 'app_mention'>(
  options: SlackSampleOptions<Event> = {},
): Sample {
  checkOptions<SlackSampleOptions>(options, 'slackSample', {
    ...payloadSampleChecks,
    event: optional(requireString),
    kind: optional(oneOf(['event', 'command', 'interaction', 'message'])),
  })
  const { event, payload } = options
  const interaction = interactions.find((name) => name === event)
  const ofEvent = interaction ? 'interaction' : event === 'slash_command' ? 'command' : 'event'
  const { kind = ofEvent } = options
  const userAgent = { 'User-Agent': 'Slackbot 1.0 (+https://api.slack.com/robots)' }
  if (kind === 'event') {
    return makeJsonSample(options, { ...userAgent, 'Content-Type': 'application/json' }, slackEventPayload(event))
  }
  const headers = { ...userAgent, 'Content-Type': 'application/x-www-form-urlencoded' }
  return makeSample(options, headers, toForm(kind, interaction, payload).toString())
}

// The type of `keys` loses the names.
const interactions = Object.keys(slackInteractionSamples) as readonly SlackSampleInteraction[]

function toForm(
  kind: Exclude<SlackSampleKind, 'event'>,
  interaction: SlackSampleInteraction | undefined,
  changes?: PayloadChanges<object>,
): URLSearchParams {
  if (kind === 'interaction') {
    return new URLSearchParams({
      payload: JSON.stringify(changed<object>(slackInteractionPayload(interaction), changes)),
    })
  }
  const fields = changed<object>(kind === 'command' ? slackCommandPayload() : chatPayload(), changes)
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

/** Options of {@link signSlack}. */
export interface SignSlackOptions {
  /** The signing secret of the app. */
  readonly secret: Secret
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/**
 * Signs a sample as Slack does.
 *
 * @returns a copy with the headers `X-Slack-Request-Timestamp` and `X-Slack-Signature`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signSlack(slackSample({ kind: 'command' }), { secret: 's3cret' }))
 */
export async function signSlack(source: SampleSource, options: SignSlackOptions): Promise<Sample> {
  checkOptions(options, 'signSlack', { secret: checkedLater, sentAt: checkedLater })
  return signHmac(source, {
    secret: options.secret,
    header: 'X-Slack-Signature',
    prefix: 'v0=',
    timestamp: { header: 'X-Slack-Request-Timestamp' },
    signedContent: (request, timestamp) => [`v0:${timestamp}:`, request.body],
    ...(options.sentAt !== undefined && { sentAt: options.sentAt }),
  })
}

/** Genuine deliveries from Slack, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecret('slack', slack, signSlack, { env: 'SLACK_SIGNING_SECRET', about: 'the signing secret of the app' }),
  ids: [{ field: 'event_id' }, { field: 'trigger_id' }, { field: 'payload.trigger_id' }],
  samples: {
    ...Object.fromEntries(
      Object.entries(makersOf(slackSamples, slackSample)).map(([type, make]) => [`event.${type}`, make] as const),
    ),
    ...makersOf({ slash_command: {}, ...slackInteractionSamples }, slackSample),
  },
}
