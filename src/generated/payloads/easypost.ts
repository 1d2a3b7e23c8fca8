// Written by `npm run payloads` from:
// - @easypost/api 8.9.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface EasypostPayloads {
  'batch.created': BatchCreatedPayload
  'batch.updated': BatchCreatedPayload
  'insurance.cancelled': InsuranceCancelledPayload
  'insurance.purchased': InsuranceCancelledPayload
  'refund.successful': RefundSuccessfulPayload
  'report.available': ReportNewPayload
  'report.failed': ReportNewPayload
  'report.new': ReportNewPayload
  'scan_form.created': ScanFormCreatedPayload
  'scan_form.updated': ScanFormCreatedPayload
  'tracker.created': TrackerCreatedPayload
  'tracker.updated': TrackerCreatedPayload
}

interface Address extends Loose {
  street1?: string | null | undefined
  street2?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  zip: string
  country: string
  residential?: boolean | null | undefined
  carrier_facility?: string | null | undefined
  name?: string | null | undefined
  company?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  federal_tax_id?: string | null | undefined
  state_tax_id?: string | null | undefined
  verifications: Verifications
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Address'>
}

interface AddressVerificationFieldError extends Loose {
  code: string
  field: string
  message: string
  suggestion?: string | undefined
}

interface Batch extends Loose {
  reference?: string | null | undefined
  state: Open<
    | 'created'
    | 'creating'
    | 'creation_failed'
    | 'label_generated'
    | 'label_generating'
    | 'purchase_failed'
    | 'purchased'
    | 'purchasing'
  >
  num_shipments: number
  shipments: BatchShipment[]
  status: TBatchStatuses
  label_url?: string | null | undefined
  scan_form: ScanForm
  pickup: Pickup
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Batch'>
  created_at: string
  updated_at: string
}

interface BatchCreatedPayload extends Loose {
  previous_attributes?: Loose | undefined
  object: Open<'Event'>
  description: string
  status: Open<'completed' | 'failed' | 'in_queue' | 'pending' | 'retrying'>
  pending_urls: string[]
  completed_urls: string[]
  id: string
  mode: Open<'production' | 'test'>
  created_at: string
  updated_at: string
  result: Batch
}

interface BatchShipment extends Loose {
  id: string
  reference?: string | null | undefined
  batch_status: Open<
    'created' | 'creation_failed' | 'postage_purchase_failed' | 'postage_purchased' | 'queued_for_purchase'
  >
  batch_message: string
}

interface CarrierAccount extends Loose {
  type: string
  fields: CarrierAccountFields
  clone?: boolean | null | undefined
  description?: string | null | undefined
  reference?: string | null | undefined
  readable: string
  credentials?: unknown
  test_credentials?: unknown
  billing_type: string | null
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'CarrierAccount'>
  created_at: string
  updated_at: string
}

interface CarrierAccountField extends Loose {
  key: string
  visibility: string
  label: string
  value: string
}

interface CarrierAccountFields extends Loose {
  credentials: CarrierAccountField
  test_credentials: CarrierAccountField
  auto_link: boolean
  custom_workflow: boolean
}

interface CarrierDetail extends Loose {
  service: string
  container_type: string
  est_delivery_date_local: string
  est_delivery_time_local: string
  origin_location: string
  origin_tracking_location: TrackingLocation
  destination_location: string
  destination_tracking_location: TrackingLocation
  guaranteed_delivery_date: string
  alternate_identifier: string
  initial_delivery_attempt: string
  object: Open<'CarrierDetail'>
}

interface CustomsInfo extends Loose {
  eel_pfc?: string | null | undefined
  contents_type?: string | null | undefined
  contents_explanation?: string | null | undefined
  customs_certify?: boolean | null | undefined
  customs_signer?: string | null | undefined
  non_delivery_option?: Open<'abandon' | 'return'> | null | undefined
  restriction_type?: Open<'none' | 'other' | 'quarantine' | 'sanitary_phytosanitary_inspection'> | null | undefined
  restriction_comments?: string | null | undefined
  customs_items: CustomsItem[]
  declaration?: string | null | undefined
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'CustomsInfo'>
  created_at: string
  updated_at: string
}

