import type { MercadoPagoPayloads } from './payloads/mercado-pago.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { MercadoPagoPayloads } from './payloads/mercado-pago.js'

const events = [
  'payment',
  'point_integration_wh',
  'subscription_authorized_payment',
  'subscription_preapproval',
] as const satisfies readonly (keyof MercadoPagoPayloads)[]

const preset = macVendor({
  name: 'mercado-pago',
  title: 'Mercado Pago',
  strength: 'signed but not the body',
  source: 'https://www.mercadopago.com.br/developers/en/docs/your-integrations/notifications/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'mercadopago',
  signature: { header: 'x-signature', separator: ',', timestamp: 'ts', signature: 'v1' },
  message: '[id:{query:data.id};][request-id:{header:x-request-id};]ts:{time};',
  event: { field: 'type' },
  sampleEvent: 'payment',
  events,
  id: { header: 'x-request-id' },
})

/** Mercado Pago: payments and subscriptions. The id in the address is signed, **not the body**: get the payment by its id. */
export const mercadoPago = preset as unknown as WithPayloads<typeof preset, MercadoPagoPayloads>
