// A file in a directory of this machine: any number of processes, no server, each repository in order.
// WEBHOOK_SECRET=... INBOX_DIRECTORY=./webhooks PORT=3000 node sqlite.ts
// That is Node 22.18 or newer; on Node 20: npm install libsql, and npx tsx sqlite.ts
import { createServer } from 'node:http'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { sqliteInbox } from 'webhook-receiver/inbox/sqlite'
import { toNode } from 'webhook-receiver/node'

const { WEBHOOK_SECRET = '', INBOX_DIRECTORY = './webhooks', PORT = '3000' } = process.env

const inbox = await sqliteInbox({ directory: INBOX_DIRECTORY, onError: console.error })

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
