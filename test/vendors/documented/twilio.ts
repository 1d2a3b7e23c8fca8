// The parameters in tables and examples of twilio.com/docs (the pages that src/vendors/payloads/twilio.ts names), with other
// values.
import type { TwilioPayloads } from '../../../src/vendors/payloads/twilio.js'
import type { Closed } from './closed.js'

const place = {
  FromCity: 'BERLIN',
  FromState: '',
  FromZip: '10115',
  FromCountry: 'DE',
  ToCity: 'BERLIN',
  ToState: '',
  ToZip: '10115',
  ToCountry: 'DE',
} as const

/** messaging/guides/webhook-request */
export const incoming = {
  ...place,
  MessageSid: 'SM0',
  SmsSid: 'SM0',
  SmsMessageSid: 'SM0',
  AccountSid: 'AC0',
  MessagingServiceSid: 'MG0',
  From: 'whatsapp:+4930000001',
  To: '+4930000002',
  Body: 'Text',
  NumMedia: '1',
  NumSegments: '1',
  MediaContentType0: 'image/jpeg',
  MediaUrl0: 'https://example.com/media',
  ButtonPayload: 'a',
  ButtonText: 'A',
  ButtonType: 'REPLY',
  InteractiveData: '{}',
  FlowData: '{}',
  ChannelMetadata: '{}',
  Latitude: '52.5',
  Longitude: '13.4',
  Address: 'Street',
  Label: 'Place',
  ProfileName: 'A',
  WaId: '4930000001',
  Forwarded: 'true',
  FrequentlyForwarded: 'true',
  ReferralBody: 'Text',
  ReferralHeadline: 'Text',
  ReferralSourceId: '1',
  ReferralSourceType: 'post',
  ReferralSourceUrl: 'https://example.com/post',
  ReferralMediaId: '2',
  ReferralMediaContentType: 'image/jpeg',
  ReferralMediaUrl: 'https://example.com/media',
  ReferralNumMedia: '0',
  ReferralCtwaClid: 'a',
  OriginalRepliedMessageSender: 'whatsapp:+4930000001',
  OriginalRepliedMessageSid: 'SM1',
} satisfies Closed<TwilioPayloads['message']>

/** messaging/guides/track-outbound-message-status: the example has no `To`. */
export const messageStatus = {
  AccountSid: 'AC0',
  From: '+4930000002',
  MessageSid: 'SM0',
  MessageStatus: 'undelivered',
  SmsSid: 'SM0',
  SmsStatus: 'undelivered',
  ErrorCode: '30003',
  RawDlrDoneDate: '2601020304',
  ChannelInstallSid: 'XE0',
  ChannelStatusMessage: 'Text',
  ChannelPrefix: 'whatsapp',
  EventType: 'READ',
} satisfies Closed<TwilioPayloads['message']>

/** voice/api/call-resource#statuscallback */
export const callStatus = {
  CallSid: 'CA0',
  AccountSid: 'AC0',
  From: '+4930000001',
  To: '+4930000002',
  CallStatus: 'completed',
  ApiVersion: '2010-04-01',
  Direction: 'outbound-api',
  ForwardedFrom: '+4930000003',
  CallerName: 'A',
  ParentCallSid: 'CA1',
  Caller: '+4930000001',
  Called: '+4930000002',
  CalledCity: 'BERLIN',
  CalledState: '',
  CalledZip: '10115',
  CalledCountry: 'DE',
  ToCity: 'BERLIN',
  ToState: '',
  ToZip: '10115',
  ToCountry: 'DE',
  Duration: '1',
  CallDuration: '7',
  SipResponseCode: '200',
  RecordingUrl: 'https://example.com/recording',
  RecordingSid: 'RE0',
  RecordingDuration: '7',
  Timestamp: 'Fri, 02 Jan 2026 03:04:05 +0000',
  CallbackSource: 'call-progress-events',
  SequenceNumber: '3',
  StirStatus: 'A',
} satisfies Closed<TwilioPayloads['call']>

/** voice/api/call-resource#recordingstatuscallback */
export const recordingOfCall = {
  AccountSid: 'AC0',
  CallSid: 'CA0',
  RecordingSid: 'RE0',
  RecordingUrl: 'https://example.com/recording',
  RecordingStatus: 'completed',
  RecordingDuration: '7',
  RecordingChannels: '2',
  RecordingStartTime: 'Fri, 02 Jan 2026 03:04:05 +0000',
  RecordingSource: 'OutboundAPI',
  RecordingTrack: 'both',
} satisfies Closed<TwilioPayloads['recording']>

/** voice/twiml/conference#attributes-recording-status-callback: without `CallSid`. */
export const recordingOfConference = {
  AccountSid: 'AC0',
  ConferenceSid: 'CF0',
  RecordingSid: 'RE0',
  RecordingUrl: 'https://example.com/recording',
  RecordingStatus: 'absent',
  RecordingDuration: '7',
  RecordingChannels: '1',
  RecordingStartTime: 'Fri, 02 Jan 2026 03:04:05 +0000',
  RecordingSource: 'Conference',
} satisfies Closed<TwilioPayloads['recording']>

/** voice/twiml/conference#attributes-statusCallback */
export const conferenceEnd = {
  ConferenceSid: 'CF0',
  FriendlyName: 'A',
  AccountSid: 'AC0',
  SequenceNumber: '7',
  Timestamp: 'Fri, 02 Jan 2026 03:04:05 +0000',
  StatusCallbackEvent: 'conference-end',
  CallSidEndingConference: 'CA0',
  ParticipantLabelEndingConference: 'a',
  ReasonConferenceEnded: 'last-participant-left',
  Reason: 'Text',
} satisfies Closed<TwilioPayloads['conference']>

export const participantLeave = {
  ConferenceSid: 'CF0',
  FriendlyName: 'A',
  AccountSid: 'AC0',
  SequenceNumber: '6',
  Timestamp: 'Fri, 02 Jan 2026 03:04:05 +0000',
  StatusCallbackEvent: 'participant-leave',
  CallSid: 'CA0',
  Muted: 'false',
  Hold: 'false',
  Coaching: 'false',
  EndConferenceOnExit: 'false',
  StartConferenceOnEnter: 'true',
  ParticipantLabel: 'a',
  ParticipantCallStatus: 'completed',
  ReasonParticipantLeft: 'participant_hung_up',
} satisfies Closed<TwilioPayloads['conference']>
