// The objects of Zoom's events:
// https://developers.zoom.us/docs/api/meetings/events/
// https://developers.zoom.us/docs/api/users/events/

interface Occurrence {
  occurrence_id: string
  start_time: string
  duration?: number
  status?: string
}

interface Meeting {
  id: string | number
  uuid: string
  host_id: string
  topic?: string
  type?: number
  start_time?: string
  end_time?: string
  duration?: number
  timezone?: string
}

interface ScheduledMeeting extends Meeting {
  password?: string
  agenda?: string
  join_url?: string
  pmi?: string
  occurrences?: Occurrence[]
  recurrence?: Record<string, unknown>
  settings?: Record<string, unknown>
  tracking_fields?: { field: string; value?: string }[]
}

interface Participant {
  id?: string
  user_id?: string
  user_name: string
  email?: string
  participant_user_id?: string
  participant_uuid?: string
  registrant_id?: string
  customer_key?: string
  phone_number?: string
  public_ip?: string
  private_ip?: string
  join_time?: string
  leave_time?: string
  leave_reason?: string
  date_time?: string
  sharing_details?: Record<string, unknown>
}

interface MeetingWithParticipant extends Meeting {
  participant: Participant
}

interface MeetingWithRegistrant extends Meeting {
  registrant: {
    id: string
    email: string
    first_name?: string
    last_name?: string
    status?: string
    join_url?: string
    registrant_number?: number
    custom_questions?: { title: string; value: string }[]
  }
}

interface MeetingSummary {
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
  summary_title?: string
  summary_overview?: string
  summary_details?: { label: string; summary: string }[]
  next_steps?: string[]
}

interface RecordingFile {
  id: string
  meeting_id: string
  recording_start: string
  recording_end: string
  file_type: 'MP4' | 'M4A' | 'TIMELINE' | 'TRANSCRIPT' | 'CHAT' | 'CC' | 'CSV' | 'SUMMARY'
  file_extension?: string
  file_size?: number
  file_name?: string
  play_url?: string
  download_url: string
  status: string
  recording_type?: string
}

interface Recording extends Meeting {
  account_id?: string
  host_email?: string
  total_size?: number
  recording_count?: number
  share_url?: string
  password?: string
  recording_play_passcode?: string
  on_prem?: boolean
  recording_files: RecordingFile[]
  participant_audio_files?: RecordingFile[]
}

interface RunningRecording extends Meeting {
  recording_file: { recording_start: string; recording_end?: string }
}

interface User {
  id: string
  email: string
  first_name?: string
  last_name?: string
  display_name?: string
  type?: number
  language?: string
  account_id?: string
  dept?: string
}

interface Presence {
  id: string
  email: string
  date_time: string
  presence_status: string
}

interface SignIn {
  id: string
  email: string
  date_time: string
  client_type: string
  version: string
  login_type?: string
}

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
