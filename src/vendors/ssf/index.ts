import {
  checkedLater,
  forPreset,
  listOf,
  oneOf,
  optional,
  requireFunction,
  requireText,
} from '../../core/base/options.js'
import { joinId } from '../../core/provider/join-id.js'
import { reply } from '../../core/provider/outcome.js'
import type { KeyOption } from '../../core/verify/keys/key-source.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import { tokenBody } from '../../core/verify/token/token-body.js'
import { refusal, type WebhookError } from '../../errors.js'
import { finishRefusal } from '../table/answers.js'
import { defineVendor, type Vendor, type WithPayloads } from '../table/define-vendor.js'
import type { TokenBodyRow } from '../table/row.js'
import { type SsfEvents, type SsfPayload, ssfEventName, ssfEvents } from './events.js'

export {
  type CaepEvent,
  type SsfComplexMember,
  type SsfEventContents,
  type SsfEvents,
  type SsfPayload,
  type SsfSubject,
  ssfEventType,
} from './events.js'

/** What a transmitter says about its stream. */
export interface SsfStreamStatus {
  readonly issuer: string
  readonly streamId: string | undefined
  readonly status: string
  readonly reason: string | undefined
}

/** Options of {@link ssf}. */
export interface SsfOptions {
  /** The public keys of each transmitter, by its issuer: `remoteKeys` of the `jwks_uri` in its configuration. */
  readonly issuers?: Readonly<Record<string, KeyOption>>
  /** The public keys of a single transmitter, whatever its issuer. Prefer `issuers`. */
  readonly keys?: KeyOption
  /** The audiences of your streams. Other receivers get tokens of the same transmitters. */
  readonly audiences: readonly string[]
  /**
   * Whether `state` is the one of a verification that you asked for; `undefined` for one that the transmitter started.
   *
   * @default any state is accepted
   */
  readonly verifyState?: (state: string | undefined, streamId: string | undefined) => boolean
  /** Called when the transmitter pauses or disables a stream. @default the event reaches your handlers */
  readonly onStreamUpdated?: (status: SsfStreamStatus) => void
  /**
   * Whether to accept tokens of transmitters that are older than the final standard, such as Google's: without `typ`, and with
   * `exp`, which does not count. @default false
   */
  readonly legacy?: boolean
  /** How long after its `iat` a token is accepted, in seconds. Transmitters retry, and streams are polled. @default any time */
  readonly maxAgeSeconds?: number
}

const row = {
  name: 'ssf',
  title: 'Shared Signals (CAEP, RISC)',
  strength: 'signed',
  source: 'https://openid.net/specs/openid-sharedsignals-framework-1_0-final.html',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  token: {
    at: 'body',
    algorithm: 'RS256',
    type: 'secevent+jwt',
  },
  scheme: 'security event token (RFC 8417) with RS256, as the body',
  signs: 'the claims, which are the payload',
  event: { text: 'caep.session-revoked' },
  events: ssfEvents,
  sampleEvent: 'caep.session-revoked',
  id: { field: 'jti' },
  sampleOptions: { audiences: ['https://receiver.example'] },
  samplePayload: {
    iss: 'https://transmitter.example',
    aud: 'https://receiver.example',
    sub_id: { format: 'email', email: 'mira@harbour.example' },
    events: {
      'https://schemas.openid.net/secevent/caep/event-type/session-revoked': {
        initiating_entity: 'policy',
        event_timestamp: 1_795_256_130,
      },
    },
  },
  handshake: 'verification events, which the receiver answers',
} as const satisfies TokenBodyRow

/**
 * Shared Signals: security events of identity providers, pushed as signed tokens (RFC 8935).
 *
 * The payload is one event of a token with its claims. Event names are short: `caep.session-revoked`. Verification events are
 * answered, and so are stream updates with `onStreamUpdated`. Answers are those of the standard: 202, or 400 with `err`.
 *
 * @see https://openid.net/specs/openid-sharedsignals-framework-1_0-final.html
 */
