import type { Part } from '../../core/base/part.js'
import type { TwilioPayloads } from '../../vendors/payloads/twilio.js'

const AccountSid = 'AC1xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
const MessageSid = 'SM2xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
const CallSid = 'CA3xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
const ApiVersion = '2010-04-01'
const people = { From: '+14017122661', To: '+15558675310' }

const sent = { MessageSid, SmsSid: MessageSid, AccountSid, From: people.To, To: people.From, ApiVersion }
const call = { CallSid, AccountSid, ...people, ApiVersion, Direction: 'inbound' }
const callback = { ...call, CallbackSource: 'call-progress-events', Timestamp: 'Sat, 21 Nov 2026 10:15:30 +0000' }
const recording = {
  AccountSid,
  CallSid,
  RecordingSid: 'RE4xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  RecordingUrl: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Recordings/RE4',
  RecordingDuration: '21',
  RecordingChannels: '1',
}
const conference = {
  ConferenceSid: 'CF5xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  FriendlyName: 'harbour',
  AccountSid,
  SequenceNumber: '1',
  Timestamp: 'Sat, 21 Nov 2026 10:15:30 +0000',
}
const status = <Status extends string>(value: Status) => ({ ...sent, MessageStatus: value, SmsStatus: value })
const progress = <Status extends string>(value: Status, number: string) => ({
  ...callback,
  CallStatus: value,
  SequenceNumber: number,
})

type Samples = {
  readonly [Name in `${keyof TwilioPayloads}.${string}`]?: Part<
    TwilioPayloads[Name extends `${infer Kind extends keyof TwilioPayloads}.${string}` ? Kind : never]
  >
}

/** The parameters of the most used requests, by the name that `twilio` gives them. */
export const twilioSamples = {
  'message.received': {
    MessageSid,
    SmsMessageSid: MessageSid,
    AccountSid,
    SmsStatus: 'received',
    ...people,
    Body: 'When is high water?',
    NumMedia: '0',
    NumSegments: '1',
    ApiVersion,
  },
  'call.completed': { ...progress('completed', '3'), CallDuration: '21', Duration: '1' },
  'call.in-progress': progress('in-progress', '2'),
  'call.initiated': progress('initiated', '0'),
  'call.ringing': progress('ringing', '1'),
  'conference.conference-end': { ...conference, StatusCallbackEvent: 'conference-end' },
  'conference.conference-start': { ...conference, StatusCallbackEvent: 'conference-start' },
  'conference.participant-join': { ...conference, StatusCallbackEvent: 'participant-join', CallSid },
  'conference.participant-leave': { ...conference, StatusCallbackEvent: 'participant-leave', CallSid },
  'message.delivered': status('delivered'),
  'message.failed': { ...status('failed'), ErrorCode: '30003' },
  'message.queued': status('queued'),
  'message.read': status('read'),
  'message.sent': status('sent'),
  'message.undelivered': { ...status('undelivered'), ErrorCode: '30005' },
  'recording.completed': { ...recording, RecordingStatus: 'completed' },
  'recording.in-progress': { ...recording, RecordingStatus: 'in-progress' },
  'transcription.completed': {
    TranscriptionSid: 'TR6xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    TranscriptionText: 'When is high water?',
    TranscriptionStatus: 'completed',
    RecordingSid: recording.RecordingSid,
    CallSid,
    AccountSid,
  },
  'voice.completed': { ...call, CallStatus: 'completed' },
  'voice.in-progress': { ...call, CallStatus: 'in-progress', Digits: '7' },
  'voice.ringing': { ...call, CallStatus: 'ringing' },
} satisfies Samples
