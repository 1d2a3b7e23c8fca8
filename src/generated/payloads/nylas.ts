// Written by `npm run payloads` from:
// - nylas 8.4.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface NylasPayloads {
  'booking.cancelled': MessageOpenedPayload
  'booking.created': MessageOpenedPayload
  'booking.pending': MessageOpenedPayload
  'booking.reminder': MessageOpenedPayload
  'booking.rescheduled': MessageOpenedPayload
  'calendar.created': CalendarCreatedPayload
  'calendar.deleted': CalendarCreatedPayload
  'calendar.updated': CalendarCreatedPayload
  'contact.deleted': ContactDeletedPayload
  'contact.updated': ContactDeletedPayload
  'event.created': EventCreatedPayload
  'event.deleted': EventCreatedPayload
  'event.updated': EventCreatedPayload
  'folder.created': FolderCreatedPayload
  'folder.deleted': FolderCreatedPayload
  'folder.updated': FolderCreatedPayload
  'grant.created': GrantCreatedPayload
  'grant.deleted': GrantCreatedPayload
  'grant.expired': GrantCreatedPayload
  'grant.imap_sync_completed': GrantCreatedPayload
  'grant.updated': GrantCreatedPayload
  'message.bounce_detected': MessageOpenedPayload
  'message.bounced': MessageOpenedPayload
  'message.complaint': MessageOpenedPayload
  'message.created': MessageCreatedPayload
  'message.created.cleaned': MessageCreatedPayload
  'message.created.truncated': MessageCreatedPayload
  'message.deleted': MessageCreatedPayload
  'message.delivered': MessageOpenedPayload
  'message.intelligence.order': MessageOpenedPayload
  'message.intelligence.tracking': MessageOpenedPayload
  'message.link_clicked': MessageOpenedPayload
  'message.link_clicked.legacy': MessageOpenedPayload
  'message.opened': MessageOpenedPayload
  'message.opened.legacy': MessageOpenedPayload
  'message.rejected': MessageOpenedPayload
  'message.send_failed': MessageOpenedPayload
  'message.send_success': MessageOpenedPayload
  'message.transactional.bounced': MessageOpenedPayload
  'message.transactional.complaint': MessageOpenedPayload
  'message.transactional.delivered': MessageOpenedPayload
  'message.transactional.rejected': MessageOpenedPayload
  'message.updated': MessageCreatedPayload
  'message.updated.truncated': MessageCreatedPayload
  'notetaker.created': MessageOpenedPayload
  'notetaker.deleted': MessageOpenedPayload
  'notetaker.media': MessageOpenedPayload
  'notetaker.meeting_state': MessageOpenedPayload
  'notetaker.updated': MessageOpenedPayload
  'thread.replied': MessageOpenedPayload
  'thread.replied.legacy': MessageOpenedPayload
}

interface Attachment extends Loose {
  id: string
  grant_id: string
  filename: string
  content_type: string
  is_inline?: boolean | undefined
  size?: number | undefined
  content_id?: string | undefined
  content_disposition?: string | undefined
}

interface Autocreate extends Loose {
  provider: Open<'GoToMeeting' | 'Google Meet' | 'Microsoft Teams' | 'WebEx' | 'Zoom Meeting'>
  autocreate: Loose
}

interface CalendarCreatedPayload extends Loose {
  specversion: string
  type: string
  source: string
  id: string
  time: number
  data: CalendarCreatedPayloadData
}

interface CalendarCreatedPayloadData extends Loose {
  application_id: string
  object: CalendarCreatedPayloadDataObject
}

interface CalendarCreatedPayloadDataObject extends Loose {
  id: string
  grant_id?: string | undefined
  name?: string | undefined
  object?: string | undefined
  timezone?: string | undefined
  read_only?: boolean | undefined
  is_owned_by_user?: boolean | undefined
  description?: string | undefined
  location?: string | undefined
  hex_color?: string | undefined
  hex_foreground_color?: string | undefined
  is_primary?: boolean | undefined
  metadata?: Loose | undefined
  notetaker?: CalendarNotetaker | undefined
}

interface CalendarNotetaker extends Loose {
  name?: string | undefined
  meeting_settings?: NotetakerMeetingSettings | undefined
  rules?: CalendarNotetakerRules | undefined
}

