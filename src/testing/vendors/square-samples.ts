import type { Part } from '../../core/base/part.js'
import type { SquareObjects } from '../../generated/payloads/square.js'

const at = '2026-11-21T10:15:27.000Z'
const dated = { created_at: at, updated_at: at }
const location_id = 'S8GWD5R9QB376'
const amount_money = { amount: 1999, currency: 'EUR' }
const payment = {
  id: 'hYy9pRFVxpDsO1FB05SunFWUe9JZY',
  status: 'COMPLETED',
  amount_money,
  total_money: amount_money,
  location_id,
  order_id: '03O3USaPaAaFnI6kkwB1JxGgBsUZY',
  source_type: 'CARD',
  version: 3,
  ...dated,
} as const
const refund = {
  id: `${payment.id}_KlWP8IC1557ddwc9QWTKrCVU6m0JXDz15R2Qym5eQfR`,
  payment_id: payment.id,
  status: 'PENDING',
  amount_money,
  location_id,
  version: 1,
  ...dated,
} as const
const order = { order_id: payment.order_id, location_id, state: 'OPEN', version: 1, created_at: at } as const
const invoice = {
  id: 'inv:0-ChCHu2mZEabLeeHahQnXDjZQECY',
  location_id,
  order_id: payment.order_id,
  invoice_number: '7',
  status: 'PAID',
  version: 1,
  ...dated,
} as const
const customer = {
  id: 'JDKYHBWT1D4F8MFH63DBMEN8Y4',
  given_name: 'Mira',
  email_address: 'mira@harbour.example',
  version: 1,
  ...dated,
} as const
const booking = {
  id: 'zkras0xv0xwswx',
  location_id,
  customer_id: customer.id,
  status: 'PENDING',
  start_at: at,
  version: 0,
  ...dated,
} as const
const dispute = {
  id: 'ORSEVtZAJxb37RA1EiGw',
  amount_money,
  disputed_payment: { payment_id: payment.id },
  location_id,
  reason: 'AMOUNT_DIFFERS',
  state: 'EVIDENCE_REQUIRED',
} as const
const subscription = {
  id: 'd6bc1d81-7432-4b6e-9b34-b8d0b1c0d5bb',
  customer_id: customer.id,
  location_id,
  start_date: '2026-11-21',
  status: 'ACTIVE',
  version: 1,
} as const

type Samples = { readonly [Name in keyof SquareObjects]?: SampleOf<SquareObjects[Name]> }
interface SampleOf<Payload> {
  /** The `type` and the `id` of the data. */
  readonly type: string
  readonly id: string
  readonly object: Part<Payload>
}

/** The data of the most used events. */
export const squareSamples = {
  'payment.updated': { type: 'payment', id: payment.id, object: { payment } },
  'booking.created': { type: 'booking', id: booking.id, object: { booking } },
  'booking.updated': {
    type: 'booking',
    id: booking.id,
    object: { booking: { ...booking, status: 'ACCEPTED', version: 1 } },
  },
  'catalog.version.updated': { type: 'catalog', id: '', object: { catalog_version: { updated_at: at } } },
  'customer.created': { type: 'customer', id: customer.id, object: { customer } },
  'customer.deleted': { type: 'customer', id: customer.id, object: { customer } },
  'customer.updated': { type: 'customer', id: customer.id, object: { customer } },
  'dispute.created': { type: 'dispute', id: dispute.id, object: { dispute } },
  'dispute.state.updated': { type: 'dispute', id: dispute.id, object: { dispute: { ...dispute, state: 'WON' } } },
  'inventory.count.updated': {
    type: 'inventory_counts',
    id: '84fb4a72-3e1a-4d4c-a1d9-3a1d2d36a1c0',
    object: {
      inventory_counts: [
        { catalog_object_id: 'FGQ5JJWT2PYTHF35CKZ2DSKP', quantity: '7', state: 'IN_STOCK', location_id },
      ],
    },
  },
  'invoice.created': { type: 'invoice', id: invoice.id, object: { invoice: { ...invoice, status: 'DRAFT' } } },
  'invoice.payment_made': { type: 'invoice', id: invoice.id, object: { invoice } },
  'invoice.published': { type: 'invoice', id: invoice.id, object: { invoice: { ...invoice, status: 'UNPAID' } } },
  'oauth.authorization.revoked': {
    type: 'revocation',
    id: 'f3ec1a4c-8d7a-4bd9-9a31-3f1a6b1c9f4e',
    object: { revocation: { revoked_at: at, revoker_type: 'MERCHANT' } },
  },
  'order.created': { type: 'order_created', id: order.order_id, object: { order_created: order } },
  'order.updated': {
    type: 'order_updated',
    id: order.order_id,
    object: { order_updated: { ...order, version: 2, updated_at: at } },
  },
  'payment.created': {
    type: 'payment',
    id: payment.id,
    object: { payment: { ...payment, status: 'APPROVED', version: 1 } },
  },
  'refund.created': { type: 'refund', id: refund.id, object: { refund } },
  'refund.updated': {
    type: 'refund',
    id: refund.id,
    object: { refund: { ...refund, status: 'COMPLETED', version: 2 } },
  },
  'subscription.created': { type: 'subscription', id: subscription.id, object: { subscription } },
  'subscription.updated': {
    type: 'subscription',
    id: subscription.id,
    object: { subscription: { ...subscription, version: 2 } },
  },
} satisfies Samples
