// The parameters of Twilio's callbacks, all text. test/payloads/vendors/twilio.mjs says which ones could not be confirmed.
// https://www.twilio.com/docs/messaging/guides/webhook-request
// https://www.twilio.com/docs/messaging/guides/track-outbound-message-status
// https://www.twilio.com/docs/voice/twiml#request-parameters
// https://www.twilio.com/docs/voice/api/call-resource#statuscallback
// https://www.twilio.com/docs/voice/api/recording#recordingstatuscallback
// https://www.twilio.com/docs/voice/twiml/conference#attributes-statusCallback
// https://www.twilio.com/docs/voice/twiml/record#attributes-transcribe-callback

interface Place {
  FromCity?: string
  FromState?: string
  FromZip?: string
  FromCountry?: string
  ToCity?: string
  ToState?: string
  ToZip?: string
  ToCountry?: string
}

interface Advertisement {
  ReferralBody?: string
  ReferralHeadline?: string
  ReferralSourceId?: string
  ReferralSourceType?: string
  ReferralSourceUrl?: string
  ReferralMediaId?: string
  ReferralMediaContentType?: string
  ReferralMediaUrl?: string
  ReferralNumMedia?: string
  ReferralCtwaClid?: string
}

interface Message extends Place, Advertisement {
  MessageSid: string
  SmsSid?: string
  SmsMessageSid?: string
  AccountSid: string
  MessagingServiceSid?: string
  From: string
  /** Not in the documented example of a status callback. */
  To?: string
  ApiVersion?: string
  Body?: string
  NumMedia?: string
  NumSegments?: string
  MediaUrl0?: string
  MediaContentType0?: string
  MessageStatus?:
    | 'accepted'
    | 'scheduled'
    | 'queued'
    | 'sending'
    | 'sent'
    | 'delivered'
    | 'undelivered'
    | 'failed'
    | 'read'
    | 'canceled'
    | 'receiving'
    | 'received'
  SmsStatus?: string
  ErrorCode?: string
  ErrorMessage?: string
  OptOutType?: 'STOP' | 'START' | 'HELP'
  RawDlrDoneDate?: string
  ChannelPrefix?: string
  ChannelInstallSid?: string
  ChannelStatusMessage?: string
  EventType?: string
  ProfileName?: string
  WaId?: string
  Forwarded?: string
  FrequentlyForwarded?: string
  ButtonText?: string
  ButtonPayload?: string
  ButtonType?: 'REPLY' | 'ACTION'
  InteractiveData?: string
  FlowData?: string
  ChannelMetadata?: string
  Latitude?: string
  Longitude?: string
  Address?: string
  Label?: string
  OriginalRepliedMessageSid?: string
  OriginalRepliedMessageSender?: string
}

type CallStatus =
  | 'queued'
  | 'initiated'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'no-answer'
  | 'failed'
  | 'canceled'

interface Parties {
  CallerCity?: string
  CallerState?: string
  CallerZip?: string
  CallerCountry?: string
  CalledCity?: string
  CalledState?: string
  CalledZip?: string
  CalledCountry?: string
}

interface Voice extends Place, Parties {
  CallSid: string
  AccountSid: string
  From: string
  To: string
  Caller?: string
  Called?: string
  CallStatus: CallStatus
  ApiVersion?: string
  Direction: 'inbound' | 'outbound-api' | 'outbound-dial'
  ForwardedFrom?: string
  CallerName?: string
  ParentCallSid?: string
  CallToken?: string
  StirVerstat?: string
  Digits?: string
  FinishedOnKey?: string
  SpeechResult?: string
  Confidence?: string
  DialCallSid?: string
  DialCallStatus?: string
  DialCallDuration?: string
  RecordingUrl?: string
  RecordingSid?: string
  RecordingStatus?: string
  RecordingDuration?: string
  RecordingChannels?: string
  RecordingSource?: string
  ApplicationSid?: string
  SipDomain?: string
  SipUsername?: string
  SipCallId?: string
  SipSourceIp?: string
  SessionId?: string
  SessionStatus?: string
  SessionDuration?: string
  HandoffData?: string
  ErrorCode?: string
  ErrorMessage?: string
}

interface Call extends Voice {
  CallDuration?: string
  Duration?: string
  SipResponseCode?: string
  CallbackSource?: string
  SequenceNumber?: string
  Timestamp?: string
  StirStatus?: string
  AnsweredBy?: string
  MachineDetectionDuration?: string
}

interface Recording {
  AccountSid: string
  /** Not in callbacks of a conference. */
  CallSid?: string
  ConferenceSid?: string
  RecordingSid: string
  RecordingUrl: string
  RecordingStatus: 'in-progress' | 'completed' | 'absent'
  RecordingDuration?: string
  RecordingChannels?: string
  RecordingStartTime?: string
  RecordingSource?: string
  RecordingTrack?: string
  ErrorCode?: string
}

interface Conference {
  ConferenceSid: string
  FriendlyName: string
  AccountSid: string
  SequenceNumber?: string
  Timestamp?: string
  /** Not in the deprecated event `conference-record-end`, which `EventName` names. */
  StatusCallbackEvent?:
    | 'conference-end'
    | 'conference-start'
    | 'participant-leave'
    | 'participant-join'
    | 'participant-mute'
    | 'participant-unmute'
    | 'participant-hold'
    | 'participant-unhold'
    | 'participant-modify'
    | 'participant-speech-start'
    | 'participant-speech-stop'
    | 'announcement-end'
    | 'announcement-fail'
  CallSid?: string
  ParticipantLabel?: string
  Muted?: string
  Hold?: string
  Coaching?: string
  CallSidToCoach?: string
  EndConferenceOnExit?: string
  StartConferenceOnEnter?: string
  CallSidEndingConference?: string
  ParticipantLabelEndingConference?: string
  ReasonConferenceEnded?:
    | 'conference-ended-via-api'
    | 'last-participant-kicked'
    | 'last-participant-left'
    | 'participant-with-end-conference-on-exit-kicked'
    | 'participant-with-end-conference-on-exit-left'
  Reason?: string
  ReasonAnnouncementFailed?: string
  AnnounceUrl?: string
  ParticipantCallStatus?: 'no-answer' | 'busy' | 'in-progress' | 'failed' | 'canceled' | 'completed'
  ReasonParticipantLeft?:
    | 'conference_ended_via_api'
    | 'moderator_ended_conference'
    | 'participant_updated_via_api'
    | 'participant_hung_up'
    | 'participant_add_failed'
  EventName?: string
  RecordingUrl?: string
  Duration?: string
  RecordingFileSize?: string
}

interface Transcription {
  TranscriptionSid: string
  TranscriptionText?: string
  TranscriptionStatus?: string
  TranscriptionUrl?: string
  TranscriptionEvent?: string
  TranscriptionData?: string
  RecordingSid?: string
  RecordingUrl?: string
  CallSid: string
  AccountSid: string
  From?: string
  To?: string
  CallStatus?: CallStatus
  ApiVersion?: string
  Direction?: string
}

/** By the product, which begins the name of an event. */
export interface TwilioPayloads {
  message: Message
  call: Call
  voice: Voice
  recording: Recording
  conference: Conference
  transcription: Transcription
}
