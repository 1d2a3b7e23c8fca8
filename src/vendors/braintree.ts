import { computeMac, equalBytes, importMacKey, type MacKey } from '#crypto'
import { checkedLater, requirePlainObject } from '../core/base/options.js'
import { decodeBytes, encodeBytes, encodeUtf8 } from '../core/bytes/encoding.js'
import { sha1 } from '../core/crypto/ciphers.js'
import { reply } from '../core/provider/outcome.js'
import { readFormPairs } from '../core/request/body/form-pairs.js'
import { xmlBody } from '../core/request/body/xml.js'
import type { WebhookRequest } from '../core/request/delivery.js'
import { malformed } from '../core/verify/mac-verifier.js'
import { prepareSecrets, secretBytes } from '../core/verify/secrets/secrets.js'
import { refusal } from '../errors.js'
import type { BraintreePayloads } from './payloads/braintree.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import type { NamedSecretOptions } from './table/mac-vendor.js'
import { readQuery } from './table/places.js'
import type { VendorFacts } from './table/row.js'

export type { BraintreePayloads } from './payloads/braintree.js'

/** Options of {@link braintree}: the private keys by their public keys. The first one answers the check of the endpoint. */
export type BraintreeOptions = Pick<NamedSecretOptions, 'secrets'>

const events = [
  'account_updater_daily_report',
  'check',
  'disbursement',
  'disbursement_exception',
  'dispute_accepted',
  'dispute_auto_accepted',
  'dispute_disputed',
  'dispute_expired',
  'dispute_lost',
  'dispute_opened',
  'dispute_under_review',
  'dispute_won',
  'local_payment_completed',
  'local_payment_reversed',
  'payment_method_revoked_by_customer',
  'refund_failed',
  'subscription_billing_skipped',
  'subscription_canceled',
  'subscription_charged_successfully',
  'subscription_charged_unsuccessfully',
  'subscription_expired',
  'subscription_trial_ended',
  'subscription_went_active',
  'subscription_went_past_due',
  'transaction_disbursed',
  'transaction_settled',
  'transaction_settlement_declined',
] as const satisfies readonly (keyof BraintreePayloads)[]

const row = {
  name: 'braintree',
  title: 'Braintree',
  strength: 'signed',
  source: 'https://github.com/braintree/braintree_node',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'braintree',
  sealed: 'braintree',
  scheme: 'HMAC-SHA1, hex, with the SHA-1 of the private key',
  signs: 'the field `bt_payload`',
  event: { field: 'kind' },
  sampleEvent: 'subscription_charged_successfully',
  events,
  handshake: '`GET` with `bt_challenge`: its HMAC',
} as const satisfies VendorFacts

// What the check of the endpoint has signed must never pass as a payload.
const challengeForm = /^[a-f0-9]{20,32}$/

/**
 * Braintree: subscriptions, disputes, disbursements and accounts. The event name is the kind. The payload is the notification, in which
 * `timestamp` and numbers are objects with `#text`, because Braintree sends XML.
 */
export const braintree = defineVendor<BraintreeOptions, typeof row>(
  row,
  { secrets: checkedLater },
  ({ secrets: given }, preset) => {
    const secrets = readSecrets(given, `${preset}: secrets`)
    const [first] = secrets
    return {
      async verify(request) {
        const { signature, payload } = readForm(request)
        const signatures = signature.split('&', 33).map((pair) => pair.split('|', 3))
        const named = secrets.flatMap(({ publicKey, keys }, index) =>
          signatures.flatMap(([name, text, ...others]) =>
            name === publicKey && others.length === 0 ? [{ index, keys, mac: decodeMac(text ?? '') }] : [],
          ),
        )
        if (named.length === 0)
          throw refusal('key_unknown', 'bt_signature names no known key', { field: 'bt_signature' })
        // Some of Braintree's packages cut the line feed at the end of the payload.
        const contents = [payload, `${payload}\n`]
        for (const { keys, mac, index } of named) {
          for (const key of await keys(request)) {
            const macs = await Promise.all(contents.map((content) => macOf(key, content)))
            if (macs.some((computed) => equalBytes(computed, mac)))
              return {
                strength: 'signature',
                verifier: preset,
                algorithm: 'hmac-sha1',
                key: index,
                signedAt: undefined,
              }
          }
        }
        throw refusal('signature_mismatch', 'no private key produced this signature', { keysTried: named.length })
      },
      open: (request) => decodeBytes(readForm(request).payload.replaceAll('\n', ''), 'base64') ?? new Uint8Array(),
      body: xmlBody({ root: 'notification', mediaTypes: ['application/x-www-form-urlencoded'] }),
      probe: {
        methods: ['GET'],
        async answer(request) {
          const challenge = request.method === 'GET' ? readQuery(request.url, 'bt_challenge') : undefined
          const [key] = first ? await first.keys(request) : []
          if (challenge === undefined || key === undefined || !challengeForm.test(challenge)) return undefined
          const mac = encodeBytes(await macOf(key, challenge), 'hex')
          return reply(`${first?.publicKey}|${mac}`, { mediaType: 'text/plain' })
        },
      },
    }
  },
) as unknown as WithPayloads<Vendor<BraintreeOptions, typeof row.strength>, BraintreePayloads>

function readSecrets(given: BraintreeOptions['secrets'], option: string) {
  requirePlainObject(given, option)
  const named = Object.entries(given)
  if (named.length === 0) throw new TypeError(`${option} must have at least one private key`)
  return named.map(([publicKey, privateKeys]) => {
    const digests = prepareSecrets(privateKeys, `${option}.${publicKey}`, (secret) => importLater(secretBytes(secret)))
    return {
      publicKey,
      keys: async (request: WebhookRequest) => Promise.all((await digests(request, {})).map((load) => load())),
    }
  })
}

// Workers forbid asynchronous work while a module loads.
function importLater(privateKey: Uint8Array): () => Promise<MacKey> {
  let key: Promise<MacKey> | undefined
  return () => (key ??= sha1(privateKey).then((digest) => importMacKey(digest, 'sha1')))
}

async function macOf(key: MacKey, text: string): Promise<Uint8Array> {
  return computeMac(key, [encodeUtf8(text)])
}

function decodeMac(text: string): Uint8Array {
  const mac = decodeBytes(text, 'hex')
  if (mac?.length === 20) return mac
  throw malformed('bt_signature', 'has no SHA-1 HMAC in hex')
}

/** The two fields of the form. */
function readForm({ body }: WebhookRequest): { readonly signature: string; readonly payload: string } {
  const pairs = readFormPairs(body, 16)
  const fields = new Map(pairs)
  const [signature, payload] = ['bt_signature', 'bt_payload'].map((name) => fields.get(name))
  if (signature === undefined || payload === undefined)
    throw refusal('proof_missing', 'bt_signature or bt_payload is missing', { field: 'bt_signature' })
  if (fields.size < pairs.length) throw refusal('proof_duplicated', 'a field occurs twice', { field: 'bt_signature' })
  if (/^[A-Za-z0-9+/=\n]+$/.test(payload) && !challengeForm.test(payload)) return { signature, payload }
  throw malformed('bt_payload', 'is not base64')
}
