// Only type-checked, never run: the payloads in handlers of Twitch and of presets that sign a URL.
import { createReceiver, reply } from '../../src/index.js'
import { type HubspotPayload, hubspot } from '../../src/vendors/hubspot/index.js'
import { type PublicUrl, type SquarePayload, square } from '../../src/vendors/square/index.js'
import { type TwilioPayload, twilio } from '../../src/vendors/twilio/index.js'
import { type TwitchPayload, twitch } from '../../src/vendors/twitch/index.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

const secrets = 's3cret'
const url: PublicUrl = 'https://receiver.example/hooks'

createReceiver({
  provider: twilio({ secrets, url }),
  on: {
    'message.received': ({ payload }) => {
      expectTrue<Equal<typeof payload.MessageSid, string>>()
      return reply('<Response/>', { mediaType: 'text/xml' })
    },
    'voice.ringing': ({ payload }) => expectTrue<Equal<typeof payload.CallSid, string>>(),
    'recording.completed': ({ payload }) => expectTrue<Equal<typeof payload, TwilioPayload>>(),
    'conference.participant-join': ({ payload }) => expectTrue<Equal<typeof payload, TwilioPayload>>(),
  },
  onOther: { onMessageAdded: ({ payload }) => expectTrue<Equal<typeof payload, TwilioPayload>>() },
})

createReceiver({
  provider: square({ secrets, url: ({ url: requested }) => requested }),
  on: {
    'payment.updated': ({ payload }) => {
      expectTrue<Equal<typeof payload.event_id, string>>()
      expectTrue<Equal<NonNullable<typeof payload.data.object.payment>['id'], string | null | undefined>>()
    },
  },
  onOther: { 'tide.rose': ({ payload }) => expectTrue<Equal<typeof payload, SquarePayload>>() },
})

createReceiver({
  provider: hubspot({ secrets, url }),
  on: {
    'contact.creation': ({ payload }) => {
      expectTrue<Equal<typeof payload.subscriptionType, string>>()
    },
    request: ({ payload }) => expectTrue<Equal<typeof payload, HubspotPayload>>(),
  },
})

createReceiver({
  provider: twitch({ secrets }),
  on: {
    revocation: ({ payload }) => {
      expectTrue<Equal<typeof payload, TwitchPayload>>()
      expectTrue<Equal<typeof payload.subscription.status, string | undefined>>()
    },
    'channel.follow': ({ payload }) => {
      expectTrue<Equal<typeof payload.event.user_login, string>>()
      expectTrue<Equal<typeof payload.subscription.type, string>>()
    },
  },
})

// @ts-expect-error the URL must be given
twilio({ secrets })
// @ts-expect-error a function gives a text
square({ secrets, url: async () => 'https://receiver.example/' })
// @ts-expect-error the secrets must be given
twitch({})
