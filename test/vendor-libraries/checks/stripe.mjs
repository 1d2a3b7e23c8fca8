import Stripe from 'stripe'

export const row = { strength: 'signed with time' }
export const header = 'Stripe-Signature'

export const accepts = ({ body, headers, secret }) =>
  Boolean(Stripe.webhooks.constructEvent(body, headers['stripe-signature'], secret))

export const sign = ({ text, secret }) => ({
  'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload: text, secret }),
})
