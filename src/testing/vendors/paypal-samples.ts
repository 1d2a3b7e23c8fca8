import type { Part } from '../../core/base/part.js'
import type { PaypalObjects } from '../../generated/payloads/paypal.js'

const at = '2026-11-21T10:15:25Z'
const dated = { create_time: at, update_time: at }
const money = { currency_code: 'EUR', value: '2.51' }
const payer = { payer_id: 'ZVXP5T3ZJ9KAJ', email_address: 'mira@harbour.example' }

const capture = {
  id: '42311647XV020574X',
  status: 'COMPLETED',
  amount: money,
  final_capture: true,
  custom_id: 'order-7',
  invoice_id: 'INV-7',
  supplementary_data: { related_ids: { order_id: '5O190127TN364715T' } },
  ...dated,
}
const refund = { id: '1JU08902781691411', status: 'COMPLETED', amount: money, invoice_id: 'INV-7', ...dated }
const authorization = {
  id: '0AW2184448108334S',
  status: 'CREATED',
  amount: money,
  expiration_time: '2026-12-20T10:15:25Z',
  ...dated,
}
const subscription = {
  id: 'I-BW452GLLEP1G',
  plan_id: 'P-5ML4271244454362WXNWU5NQ',
  status: 'ACTIVE',
  start_time: at,
  quantity: '1',
  custom_id: 'mira',
  subscriber: payer,
  ...dated,
}
const order = {
  id: '5O190127TN364715T',
  intent: 'CAPTURE',
  status: 'APPROVED',
  payer,
  purchase_units: [{ reference_id: 'default', custom_id: 'order-7', amount: money }],
  ...dated,
}
const dispute = {
  dispute_id: 'PP-D-27803',
  status: 'OPEN',
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  dispute_amount: money,
  disputed_transactions: [{ seller_transaction_id: '42311647XV020574X' }],
  ...dated,
}
const sale = { id: '80021663DE681814L', state: 'completed', amount: { total: '2.51', currency: 'EUR' }, ...dated }
const payout = { payout_item_id: '8AELMXH8UB2P8', transaction_id: '0C413693MN970190K', transaction_status: 'SUCCESS' }
const token = { id: '8kk8451t', customer: { id: 'customer_4029352050' } }

/** The resource of the most used events, with its type and version in the envelope. */
export const paypalSamples = {
  'PAYMENT.CAPTURE.COMPLETED': { resource_type: 'capture', resource: capture },
  'BILLING.SUBSCRIPTION.ACTIVATED': { resource_type: 'subscription', resource: subscription },
  'BILLING.SUBSCRIPTION.CANCELLED': {
    resource_type: 'subscription',
    resource: { ...subscription, status: 'CANCELLED' },
  },
  'BILLING.SUBSCRIPTION.CREATED': {
    resource_type: 'subscription',
    resource: { ...subscription, status: 'APPROVAL_PENDING' },
  },
  'BILLING.SUBSCRIPTION.EXPIRED': { resource_type: 'subscription', resource: { ...subscription, status: 'EXPIRED' } },
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': { resource_type: 'subscription', resource: subscription },
  'BILLING.SUBSCRIPTION.SUSPENDED': {
    resource_type: 'subscription',
    resource: { ...subscription, status: 'SUSPENDED' },
  },
  'CHECKOUT.ORDER.APPROVED': { resource_type: 'checkout-order', resource: order },
  'CHECKOUT.ORDER.COMPLETED': { resource_type: 'checkout-order', resource: { ...order, status: 'COMPLETED' } },
  'CUSTOMER.DISPUTE.CREATED': { resource_type: 'dispute', resource: dispute },
  'CUSTOMER.DISPUTE.RESOLVED': { resource_type: 'dispute', resource: { ...dispute, status: 'RESOLVED' } },
  'PAYMENT.AUTHORIZATION.CREATED': { resource_type: 'authorization', resource: authorization },
  'PAYMENT.AUTHORIZATION.VOIDED': { resource_type: 'authorization', resource: { ...authorization, status: 'VOIDED' } },
  'PAYMENT.CAPTURE.DENIED': { resource_type: 'capture', resource: { ...capture, status: 'DECLINED' } },
  'PAYMENT.CAPTURE.PENDING': { resource_type: 'capture', resource: { ...capture, status: 'PENDING' } },
  'PAYMENT.CAPTURE.REFUNDED': { resource_type: 'refund', resource: refund },
  'PAYMENT.PAYOUTS-ITEM.SUCCEEDED': { resource_type: 'payouts_item', resource: payout },
  'PAYMENT.SALE.COMPLETED': { resource_type: 'sale', resource: sale },
  'VAULT.PAYMENT-TOKEN.CREATED': { resource_type: 'payment_token', resource: token },
} satisfies {
  readonly [Name in keyof PaypalObjects]?: {
    readonly resource_type: string
    readonly resource: Part<PaypalObjects[Name]>
  }
}
