// Next.js: app/webhooks/route.ts, on the Node or the edge runtime. Several secrets while one replaces the other.
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { toFetch } from 'webhook-receiver/fetch'
import { payments } from 'webhook-receiver/payments'

const { WEBHOOK_SECRET = '', WEBHOOK_SECRET_OLD = '' } = process.env

const receiver = createReceiver({
  provider: payments({
    verify: hmacSignature({
      secrets: [WEBHOOK_SECRET, WEBHOOK_SECRET_OLD].filter(Boolean),
      header: 'X-Pay-Signature',
      timestamp: { header: 'X-Pay-Timestamp', toleranceSeconds: 300 },
    }),
  }),
  on: {
    'PAYMENT.AUTHORIZATION.VOIDED': ({ payload }) => console.log(`voided: ${payload.resource.id}`),
    '*': ({ event, id }) => console.log(`${event} ${id}`),
  },
  onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
})

export const POST = toFetch(receiver)