export const ssf = defineVendor<SsfOptions, typeof row>(
  row,
  {
    issuers: checkedLater,
    keys: checkedLater,
    audiences: listOf(requireText),
    verifyState: optional(requireFunction),
    onStreamUpdated: optional(requireFunction),
    legacy: optional(oneOf([true, false])),
    maxAgeSeconds: optional(requireTolerance),
  },
  (options, preset) => ({
    ...forPreset(preset, () =>
      tokenBody({
        at: 'body',
        mediaTypes: ['application/secevent+jwt', 'application/jwt'],
        ...(options.issuers && { issuers: options.issuers }),
        ...(options.keys !== undefined && { keys: options.keys }),
        algorithms: ['RS256'],
        types: options.legacy ? ['secevent+jwt', 'jwt', ''] : ['secevent+jwt'],
        audiences: options.audiences,
        requiredClaims: ['iss', 'iat', 'jti', 'events'],
        // Tokens that log people in have them.
        forbiddenClaims: options.legacy ? [] : ['sub', 'exp'],
        expires: false,
        ...(options.maxAgeSeconds !== undefined && { maxAgeSeconds: options.maxAgeSeconds }),
      }),
    ),
    parts: toEvents,
    event: ({ type }) => ssfEventName(String(type)),
    id: ({ iss, jti, type }) => joinId([iss, jti, type].map(String)),
    // What `toEvents` made.
    handshake: (payload) => answerStream(payload as unknown as SsfPayload, options),
    responses: setResponses,
  }),
) as unknown as WithPayloads<Vendor<SsfOptions, typeof row.strength>, SsfEvents>

/** One payload for each event of a token; the standard allows several only as names of the same one. */
function toEvents(claims: unknown): readonly SsfPayload[] {
  const { events, sub_id: subId, ...others } = claims as Readonly<Record<string, unknown>>
  if (typeof events !== 'object' || events === null || Array.isArray(events))
    throw invalid('events', 'is not an object')
  return Object.entries(events).map(([type, event]: [string, unknown]) => {
    if (typeof event !== 'object' || event === null || Array.isArray(event)) throw invalid('events', 'has no object')
    const subject: unknown = subId ?? ('subject' in event ? event.subject : undefined)
    // The claims were verified, and their presence required.
    return { ...others, type, event, subject } as unknown as SsfPayload
  })
}

function answerStream(payload: SsfPayload, { verifyState, onStreamUpdated }: SsfOptions) {
  const { iss: issuer, event, subject } = payload
  const streamId = subject !== undefined && 'id' in subject ? subject.id : undefined
  const name = ssfEventName(payload.type)
  const [state, status, reason] = ['state', 'status', 'reason'].map((field) => textOf(event[field]))
  if (name === 'ssf.verification') {
    if (verifyState?.(state, streamId) === false) throw invalid('state', 'is not that of a verification')
    return reply('')
  }
  if (name !== 'ssf.stream-updated' || onStreamUpdated === undefined) return undefined
  onStreamUpdated({ issuer, streamId, status: status ?? '', reason })
  return reply('')
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function invalid(field: string, problem: string): WebhookError {
  return refusal('payload_invalid', `${field} ${problem}`, { field, issues: [{ path: field, message: problem }] })
}

/** The answers of RFC 8935, section 2. */
const setResponses = {
  success: 202,
  errors: {
    proof_missing: 400,
    signature_malformed: 400,
    signature_mismatch: 400,
    algorithm_not_allowed: 400,
    key_unknown: 400,
    key_not_trusted: 400,
    timestamp_malformed: 400,
    timestamp_too_old: 400,
    timestamp_in_future: 400,
  },
  finish: finishRefusal(({ code, field }) => {
    if (/unavailable|timeout|internal|handler|shutting|lease|progress|order|deadline|outcome|aborted/.test(code))
      return undefined
    const err = errOf(code, field)
    return { err, description: descriptions[err] }
  }),
} as const

const descriptions = {
  invalid_request: 'The request is not a security event token that this endpoint accepts.',
  invalid_key: 'The key or the signature of the token is not acceptable.',
  invalid_issuer: 'The issuer of the token is not known here.',
  invalid_audience: 'The token is not for this endpoint.',
  invalid_state: 'The state is not that of a verification.',
} as const

function errOf(code: string, field: string | undefined): keyof typeof descriptions {
  if (field === 'iss') return 'invalid_issuer'
  if (field === 'aud') return 'invalid_audience'
  if (field === 'state') return 'invalid_state'
  return /^(key|algorithm)/.test(code) || (code === 'signature_mismatch' && field === undefined)
    ? 'invalid_key'
    : 'invalid_request'
}
