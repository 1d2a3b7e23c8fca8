import { checkedLater, optional, requireText } from '../core/base/options.js'
import { reply } from '../core/provider/outcome.js'
import { jsonBody } from '../core/request/body/json.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import { finishSuccess } from './table/answers.js'
import { defineVendor } from './table/define-vendor.js'
import type { VendorFacts } from './table/row.js'
import { ciphertextOf, type SealedMessages, sealedMessages } from './table/sealed-message.js'

/** Options of {@link dingtalk}. */
export interface DingtalkOptions {
  /** The token of the event subscription. */
  readonly token: string
  /** The aes_key of the event subscription, or several with the newest first. */
  readonly encodingAesKey: string | readonly string[]
  /** Whom messages are for: the AppKey of your app, the CorpId of an older one, or the SuiteKey of a suite. */
  readonly receiveId: string
  /** How far the signed time may be from the clock, in seconds, in either direction. @default 300 */
  readonly toleranceSeconds?: number
}

const row = {
  name: 'dingtalk',
  title: 'DingTalk',
  strength: 'signed with time',
  source: 'https://open.dingtalk.com/document/orgapp/configure-event-subcription',
  verifiedOn: '2026-11-27',
  evidence: 'vector',
  sealed: 'dingtalk',
  scheme: 'SHA-1 of sorted texts, in the query; AES-256-CBC',
  signs: 'token, time, nonce and ciphertext',
  event: { field: 'EventType' },
  sampleEvent: 'user_add_org',
  samplePayload: { TimeStamp: '1795256130000', UserId: ['mira'], CorpId: 'ding9f50b15bccd16741' },
  sampleOptions: { token: '123456', receiveId: 'suite4xxxxxxxxxxxxxxx' },
  ackSeconds: 1.5,
  handshake: '`check_url` and others, answered like all events',
} as const satisfies VendorFacts

/** DingTalk: events of organizations, by HTTP. Every success is answered by the encrypted text `success`, as DingTalk wants it. */
export const dingtalk = defineVendor<DingtalkOptions, typeof row>(
  row,
  {
    token: requireText,
    encodingAesKey: checkedLater,
    receiveId: requireText,
    toleranceSeconds: optional(requireTolerance),
  },
  ({ toleranceSeconds = 300, ...options }, preset) => {
    const messages = sealedMessages({ ...options, toleranceSeconds, unit: 'milliseconds' }, preset)
    // Valid for any request, so that of a request at the same time does, too.
    let sealed: Awaited<ReturnType<SealedMessages['seal']>> | undefined
    return {
      verify: async (request, { now }) => {
        const signedAt = messages.checkTime(await messages.verify(request, ciphertextOf(request)), now)
        sealed = await messages.seal('success', now)
        return { strength: 'signature', verifier: preset, algorithm: 'sha1', signedAt }
      },
      open: (request) => messages.open(ciphertextOf(request)),
      body: jsonBody(),
      handshake: ({ EventType: type }) =>
        typeof type === 'string' && /^check_(url|create_suite_url|update_suite_url)$/.test(type)
          ? success(sealed)
          : undefined,
      responses: { accepted: 200, finish: finishSuccess(() => success(sealed)) },
    }
  },
)

function success(sealed: Awaited<ReturnType<SealedMessages['seal']>> | undefined) {
  const { encrypt = '', signature = '', timestamp = '', nonce = '' } = sealed ?? {}
  return reply({ msg_signature: signature, timeStamp: timestamp, nonce, encrypt })
}
