import { checkedLater, checkOptions, oneOf, optional } from '../../base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../../testing/sample.js'
import { encode } from '../../testing/signers/encode.js'
import type { PrivateKey } from '../../testing/signers/keys.js'
import { generateKeys, readKeys } from '../../testing/signers/keys.js'
import { signPublicKey } from '../../testing/signers/sign-public-key.js'
import type { SentAt } from '../../testing/signers/signed-content.js'
import { requireValue, type VendorDeliveries } from '../../testing/vendor-deliveries.js'
import { discord } from './discord.js'

/** Options of {@link discordSample}. */
export interface DiscordSampleOptions extends SampleOptions {
  /** The kind of request: a webhook event or an interaction. @default 'event' */
  readonly kind?: 'event' | 'interaction'
  /** Changes to {@link discordEventPayload} or {@link discordInteractionPayload}. */
  readonly payload?: PayloadChanges<object>
}

/** A webhook event about a purchase. */
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

/** An interaction: a command. */
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
 * An unsigned request from Discord: a webhook event by default.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const command = discordSample({ kind: 'interaction' })
 */
export function discordSample(options: DiscordSampleOptions = {}): Sample {
  checkOptions(options, 'discordSample', {
    ...payloadSampleChecks,
    kind: optional(oneOf(['event', 'interaction'])),
  })
  const { kind = 'event', payload } = options
  const standard = kind === 'event' ? discordEventPayload() : discordInteractionPayload()
  const headers = { 'User-Agent': 'Discord-Interactions/1.0', 'Content-Type': 'application/json' }
  return makeSample(options, headers, JSON.stringify(changed<object>(standard, payload)))
}

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
  samples: {
    ENTITLEMENT_CREATE: discordSample,
    'interaction.application_command': (options) => discordSample({ ...options, kind: 'interaction' }),
  },
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
