// Written by `npm run payloads` from:
// - @aftership/tracking-sdk 17.0.0
// - by hand: the envelope, from https://www.aftership.com/docs/tracking/webhook/webhook-specifications

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface AftershipPayloads {
  edd_revise: Event
  tracking_pending_time: Event
  tracking_update: Event
}

interface AftershipEstimatedDeliveryDate extends Loose {
  estimated_delivery_date?: string | undefined
  confidence_code?: number | undefined
  estimated_delivery_date_min?: string | undefined
  estimated_delivery_date_max?: string | undefined
}

interface Checkpoint extends Loose {
  created_at?: string | undefined
  slug?: string | undefined
  checkpoint_time?: string | undefined
  location?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  postal_code?: string | null | undefined
  coordinate?: CheckpointCoordinate | null | undefined
  country_region?: string | null | undefined
  country_region_name?: string | null | undefined
  message?: string | undefined
  tag?:
    | Open<
        | 'AttemptFail'
        | 'AvailableForPickup'
        | 'Delivered'
        | 'Exception'
        | 'Expired'
        | 'InTransit'
        | 'InfoReceived'
        | 'OutForDelivery'
        | 'Pending'
      >
    | undefined
  subtag?: string | undefined
  subtag_message?: string | undefined
  raw_tag?: string | null | undefined
  events?: CheckpointEvents[] | undefined
  source?: Open<'carrier' | 'user'> | undefined
  hash?: string | undefined
}

interface CheckpointCoordinate extends Loose {
  latitude?: number | undefined
  longitude?: number | undefined
}

interface CheckpointEvents extends Loose {
  code?: string | undefined
  reason?: CheckpointEventsReason | null | undefined
}

interface CheckpointEventsReason extends Loose {
  code?: string | undefined
}

interface CourierEstimatedDeliveryDate extends Loose {
  estimated_delivery_date?: string | null | undefined
  estimated_delivery_date_min?: string | null | undefined
  estimated_delivery_date_max?: string | null | undefined
}

interface CustomEstimatedDeliveryDate extends Loose {
  type?: Open<'range' | 'specific'> | undefined
  datetime?: string | null | undefined
  datetime_min?: string | null | undefined
  datetime_max?: string | null | undefined
}

interface Customers extends Loose {
  role?: string | null | undefined
  name?: string | null | undefined
  phone_number?: string | null | undefined
  email?: string | null | undefined
  language?: string | null | undefined
  id?: string | null | undefined
}

interface Event extends Loose {
  ts: number
  event: string
  event_id: string
  is_tracking_first_tag?: boolean | undefined
  msg: Tracking
}

interface FirstEstimatedDelivery extends Loose {
  type?: Open<'range' | 'specific'> | undefined
  source?: Open<'AfterShip EDD' | 'Carrier EDD' | 'Custom EDD' | 'Order EDD'> | undefined
  datetime?: string | null | undefined
  datetime_min?: string | null | undefined
  datetime_max?: string | null | undefined
}

interface FirstMile extends Loose {
  tracking_number?: string | undefined
  slug?: string | undefined
  transit_time?: number | null | undefined
  courier_redirect_link?: string | null | undefined
  courier_tracking_link?: string | null | undefined
}

interface ForwardShipment extends Loose {
  id?: string | undefined
}

interface LastMile extends Loose {
  tracking_number?: string | undefined
  slug?: string | undefined
  transit_time?: number | null | undefined
  courier_tracking_link?: string | null | undefined
  courier_redirect_link?: string | null | undefined
  source?: Open<'system' | 'user'> | undefined
}

interface LatestEstimatedDelivery extends Loose {
  type?: Open<'range' | 'specific'> | undefined
  source?: Open<'AfterShip EDD' | 'Carrier EDD' | 'Custom EDD' | 'Order EDD'> | undefined
  datetime?: string | null | undefined
  datetime_min?: string | null | undefined
  datetime_max?: string | null | undefined
  revise_reason?: string | null | undefined
}

interface MultiPieceInfo extends Loose {
  type?: Open<'child' | 'master'> | undefined
  pieces?: MultiPieceInfoPieces[] | undefined
}

interface MultiPieceInfoPieces extends Loose {
  tracking_id?: string | undefined
  tracking_number?: string | undefined
  type?: Open<'child' | 'master'> | undefined
  trackable?: boolean | undefined
}

interface OrderPromisedDeliveryDate extends Loose {
  promised_delivery_date?: string | null | undefined
  promised_delivery_date_min?: string | null | undefined
  promised_delivery_date_max?: string | null | undefined
}

