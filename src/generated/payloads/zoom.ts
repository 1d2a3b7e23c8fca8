// Written by `npm run payloads` from:
// - @zoom/rivet 0.4.0 of Zoom; fields that examples of its documentation lack are optional

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The object of each event, in `payload.object`. */
export interface ZoomObjects {
  'meeting.alert': MeetingAlertObject
  'meeting.breakout_room_sharing_ended': MeetingBreakoutRoomSharingEndedObject
  'meeting.breakout_room_sharing_started': MeetingBreakoutRoomSharingEndedObject
  'meeting.chat_message_file_downloaded': MeetingChatMessageFileDownloadedObject
  'meeting.chat_message_file_sent': MeetingChatMessageFileSentObject
  'meeting.chat_message_sent': MeetingChatMessageSentObject
  'meeting.converted_to_webinar': MeetingConvertedToWebinarObject
  'meeting.created': MeetingCreatedObject
  'meeting.deleted': MeetingDeletedObject
  'meeting.device_tested': MeetingDeviceTestedObject
  'meeting.ended': MeetingEndedObject
  'meeting.invitation_accepted': MeetingInvitationTimeoutObject
  'meeting.invitation_dispatched': MeetingInvitationTimeoutObject
  'meeting.invitation_rejected': MeetingInvitationTimeoutObject
  'meeting.invitation_timeout': MeetingInvitationTimeoutObject
  'meeting.live_streaming_started': MeetingLiveStreamingStartedObject
  'meeting.live_streaming_stopped': MeetingLiveStreamingStartedObject
  'meeting.participant_admitted': MeetingParticipantAdmittedObject
  'meeting.participant_bind': MeetingParticipantBindObject
  'meeting.participant_feedback': MeetingParticipantFeedbackObject
  'meeting.participant_jbh_joined': MeetingParticipantJbhJoinedObject
  'meeting.participant_jbh_waiting': MeetingParticipantJbhWaitingObject
  'meeting.participant_jbh_waiting_left': MeetingParticipantJbhWaitingLeftObject
  'meeting.participant_joined': MeetingParticipantJoinedObject
  'meeting.participant_joined_breakout_room': MeetingParticipantJoinedBreakoutRoomObject
  'meeting.participant_joined_waiting_room': MeetingParticipantAdmittedObject
  'meeting.participant_left': MeetingParticipantLeftObject
  'meeting.participant_left_breakout_room': MeetingParticipantLeftBreakoutRoomObject
  'meeting.participant_left_waiting_room': MeetingParticipantAdmittedObject
  'meeting.participant_phone_callout_accepted': MeetingParticipantPhoneCalloutMissedObject
  'meeting.participant_phone_callout_missed': MeetingParticipantPhoneCalloutMissedObject
  'meeting.participant_phone_callout_rejected': MeetingParticipantPhoneCalloutMissedObject
  'meeting.participant_phone_callout_ringing': MeetingParticipantPhoneCalloutMissedObject
  'meeting.participant_put_in_waiting_room': MeetingParticipantAdmittedObject
  'meeting.participant_role_changed': MeetingParticipantRoleChangedObject
  'meeting.participant_room_system_callout_accepted': MeetingParticipantRoomSystemCalloutMissedObject
  'meeting.participant_room_system_callout_failed': MeetingParticipantRoomSystemCalloutFailedObject
  'meeting.participant_room_system_callout_missed': MeetingParticipantRoomSystemCalloutMissedObject
  'meeting.participant_room_system_callout_rejected': MeetingParticipantRoomSystemCalloutMissedObject
  'meeting.participant_room_system_callout_ringing': MeetingParticipantRoomSystemCalloutMissedObject
  'meeting.permanently_deleted': MeetingRecoveredObject
  'meeting.recovered': MeetingRecoveredObject
  'meeting.registration_approved': MeetingRegistrationApprovedObject
  'meeting.registration_cancelled': MeetingRegistrationDeniedObject
  'meeting.registration_created': MeetingRegistrationCreatedObject
  'meeting.registration_denied': MeetingRegistrationDeniedObject
  'meeting.risk_alert': MeetingRiskAlertObject
  'meeting.sharing_ended': MeetingSharingEndedObject
  'meeting.sharing_started': MeetingSharingEndedObject
  'meeting.started': MeetingStartedObject
  'meeting.summary_completed': MeetingSummaryCompletedObject
  'meeting.summary_deleted': MeetingSummaryDeletedObject
  'meeting.summary_recovered': MeetingSummaryDeletedObject
  'meeting.summary_shared': MeetingSummarySharedObject
  'meeting.summary_trashed': MeetingSummaryDeletedObject
  'meeting.summary_updated': MeetingSummaryUpdatedObject
  'meeting.updated': MeetingUpdatedObject
  'recording.archive_files_completed': RecordingArchiveFilesCompletedObject
  'recording.batch_deleted': RecordingBatchDeletedObject
  'recording.batch_recovered': RecordingBatchDeletedObject
  'recording.batch_trashed': Loose & { meeting_uuids: string[] }
  'recording.cloud_storage_usage_updated': RecordingCloudStorageUsageUpdatedObject
  'recording.completed': RecordingCompletedObject
  'recording.deleted': RecordingDeletedObject
  'recording.paused': RecordingPausedObject
  'recording.recovered': RecordingDeletedObject
  'recording.registration_approved': RecordingRegistrationDeniedObject
  'recording.registration_created': RecordingRegistrationCreatedObject
  'recording.registration_denied': RecordingRegistrationDeniedObject
  'recording.renamed': RecordingRenamedObject
  'recording.resumed': RecordingPausedObject
  'recording.started': RecordingPausedObject
  'recording.stopped': RecordingPausedObject
  'recording.transcript_completed': RecordingTranscriptCompletedObject
  'recording.trashed': RecordingTrashedObject
  'user.activated': UserActivatedObject
  'user.created': UserCreatedObject
  'user.deactivated': UserActivatedObject
  'user.deleted': UserDeletedObject
  'user.disassociated': UserActivatedObject
  'user.invitation_accepted': UserDeletedObject
  'user.personal_notes_updated': UserPersonalNotesUpdatedObject
  'user.presence_status_updated': UserPresenceStatusUpdatedObject
  'user.settings_updated': UserSettingsUpdatedObject
  'user.signed_in': UserSignedInObject
  'user.signed_out': UserSignedInObject
  'user.updated': UserUpdatedObject
  'webinar.alert': WebinarAlertObject
  'webinar.chat_message_file_downloaded': MeetingChatMessageFileDownloadedObject
  'webinar.chat_message_file_sent': WebinarChatMessageFileSentObject
  'webinar.chat_message_sent': WebinarChatMessageSentObject
  'webinar.converted_to_meeting': MeetingConvertedToWebinarObject
  'webinar.created': WebinarCreatedObject
  'webinar.deleted': MeetingDeletedObject
  'webinar.ended': WebinarEndedObject
  'webinar.participant_bind': WebinarParticipantBindObject
  'webinar.participant_feedback': MeetingParticipantFeedbackObject
  'webinar.participant_joined': WebinarParticipantJoinedObject
  'webinar.participant_left': WebinarParticipantLeftObject
  'webinar.participant_role_changed': WebinarParticipantRoleChangedObject
  'webinar.permanently_deleted': MeetingRecoveredObject
  'webinar.recovered': MeetingRecoveredObject
  'webinar.registration_approved': WebinarRegistrationApprovedObject
  'webinar.registration_cancelled': WebinarRegistrationDeniedObject
  'webinar.registration_created': WebinarRegistrationCreatedObject
  'webinar.registration_denied': WebinarRegistrationDeniedObject
  'webinar.sharing_ended': MeetingSharingEndedObject
  'webinar.sharing_started': MeetingSharingEndedObject
  'webinar.started': WebinarStartedObject
  'webinar.updated': WebinarUpdatedObject
}

interface MeetingAlertObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  issues: Open<
    | 'Call Reconnection'
    | 'High CPU occupation'
    | 'Unstable audio quality'
    | 'Unstable screen share quality'
    | 'Unstable video quality'
  >[]
}

