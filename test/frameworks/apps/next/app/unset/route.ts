import { createReceiver, fromEnv, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { toNextRoute } from 'webhook-receiver/next'

const verify = hmacSignature({
  secrets: fromEnv('UNSET_WEBHOOK_SECRET'),
  header: 'X-Host-Signature',
  prefix: 'sha256=',
})

export const POST = toNextRoute(createReceiver({ provider: host({ verify }), on: {} }))
