// NATS JetStream: any number of processes store and handle, each repository in order.
// WEBHOOK_SECRET=... NATS_URL=nats://... PORT=3000 node nats.ts
// That is Node 22.18 or newer; on Node 20: npx tsx nats.ts, or npx tsc first and then node nats.js
import { createServer } from 'node:http'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { jetstreamInbox } from 'webhook-receiver/inbox/jetstream'
import { toNode } from 'webhook-receiver/node'

const { WEBHOOK_SECRET = '', NATS_URL = '', PORT = '3000' } = process.env

const connection = await connect({ servers: NATS_URL, maxReconnectAttempts: -1 })
const inbox = jetstreamInbox({ client: connection, jetstream: jetstream(connection), onError: console.error })

const receiver = createReceiver({
  provider: host({ verify: hmacSignature({ secrets: WEBHOOK_SECRET, header: 'x-host-signature' }) }),
  inbox: { inbox, key: ({ payload }) => payload.repository?.full_name },
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
  await connection.close()
  process.exit()
})
