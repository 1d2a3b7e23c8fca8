import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { optionalBody } from '../../core/request/body/format.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, WebhookRequest } from '../../core/request/delivery.js'
import { readHeaderField } from '../../core/request/headers.js'
import {
  type ChannelTokenResolver,
  channelLifetimeMs,
  channelMessageId,
  channelSequence,
  channelVerifier,
  type PushProof,
  pushExpiresAt,
  readChannelMessage,
} from '../styles/push-channel.js'
import { channelMessage } from '../styles/push-fields.js'

export { type ChannelTokenResolver, type PushProof, pushExpiresAt as googleExpiresAt }

const headerPrefix = 'X-Goog-'

/** The headers of every notification, and its body if it has one. */
export const googlePayloadSchema = compileSchema(
  z.looseObject({
    ...channelMessage,
    resourceUri: z.optional(z.string()),
    /** The changes of a file: `content`, `parents`, `children`, `permissions`, and values that Drive may add. */
    changed: z.optional(z.array(z.string())),
  }),
)

const states = [
  'sync',
  // Calendar
  'exists',
  'not_exists',
  // Drive
  'add',
  'remove',
  'update',
  'trash',
  'untrash',
  'change',
] as const

/** The states that Calendar and Drive document; Admin Reports sends its event names as states. */
export type GoogleState = (typeof states)[number]

/** The payload of any notification; `Body` is the type of the body, if there is one. */
export type GooglePayload<Body = unknown> = OutputOf<typeof googlePayloadSchema> & {
  readonly body?: Body | undefined
}

/** The payload types of Google's notifications. */
export interface GoogleTypes<Body = unknown> extends ProviderTypes {
  readonly events: { readonly [State in GoogleState]: GooglePayload<Body> & { readonly resourceState: State } }
  readonly fallback: GooglePayload<Body>
  readonly open: true
}

/** Options of {@link google}. */
export type GoogleOptions = PushProof & {
  /** The maximum nesting depth of a JSON body. @default 64 */
  readonly maxDepth?: number
}

/**
 * Notification channels of Google Calendar, Drive and Admin Reports: the push style with Google's names.
 *
 * The event name is the resource state. Message numbers increase with gaps, so ordering needs a sequencer of mode
 * `increasing`. Google retries only after 500, 502, 503 and 504. Only an API call stops a channel, so `gone()` is answered
 * like success.
 *
 * `Body` is the type of the JSON that Admin Reports sends, such as `admin_reports_v1.Schema$Activity` of
 * `googleapis`. It is not checked.
 *
 * Sources: https://developers.google.com/workspace/calendar/api/guides/push,
 * https://developers.google.com/workspace/drive/api/guides/push,
 * https://developers.google.com/workspace/admin/reports/v1/guides/push.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const provider = google({ tokens: async (channelId) => (await channels.find(channelId))?.token })
 */
export function google<Body = unknown>(options: GoogleOptions): Provider<GoogleTypes<Body>> {
  checkOptions<GoogleOptions>(options, 'google', {
    tokens: checkedLater,
    verify: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { maxDepth } = options
  const provider: AnyProvider = defineProvider({
    name: 'google',
    verify: channelVerifier(options, headerPrefix, 'google'),
    body: optionalBody(jsonBody({ maxDepth })),
    schema: googlePayloadSchema,
    events: Object.fromEntries(states.map((state) => [state, googlePayloadSchema])),
    openEvents: true,
    payload: (body, request) => ({
      ...readChannelMessage(body, request, headerPrefix),
      changed: readChanged(request),
    }),
    event: ({ resourceState }) => resourceState,
    id: channelMessageId,
    sequence: channelSequence,
    // A 4XX would lose the delivery without stopping the channel.
    responses: { gone: 200 },
    redeliveryMs: channelLifetimeMs,
  })
  // The event name is the state; only the caller knows the type of the body.
  return provider as Provider<GoogleTypes<Body>>
}

function readChanged(request: WebhookRequest): readonly string[] | undefined {
  const parts = readHeaderField(request, `${headerPrefix}Changed`)?.split(',')
  return parts?.map((part) => part.trim()).filter((part) => part !== '')
}
