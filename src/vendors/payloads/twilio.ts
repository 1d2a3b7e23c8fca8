// https://www.twilio.com/docs/messaging/guides/webhook-request
// https://www.twilio.com/docs/messaging/guides/track-outbound-message-status
// https://www.twilio.com/docs/voice/twiml#request-parameters
// https://www.twilio.com/docs/voice/api/call-resource#statuscallback
// https://www.twilio.com/docs/voice/api/recording#recordingstatuscallback
// https://www.twilio.com/docs/voice/twiml/conference#attributes-statusCallback
// https://www.twilio.com/docs/voice/twiml/record#attributes-transcribe-callback
// Read on 2026-11-22 in stored copies of these pages of twilio.com/docs:
// messaging/guides/webhook-request, messaging/guides/track-outbound-message-status, voice/api/call-resource (status and
// recording callbacks) and voice/twiml/conference; and in src/Twilio.AspNet.Common of twilio-labs/twilio-aspnet (945fcfd7).
// Not confirmed: `ErrorMessage` and `ApiVersion` of messages, `Caller*` places, `StirVerstat`, `AnsweredBy`,
// `MachineDetectionDuration`, `CallSidToCoach`, `ErrorCode` of recordings, `TranscriptionEvent` and `TranscriptionData`.

// The fields that the documentation does not list stay readable, as `unknown`.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Place extends Loose {
  FromCity?: string | undefined
  FromState?: string | undefined
  FromZip?: string | undefined
  FromCountry?: string | undefined
  ToCity?: string | undefined
  ToState?: string | undefined
  ToZip?: string | undefined
  ToCountry?: string | undefined
}

interface Advertisement extends Loose {
  ReferralBody?: string | undefined
  ReferralHeadline?: string | undefined
  ReferralSourceId?: string | undefined
  ReferralSourceType?: string | undefined
  ReferralSourceUrl?: string | undefined
  ReferralMediaId?: string | undefined
  ReferralMediaContentType?: string | undefined
  ReferralMediaUrl?: string | undefined
  ReferralNumMedia?: string | undefined
  ReferralCtwaClid?: string | undefined
}

interface Message extends Place, Advertisement {
  MessageSid: string
  SmsSid?: string | undefined
  SmsMessageSid?: string | undefined
  AccountSid: string
  MessagingServiceSid?: string | undefined
  From: string
  /** Not in the documented example of a status callback. */
  To?: string | undefined
  ApiVersion?: string | undefined
  Body?: string | undefined
  NumMedia?: string | undefined
  NumSegments?: string | undefined
  MediaUrl0?: string | undefined
  MediaContentType0?: string | undefined
  MessageStatus?:
    | Open<
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
      >
    | undefined
  SmsStatus?: string | undefined
  ErrorCode?: string | undefined
  ErrorMessage?: string | undefined
  OptOutType?: Open<'STOP' | 'START' | 'HELP'> | undefined
  RawDlrDoneDate?: string | undefined
  ChannelPrefix?: string | undefined
  ChannelInstallSid?: string | undefined
  ChannelStatusMessage?: string | undefined
  EventType?: string | undefined
  ProfileName?: string | undefined
  WaId?: string | undefined
  Forwarded?: string | undefined
  FrequentlyForwarded?: string | undefined
  ButtonText?: string | undefined
  ButtonPayload?: string | undefined
  ButtonType?: Open<'REPLY' | 'ACTION'> | undefined
  InteractiveData?: string | undefined
  FlowData?: string | undefined
  ChannelMetadata?: string | undefined
  Latitude?: string | undefined
  Longitude?: string | undefined
  Address?: string | undefined
  Label?: string | undefined
  OriginalRepliedMessageSid?: string | undefined
  OriginalRepliedMessageSender?: string | undefined
}

type CallStatus = Open<
  'queued' | 'initiated' | 'ringing' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed' | 'canceled'
>

interface Parties extends Loose {
  CallerCity?: string | undefined
  CallerState?: string | undefined
  CallerZip?: string | undefined
  CallerCountry?: string | undefined
  CalledCity?: string | undefined
  CalledState?: string | undefined
  CalledZip?: string | undefined
  CalledCountry?: string | undefined
}

