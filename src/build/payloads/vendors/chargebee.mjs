import { describeMap } from '../condense/events.mjs'
import { Names, newFields } from '../condense/shape.mjs'
import { propertiesOf, readTypes, shapes } from '../condense/types.mjs'

export const sources = ['chargebee']

/** The objects whose fields stay unknown: those of rare products, and the details of every line, which half of the declarations were. */
const leftOut = new RegExp(
  [
    '^(?:Addon|AdvanceInvoiceSchedule|Alert|AttachedItem|ContractTerm|DifferentialPrice|Feature|Gift|GrantBlock',
    'Ledger\\w*|MeteredFeature|Omnichannel\\w*|Order|PaymentIntent|PaymentReferenceNumber|PaymentSchedule\\w*|PaymentVoucher|Plan',
    'PriceVariant|Purchase|Quote\\w*|Ramp|RecordedPurchase|Rule|SalesOrder|TaxWithheld|Token|UnbilledCharge|UsageFile',
    'VirtualBankAccount)\\b',
  ].join('|'),
)
const details =
  /\.(?:\w*LineItem\w+|Line\w*Item\w+|Einvoice|SiteDetailsAtCreation|TaxOrigin|Linked\w+|Issued\w+|Adjustment\w+|\w*Tier|\w*Address|Balance|Relationship|ParentAccountAccess|ChildAccountAccess|ReferralInfo|ReferralUrl|ContractTerm|PaymentAttempt|Notes?|DunningAttempt|AppliedCredit|AccountingDetail|TaxDetail|\w+Allocation)$/

export function describe() {
  const { checker, types } = readTypes(
    [
      "import type { WebhookEvent, WebhookEventType } from 'chargebee'",
      "export type Envelope = Omit<WebhookEvent, 'content'>",
      "export type Events = { [Type in WebhookEventType as `${Type}`]: WebhookEvent<Type>['content'] }",
    ].join('\n'),
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, {
    nameOf: ({ symbol }) => symbol || undefined,
    replace: (name) => (leftOut.test(name) || details.test(name) ? { object: newFields() } : undefined),
  })
  shapeOf(types.get('Envelope'))
  names.all.get('Envelope').fields.get('event_type').shape = { string: true }
  const byEvent = new Map()
  for (const [event, content] of propertiesOf(checker, types.get('Events'))) {
    const own = newFields()
    own.fields.set('content', { shape: shapeOf(content), required: 1, absent: false })
    byEvent.set(event, { object: own })
  }
  return describeMap(names, byEvent, {
    name: 'ChargebeePayloads',
    comment: 'The payload of each event.',
    tag: 'event_type',
    base: 'Envelope',
  })
}
