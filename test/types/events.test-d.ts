// Only type-checked, never run: the types that users of a provider see.
import {
  createReceiver,
  type Delivery,
  type DeliveryOf,
  defineProvider,
  jsonBody,
  type KnownDelivery,
  type Provider,
  type Schema,
  toWebhookRequest,
  type UnknownDelivery,
  unverified,
} from '../../src/index.js'
import { type ChatPayload, chat } from '../../src/vendors/styles/chat.js'
import {
  type HostIssuesPayload,
  type HostPayload,
  type HostPingPayload,
  type HostTypes,
  host,
} from '../../src/vendors/styles/host.js'
import { type PaymentsEvent, payments } from '../../src/vendors/styles/payments.js'
import { type PushPayload, push } from '../../src/vendors/styles/push.js'
import {
  type TrackerIssuePayload,
  type TrackerPayload,
  type TrackerTypes,
  tracker,
} from '../../src/vendors/styles/tracker.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
type IsAny<T> = 0 extends 1 & T ? true : false
declare function expectTrue<_Condition extends true>(): void
declare function expectFalse<_Condition extends false>(): void

const verify = unverified()
const request = toWebhookRequest({})
const styles = {
  push: push({ verify }),
  chat: chat({ verify }),
  tracker: tracker({ verify }),
  payments: payments({ verify }),
  host: host({ verify }),
}

type Parsed<P> = P extends { parse(verified: never): infer D } ? Awaited<D> : never
type PayloadOf<D, Event> = D extends KnownDelivery<string, unknown> & { readonly event: Event } ? D['payload'] : never

// No payload is `any`, and each is the exported type.
expectFalse<IsAny<Parsed<typeof styles.push>['payload']>>()
expectFalse<IsAny<Parsed<typeof styles.chat>['payload']>>()
expectFalse<IsAny<Parsed<typeof styles.tracker>['payload']>>()
expectFalse<IsAny<Parsed<typeof styles.payments>['payload']>>()
expectFalse<IsAny<Parsed<typeof styles.host>['payload']>>()
expectFalse<IsAny<PushPayload | ChatPayload | TrackerPayload | TrackerIssuePayload | PaymentsEvent | HostPayload>>()
expectTrue<Equal<Parsed<typeof styles.chat>['payload'], ChatPayload>>()
expectTrue<Equal<PayloadOf<Parsed<typeof styles.tracker>, 'tracker:issue_created'>, TrackerIssuePayload>>()
expectTrue<Equal<PayloadOf<Parsed<typeof styles.host>, 'ping'>, HostPingPayload>>()
expectTrue<Equal<PayloadOf<Parsed<typeof styles.host>, 'issues.opened'>, HostIssuesPayload>>()

// A delivery narrows by `known`, and then its payload by `event`.
async function narrowing(): Promise<void> {
  const delivery = await styles.payments.parse(await styles.payments.verify(request))
  if (!delivery.known) {
    expectTrue<Equal<typeof delivery, UnknownDelivery<PaymentsEvent>>>()
    expectTrue<Equal<typeof delivery.event, string>>()
    return
  }
  expectTrue<Equal<typeof delivery.event, 'PAYMENT.AUTHORIZATION.CREATED' | 'PAYMENT.AUTHORIZATION.VOIDED'>>()
  if (delivery.event === 'PAYMENT.AUTHORIZATION.CREATED') {
    expectTrue<Equal<typeof delivery.payload.resource.amount.total, string>>()
  }

  const message = await styles.push.parse(await styles.push.verify(request))
  if (message.known && message.event === 'sync') {
    expectTrue<Equal<typeof message.payload.messageNumber, 1>>()
    expectTrue<Equal<typeof message.payload.resourceState, 'sync'>>()
  }
}

