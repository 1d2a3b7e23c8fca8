// Redis or Valkey: any number of processes store and handle, in any order.
// WEBHOOK_SECRET=... REDIS_URL=redis://... PORT=3000 node redis.ts
// That is Node 22.18 or newer; on Node 20: npx tsx redis.ts, or npx tsc first and then node redis.js
import { createServer } from 'node:http'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { bullmqInbox } from 'webhook-receiver/inbox/bullmq'
import { toNode } from 'webhook-receiver/node'

const { WEBHOOK_SECRET = '', REDIS_URL = '', PORT = '3000' } = process.env

const client = new Redis(REDIS_URL)
const inbox = bullmqInbox({ bullmq: { Queue, Worker }, client, onError: console.error })

const receiver = createReceiver({
  provider: host({ verify: hmacSignature({ secrets: WEBHOOK_SECRET, header: 'x-host-signature' }) }),
  inbox,
  on: {
    'issues.opened': async ({ id, payload }, { attempt }) => {
      await new Promise((resolve) => setTimeout(resolve, 100)) // longer than the provider waits, perhaps
      console.log(`handled ${id} at attempt ${attempt}: ${payload.issue.number}`)
    },
  },
  onError: (error) => console.error(error.code, error.message),
})

// Leave this out where only others handle, and the server where this process only handles.
const consumption = await inbox.consume(receiver, { concurrency: 10 })
const server = createServer(toNode(receiver)).listen(Number(PORT), () => console.log(`listening on port ${PORT}`))

process.once('SIGTERM', async () => {
  server.close()
  await consumption.close()
  await receiver.drain()
  await inbox.close()
  client.disconnect()
  process.exit()
})
