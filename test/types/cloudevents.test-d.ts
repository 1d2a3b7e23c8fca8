// Only type-checked, never run: data types that users pass to the CloudEvents preset.
import * as z from 'zod/mini'
import { createReceiver, type Delivery } from '../../src/index.js'
import {
  type CloudEventsPayload,
  cloudEvents,
  hostMapping,
  toCloudEvent,
} from '../../src/vendors/cloudevents/cloudevents.js'
import { type HostTypes, host } from '../../src/vendors/styles/host.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

const tokens = 't'

createReceiver({
  provider: cloudEvents<{ 'com.example.measured': { metres: number } }>({ tokens, events: ['com.example.measured'] }),
  on: {
    'com.example.measured': ({ payload }) => {
      expectTrue<Equal<typeof payload.data.metres, number>>()
      expectTrue<Equal<typeof payload.source, string>>()
    },
  },
  onOther: {
    'com.example.other': (delivery) => expectTrue<Equal<typeof delivery.payload, CloudEventsPayload>>(),
  },
})

createReceiver({
  provider: cloudEvents({ tokens, events: { 'com.example.measured': z.object({ data: z.number() }) } }),
  on: { 'com.example.measured': ({ payload }) => expectTrue<Equal<typeof payload.data, number>>() },
})

createReceiver({
  provider: host({ verify: () => ({ strength: 'none', verifier: 'test' }) }),
  on: {
    'issues.opened': (delivery) => {
      const event = toCloudEvent(delivery, { mapping: hostMapping })
      expectTrue<Equal<NonNullable<typeof event.data>['issue']['number'], number>>()
    },
  },
})

export const forward = (delivery: Delivery<HostTypes>) => toCloudEvent(delivery, { mapping: hostMapping })

// @ts-expect-error not a type of the type parameter
cloudEvents<{ 'com.example.measured': unknown }>({ tokens, events: ['com.example.other'] })
