import { checkedLater, checkOptions, oneOf, optional, requireString } from '../../core/base/options.js'
import { readHeader } from '../../core/request/headers.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { twitch } from '../../vendors/twitch/index.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { makersOf, type SampleEvent, sampleOf } from '../samples/event-samples.js'
import { sharedSecret } from '../shared-secret.js'
import { encode, joinBytes } from '../signers/encode.js'
import { computeHmac } from '../signers/sign-hmac.js'
import type { SentAt } from '../signers/signed-content.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { twitchSamples } from './twitch-samples.js'

/** The type of a subscription with a sample, or any other. */
export type TwitchSampleEvent = SampleEvent<typeof twitchSamples>

/** Options of {@link twitchSample}. */
export interface TwitchSampleOptions<Event extends string = string> extends SampleOptions {
  /** @default 'notification' */
  readonly messageType?: 'notification' | 'webhook_callback_verification' | 'revocation'
  /** @default 'e76c6bd4-55c9-4987-8304-da1588d8988b' */
  readonly messageId?: string
  /**
   * The type of the subscription. The event is that of the type, for the types used most, and empty for others.
   *
   * @default 'stream.online'
   */
  readonly event?: Event
  /** Changes to {@link twitchPayload} of this type of message. */
  readonly payload?: PayloadChanges<TwitchSamplePayload<Event>>
}

/** The payload of a sample. */
export type TwitchSamplePayload<Event extends string> = ReturnType<typeof twitchPayload<Event>>

/** A notification with the fields of its event that handlers use most; by default of a stream that started. */
export function twitchPayload<const Event extends TwitchSampleEvent = 'stream.online'>(event?: Event) {
  // Without an argument, the type is that of the default.
  const type = event ?? ('stream.online' as Event)
  return {
    subscription: {
      id: 'f1c2a387-161a-49f9-a165-0f21d7a4e1c4',
      status: 'enabled',
      type,
      version: '1',
      cost: 1,
      condition: { broadcaster_user_id: '12826' },
      transport: { method: 'webhook', callback: 'https://receiver.example/hooks' },
      created_at: '2026-11-21T09:00:00.634234626Z',
    },
    event: sampleOf(twitchSamples, type),
  }
}

function payloadOf(messageType: NonNullable<TwitchSampleOptions['messageType']>, type: string): object {
  const { subscription, event } = twitchPayload(type)
  if (messageType === 'notification') return { subscription, event }
  if (messageType === 'revocation') return { subscription: { ...subscription, status: 'authorization_revoked' } }
  const status = 'webhook_callback_verification_pending'
  return { challenge: 'pogchamp-kappa-360noscope-vohiyo', subscription: { ...subscription, status } }
}

/**
 * An unsigned message from EventSub.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const challenge = await signTwitch(twitchSample({ messageType: 'webhook_callback_verification' }), { secret: 's3cret' })
 */
export function twitchSample<const Event extends TwitchSampleEvent = 'stream.online'>(
  options: TwitchSampleOptions<Event> = {},
): Sample {
  checkOptions<TwitchSampleOptions>(options, 'twitchSample', {
    event: optional(requireString),
    ...payloadSampleChecks,
    messageType: optional(oneOf(['notification', 'webhook_callback_verification', 'revocation'])),
    messageId: optional(requireString),
  })
  const { messageType = 'notification', messageId = 'e76c6bd4-55c9-4987-8304-da1588d8988b' } = options
  const { event = 'stream.online' } = options
  const headers = {
    'Content-Type': 'application/json',
    'Twitch-Eventsub-Message-Id': messageId,
    'Twitch-Eventsub-Message-Retry': '0',
    'Twitch-Eventsub-Message-Type': messageType,
    'Twitch-Eventsub-Subscription-Type': event,
    'Twitch-Eventsub-Subscription-Version': '1',
  }
  return makeJsonSample(options, headers, payloadOf(messageType, event))
}

/** Options of {@link signTwitch}. */
export interface SignTwitchOptions {
  readonly secret: Secret
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/**
 * Signs a sample as Twitch does, for `twitch`.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signTwitch(twitchSample(), { secret: 's3cret' }))
 */
export async function signTwitch(source: SampleSource, options: SignTwitchOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signTwitch')
  checkOptions(options, 'signTwitch', { secret: checkedLater, sentAt: checkedLater })
  const { secret, sentAt = Date.now() } = options
  const text = typeof sentAt === 'string' ? sentAt : new Date(sentAt).toISOString().replace('Z', '000000Z')
  const id = readHeader(sample, 'Twitch-Eventsub-Message-Id') ?? ''
  const mac = await computeHmac(await joinBytes([id, text, sample.body]), secret, 'sha256', 'signTwitch: secret')
  return withHeaders(sample, {
    'Twitch-Eventsub-Message-Timestamp': text,
    'Twitch-Eventsub-Message-Signature': `sha256=${encode(mac, 'hex')}`,
  })
}

/** Genuine deliveries from Twitch, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecret('twitch', twitch, signTwitch, {
    env: 'TWITCH_EVENTSUB_SECRET',
    about: 'the secret that you chose for the subscription',
  }),
  ids: [{ header: 'Twitch-Eventsub-Message-Id' }],
  samples: {
    ...makersOf(twitchSamples, twitchSample),
    revocation: (options) => twitchSample({ ...options, messageType: 'revocation' }),
  },
}
