// Examples of razorpay.com/docs/webhooks: the names and kinds of fields, with other values.
import type { RazorpayPayloads } from '../../../src/vendors/payloads/razorpay.js'
import type { Closed } from './closed.js'

const payment = {
  id: 'pay_1',
  entity: 'payment',
  amount: 5500,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_1',
  invoice_id: null,
  international: false,
  method: 'wallet',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  description: 'Test',
  card_id: null,
  bank: null,
  wallet: 'airtelmoney',
  vpa: null,
  email: 'a@example.com',
  contact: '+919000000000',
  notes: { address: 'street' },
  fee: 130,
  tax: 20,
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
  acquirer_data: { transaction_id: null },
  created_at: 1_747_197_130,
} as const

export const orderPaid = [
  'order.paid',
  {
    entity: 'event',
    account_id: 'acc_1',
    event: 'order.paid',
    contains: ['payment', 'order'],
    payload: {
      payment: { entity: payment },
      order: {
        entity: {
          id: 'order_1',
          entity: 'order',
          amount: 5500,
          amount_paid: 5500,
          amount_due: 0,
          currency: 'INR',
          receipt: null,
          offer_id: null,
          status: 'paid',
          attempts: 2,
          notes: [],
          created_at: 1_747_197_098,
        },
      },
    },
    created_at: 1_747_197_134,
  } satisfies Closed<RazorpayPayloads['order.paid']>,
] as const

export const refundCreated = [
  'refund.created',
  {
    entity: 'event',
    account_id: 'acc_1',
    event: 'refund.created',
    contains: ['refund', 'payment'],
    payload: {
      refund: {
        entity: {
          id: 'rfnd_1',
          entity: 'refund',
          amount: 50_000,
          currency: 'INR',
          payment_id: 'pay_1',
          notes: { comment: 'text' },
          receipt: null,
          acquirer_data: { arn: null },
          created_at: 1_597_734_071,
          batch_id: null,
          status: 'processed',
          speed_processed: 'normal',
          speed_requested: 'optimum',
        },
      },
      payment: { entity: payment },
    },
    created_at: 1_597_734_071,
  } satisfies Closed<RazorpayPayloads['refund.created']>,
] as const
