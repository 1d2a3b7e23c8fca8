import ts from 'typescript'
import { Names, newFields } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['stripe']

/** The products whose resources keep the envelope's type, which saves half of the declarations. */
const leftOut = [
  'Apps',
  'BalanceSettings',
  'Billing',
  'BillingPortalConfiguration',
  'Climate',
  'CustomerCashBalance',
  'Entitlements',
  'FinancialConnections',
  'Identity',
  'Issuing',
  'Reporting',
  'Reserve',
  'Sigma',
  'Source',
  'Tax',
  'Terminal',
  'TestHelpers',
  'ThreeDSecure',
  'Treasury',
]
const kept = ['BillingPortalSession', 'TaxId', 'TaxRate']

/** What one method of payment needs. Stripe has about sixty; only these are described in full. */
const methods = ['Card', 'CardPresent', 'UsBankAccount', 'SepaDebit', 'Link', 'Type', 'CustomerBalance']

export function describe() {
  const { checker, types } = readTypes(
    `import { Stripe } from 'stripe'\nexport type Event = Stripe.Event\nexport type Thin = Stripe.V2.Core.Event`,
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, {
    nameOf,
    union: (members) => (members.some(isText) ? members.filter((one) => !isExpanded(one)) : members),
    replace: (name = '') => {
      if (name.startsWith('Decimal')) return { string: true }
      if (name === 'Source' || name.startsWith('Refund.DestinationDetails.')) return { object: newFields() }
      if (name === 'Account.Capabilities') return { object: { ...newFields(), values: { string: true } } }
      const [, method] = /PaymentMethod(?:Details|Options)\.(\w+)/.exec(name) ?? /NextAction\.(\w+)/.exec(name) ?? []
      const isLoose = method && !methods.includes(method) && !/^(?:UseStripeSdk|RedirectToUrl)$/.test(method)
      return isLoose ? { object: newFields() } : undefined
    },
  })
  const all = types.get('Event').types.map((event) => {
    const [type, data] = ['type', 'data'].map((name) => checker.getTypeOfPropertyOfType(event, name))
    return { name: type.value, object: checker.getTypeOfPropertyOfType(data, 'object') }
  })
  const described = all.filter(({ object }) => parts(object).every((one) => isDescribed(resourceOf(one))))
  return {
    names,
    tags: ['object'],
    exports: {
      StripeObjects: {
        comment: 'The resource of each event in `data.object`. An expandable field is an id, as in every event.',
        entries: described.map(({ name, object }) => [name, shapeOf(object)]),
      },
    },
    events: all.map(({ name }) => name),
    // Those of other products are rare, and each name is in every bundle.
    thinEvents: types
      .get('Thin')
      .types.map((event) => checker.getTypeOfPropertyOfType(event, 'type').value)
      .filter((name) => name.startsWith('v2.core.')),
  }
}

function isDescribed(resource) {
  return kept.includes(resource) || !leftOut.some((name) => resource.startsWith(name))
}

function resourceOf({ symbol }) {
  return nameOf({ symbol: symbol.name, file: symbol.declarations[0].getSourceFile().fileName })
}

/** `Session` of `resources/Checkout/Sessions.d.ts` to `CheckoutSession`. */
function nameOf({ symbol, file }) {
  const folder = /\/resources\/(?:(.*)\/)?[^/]*$/.exec(file)?.[1] ?? ''
  return symbol === '' || symbol === 'ApiList' ? undefined : `${folder}${symbol}`
}

function isExpanded(type) {
  return type.getProperty('object') !== undefined
}

function isText({ flags }) {
  return (flags & ts.TypeFlags.String) !== 0
}

function parts(type) {
  return type.isUnion() ? type.types : [type]
}
