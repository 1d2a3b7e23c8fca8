// Fastify: the plugin leaves the body unread for the receiver, and the other routes keep their parsers.
// WEBHOOK_SECRET=... PORT=3000 node fastify.ts
// That is Node 22.18 or newer; on Node 20: npx tsx fastify.ts, or npx tsc first and then node fastify.js
import fastify from 'fastify'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { toFastify } from 'webhook-receiver/fastify'
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
  on: { issues: ({ event, payload }) => console.log(`${event}: ${payload.repository?.full_name}`) },
  onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
})

const app = fastify()
app.register(toFastify(receiver), { prefix: '/webhooks' })

console.log('listening', await app.listen({ port: Number(PORT), host: '127.0.0.1' }))
