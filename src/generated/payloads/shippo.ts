// Written by `npm run payloads` from:
// - shippo 2.18.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface ShippoPayloads {
  batch_created: WebhookPayloadBatch
  batch_purchased: WebhookPayloadBatch
  track_updated: WebhookPayloadTrack
  transaction_created: WebhookPayloadTransaction
  transaction_updated: WebhookPayloadTransaction
}

interface CoreRate extends Loose {
  amount?: string | undefined
  amount_local?: string | undefined
  currency?: string | undefined
  currency_local?: string | undefined
  object_id?: string | undefined
  provider?: string | undefined
  carrier_account?: string | undefined
  servicelevel_name?: string | undefined
  servicelevel_token?: string | undefined
}

interface CreatedBy extends Loose {
  first_name?: string | undefined
  last_name?: string | undefined
  username?: string | undefined
}

interface ResponseMessage extends Loose {
  source?: string | undefined
  code?: string | undefined
  text?: string | undefined
}

interface ServiceLevel extends Loose {
  name?: string | undefined
  terms?: string | undefined
  token?: string | undefined
  extended_token?: string | undefined
}

interface ServiceLevelWithParent extends Loose {
  name?: string | undefined
  terms?: string | undefined
  token?: string | undefined
  extended_token?: string | undefined
  parent_servicelevel?: ServiceLevel | undefined
}

interface Track extends Loose {
  address_from?: TrackingStatusLocationBase | undefined
  address_to?: TrackingStatusLocationBase | undefined
  carrier: string
  eta?: string | undefined
  messages: string[]
  metadata?: string | undefined
  original_eta?: string | undefined
  servicelevel?: ServiceLevelWithParent | undefined
  tracking_history: TrackingStatus[]
  tracking_number: string
  tracking_status?: TrackingStatus | undefined
  transaction?: string | undefined
}

interface TrackingStatus extends Loose {
  location?: TrackingStatusLocationBase | undefined
  object_created: string
  object_id: string
  object_updated: string
  status: string
  substatus?: TrackingStatusSubstatus | undefined
  status_date?: string | undefined
  status_details: string
}

interface TrackingStatusLocationBase extends Loose {
  city?: string | undefined
  country?: string | undefined
  state?: string | undefined
  zip?: string | undefined
}

interface TrackingStatusSubstatus extends Loose {
  code: string
  text: string
  action_required: boolean
}

interface Transaction extends Loose {
  commercial_invoice_url?: string | undefined
  created_by?: CreatedBy | null | undefined
  eta?: string | undefined
  label_file_type?: string | undefined
  label_url?: string | undefined
  messages?: ResponseMessage[] | undefined
  metadata?: string | undefined
  object_created?: string | undefined
  object_id?: string | undefined
  object_owner?: string | undefined
  object_state?: string | undefined
  object_updated?: string | undefined
  parcel?: string | undefined
  qr_code_url?: string | undefined
  rate?: string | CoreRate | undefined
  status?: string | undefined
  test?: boolean | undefined
  tracking_number?: string | undefined
  tracking_status?: string | undefined
  tracking_url_provider?: string | undefined
}

interface WebhookPayloadBatch extends Loose {
  event: string
  test?: boolean | undefined
  data?: string | undefined
}

interface WebhookPayloadTrack extends Loose {
  event: string
  test?: boolean | undefined
  data?: Track | undefined
}

interface WebhookPayloadTransaction extends Loose {
  event: string
  test?: boolean | undefined
  data?: Transaction | undefined
}
