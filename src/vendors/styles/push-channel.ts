import type { MaybePromise } from '../../core/base/maybe-promise.js'
import { forPreset } from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { joinId } from '../../core/provider/join-id.js'
import type { Sequence, WebhookRequest } from '../../core/request/delivery.js'
import { headerValues, readHeaderField } from '../../core/request/headers.js'
import { headerToken } from '../../core/verify/header-token.js'
import type { Secret, SecretSource } from '../../core/verify/secrets/secrets.js'
import { requireVerifier, type Verifier } from '../../core/verify/verifier.js'

/** Channels live for days, and a message may be retried for as long. */
export const channelLifetimeMs = 7 * 86_400_000

/**
 * Looks up the tokens of a channel, newest first. If there is no token, the request is refused; if the function rejects, the
 * response is 503.
 */
export type ChannelTokenResolver = (channelId: string) => MaybePromise<Secret | readonly Secret[] | undefined>

/** How deliveries are authenticated: by the channel's token, or by another verifier. */
export type PushProof =
  | {
      /**
       * The channel token: one for all channels, a list with the newest first, or a function that looks them up by channel
       * id. Store a channel before you register it: its first message can arrive before the response to the registration.
       */
      readonly tokens: Secret | readonly Secret[] | ChannelTokenResolver
      readonly verify?: never
    }
  | {
      /**
       * Verifies who sent a request, for channels without a token. It must cover the headers, which hold the whole
       * delivery: a signature over the empty body can be replayed with any channel, state and number. Name the headers in
       * the `signedContent` of `hmacSignature` or `publicKeySignature`.
       */
      readonly verify: Verifier
      readonly tokens?: never
    }

/**
 * The verifier of a channel.
 *
 * @param prefix - the prefix of the header names
 * @param factory - the name of the calling function, for error messages
 * @throws {TypeError} unless exactly one of `tokens` and `verify` is set and valid
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
  return forPreset(factory, () => headerToken({ header: `${prefix}Channel-Token`, tokens: source }))
}

/** Reads a message of a channel from its headers and body, without validating it. */
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

// Other spellings stay text, which the schema refuses: Number() also accepts signs, exponents and white space.
function toNumber(text: string | undefined): number | string | undefined {
  return text !== undefined && /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : text
}

interface Numbered {
  readonly channelId: string
  readonly resourceId: string
  readonly resourceState: string
  readonly messageNumber: number
}

/** The id of a message, the same in every attempt. */
export function channelMessageId({ channelId, resourceId, messageNumber }: Numbered): string {
  return joinId([channelId, resourceId, String(messageNumber)])
}

/** The position of a message in its channel. */
export function channelSequence({ channelId, messageNumber, resourceState }: Numbered): Sequence {
  return { channel: channelId, number: messageNumber, starts: resourceState === 'sync' }
}

/** When the channel of a delivery expires; `undefined` if it does not or the date is unreadable. */
export function pushExpiresAt(payload: { readonly expiration?: string | undefined }): Date | undefined {
  return payload.expiration === undefined ? undefined : parseDate(payload.expiration)
}
