// A directory of this machine: one process, no server, each repository in order.
// WEBHOOK_SECRET=... INBOX_DIRECTORY=./webhooks PORT=3000 node embedded.ts
// That is Node 22.18 or newer; on Node 20: npx tsx embedded.ts, or npx tsc first and then node embedded.js
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { embeddedInbox } from 'webhook-receiver/inbox/embedded'
import { toNode } from 'webhook-receiver/node'

const { WEBHOOK_SECRET = '', INBOX_DIRECTORY = './webhooks', PORT = '3000' } = process.env

const inbox = await embeddedInbox({ PgBoss, PGlite, directory: INBOX_DIRECTORY, onError: console.error })

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