interface Voice extends Place, Parties {
  CallSid: string
  AccountSid: string
  From: string
  To: string
  Caller?: string | undefined
  Called?: string | undefined
  CallStatus: CallStatus
  ApiVersion?: string | undefined
  Direction: Open<'inbound' | 'outbound-api' | 'outbound-dial'>
  ForwardedFrom?: string | undefined
  CallerName?: string | undefined
  ParentCallSid?: string | undefined
  CallToken?: string | undefined
  StirVerstat?: string | undefined
  Digits?: string | undefined
  FinishedOnKey?: string | undefined
  SpeechResult?: string | undefined
  Confidence?: string | undefined
  DialCallSid?: string | undefined
  DialCallStatus?: string | undefined
  DialCallDuration?: string | undefined
  RecordingUrl?: string | undefined
  RecordingSid?: string | undefined
  RecordingStatus?: string | undefined
  RecordingDuration?: string | undefined
  RecordingChannels?: string | undefined
  RecordingSource?: string | undefined
  ApplicationSid?: string | undefined
  SipDomain?: string | undefined
  SipUsername?: string | undefined
  SipCallId?: string | undefined
  SipSourceIp?: string | undefined
  SessionId?: string | undefined
  SessionStatus?: string | undefined
  SessionDuration?: string | undefined
  HandoffData?: string | undefined
  ErrorCode?: string | undefined
  ErrorMessage?: string | undefined
}

interface Call extends Voice {
  CallDuration?: string | undefined
  Duration?: string | undefined
  SipResponseCode?: string | undefined
  CallbackSource?: string | undefined
  SequenceNumber?: string | undefined
  Timestamp?: string | undefined
  StirStatus?: string | undefined
  AnsweredBy?: string | undefined
  MachineDetectionDuration?: string | undefined
}

interface Recording extends Loose {
  AccountSid: string
  /** Not in callbacks of a conference. */
  CallSid?: string | undefined
  ConferenceSid?: string | undefined
  RecordingSid: string
  RecordingUrl: string
  RecordingStatus: Open<'in-progress' | 'completed' | 'absent'>
  RecordingDuration?: string | undefined
  RecordingChannels?: string | undefined
  RecordingStartTime?: string | undefined
  RecordingSource?: string | undefined
  RecordingTrack?: string | undefined
  ErrorCode?: string | undefined
}

interface Conference extends Loose {
  ConferenceSid: string
  FriendlyName: string
  AccountSid: string
  SequenceNumber?: string | undefined
  Timestamp?: string | undefined
  /** Not in the deprecated event `conference-record-end`, which `EventName` names. */
  StatusCallbackEvent?:
    | Open<
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
      >
    | undefined
  CallSid?: string | undefined
  ParticipantLabel?: string | undefined
  Muted?: string | undefined
  Hold?: string | undefined
  Coaching?: string | undefined
  CallSidToCoach?: string | undefined
  EndConferenceOnExit?: string | undefined
  StartConferenceOnEnter?: string | undefined
  CallSidEndingConference?: string | undefined
  ParticipantLabelEndingConference?: string | undefined
  ReasonConferenceEnded?:
    | Open<
        | 'conference-ended-via-api'
        | 'last-participant-kicked'
        | 'last-participant-left'
        | 'participant-with-end-conference-on-exit-kicked'
        | 'participant-with-end-conference-on-exit-left'
      >
    | undefined
  Reason?: string | undefined
  ReasonAnnouncementFailed?: string | undefined
  AnnounceUrl?: string | undefined
  ParticipantCallStatus?: Open<'no-answer' | 'busy' | 'in-progress' | 'failed' | 'canceled' | 'completed'> | undefined
  ReasonParticipantLeft?:
    | Open<
        | 'conference_ended_via_api'
        | 'moderator_ended_conference'
        | 'participant_updated_via_api'
        | 'participant_hung_up'
        | 'participant_add_failed'
      >
    | undefined
  EventName?: string | undefined
  RecordingUrl?: string | undefined
  Duration?: string | undefined
  RecordingFileSize?: string | undefined
}

interface Transcription extends Loose {
  TranscriptionSid: string
  TranscriptionText?: string | undefined
  TranscriptionStatus?: string | undefined
  TranscriptionUrl?: string | undefined
  TranscriptionEvent?: string | undefined
  TranscriptionData?: string | undefined
  RecordingSid?: string | undefined
  RecordingUrl?: string | undefined
  CallSid: string
  AccountSid: string
  From?: string | undefined
  To?: string | undefined
  CallStatus?: CallStatus | undefined
  ApiVersion?: string | undefined
  Direction?: string | undefined
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
