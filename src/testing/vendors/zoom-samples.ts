import type { Part } from '../../core/base/part.js'
import type { ZoomObjects } from '../../generated/payloads/zoom.js'

const at = '2026-11-30T00:53:20Z'
const uuid = '4444AAAiAAAAAiAiAiiAii=='
const host_id = 'x1yCzABCDEfg23HiJKl4mN'
const meeting = {
  id: '1234567890',
  uuid,
  host_id,
  topic: 'Harbour council',
  type: 2,
  start_time: at,
  timezone: 'Europe/Oslo',
  duration: 60,
}
const webinar = { ...meeting, type: 5 }
const planned = { ...meeting, id: 1234567890 }
const plannedWebinar = { ...webinar, id: 1234567890 }
const participant = { user_id: '16778240', user_name: 'Mira', id: host_id, email: 'mira@harbour.example' }
const joined = { ...participant, join_time: at }
const left = { ...participant, leave_time: at, leave_reason: 'left the meeting' }
const user = { id: host_id, first_name: 'Mira', last_name: 'Haven', email: 'mira@harbour.example', type: 1 }
const file = {
  id: 'ed6c2f27-2ae7-42f4-b3d0-835b493e4fa8',
  meeting_id: uuid,
  recording_start: at,
  recording_end: at,
  file_type: 'MP4',
  file_size: 246560,
} as const
const registrant = {
  id: 'iFxeBPYun6SAiWUzBcEkX',
  email: 'mira@harbour.example',
  first_name: 'Mira',
  last_name: 'Haven',
}

/** The `payload.object` of the most used events. */
export const zoomSamples = {
  'meeting.started': meeting,
  'meeting.created': planned,
  'meeting.deleted': planned,
  'meeting.ended': { ...meeting, end_time: at },
  'meeting.participant_joined': { ...meeting, participant: joined },
  'meeting.participant_left': { ...meeting, participant: left },
  'meeting.registration_created': { ...planned, registrant },
  'meeting.updated': planned,
  'recording.completed': {
    ...planned,
    host_email: 'mira@harbour.example',
    total_size: 246560,
    recording_count: 1,
    recording_files: [file],
  },
  'recording.started': { ...planned, recording_file: { recording_start: at } },
  'recording.stopped': { ...planned, recording_file: { recording_start: at, recording_end: at } },
  'recording.transcript_completed': { ...planned, recording_files: [{ ...file, file_type: 'TRANSCRIPT' }] },
  'user.created': user,
  'user.deactivated': user,
  'user.deleted': user,
  'user.signed_in': { email: user.email, client_type: 'browser' },
  'user.updated': user,
  'webinar.ended': { ...webinar, end_time: at },
  'webinar.participant_joined': { ...webinar, participant: joined },
  'webinar.registration_created': { ...plannedWebinar, registrant },
  'webinar.started': webinar,
} satisfies { readonly [Name in keyof ZoomObjects]?: Part<ZoomObjects[Name]> }
