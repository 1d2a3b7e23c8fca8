import type { Part } from '../../core/base/part.js'
import type { StripeObjects } from '../../generated/payloads/stripe.js'

const customer = 'cus_TQk2bLkdIwHu7i'
const created = 1_795_256_120
const money = { amount: 1999, currency: 'eur' }
const own = { created, livemode: false, metadata: {} }

const charge = {
  ...own,
  id: 'ch_3T0s4bLkdIwHu7ix1q2W3e4R',
  object: 'charge',
  ...money,
  amount_captured: 1999,
  amount_refunded: 0,
  captured: true,
  customer,
  paid: true,
  payment_intent: 'pi_3T0s4bLkdIwHu7ix1a2B3c4D',
  refunded: false,
  status: 'succeeded',
} as const

const session = {
  ...own,
  id: 'cs_test_a1B2c3D4e5F6g7H8',
  object: 'checkout.session',
  amount_subtotal: 1999,
  amount_total: 1999,
  client_reference_id: 'order-7',
  currency: 'eur',
  customer,
  customer_details: { email: 'mira@harbour.example', name: 'Mira' },
  mode: 'payment',
  payment_intent: 'pi_3T0s4bLkdIwHu7ix1a2B3c4D',
  payment_status: 'paid',
  status: 'complete',
} as const

const invoice = {
  id: 'in_1T0s4bLkdIwHu7ixA8IUsyxV',
  object: 'invoice',
  amount_due: 1999,
  amount_paid: 1999,
  amount_remaining: 0,
  currency: 'eur',
  customer,
  status: 'paid',
} as const

const intent = {
  ...own,
  id: 'pi_3T0s4bLkdIwHu7ix1a2B3c4D',
  object: 'payment_intent',
  ...money,
  amount_received: 1999,
  customer,
  status: 'succeeded',
} as const

const subscription = {
  ...own,
  id: 'sub_1T0s4bLkdIwHu7ixQwErTyUi',
  object: 'subscription',
  cancel_at_period_end: false,
  customer,
  items: {
    object: 'list',
    data: [
      {
        id: 'si_TQk2pLkdIwHu7i',
        object: 'subscription_item',
        quantity: 1,
        price: { id: 'price_1T0s4b', object: 'price' },
      },
    ],
  },
  status: 'active',
} as const

/** The objects of the most used events. */
export const stripeSamples = {
  'charge.dispute.created': {
    ...own,
    id: 'du_1T0s4bLkdIwHu7ixZxCvBnMa',
    object: 'dispute',
    ...money,
    charge: charge.id,
    reason: 'fraudulent',
    status: 'needs_response',
  },
  'charge.failed': { ...charge, amount_captured: 0, captured: false, paid: false, status: 'failed' },
  'charge.refunded': { ...charge, amount_refunded: 1999, refunded: true },
  'charge.succeeded': charge,
  'checkout.session.async_payment_succeeded': session,
  'checkout.session.completed': session,
  'checkout.session.expired': { ...session, payment_status: 'unpaid', status: 'expired' },
  'customer.created': { ...own, id: customer, object: 'customer', email: 'mira@harbour.example', name: 'Mira' },
  'customer.deleted': { ...own, id: customer, object: 'customer', email: 'mira@harbour.example', name: 'Mira' },
  'customer.subscription.created': subscription,
  'customer.subscription.deleted': { ...subscription, status: 'canceled' },
  'customer.subscription.trial_will_end': { ...subscription, status: 'trialing' },
  'customer.subscription.updated': subscription,
  'invoice.finalized': { ...invoice, amount_paid: 0, amount_remaining: 1999, status: 'open' },
  'invoice.paid': invoice,
  'invoice.payment_failed': { ...invoice, amount_paid: 0, amount_remaining: 1999, status: 'open' },
  'payment_intent.payment_failed': { ...intent, amount_received: 0, status: 'requires_payment_method' },
  'payment_intent.succeeded': intent,
  'payout.paid': { ...own, id: 'po_1T0s4bLkdIwHu7ixPoIuYtRe', object: 'payout', ...money, status: 'paid' },
  'refund.created': {
    id: 're_3T0s4bLkdIwHu7ix1Y2x3C4v',
    object: 'refund',
    ...money,
    charge: charge.id,
    created,
    status: 'succeeded',
  },
} satisfies { readonly [Name in keyof StripeObjects]?: Part<StripeObjects[Name]> }