interface MeetingBreakoutRoomSharingEndedObject extends Loose {
  id: string
  uuid: string
  breakout_room_uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  participant: MeetingBreakoutRoomSharingEndedObjectParticipant
}

interface MeetingBreakoutRoomSharingEndedObjectParticipant extends Loose {
  user_id: string
  parent_user_id?: string | undefined
  user_name?: string | undefined
  id?: string | undefined
  sharing_details: MeetingSharingEndedObjectParticipantSharingDetails
}

interface MeetingChatMessageFileDownloadedObject extends Loose {
  id: number
  uuid: string
  host_account_id: string
  chat_message_file: MeetingChatMessageFileDownloadedObjectChatMessageFile
}

interface MeetingChatMessageFileDownloadedObjectChatMessageFile extends Loose {
  file_id: string
  file_name: string
  file_size: number
  file_type: string
  file_owner_id?: string | undefined
}

interface MeetingChatMessageFileSentObject extends Loose {
  meeting_id: number
  meeting_uuid: string
  chat_message_file: MeetingChatMessageFileSentObjectChatMessageFile
}

interface MeetingChatMessageFileSentObjectChatMessageFile extends Loose {
  date_time: string
  sender_session_id: string
  sender_name: string
  sender_email?: string | undefined
  sender_type: Open<'guest' | 'host'>
  recipient_session_id?: string | undefined
  recipient_name?: string | undefined
  recipient_email?: string | undefined
  recipient_type: Open<'everyone' | 'group' | 'guest' | 'host'>
  message_id: string
  file_id: string
  file_name: string
  file_size: number
  file_type: string
  download_url: string
}

interface MeetingChatMessageSentObject extends Loose {
  id: number
  uuid: string
  chat_message: MeetingChatMessageSentObjectChatMessage
}

interface MeetingChatMessageSentObjectChatMessage extends Loose {
  date_time: string
  sender_session_id: string
  sender_name: string
  sender_email?: string | undefined
  sender_type: Open<'guest' | 'host'>
  recipient_session_id?: string | undefined
  recipient_name?: string | undefined
  recipient_email?: string | undefined
  recipient_type: Open<'everyone' | 'group' | 'guest' | 'host'>
  message_id: string
  message_content: string
  file_ids?: string[] | undefined
}

interface MeetingConvertedToWebinarObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic?: string | undefined
  type: number
  start_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
}

interface MeetingCreatedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time?: string | undefined
  duration: number
  timezone?: string | undefined
  join_url?: string | undefined
  password?: string | undefined
  pmi?: string | undefined
  occurrences?: MeetingCreatedObjectOccurrence[] | undefined
  settings?: MeetingCreatedObjectSettings | undefined
  recurrence?: MeetingCreatedObjectRecurrence | undefined
  tracking_fields?: MeetingCreatedObjectTrackingField[] | undefined
}

interface MeetingCreatedObjectOccurrence extends Loose {
  occurrence_id: string
  start_time: string
  duration?: number | undefined
  status?: Open<'available' | 'deleted'> | undefined
}

interface MeetingCreatedObjectRecurrence extends Loose {
  type?: number | undefined
  repeat_interval?: number | undefined
  weekly_days?: string | undefined
  monthly_day?: number | undefined
  monthly_week_day?: number | undefined
  end_times?: number | undefined
  end_date_time?: string | undefined
  monthly_week?: number | undefined
}

interface MeetingCreatedObjectSettings extends Loose {
  use_pmi: boolean
  alternative_hosts: string
  meeting_invitees?: (Loose & { email?: string | undefined })[] | undefined
  join_before_host?: boolean | undefined
  jbh_time?: number | undefined
}

interface MeetingCreatedObjectTrackingField extends Loose {
  field?: string | undefined
  value?: string | undefined
  visible?: boolean | undefined
}

interface MeetingDeletedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic?: string | undefined
  type: number
  start_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
  occurrences?: (Loose & { occurrence_id: string; start_time: string })[] | undefined
}

interface MeetingDeviceTestedObject extends Loose {
  id: number
  uuid: string
  test_result: MeetingDeviceTestedObjectTestResult
}

interface MeetingDeviceTestedObjectTestResult extends Loose {
  user_id: string
  user_name: string
  camera_status: number
  speaker_status: number
  microphone_status: number
  os?: string | undefined
}

interface MeetingEndedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  end_time: string
}

interface MeetingInvitationTimeoutObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  participant: Loose & { participant_user_id: string; email?: string | undefined }
}

interface MeetingLiveStreamingStartedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  live_streaming: MeetingLiveStreamingStartedObjectLiveStreaming
}

interface MeetingLiveStreamingStartedObjectLiveStreaming extends Loose {
  service: Open<'Custom_Live_Streaming_Service' | 'Facebook' | 'Twitch' | 'Workplace_by_Facebook' | 'YouTube'>
  custom_live_streaming_settings?: MeetingLiveStreamingStartedObjectLiveStreamingCustomLiveStreamingSettings | undefined
  date_time: string
}

interface MeetingLiveStreamingStartedObjectLiveStreamingCustomLiveStreamingSettings extends Loose {
  stream_url: string
  stream_key: string
  page_url: string
  resolution?: string | undefined
}

interface MeetingParticipantAdmittedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantAdmittedObjectParticipant
}

interface MeetingParticipantAdmittedObjectParticipant extends Loose {
  user_id: string
  user_name?: string | undefined
  id?: string | undefined
  participant_uuid?: string | undefined
  participant_user_id?: string | undefined
  phone_number?: string | undefined
  date_time: string
  email?: string | undefined
  customer_key?: string | undefined
  registrant_id?: string | undefined
}

interface MeetingParticipantBindObject extends Loose {
  id?: string | undefined
  uuid: string
  host_id: string
  topic?: string | undefined
  type: number
  start_time?: string | undefined
  timezone?: string | undefined
  duration?: number | undefined
  participant: MeetingParticipantBindObjectParticipant
}

interface MeetingParticipantBindObjectParticipant extends Loose {
  user_id: string
  bind_user_id: string
  user_name?: string | undefined
  id?: string | undefined
  participant_uuid?: string | undefined
  bind_participant_uuid?: string | undefined
  date_time?: string | undefined
  email?: string | undefined
  participant_user_id?: string | undefined
  registrant_id?: string | undefined
  phone_number: string
}

interface MeetingParticipantFeedbackObject extends Loose {
  id: string
  uuid: string
  participant: MeetingParticipantFeedbackObjectParticipant
}

interface MeetingParticipantFeedbackObjectParticipant extends Loose {
  participant_uuid: string
  participant_user_id: string
  user_name: string
  feedback: MeetingParticipantFeedbackObjectParticipantFeedback
}

interface MeetingParticipantFeedbackObjectParticipantFeedback extends Loose {
  satisfied: boolean
  feedback_details?: (Loose & { id: string; name: string })[] | undefined
  comments?: string | undefined
}

interface MeetingParticipantJbhJoinedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time?: string | undefined
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantJbhJoinedObjectParticipant
}

interface MeetingParticipantJbhJoinedObjectParticipant extends Loose {
  id?: string | undefined
  user_name?: string | undefined
  customer_key?: string | undefined
  registrant_id?: string | undefined
}

interface MeetingParticipantJbhWaitingLeftObject extends Loose {
  id: number
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantJbhWaitingLeftObjectParticipant
}

interface MeetingParticipantJbhWaitingLeftObjectParticipant extends Loose {
  id?: string | undefined
  user_name: string
  customer_key?: string | undefined
  registrant_id?: string | undefined
}

interface MeetingParticipantJbhWaitingObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time?: string | undefined
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantJbhWaitingObjectParticipant
}

interface MeetingParticipantJbhWaitingObjectParticipant extends Loose {
  id?: string | undefined
  user_name: string
  customer_key?: string | undefined
}

interface MeetingParticipantJoinedBreakoutRoomObject extends Loose {
  id: string
  uuid: string
  breakout_room_uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantJoinedBreakoutRoomObjectParticipant
}

