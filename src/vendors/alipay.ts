import { verifySignature } from '#crypto'
import { chain } from '../core/base/maybe-promise.js'
import { checkedLater, listOf, requireText } from '../core/base/options.js'
import { decodeBytes, encodeUtf8 } from '../core/bytes/encoding.js'
import { reply } from '../core/provider/outcome.js'
import { type KeyOption, toKeySource } from '../core/verify/keys/key-source.js'
import { findMatchingKey, requireAlgorithms } from '../core/verify/keys/try-keys.js'
import { refusal } from '../errors.js'
import { finishSuccess } from './table/answers.js'
import { defineVendor } from './table/define-vendor.js'
import { flatForm, readFlatForm } from './table/flat-form.js'
import type { VendorFacts } from './table/row.js'

/** Options of {@link alipay}. */
export interface AlipayOptions {
  /** The public keys of Alipay for your app, newest first; not those of your app. */
  readonly keys: KeyOption
  /** The ids of your apps. Alipay signs the notifications of all apps with the same key. */
  readonly appIds: readonly string[]
}

const row = {
  name: 'alipay',
  title: 'Alipay',
  strength: 'signed',
  source: 'https://global.alipay.com/doc/wap_cn/async',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'alipay-sdk',
  sealed: 'alipay',
  sealedKey: 'RS256',
  scheme: 'RSA with SHA-256, base64 (`RSA2`)',
  signs: 'the sorted fields of the form',
  event: { text: 'trade_status_sync' },
  sampleEvent: 'trade_status_sync',
  body: 'form',
  samplePayload: {
    app_id: '2014072300007148',
    charset: 'utf-8',
    notify_id: 'ac05099524730693a8b330c5ecf72da978',
    notify_time: '2026-11-21 18:15:30',
    notify_type: 'trade_status_sync',
    out_trade_no: '6823789339978248',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '20.00',
  },
  sampleOptions: { appIds: ['2014072300007148'] },
  retries: { delaysSeconds: [240, 600, 600, 3600, 7200, 21_600, 54_000], hours: 25 },
} as const satisfies VendorFacts

/**
 * Alipay: asynchronous notifications of trades. The event name is `notify_type`. Compare `seller_id` and `total_amount` with the order.
 * Every success is answered by the text `success`. Forms in GBK are refused: choose UTF-8 as the charset.
 */
export const alipay = defineVendor<AlipayOptions, typeof row>(
  row,
  { keys: checkedLater, appIds: listOf(requireText) },
  ({ keys, appIds }, preset) => {
    if (appIds.length === 0) throw new TypeError(`${preset}: appIds must name at least one app`)
    const source = toKeySource(keys, `${preset}: keys`)
    const algorithms = requireAlgorithms(['RS256'], source, preset)
    return {
      verify: (request, { now }) => {
        const fields = readFlatForm(request.body)
        const { sign, ...others } = fields
        const signature = sign === undefined ? undefined : decodeBytes(sign, 'base64')
        if (sign === undefined) throw refusal('proof_missing', 'sign is missing', { field: 'sign' })
        if (!signature?.length) throw refusal('signature_malformed', 'sign is not base64', { field: 'sign' })
        if (others['sign_type'] !== 'RSA2')
          throw refusal('algorithm_not_allowed', 'sign_type is not RSA2', { field: 'sign_type' })
        requireUnambiguous(others)
        const { sign_type: _type, ...unsigned } = others
        const query = { request, keyId: undefined, algorithm: undefined, now }
        // Most notifications do not sign their type; some do.
        const match = findMatchingKey(source, query, algorithms, (key, algorithm) =>
          chain(verifySignature(key, algorithm, signature, [textOf(unsigned)]), (isRight) =>
            isRight ? true : verifySignature(key, algorithm, signature, [textOf(others)]),
          ),
        )
        return chain(match, (key) => {
          if (!appIds.includes(fields['app_id'] ?? '')) {
            throw refusal('signature_mismatch', 'app_id is not one of appIds', { field: 'app_id' })
          }
          return { strength: 'signature', verifier: preset, ...key }
        })
      },
      body: flatForm,
      event: ({ notify_type: type }) => (typeof type === 'string' && type !== '' ? type : 'notification'),
      id: ({ notify_id: id }) => (typeof id === 'string' ? id : undefined),
      responses: { accepted: 200, finish: finishSuccess(() => reply('success', { mediaType: 'text/plain' })) },
    }
  },
)

/**
 * The signed text joins fields without escaping, so a value with `&name=` in it could be read as several fields. A buyer,
 * who chooses some values, could add fields to a signed form.
 */
function requireUnambiguous(fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (/^\w+$/.test(name) && !/&\w+=/.test(value)) continue
    throw refusal('signature_malformed', 'a field could be read as several in the signed text', {
      field: name.slice(0, 64),
    })
  }
}

function textOf(fields: Readonly<Record<string, string>>): Uint8Array {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return encodeUtf8(sorted.map(([name, value]) => `${name}=${value}`).join('&'))
}
