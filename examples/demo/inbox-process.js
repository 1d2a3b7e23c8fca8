// @ts-check
// A process with an inbox in a directory: receives over HTTP, stores, answers, and takes its time to handle what is stored.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { sqliteInbox } from 'webhook-receiver/inbox/sqlite'
import { toNode } from 'webhook-receiver/node'

const [directory = '', secret = ''] = process.argv.slice(2)
const inbox = await sqliteInbox({ directory })

const receiver = createReceiver({
  provider: host({ verify: hmacSignature({ secrets: secret, header: 'x-host-signature' }) }),
  inbox: { inbox, key: () => 'one repository' },
  on: {
    '*': async ({ id }, { attempt }) => {
      await new Promise((done) => setTimeout(done, 100))
      process.send?.({ handled: id, attempt })
    },
  },
})

await inbox.consume(receiver)
const server = createServer(toNode(receiver)).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
process.on('disconnect', () => process.exit())
