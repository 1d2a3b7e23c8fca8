// Redis or Valkey: any number of processes store and handle, in any order.
// WEBHOOK_SECRET=... REDIS_URL=redis://... PORT=3000 node redis.ts
// That is Node 22.18 or newer; on Node 20: npx tsx redis.ts
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { bullmqInbox } from 'webhook-receiver/inbox/bullmq'
import { serve } from './serve.ts'

const client = new Redis(process.env['REDIS_URL'] ?? '')

await serve(bullmqInbox({ bullmq: { Queue, Worker }, client, onError: console.error }), () => client.disconnect())
