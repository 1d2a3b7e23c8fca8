// Express 4 and 5: deliveries of a code-hosting service, signed with a shared secret.
// WEBHOOK_SECRET=... PORT=3000 node express.ts
// That is Node 22.18 or newer; on Node 20: npx tsx express.ts, or npx tsc first and then node express.js
import express from 'express'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { toExpress } from 'webhook-receiver/express'
import { host } from 'webhook-receiver/host'

const { WEBHOOK_SECRET = '', PORT = '3000' } = process.env

const receiver = createReceiver({
  provider: host({
    verify: hmacSignature({
      secrets: WEBHOOK_SECRET,
      header: 'X-Host-Signature-256',
      prefix: 'sha256=',
    }),
  }),
  on: {
    'issues.opened': ({ payload }) => console.log(`opened: ${payload.repository.full_name}#${payload.issue.number}`),
    ping: () => console.log('the hook works'),
  },
  onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
})

const app = express()
// Before express.json(): the signature covers the bytes as they arrived.
app.post('/webhooks', toExpress(receiver))
app.use(express.json())

app.listen(Number(PORT), () => console.log(`listening on port ${PORT}`))
