// Only type-checked, never run: the types of the stripe package in the Stripe preset.
import type Stripe from 'stripe'
import { createReceiver, type KnownDelivery, type OtherDelivery } from '../../src/index.js'
import {
  type StripeEventName,
  type StripeObjects,
  type StripePayload,
  type StripeSnapshot,
  stripe,
} from '../../src/vendors/stripe/index.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

const secrets = 'whsec_test'

// Every event of the package is declared.
expectTrue<Equal<Extract<StripeEventName, Stripe.Event['type']>, Stripe.Event['type']>>()

createReceiver({
  provider: stripe<Stripe.Event>({ secrets }),
  on: {
    'invoice.paid': (delivery) => {
      expectTrue<Equal<typeof delivery, KnownDelivery<'invoice.paid', Stripe.InvoicePaidEvent>>>()
      expectTrue<Equal<typeof delivery.payload.data.object.amount_paid, number>>()
      // @ts-expect-error an invoice is no charge
      delivery.payload.data.object.receipt_url.trim()
    },
    'v2.core.account[requirements].updated': ({ payload }) => {
      expectTrue<Equal<typeof payload.related_object.url, string>>()
      expectTrue<Equal<typeof payload.created, string>>()
      // @ts-expect-error a thin event has no object
      payload.data.object.id.trim()
    },
    charge: (delivery) => {
      if (delivery.known && delivery.event === 'charge.refunded') {
        expectTrue<Equal<typeof delivery.payload.data.object, Stripe.Charge>>()
      }
    },
  },
  onOther: {
    'v2.money_management.transaction.created': (delivery) => {
      expectTrue<Equal<typeof delivery, OtherDelivery<StripePayload>>>()
      expectTrue<Equal<NonNullable<typeof delivery.payload.related_object>['id'], string>>()
    },
  },
})

// Without the package, the types of this one; a part of the union types a part of the events.
createReceiver({
  provider: stripe({ secrets }),
  on: {
    'invoice.paid': ({ payload }) => {
      expectTrue<Equal<typeof payload, StripeSnapshot<'invoice.paid', StripeObjects['invoice.paid']>>>()
      expectTrue<Equal<typeof payload.data.object.amount_paid, number>>()
      expectTrue<Equal<typeof payload.data.object.added_later, unknown>>()
      // @ts-expect-error an invoice is no charge
      payload.data.object.receipt_url.trim()
    },
    'checkout.session.completed': ({ payload }) => {
      expectTrue<Equal<typeof payload.data.object.object, 'checkout.session'>>()
      expectTrue<Equal<typeof payload.data.object.amount_total, number | null>>()
    },
    'customer.subscription.updated': ({ payload }) => {
      expectTrue<Equal<typeof payload.data.object.items.data extends readonly object[] ? true : false, true>>()
      payload.data.previous_attributes?.status?.trim()
    },
    charge: (delivery) => {
      if (delivery.known && delivery.event === 'charge.refunded') {
        expectTrue<Equal<typeof delivery.payload.data.object.amount_refunded, number>>()
      }
    },
  },
})
createReceiver({
  provider: stripe<Stripe.InvoicePaidEvent>({ secrets }),
  on: {
    'invoice.paid': ({ payload }) => expectTrue<Equal<typeof payload, Stripe.InvoicePaidEvent>>(),
    'invoice.sent': ({ payload }) => expectTrue<Equal<typeof payload.data.object.amount_due, number>>(),
  },
})
