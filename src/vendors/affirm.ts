import type { AffirmPayloads } from './payloads/affirm.js'
import type { WithPayloads } from './table/define-vendor.js'
import { flatForm } from './table/flat-form.js'
import { macVendor } from './table/mac-vendor.js'

export type { AffirmPayloads } from './payloads/affirm.js'

const events = [
  'approved',
  'confirmed',
  'more_information_needed',
  'not_approved',
  'opened',
  'sent',
] as const satisfies readonly (keyof AffirmPayloads)[]

const preset = macVendor(
  {
    name: 'affirm',
    title: 'Affirm',
    strength: 'signed with time',
    source: 'https://docs.affirm.com/developers/docs/checking-webhook-signatures',
    verifiedOn: '2026-11-28',
    evidence: 'documented',
    signature: { header: 'X-Affirm-Signature', separator: ',', timestamp: 't', signature: 'v0', algorithm: 'sha512' },
    message: '{time}.{body}',
    time: {},
    body: 'form',
    event: { field: 'event' },
    sampleEvent: 'confirmed',
    events,
  },
  () => ({ body: flatForm }),
)

/** Affirm: checkouts and charges, as forms. The event name is the field `event`: `confirmed`. Affirm sets the secret up for you. */
export const affirm = preset as unknown as WithPayloads<typeof preset, AffirmPayloads>
