// Written by `npm run payloads` from:
// - @lob/lob-typescript-sdk 1.4.2
// - by hand: the names of events, from resources/events/attributes of lob/lob-openapi (commit 539ed45)

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface LobPayloads {
  'address.created': AddressCreatedPayload
  'address.deleted': AddressDeletedPayload
  'bank_account.created': BankAccountCreatedPayload
  'bank_account.deleted': BankAccountDeletedPayload
  'bank_account.verified': BankAccountCreatedPayload
  'check.created': CheckFailedPayload
  'check.deleted': CheckDeletedPayload
  'check.delivered': CheckFailedPayload
  'check.failed': CheckFailedPayload
  'check.in_local_area': CheckFailedPayload
  'check.in_transit': CheckFailedPayload
  'check.international_exit': CheckFailedPayload
  'check.mailed': CheckFailedPayload
  'check.processed_for_delivery': CheckFailedPayload
  'check.re-routed': CheckFailedPayload
  'check.rejected': CheckFailedPayload
  'check.rendered_pdf': CheckFailedPayload
  'check.rendered_thumbnails': CheckFailedPayload
  'check.returned_to_sender': CheckFailedPayload
  'letter.certified.delivered': LetterFailedPayload
  'letter.certified.in_local_area': LetterFailedPayload
  'letter.certified.in_transit': LetterFailedPayload
  'letter.certified.issue': LetterFailedPayload
  'letter.certified.mailed': LetterFailedPayload
  'letter.certified.pickup_available': LetterFailedPayload
  'letter.certified.processed_for_delivery': LetterFailedPayload
  'letter.certified.re-routed': LetterFailedPayload
  'letter.certified.returned_to_sender': LetterFailedPayload
  'letter.created': LetterFailedPayload
  'letter.deleted': LetterDeletedPayload
  'letter.delivered': LetterFailedPayload
  'letter.failed': LetterFailedPayload
  'letter.in_local_area': LetterFailedPayload
  'letter.in_transit': LetterFailedPayload
  'letter.international_exit': LetterFailedPayload
  'letter.mailed': LetterFailedPayload
  'letter.processed_for_delivery': LetterFailedPayload
  'letter.re-routed': LetterFailedPayload
  'letter.rejected': LetterFailedPayload
  'letter.rendered_pdf': LetterFailedPayload
  'letter.rendered_thumbnails': LetterFailedPayload
  'letter.return_envelope.created': LetterFailedPayload
  'letter.return_envelope.delivered': LetterFailedPayload
  'letter.return_envelope.in_local_area': LetterFailedPayload
  'letter.return_envelope.in_transit': LetterFailedPayload
  'letter.return_envelope.international_exit': LetterFailedPayload
  'letter.return_envelope.processed_for_delivery': LetterFailedPayload
  'letter.return_envelope.re_routed': LetterFailedPayload
  'letter.return_envelope.returned_to_sender': LetterFailedPayload
  'letter.returned_to_sender': LetterFailedPayload
  'letter.viewed': LetterFailedPayload
  'postcard.created': PostcardFailedPayload
  'postcard.deleted': PostcardDeletedPayload
  'postcard.delivered': PostcardFailedPayload
  'postcard.failed': PostcardFailedPayload
  'postcard.in_local_area': PostcardFailedPayload
  'postcard.in_transit': PostcardFailedPayload
  'postcard.international_exit': PostcardFailedPayload
  'postcard.mailed': PostcardFailedPayload
  'postcard.processed_for_delivery': PostcardFailedPayload
  'postcard.re-routed': PostcardFailedPayload
  'postcard.rejected': PostcardFailedPayload
  'postcard.rendered_pdf': PostcardFailedPayload
  'postcard.rendered_thumbnails': PostcardFailedPayload
  'postcard.returned_to_sender': PostcardFailedPayload
  'postcard.viewed': PostcardFailedPayload
  'self_mailer.created': SelfMailerFailedPayload
  'self_mailer.deleted': SelfMailerDeletedPayload
  'self_mailer.delivered': SelfMailerFailedPayload
  'self_mailer.failed': SelfMailerFailedPayload
  'self_mailer.in_local_area': SelfMailerFailedPayload
  'self_mailer.in_transit': SelfMailerFailedPayload
  'self_mailer.international_exit': SelfMailerFailedPayload
  'self_mailer.mailed': SelfMailerFailedPayload
  'self_mailer.processed_for_delivery': SelfMailerFailedPayload
  'self_mailer.re-routed': SelfMailerFailedPayload
  'self_mailer.rejected': SelfMailerFailedPayload
  'self_mailer.rendered_pdf': SelfMailerFailedPayload
  'self_mailer.rendered_thumbnails': SelfMailerFailedPayload
  'self_mailer.returned_to_sender': SelfMailerFailedPayload
  'self_mailer.viewed': SelfMailerFailedPayload
}