// The payload of a handler follows from its key.
createReceiver({
  provider: styles.tracker,
  on: {
    'tracker:issue_updated': (delivery) => {
      expectTrue<Equal<typeof delivery.event, 'tracker:issue_updated'>>()
      expectTrue<Equal<typeof delivery.payload.issue.key, string>>()
      const change = delivery.payload.changelog?.items?.[0]
      if (change) expectTrue<Equal<typeof change.toString, string | null>>()
    },
    comment_created: (delivery) => {
      expectTrue<Equal<typeof delivery, UnknownDelivery<TrackerPayload>>>()
      // @ts-expect-error the issue may be absent
      delivery.payload.issue.key.trim()
    },
    '*': (delivery) => expectTrue<Equal<typeof delivery, Delivery<TrackerTypes>>>(),
  },
})
createReceiver({
  provider: tracker({ verify, eventPrefix: 'jira:' }),
  on: {
    'jira:issue_created': ({ payload }) => expectTrue<Equal<typeof payload, TrackerIssuePayload>>(),
    'tracker:issue_created': ({ known }) => expectTrue<Equal<typeof known, false>>(),
  },
})
createReceiver({
  provider: styles.host,
  on: {
    issues: (delivery) => delivery.known && expectTrue<Equal<typeof delivery.payload, HostIssuesPayload>>(),
    ping: ({ payload }) => expectTrue<Equal<typeof payload, HostPingPayload>>(),
  },
})
createReceiver({
  provider: styles.payments,
  on: {
    'PAYMENT.AUTHORIZATION.CREATED': ({ payload }) => {
      // @ts-expect-error there is no such field
      payload.resource.amount.totals.toFixed()
    },
  },
})
createReceiver({
  provider: styles.host,
  on: {
    // @ts-expect-error not a function
    ping: 'handler',
  },
})

// The known names are what an editor offers.
type KnownEvent<P> = P extends Provider<infer T> ? keyof T['events'] : never
expectTrue<Equal<KnownEvent<typeof styles.push>, 'sync' | 'exists'>>()
expectTrue<Equal<KnownEvent<typeof styles.chat>, never>>()
expectTrue<
  Equal<KnownEvent<typeof styles.tracker>, 'tracker:issue_created' | 'tracker:issue_updated' | 'tracker:issue_deleted'>
>()
expectTrue<
  Equal<KnownEvent<typeof styles.payments>, 'PAYMENT.AUTHORIZATION.CREATED' | 'PAYMENT.AUTHORIZATION.VOIDED'>
>()

// Handlers and schemas can be declared outside of the options that take them.
async function handleOpened({ payload }: DeliveryOf<HostTypes, 'issues.opened'>): Promise<void> {
  expectTrue<Equal<typeof payload, HostIssuesPayload>>()
}
const ownSchema = (schema: Schema<{ readonly type: string }>) =>
  defineProvider({ name: 'own', verify, body: jsonBody(), schema, event: ({ type }) => type })
createReceiver({ provider: styles.host, on: { 'issues.opened': handleOpened } })

// Only a verified request can be parsed.
async function unverifiedRequests(): Promise<void> {
  // @ts-expect-error a request is not verified
  await styles.host.parse(request)
  // @ts-expect-error a look-alike is not verified
  await styles.host.parse({ request, proof: { strength: 'none', verifier: 'unverified' } })
  // @ts-expect-error the result of verify was not awaited
  await styles.host.parse(styles.host.verify(request))
  // @ts-expect-error nor is a promise of it
  await styles.host.parse(Promise.resolve(styles.host.verify(request)))
  await styles.host.parse(await styles.host.verify(request))
}

// A provider cannot be made without a verifier.
// @ts-expect-error no verifier
host({})
// @ts-expect-error no verifier
payments({ maxDepth: 5 })
// @ts-expect-error no verifier
tracker({ eventPrefix: 'x:' })
// @ts-expect-error neither token nor verifier
push({ headerPrefix: 'X-' })
// @ts-expect-error both
push({ tokens: 'x', verify })
// @ts-expect-error an unset variable is no token
push({ tokens: undefined })
// @ts-expect-error neither tokens nor verifier
chat({ maxFields: 5 })
// @ts-expect-error both
chat({ tokens: 'x', verify })
// @ts-expect-error no verifier
defineProvider({ name: 'own', body: jsonBody(), schema: {}, event: () => 'x' })
// @ts-expect-error a verifier must give a proof
host({ verify: () => true })

export { narrowing, ownSchema, unverifiedRequests }
