import { describedByHand } from '../condense/described.mjs'

export const sources = ['twilio']
export const from = () =>
  [
    'test/payloads/described/twilio.d.ts, by hand, read on 2026-11-22 in stored copies of these pages of twilio.com/docs:',
    '  messaging/guides/webhook-request, messaging/guides/track-outbound-message-status, voice/api/call-resource (status and',
    '  recording callbacks) and voice/twiml/conference; and in src/Twilio.AspNet.Common of twilio-labs/twilio-aspnet (945fcfd7).',
    '  Not confirmed: `ErrorMessage` and `ApiVersion` of messages, `Caller*` places, `StirVerstat`, `AnsweredBy`,',
    '  `MachineDetectionDuration`, `CallSidToCoach`, `ErrorCode` of recordings, `TranscriptionEvent` and `TranscriptionData`.',
  ].join('\n//   ')

export function describe() {
  return describedByHand('twilio')
}
