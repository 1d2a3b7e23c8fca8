import { checkedLater, checkOptions, oneOf, optional } from '../../base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
} from '../../testing/sample.js'
import { chatPayload } from '../../testing/samples/chat.js'
import { generateSecret } from '../../testing/signers/keys.js'
import { signHmac } from '../../testing/signers/sign-hmac.js'
import type { SentAt } from '../../testing/signers/signed-content.js'
import { requireValue, type VendorDeliveries } from '../../testing/vendor-deliveries.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { slack } from './slack.js'

/** Options of {@link slackSample}. */
export interface SlackSampleOptions extends SampleOptions {
  /** The kind of request: an event of the Events API, a slash command, an interaction or an outgoing webhook. @default 'event' */
  readonly kind?: SlackSampleKind
  /** Changes to the payload of the kind, such as {@link slackEventPayload}. */
  readonly payload?: PayloadChanges<object>
}

/** The kinds of {@link slackSample}. */
export type SlackSampleKind = 'event' | 'command' | 'interaction' | 'message'

/** An event of the Events API: a mention of the app. */
export function slackEventPayload() {
  return {
    token: 'sample-token',
    team_id: 'T0001',
    api_app_id: 'A0001',
    event: {
      type: 'app_mention',
      user: 'U2147483697',
      text: '<@U0LAN0Z89> when is high water?',
      ts: '1796000000.000005',
      channel: 'C2147483705',
      event_ts: '1796000000.000005',
    },
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

/** An interaction: a button press. */
export function slackInteractionPayload() {
  return {
    type: 'block_actions',
    user: { id: 'U2147483697', username: 'mira', team_id: 'T0001' },
    api_app_id: 'A0001',
    token: 'sample-token',
    trigger_id: '12466734323.1395872398',
    team: { id: 'T0001', domain: 'harbour' },
    response_url: 'https://hooks.slack.example/actions/T0001/1/x',
    actions: [{ action_id: 'book', block_id: 'berth', type: 'button', value: '7', action_ts: '1796000000.000005' }],
  }
}

/**
 * An unsigned request from Slack: an event by default.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const command = slackSample({ kind: 'command', payload: { text: 'tomorrow' } })
 */
export function slackSample(options: SlackSampleOptions = {}): Sample {
  checkOptions(options, 'slackSample', {
    ...payloadSampleChecks,
    kind: optional(oneOf(['event', 'command', 'interaction', 'message'])),
  })
  const { kind = 'event', payload } = options
  const userAgent = { 'User-Agent': 'Slackbot 1.0 (+https://api.slack.com/robots)' }
  if (kind === 'event') {
    const json = JSON.stringify(changed(slackEventPayload(), payload))
    return makeSample(options, { ...userAgent, 'Content-Type': 'application/json' }, json)
  }
  const headers = { ...userAgent, 'Content-Type': 'application/x-www-form-urlencoded' }
  return makeSample(options, headers, toForm(kind, payload).toString())
}

function toForm(kind: Exclude<SlackSampleKind, 'event'>, changes?: PayloadChanges<object>): URLSearchParams {
  if (kind === 'interaction') {
    return new URLSearchParams({ payload: JSON.stringify(changed(slackInteractionPayload(), changes)) })
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
  credential: 'secret',
  needs: [{ name: 'secrets', kind: 'secret', env: 'SLACK_SIGNING_SECRET', about: 'the signing secret of the app' }],
  ids: [{ field: 'event_id' }, { field: 'trigger_id' }, { field: 'payload.trigger_id' }],
  samples: {
    'event.app_mention': slackSample,
    slash_command: (options) => slackSample({ ...options, kind: 'command' }),
    block_actions: (options) => slackSample({ ...options, kind: 'interaction' }),
  },
  provider: (values) => slack({ secrets: requireValue(values, 'secrets', 'slack') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: slack({ secrets: secret }),
    sign: (sample, sent) => signSlack(sample, { secret, ...sent }),
  }),
}
