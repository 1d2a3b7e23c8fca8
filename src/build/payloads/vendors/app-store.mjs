import { Names, newFields, pascal } from '../condense/shape.mjs'
import { propertiesOf, readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@apple/app-store-server-library']

const models = '@apple/app-store-server-library/dist/models'

/** The types of notifications with their subtypes, and the field with the contents, as Apple's documentation lists them. */
const notifications = {
  data: {
    CONSUMPTION_REQUEST: [''],
    DID_CHANGE_RENEWAL_PREF: ['', 'DOWNGRADE', 'UPGRADE'],
    DID_CHANGE_RENEWAL_STATUS: ['AUTO_RENEW_DISABLED', 'AUTO_RENEW_ENABLED'],
    DID_FAIL_TO_RENEW: ['', 'GRACE_PERIOD'],
    DID_RENEW: ['', 'BILLING_RECOVERY'],
    EXPIRED: ['', 'BILLING_RETRY', 'PRICE_INCREASE', 'PRODUCT_NOT_FOR_SALE', 'VOLUNTARY'],
    GRACE_PERIOD_EXPIRED: [''],
    OFFER_REDEEMED: ['', 'DOWNGRADE', 'INITIAL_BUY', 'RESUBSCRIBE', 'UPGRADE'],
    ONE_TIME_CHARGE: [''],
    PRICE_INCREASE: ['ACCEPTED', 'PENDING'],
    REFUND: [''],
    REFUND_DECLINED: [''],
    REFUND_REVERSED: [''],
    RENEWAL_EXTENDED: [''],
    RENEWAL_EXTENSION: ['FAILURE'],
    REVOKE: [''],
    SUBSCRIBED: ['INITIAL_BUY', 'RESUBSCRIBE'],
    TEST: [''],
  },
  summary: { RENEWAL_EXTENSION: ['SUMMARY'] },
  externalPurchaseToken: { EXTERNAL_PURCHASE_TOKEN: ['UNREPORTED'] },
  appData: { RESCIND_CONSENT: [''] },
}

/** The claims of the tokens in a payload, which the preset has verified. */
const nested = {
  signedTransactionInfo: 'JWSTransactionDecodedPayload',
  signedRenewalInfo: 'JWSRenewalInfoDecodedPayload',
  signedAppTransactionInfo: 'AppTransaction',
}

export function describe() {
  const { checker, types } = readTypes(
    ['ResponseBodyV2DecodedPayload', ...Object.values(nested)]
      .map((name) => `export type { ${name} } from '${models}/${name}'`)
      .join('\n'),
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, {
    nameOf: ({ symbol }) => symbol.replace(/^JWS|DecodedPayload$/g, '') || undefined,
    field: (owner, name) =>
      /^(App)?Data$/.test(owner ?? '') && nested[name] ? shapeOf(types.get(nested[name])) : undefined,
  })
  const entries = Object.entries(notifications).flatMap(([content, ofContent]) => {
    const shape = withContent(content)
    return Object.entries(ofContent).flatMap(([type, subtypes]) =>
      subtypes.map((subtype) => [[type, subtype].filter(Boolean).join('.'), shape]),
    )
  })
  return {
    names,
    exports: {
      AppStorePayloads: {
        comment: 'The payload of each event. The tokens in it are replaced by their verified claims.',
        entries: entries.sort(([a], [b]) => (a < b ? -1 : 1)),
      },
    },
    events: entries.map(([event]) => event),
  }

  /** A notification has one of the fields with contents. */
  function withContent(content) {
    const fields = newFields()
    for (const [name, type] of propertiesOf(checker, types.get('ResponseBodyV2DecodedPayload'))) {
      if (name in notifications && name !== content) continue
      fields.fields.set(name, { shape: shapeOf(type), required: name === 'subtype' ? 0 : 1, absent: false })
    }
    return names.define(pascal(`${content} notification`), content, () => fields)
  }
}