interface CustomsItem extends Loose {
  description: string
  quantity: number
  value: number
  weight: number
  hs_tariff_number?: string | null | undefined
  code?: string | null | undefined
  origin_country: string
  currency?: string | null | undefined
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'CustomsItem'>
  created_at: string
  updated_at: string
}

interface Fee extends Loose {
  type: Open<'InsuranceFee' | 'LabelFee' | 'PostageFee' | 'TrackerFee'>
  amount: string
  charged: boolean
  refunded: boolean
  object: Open<'Fee'>
}

interface Form extends Loose {
  form_type: Open<
    | 'cn22'
    | 'cod_return_label'
    | 'commercial_invoice'
    | 'high_value_report'
    | 'label_qr_code'
    | 'nafta_certificate_of_origin'
    | 'order_summary'
    | 'return_packing_slip'
    | 'rma_qr_code'
  >
  form_url: string
  submitted_electronically: boolean
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Form'>
  created_at: string
  updated_at: string
}

interface Insurance extends Loose {
  reference?: string | null | undefined
  amount: string
  provider: string
  provider_id: string
  shipment_id: string
  tracking_code: string
  status: Open<'cancelled' | 'failed' | 'new' | 'pending' | 'purchased'>
  tracker: Tracker
  to_address: Address
  from_address: Address
  fee: Fee
  messages: string[]
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Insurance'>
  created_at: string
  updated_at: string
}

interface InsuranceCancelledPayload extends Loose {
  previous_attributes?: Loose | undefined
  object: Open<'Event'>
  description: string
  status: Open<'completed' | 'failed' | 'in_queue' | 'pending' | 'retrying'>
  pending_urls: string[]
  completed_urls: string[]
  id: string
  mode: Open<'production' | 'test'>
  created_at: string
  updated_at: string
  result: Insurance
}

interface Message extends Loose {
  carrier: string
  type: string
  message: string
  carrier_account_id: string
}

