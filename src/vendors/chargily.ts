import type { ChargilyPayloads } from './payloads/chargily.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { ChargilyPayloads } from './payloads/chargily.js'

const events = ['checkout.paid'] as const satisfies readonly (keyof ChargilyPayloads)[]

const preset = macVendor({
  name: 'chargily',
  title: 'Chargily Pay',
  strength: 'signed',
  source: 'https://dev.chargily.com/pay-v2/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@chargily/chargily-pay',
  signature: { header: 'signature' },
  event: { field: 'type' },
  sampleEvent: 'checkout.paid',
  events,
  id: { field: 'id' },
})

/** Chargily Pay: checkouts, such as `checkout.paid`. The secret is the secret key of the API. */
export const chargily = preset as unknown as WithPayloads<typeof preset, ChargilyPayloads>