interface CalendarNotetakerParticipantFilter extends Loose {
  participants_gte?: number | undefined
  participants_lte?: number | undefined
}

interface CalendarNotetakerRules extends Loose {
  event_selection?: Open<'all' | 'external' | 'internal' | 'ownEvents' | 'participantOnly'>[] | undefined
  participant_filter?: CalendarNotetakerParticipantFilter | undefined
}

interface ContactDeletedPayload extends Loose {
  specversion: string
  type: string
  source: string
  id: string
  time: number
  data: ContactDeletedPayloadData
}

interface ContactDeletedPayloadData extends Loose {
  application_id: string
  object: ContactDeletedPayloadDataObject
}

interface ContactDeletedPayloadDataObject extends Loose {
  id: string
  grant_id?: string | undefined
  object?: Open<'contact'> | undefined
  birthday?: string | undefined
  company_name?: string | undefined
  display_name?: string | undefined
  emails?: Email[] | undefined
  im_addresses?: InstantMessagingAddress[] | undefined
  given_name?: string | undefined
  job_title?: string | undefined
  manager_name?: string | undefined
  middle_name?: string | undefined
  nickname?: string | undefined
  notes?: string | undefined
  office_location?: string | undefined
  picture_url?: string | undefined
  picture?: string | undefined
  suffix?: string | undefined
  surname?: string | undefined
  source?: Open<'address_book' | 'domain' | 'inbox'> | undefined
  phone_numbers?: PhoneNumber[] | undefined
  physical_addresses?: PhysicalAddress[] | undefined
  web_pages?: WebPage[] | undefined
  groups?: ContactGroup[] | undefined
}

interface ContactGroup extends Loose {
  id: string
  object: Open<'contact_group'>
  grant_id?: string | undefined
  group_type?: Open<'other' | 'system' | 'user'> | undefined
  name?: string | undefined
  path?: string | undefined
}

interface Date extends Loose {
  date: string
  object: Open<'date'>
}

interface Datespan extends Loose {
  start_date: string
  end_date: string
  object: Open<'datespan'>
}

interface Details extends Loose {
  provider: Open<'GoToMeeting' | 'Google Meet' | 'Microsoft Teams' | 'WebEx' | 'Zoom Meeting'>
  details: DetailsConfig
}

interface DetailsConfig extends Loose {
  meeting_code?: string | undefined
  password?: string | undefined
  url?: string | undefined
  pin?: string | undefined
  phone?: string[] | undefined
}

interface Email extends Loose {
  email?: string | undefined
  type?: string | undefined
}

interface EmailName extends Loose {
  email: string
  name?: string | undefined
}

interface EventCreatedPayload extends Loose {
  specversion: string
  type: string
  source: string
  id: string
  time: number
  data: EventCreatedPayloadData
}

interface EventCreatedPayloadData extends Loose {
  application_id: string
  object: EventCreatedPayloadDataObject
}

interface EventCreatedPayloadDataObject extends Loose {
  id: string
  grant_id?: string | undefined
  object?: Open<'event'> | undefined
  calendar_id?: string | undefined
  busy?: boolean | undefined
  read_only?: boolean | undefined
  participants?: Participant[] | undefined
  when?: Date | Datespan | Time | Timespan | undefined
  conferencing?: Autocreate | Details | undefined
  visibility?: Open<'default' | 'private' | 'public'> | undefined
  description?: string | undefined
  location?: string | undefined
  ical_uid?: string | undefined
  title?: string | undefined
  html_link?: string | undefined
  hide_participants?: boolean | undefined
  metadata?: { [key: string]: string } | undefined
  creator?: EmailName | undefined
  organizer?: EmailName | undefined
  recurrence?: string[] | undefined
  reminders?: Reminders | undefined
  status?: Open<'cancelled' | 'confirmed' | 'maybe'> | undefined
  created_at?: number | undefined
  updated_at?: number | undefined
  master_event_id?: string | undefined
  original_start_time?: number | undefined
  notetaker?: NotetakerSettings | undefined
}

