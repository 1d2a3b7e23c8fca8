// Written by `npm run payloads` from:
// - the field names of its documentation, in test/payloads/described/zoom.d.ts

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** What varies by event. */
export interface ZoomObjects {
  'meeting.created': ScheduledMeeting
  'meeting.updated': ScheduledMeeting
  'meeting.deleted': ScheduledMeeting
  'meeting.permanently_deleted': Meeting
  'meeting.recovered': Meeting
  'meeting.started': Meeting
  'meeting.ended': Meeting
  'meeting.participant_joined': MeetingWithParticipant
  'meeting.participant_left': MeetingWithParticipant
  'meeting.participant_joined_waiting_room': MeetingWithParticipant
  'meeting.participant_left_waiting_room': MeetingWithParticipant
  'meeting.participant_admitted': MeetingWithParticipant
  'meeting.participant_put_in_waiting_room': MeetingWithParticipant
  'meeting.participant_jbh_joined': MeetingWithParticipant
  'meeting.participant_jbh_waiting': MeetingWithParticipant
  'meeting.participant_jbh_waiting_left': MeetingWithParticipant
  'meeting.sharing_started': MeetingWithParticipant
  'meeting.sharing_ended': MeetingWithParticipant
  'meeting.registration_created': MeetingWithRegistrant
  'meeting.registration_approved': MeetingWithRegistrant
  'meeting.registration_cancelled': MeetingWithRegistrant
  'meeting.registration_denied': MeetingWithRegistrant
  'meeting.summary_completed': MeetingSummary
  'webinar.created': ScheduledMeeting
  'webinar.updated': ScheduledMeeting
  'webinar.deleted': ScheduledMeeting
  'webinar.started': Meeting
  'webinar.ended': Meeting
  'webinar.participant_joined': MeetingWithParticipant
  'webinar.participant_left': MeetingWithParticipant
  'webinar.registration_created': MeetingWithRegistrant
  'webinar.registration_approved': MeetingWithRegistrant
  'webinar.registration_cancelled': MeetingWithRegistrant
  'webinar.registration_denied': MeetingWithRegistrant
  'recording.started': RunningRecording
  'recording.paused': RunningRecording
  'recording.resumed': RunningRecording
  'recording.stopped': RunningRecording
  'recording.completed': Recording
  'recording.trashed': Recording
  'recording.deleted': Recording
  'recording.recovered': Recording
  'recording.transcript_completed': Recording
  'user.created': User
  'user.updated': User
  'user.activated': User
  'user.deactivated': User
  'user.deleted': User
  'user.disassociated': User
  'user.presence_status_updated': Presence
  'user.signed_in': SignIn
  'user.signed_out': SignIn
}

interface Meeting extends Loose {
  id: string | number
  uuid: string
  host_id: string
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  end_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
}

interface MeetingSummary extends Loose {
  meeting_host_id: string
  meeting_host_email: string
  meeting_uuid: string
  meeting_id: string | number
  meeting_topic: string
  meeting_start_time: string
  meeting_end_time: string
  summary_start_time: string
  summary_end_time: string
  summary_created_time: string
  summary_last_modified_time: string
  summary_title?: string | undefined
  summary_overview?: string | undefined
  summary_details?: (Loose & { label: string; summary: string })[] | undefined
  next_steps?: string[] | undefined
}

interface MeetingWithParticipant extends Loose {
  participant: Participant
  id: string | number
  uuid: string
  host_id: string
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  end_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
}

interface MeetingWithRegistrant extends Loose {
  registrant: MeetingWithRegistrantRegistrant
  id: string | number
  uuid: string
  host_id: string
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  end_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
}

interface MeetingWithRegistrantRegistrant extends Loose {
  id: string
  email: string
  first_name?: string | undefined
  last_name?: string | undefined
  status?: string | undefined
  join_url?: string | undefined
  registrant_number?: number | undefined
  custom_questions?: (Loose & { title: string; value: string })[] | undefined
}

interface Occurrence extends Loose {
  occurrence_id: string
  start_time: string
  duration?: number | undefined
  status?: string | undefined
}

interface Participant extends Loose {
  id?: string | undefined
  user_id?: string | undefined
  user_name: string
  email?: string | undefined
  participant_user_id?: string | undefined
  participant_uuid?: string | undefined
  registrant_id?: string | undefined
  customer_key?: string | undefined
  phone_number?: string | undefined
  public_ip?: string | undefined
  private_ip?: string | undefined
  join_time?: string | undefined
  leave_time?: string | undefined
  leave_reason?: string | undefined
  date_time?: string | undefined
  sharing_details?: Loose | undefined
}

interface Presence extends Loose {
  id: string
  email: string
  date_time: string
  presence_status: string
}

interface Recording extends Loose {
  account_id?: string | undefined
  host_email?: string | undefined
  total_size?: number | undefined
  recording_count?: number | undefined
  share_url?: string | undefined
  password?: string | undefined
  recording_play_passcode?: string | undefined
  on_prem?: boolean | undefined
  recording_files: RecordingFile[]
  participant_audio_files?: RecordingFile[] | undefined
  id: string | number
  uuid: string
  host_id: string
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  end_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
}

interface RecordingFile extends Loose {
  id: string
  meeting_id: string
  recording_start: string
  recording_end: string
  file_type: Open<'CC' | 'CHAT' | 'CSV' | 'M4A' | 'MP4' | 'SUMMARY' | 'TIMELINE' | 'TRANSCRIPT'>
  file_extension?: string | undefined
  file_size?: number | undefined
  file_name?: string | undefined
  play_url?: string | undefined
  download_url: string
  status: string
  recording_type?: string | undefined
}

interface RunningRecording extends Loose {
  recording_file: Loose & { recording_start: string; recording_end?: string | undefined }
  id: string | number
  uuid: string
  host_id: string
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  end_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
}

interface ScheduledMeeting extends Loose {
  password?: string | undefined
  agenda?: string | undefined
  join_url?: string | undefined
  pmi?: string | undefined
  occurrences?: Occurrence[] | undefined
  recurrence?: Loose | undefined
  settings?: Loose | undefined
  tracking_fields?: (Loose & { field: string; value?: string | undefined })[] | undefined
  id: string | number
  uuid: string
  host_id: string
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  end_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
}

interface SignIn extends Loose {
  id: string
  email: string
  date_time: string
  client_type: string
  version: string
  login_type?: string | undefined
}

interface User extends Loose {
  id: string
  email: string
  first_name?: string | undefined
  last_name?: string | undefined
  display_name?: string | undefined
  type?: number | undefined
  language?: string | undefined
  account_id?: string | undefined
  dept?: string | undefined
}
