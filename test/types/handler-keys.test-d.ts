// Only type-checked, never run: which event names a handler may have.
import * as z from 'zod/mini'
import {
  createReceiver,
  defineProvider,
  type HandlerKey,
  jsonBody,
  type OtherDelivery,
  unverified,
} from '../../src/index.js'
import { cloudEvents } from '../../src/vendors/cloudevents/cloudevents.js'
import { type GithubPayload, type GithubTypes, github } from '../../src/vendors/github/index.js'
import { shopify } from '../../src/vendors/shopify/index.js'
import { stripe } from '../../src/vendors/stripe/index.js'
import { chat } from '../../src/vendors/styles/chat.js'
import { host } from '../../src/vendors/styles/host.js'
import { twilio } from '../../src/vendors/twilio/index.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

const secrets = 's'
const verify = unverified()
const note = () => undefined

// A misspelled name does not compile: not in place, not from a variable, and next to a correct name.
createReceiver({
  provider: stripe({ secrets }),
  on: {
    'checkout.session.completed': note,
    // @ts-expect-error is not an event of this provider
    'chekout.session.completed': note,
  },
})
const on = { 'chekout.session.completed': note }
// @ts-expect-error is not an event of this provider
createReceiver({ provider: stripe({ secrets }), on })
// @ts-expect-error the action is `opened`
createReceiver({ provider: github({ secrets }), on: { 'pull_request.open': note } })
// @ts-expect-error the topic has a slash
createReceiver({ provider: shopify({ secrets }), on: { 'orders.create': note } })

// Names, beginnings, `*` and any name under `onOther` compile.
createReceiver({
  provider: github({ secrets }),
  on: { 'pull_request.opened': note, pull_request: note, 'repository_dispatch.deploy': note, '*': note },
  onOther: {
    'pull_request.teleported': (delivery) => expectTrue<Equal<typeof delivery, OtherDelivery<GithubPayload>>>(),
    teleporter: note,
  },
})
createReceiver({ provider: stripe({ secrets }), on: { 'checkout.session': note, checkout: note } })
createReceiver({ provider: twilio({ secrets, url: 'https://a.example/' }), on: { 'recording.completed': note } })
// @ts-expect-error not a function
createReceiver({ provider: stripe({ secrets }), on: {}, onOther: { 'new.event': 'handler' } })

// A table that is made at run time is checked at run time.
const table: Readonly<Record<string, () => void>> = { 'invoice.paid': note }
createReceiver({ provider: stripe({ secrets }), on: table })

// Providers without a list, and styles, accept any name.
const schema = z.looseObject({ type: z.string() })
const own = { name: 'own', verify, body: jsonBody(), schema, event: (payload: { type: string }) => payload.type }
createReceiver({ provider: defineProvider(own), on: { anything: note } })
createReceiver({ provider: chat({ verify }), on: { anything: note } })
createReceiver({ provider: host({ verify }), on: { 'star.created': note } })
createReceiver({ provider: cloudEvents({ tokens: 't' }), on: { 'com.example.measured': note } })

// Your own list is closed, unless you open it.
const listed = { ...own, events: { sent: schema } }
// @ts-expect-error is not an event of this provider
createReceiver({ provider: defineProvider(listed), on: { snet: note } })
createReceiver({ provider: defineProvider({ ...listed, openEvents: true }), on: { snet: note } })
createReceiver({ provider: defineProvider({ ...listed, openEvents: ['lorry'] }), on: { 'lorry.left': note } })
// @ts-expect-error no beginning of it is open
createReceiver({ provider: defineProvider({ ...listed, openEvents: ['lorry'] }), on: { 'train.left': note } })

type StarKeys = Extract<HandlerKey<GithubTypes>, 'star' | `star.${string}` | '*' | `repository_dispatch${string}`>
expectTrue<
  Equal<
    StarKeys,
    'star' | 'star.created' | 'star.deleted' | '*' | 'repository_dispatch' | `repository_dispatch.${string}`
  >
>()
