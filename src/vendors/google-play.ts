import { checkedLater, forPreset, listOf, optional, requireText } from '../core/base/options.js'
import { decodeBytes } from '../core/bytes/encoding.js'
import { jsonBody, parseJson } from '../core/request/body/json.js'
import { jwtSignature } from '../core/verify/jwt/jwt-signature.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { remoteKeys } from '../core/verify/keys/remote-keys.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import { refusal } from '../errors.js'
import type { GooglePlayPayloads } from './payloads/google-play.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import type { JwtVendorOptions } from './table/jwt-vendor.js'
import { readField, readValue } from './table/places.js'
import type { JwtRow } from './table/row.js'

export type { GooglePlayPayloads } from './payloads/google-play.js'

/** Options of {@link googlePlay}. */
export interface GooglePlayOptions extends JwtVendorOptions {
  /** The audiences of the push subscription: by default, the URL of the endpoint. */
  readonly audiences: readonly string[]
  /** The email addresses of the service accounts that the subscription uses. */
  readonly serviceAccounts: readonly string[]
  /** The package names of your apps. */
  readonly packageNames: readonly string[]
  /** The public keys of Google. @default those at https://www.googleapis.com/oauth2/v3/certs */
  readonly keys?: KeyOption
}

const events = [
  'oneTimeProductNotification',
  'pendingRefundReviewNotification',
  'subscriptionNotification',
  'testNotification',
  'voidedPurchaseNotification',
] as const satisfies readonly (keyof GooglePlayPayloads)[]

const row = {
  name: 'google-play',
  title: 'Google Play',
  strength: 'signed but not the body',
  source: 'https://developer.android.com/google/play/billing/rtdn-reference',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'google-auth-library',
  jwt: {
    prefix: 'Bearer ',
    algorithm: 'RS256',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
  },
  sampleSeconds: 3600,
  sampleClaims: {
    aud: 'https://receiver.example/hooks',
    email: 'push@project.iam.gserviceaccount.com',
    email_verified: true,
  },
  sampleOptions: {
    audiences: ['https://receiver.example/hooks'],
    serviceAccounts: ['push@project.iam.gserviceaccount.com'],
    packageNames: ['com.example.app'],
  },
  samplePayload: {
    subscription: 'projects/example/subscriptions/play',
    message: {
      messageId: 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd040',
      // {"version":"1.0","packageName":"com.example.app","eventTimeMillis":"1795256130000",
      // "subscriptionNotification":{"version":"1.0","notificationType":4,"purchaseToken":"token"}}
      data: 'eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZS5hcHAiLCJldmVudFRpbWVNaWxsaXMiOiIxNzk1MjU2MTMwMDAwIiwic3Vic2NyaXB0aW9uTm90aWZpY2F0aW9uIjp7InZlcnNpb24iOiIxLjAiLCJub3RpZmljYXRpb25UeXBlIjo0LCJwdXJjaGFzZVRva2VuIjoidG9rZW4ifX0=',
    },
  },
  scheme: 'OpenID Connect token with RS256',
  signs: 'audience, service account and time',
  event: { text: 'subscriptionNotification' },
  sampleEvent: 'subscriptionNotification',
  events,
  id: { field: 'message.messageId' },
} as const satisfies JwtRow

/**
 * Google Play: real-time developer notifications, pushed by Pub/Sub. The payload is the notification, with `subscription` and
 * `message.messageId` of the message, and the event name its kind. Ask the Play API for the state: notifications do not have it.
 */
export const googlePlay = defineVendor<GooglePlayOptions, typeof row>(
  row,
  {
    audiences: listOf(requireText),
    serviceAccounts: listOf(requireText),
    packageNames: listOf(requireText),
    keys: checkedLater,
    toleranceSeconds: optional(requireTolerance),
  },
  ({ audiences, serviceAccounts, packageNames, keys, maxDepth, toleranceSeconds = 60 }, preset) => ({
    verify: forPreset(preset, () =>
      jwtSignature({
        prefix: row.jwt.prefix,
        keys: keys ?? remoteKeys('https://www.googleapis.com/oauth2/v3/certs'),
        algorithms: [row.jwt.algorithm],
        issuers: row.jwt.issuers,
        audiences,
        claims: { email: serviceAccounts, email_verified: ['true'] },
        toleranceSeconds,
      }),
    ),
    body: jsonBody({ maxDepth }),
    payload: (envelope) => readNotification(envelope, packageNames),
    event: (payload) => events.find((kind) => payload[kind] !== undefined) ?? 'notification',
  }),
) as unknown as WithPayloads<Vendor<GooglePlayOptions, typeof row.strength>, GooglePlayPayloads>

function readNotification(envelope: unknown, packageNames: readonly string[]): object {
  const bytes = decodeBytes(readField(envelope, 'message.data') ?? '', 'base64')
  const notification = bytes && parseJson(bytes, 16)
  const name = readField(notification, 'packageName')
  if (name === undefined || !packageNames.includes(name)) {
    const issues = [{ path: 'packageName', message: 'must be one of packageNames' }]
    throw refusal('payload_invalid', 'the notification is about another app', { field: 'packageName', issues })
  }
  const messageId = readField(envelope, 'message.messageId')
  // Has a field, so it is an object.
  return { ...(notification as object), subscription: readValue(envelope, 'subscription'), message: { messageId } }
}