interface Options extends Loose {
  additional_handling?: boolean | null | undefined
  address_validation_level?: string | null | undefined
  alcohol?: boolean | null | undefined
  by_drone?: boolean | null | undefined
  carbon_neutral?: boolean | null | undefined
  cod_amount?: string | null | undefined
  cod_method?: Open<'CASH' | 'CHECK' | 'MONEY_ORDER'> | null | undefined
  cod_address_id?: string | null | undefined
  content_description?: string | null | undefined
  currency?: string | null | undefined
  delivery_confirmation?:
    | Open<
        | 'ADULT_SIGNATURE'
        | 'ADULT_SIGNATURE_RESTRICTED'
        | 'INDIRECT_SIGNATURE'
        | 'NO_SIGNATURE'
        | 'SIGNATURE'
        | 'SIGNATURE_RESTRICTED'
      >
    | null
    | undefined
  dropoff_type?:
    | Open<
        | 'BUSINESS_SERVICE_CENTER'
        | 'DROP_BOX'
        | 'REGULAR_PICKUP'
        | 'REQUEST_COURIER'
        | 'RETAIL_LOCATION'
        | 'SCHEDULED_PICKUP'
        | 'STATION'
      >
    | null
    | undefined
  dry_ice?: boolean | null | undefined
  dry_ice_medical?: boolean | null | undefined
  dry_ice_weight?: string | null | undefined
  duty_payment: unknown
  endorsement?:
    | Open<
        | 'ADDRESS_SERVICE_REQUESTED'
        | 'CHANGE_SERVICE_REQUESTED'
        | 'FORWARDING_SERVICE_REQUESTED'
        | 'LEAVE_IF_NO_RESPONSE'
        | 'RETURN_SERVICE_REQUESTED'
      >
    | null
    | undefined
  end_shipper_id: string | null
  freight_charge?: number | null | undefined
  handling_instructions?: string | null | undefined
  hazmat?:
    | Open<
        | 'LIMITED_QUANTITY'
        | 'LITHIUM'
        | 'ORMD'
        | 'PRIMARY'
        | 'PRIMARY_CONTAINED'
        | 'PRIMARY_PACKED'
        | 'SECONDARY'
        | 'SECONDARY_CONTAINED'
        | 'SECONDARY_PACKED'
      >
    | null
    | undefined
  hold_for_pickup?: boolean | null | undefined
  incoterm?:
    | Open<'CFR' | 'CIF' | 'CIP' | 'CPT' | 'DAP' | 'DAT' | 'DDP' | 'EXW' | 'FAS' | 'FCA' | 'FOB'>
    | null
    | undefined
  invoice_number?: string | null | undefined
  label_date?: string | null | undefined
  label_format?: Open<'EPL2' | 'PDF' | 'PNG' | 'ZPL'> | null | undefined
  machinable?: boolean | null | undefined
  payment: OptionsPayment
  pickup_min_datetime: string | null
  pickup_max_datetime: string | null
  print_custom_1?: string | null | undefined
  print_custom_2?: string | null | undefined
  print_custom_3?: string | null | undefined
  print_custom_1_barcode?: boolean | null | undefined
  print_custom_2_barcode?: boolean | null | undefined
  print_custom_3_barcode?: boolean | null | undefined
  print_custom_1_code?:
    | Open<
        | '3Q'
        | '9V'
        | 'AJ'
        | 'AT'
        | 'BM'
        | 'DP'
        | 'EI'
        | 'IK'
        | 'MJ'
        | 'MK'
        | 'ON'
        | 'PC'
        | 'PM'
        | 'PO'
        | 'RMA'
        | 'RQ'
        | 'RZ'
        | 'SA'
        | 'SE'
        | 'ST'
        | 'TJ'
        | 'TN'
      >
    | null
    | undefined
  print_custom_2_code?:
    | Open<
        | '3Q'
        | '9V'
        | 'AJ'
        | 'AT'
        | 'BM'
        | 'DP'
        | 'EI'
        | 'IK'
        | 'MJ'
        | 'MK'
        | 'ON'
        | 'PC'
        | 'PM'
        | 'PO'
        | 'RMA'
        | 'RQ'
        | 'RZ'
        | 'SA'
        | 'SE'
        | 'ST'
        | 'TJ'
        | 'TN'
      >
    | null
    | undefined
  print_custom_3_code?:
    | Open<
        | '3Q'
        | '9V'
        | 'AJ'
        | 'AT'
        | 'BM'
        | 'DP'
        | 'EI'
        | 'IK'
        | 'MJ'
        | 'MK'
        | 'ON'
        | 'PC'
        | 'PM'
        | 'PO'
        | 'RMA'
        | 'RQ'
        | 'RZ'
        | 'SA'
        | 'SE'
        | 'ST'
        | 'TJ'
        | 'TN'
      >
    | null
    | undefined
  saturday_delivery?: boolean | null | undefined
  special_rates_eligibility?: Open<'USPS.LIBRARYMAIL' | 'USPS.MEDIAMAIL'> | null | undefined
  smartpost_hub?: string | null | undefined
  smartpost_manifest?: string | null | undefined
  billing_ref?: string | null | undefined
  certified_mail?: boolean | null | undefined
  registered_mail?: boolean | null | undefined
  registered_mail_amount?: number | null | undefined
  return_receipt?: boolean | null | undefined
}

interface OptionsPayment extends Loose {
  type?: Open<'COLLECT' | 'RECEIVER' | 'SENDER' | 'THIRD_PARTY'> | null | undefined
  account?: string | null | undefined
  country?: string | null | undefined
  postal_code?: string | null | undefined
}

interface Parcel extends Loose {
  length?: number | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
  weight: number
  predefined_package?: string | null | undefined
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Parcel'>
  created_at: string
  updated_at: string
}

