import { describe, expectTypeOf, it } from 'vitest'
import type { InboxConsumer } from '../../src/core/ports/inbox.js'
import { createReceiver, type Delivery, type Inbox, type Receiver, type Verifier } from '../../src/index.js'
import { host } from '../../src/vendors/styles/host.js'

declare const inbox: Inbox
declare const verify: Verifier

const provider = host({ verify })

describe('createReceiver with an inbox', () => {
  it('narrows the payload by the event, as without one', () => {
    createReceiver({
      provider,
      inbox,
      on: {
        'issues.opened': ({ payload }, { attempt }) => {
          expectTypeOf(payload.issue.number).toEqualTypeOf<number>()
          expectTypeOf(attempt).toEqualTypeOf<number>()
        },
      },
    })
  })

  it('gives the key function a delivery of the provider', () => {
    createReceiver({
      provider,
      inbox: {
        inbox,
        key(delivery) {
          if (delivery.known && delivery.event === 'issues.opened') {
            expectTypeOf(delivery.payload.issue.number).toEqualTypeOf<number>()
          }
          expectTypeOf(delivery).not.toEqualTypeOf<Delivery>()
          return delivery.id
        },
      },
      on: {},
    })
    // @ts-expect-error a key is a text
    createReceiver({ provider, inbox: { inbox, key: () => 7 }, on: {} })
  })

  it('takes only an inbox, and an inbox takes only receivers', () => {
    // @ts-expect-error nothing could be stored there
    createReceiver({ provider, inbox: new Map(), on: {} })
    expectTypeOf<Receiver>().toExtend<InboxConsumer>()
    // @ts-expect-error a function knows no endpoint
    void inbox.consume(() => {})
    // @ts-expect-error there are two ways to treat what does not parse
    createReceiver({ provider, inbox: { inbox, onInvalid: 'drop' }, on: {} })
  })
})
