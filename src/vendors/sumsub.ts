import { oneOf, optional } from '../core/base/options.js'
import type { SumsubPayloads } from './payloads/sumsub.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import { type MacVendorOptions, macChecks, rowVerifier } from './table/mac-vendor.js'
import type { MacRow } from './table/row.js'

export type { SumsubPayloads } from './payloads/sumsub.js'

/** Options of {@link sumsub}. */
export interface SumsubOptions extends MacVendorOptions {
  /** The signature algorithm that is set for the webhook. A delivery that names another is refused. @default 'sha256' */
  readonly algorithm?: 'sha256' | 'sha512'
}

const events = [
  'applicantActionLevelChanged',
  'applicantActionOnHold',
  'applicantActionPending',
  'applicantActionReviewed',
  'applicantActivated',
  'applicantCreated',
  'applicantDeactivated',
  'applicantDeleted',
  'applicantLevelChanged',
  'applicantOnHold',
  'applicantPending',
  'applicantPersonalInfoChanged',
  'applicantPrechecked',
  'applicantReset',
  'applicantReviewed',
  'applicantTagsChanged',
  'applicantWorkflowCompleted',
  'videoIdentCompositionCompleted',
  'videoIdentStatusChanged',
] as const satisfies readonly (keyof SumsubPayloads)[]

const row = {
  name: 'sumsub',
  title: 'Sumsub',
  strength: 'signed',
  source: 'https://docs.sumsub.com/docs/webhook-manager',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-Payload-Digest' },
  fixedHeaders: { 'X-Payload-Digest-Alg': 'HMAC_SHA256_HEX' },
  event: { field: 'type' },
  sampleEvent: 'applicantReviewed',
  events,
  ackSeconds: 5,
  retries: { delaysSeconds: [300, 3600, 18_000, 64_800], hours: 24 },
} as const satisfies MacRow

/** Sumsub: the verification of applicants and transactions. The event name is `type`: `applicantReviewed`. */
export const sumsub = defineVendor<SumsubOptions, typeof row>(
  row,
  { ...macChecks(row), algorithm: optional(oneOf(['sha256', 'sha512'])) },
  ({ algorithm = 'sha256', ...options }, preset) => ({
    verify: rowVerifier(
      {
        ...row,
        signature: { ...row.signature, algorithm },
        fixedHeaders: { 'X-Payload-Digest-Alg': `HMAC_${algorithm.toUpperCase()}_HEX` },
      },
      options,
      preset,
    ),
  }),
) as unknown as WithPayloads<Vendor<SumsubOptions, typeof row.strength>, SumsubPayloads>
