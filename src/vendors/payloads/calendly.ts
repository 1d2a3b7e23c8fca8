// Calendly's webhooks: asyncapi/calendly-webhook-api-asyncapi.yml of https://github.com/api-evangelist/calendly (commit dd278d31), with the fields of
// https://docs.morf.health/events/payloads/calendly/invitee, and the names of
// https://developer.calendly.com/api-docs/calendly-api/webhooks/get-sample-webhook-data. Read on 2026-11-29.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Event extends Loose {
  event: string
  created_at: string
  /** The URI of a user. */
  created_by: string
}

interface InviteeEvent extends Event {
  payload: Invitee
}

interface FormEvent extends Event {
  payload: Submission
}

interface OtherEvent extends Event {
  payload: Loose
}

interface Invitee extends Loose {
  uri: string
  email: string
  name: string
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  status: Open<'active' | 'canceled'>
  timezone?: string | undefined
  /** The URI of the scheduled event. */
  event: string
  text_reminder_number?: string | null | undefined
  rescheduled?: boolean | undefined
  old_invitee?: string | null | undefined
  new_invitee?: string | null | undefined
  cancel_url?: string | undefined
  reschedule_url?: string | undefined
  cancellation?: Cancellation | undefined
  questions_and_answers?: Answer[] | undefined
  tracking?: Tracking | undefined
  payment?: Payment | null | undefined
  no_show?: (Loose & { uri: string; created_at: string }) | null | undefined
  reconfirmation?: (Loose & { created_at: string; confirmed_at: string | null }) | null | undefined
  routing_form_submission?: string | null | undefined
  scheduled_event?: ScheduledEvent | undefined
  invitee_scheduled_by?: string | null | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
}

interface Cancellation extends Loose {
  canceled_by: string
  reason?: string | null | undefined
  canceler_type?: Open<'host' | 'invitee'> | undefined
  created_at?: string | undefined
}

interface Answer extends Loose {
  question: string
  answer: string
  position?: number | undefined
}

interface Tracking extends Loose {
  utm_campaign?: string | null | undefined
  utm_source?: string | null | undefined
  utm_medium?: string | null | undefined
  utm_content?: string | null | undefined
  utm_term?: string | null | undefined
  salesforce_uuid?: string | null | undefined
}

interface Payment extends Loose {
  external_id: string
  provider: string
  amount: number
  currency: string
  terms?: string | null | undefined
  successful: boolean
}

interface ScheduledEvent extends Loose {
  uri?: string | undefined
  name?: string | null | undefined
  status?: Open<'active' | 'canceled'> | undefined
  start_time?: string | undefined
  end_time?: string | undefined
  /** The URI of the event type. */
  event_type?: string | undefined
  location?: Loose | undefined
  cancellation?: Cancellation | undefined
  created_at?: string | undefined
}

interface Submission extends Loose {
  uri?: string | undefined
  questions_and_answers?: Loose[] | undefined
  tracking?: Tracking | undefined
}

/** The payload of each event. */
export interface CalendlyPayloads {
  'contact.created': OtherEvent
  'contact.deleted': OtherEvent
  'contact.updated': OtherEvent
  'event_type.created': OtherEvent
  'event_type.deleted': OtherEvent
  'event_type.updated': OtherEvent
  'invitee.canceled': InviteeEvent
  'invitee.created': InviteeEvent
  'invitee_no_show.created': InviteeEvent
  'invitee_no_show.deleted': InviteeEvent
  'routing_form_submission.created': FormEvent
}
