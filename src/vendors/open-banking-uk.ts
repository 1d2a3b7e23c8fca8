import { checkedLater, forPreset, listOf, optional, requireText } from '../core/base/options.js'
import type { SignatureAlgorithm } from '../core/crypto/algorithms.js'
import { joinId } from '../core/provider/join-id.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import { tokenBody } from '../core/verify/token/token-body.js'
import { defineVendor } from './table/define-vendor.js'
import type { TokenBodyRow } from './table/row.js'

/** Options of {@link openBankingUk}. */
export interface OpenBankingUkOptions {
  /** The public keys of each bank, by its issuer. */
  readonly issuers?: Readonly<Record<string, KeyOption>>
  /** The public keys of a single bank, whatever its issuer. Prefer `issuers`. */
  readonly keys?: KeyOption
  /** Your client ids. */
  readonly audiences: readonly string[]
  /** @default ['PS256'] */
  readonly algorithms?: readonly SignatureAlgorithm[]
  /** How long after its `iat` a notification is accepted, in seconds. @default any time */
  readonly maxAgeSeconds?: number
}

const resourceUpdate = 'urn:uk:org:openbanking:events:resource-update'

const row = {
  name: 'open-banking-uk',
  title: 'UK Open Banking',
  strength: 'signed',
  source: 'https://openbankinguk.github.io/read-write-api-site3/v4.0/profiles/event-notification-api-profile.html',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  token: { at: 'body', mediaType: 'application/jwt', algorithm: 'PS256' },
  scheme: 'security event token with PS256, as the body',
  signs: 'the claims, which are the payload',
  event: { text: resourceUpdate },
  sampleEvent: resourceUpdate,
  id: { field: 'jti' },
  sampleOptions: { audiences: ['our-client'] },
  samplePayload: {
    iss: 'https://bank.example',
    aud: 'our-client',
    sub: 'https://bank.example/open-banking/v4.0/pisp/domestic-payments/pmt-7290-003',
    txn: 'dfc51628-3479-4b81-ad60-210b43d02306',
    toe: 1_795_256_130,
    events: {
      [resourceUpdate]: {
        subject: {
          subject_type: 'http://openbanking.org.uk/rid_http://openbanking.org.uk/rty',
          'http://openbanking.org.uk/rid': 'pmt-7290-003',
          'http://openbanking.org.uk/rty': 'domestic-payment',
        },
      },
    },
  },
} as const satisfies TokenBodyRow

/**
 * Event notifications of banks in UK Open Banking. The event name is the URN of the event. Answers are 202; the header
 * `x-fapi-interaction-id` is in `delivery.request`.
 */
export const openBankingUk = defineVendor<OpenBankingUkOptions, typeof row>(
  row,
  {
    issuers: checkedLater,
    keys: checkedLater,
    audiences: listOf(requireText),
    algorithms: checkedLater,
    maxAgeSeconds: optional(requireTolerance),
  },
  (options, preset) => ({
    ...forPreset(preset, () =>
      tokenBody({
        at: 'body',
        mediaTypes: ['application/jwt'],
        ...(options.issuers && { issuers: options.issuers }),
        ...(options.keys !== undefined && { keys: options.keys }),
        algorithms: options.algorithms ?? ['PS256'],
        audiences: options.audiences,
        requiredClaims: ['iss', 'iat', 'jti', 'events'],
        ...(options.maxAgeSeconds !== undefined && { maxAgeSeconds: options.maxAgeSeconds }),
      }),
    ),
    event: ({ events }) => Object.keys((events ?? {}) as object)[0] ?? '',
    id: ({ iss, jti }) => joinId([iss, jti].map(String)),
    responses: { success: 202 },
  }),
)
