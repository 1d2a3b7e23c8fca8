import { discordSignature } from '../vendors/discord-signature.js'
import type { PrivateKey } from './keys.js'
import { changed, makeSample, type PayloadChanges, type Sample, type SampleOptions, withHeaders } from './sample.js'
import type { SentAt } from './sent-at.js'
import { signPublicKey } from './sign-public-key.js'

/** Options of {@link discordSample}. */
export interface DiscordSampleOptions extends SampleOptions {
  /** The private key of the application, of `generateKeys('EdDSA')`. */
  readonly privateKey: PrivateKey
  /** What is sent: a webhook event or an interaction. @default 'event' */
  readonly kind?: 'event' | 'interaction'
  /** Changes to {@link discordEventPayload} or {@link discordInteractionPayload}. */
  readonly payload?: PayloadChanges<object>
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/** A webhook event: somebody bought something. */
export function discordEventPayload() {
  return {
    version: 1,
    application_id: '1234560123453231555',
    type: 1,
    event: {
      type: 'ENTITLEMENT_CREATE',
      timestamp: '2026-11-30T00:53:20.064834',
      data: { id: '1234505980407808808', sku_id: '1234489045943668796', user_id: '111178765189277770' },
    },
  }
}

/** An interaction: somebody uses a command. */
export function discordInteractionPayload() {
  return {
    version: 1,
    application_id: '1234560123453231555',
    type: 2,
    id: '786008729715212338',
    token: 'sample-interaction-token',
    data: { id: '771825006014889984', name: 'tide', type: 1 },
    channel_id: '645027906669510667',
    member: { user: { id: '53908232506183680', username: 'mira' } },
  }
}

/**
 * A request of Discord, signed: a webhook event by default.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const { privateKey, raw = '' } = await generateKeys('EdDSA')
 * const provider = discord({ keys: raw })
 * const command = discordSample({ privateKey, kind: 'interaction' })
 */
export async function discordSample(options: DiscordSampleOptions): Promise<Sample> {
  const { privateKey, sentAt, kind = 'event', payload } = options
  const standard = kind === 'event' ? discordEventPayload() : discordInteractionPayload()
  const headers = { 'User-Agent': 'Discord-Interactions/1.0', 'Content-Type': 'application/json' }
  const sample = makeSample(options, headers, JSON.stringify(changed<object>(standard, payload)))
  const scheme = {
    ...discordSignature(),
    privateKey,
    algorithm: 'EdDSA',
    ...(sentAt !== undefined && { sentAt }),
  } as const
  // Discord has one algorithm, and names none.
  return withHeaders(await signPublicKey(sample, scheme), { 'X-Signature-Algorithm': undefined })
}
