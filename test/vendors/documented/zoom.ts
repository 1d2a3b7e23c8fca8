// Examples of Zoom's documentation of 2019, as elastic/beats keeps them in x-pack/filebeat/module/zoom/webhook/test: the names
// and kinds of fields, with other values.
import type { ZoomObjects } from '../../../src/generated/payloads/zoom.js'
import type { Closed } from './closed.js'

const meeting = {
  uuid: 'aaaa==',
  host_id: 'bbbb',
  topic: 'Topic',
  type: 2,
  start_time: '2026-01-02T03:04:05Z',
  duration: 60,
  timezone: 'Europe/Berlin',
} as const

const registrant = { id: 'cccc', first_name: 'A', last_name: 'B', email: 'a@example.com' } as const

const file = {
  id: 'dddd',
  meeting_id: 'aaaa==',
  recording_start: '2026-01-02T03:04:05Z',
  recording_end: '2026-01-02T03:05:05Z',
  file_type: 'MP4',
  file_size: 7,
  play_url: 'https://example.com/play',
  download_url: 'https://example.com/download',
  status: 'completed',
  recording_type: 'audio_only',
} as const

export const meetingCreated = { ...meeting, id: 7 } satisfies Closed<ZoomObjects['meeting.created']>

export const meetingStarted = { ...meeting, id: '7' } satisfies Closed<ZoomObjects['meeting.started']>

export const participantJoined = {
  ...meeting,
  id: '7',
  participant: { user_id: '8', user_name: 'A', id: 'eeee', join_time: '2026-01-02T03:04:05Z' },
} satisfies Closed<ZoomObjects['meeting.participant_joined']>

export const participantLeft = {
  ...meeting,
  id: '7',
  participant: { user_id: '8', user_name: 'A', id: 'eeee', leave_time: '2026-01-02T03:04:05Z' },
} satisfies Closed<ZoomObjects['meeting.participant_left']>

export const waiting = {
  uuid: 'aaaa==',
  host_id: 'bbbb',
  topic: 'Topic',
  type: 2,
  duration: 60,
  timezone: 'Europe/Berlin',
  id: '7',
  participant: { user_name: 'A' },
} satisfies Closed<ZoomObjects['meeting.participant_jbh_waiting']>

export const sharingStarted = {
  ...meeting,
  id: '7',
  participant: {
    id: 'eeee',
    user_id: '8',
    user_name: 'A',
    sharing_details: {
      link_source: 'in_meeting',
      file_link: '',
      source: 'dropbox',
      date_time: '2026-01-02T03:04:05Z',
      content: 'application',
    },
  },
} satisfies Closed<ZoomObjects['meeting.sharing_started']>

export const registrationApproved = { ...meeting, id: 7, registrant } satisfies Closed<
  ZoomObjects['meeting.registration_approved']
>

export const recordingCompleted = {
  ...meeting,
  id: 7,
  host_email: 'a@example.com',
  total_size: 7,
  recording_count: 1,
  share_url: 'https://example.com/share',
  recording_files: [file],
} satisfies Closed<ZoomObjects['recording.completed']>

export const recordingStopped = {
  ...meeting,
  id: 7,
  recording_file: { recording_start: '2026-01-02T03:04:05Z', recording_end: '2026-01-02T03:05:05Z' },
} satisfies Closed<ZoomObjects['recording.stopped']>

export const userActivated = { ...registrant, type: 3 } satisfies Closed<ZoomObjects['user.activated']>

export const presence = {
  id: 'cccc',
  email: 'a@example.com',
  date_time: '2026-01-02T03:04:05Z',
  presence_status: 'Available',
} satisfies Closed<ZoomObjects['user.presence_status_updated']>

export const signedIn = {
  id: 'cccc',
  email: 'a@example.com',
  date_time: '2026-01-02T03:04:05Z',
  client_type: 'android',
  version: '1.2',
} satisfies Closed<ZoomObjects['user.signed_in']>
