import * as z from 'zod/mini'
import { computeMac } from '#crypto'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import { checkedLater, checkOptions, forPreset, optional, requirePositiveInteger } from '../../core/base/options.js'
import { crc32 } from '../../core/bytes/crc32.js'
import { encodeBytes, encodeUtf8 } from '../../core/bytes/encoding.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import { joinId } from '../../core/provider/join-id.js'
import { type Outcome, reply } from '../../core/provider/outcome.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, WebhookRequest } from '../../core/request/delivery.js'
import { hmacSignature } from '../../core/verify/hmac-signature.js'
import { prepareMacKeys } from '../../core/verify/secrets/mac-keys.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { v0SignatureOptions, v0SignedPrefix } from '../../core/verify/v0-signature.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal, WebhookError } from '../../errors.js'
import type { ZoomObjects } from '../../generated/payloads/zoom.js'

export type { ZoomObjects } from '../../generated/payloads/zoom.js'

const validation = 'endpoint.url_validation'

const zoomEvents = [
  'meeting.created',
  'meeting.updated',
  'meeting.deleted',
  'meeting.permanently_deleted',
  'meeting.recovered',
  'meeting.started',
  'meeting.ended',
  'meeting.alert',
  'meeting.participant_joined',
  'meeting.participant_left',
  'meeting.participant_joined_waiting_room',
  'meeting.participant_left_waiting_room',
  'meeting.participant_admitted',
  'meeting.participant_put_in_waiting_room',
  'meeting.participant_jbh_joined',
  'meeting.participant_jbh_waiting',
  'meeting.participant_jbh_waiting_left',
  'meeting.participant_role_changed',
  'meeting.sharing_started',
  'meeting.sharing_ended',
  'meeting.registration_created',
  'meeting.registration_approved',
  'meeting.registration_cancelled',
  'meeting.registration_denied',
  'meeting.summary_completed',
  'webinar.created',
  'webinar.updated',
  'webinar.deleted',
  'webinar.started',
  'webinar.ended',
  'webinar.participant_joined',
  'webinar.participant_left',
  'webinar.registration_created',
  'webinar.registration_approved',
  'webinar.registration_cancelled',
  'webinar.registration_denied',
  'recording.started',
  'recording.paused',
  'recording.resumed',
  'recording.stopped',
  'recording.completed',
  'recording.renamed',
  'recording.trashed',
  'recording.deleted',
  'recording.recovered',
  'recording.transcript_completed',
  'user.created',
  'user.updated',
  'user.activated',
  'user.deactivated',
  'user.deleted',
  'user.disassociated',
  'user.presence_status_updated',
  'user.settings_updated',
  'user.signed_in',
  'user.signed_out',
  'account.created',
  'account.updated',
  'account.disassociated',
  'app_deauthorized',
] as const

/** An event of Zoom that editors complete; there are many more (https://developers.zoom.us/docs/api/webhooks/). */
export type ZoomEventName = (typeof zoomEvents)[number]

/** The fields of every delivery. */
export const zoomPayloadSchema = compileSchema(
  z.looseObject({
    event: z.string().check(z.minLength(1)),
    /** When the event happened, in milliseconds since 1970. */
    event_ts: z.optional(z.number()),
    payload: z.looseObject({
      account_id: z.optional(z.string()),
      /** The subject of the event. */
      object: z.optional(z.looseObject({})),
      /** Only in requests that validate the endpoint. */
      plainToken: z.optional(z.string()),
    }),
  }),
)

/** The payload of a delivery, with the subject of the event in `payload.object`. */
export type ZoomPayload = OutputOf<typeof zoomPayloadSchema>

/** A delivery with the type of its object. Only the envelope is checked. */
export interface ZoomEventOf<Subject extends { [field: string]: unknown }> extends ZoomPayload {
  payload: ZoomPayload['payload'] & { object: Subject }
}

/** The payload types of Zoom. */
export interface ZoomTypes extends ProviderTypes {
  readonly events: {
    readonly [Type in ZoomEventName]: Type extends keyof ZoomObjects ? ZoomEventOf<ZoomObjects[Type]> : ZoomPayload
  }
  readonly fallback: ZoomPayload
}

