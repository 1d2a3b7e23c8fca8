// Written by `npm run payloads` from:
// - the field names of its documentation, in test/payloads/described/twilio.d.ts

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** By the product, which begins the name of an event. */
export interface TwilioPayloads {
  message: Message
  call: Call
  voice: Voice
  recording: Recording
  conference: Conference
  transcription: Transcription
}

interface Call extends Loose {
  CallDuration?: string | undefined
  Duration?: string | undefined
  SipResponseCode?: string | undefined
  CallbackSource?: string | undefined
  SequenceNumber?: string | undefined
  Timestamp?: string | undefined
  AnsweredBy?: string | undefined
  MachineDetectionDuration?: string | undefined
  CallSid: string
  AccountSid: string
  From: string
  To: string
  Caller?: string | undefined
  Called?: string | undefined
  CallStatus: Open<
    'busy' | 'canceled' | 'completed' | 'failed' | 'in-progress' | 'initiated' | 'no-answer' | 'queued' | 'ringing'
  >
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
  RecordingDuration?: string | undefined
  FromCity?: string | undefined
  FromState?: string | undefined
  FromZip?: string | undefined
  FromCountry?: string | undefined
  ToCity?: string | undefined
  ToState?: string | undefined
  ToZip?: string | undefined
  ToCountry?: string | undefined
}

interface Conference extends Loose {
  ConferenceSid: string
  FriendlyName: string
  AccountSid: string
  SequenceNumber?: string | undefined
  Timestamp?: string | undefined
  StatusCallbackEvent: Open<
    | 'announcement-end'
    | 'announcement-fail'
    | 'conference-end'
    | 'conference-start'
    | 'participant-hold'
    | 'participant-join'
    | 'participant-leave'
    | 'participant-modify'
    | 'participant-mute'
    | 'participant-speech-start'
    | 'participant-speech-stop'
    | 'participant-unhold'
    | 'participant-unmute'
  >
  CallSid?: string | undefined
  ParticipantLabel?: string | undefined
  Muted?: string | undefined
  Hold?: string | undefined
  Coaching?: string | undefined
  CallSidToCoach?: string | undefined
  EndConferenceOnExit?: string | undefined
  StartConferenceOnEnter?: string | undefined
  EventName?: string | undefined
  ReasonConferenceEnded?: string | undefined
  CallSidEndingConference?: string | undefined
}

interface Message extends Loose {
  MessageSid: string
  SmsSid?: string | undefined
  SmsMessageSid?: string | undefined
  AccountSid: string
  MessagingServiceSid?: string | undefined
  From: string
  To: string
  ApiVersion?: string | undefined
  Body?: string | undefined
  NumMedia?: string | undefined
  NumSegments?: string | undefined
  MediaUrl0?: string | undefined
  MediaContentType0?: string | undefined
  ReferralNumMedia?: string | undefined
  MessageStatus?:
    | Open<
        | 'accepted'
        | 'canceled'
        | 'delivered'
        | 'failed'
        | 'queued'
        | 'read'
        | 'scheduled'
        | 'sending'
        | 'sent'
        | 'undelivered'
      >
    | undefined
  SmsStatus?: string | undefined
  ErrorCode?: string | undefined
  ErrorMessage?: string | undefined
  OptOutType?: Open<'HELP' | 'START' | 'STOP'> | undefined
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
  Latitude?: string | undefined
  Longitude?: string | undefined
  Address?: string | undefined
  Label?: string | undefined
  OriginalRepliedMessageSid?: string | undefined
  OriginalRepliedMessageSender?: string | undefined
  FromCity?: string | undefined
  FromState?: string | undefined
  FromZip?: string | undefined
  FromCountry?: string | undefined
  ToCity?: string | undefined
  ToState?: string | undefined
  ToZip?: string | undefined
  ToCountry?: string | undefined
}

interface Recording extends Loose {
  AccountSid: string
  CallSid: string
  ConferenceSid?: string | undefined
  RecordingSid: string
  RecordingUrl: string
  RecordingStatus: Open<'absent' | 'completed' | 'failed' | 'in-progress'>
  RecordingDuration?: string | undefined
  RecordingChannels?: string | undefined
  RecordingStartTime?: string | undefined
  RecordingSource?: string | undefined
  RecordingTrack?: string | undefined
  ErrorCode?: string | undefined
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
  CallStatus?:
    | Open<
        'busy' | 'canceled' | 'completed' | 'failed' | 'in-progress' | 'initiated' | 'no-answer' | 'queued' | 'ringing'
      >
    | undefined
  ApiVersion?: string | undefined
  Direction?: string | undefined
}

interface Voice extends Loose {
  CallSid: string
  AccountSid: string
  From: string
  To: string
  Caller?: string | undefined
  Called?: string | undefined
  CallStatus: Open<
    'busy' | 'canceled' | 'completed' | 'failed' | 'in-progress' | 'initiated' | 'no-answer' | 'queued' | 'ringing'
  >
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
  RecordingDuration?: string | undefined
  FromCity?: string | undefined
  FromState?: string | undefined
  FromZip?: string | undefined
  FromCountry?: string | undefined
  ToCity?: string | undefined
  ToState?: string | undefined
  ToZip?: string | undefined
  ToCountry?: string | undefined
}