interface MeetingParticipantJoinedBreakoutRoomObjectParticipant extends Loose {
  user_id: string
  parent_user_id?: string | undefined
  user_name: string
  id?: string | undefined
  participant_uuid?: string | undefined
  join_time: string
  email?: string | undefined
  registrant_id?: string | undefined
  participant_user_id?: string | undefined
  phone_number?: string | undefined
  customer_key?: string | undefined
}

interface MeetingParticipantJoinedObject extends Loose {
  id?: string | undefined
  uuid: string
  host_id: string
  topic?: string | undefined
  type: number
  start_time?: string | undefined
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantJoinedObjectParticipant
}

interface MeetingParticipantJoinedObjectParticipant extends Loose {
  user_id: string
  user_name: string
  id?: string | undefined
  participant_uuid?: string | undefined
  join_time: string
  email?: string | undefined
  registrant_id?: string | undefined
  participant_user_id?: string | undefined
  customer_key?: string | undefined
  phone_number?: string | undefined
}

interface MeetingParticipantLeftBreakoutRoomObject extends Loose {
  id: string
  uuid: string
  breakout_room_uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantLeftBreakoutRoomObjectParticipant
}

interface MeetingParticipantLeftBreakoutRoomObjectParticipant extends Loose {
  user_id: string
  parent_user_id?: string | undefined
  user_name: string
  id?: string | undefined
  participant_uuid?: string | undefined
  leave_time: string
  leave_reason?: string | undefined
  email?: string | undefined
  registrant_id?: string | undefined
  participant_user_id?: string | undefined
  phone_number?: string | undefined
  customer_key?: string | undefined
}

interface MeetingParticipantLeftObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantLeftObjectParticipant
}

interface MeetingParticipantLeftObjectParticipant extends Loose {
  user_id: string
  user_name?: string | undefined
  id?: string | undefined
  participant_uuid?: string | undefined
  leave_time: string
  leave_reason?: string | undefined
  email?: string | undefined
  registrant_id?: string | undefined
  participant_user_id?: string | undefined
  customer_key?: string | undefined
  phone_number?: string | undefined
}

interface MeetingParticipantPhoneCalloutMissedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  participant: Loose & { invitee_name: string; phone_number: number }
}

interface MeetingParticipantRoleChangedObject extends Loose {
  id?: string | undefined
  uuid: string
  host_id: string
  topic?: string | undefined
  type: number
  start_time?: string | undefined
  timezone?: string | undefined
  duration: number
  participant: MeetingParticipantRoleChangedObjectParticipant
}

interface MeetingParticipantRoleChangedObjectParticipant extends Loose {
  user_id: string
  user_name: string
  email?: string | undefined
  registrant_id?: string | undefined
  participant_user_id?: string | undefined
  participant_uuid?: string | undefined
  date_time: string
  old_role: Open<'attendee' | 'co-host' | 'host'>
  new_role: Open<'attendee' | 'co-host' | 'host'>
}

interface MeetingParticipantRoomSystemCalloutFailedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  message_id: string
  inviter_name: string
  reason_type: number
  participant: Loose & { call_type: string; device_ip: string }
}

interface MeetingParticipantRoomSystemCalloutMissedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  message_id: string
  inviter_name: string
  participant: Loose & { call_type: string; device_ip: string }
}

interface MeetingRecoveredObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time: string
  duration: number
  timezone: string
  occurrences?: (Loose & { occurrence_id: string; start_time: string })[] | undefined
}

interface MeetingRegistrationApprovedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time: string
  duration: number
  timezone: string
  occurrences?: (Loose & { occurrence_id: string; start_time: string })[] | undefined
  registrant: MeetingRegistrationApprovedObjectRegistrant
}

interface MeetingRegistrationApprovedObjectRegistrant extends Loose {
  id: string
  first_name: string
  last_name?: string | undefined
  email: string
  join_url?: string | undefined
  participant_pin_code?: number | undefined
}

interface MeetingRegistrationCreatedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time: string
  duration: number
  timezone: string
  occurrences?: (Loose & { occurrence_id: string; start_time: string })[] | undefined
  registrant: MeetingRegistrationCreatedObjectRegistrant
}

interface MeetingRegistrationCreatedObjectRegistrant extends Loose {
  id: string
  first_name: string
  last_name?: string | undefined
  email: string
  address?: string | undefined
  city?: string | undefined
  country?: string | undefined
  zip?: string | undefined
  state?: string | undefined
  phone?: string | undefined
  industry?: string | undefined
  org?: string | undefined
  job_title?: string | undefined
  purchasing_time_frame?:
    | Open<'' | '1-3 months' | '4-6 months' | 'More than 6 months' | 'No timeframe' | 'Within a month'>
    | undefined
  role_in_purchase_process?:
    | Open<'' | 'Decision Maker' | 'Evaluator/Recommender' | 'Influencer' | 'Not involved'>
    | undefined
  no_of_employees?:
    | Open<
        | ''
        | '1,001-5,000'
        | '1-20'
        | '101-250'
        | '21-50'
        | '251-500'
        | '5,001-10,000'
        | '501-1,000'
        | '51-100'
        | 'More than 10,000'
      >
    | undefined
  comments?: string | undefined
  custom_questions?: (Loose & { title: string; value: string })[] | undefined
  status: Open<'approved' | 'pending'>
  join_url?: string | undefined
  participant_pin_code?: number | undefined
}

interface MeetingRegistrationDeniedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time: string
  duration: number
  timezone: string
  occurrences?: (Loose & { occurrence_id: string; start_time: string })[] | undefined
  registrant: MeetingRegistrationDeniedObjectRegistrant
}

interface MeetingRegistrationDeniedObjectRegistrant extends Loose {
  id: string
  first_name: string
  last_name?: string | undefined
  email: string
}

interface MeetingRiskAlertObject extends Loose {
  id: number
  uuid: string
  host_id: string
  host_email: string
  topic?: string | undefined
  type: number
  start_time?: string | undefined
  timezone?: string | undefined
  armn_details: MeetingRiskAlertObjectArmnDetails
}

interface MeetingRiskAlertObjectArmnDetails extends Loose {
  post_platform?: string | undefined
  social_link?: string | undefined
  post_time?: string | undefined
  post_user?: string | undefined
  meeting_url?: string | undefined
  recommended_enable_settings?:
    | Open<
        | 'enableOnlyAuthenticated'
        | 'enablePassword'
        | 'enableRegistration'
        | 'enableScreenShareHostOnly'
        | 'enableScreenShareLock'
        | 'enableSpecifiedDomain'
        | 'enableWaitingRoom'
      >[]
    | undefined
  recommended_disable_settings?:
    | Open<'enableAnnotation' | 'enableMeetingChat' | 'enableMultipleShare' | 'enableScreenShare'>[]
    | undefined
}

interface MeetingSharingEndedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  participant: MeetingSharingEndedObjectParticipant
}

interface MeetingSharingEndedObjectParticipant extends Loose {
  user_id: string
  user_name?: string | undefined
  id?: string | undefined
  sharing_details: MeetingSharingEndedObjectParticipantSharingDetails
}

interface MeetingSharingEndedObjectParticipantSharingDetails extends Loose {
  content: Open<'airplay' | 'application' | 'camera' | 'desktop' | 'unknown' | 'whiteboard'>
  link_source: Open<'' | 'deep_link' | 'in_meeting'>
  file_link: string
  date_time: string
  source: Open<'' | 'dropbox'>
}

interface MeetingStartedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
}

interface MeetingSummaryCompletedObject extends Loose {
  meeting_host_id: string
  meeting_host_email: string
  meeting_uuid: string
  meeting_id: number
  meeting_topic: string
  meeting_start_time: string
  meeting_end_time: string
  summary_start_time: string
  summary_end_time: string
  summary_created_time: string
  summary_last_modified_time: string
  summary_title: string
  summary_overview?: string | undefined
  summary_details: (Loose & { label: string; summary: string })[]
  next_steps: string[]
  summary_content?: string | undefined
  summary_doc_url?: string | undefined
}

interface MeetingSummaryDeletedObject extends Loose {
  meeting_host_id: string
  meeting_host_email: string
  meeting_uuid: string
  meeting_id: number
  meeting_topic: string
  meeting_start_time: string
  meeting_end_time: string
  summary_start_time: string
  summary_end_time: string
  summary_created_time: string
  summary_last_modified_time: string
  summary_title: string
}

