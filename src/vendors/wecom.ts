import { checkedLater, optional, requireString, requireText } from '../core/base/options.js'
import { decodeUtf8 } from '../core/bytes/encoding.js'
import { reply } from '../core/provider/outcome.js'
import { jsonBody } from '../core/request/body/json.js'
import { xmlBody } from '../core/request/body/xml.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import { refusal } from '../errors.js'
import { defineVendor } from './table/define-vendor.js'
import { readField, readQuery } from './table/places.js'
import type { VendorFacts } from './table/row.js'
import { ciphertextOf, sealedMessages } from './table/sealed-message.js'

/** Options of {@link wecom}. */
export interface WecomOptions {
  /** The Token of the callback. */
  readonly token: string
  /** The EncodingAESKey of the callback, or several with the newest first. */
  readonly encodingAesKey: string | readonly string[]
  /** Whom messages are for: your corp id, the id of your suite, or an empty text for robots. */
  readonly receiveId: string
  /** How far the signed time may be from the clock, in seconds, in either direction. @default 300 */
  readonly toleranceSeconds?: number
}

const row = {
  name: 'wecom',
  title: 'WeCom',
  strength: 'signed with time',
  source: 'https://developer.work.weixin.qq.com/document/path/101033',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: '@wecom/crypto',
  sealed: 'wecom',
  scheme: 'SHA-1 of sorted texts, in the query; AES-256-CBC',
  signs: 'token, time, nonce and ciphertext',
  event: { text: 'text' },
  sampleEvent: 'text',
  id: { field: 'MsgId' },
  samplePayload: { MsgType: 'text', MsgId: '7290003', FromUserName: 'mira', Content: 'High water' },
  sampleOptions: { token: 'QDG6eK', receiveId: 'wx5823bf96d3bd56c7' },
  ackSeconds: 5,
  handshake: '`GET` with an encrypted `echostr`: its text',
} as const satisfies VendorFacts

/**
 * WeCom: messages and events of apps, and of robots, which send JSON. The payload is the decrypted message; the event name its
 * `Event` or `MsgType`. The check of the URL is answered.
 */
export const wecom = defineVendor<WecomOptions, typeof row>(
  row,
  {
    token: requireText,
    encodingAesKey: checkedLater,
    receiveId: requireString,
    toleranceSeconds: optional(requireTolerance),
  },
  ({ toleranceSeconds = 300, ...options }, preset) => {
    const messages = sealedMessages({ ...options, toleranceSeconds, unit: 'seconds' }, preset)
    return {
      verify: async (request, { now }) => {
        const signedAt = messages.checkTime(await messages.verify(request, ciphertextOf(request)), now)
        return { strength: 'signature', verifier: preset, algorithm: 'sha1', signedAt }
      },
      open: (request) => messages.open(ciphertextOf(request)),
      body: [xmlBody({ mediaTypes: ['text/xml'] }), jsonBody()],
      probe: {
        methods: ['GET'],
        async answer(request) {
          const echo = request.method === 'GET' ? readQuery(request.url, 'echostr') : undefined
          if (echo === undefined) return undefined
          // Of any time: a copy gets the answer that the original got.
          await messages.verify(request, echo)
          const text = decodeUtf8(await messages.open(echo))
          if (text === undefined || !/^[\w.-]{1,128}$/.test(text)) {
            throw refusal('signature_mismatch', 'echostr is not a plain text', { field: 'echostr' })
          }
          return reply(text, { mediaType: 'text/plain', headers: { 'x-content-type-options': 'nosniff' } })
        },
      },
      event: (payload) =>
        readField(payload, 'Event') ?? readField(payload, 'MsgType') ?? readField(payload, 'msgtype') ?? 'message',
      id: (payload) => readField(payload, 'MsgId') ?? readField(payload, 'msgid'),
    }
  },
)
