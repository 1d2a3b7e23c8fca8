// Fastify: the body is left unread for the receiver, which writes the answer itself.
// WEBHOOK_SECRET=... PORT=3000 node fastify.ts
// That is Node 22.18 or newer; on Node 20: npx tsx fastify.ts, or npx tsc first and then node fastify.js
import fastify from 'fastify'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { toNode } from 'webhook-receiver/node'

const { WEBHOOK_SECRET = '', PORT = '3000' } = process.env

const receive = toNode(
  createReceiver({
    provider: host({
      verify: hmacSignature({
        secrets: WEBHOOK_SECRET,
        header: 'X-Host-Signature-256',
        prefix: 'sha256=',
      }),
    }),
    on: { issues: ({ event, payload }) => console.log(`${event}: ${payload.repository?.full_name}`) },
    onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
  }),
)

const app = fastify()
// In a scope of its own, so that the other routes keep their parsers.
await app.register(async (webhooks) => {
  webhooks.removeAllContentTypeParsers()
  webhooks.addContentTypeParser('*', (_request, _payload, done) => done(null))
  webhooks.post('/webhooks', async (request, reply) => {
    reply.hijack()
    await receive(request.raw, reply.raw)
  })
})

console.log('listening', await app.listen({ port: Number(PORT), host: '127.0.0.1' }))
