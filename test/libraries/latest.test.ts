import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { stripeObject } from '../../src/clients/latest/index.js'
import type { Delivery } from '../../src/index.js'

/** A fetch that records which URL is called, and what was asked with it. */
function recording() {
  const called: string[] = []
  const fetch = async (url: string | URL | Request) => {
    called.push(new Request(url).url)
    return Response.json({ id: 'x', object: 'x' })
  }
  return { called, fetch }
}

const sdk = recording()
const stripe = new Stripe('sk_test_1', { httpClient: Stripe.createFetchHttpClient(sdk.fetch) })

/** The types of objects whose events Stripe sends, and how its library retrieves them. */
const retrieved: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  account: (id) => stripe.accounts.retrieve(id),
  'billing.alert': (id) => stripe.billing.alerts.retrieve(id),
  charge: (id) => stripe.charges.retrieve(id),
  'checkout.session': (id) => stripe.checkout.sessions.retrieve(id),
  credit_note: (id) => stripe.creditNotes.retrieve(id),
  customer: (id) => stripe.customers.retrieve(id),
  dispute: (id) => stripe.disputes.retrieve(id),
  'identity.verification_session': (id) => stripe.identity.verificationSessions.retrieve(id),
  invoice: (id) => stripe.invoices.retrieve(id),
  invoiceitem: (id) => stripe.invoiceItems.retrieve(id),
  'issuing.authorization': (id) => stripe.issuing.authorizations.retrieve(id),
  payment_intent: (id) => stripe.paymentIntents.retrieve(id),
  payment_method: (id) => stripe.paymentMethods.retrieve(id),
  payout: (id) => stripe.payouts.retrieve(id),
  price: (id) => stripe.prices.retrieve(id),
  product: (id) => stripe.products.retrieve(id),
  refund: (id) => stripe.refunds.retrieve(id),
  setup_intent: (id) => stripe.setupIntents.retrieve(id),
  subscription: (id) => stripe.subscriptions.retrieve(id),
  subscription_schedule: (id) => stripe.subscriptionSchedules.retrieve(id),
  tax_rate: (id) => stripe.taxRates.retrieve(id),
  'terminal.reader': (id) => stripe.terminal.readers.retrieve(id),
  transfer: (id) => stripe.transfers.retrieve(id),
  'treasury.financial_account': (id) => stripe.treasury.financialAccounts.retrieve(id),
}

describe('stripeObject', () => {
  it.each(Object.entries(retrieved))('fetches a %s from where the library of Stripe does', async (object, retrieve) => {
    sdk.called.length = 0
    await retrieve('id_1')
    const own = recording()
    const { fetch } = stripeObject({ token: 'sk_test_1', fetch: own.fetch })
    // The part of a delivery that is read.
    const delivery = { payload: { data: { object: { object, id: 'id_1' } } } } as unknown as Delivery
    await fetch(delivery, { known: undefined, signal: new AbortController().signal })
    expect(own.called).toEqual(sdk.called)
  })
})