/** Options of {@link zoom}. */
export interface ZoomOptions {
  /** The secret tokens of the app, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
  /**
   * How far the signed time may be from the clock, in seconds, in either direction.
   *
   * Zoom documents no tolerance. It retries for up to 85 minutes and does not say whether each attempt is signed with a new
   * time, so a shorter tolerance can lose deliveries.
   *
   * @default 7200: Zoom's 85 minutes, and 35 for delays and clock skew
   */
  readonly toleranceSeconds?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * Zoom: the webhooks of an app.
 *
 * The event name is that of Zoom, such as `meeting.started`. Endpoint validation is verified like any delivery, answered
 * here, and does not reach a handler.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://developers.zoom.us/docs/api/webhooks/
 *
 * @example
 * const receiver = createReceiver({
 *   provider: zoom({ secrets: process.env.ZOOM_WEBHOOK_SECRET_TOKEN ?? '' }),
 *   on: { 'meeting.started': ({ payload }) => console.log(payload.payload.object?.['topic']) },
 *   dedupe: memoryDedupeStore(),
 * })
 */
export function zoom(options: ZoomOptions): Provider<ZoomTypes> {
  checkOptions(options, 'zoom', {
    secrets: checkedLater,
    toleranceSeconds: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { secrets, toleranceSeconds = 7200, maxDepth } = options
  const scheme = v0SignatureOptions('x-zm-signature', { header: 'x-zm-request-timestamp', toleranceSeconds })
  const { verify, keyOf } = withMemory(forPreset('zoom', () => hmacSignature({ ...scheme, secrets })))
  const macKeys = prepareMacKeys(secrets, { option: 'zoom: secrets' })

  const validate = (token: string, request: WebhookRequest): MaybePromise<Outcome> => {
    if (token.startsWith(v0SignedPrefix)) throw signable()
    const bytes = encodeUtf8(token)
    const mac = chain(macKeys(request, {}), (keys) => computeMac(requireKey(keys[keyOf(request)]), [bytes]))
    return chain(mac, (digest) => reply({ plainToken: token, encryptedToken: encodeBytes(digest, 'hex') }))
  }

  const provider: AnyProvider = defineProvider({
    name: 'zoom',
    verify,
    body: jsonBody({ maxDepth }),
    schema: zoomPayloadSchema,
    events: eventSchemas(zoomEvents, zoomPayloadSchema),
    event: ({ event }) => event,
    id: idOf,
    handshake: ({ event, payload: { plainToken } }, request) =>
      event === validation && plainToken !== undefined ? validate(plainToken, request) : undefined,
    ackDeadlineMs: 3000,
    redeliveryMs: 7_200_000,
  })
  return provider as Provider<ZoomTypes>
}

/** A verifier that remembers which secret signed a request, because the same secret must sign the response. */
function withMemory(verifier: Verifier): { verify: Verifier; keyOf: (request: WebhookRequest) => number } {
  const matched = new WeakMap<WebhookRequest, number>()
  return {
    verify: (request, context) =>
      chain(verifier(request, context), (proof) => {
        if (typeof proof.key === 'number') matched.set(request, proof.key)
        return proof
      }),
    keyOf: (request) => matched.get(request) ?? -1,
  }
}

// The response would be a valid signature of a delivery that an attacker chose.
function signable(): WebhookError {
  const issue = { path: 'payload.plainToken', message: 'begins like content that Zoom signs' }
  return refusal('payload_invalid', `${issue.path} ${issue.message}`, { issues: [issue] })
}

function requireKey<Key>(key: Key | undefined): Key {
  if (key === undefined) throw new WebhookError('key_unavailable', 'the secret that verified the request is gone')
  return key
}

// Zoom documents no delivery id. The CRC-32 tells apart events of the same millisecond, whose bodies differ.
function idOf({ event, event_ts }: ZoomPayload, { body }: WebhookRequest): string | undefined {
  return event_ts === undefined ? undefined : joinId([event, String(event_ts), crc32(body).toString(16)])
}
