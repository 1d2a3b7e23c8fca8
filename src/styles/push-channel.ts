import * as z from 'zod/mini'
import type { MaybePromise } from '../base/maybe-promise.js'
import { parseDate } from '../base/parse-date.js'
import { joinId } from '../provider/join-id.js'
import type { Sequence, WebhookRequest } from '../request/delivery.js'
import { headerValues, readHeaderField } from '../request/headers.js'
import { headerToken } from '../verify/header-token.js'
import type { Secret, SecretSource } from '../verify/secrets/secrets.js'
import { requireVerifier, type Verifier } from '../verify/verifier.js'

const nonEmpty = z.string().check(z.minLength(1))

/** The fields that every message of a channel has. */
export const channelMessage = {
  channelId: nonEmpty,
  /** A secret: do not log it. */
  channelToken: z.optional(z.string()),
  /** As people write it; {@link pushExpiresAt} reads it. */
  expiration: z.optional(z.string()),
  resourceId: nonEmpty,
  resourceUri: nonEmpty,
  resourceState: nonEmpty,
  messageNumber: z.int().check(z.positive()),
  /** The JSON that a few services send along; most deliveries have no body. */
  body: z.optional(z.unknown()),
}

/** Channels live for days, and a message of any age may come again while they do. */
export const channelLifeMs = 7 * 86_400_000

/** Finds the tokens of a channel, newest first. None at all refuses the request; a rejection answers 503. */
export type ChannelTokenResolver = (channelId: string) => MaybePromise<Secret | readonly Secret[] | undefined>

/** How deliveries are proved: by the channel's token, or by another verifier. */
export type PushProof =
  | {
      /**
       * The channel token: one for all channels, several with the newest first, or a function that finds those of a
       * channel. Store a channel before it is registered: its first message can come before the registration answers.
       */
      readonly tokens: Secret | readonly Secret[] | ChannelTokenResolver
      readonly verify?: never
    }
  | {
      /**
       * Proves who sent a request, for channels without a token. It must cover the headers, which are all of the delivery: a
       * signature over the body alone is over nothing, and whoever has seen one can send any channel, state and number
       * with it. Name the headers in the `signedContent` of `hmacSignature` or `publicKeySignature`.
       */
      readonly verify: Verifier
      readonly tokens?: never
    }

/**
 * The verifier of a channel.
 *
 * @param prefix - what the names of the headers begin with
 * @param factory - its name, for the message
 * @throws {TypeError} not exactly one of `tokens` and `verify` is there, or it is wrong
 */
export function channelVerifier({ tokens, verify }: PushProof, prefix: string, factory: string): Verifier {
  if ((tokens === undefined) === (verify === undefined)) {
    throw new TypeError(`${factory}: exactly one of tokens and verify must be given`)
  }
  if (tokens === undefined) {
    requireVerifier(verify, factory)
    return verify
  }
  const source: SecretSource =
    typeof tokens === 'function'
      ? (request) => {
          const [channelId, ...more] = headerValues(request, `${prefix}Channel-ID`)
          return channelId === undefined || more.length > 0 ? undefined : tokens(channelId)
        }
      : tokens
  return headerToken({ header: `${prefix}Channel-Token`, tokens: source })
}

/** A message of a channel, not validated yet: what its headers say, and its body where it has one. */
export function readChannelMessage(body: unknown, request: WebhookRequest, prefix: string) {
  const header = (name: string) => readHeaderField(request, prefix + name)
  return {
    channelId: header('Channel-ID'),
    channelToken: header('Channel-Token'),
    expiration: header('Channel-Expiration'),
    resourceId: header('Resource-ID'),
    resourceUri: header('Resource-URI'),
    resourceState: header('Resource-State'),
    messageNumber: toNumber(header('Message-Number')),
    body,
  }
}

// Any other spelling stays text, which the schema then refuses: Number() also takes signs, exponents and white space.
function toNumber(text: string | undefined): number | string | undefined {
  return text !== undefined && /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : text
}

interface Numbered {
  readonly channelId: string
  readonly resourceId: string
  readonly resourceState: string
  readonly messageNumber: number
}

/** What is the same when a message comes again. */
export function channelMessageId({ channelId, resourceId, messageNumber }: Numbered): string {
  return joinId([channelId, resourceId, String(messageNumber)])
}

/** The place of a message in its channel. */
export function channelSequence({ channelId, messageNumber, resourceState }: Numbered): Sequence {
  return { channel: channelId, number: messageNumber, starts: resourceState === 'sync' }
}

/** When the channel of a delivery ends; `undefined` where it does not, or where its date cannot be read. */
export function pushExpiresAt(payload: { readonly expiration?: string | undefined }): Date | undefined {
  return payload.expiration === undefined ? undefined : parseDate(payload.expiration)
}