interface MeetingSummarySharedObject extends Loose {
  meeting_host_id: string
  meeting_host_email: string
  meeting_uuid: string
  meeting_id: number
  meeting_topic: string
  meeting_start_time: string
  meeting_end_time: string
  summary_start_time: string
  summary_end_time: string
  summary_created_time: string
  summary_last_modified_time: string
  summary_title: string
  share_with_users: (Loose & { user_email: string })[]
}

interface MeetingSummaryUpdatedObject extends Loose {
  meeting_host_id: string
  meeting_host_email: string
  meeting_uuid: string
  meeting_id: number
  meeting_topic: string
  meeting_start_time: string
  meeting_end_time: string
  summary_start_time: string
  summary_end_time: string
  summary_created_time: string
  summary_last_modified_time: string
  summary_last_modified_user_id: string
  summary_last_modified_user_email: string
  summary_title: string
  summary_overview?: string | undefined
  summary_details: (Loose & { label: string; summary: string })[]
  next_steps: string[]
  edited_summary: MeetingSummaryUpdatedObjectEditedSummary
  summary_content?: string | undefined
  summary_doc_url?: string | undefined
}

interface MeetingSummaryUpdatedObjectEditedSummary extends Loose {
  summary_overview?: string | undefined
  summary_details?: string | undefined
  next_steps?: string[] | undefined
}

interface MeetingUpdatedObject extends Loose {
  id: number
  uuid?: string | undefined
  host_id?: string | undefined
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
  join_url?: string | undefined
  password?: string | undefined
  agenda?: string | undefined
  registration_url?: string | undefined
  occurrences?: MeetingCreatedObjectOccurrence[] | undefined
  settings?: MeetingUpdatedObjectSettings | undefined
  recurrence?: MeetingUpdatedObjectRecurrence | undefined
  tracking_fields?: (Loose & { field?: string | undefined; value?: string | undefined })[] | undefined
}

interface MeetingUpdatedObjectRecurrence extends Loose {
  type?: number | undefined
  repeat_interval?: number | undefined
  weekly_days?: Open<'1' | '2' | '3' | '4' | '5' | '6' | '7'> | undefined
  monthly_day?: number | undefined
  monthly_week_day?: number | undefined
  end_times?: number | undefined
  end_date_time?: string | undefined
  monthly_week?: number | undefined
}

interface MeetingUpdatedObjectSettings extends Loose {
  host_video?: boolean | undefined
  participant_video?: boolean | undefined
  join_before_host?: boolean | undefined
  jbh_time?: number | undefined
  mute_upon_entry?: boolean | undefined
  audio?: Open<'both' | 'telephony' | 'voip'> | undefined
  auto_recording?: Open<'cloud' | 'local' | 'none'> | undefined
  use_pmi?: boolean | undefined
  waiting_room?: boolean | undefined
  watermark?: boolean | undefined
  enforce_login?: boolean | undefined
  enforce_login_domains?: string | undefined
  approval_type?: number | undefined
  registration_type?: number | undefined
  alternative_hosts?: string | undefined
  meeting_authentication?: boolean | undefined
  authentication_option?: string | undefined
  authentication_name?: string | undefined
  authentication_domains?: string | undefined
  meeting_invitees?: (Loose & { email?: string | undefined })[] | undefined
  language_interpretation?: MeetingUpdatedObjectSettingsLanguageInterpretation | undefined
  sign_language_interpretation?: MeetingUpdatedObjectSettingsSignLanguageInterpretation | undefined
  continuous_meeting_chat?: MeetingUpdatedObjectSettingsContinuousMeetingChat | undefined
  auto_start_meeting_summary?: boolean | undefined
  who_will_receive_summary?: number | undefined
  auto_start_ai_companion_questions?: boolean | undefined
  who_can_ask_questions?: number | undefined
  summary_template_id?: string | undefined
  allow_host_control_participant_mute_state?: boolean | undefined
  email_in_attendee_report?: boolean | undefined
}

interface MeetingUpdatedObjectSettingsContinuousMeetingChat extends Loose {
  enable?: boolean | undefined
  auto_add_invited_external_users?: boolean | undefined
  auto_add_meeting_participants?: boolean | undefined
  channel_id?: string | undefined
}

interface MeetingUpdatedObjectSettingsLanguageInterpretation extends Loose {
  enable: boolean
  interpreters?: MeetingUpdatedObjectSettingsLanguageInterpretationInterpreter[] | undefined
}

interface MeetingUpdatedObjectSettingsLanguageInterpretationInterpreter extends Loose {
  email?: string | undefined
  languages?: string | undefined
  interpreter_languages?: string | undefined
}

interface MeetingUpdatedObjectSettingsSignLanguageInterpretation extends Loose {
  enable: boolean
  interpreters?: (Loose & { email?: string | undefined; sign_language?: string | undefined })[] | undefined
}

interface RecordingArchiveFilesCompletedObject extends Loose {
  uuid?: string | undefined
  id?: number | undefined
  host_id?: string | undefined
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  timezone?: string | undefined
  duration?: number | undefined
  duration_in_second?: number | undefined
  total_size?: number | undefined
  recording_count?: number | undefined
  meeting_type?: Open<'external' | 'internal'> | undefined
  account_name?: string | undefined
  complete_time?: string | undefined
  is_breakout_room?: boolean | undefined
  parent_meeting_id?: string | undefined
  archive_files?: RecordingArchiveFilesCompletedObjectArchiveFile[] | undefined
  status?: Open<'completed' | 'processing'> | undefined
  group_id?: string | undefined
}

interface RecordingArchiveFilesCompletedObjectArchiveFile extends Loose {
  id?: string | undefined
  file_type?: Open<'CC' | 'CHAT' | 'CHAT_MESSAGE' | 'M4A' | 'MP4' | 'TRANSCRIPT'> | undefined
  file_extension?: string | undefined
  file_name?: string | undefined
  file_size?: number | undefined
  download_url?: string | undefined
  status?: Open<'completed' | 'failed' | 'processing'> | undefined
  recording_type?:
    | Open<'audio_only' | 'chat_file' | 'chat_message' | 'closed_caption' | 'shared_screen_with_speaker_view'>
    | undefined
  individual?: boolean | undefined
  participant_email?: string | undefined
  participant_join_time?: string | undefined
  participant_leave_time?: string | undefined
  encryption_fingerprint?: string | undefined
  number_of_messages?: number | undefined
  storage_location?: Open<'AU' | 'BR' | 'CA' | 'CH' | 'EU' | 'IN' | 'JP' | 'SG' | 'US'> | undefined
}

interface RecordingBatchDeletedObject extends Loose {
  meetings: (Loose & { meeting_uuid?: string | undefined; recording_file_ids?: string[] | undefined })[]
}

interface RecordingCloudStorageUsageUpdatedObject extends Loose {
  free_storage: string
  plan_storage: string
  plan_type: string
  storage_used: string
  storage_used_percentage: number
  storage_exceed: string
  max_exceed_date?: string | undefined
}

interface RecordingCompletedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  account_id?: string | undefined
  topic: string
  type: number
  start_time: string
  password?: string | undefined
  timezone?: string | undefined
  host_email: string
  duration: number
  share_url: string
  total_size: number
  recording_count: number
  on_prem?: boolean | undefined
  recording_play_passcode?: string | undefined
  auto_delete?: boolean | undefined
  auto_delete_date?: string | undefined
  recording_files: RecordingCompletedObjectRecordingFile[]
  participant_audio_files?: RecordingDeletedObjectParticipantAudioFile[] | undefined
}

