import { importSealKey, openBytes } from '#crypto'
import { checkedLater, forPreset, optional } from '../core/base/options.js'
import { decodeBytes, encodeUtf8 } from '../core/bytes/encoding.js'
import { parseJson } from '../core/request/body/json.js'
import type { WebhookRequest } from '../core/request/delivery.js'
import { headerBytes, headerValues, requireHeader } from '../core/request/headers.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { publicKeySignature } from '../core/verify/public-key-signature.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import { refusal } from '../errors.js'
import { finishRefusal } from './table/answers.js'
import { defineVendor } from './table/define-vendor.js'
import { readField, readValue } from './table/places.js'
import type { VendorFacts } from './table/row.js'

/** Options of {@link wechatPay}. */
export interface WechatPayOptions {
  /** The public keys or certificates of WeChat Pay, by serial number or public key id: the value of `Wechatpay-Serial`. */
  readonly keys: KeyOption
  /** The APIv3 keys of your account, newest first: 32 characters each. */
  readonly apiKeys: string | readonly string[]
  /** How far the signed time may be from the clock, in seconds, in either direction. @default 300 */
  readonly toleranceSeconds?: number
}

const row = {
  name: 'wechat-pay',
  title: 'WeChat Pay',
  strength: 'signed with time',
  source: 'https://pay.weixin.qq.com/doc/v3/merchant/4013053249',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'wechatpay-axios-plugin',
  sealed: 'wechat-pay',
  sealedKey: 'RS256',
  scheme: 'RSA with SHA-256, base64; AES-256-GCM',
  signs: 'time, nonce and body',
  event: { field: 'event_type' },
  sampleEvent: 'TRANSACTION.SUCCESS',
  id: { field: 'id' },
  samplePayload: {
    resource_type: 'encrypt-resource',
    resource: { mchid: '1230000109', trade_state: 'SUCCESS', transaction_id: '1217752501201407033233368018' },
  },
  sampleOptions: { apiKeys: '0123456789abcdef0123456789abcdef' },
  ackSeconds: 5,
  retries: {
    delaysSeconds: [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600],
    hours: 25,
  },
} as const satisfies VendorFacts

/**
 * WeChat Pay, version 3: payments and refunds. `payload.resource` is decrypted. Compare its `mchid`, `appid` and amount with the order.
 *
 * WeChat Pay probes endpoints with wrong signatures that begin with `WECHATPAY/SIGNTEST/`: they are refused like any other, which
 * is the right answer.
 */
export const wechatPay = defineVendor<WechatPayOptions, typeof row>(
  row,
  { keys: checkedLater, apiKeys: checkedLater, toleranceSeconds: optional(requireTolerance) },
  ({ keys, apiKeys, toleranceSeconds = 300 }, preset) => {
    const verify = forPreset(preset, () =>
      publicKeySignature({
        keys,
        algorithms: ['RS256'],
        header: 'Wechatpay-Signature',
        keyIdHeader: 'Wechatpay-Serial',
        timestamp: { header: 'Wechatpay-Timestamp', toleranceSeconds },
        signedContent: (request, timestamp) => [
          `${timestamp}\n`,
          headerBytes(requireHeader(request, 'Wechatpay-Nonce')),
          '\n',
          request.body,
          '\n',
        ],
      }),
    )
    return {
      verify: (request, context) => {
        const types = headerValues(request, 'Wechatpay-Signature-Type')
        if (types.some((type) => type !== 'WECHATPAY2-SHA256-RSA2048')) {
          throw refusal('algorithm_not_allowed', 'Wechatpay-Signature-Type is another one', {
            field: 'Wechatpay-Signature-Type',
          })
        }
        return verify(request, context)
      },
      open: opener(apiKeys, preset),
      responses: {
        accepted: 200,
        finish: finishRefusal(() => ({ code: 'FAIL', message: 'refused' })),
      },
    }
  },
)

function opener(
  apiKeys: WechatPayOptions['apiKeys'],
  preset: string,
): (request: WebhookRequest) => Promise<Uint8Array> {
  const raw = [apiKeys].flat().map((key) => (typeof key === 'string' ? encodeUtf8(key) : new Uint8Array()))
  if (raw.length === 0 || raw.some((key) => key.length !== 32)) {
    throw new TypeError(`${preset}: apiKeys must be one or more APIv3 keys of 32 characters`)
  }
  const keys = raw.map(importSealKey)
  return async ({ body }) => {
    const payload = parseJson(body, 16)
    const [ciphertext = '', nonce = '', additional = ''] = ['ciphertext', 'nonce', 'associated_data'].map((name) =>
      readField(payload, `resource.${name}`),
    )
    const sealed = decodeBytes(ciphertext, 'base64') ?? new Uint8Array()
    const [iv, associated] = [encodeUtf8(nonce), encodeUtf8(additional)]
    const isKnown = readValue(payload, 'resource.algorithm') === 'AEAD_AES_256_GCM' && iv.length === 12
    const opened = isKnown ? keys.map(async (key) => openBytes(key, iv, sealed, associated)) : []
    const resource = (await Promise.all(opened)).find((plain) => plain !== undefined)
    if (resource === undefined)
      throw refusal('signature_mismatch', 'no APIv3 key opens the resource', { field: 'resource' })
    // `resource` has a field, so the payload is an object.
    return encodeUtf8(JSON.stringify({ ...(payload as object), resource: parseJson(resource, 32) }))
  }
}
