// Plain node:http: push channels, each with a token of its own.
// PORT=3000 npx tsx node-http.ts (Node 22.18 and newer: node node-http.ts; or compile it with tsc and run the .js)
import { createServer } from 'node:http'
import { createReceiver } from 'webhook-receiver'
import { toNode } from 'webhook-receiver/node'
import { push, pushExpiresAt } from 'webhook-receiver/push'

const { WEBHOOK_TOKEN = '', PORT = '3000' } = process.env

// Stored before a channel is registered: its first message can come before the registration answers.
const channels = new Map([['calendar-1', { token: WEBHOOK_TOKEN, calendar: 'team' }]])

const receiver = createReceiver({
  provider: push({ token: (channelId) => channels.get(channelId)?.token }),
  on: {
    sync: ({ payload }) => console.log(`started: ${payload.channelId}, until ${pushExpiresAt(payload)?.toISOString()}`),
    exists: ({ payload }) => console.log(`changed: ${channels.get(payload.channelId)?.calendar}`),
  },
  onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
})

const server = createServer(toNode(receiver))
server.listen(Number(PORT), () => console.log(`listening on port ${PORT}`))