interface RecordingCompletedObjectRecordingFile extends Loose {
  id?: string | undefined
  meeting_id: string
  recording_start: string
  recording_end: string
  file_type: Open<'CC' | 'CHAT' | 'CHAT_MESSAGE' | 'CSV' | 'M4A' | 'MP4' | 'SUMMARY' | 'TB' | 'TIMELINE' | 'TRANSCRIPT'>
  file_size?: number | undefined
  file_extension?: Open<'CSV' | 'JPG' | 'JSON' | 'M4A' | 'MP4' | 'TXT' | 'VTT'> | undefined
  file_name?: string | undefined
  play_url?: string | undefined
  download_url: string
  file_path?: string | undefined
  status?: Open<'completed' | 'processing'> | undefined
  recording_type?:
    | Open<
        | 'active_speaker'
        | 'audio_interpretation'
        | 'audio_only'
        | 'audio_only_each_participant'
        | 'cc_transcript'
        | 'chat_file'
        | 'closed_caption'
        | 'gallery_view'
        | 'host_video'
        | 'poll'
        | 'production_studio'
        | 'shared_screen'
        | 'shared_screen_with_gallery_view'
        | 'shared_screen_with_speaker_view'
        | 'shared_screen_with_speaker_view(CC)'
        | 'sign_interpretation'
        | 'summary'
        | 'summary_next_steps'
        | 'summary_smart_chapters'
        | 'thumbnail'
        | 'timeline'
      >
    | undefined
}

interface RecordingDeletedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  account_id?: string | undefined
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  share_url: string
  total_size: number
  recording_count: number
  recording_files: RecordingDeletedObjectRecordingFile[]
  participant_audio_files?: RecordingDeletedObjectParticipantAudioFile[] | undefined
}

interface RecordingDeletedObjectParticipantAudioFile extends Loose {
  id: string
  recording_start: string
  recording_end: string
  file_type: string
  file_name: string
  file_size: number
  file_extension: string
  play_url?: string | undefined
  download_url: string
  file_path?: string | undefined
  status: Open<'completed' | 'processing'>
}

interface RecordingDeletedObjectRecordingFile extends Loose {
  id?: string | undefined
  meeting_id: string
  recording_start: string
  recording_end: string
  file_type: Open<'CC' | 'CHAT' | 'CHAT_MESSAGE' | 'CSV' | 'M4A' | 'MP4' | 'SUMMARY' | 'TB' | 'TIMELINE' | 'TRANSCRIPT'>
  file_size?: number | undefined
  file_extension?: Open<'CSV' | 'JPG' | 'JSON' | 'M4A' | 'MP4' | 'TXT' | 'VTT'> | undefined
  file_name?: string | undefined
  play_url?: string | undefined
  download_url: string
  status?: Open<'completed' | 'processing'> | undefined
  recording_type?:
    | Open<
        | 'active_speaker'
        | 'audio_interpretation'
        | 'audio_only'
        | 'audio_only_each_participant'
        | 'audio_transcript'
        | 'cc_transcript'
        | 'chat_file'
        | 'closed_caption'
        | 'gallery_view'
        | 'host_video'
        | 'poll'
        | 'production_sutdio'
        | 'shared_screen'
        | 'shared_screen_with_gallery_view'
        | 'shared_screen_with_speaker_view'
        | 'shared_screen_with_speaker_view(CC)'
        | 'sign_interpretation'
        | 'summary'
        | 'summary_next_steps'
        | 'summary_smart_chapters'
        | 'thumbnail'
        | 'timeline'
      >
    | undefined
}

interface RecordingPausedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  recording_file: Loose & { recording_start: string; recording_end: string }
}

interface RecordingRegistrationCreatedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  registrant: RecordingRegistrationCreatedObjectRegistrant
}

interface RecordingRegistrationCreatedObjectRegistrant extends Loose {
  id?: string | undefined
  email: string
  status: Open<'all' | 'approved' | 'denied' | 'pending'>
  first_name: string
  last_name: string
  address: string
  city: string
  country: string
  zip: string
  state: string
  phone: string
  industry: string
  org: string
  job_title: string
  purchasing_time_frame: Open<
    '' | '1-3 months' | '4-6 months' | 'More than 6 months' | 'No timeframe' | 'Within a month'
  >
  role_in_purchase_process: Open<'' | 'Decision Maker' | 'Evaluator/Recommender' | 'Influencer' | 'Not involved'>
  no_of_employees: Open<
    | ''
    | '1,001-5,000'
    | '1-20'
    | '101-250'
    | '21-50'
    | '251-500'
    | '5,001-10,000'
    | '501-1,000'
    | '51-100'
    | 'More than 10,000'
  >
  comments: string
  custom_questions?: (Loose & { title?: string | undefined; value?: string | undefined })[] | undefined
}

interface RecordingRegistrationDeniedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  registrant: RecordingRegistrationDeniedObjectRegistrant
}

interface RecordingRegistrationDeniedObjectRegistrant extends Loose {
  id?: string | undefined
  email: string
  first_name: string
  last_name: string
}

interface RecordingRenamedObject extends Loose {
  uuid: string
  id: number
  topic: string
  type: number
  host_id: string
}

interface RecordingTranscriptCompletedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  account_id?: string | undefined
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  host_email: string
  duration: number
  password?: string | undefined
  share_url: string
  total_size: number
  recording_count: number
  recording_files: RecordingTranscriptCompletedObjectRecordingFile[]
}

interface RecordingTranscriptCompletedObjectRecordingFile extends Loose {
  id?: string | undefined
  meeting_id: string
  recording_start: string
  recording_end: string
  file_type: string
  file_size?: number | undefined
  file_extension?: string | undefined
  file_name?: string | undefined
  play_url?: string | undefined
  download_url: string
  file_path?: string | undefined
  status?: Open<'completed' | 'processing'> | undefined
  recording_type?:
    | Open<
        | 'active_speaker'
        | 'audio_only'
        | 'audio_only_each_participant'
        | 'audio_transcript'
        | 'cc_transcript'
        | 'chat_file'
        | 'closed_caption'
        | 'gallery_view'
        | 'host_video'
        | 'poll'
        | 'shared_screen'
        | 'shared_screen_with_gallery_view'
        | 'shared_screen_with_speaker_view'
        | 'shared_screen_with_speaker_view(CC)'
        | 'thumbnail'
        | 'timeline'
      >
    | undefined
}

interface RecordingTrashedObject extends Loose {
  id: number
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone?: string | undefined
  duration: number
  share_url: string
  total_size: number
  recording_count: number
  account_id?: string | undefined
  recording_files?: RecordingTrashedObjectRecordingFile[] | undefined
  participant_audio_files?: RecordingDeletedObjectParticipantAudioFile[] | undefined
}

interface RecordingTrashedObjectRecordingFile extends Loose {
  id?: string | undefined
  meeting_id: string
  recording_start: string
  recording_end: string
  file_type: Open<'CC' | 'CHAT' | 'CHAT_MESSAGE' | 'CSV' | 'M4A' | 'MP4' | 'SUMMARY' | 'TB' | 'TIMELINE' | 'TRANSCRIPT'>
  file_extension?: Open<'CSV' | 'JPG' | 'JSON' | 'M4A' | 'MP4' | 'TXT' | 'VTT'> | undefined
  file_name?: string | undefined
  file_size?: number | undefined
  play_url?: string | undefined
  download_url: string
  status?: Open<'completed' | 'processing'> | undefined
  recording_type?:
    | Open<
        | 'active_speaker'
        | 'audio_interpretation'
        | 'audio_only'
        | 'audio_only_each_participant'
        | 'audio_transcript'
        | 'cc_transcript'
        | 'chat_file'
        | 'closed_caption'
        | 'gallery_view'
        | 'host_video'
        | 'poll'
        | 'production_sutdio'
        | 'shared_screen'
        | 'shared_screen_with_gallery_view'
        | 'shared_screen_with_speaker_view'
        | 'shared_screen_with_speaker_view(CC)'
        | 'summary'
        | 'summary_next_steps'
        | 'summary_smart_chapters'
        | 'thumbnail'
        | 'timeline'
      >
    | undefined
}

interface UserActivatedObject extends Loose {
  id: string
  first_name: string
  last_name: string
  email: string
  type: number
}

interface UserCreatedObject extends Loose {
  id: string
  first_name?: string | undefined
  last_name?: string | undefined
  display_name?: string | undefined
  email: string
  type: number
}

