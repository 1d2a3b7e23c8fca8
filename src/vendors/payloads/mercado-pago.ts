// Webhooks of Mercado Pago, https://www.mercadopago.com.br/developers/en/docs/your-integrations/notifications/webhooks
// Read on 2026-11-29, with the example in api-evangelist/mercado-pago (commit 63eb4d6d).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

/** Only names the object: get it from the API. */
interface Notification extends Loose {
  id: string | number
  live_mode: boolean
  type: string
  date_created: string
  user_id: string | number
  api_version?: string | undefined
  application_id?: string | number | undefined
  version?: number | undefined
  /** Such as `payment.updated`. */
  action: string
  data: Loose & { id: string }
}

/** The payload of each event. */
export interface MercadoPagoPayloads {
  payment: Notification
  point_integration_wh: Notification
  subscription_authorized_payment: Notification
  subscription_preapproval: Notification
}