interface ProofOfDelivery extends Loose {
  type?: string | undefined
  url?: string | undefined
}

interface ReturnShipment extends Loose {
  id?: string | undefined
  tracking_number?: string | undefined
  slug?: string | undefined
}

interface ShipmentDimensions extends Loose {
  unit?: string | undefined
  length?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

interface ShipmentWeight extends Loose {
  unit?: string | undefined
  value?: number | undefined
}

interface Tracking extends Loose {
  id?: string | undefined
  legacy_id?: string | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
  tracking_number?: string | undefined
  slug?: string | undefined
  active?: boolean | undefined
  custom_fields?: Loose | null | undefined
  transit_time?: number | null | undefined
  origin_country_region?: string | null | undefined
  origin_state?: string | null | undefined
  origin_city?: string | null | undefined
  origin_postal_code?: string | null | undefined
  origin_raw_location?: string | null | undefined
  destination_country_region?: string | null | undefined
  destination_state?: string | null | undefined
  destination_city?: string | null | undefined
  destination_postal_code?: string | null | undefined
  destination_raw_location?: string | null | undefined
  courier_destination_country_region?: string | null | undefined
  courier_estimated_delivery_date?: CourierEstimatedDeliveryDate | null | undefined
  note?: string | null | undefined
  order_id?: string | null | undefined
  order_id_path?: string | null | undefined
  order_date?: string | null | undefined
  shipment_package_count?: number | null | undefined
  shipment_pickup_date?: string | null | undefined
  shipment_delivery_date?: string | null | undefined
  shipment_type?: string | null | undefined
  shipment_weight?: ShipmentWeight | null | undefined
  shipment_dimensions?: ShipmentDimensions | null | undefined
  signed_by?: string | null | undefined
  source?: string | undefined
  tag?:
    | Open<
        | 'AttemptFail'
        | 'AvailableForPickup'
        | 'Delivered'
        | 'Exception'
        | 'Expired'
        | 'InTransit'
        | 'InfoReceived'
        | 'OutForDelivery'
        | 'Pending'
      >
    | undefined
  subtag?: string | undefined
  subtag_message?: string | undefined
  title?: string | undefined
  tracked_count?: number | undefined
  language?: string | null | undefined
  unique_token?: string | undefined
  checkpoints?: Checkpoint[] | undefined
  subscribed_smses?: string[] | undefined
  subscribed_emails?: string[] | undefined
  return_to_sender?: boolean | undefined
  order_promised_delivery_date?: OrderPromisedDeliveryDate | null | undefined
  delivery_type?: string | null | undefined
  pickup_location?: string | null | undefined
  pickup_note?: string | null | undefined
  courier_tracking_link?: string | null | undefined
  first_attempted_at?: string | null | undefined
  courier_redirect_link?: string | null | undefined
  tracking_account_number?: string | null | undefined
  tracking_key?: string | null | undefined
  tracking_ship_date?: string | null | undefined
  on_time_status?: string | null | undefined
  on_time_difference?: number | null | undefined
  order_tags?: string[] | undefined
  aftership_estimated_delivery_date?: AftershipEstimatedDeliveryDate | null | undefined
  custom_estimated_delivery_date?: CustomEstimatedDeliveryDate | null | undefined
  order_number?: string | null | undefined
  first_estimated_delivery?: FirstEstimatedDelivery | null | undefined
  latest_estimated_delivery?: LatestEstimatedDelivery | null | undefined
  shipment_tags?: string[] | undefined
  courier_connection_id?: string | null | undefined
  carbon_emissions?: ShipmentWeight | null | undefined
  location_id?: string | null | undefined
  shipping_method?: string | null | undefined
  failed_delivery_attempts?: number | null | undefined
  signature_requirement?:
    | Open<
        | 'adult_signature_required'
        | 'indirect_signature_required'
        | 'no_signature_required'
        | 'null'
        | 'signature_required'
      >
    | undefined
  delivery_location_type?: string | null | undefined
  aftership_tracking_url?: string | null | undefined
  aftership_tracking_order_url?: string | null | undefined
  first_mile?: FirstMile | null | undefined
  last_mile?: LastMile | null | undefined
  customers?: Customers[] | undefined
  proof_of_delivery?: ProofOfDelivery[] | null | undefined
  multi_piece_info?: MultiPieceInfo | null | undefined
  shipment_direction?: Open<'forward' | 'null' | 'return'> | undefined
  return_shipment?: ReturnShipment | null | undefined
  forward_shipment?: ForwardShipment | null | undefined
}