interface FolderCreatedPayload extends Loose {
  specversion: string
  type: string
  source: string
  id: string
  time: number
  data: FolderCreatedPayloadData
}

interface FolderCreatedPayloadData extends Loose {
  application_id: string
  object: FolderCreatedPayloadDataObject
}

interface FolderCreatedPayloadDataObject extends Loose {
  id: string
  name?: string | undefined
  object?: string | undefined
  grant_id?: string | undefined
  background_color?: string | undefined
  system_folder?: boolean | undefined
  text_color?: string | undefined
  child_count?: number | undefined
  parent_id?: string | undefined
  total_count?: number | undefined
  unread_count?: number | undefined
  attributes?: string[] | undefined
}

interface Grant extends Loose {
  grant_id: string
  integration_id?: string | undefined
  provider?: string | undefined
  code?: number | undefined
  login_id?: string | undefined
}

interface GrantCreatedPayload extends Loose {
  specversion: string
  type: string
  source: string
  id: string
  time: number
  data: Loose & { application_id: string; object: Grant }
}

interface InstantMessagingAddress extends Loose {
  type?: string | undefined
  im_address?: string | undefined
}

interface MessageCreatedPayload extends Loose {
  specversion: string
  type: string
  source: string
  id: string
  time: number
  data: MessageCreatedPayloadData
}

interface MessageCreatedPayloadData extends Loose {
  application_id: string
  object: MessageCreatedPayloadDataObject
}

interface MessageCreatedPayloadDataObject extends Loose {
  id: string
  object?: Open<'message'> | undefined
  headers?: MessageHeaders[] | undefined
  tracking_options?: MessageTrackingOptions | undefined
  raw_mime?: string | undefined
  metadata?: Loose | undefined
  schedule_id?: string | undefined
  send_at?: number | undefined
  use_draft?: boolean | undefined
  grant_id?: string | undefined
  date?: number | undefined
  folders?: string[] | undefined
  to?: EmailName[] | undefined
  bcc?: EmailName[] | undefined
  cc?: EmailName[] | undefined
  reply_to?: EmailName[] | undefined
  subject?: string | undefined
  body?: string | undefined
  starred?: boolean | undefined
  from?: EmailName[] | undefined
  attachments?: Attachment[] | undefined
  snippet?: string | undefined
  thread_id?: string | undefined
  unread?: boolean | undefined
}

interface MessageHeaders extends Loose {
  name: string
  value: string
}

interface MessageOpenedPayload extends Loose {
  specversion: string
  type: string
  source: string
  id: string
  time: number
  data: MessageOpenedPayloadData
}

interface MessageOpenedPayloadData extends Loose {
  application_id: string
  object: Loose
}

interface MessageTrackingOptions extends Loose {
  opens: boolean
  thread_replies: boolean
  links: boolean
  label: string
}

interface NotetakerMeetingSettings extends Loose {
  video_recording: boolean
  audio_recording: boolean
  transcription: boolean
}

interface NotetakerSettings extends Loose {
  name?: string | undefined
  meeting_settings?: NotetakerMeetingSettings | undefined
}

interface Participant extends Loose {
  email?: string | undefined
  name?: string | undefined
  status: Open<'maybe' | 'no' | 'noreply' | 'yes'>
  comment?: string | undefined
  phone_number?: string | undefined
}

interface PhoneNumber extends Loose {
  number?: string | undefined
  type?: string | undefined
}

interface PhysicalAddress extends Loose {
  format?: string | undefined
  street_address?: string | undefined
  city?: string | undefined
  postal_code?: string | undefined
  state?: string | undefined
  country?: string | undefined
  type?: string | undefined
}

interface ReminderOverride extends Loose {
  reminder_minutes: number
  reminder_method: Open<'display' | 'email' | 'popup' | 'sound'>
}

interface Reminders extends Loose {
  use_default: boolean
  overrides: ReminderOverride[]
}

interface Time extends Loose {
  time: number
  timezone: string
  object: Open<'time'>
}

interface Timespan extends Loose {
  start_time: number
  end_time: number
  start_timezone?: string | undefined
  end_timezone?: string | undefined
  object: Open<'timespan'>
}

interface WebPage extends Loose {
  url?: string | undefined
  type?: string | undefined
}
