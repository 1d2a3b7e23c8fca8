import { adyenEvents } from '../generated/events/adyen.js'
import type { AdyenPayloads } from '../generated/payloads/adyen.js'
import type { WithPayloads } from './table/define-vendor.js'
import { itemVendor } from './table/item-vendor.js'

export type { AdyenPayloads } from '../generated/payloads/adyen.js'

const preset = itemVendor({
  name: 'adyen',
  title: 'Adyen',
  strength: 'signed but not the body',
  source: 'https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  library: '@adyen/api-library',
  items: 'notificationItems',
  itemSignature: {
    field: 'NotificationRequestItem.additionalData.hmacSignature',
    fields: [
      'NotificationRequestItem.pspReference',
      'NotificationRequestItem.originalReference',
      'NotificationRequestItem.merchantAccountCode',
      'NotificationRequestItem.merchantReference',
      'NotificationRequestItem.amount.value',
      'NotificationRequestItem.amount.currency',
      'NotificationRequestItem.eventCode',
      'NotificationRequestItem.success',
    ],
    separator: ':',
    open: 'NotificationRequestItem.merchantReference',
  },
  secret: 'hex',
  scheme: 'HMAC-SHA256, base64',
  signs: 'eight fields of each item, joined by colons',
  event: { field: 'NotificationRequestItem.eventCode' },
  sampleEvent: 'AUTHORISATION',
  events: adyenEvents,
  id: [{ field: 'NotificationRequestItem.pspReference' }, { field: 'NotificationRequestItem.eventCode' }],
})

/** Adyen: standard webhooks about payments. Eight fields of each item are signed, **not the others**. */
export const adyen = preset as unknown as WithPayloads<typeof preset, AdyenPayloads>
