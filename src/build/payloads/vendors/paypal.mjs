import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Names } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@paypal/paypal-server-sdk', 'described']
export const from = ({ name, version }) => (version ? `${name} ${version}` : described)

const described = [
  'by hand from openapi/ of paypal/paypal-rest-api-specifications (commit ec4d8f36, read',
  '  on 2026-11-22): payments_payment_v1 1.12, customer_disputes_v1 1.10 and payments_payouts_batch_v1 1.9.',
  '  Not confirmed there, but in published samples of events: `custom` and `invoice_number` of sales,',
  '  `seller_protection_eligible`. Not confirmed: `soft_descriptor`, `dispute_state`, `payments` of payout batches.',
].join('\n//   ')

const ofSdk = {
  CapturedPayment: /^PAYMENT\.CAPTURE\.(?:COMPLETED|DECLINED|DENIED|PENDING)$/,
  Refund: /^PAYMENT\.CAPTURE\.(?:REFUNDED|REVERSED)$|^PAYMENT\.REFUND\./,
  PaymentAuthorization: /^PAYMENT\.AUTHORIZATION\./,
  Order: /^CHECKOUT\.ORDER\./,
  Subscription: /^BILLING\.SUBSCRIPTION\./,
  BillingPlan: /^BILLING\.PLAN\./,
  PaymentTokenResponse: /^VAULT\.PAYMENT-TOKEN\./,
}

const ofVersion1 = {
  Sale: /^PAYMENT\.SALE\.(?:COMPLETED|DENIED|PENDING)$/,
  SaleRefund: /^PAYMENT\.SALE\.(?:REFUNDED|REVERSED)$/,
  Dispute: /^CUSTOMER\.DISPUTE\./,
  PayoutItem: /^PAYMENT\.PAYOUTS-ITEM\./,
  PayoutBatch: /^PAYMENT\.PAYOUTSBATCH\./,
}

export function describe() {
  const own = readFileSync(path.join(import.meta.dirname, 'paypal-v1.d.ts'), 'utf8')
  const { checker, types } = readTypes(
    `${own}\n${Object.keys(ofSdk)
      .map(
        (name) =>
          `import type { ${name} as Of${name} } from '@paypal/paypal-server-sdk'\nexport type ${name} = Of${name}`,
      )
      .join('\n')}`,
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, { nameOf: ({ symbol }) => symbol || undefined, rename: toWire })
  const events = readEvents()
  const entries = events.flatMap((event) => {
    const [name] = Object.entries({ ...ofSdk, ...ofVersion1 }).find(([, pattern]) => pattern.test(event)) ?? []
    return name === undefined ? [] : [[event, shapeOf(types.get(name))]]
  })
  return {
    names,
    exports: { PaypalObjects: { comment: 'The resource of each event, in `resource`.', entries } },
    events,
  }
}

/** The SDK has the names of fields in camel case. */
function toWire(name) {
  return name.replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`)
}

function readEvents() {
  const text = readFileSync(path.join(import.meta.dirname, '../../../vendors/paypal/events.ts'), 'utf8')
  return [...text.matchAll(/'([A-Z][A-Z.-]+)'/g)].map(([, name]) => name)
}
