import { computeDigest, equalBytes } from '#crypto'
import { chain } from '../core/base/maybe-promise.js'
import { checkedLater, optional } from '../core/base/options.js'
import { concatBytes } from '../core/bytes/concat.js'
import { decodeBytes, decodeUtf8, encodeUtf8 } from '../core/bytes/encoding.js'
import { decryptCbc, importCbcKey, withoutPadding } from '../core/crypto/ciphers.js'
import { reply } from '../core/provider/outcome.js'
import { jsonBody, parseJson } from '../core/request/body/json.js'
import type { WebhookRequest } from '../core/request/delivery.js'
import { headerBytes, headerValues, requireHeader } from '../core/request/headers.js'
import { withPlaces } from '../core/verify/secrets/credential-places.js'
import { checkTimestamp, requireTolerance } from '../core/verify/signed/timestamp.js'
import type { Verifier, VerifyContext } from '../core/verify/verifier.js'
import { refusal } from '../errors.js'
import type { LarkPayloads } from './payloads/lark.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import { readField } from './table/places.js'
import type { VendorFacts } from './table/row.js'

export type { LarkPayloads } from './payloads/lark.js'

/** Options of {@link lark}: `encryptKeys`, `tokens` or both. */
export interface LarkOptions {
  /** The Encrypt Keys of your app, newest first. Without one, nothing is signed, and the strength of the proof is `token`. */
  readonly encryptKeys?: string | readonly string[]
  /** The Verification Tokens of your app, newest first. Required without `encryptKeys`. */
  readonly tokens?: string | readonly string[]
  /**
   * How far the signed time may be from the clock, in seconds, in either direction. Lark retries for seven hours and a quarter, and does not
   * say whether with a new time.
   *
   * @default 28_800, 8 hours
   */
  readonly toleranceSeconds?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

const events = [
  'contact.user.created_v3',
  'contact.user.deleted_v3',
  'contact.user.updated_v3',
  'im.chat.disbanded_v1',
  'im.chat.member.bot.added_v1',
  'im.chat.member.bot.deleted_v1',
  'im.chat.member.user.added_v1',
  'im.chat.member.user.deleted_v1',
  'im.chat.updated_v1',
  'im.message.message_read_v1',
  'im.message.reaction.created_v1',
  'im.message.reaction.deleted_v1',
  'im.message.receive_v1',
] as const satisfies readonly (keyof LarkPayloads)[]

const row = {
  name: 'lark',
  title: 'Lark and Feishu',
  strength: 'signed with time',
  source:
    'https://open.feishu.cn/document/server-docs/event-subscription-guide/event-subscription-configure-/encrypt-key-encryption-configuration-case',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: '@larksuiteoapi/node-sdk',
  sealed: 'lark',
  scheme: 'SHA-256 of time, nonce, Encrypt Key and body, hex; AES-256-CBC',
  signs: 'time, nonce and body',
  event: { field: 'header.event_type' },
  sampleEvent: 'im.message.receive_v1',
  events,
  id: { field: 'header.event_id' },
  samplePayload: { schema: '2.0', event: { message: { message_id: 'om_1' } } },
  ackSeconds: 3,
  retries: { delaysSeconds: [15, 300, 3600, 21_600], hours: 8 },
  handshake: '`url_verification`: its challenge as JSON',
} as const satisfies VendorFacts

/**
 * Lark and Feishu: events of apps. The payload is decrypted; the event name its `event_type`. The challenge is answered, if its
 * signature or its token is right.
 */
export const lark = defineVendor<LarkOptions, typeof row>(
  row,
  { encryptKeys: checkedLater, tokens: checkedLater, toleranceSeconds: optional(requireTolerance) },
  ({ toleranceSeconds = 28_800, maxDepth, ...options }, preset) => {
    const encryptKeys = readList(options.encryptKeys, `${preset}: encryptKeys`)
    const tokens = readList(options.tokens, `${preset}: tokens`).map(encodeUtf8)
    if (encryptKeys.length + tokens.length === 0) throw new TypeError(`${preset}: encryptKeys or tokens must be given`)
    const open = opener(encryptKeys)
    return {
      verify: larkVerifier({ encryptKeys, tokens, toleranceSeconds, open, preset }),
      open,
      body: jsonBody({ maxDepth }),
      event: (payload) =>
        readField(payload, 'header.event_type') ??
        readField(payload, 'event.type') ??
        readField(payload, 'type') ??
        'event',
      id: (payload) => readField(payload, 'header.event_id') ?? readField(payload, 'uuid'),
      handshake: ({ type, challenge }) =>
        type === 'url_verification' && typeof challenge === 'string' ? reply({ challenge }) : undefined,
    }
  },
) as unknown as WithPayloads<Vendor<LarkOptions, typeof row.strength>, LarkPayloads>

interface LarkChecks {
  readonly encryptKeys: readonly string[]
  readonly tokens: readonly Uint8Array[]
  readonly toleranceSeconds: number
  readonly open: (request: WebhookRequest) => Promise<Uint8Array>
  readonly preset: string
}

function larkVerifier({ encryptKeys, tokens, toleranceSeconds, open, preset }: LarkChecks): Verifier {
  const verifySigned = async (request: WebhookRequest, { now }: VerifyContext) => {
    const [timestamp, nonce, given] = ['X-Lark-Request-Timestamp', 'X-Lark-Request-Nonce', 'X-Lark-Signature'].map(
      (name) => requireHeader(request, name),
    ) as [string, string, string]
    const signature = decodeBytes(given, 'hex')
    // A plain hash over joined parts: fixed forms keep their borders.
    if (signature?.length !== 32 || !/^[\w-]{1,64}$/.test(nonce)) {
      throw refusal('signature_malformed', 'X-Lark-Signature is not a SHA-256 in hex', { field: 'X-Lark-Signature' })
    }
    const signedAt = checkTimestamp(timestamp, { now, field: 'X-Lark-Request-Timestamp', toleranceSeconds })
    const matches = await Promise.all(
      encryptKeys.map(async (key) => {
        const content = concatBytes([headerBytes(timestamp), headerBytes(nonce), encodeUtf8(key), request.body])
        return chain(computeDigest('sha256', content), (hash) => equalBytes(hash, signature))
      }),
    )
    const key = matches.indexOf(true)
    if (key === -1) throw mismatch()
    return { strength: 'signature', verifier: preset, algorithm: 'sha256', key, signedAt } as const
  }

  // With an Encrypt Key, only the challenge may come without a signature. Whatever is wrong with it is answered alike: it is
  // decrypted before anything is proved, and answers that differ would decrypt a captured body byte by byte.
  const isChallenge = async (request: WebhookRequest) => {
    try {
      const content = await open(request)
      requireToken(content, tokens)
      return readField(parseJson(content, 64), 'type') === 'url_verification'
    } catch {
      return false
    }
  }

  return async (request, context) => {
    const isSigned = headerValues(request, 'X-Lark-Signature').length > 0
    if (encryptKeys.length > 0 && isSigned) {
      const proof = await verifySigned(request, context)
      if (tokens.length > 0) requireToken(await open(request), tokens)
      return proof
    }
    const proof = { strength: 'token', verifier: preset } as const
    if (encryptKeys.length === 0) {
      return withPlaces(proof, [{ in: 'json', name: 'token', value: requireToken(request.body, tokens) }])
    }
    if (!(await isChallenge(request))) {
      throw refusal('proof_missing', 'X-Lark-Signature is missing', { field: 'X-Lark-Signature' })
    }
    return proof
  }
}

function requireToken(content: Uint8Array, tokens: readonly Uint8Array[]): Uint8Array {
  const payload = parseJson(content, 64)
  const given = encodeUtf8(readField(payload, 'header.token') ?? readField(payload, 'token') ?? '')
  if (tokens.map((token) => equalBytes(token, given)).includes(true)) return given
  throw refusal('token_mismatch', 'token is not the Verification Token', { field: 'token' })
}

/** Decrypts the field `encrypt`; a body without it stays as it is, if there is no key. */
function opener(encryptKeys: readonly string[]): (request: WebhookRequest) => Promise<Uint8Array> {
  let keys: Promise<readonly CryptoKey[]> | undefined
  const loadKeys = () =>
    (keys ??= Promise.all(
      encryptKeys.map(async (key) => chain(computeDigest('sha256', encodeUtf8(key)), importCbcKey)),
    ))
  return async ({ body }) => {
    if (encryptKeys.length === 0) return body
    const data = decodeBytes(readField(parseJson(body, 4), 'encrypt') ?? '', 'base64')
    if (data === undefined || data.length < 32) throw mismatch()
    const opened = await Promise.all(
      (await loadKeys()).map(async (key) => {
        const padded = await decryptCbc(key, data.subarray(0, 16), data.subarray(16))
        const plain = padded && withoutPadding(padded, 16)
        // A wrong key may yield a right padding, but no JSON.
        return plain !== undefined && decodeUtf8(plain)?.startsWith('{') ? plain : undefined
      }),
    )
    const found = opened.find((plain) => plain !== undefined)
    if (found === undefined) throw mismatch()
    return found
  }
}

function readList(value: LarkOptions['tokens'], option: string): readonly string[] {
  const list: readonly unknown[] = value === undefined ? [] : [value].flat()
  const texts = list.filter((item) => typeof item === 'string' && item !== '')
  if (texts.length !== list.length) throw new TypeError(`${option} must be one or more non-empty texts`)
  return texts as readonly string[]
}

function mismatch(): Error {
  return refusal('signature_mismatch', 'no Encrypt Key made this request')
}
