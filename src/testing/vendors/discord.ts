import { checkedLater, checkOptions, oneOf, optional, requireString } from '../../core/base/options.js'
import { discord } from '../../vendors/discord/index.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { makersOf, type SampleEvent, sampleOf } from '../samples/event-samples.js'
import { encode } from '../signers/encode.js'
import type { PrivateKey } from '../signers/keys.js'
import { generateKeys, readKeys } from '../signers/keys.js'
import { signPublicKey } from '../signers/sign-public-key.js'
import type { SentAt } from '../signers/signed-content.js'
import { requireValue, type VendorDeliveries } from '../vendor-deliveries.js'
import { discordInteractionSamples, discordSamples } from './discord-samples.js'

/** An interaction with a sample, by the name that `discord` gives it. */
export type DiscordSampleInteraction = keyof typeof discordInteractionSamples

/** A webhook event or an interaction with a sample, or any other event. */
export type DiscordSampleEvent = SampleEvent<typeof discordSamples> | DiscordSampleInteraction

/** Options of {@link discordSample}. */
export interface DiscordSampleOptions<Event extends string = string> extends SampleOptions {
  /** The kind of request: a webhook event or an interaction. @default that of `event` */
  readonly kind?: 'event' | 'interaction'
  /**
   * The event. Its data is that of the event; other webhook events have none.
   *
   * @default 'ENTITLEMENT_CREATE', or 'interaction.application_command' for the kind `interaction`
   */
  readonly event?: Event
  /** Changes to {@link discordEventPayload} or {@link discordInteractionPayload}. */
  readonly payload?: PayloadChanges<DiscordSamplePayload<Event>>
}

/** The payload of a sample. */
export type DiscordSamplePayload<Event extends string> = Event extends DiscordSampleInteraction
  ? ReturnType<typeof discordInteractionPayload<Event>>
  : ReturnType<typeof discordEventPayload<Event>>

/** A webhook event; by default about a purchase. */
export function discordEventPayload<const Event extends DiscordSampleEvent = 'ENTITLEMENT_CREATE'>(event?: Event) {
  // Without an argument, the type is that of the default.
  const type = event ?? ('ENTITLEMENT_CREATE' as Event)
  const data = sampleOf(discordSamples, type)
  return {
    version: 1,
    application_id: '1234560123453231555',
    type: 1,
    event: { type, timestamp: '2026-11-30T00:53:20.064834', data },
  }
}

/** An interaction; by default a command. */
export function discordInteractionPayload<
  const Event extends DiscordSampleInteraction = 'interaction.application_command',
>(event?: Event) {
  return {
    version: 1,
    application_id: '1234560123453231555',
    id: '786008729715212338',
    token: 'sample-interaction-token',
    // Without an argument, the type is that of the default.
    ...discordInteractionSamples[event ?? ('interaction.application_command' as Event)],
    channel_id: '645027906669510667',
    member: { user: { id: '53908232506183680', username: 'mira' } },
  }
}

/**
 * An unsigned request from Discord: a webhook event by default.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const button = discordSample({ event: 'interaction.message_component' })
 */
export function discordSample<const Event extends DiscordSampleEvent = 'ENTITLEMENT_CREATE'>(
  options: DiscordSampleOptions<Event> = {},
): Sample {
  checkOptions<DiscordSampleOptions>(options, 'discordSample', {
    ...payloadSampleChecks,
    event: optional(requireString),
    kind: optional(oneOf(['event', 'interaction'])),
  })
  const { event, kind = 'event' } = options
  const interaction = interactions.find((name) => name === event) ?? (kind === 'event' ? undefined : interactions[0])
  const standard = interaction === undefined ? discordEventPayload(event) : discordInteractionPayload(interaction)
  const headers = { 'User-Agent': 'Discord-Interactions/1.0', 'Content-Type': 'application/json' }
  return makeJsonSample(options, headers, standard)
}

// The type of `keys` loses the names.
const interactions = Object.keys(discordInteractionSamples) as readonly DiscordSampleInteraction[]

/** Options of {@link signDiscord}. */
export interface SignDiscordOptions {
  /** The private key of the application, from `generateKeys('EdDSA')`. */
  readonly privateKey: PrivateKey
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/**
 * Signs a sample as Discord does.
 *
 * @returns a copy with the headers `X-Signature-Timestamp` and `X-Signature-Ed25519`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const { privateKey, raw = '' } = await generateKeys('EdDSA')
 * const receiver = createReceiver({ provider: discord({ keys: raw }), on: {} })
 * const receipt = await injectDelivery(receiver, signDiscord(discordSample(), { privateKey }))
 */
export async function signDiscord(source: SampleSource, options: SignDiscordOptions): Promise<Sample> {
  checkOptions(options, 'signDiscord', { privateKey: checkedLater, sentAt: checkedLater })
  const signed = await signPublicKey(source, {
    ...options,
    header: 'X-Signature-Ed25519',
    encoding: 'hex',
    timestamp: { header: 'X-Signature-Timestamp', separator: '' },
    algorithm: 'EdDSA',
  })
  // Discord has one algorithm and does not name it.
  return withHeaders(signed, { 'X-Signature-Algorithm': undefined })
}

/** Genuine deliveries from Discord, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'key pair',
  needs: [
    { name: 'keys', kind: 'public key', env: 'DISCORD_PUBLIC_KEY', about: 'the public key of the application, in hex' },
  ],
  ids: [{ field: 'id' }, { field: 'event.data.id' }, { field: 'event.data.user.id' }],
  samples: makersOf({ ...discordSamples, ...discordInteractionSamples }, discordSample),
  provider: (values) => discord({ keys: requireValue(values, 'keys', 'discord') }),
  sender: async ({ privateKey: given } = {}) => {
    const { raw = new Uint8Array(), privateKey } =
      given === undefined ? await generateKeys('EdDSA') : await readKeys(given, 'EdDSA')
    const publicKey = encode(raw, 'hex')
    return {
      provider: discord({ keys: publicKey }),
      publicKey,
      sign: (sample, sent) => signDiscord(sample, { privateKey, ...sent }),
    }
  },
}
