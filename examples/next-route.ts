// Next.js: app/webhooks/route.ts, on the Node or the edge runtime. Several secrets while one replaces the other.
import { createReceiver, fromEnv, hmacSignature } from 'webhook-receiver'
import { toFetch } from 'webhook-receiver/fetch'
import { payments } from 'webhook-receiver/payments'

const receiver = createReceiver({
  provider: payments({
    verify: hmacSignature({
      // Read at the first request: `next build` evaluates this module without the secrets.
      secrets: fromEnv('WEBHOOK_SECRET', 'WEBHOOK_SECRET_OLD'),
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
