// Only type-checked, never run: payload types that users pass to the Standard Webhooks preset.
import * as z from 'zod/mini'
import { createReceiver } from '../../src/index.js'
import { type StandardWebhooksPayload, standardWebhooks } from '../../src/vendors/standard-webhooks/index.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

const secrets = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

interface ContactCreated {
  readonly type: 'contact.created'
  readonly data: { readonly id: string }
}

createReceiver({
  provider: standardWebhooks<{ 'contact.created': ContactCreated }>({ secrets, events: ['contact.created'] }),
  on: {
    'contact.created': (delivery) => {
      expectTrue<Equal<typeof delivery.payload, ContactCreated>>()
      expectTrue<Equal<typeof delivery.known, true>>()
    },
    '*': (delivery) => {
      if (delivery.known) expectTrue<Equal<typeof delivery.payload.data.id, string>>()
      else expectTrue<Equal<typeof delivery.payload, StandardWebhooksPayload>>()
    },
  },
  onOther: { 'contact.moved': ({ payload }) => expectTrue<Equal<typeof payload, StandardWebhooksPayload>>() },
})

createReceiver({
  provider: standardWebhooks({
    secrets,
    events: { 'contact.created': z.looseObject({ type: z.string(), data: z.object({ id: z.number() }) }) },
  }),
  on: { 'contact.created': ({ payload }) => expectTrue<Equal<typeof payload.data.id, number>>() },
})

createReceiver({
  provider: standardWebhooks({ secrets }),
  on: {
    'contact.created': (delivery) => {
      expectTrue<Equal<typeof delivery.payload, StandardWebhooksPayload>>()
      expectTrue<Equal<typeof delivery.known, false>>()
    },
  },
})

// @ts-expect-error not an event of the type parameter
standardWebhooks<{ 'contact.created': ContactCreated }>({ secrets, events: ['contact.moved'] })
