import {
  forPreset,
  listOf,
  oneOf,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
} from '../core/base/options.js'
import type { Claims } from '../core/verify/jwt/claims.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import { tokenBody } from '../core/verify/token/token-body.js'
import { type IsRevoked, tokenChain } from '../core/verify/token/token-chain.js'
import { refusal } from '../errors.js'
import { appStoreEvents } from '../generated/events/app-store.js'
import type { AppStorePayloads } from '../generated/payloads/app-store.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import { readValue } from './table/places.js'
import type { TokenBodyRow } from './table/row.js'

export type { AppStorePayloads } from '../generated/payloads/app-store.js'

/** Options of {@link appStore}. */
export interface AppStoreOptions {
  /** Apple's root certificates as PEM: Apple Root CA - G3, from https://www.apple.com/certificateauthority/. */
  readonly roots: string | readonly string[]
  /** The bundle ids of your apps. */
  readonly bundleIds: readonly string[]
  /** The environment whose notifications are accepted: an endpoint is for one of them. */
  readonly environment: 'Production' | 'Sandbox'
  /** The Apple id of your app, which notifications of production must have. Required for `Production`. */
  readonly appAppleId?: number
  /** How long after its `signedDate` a notification is accepted, in seconds. Apple retries for six and a half days. @default 604_800, 7 days */
  readonly maxAgeSeconds?: number
  /** Whether one of the certificates was revoked, as of `tokenChain`. @default revocation is not checked */
  readonly isRevoked?: IsRevoked
}

const row = {
  name: 'app-store',
  title: 'App Store Server Notifications',
  strength: 'signed with time',
  source: 'https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2',
  verifiedOn: '2026-11-27',
  evidence: 'vector',
  library: '@apple/app-store-server-library',
  token: {
    at: { json: 'signedPayload' },
    algorithm: 'ES256',
    timed: false,
    chain: true,
    millisecondsField: 'signedDate',
    nested: ['data.signedTransactionInfo', 'data.signedRenewalInfo'],
  },
  scheme: 'JWS with ES256 and certificates of Apple, in the field `signedPayload`',
  signs: 'the claims, which are the payload, and the tokens in them',
  event: [{ field: 'notificationType' }, { field: 'subtype' }],
  sampleEvent: 'SUBSCRIBED.INITIAL_BUY',
  events: appStoreEvents,
  id: { field: 'notificationUUID' },
  sampleOptions: { bundleIds: ['com.example'], environment: 'Sandbox' },
  samplePayload: {
    version: '2.0',
    data: {
      appAppleId: 1234,
      bundleId: 'com.example',
      environment: 'Sandbox',
      signedTransactionInfo: { bundleId: 'com.example', environment: 'Sandbox', transactionId: '23456' },
      signedRenewalInfo: { environment: 'Sandbox', autoRenewStatus: 1 },
    },
  },
  retries: { delaysSeconds: [3600, 43_200, 86_400, 172_800, 259_200], hours: 157 },
} as const satisfies TokenBodyRow

/**
 * App Store Server Notifications, version 2: subscriptions and purchases. The event name is type and subtype:
 * `DID_RENEW.BILLING_RECOVERY`. The nested `signedTransactionInfo`, `signedRenewalInfo` and `signedAppTransactionInfo` are verified, and
 * replaced by their claims.
 *
 * Needs a runtime with X.509: Node, Bun or Deno. Revocation of certificates is checked by the option `isRevoked` only. Notifications of Xcode and of local
 * tests are not signed by Apple, and are refused.
 */
export const appStore = defineVendor<AppStoreOptions, typeof row>(
  row,
  {
    roots: () => {},
    bundleIds: listOf(requireText),
    environment: oneOf(['Production', 'Sandbox']),
    appAppleId: optional(requirePositiveInteger),
    maxAgeSeconds: optional(requireTolerance),
    isRevoked: optional(requireFunction),
  },
  (options, preset) => {
    if (options.bundleIds.length === 0) throw new TypeError(`${preset}: bundleIds must name at least one bundle`)
    if (options.environment === 'Production' && options.appAppleId === undefined) {
      throw new TypeError(`${preset}: appAppleId is required for Production`)
    }
    return forPreset(preset, () =>
      tokenBody({
        at: row.token.at,
        algorithms: ['ES256'],
        chain: tokenChain({
          roots: options.roots,
          certificates: 3,
          extensions: [['1.2.840.113635.100.6.11.1'], ['1.2.840.113635.100.6.2.1']],
          // Bound to the time of receipt below.
          validAt: ({ signedDate }) => Number(signedDate),
          ...(options.isRevoked && { isRevoked: options.isRevoked }),
        }),
        timed: false,
        nested: ['data.signedTransactionInfo', 'data.signedRenewalInfo', 'appData.signedAppTransactionInfo'],
        check: (claims, { now, field }) => {
          checkSignedDate(claims, now, options.maxAgeSeconds ?? 604_800)
          if (field === '') checkApp(claims, options)
          else checkNested(claims, field, options)
        },
      }),
    )
  },
) as unknown as WithPayloads<Vendor<AppStoreOptions, typeof row.strength>, AppStorePayloads>

function checkSignedDate({ signedDate }: Claims, now: number, maxAgeSeconds: number): void {
  const field = 'signedDate'
  if (typeof signedDate !== 'number') throw refusal('timestamp_malformed', 'signedDate is not a number', { field })
  const skewSeconds = (now - signedDate) / 1000
  // Negated, because comparisons with NaN are false.
  if (!(skewSeconds <= maxAgeSeconds))
    throw refusal('timestamp_too_old', 'signedDate is too old', { field, skewSeconds })
  if (!(skewSeconds >= -60)) throw refusal('timestamp_in_future', 'signedDate is in the future', { field, skewSeconds })
}

const holders = ['data', 'summary', 'externalPurchaseToken', 'appData'] as const

/** As Apple's library does it: bundle and environment of the member that is there, and the app in production. */
function checkApp(claims: Claims, { bundleIds, environment, appAppleId }: AppStoreOptions): void {
  const present = holders.filter((name) => claims[name] !== undefined)
  const [holder] = present
  if (holder === undefined || present.length > 1) throw mismatch('data')
  const value = claims[holder]
  const token = readValue(value, 'externalPurchaseId')
  const sent =
    holder === 'externalPurchaseToken'
      ? typeof token === 'string' && token.startsWith('SANDBOX')
        ? 'Sandbox'
        : 'Production'
      : readValue(value, 'environment')
  if (!bundleIds.some((id) => id === readValue(value, 'bundleId'))) throw mismatch('bundleId')
  if (sent !== environment) throw mismatch('environment')
  if (environment === 'Production' && readValue(value, 'appAppleId') !== appAppleId) throw mismatch('appAppleId')
}

function checkNested(claims: Claims, field: string, { bundleIds, environment }: AppStoreOptions): void {
  const sent = claims['environment'] ?? claims['receiptType']
  if (sent !== environment) throw mismatch('environment')
  if (field.endsWith('RenewalInfo')) return
  if (!bundleIds.some((id) => id === claims['bundleId'])) throw mismatch('bundleId')
}

function mismatch(field: string): Error {
  return refusal('signature_mismatch', `the notification is for another ${field}`, { field })
}
