// Plain node:http: push channels, each with a separate token.
// PORT=3000 node node-http.ts
// That is Node 22.18 or newer; on Node 20: npx tsx node-http.ts, or npx tsc first and then node node-http.js
import { createServer } from 'node:http'
import { createReceiver } from 'webhook-receiver'
import { toNode } from 'webhook-receiver/node'
import { push, pushExpiresAt } from 'webhook-receiver/push'

const { WEBHOOK_TOKEN = '', PORT = '3000' } = process.env

// Stored before a channel is registered: its first message can come before the registration answers.
const channels = new Map([['calendar-1', { token: WEBHOOK_TOKEN, calendar: 'team' }]])

const receiver = createReceiver({
  provider: push({ tokens: (channelId) => channels.get(channelId)?.token }),
  on: {
    sync: ({ payload }) => console.log(`started: ${payload.channelId}, until ${pushExpiresAt(payload)?.toISOString()}`),
    exists: ({ payload }) => console.log(`changed: ${channels.get(payload.channelId)?.calendar}`),
  },
  onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
})

const server = createServer(toNode(receiver))
server.listen(Number(PORT), () => console.log(`listening on port ${PORT}`))