interface UserDeletedObject extends Loose {
  id: string
  first_name?: string | undefined
  last_name?: string | undefined
  email: string
  type: number
}

interface UserPersonalNotesUpdatedObject extends Loose {
  date_time: string
  email: string
  id: string
  personal_notes: string
}

interface UserPresenceStatusUpdatedObject extends Loose {
  date_time: string
  email: string
  id: string
  presence_status: Open<
    | 'Available'
    | 'Away'
    | 'Busy'
    | 'Do_Not_Disturb'
    | 'In_Calendar_Event'
    | 'In_Meeting'
    | 'Mobile_signed_in'
    | 'Offline'
    | 'On_Phone_Call'
    | 'Presenting'
  >
  app?: UserPresenceStatusUpdatedObjectApp | undefined
}

interface UserPresenceStatusUpdatedObjectApp extends Loose {
  type: Open<'desktop' | 'mobile' | 'pad' | 'pzr'>
  presence_status: Open<
    | 'Available'
    | 'Away'
    | 'Busy'
    | 'Do_Not_Disturb'
    | 'In_Calendar_Event'
    | 'In_Meeting'
    | 'Offline'
    | 'On_Phone_Call'
    | 'Presenting'
  >
}

interface UserSettingsUpdatedObject extends Loose {
  id: string
  settings?: UserSettingsUpdatedObjectSettings | undefined
}

interface UserSettingsUpdatedObjectSettings extends Loose {
  schedule_meeting?: UserSettingsUpdatedObjectSettingsScheduleMeeting | undefined
  in_meeting?: UserSettingsUpdatedObjectSettingsInMeeting | undefined
  email_notification?: UserSettingsUpdatedObjectSettingsEmailNotification | undefined
  recording?: UserSettingsUpdatedObjectSettingsRecording | undefined
  telephony?: UserSettingsUpdatedObjectSettingsTelephony | undefined
  feature?: UserSettingsUpdatedObjectSettingsFeature | undefined
  meeting_security?: UserSettingsUpdatedObjectSettingsMeetingSecurity | undefined
  tsp?: UserSettingsUpdatedObjectSettingsTsp | undefined
}

