// PostgreSQL: any number of processes store and handle, each repository in order.
// WEBHOOK_SECRET=... DATABASE_URL=postgres://... PORT=3000 node postgres.ts
// That is Node 22.18 or newer; on Node 20: npx tsx postgres.ts, or npx tsc first and then node postgres.js
import { createServer } from 'node:http'
import { PgBoss } from 'pg-boss'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { pgBossInbox } from 'webhook-receiver/inbox/pg-boss'
import { toNode } from 'webhook-receiver/node'

const { WEBHOOK_SECRET = '', DATABASE_URL = '', PORT = '3000' } = process.env

const inbox = await pgBossInbox({ PgBoss, client: DATABASE_URL, onError: console.error })

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
  process.exit()
})