interface Address extends Loose {
  id: string
  description?: string | null | undefined
  name?: string | null | undefined
  company?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  metadata?: { [key: string]: string } | undefined
  address_line1?: string | undefined
  address_line2?: string | null | undefined
  address_city?: string | undefined
  address_state: string
  address_zip: string
  address_country?: string | undefined
  object?: Open<'address'> | undefined
  date_created?: string | undefined
  date_modified?: string | undefined
  deleted?: boolean | undefined
  recipient_moved?: boolean | null | undefined
}

interface AddressCreatedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: Address
}

interface AddressDeletedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: AddressDeletion
}

interface AddressDeletion extends Loose {
  id: string
  deleted?: boolean | undefined
  object?: Open<'address_deleted'> | undefined
}

interface AddressDomesticExpanded extends Loose {
  address_line1?: string | undefined
  address_line2?: string | null | undefined
  address_city?: string | null | undefined
  address_state?: string | null | undefined
  address_zip?: string | null | undefined
  description?: string | null | undefined
  name?: string | null | undefined
  company?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  address_country: string
  metadata?: { [key: string]: string } | undefined
}

interface AddressEditable extends Loose {
  address_line1?: string | undefined
  address_line2?: string | null | undefined
  address_city?: string | null | undefined
  address_state?: string | null | undefined
  address_zip?: string | null | undefined
  address_country?: string | undefined
  description?: string | null | undefined
  name?: string | null | undefined
  company?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  metadata?: { [key: string]: string } | undefined
}

interface BankAccount extends Loose {
  description?: string | null | undefined
  routing_number: string
  account_number: string
  account_type: Open<'company' | 'individual'>
  signatory: string
  metadata?: { [key: string]: string } | undefined
  id: string
  signature_url: string | null
  bank_name?: string | undefined
  verified?: boolean | undefined
  date_created: string
  date_modified: string
  deleted?: boolean | undefined
  object: Open<'bank_account'>
  microdeposit_type?: Open<'amounts' | 'descriptor_code'> | null | undefined
}

interface BankAccountCreatedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: BankAccount
}

interface BankAccountDeletedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: BankAccountDeletion
}

interface BankAccountDeletion extends Loose {
  id: string
  deleted?: boolean | undefined
  object?: Open<'bank_account_deleted'> | undefined
}

interface Check extends Loose {
  id: string
  to: Address
  from?: Address | undefined
  description?: string | null | undefined
  metadata?: { [key: string]: string } | undefined
  merge_variables?: unknown
  send_date?: string | undefined
  mail_type?: Open<'usps_first_class'> | undefined
  memo?: string | null | undefined
  check_number?: number | undefined
  message?: string | undefined
  amount: number
  bank_account: BankAccount
  check_bottom_template_id: string
  attachment_template_id: string
  check_bottom_template_version_id: string
  attachment_template_version_id: string
  url: string
  carrier: Open<'USPS'>
  thumbnails?: Thumbnail[] | undefined
  expected_delivery_date?: string | undefined
  tracking_events?: TrackingEventNormal[] | null | undefined
  object: Open<'check'>
  date_created: string
  date_modified: string
  deleted?: boolean | undefined
  use_type: Open<'marketing' | 'null' | 'operational'> | null
}

interface CheckDeletedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: CheckDeletion
}

interface CheckDeletion extends Loose {
  id: string
  deleted?: boolean | undefined
  object?: Open<'check_deleted'> | undefined
}

interface CheckFailedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: Check
}

interface EventType extends Loose {
  id: string
  enabled_for_test: boolean
  resource: Open<'addresses' | 'bank accounts' | 'checks' | 'letters' | 'postcards' | 'self mailers'>
  object: Open<'event_type'>
}

interface Letter extends Loose {
  to: Address
  from: Address
  carrier?: Open<'USPS'> | undefined
  thumbnails?: Thumbnail[] | undefined
  expected_delivery_date?: string | undefined
  date_created: string
  date_modified: string
  deleted?: boolean | undefined
  id: string
  template_id: string
  template_version_id: string
  url: string
  object: Open<'letter'>
  description?: string | null | undefined
  metadata?: { [key: string]: string } | undefined
  merge_variables?: unknown
  send_date?: string | undefined
  extra_service?: string | undefined
  tracking_number?: string | null | undefined
  tracking_events?: TrackingEventNormal[] | undefined
  return_address?: string | AddressEditable | null | undefined
  mail_type?: Open<'usps_first_class' | 'usps_standard'> | undefined
  color?: boolean | undefined
  double_sided?: boolean | undefined
  address_placement?:
    | Open<'bottom_first_page' | 'bottom_first_page_center' | 'insert_blank_page' | 'top_first_page'>
    | undefined
  return_envelope: boolean | ReturnEnvelope | null
  perforated_page?: number | null | undefined
  custom_envelope?: LetterCustomEnvelope | null | undefined
  campaign_id?: string | null | undefined
  use_type: Open<'marketing' | 'null' | 'operational'> | null
}

