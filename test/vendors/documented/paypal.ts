// Examples of events in PayPal's documentation, as receivers quote them: the names and kinds of fields, with other values.
import type { PaypalObjects } from '../../../src/generated/payloads/paypal.js'
import type { Closed } from './closed.js'

const links = [{ href: 'https://example.com/a', rel: 'self', method: 'GET' }]
const money = { currency: 'EUR', value: '1.00' }

export const saleCompleted = {
  id: 'A',
  state: 'completed',
  amount: { total: '1.00', currency: 'EUR', details: { subtotal: '1.00' } },
  payment_mode: 'INSTANT_TRANSFER',
  protection_eligibility: 'ELIGIBLE',
  protection_eligibility_type: 'ITEM_NOT_RECEIVED_ELIGIBLE,UNAUTHORIZED_PAYMENT_ELIGIBLE',
  transaction_fee: money,
  invoice_number: '',
  custom: 'a',
  create_time: '2026-01-02T03:04:05Z',
  update_time: '2026-01-02T03:04:05Z',
  links,
} satisfies Closed<PaypalObjects['PAYMENT.SALE.COMPLETED']>

export const saleRefunded = {
  id: 'A',
  create_time: '2026-01-02T03:04:05Z',
  update_time: '2026-01-02T03:04:05Z',
  state: 'completed',
  amount: { total: '-1.00', currency: 'EUR' },
  sale_id: 'B',
  parent_payment: 'C',
  links,
} satisfies Closed<PaypalObjects['PAYMENT.SALE.REFUNDED']>

export const saleReversed = {
  amount: { total: '-1.00', currency: 'EUR', details: { subtotal: '-1.20', tax: '0.10', shipping: '0.10' } },
  id: 'A',
  state: 'completed',
  create_time: '2026-01-02T03:04:05Z',
  links,
} satisfies Closed<PaypalObjects['PAYMENT.SALE.REVERSED']>

export const disputeCreated = {
  dispute_id: 'PP-A',
  create_time: '2026-01-02T03:04:05.000Z',
  update_time: '2026-01-02T03:04:05.000Z',
  disputed_transactions: [
    {
      seller_transaction_id: 'A',
      seller: { merchant_id: 'B', name: 'Shop' },
      items: [],
      seller_protection_eligible: true,
    },
  ],
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: 'OPEN',
  dispute_amount: { currency_code: 'EUR', value: '3.00' },
  dispute_life_cycle_stage: 'INQUIRY',
  dispute_channel: 'INTERNAL',
  messages: [{ posted_by: 'BUYER', time_posted: '2026-01-02T03:04:05.000Z', content: 'Text' }],
  links,
} satisfies Closed<PaypalObjects['CUSTOMER.DISPUTE.CREATED']>

export const payoutSucceeded = {
  transaction_id: 'A',
  payout_item_fee: money,
  transaction_status: 'SUCCESS',
  time_processed: '2026-01-02T03:04:05Z',
  payout_item: {
    recipient_type: 'EMAIL',
    amount: money,
    note: 'Text',
    receiver: 'a@example.com',
    sender_item_id: 'Item1',
  },
  links,
  payout_item_id: 'B',
  payout_batch_id: 'C',
} satisfies Closed<PaypalObjects['PAYMENT.PAYOUTS-ITEM.SUCCEEDED']>