interface Pickup extends Loose {
  reference?: string | null | undefined
  status: Open<'canceled' | 'scheduled' | 'unknown'>
  min_datetime: string
  max_datetime: string
  is_account_address?: boolean | null | undefined
  instructions?: string | null | undefined
  messages: Message[]
  confirmation: string
  shipment: Shipment
  address: Address
  carrier_accounts?: CarrierAccount[] | null | undefined
  pickup_rates: PickupRate[]
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Pickup'>
  created_at: string
  updated_at: string
}

interface PickupRate extends Loose {
  service: string
  carrier: string
  rate: string
  currency: string
  pickup_id: string
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'PickupRate'>
  created_at: string
  updated_at: string
}

interface PostageLabel extends Loose {
  date_advance: number
  integrated_form: string
  label_date: string
  label_resolution: number
  label_size: string
  label_type: string
  label_url: string
  label_file_type: string
  label_pdf_url: string
  label_epl2_url: string
  label_zpl_url: string
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'PostageLabel'>
  created_at: string
  updated_at: string
}

interface Rate extends Loose {
  service: string
  carrier: string
  carrier_account_id: string
  shipment_id: string
  rate: string
  currency: string
  retail_rate: string
  retail_currency: string
  list_rate: string
  list_currency: string
  delivery_days: number
  delivery_date: string
  delivery_date_guaranteed: boolean
  est_delivery_days: number
  billing_type: string
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Rate'>
  created_at: string
  updated_at: string
}

interface Refund extends Loose {
  tracking_code: string
  confirmation_number: string
  status: Open<'refunded' | 'rejected' | 'submitted'>
  carrier: string
  shipment_id: string
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Refund'>
  created_at: string
  updated_at: string
}

interface RefundSuccessfulPayload extends Loose {
  previous_attributes?: Loose | undefined
  object: Open<'Event'>
  description: string
  status: Open<'completed' | 'failed' | 'in_queue' | 'pending' | 'retrying'>
  pending_urls: string[]
  completed_urls: string[]
  id: string
  mode: Open<'production' | 'test'>
  created_at: string
  updated_at: string
  result: Refund
}

interface Report extends Loose {
  status: Open<'available' | 'failed' | 'new'> | null
  start_date: string
  end_date: string
  include_children?: boolean | null | undefined
  url: string
  url_expires_at: string
  send_email?: boolean | null | undefined
  id: string
  mode: Open<'production' | 'test'>
  object: Open<
    | 'CashFlowReport'
    | 'PaymentLogReport'
    | 'RefundReport'
    | 'ShipmentInvoiceReport'
    | 'ShipmentReport'
    | 'TrackerReport'
  >
  created_at: string
  updated_at: string
}

interface ReportNewPayload extends Loose {
  previous_attributes?: Loose | undefined
  object: Open<'Event'>
  description: string
  status: Open<'completed' | 'failed' | 'in_queue' | 'pending' | 'retrying'>
  pending_urls: string[]
  completed_urls: string[]
  id: string
  mode: Open<'production' | 'test'>
  created_at: string
  updated_at: string
  result: Report
}

interface ScanForm extends Loose {
  status: Open<'created' | 'creating' | 'failed'>
  message: string
  address: Address
  tracking_codes: string[]
  form_url: string
  form_file_type: string
  batch_id: string
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'ScanForm'>
  created_at: string
  updated_at: string
}

interface ScanFormCreatedPayload extends Loose {
  previous_attributes?: Loose | undefined
  object: Open<'Event'>
  description: string
  status: Open<'completed' | 'failed' | 'in_queue' | 'pending' | 'retrying'>
  pending_urls: string[]
  completed_urls: string[]
  id: string
  mode: Open<'production' | 'test'>
  created_at: string
  updated_at: string
  result: ScanForm
}

