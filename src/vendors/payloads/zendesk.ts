// Event subscriptions of Zendesk, https://developer.zendesk.com/api-reference/webhooks/event-types/ticket-events/
// Read on 2026-11-29: the events and the fields of `detail` there. The envelope is that of its example. What a webhook of a trigger
// sends is yours: `request` has no type.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload<Event> extends Loose {
  id: string
  type: string
  account_id: number
  /** Such as `zen:ticket:7`. */
  subject: string
  time: string
  zendesk_event_version: string
  detail: Ticket
  event: Event
}

/** Ids are texts. */
interface Ticket extends Loose {
  id: string
  actor_id?: string | undefined
  assignee_id?: string | null | undefined
  brand_id?: string | undefined
  created_at?: string | undefined
  custom_status?: unknown
  description?: string | undefined
  external_id?: string | null | undefined
  form_id?: string | null | undefined
  group_id?: string | null | undefined
  is_public?: boolean | undefined
  organization_id?: string | null | undefined
  /** Such as `NORMAL`. */
  priority?: string | null | undefined
  requester_id?: string | undefined
  /** Such as `OPEN`. */
  status?: string | undefined
  subject?: string | undefined
  submitter_id?: string | undefined
  tags?: string[] | undefined
  type?: string | null | undefined
  updated_at?: string | undefined
  via?: (Loose & { channel?: string | undefined }) | undefined
}

interface Change extends Loose {
  current?: unknown
  previous?: unknown
}

interface Commented extends Loose {
  comment?: (Loose & { id: string; body?: string | undefined; is_public?: boolean | undefined }) | undefined
}

/** The payload of each event. */
export interface ZendeskPayloads {
  'zen:event-type:ticket.agent_assignment_changed': Payload<Change>
  'zen:event-type:ticket.brand_changed': Payload<Change>
  'zen:event-type:ticket.comment_added': Payload<Commented>
  'zen:event-type:ticket.created': Payload<Loose>
  'zen:event-type:ticket.custom_field_changed': Payload<Change>
  'zen:event-type:ticket.description_changed': Payload<Change>
  'zen:event-type:ticket.external_id_changed': Payload<Change>
  'zen:event-type:ticket.group_assignment_changed': Payload<Change>
  'zen:event-type:ticket.organization_changed': Payload<Change>
  'zen:event-type:ticket.priority_changed': Payload<Change>
  'zen:event-type:ticket.requester_changed': Payload<Change>
  'zen:event-type:ticket.status_changed': Payload<Change>
  'zen:event-type:ticket.subject_changed': Payload<Change>
}
