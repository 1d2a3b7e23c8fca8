import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/Adyen/adyen-node-api-library/blob/main/src/__tests__/hmacValidator.spec.ts',
    options: { secrets: 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00' },
    headers: {},
    body: JSON.stringify({
      live: 'false',
      notificationItems: [
        {
          NotificationRequestItem: {
            pspReference: 'pspReference',
            originalReference: 'originalReference',
            merchantAccountCode: 'merchantAccount',
            merchantReference: 'reference',
            amount: { currency: 'EUR', value: 1000 },
            eventCode: 'EVENT',
            paymentMethod: 'VISA',
            reason: 'reason',
            success: 'true',
            additionalData: { hmacSignature: 'ipnxGCaUZ4l8TUW75a71/ghd2Fe5ffvX0pV4TLTntIc=' },
          },
        },
      ],
    }),
    event: 'EVENT',
  },
]