interface Shipment extends Loose {
  reference?: string | null | undefined
  to_address: Address
  from_address: Address
  return_address?: Address | null | undefined
  buyer_address?: Address | null | undefined
  parcel: Parcel
  customs_info?: CustomsInfo | null | undefined
  tax_identifiers?: TaxIdentifier[] | undefined
  scan_form: ScanForm
  forms: Form[]
  insurance: Insurance
  rates: Rate[]
  selected_rate: Rate
  postage_label: PostageLabel
  messages: Message[]
  options?: Options | null | undefined
  is_return?: boolean | null | undefined
  tracking_code: string
  usps_zone: string
  status: string
  tracker: Tracker
  fees: Fee[]
  refund_status: Open<'refunded' | 'rejected' | 'submitted'>
  batch_id: string
  batch_status: Open<
    'created' | 'creation_failed' | 'postage_purchase_failed' | 'postage_purchased' | 'queued_for_purchase'
  >
  batch_message: string
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Shipment'>
  created_at: string
  updated_at: string
}

interface TBatchStatuses extends Loose {
  creation_failed: number
  created: number
  postage_purchased: number
  postage_purchase_failed: number
  queued_for_purchase: number
}

interface TaxIdentifier extends Loose {
  entity: string
  tax_id: string
  tax_id_type: string
  issuing_country: string
}

interface Tracker extends Loose {
  tracking_code: string
  status: Open<
    | 'available_for_pickup'
    | 'cancelled'
    | 'delivered'
    | 'error'
    | 'failure'
    | 'in_transit'
    | 'out_for_delivery'
    | 'pre_transit'
    | 'return_to_sender'
    | 'unknown'
  >
  status_detail: Open<
    | 'address_correction'
    | 'arrived_at_destination'
    | 'arrived_at_facility'
    | 'arrived_at_pickup_location'
    | 'awaiting_information'
    | 'cancelled'
    | 'damaged'
    | 'delayed'
    | 'delivery_exception'
    | 'departed_facility'
    | 'departed_origin_facility'
    | 'expired'
    | 'failure'
    | 'held'
    | 'in_transit'
    | 'label_created'
    | 'lost'
    | 'missorted'
    | 'out_for_delivery'
    | 'received_at_destination_facility'
    | 'received_at_origin_facility'
    | 'refused'
    | 'return'
    | 'status_update'
    | 'transferred_to_destination_carrier'
    | 'transit_exception'
    | 'unknown'
    | 'weather_delay'
  >
  signed_by: string
  weight: number
  est_delivery_date: string
  shipment_id: string
  carrier: string
  tracking_details: TrackingDetail[]
  carrier_detail: CarrierDetail
  public_url: string
  fees: Fee[]
  finalized: boolean
  is_return: boolean
  id: string
  mode: Open<'production' | 'test'>
  object: Open<'Tracker'>
  created_at: string
  updated_at: string
}

interface TrackerCreatedPayload extends Loose {
  previous_attributes?: Loose | undefined
  object: Open<'Event'>
  description: string
  status: Open<'completed' | 'failed' | 'in_queue' | 'pending' | 'retrying'>
  pending_urls: string[]
  completed_urls: string[]
  id: string
  mode: Open<'production' | 'test'>
  created_at: string
  updated_at: string
  result: Tracker
}

interface TrackingDetail extends Loose {
  message: string
  description: string
  status: Open<
    | 'available_for_pickup'
    | 'cancelled'
    | 'delivered'
    | 'error'
    | 'failure'
    | 'in_transit'
    | 'out_for_delivery'
    | 'pre_transit'
    | 'return_to_sender'
    | 'unknown'
  >
  status_detail: string
  datetime: string
  source: string
  carrier_code: string
  tracking_location: TrackingLocation
  object: Open<'TrackingDetail'>
}

interface TrackingLocation extends Loose {
  city: string
  state: string
  country: string
  zip: string
  object: Open<'TrackingLocation'>
}

interface Verification extends Loose {
  success: boolean
  errors: AddressVerificationFieldError[]
  details: VerificationDetails
}

interface VerificationDetails extends Loose {
  latitude: number
  longitude: number
  time_zone: string
}

interface Verifications extends Loose {
  zip4: Verification
  delivery: Verification
}