interface UserSettingsUpdatedObjectSettingsEmailNotification extends Loose {
  cloud_recording_available_reminder?: boolean | undefined
  recording_available_reminder_schedulers?: boolean | undefined
  recording_available_reminder_alternative_hosts?: boolean | undefined
  jbh_reminder?: boolean | undefined
  cancel_meeting_reminder?: boolean | undefined
  alternative_host_reminder?: boolean | undefined
  schedule_for_reminder?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsFeature extends Loose {
  meeting_capacity?: number | undefined
  large_meeting?: boolean | undefined
  large_meeting_capacity?: number | undefined
  webinar?: boolean | undefined
  webinar_capacity?: number | undefined
  zoom_events?: boolean | undefined
  zoom_events_capacity?: number | undefined
  cn_meeting?: boolean | undefined
  in_meeting?: boolean | undefined
  zoom_phone?: boolean | undefined
  concurrent_meeting?: Open<'Basic' | 'None' | 'Plus'> | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeeting extends Loose {
  e2e_encryption?: boolean | undefined
  chat?: boolean | undefined
  post_meeting_feedback?: boolean | undefined
  whiteboard?: boolean | undefined
  allow_users_to_delete_messages_in_meeting_chat?: boolean | undefined
  allow_participants_chat_with?: number | undefined
  allow_users_save_chats?: number | undefined
  private_chat?: boolean | undefined
  attention_mode_focus_mode?: boolean | undefined
  allow_host_to_enable_focus_mode?: boolean | undefined
  auto_saving_chat?: boolean | undefined
  entry_exit_chime?: string | undefined
  record_play_voice?: boolean | undefined
  file_transfer?: boolean | undefined
  feedback?: boolean | undefined
  co_host?: boolean | undefined
  polling?: boolean | undefined
  meeting_polling?: UserSettingsUpdatedObjectSettingsInMeetingMeetingPolling | undefined
  attendee_on_hold?: boolean | undefined
  annotation?: boolean | undefined
  remote_control?: boolean | undefined
  non_verbal_feedback?: boolean | undefined
  breakout_room?: boolean | undefined
  breakout_room_schedule?: boolean | undefined
  remote_support?: boolean | undefined
  screen_sharing?: boolean | undefined
  who_can_share_screen?: Open<'all' | 'host'> | undefined
  who_can_share_screen_when_someone_is_sharing?: Open<'all' | 'host'> | undefined
  participants_share_simultaneously?: Open<'multiple' | 'one'> | undefined
  closed_caption?: boolean | undefined
  group_hd?: boolean | undefined
  far_end_camera_control?: boolean | undefined
  share_dual_camera?: boolean | undefined
  waiting_room?: boolean | undefined
  virtual_background?: boolean | undefined
  virtual_background_settings?: UserSettingsUpdatedObjectSettingsInMeetingVirtualBackgroundSettings | undefined
  custom_data_center_regions?: boolean | undefined
  data_center_regions?:
    | Open<'AU' | 'CA' | 'CN' | 'DE' | 'HK' | 'IE' | 'IN' | 'LA' | 'MX' | 'NL' | 'SG' | 'TY' | 'US'>[]
    | undefined
  language_interpretation?: UserSettingsUpdatedObjectSettingsInMeetingLanguageInterpretation | undefined
  meeting_reactions?: boolean | undefined
  meeting_reactions_emojis?: Open<'all' | 'selected'> | undefined
  allow_host_panelists_to_use_audible_clap?: boolean | undefined
  webinar_reactions?: boolean | undefined
  show_a_join_from_your_browser_link?: boolean | undefined
  join_from_mobile?: boolean | undefined
  join_from_desktop?: boolean | undefined
  allow_live_streaming?: boolean | undefined
  live_streaming_facebook?: boolean | undefined
  workplace_by_facebook?: boolean | undefined
  live_streaming_youtube?: boolean | undefined
  custom_live_streaming_service?: boolean | undefined
  custom_service_instructions?: string | undefined
  webinar_live_streaming?: UserSettingsUpdatedObjectSettingsInMeetingWebinarLiveStreaming | undefined
  webinar_chat?: UserSettingsUpdatedObjectSettingsInMeetingWebinarChat | undefined
  sign_language_interpretation?: UserSettingsUpdatedObjectSettingsInMeetingSignLanguageInterpretation | undefined
  meeting_question_answer?: boolean | undefined
  closed_captioning?: UserSettingsUpdatedObjectSettingsInMeetingClosedCaptioning | undefined
  slide_control?: boolean | undefined
  meeting_survey?: boolean | undefined
  webinar_polling?: UserSettingsUpdatedObjectSettingsInMeetingMeetingPolling | undefined
  webinar_survey?: boolean | undefined
  disable_screen_sharing_for_host_meetings?: boolean | undefined
  disable_screen_sharing_for_in_meeting_guests?: boolean | undefined
  auto_answer?: boolean | undefined
  allow_show_zoom_windows?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeetingClosedCaptioning extends Loose {
  enable?: boolean | undefined
  third_party_captioning_service?: boolean | undefined
  auto_transcribing?: boolean | undefined
  view_full_transcript?: boolean | undefined
  save_caption?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeetingLanguageInterpretation extends Loose {
  enable?: boolean | undefined
  languages?: string[] | undefined
  custom_languages?: string[] | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeetingMeetingPolling extends Loose {
  enable?: boolean | undefined
  advanced_polls?: boolean | undefined
  require_answers_to_be_anonymous?: boolean | undefined
  allow_alternative_host_to_add_edit?: boolean | undefined
  allow_host_to_upload_image?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeetingSignLanguageInterpretation extends Loose {
  enable?: boolean | undefined
  enable_sign_language_interpretation_by_default?: boolean | undefined
  languages?:
    | Open<
        | 'American'
        | 'Brazilian'
        | 'British'
        | 'Chinese'
        | 'French'
        | 'German'
        | 'Japanese'
        | 'Mexican'
        | 'Russian'
        | 'Spanish'
      >[]
    | undefined
  custom_languages?: string[] | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeetingVirtualBackgroundSettings extends Loose {
  enable?: boolean | undefined
  allow_videos?: boolean | undefined
  allow_upload_custom?: boolean | undefined
  files?: UserSettingsUpdatedObjectSettingsInMeetingVirtualBackgroundSettingsFile[] | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeetingVirtualBackgroundSettingsFile extends Loose {
  id?: string | undefined
  name?: string | undefined
  type?: string | undefined
  is_default?: boolean | undefined
  size?: number | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeetingWebinarChat extends Loose {
  enable?: boolean | undefined
  allow_panelists_chat_with?: number | undefined
  allow_attendees_chat_with?: number | undefined
  default_attendees_chat_with?: number | undefined
  allow_panelists_send_direct_message?: boolean | undefined
  allow_users_save_chats?: number | undefined
  allow_auto_save_local_chat_file?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsInMeetingWebinarLiveStreaming extends Loose {
  enable?: boolean | undefined
  live_streaming_service?:
    | Open<'custom_live_streaming_service' | 'facebook' | 'workplace_by_facebook' | 'youtube'>[]
    | undefined
  custom_service_instructions?: string | undefined
  live_streaming_reminder?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsMeetingSecurity extends Loose {
  auto_security?: boolean | undefined
  waiting_room?: boolean | undefined
  waiting_room_settings?: UserSettingsUpdatedObjectSettingsMeetingSecurityWaitingRoomSettings | undefined
  meeting_password?: boolean | undefined
  require_password_for_scheduled_meeting?: boolean | undefined
  pmi_password?: boolean | undefined
  phone_password?: boolean | undefined
  webinar_password?: boolean | undefined
  require_password_for_scheduled_webinar?: boolean | undefined
  meeting_password_requirement?: UserSettingsUpdatedObjectSettingsMeetingSecurityMeetingPasswordRequirement | undefined
  embed_password_in_join_link?: boolean | undefined
  end_to_end_encrypted_meetings?: boolean | undefined
  encryption_type?: Open<'e2ee' | 'enhanced_encryption'> | undefined
  block_user_domain?: boolean | undefined
  only_authenticated_can_join_from_webclient?: boolean | undefined
  block_user_domain_list?: string[] | undefined
}

interface UserSettingsUpdatedObjectSettingsMeetingSecurityMeetingPasswordRequirement extends Loose {
  length?: number | undefined
  have_letter?: boolean | undefined
  have_number?: boolean | undefined
  have_special_character?: boolean | undefined
  only_allow_numeric?: boolean | undefined
  have_upper_and_lower_characters?: boolean | undefined
  consecutive_characters_length?: number | undefined
  weak_enhance_detection?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsMeetingSecurityWaitingRoomSettings extends Loose {
  participants_to_place_in_waiting_room?: number | undefined
  whitelisted_domains_for_waiting_room?: string | undefined
  users_who_can_admit_participants_from_waiting_room?: number | undefined
}

interface UserSettingsUpdatedObjectSettingsRecording extends Loose {
  local_recording?: boolean | undefined
  cloud_recording?: boolean | undefined
  record_speaker_view?: boolean | undefined
  record_gallery_view?: boolean | undefined
  record_audio_file?: boolean | undefined
  save_chat_text?: boolean | undefined
  show_timestamp?: boolean | undefined
  recording_audio_transcript?: boolean | undefined
  auto_recording?: Open<'cloud' | 'local' | 'none'> | undefined
  auto_delete_cmr?: boolean | undefined
  auto_delete_cmr_days?: number | undefined
  record_files_separately?: UserSettingsUpdatedObjectSettingsRecordingRecordFilesSeparately | undefined
  display_participant_name?: boolean | undefined
  recording_thumbnails?: boolean | undefined
  optimize_recording_for_3rd_party_video_editor?: boolean | undefined
  recording_highlight?: boolean | undefined
  save_panelist_chat?: boolean | undefined
  save_poll_results?: boolean | undefined
  save_close_caption?: boolean | undefined
  record_audio_file_each_participant?: boolean | undefined
  host_pause_stop_recording?: boolean | undefined
  recording_disclaimer?: boolean | undefined
  ask_participants_to_consent_disclaimer?: boolean | undefined
  ask_host_to_confirm_disclaimer?: boolean | undefined
  recording_password_requirement?: UserSettingsUpdatedObjectSettingsRecordingRecordingPasswordRequirement | undefined
  ip_address_access_control?:
    | (Loose & { enable?: boolean | undefined; ip_addresses_or_ranges?: string | undefined })
    | undefined
}

interface UserSettingsUpdatedObjectSettingsRecordingRecordFilesSeparately extends Loose {
  active_speaker?: boolean | undefined
  gallery_view?: boolean | undefined
  shared_screen?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsRecordingRecordingPasswordRequirement extends Loose {
  length?: number | undefined
  have_letter?: boolean | undefined
  have_number?: boolean | undefined
  have_special_character?: boolean | undefined
  only_allow_numeric?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsScheduleMeeting extends Loose {
  host_video?: boolean | undefined
  participants_video?: boolean | undefined
  audio_type?: string | undefined
  join_before_host?: boolean | undefined
  force_pmi_jbh_password?: string | undefined
  use_pmi_for_scheduled_meetings?: boolean | undefined
  pstn_password_protected?: string | undefined
  jbh_time?: number | undefined
  personal_meeting?: boolean | undefined
  default_password_for_scheduled_meetings?: boolean | undefined
  require_password_for_instant_meetings?: boolean | undefined
  mute_upon_entry?: boolean | undefined
  require_password_for_pmi_meetings?: Open<'all' | 'jbh_only' | 'none'> | undefined
  use_pmi_for_instant_meetings?: boolean | undefined
  require_password_for_scheduled_meetings?: boolean | undefined
  require_password_for_scheduling_new_meetings?: boolean | undefined
  pmi_password?: string | undefined
  upcoming_meeting_reminder?: boolean | undefined
}

interface UserSettingsUpdatedObjectSettingsTelephony extends Loose {
  third_party_audio?: boolean | undefined
  audio_conference_info?: string | undefined
  show_international_numbers_link?: boolean | undefined
  telephony_regions?:
    | (Loose & { allowed_values?: string[] | undefined; selection_values?: string | undefined })
    | undefined
}

interface UserSettingsUpdatedObjectSettingsTsp extends Loose {
  call_out?: boolean | undefined
  call_out_countries?: string[] | undefined
  show_international_numbers_link?: boolean | undefined
  display_toll_free_numbers?: boolean | undefined
}

interface UserSignedInObject extends Loose {
  id: string
  client_type: Open<'android' | 'browser' | 'chromeos' | 'ipad' | 'iphone' | 'linux' | 'mac' | 'win'>
  date_time: string
  email: string
  version: string
  login_type?: number | undefined
}

interface UserUpdatedObject extends Loose {
  id: string
  first_name?: string | undefined
  last_name?: string | undefined
  display_name?: string | undefined
  email?: string | undefined
  type?: number | undefined
  phone_number?: string | undefined
  phone_country?: string | undefined
  company?: string | undefined
  pmi?: number | undefined
  use_pmi?: boolean | undefined
  timezone?: string | undefined
  pic_url?: string | undefined
  vanity_name?: string | undefined
  host_key?: string | undefined
  role?: string | undefined
  dept?: string | undefined
  language?: string | undefined
  settings?: UserUpdatedObjectSettings | undefined
  custom_attributes?: UserUpdatedObjectCustomAttribute[] | undefined
  primary_group_id?: string | undefined
}

interface UserUpdatedObjectCustomAttribute extends Loose {
  key: string
  name: string
  value: number
}

interface UserUpdatedObjectSettings extends Loose {
  feature?: UserUpdatedObjectSettingsFeature | undefined
  meeting_capacity?: number | undefined
  large_meeting?: string | undefined
}

interface UserUpdatedObjectSettingsFeature extends Loose {
  large_meeting_capacity?: number | undefined
  webinar?: boolean | undefined
  webinar_capacity?: number | undefined
}

interface WebinarAlertObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone: string
  duration: number
  issues: Open<
    | 'Call Reconnection'
    | 'High CPU occupation'
    | 'Unstable audio quality'
    | 'Unstable screen share quality'
    | 'Unstable video quality'
  >[]
}

interface WebinarChatMessageFileSentObject extends Loose {
  webinar_id: number
  webinar_uuid: string
  chat_message_file: MeetingChatMessageFileSentObjectChatMessageFile
}

interface WebinarChatMessageSentObject extends Loose {
  id: number
  uuid: string
  chat_message: WebinarChatMessageSentObjectChatMessage
}

interface WebinarChatMessageSentObjectChatMessage extends Loose {
  date_time: string
  sender_session_id: string
  sender_name: string
  sender_email?: string | undefined
  sender_type: Open<'alternative-host' | 'guest' | 'host' | 'panelist'>
  recipient_session_id?: string | undefined
  recipient_name?: string | undefined
  recipient_email?: string | undefined
  recipient_type: Open<'everyone' | 'group' | 'guest' | 'host'>
  message_id: string
  message_content: string
  file_ids?: string[] | undefined
}

interface WebinarCreatedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time?: string | undefined
  duration: number
  timezone: string
  join_url?: string | undefined
  password?: string | undefined
  creation_source: Open<'open_api' | 'other' | 'web_portal'>
  occurrences?: MeetingCreatedObjectOccurrence[] | undefined
  settings?: (Loose & { use_pmi: boolean; alternative_hosts: string }) | undefined
  recurrence?: MeetingCreatedObjectRecurrence | undefined
}

interface WebinarEndedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone: string
  end_time?: string | undefined
  duration: number
  practice_session?: boolean | undefined
}

interface WebinarParticipantBindObject extends Loose {
  id?: string | undefined
  uuid: string
  host_id: string
  topic?: string | undefined
  type: number
  start_time?: string | undefined
  timezone?: string | undefined
  duration?: number | undefined
  participant: WebinarParticipantBindObjectParticipant
}

interface WebinarParticipantBindObjectParticipant extends Loose {
  user_id: string
  bind_user_id: string
  user_name?: string | undefined
  id?: string | undefined
  participant_uuid?: string | undefined
  bind_participant_uuid?: string | undefined
  join_time: string
  registrant_id?: string | undefined
  phone_number: string
}

interface WebinarParticipantJoinedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone: string
  duration: number
  participant: WebinarParticipantJoinedObjectParticipant
}

interface WebinarParticipantJoinedObjectParticipant extends Loose {
  user_id: string
  user_name: string
  id: string
  join_time: string
  email?: string | undefined
  registrant_id?: string | undefined
  participant_user_id?: string | undefined
  participant_uuid?: string | undefined
  customer_key?: string | undefined
  phone_number?: string | undefined
}

interface WebinarParticipantLeftObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone: string
  duration: number
  participant: WebinarParticipantLeftObjectParticipant
}

interface WebinarParticipantLeftObjectParticipant extends Loose {
  user_id: string
  user_name?: string | undefined
  id?: string | undefined
  leave_time?: string | undefined
  leave_reason?: string | undefined
  email?: string | undefined
  registrant_id?: string | undefined
  participant_user_id?: string | undefined
  participant_uuid?: string | undefined
  customer_key?: string | undefined
  phone_number?: string | undefined
}

interface WebinarParticipantRoleChangedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone: string
  duration: number
  participant: MeetingParticipantRoleChangedObjectParticipant
}

interface WebinarRegistrationApprovedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time: string
  duration: number
  timezone: string
  occurrences?: (Loose & { occurrence_id: string; start_time: string })[] | undefined
  registrant: WebinarRegistrationApprovedObjectRegistrant
}

interface WebinarRegistrationApprovedObjectRegistrant extends Loose {
  id: string
  first_name: string
  last_name?: string | undefined
  email: string
  join_url?: string | undefined
  tracking_source?: WebinarRegistrationDeniedObjectRegistrantTrackingSource | undefined
}

interface WebinarRegistrationCreatedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time: string
  duration: number
  timezone: string
  occurrences?: (Loose & { occurrence_id: string; start_time: string })[] | undefined
  registrant: WebinarRegistrationCreatedObjectRegistrant
}

interface WebinarRegistrationCreatedObjectRegistrant extends Loose {
  id: string
  first_name: string
  last_name?: string | undefined
  email: string
  address?: string | undefined
  city?: string | undefined
  country?: string | undefined
  zip?: string | undefined
  state?: string | undefined
  phone?: string | undefined
  industry?: string | undefined
  org?: string | undefined
  job_title?: string | undefined
  purchasing_time_frame?:
    | Open<'' | '1-3 months' | '4-6 months' | 'More than 6 months' | 'No timeframe' | 'Within a month'>
    | undefined
  role_in_purchase_process?:
    | Open<'' | 'Decision Maker' | 'Evaluator/Recommender' | 'Influencer' | 'Not involved'>
    | undefined
  no_of_employees?:
    | Open<
        | ''
        | '1,001-5,000'
        | '1-20'
        | '101-250'
        | '21-50'
        | '251-500'
        | '5,001-10,000'
        | '501-1,000'
        | '51-100'
        | 'More than 10,000'
      >
    | undefined
  comments?: string | undefined
  custom_questions?: (Loose & { title: string; value: string })[] | undefined
  status: Open<'approved' | 'pending'>
  join_url?: string | undefined
  tracking_source?: WebinarRegistrationDeniedObjectRegistrantTrackingSource | undefined
}

interface WebinarRegistrationDeniedObject extends Loose {
  uuid: string
  id: number
  host_id: string
  topic: string
  type: number
  start_time: string
  duration: number
  timezone: string
  occurrences?: (Loose & { occurrence_id: string; start_time: string })[] | undefined
  registrant: WebinarRegistrationDeniedObjectRegistrant
}

interface WebinarRegistrationDeniedObjectRegistrant extends Loose {
  id: string
  first_name: string
  last_name?: string | undefined
  email: string
  tracking_source?: WebinarRegistrationDeniedObjectRegistrantTrackingSource | undefined
}

interface WebinarRegistrationDeniedObjectRegistrantTrackingSource extends Loose {
  id: string
  source_name: string
  tracking_url: string
}

interface WebinarStartedObject extends Loose {
  id: string
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  timezone: string
  duration: number
}

interface WebinarUpdatedObject extends Loose {
  id: number
  uuid?: string | undefined
  host_id?: string | undefined
  topic?: string | undefined
  type?: number | undefined
  start_time?: string | undefined
  duration?: number | undefined
  timezone?: string | undefined
  password?: string | undefined
  agenda?: string | undefined
  registration_url?: string | undefined
  occurrences?: MeetingCreatedObjectOccurrence[] | undefined
  settings?: WebinarUpdatedObjectSettings | undefined
  recurrence?: MeetingCreatedObjectRecurrence | undefined
}

interface WebinarUpdatedObjectSettings extends Loose {
  host_video?: boolean | undefined
  panelists_video?: boolean | undefined
  practice_session?: boolean | undefined
  approval_type?: number | undefined
  registration_type?: number | undefined
  audio?: Open<'both' | 'telephony' | 'voip'> | undefined
  auto_recording?: Open<'cloud' | 'local' | 'none'> | undefined
  enforce_login?: boolean | undefined
  meeting_authentication?: boolean | undefined
  authentication_option?: string | undefined
  authentication_name?: string | undefined
  authentication_domains?: string | undefined
  language_interpretation?: WebinarUpdatedObjectSettingsLanguageInterpretation | undefined
  sign_language_interpretation?: WebinarUpdatedObjectSettingsSignLanguageInterpretation | undefined
  allow_host_control_participant_mute_state?: boolean | undefined
  email_in_attendee_report?: boolean | undefined
}

interface WebinarUpdatedObjectSettingsLanguageInterpretation extends Loose {
  enable?: boolean | undefined
  interpreters?: (Loose & { email?: string | undefined; interpreter_languages?: string | undefined })[] | undefined
}

interface WebinarUpdatedObjectSettingsSignLanguageInterpretation extends Loose {
  enable?: boolean | undefined
  interpreters?: (Loose & { email?: string | undefined; sign_language?: string | undefined })[] | undefined
}