interface LetterCustomEnvelope extends Loose {
  id?: string | undefined
  url?: string | undefined
  object?: Open<'envelope'> | undefined
}

interface LetterDeletedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: LetterDeletion
}

interface LetterDeletion extends Loose {
  id: string
  deleted?: boolean | undefined
  object?: Open<'letter_deleted'> | undefined
}

interface LetterFailedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: Letter
}

interface Postcard extends Loose {
  id: string
  to?: Address | undefined
  from?: AddressDomesticExpanded | undefined
  carrier?: Open<'USPS'> | undefined
  thumbnails?: Thumbnail[] | undefined
  size?: Open<'4x6' | '6x11' | '6x9'> | undefined
  expected_delivery_date?: string | undefined
  date_created?: string | undefined
  date_modified?: string | undefined
  deleted?: boolean | undefined
  front_template_id: string | null
  back_template_id: string | null
  front_template_version_id: string | null
  back_template_version_id: string | null
  tracking_events?: TrackingEventNormal[] | null | undefined
  object?: Open<'postcard'> | undefined
  url: string
  description?: string | null | undefined
  metadata?: { [key: string]: string } | undefined
  mail_type?: Open<'usps_first_class' | 'usps_standard'> | undefined
  merge_variables?: unknown
  send_date?: string | undefined
  use_type?: Open<'marketing' | 'null' | 'operational'> | null | undefined
}

interface PostcardDeletedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: PostcardDeletion
}

interface PostcardDeletion extends Loose {
  id: string
  deleted?: boolean | undefined
  object?: Open<'postcard_deleted'> | undefined
}

interface PostcardFailedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: Postcard
}

interface ReturnEnvelope extends Loose {
  id?: string | undefined
  alias?: string | undefined
  url?: string | undefined
  object?: string | undefined
}

interface SelfMailer extends Loose {
  id: string
  to: string | Address | null
  from?: string | AddressDomesticExpanded | null | undefined
  size?: Open<'11x9_bifold' | '12x9_bifold' | '6x18_bifold'> | undefined
  description?: string | null | undefined
  metadata?: { [key: string]: string } | undefined
  mail_type?: Open<'usps_first_class' | 'usps_standard'> | undefined
  merge_variables?: unknown
  send_date?: string | undefined
  outside_template_id: string | null
  inside_template_id: string | null
  outside_template_version_id: string | null
  inside_template_version_id: string | null
  object?: Open<'self_mailer'> | undefined
  tracking_events?: TrackingEventCertified[] | undefined
  url: string
  use_type: Open<'marketing' | 'null' | 'operational'> | null
}

interface SelfMailerDeletedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: SelfMailerDeletion
}

interface SelfMailerDeletion extends Loose {
  id: string
  deleted?: boolean | undefined
  object?: Open<'self_mailer_deleted'> | undefined
}

interface SelfMailerFailedPayload extends Loose {
  object: Open<'event'>
  id: string
  reference_id: string
  event_type: EventType
  date_created: string
  body: SelfMailer
}

interface Thumbnail extends Loose {
  small: string
  medium: string
  large: string
}

interface TrackingEventCertified extends Loose {
  type: Open<'certified'>
  name: Open<
    | 'Delivered'
    | 'In Local Area'
    | 'In Transit'
    | 'Issue'
    | 'Mailed'
    | 'Pickup Available'
    | 'Processed for Delivery'
    | 'Re-Routed'
    | 'Returned to Sender'
  >
  details?: TrackingEventDetails | undefined
  location?: string | null | undefined
  id: string
  time?: string | undefined
  date_created: string
  date_modified: string
  object: Open<'tracking_event'>
}

interface TrackingEventDetails extends Loose {
  event: Open<
    | 'address_issue'
    | 'contact_carrier'
    | 'delayed'
    | 'delivered'
    | 'delivery_attempted'
    | 'delivery_rescheduled'
    | 'delivery_scheduled'
    | 'location_inaccessible'
    | 'notice_left'
    | 'other'
    | 'out_for_delivery'
    | 'package_accepted'
    | 'package_arrived'
    | 'package_damaged'
    | 'package_departed'
    | 'package_disposed'
    | 'package_forwarded'
    | 'package_held'
    | 'package_in_local_area'
    | 'package_lost'
    | 'package_processed'
    | 'package_processing'
    | 'package_unclaimed'
    | 'package_undeliverable'
    | 'pickup_available'
    | 'reschedule_delivery'
    | 'returned_to_sender'
  >
  description: string
  notes?: string | undefined
  action_required: boolean
}

interface TrackingEventNormal extends Loose {
  type: Open<'normal'>
  name: Open<'In Local Area' | 'In Transit' | 'Mailed' | 'Processed for Delivery' | 'Re-Routed' | 'Returned to Sender'>
  details?: Open<'null'> | undefined
  location?: string | null | undefined
  id: string
  time?: string | undefined
  date_created?: string | undefined
  date_modified?: string | undefined
  object?: Open<'tracking_event'> | undefined
}
