import { computeDigest } from '#crypto'
import { chain } from '../core/base/maybe-promise.js'
import { checkedLater, optional, requireText } from '../core/base/options.js'
import { decodeBytes, decodeUtf8, encodeBytes, encodeUtf8 } from '../core/bytes/encoding.js'
import { verifyEcdsaSha1 } from '../core/crypto/ciphers.js'
import { normalizeSignature } from '../core/crypto/public-key.js'
import { reply } from '../core/provider/outcome.js'
import { parseJson } from '../core/request/body/json.js'
import type { WebhookRequest } from '../core/request/delivery.js'
import { requireHeader } from '../core/request/headers.js'
import { type KeyOption, toKeySource } from '../core/verify/keys/key-source.js'
import { findMatchingKey, requireAlgorithms } from '../core/verify/keys/try-keys.js'
import { malformed } from '../core/verify/mac-verifier.js'
import { refusal } from '../errors.js'
import type { EbayPayloads } from './payloads/ebay.js'
import { defineVendor, type Vendor, type VendorOptions, type WithPayloads } from './table/define-vendor.js'
import { readForm } from './table/key-vendor.js'
import { readQuery } from './table/places.js'
import type { VendorFacts } from './table/row.js'

export type { EbayPayloads } from './payloads/ebay.js'

/** Options of {@link ebay}. */
export interface EbayOptions extends VendorOptions {
  /** The public keys of eBay by their `kid`, or a function that gets one of its API `getPublicKey`. Keep them for an hour at least. */
  readonly keys: KeyOption
  /** The verification token that you entered. @default the request that confirms the endpoint is refused */
  readonly verificationToken?: string
  /** The URL of the endpoint exactly as you entered it, for the same request. */
  readonly endpoint?: string
}

const events = ['MARKETPLACE_ACCOUNT_DELETION'] as const satisfies readonly (keyof EbayPayloads)[]

const row = {
  name: 'ebay',
  title: 'eBay',
  strength: 'signed',
  source: 'https://github.com/eBay/event-notification-nodejs-sdk',
  verifiedOn: '2026-11-27',
  evidence: 'vector',
  library: 'event-notification-nodejs-sdk',
  sealed: 'ebay',
  sealedKey: 'ES256',
  scheme: 'ECDSA on P-256 with SHA-1, base64',
  signs: '`{body}`',
  event: { field: 'metadata.topic' },
  sampleEvent: 'MARKETPLACE_ACCOUNT_DELETION',
  events,
  id: { field: 'notification.notificationId' },
  handshake: '`GET` with `challenge_code`: its SHA-256 with token and endpoint',
} as const satisfies VendorFacts

const header = 'X-EBAY-SIGNATURE'

/**
 * eBay: the deletion of accounts, orders and listings. The event name is the topic: `MARKETPLACE_ACCOUNT_DELETION`. eBay signs with SHA-1,
 * for which no forgery is known as long as eBay alone writes what it signs.
 */
export const ebay = defineVendor<EbayOptions, typeof row>(
  row,
  { keys: checkedLater, verificationToken: optional(requireText), endpoint: optional(requireText) },
  ({ keys, verificationToken, endpoint }, preset) => {
    if ((verificationToken === undefined) !== (endpoint === undefined))
      throw new TypeError(`${preset}: verificationToken and endpoint must be given together`)
    const source = toKeySource(readForm(keys, 'spki'), `${preset}: keys`)
    const algorithms = requireAlgorithms(['ES256'], source, preset)
    return {
      verify(request, { now }) {
        const { keyId, signature } = readSignature(request)
        const query = { request, keyId, algorithm: undefined, now }
        const match = findMatchingKey(source, query, algorithms, (key, algorithm) => {
          const raw = normalizeSignature(key.parts, algorithm, signature, { ecdsaFormat: 'der' })
          return raw !== undefined && verifyEcdsaSha1(key.parts.jwk, raw, request.body)
        })
        return chain(match, (key) => ({ strength: 'signature', verifier: preset, ...key, algorithm: 'ES256-SHA1' }))
      },
      ...(verificationToken !== undefined && {
        probe: {
          methods: ['GET'],
          answer({ method, url }) {
            const code = method === 'GET' ? readQuery(url, 'challenge_code') : undefined
            if (code === undefined || !/^[\w-]{1,128}$/.test(code)) return undefined
            return chain(computeDigest('sha256', encodeUtf8(code + verificationToken + endpoint)), (digest) =>
              reply({ challengeResponse: encodeBytes(digest, 'hex') }),
            )
          },
        },
      }),
    }
  },
) as unknown as WithPayloads<Vendor<EbayOptions, typeof row.strength>, EbayPayloads>

function readSignature(request: WebhookRequest): { readonly keyId: string; readonly signature: Uint8Array } {
  const text = requireHeader(request, header)
  const { alg, kid, signature, digest } = readParts(text)
  if (alg?.toLowerCase() !== 'ecdsa' || digest !== 'SHA1')
    throw refusal('algorithm_not_allowed', 'the signature is not ECDSA with SHA-1', { field: header })
  const bytes = decodeBytes(signature ?? '', 'base64')
  // It becomes part of a URL where a function gets the key of eBay's API, and nothing is verified yet.
  if (kid === undefined || !/^[\w-]{1,64}$/.test(kid)) throw malformed(header, 'has no kid of letters, digits, _ and -')
  if (!bytes?.length) throw malformed(header, 'has no signature')
  return { keyId: kid, signature: bytes }
}

function readParts(text: string): Readonly<Record<string, string | undefined>> {
  const json = decodeBytes(text, 'base64')
  try {
    const parts: unknown = json && text.length < 4096 && decodeUtf8(json) !== undefined ? parseJson(json, 2) : undefined
    const pairs = typeof parts === 'object' && parts !== null ? Object.entries(parts) : []
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
  } catch {
    throw malformed(header, 'is not base64 of JSON')
  }
}
