import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { checkedLater, checkOptions, optional, requirePositiveInteger } from '../../base/options.js'
import { defineProvider } from '../../provider/define-provider.js'
import type { AnyProvider, Provider } from '../../provider/provider.js'
import { optionalBody } from '../../request/body/format.js'
import { jsonBody } from '../../request/body/json.js'
import type { ProviderTypes, WebhookRequest } from '../../request/delivery.js'
import { readHeaderField } from '../../request/headers.js'
import type { OutputOf } from '../../schema/schema.js'
import {
  type ChannelTokenResolver,
  channelLifeMs,
  channelMessage,
  channelMessageId,
  channelSequence,
  channelVerifier,
  type PushProof,
  pushExpiresAt,
  readChannelMessage,
} from '../../styles/push-channel.js'

export { type ChannelTokenResolver, type PushProof, pushExpiresAt as googleExpiresAt }

const headerPrefix = 'X-Goog-'

/** What every notification says in its headers, and its body where it has one. */
export const googlePayloadSchema = compileSchema(
  z.looseObject({
    ...channelMessage,
    /** What changed about a file: `content`, `parents`, `children`, `permissions`, or what Drive adds to them. */
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

/** The states that Calendar and Drive document; Admin Reports has the names of its events there. */
export type GoogleState = (typeof states)[number]

/** The payload of any notification; `Body` is what the body holds, where there is one. */
export type GooglePayload<Body = unknown> = OutputOf<typeof googlePayloadSchema> & {
  readonly body?: Body | undefined
}

/** The payload types of Google's notifications. */
export interface GoogleTypes<Body = unknown> extends ProviderTypes {
  readonly events: { readonly [State in GoogleState]: GooglePayload<Body> & { readonly resourceState: State } }
  readonly fallback: GooglePayload<Body>
}

/** Options of {@link google}. */
export type GoogleOptions = PushProof & {
  /** How deep the JSON may be nested where there is a body. @default 64 */
  readonly maxDepth?: number
}

/**
 * Notification channels of Google Calendar, Drive and Admin Reports: the push style with Google's names.
 *
 * The event is the resource state. Numbers rise with holes, so order needs a sequencer of mode `increasing`. Google
 * sends again only after 500, 502, 503 and 504, and stopping a channel takes a call to its API: `gone()` is answered
 * like success.
 *
 * `Body` is the type of the JSON that Admin Reports sends along, such as `admin_reports_v1.Schema$Activity` of
 * `googleapis`. Nothing checks it.
 *
 * Sources: https://developers.google.com/workspace/calendar/api/guides/push,
 * https://developers.google.com/workspace/drive/api/guides/push,
 * https://developers.google.com/workspace/admin/reports/v1/guides/push.
 *
 * @throws {TypeError} which option is wrong
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
    payload: (body, request) => ({
      ...readChannelMessage(body, request, headerPrefix),
      changed: readChanged(request),
    }),
    event: ({ resourceState }) => resourceState,
    id: channelMessageId,
    sequence: channelSequence,
    // Any 4XX would lose the delivery and leave the channel as it is.
    responses: { gone: 200 },
    redeliveryMs: channelLifeMs,
  })
  // The event is the state, and nobody but the caller knows the body.
  return provider as Provider<GoogleTypes<Body>>
}

function readChanged(request: WebhookRequest): readonly string[] | undefined {
  const parts = readHeaderField(request, `${headerPrefix}Changed`)?.split(',')
  return parts?.map((part) => part.trim()).filter((part) => part !== '')
}
